"""The bots of Gold Record: estimates of positions, and quick games."""

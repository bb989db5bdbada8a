"""What plays Gold Record by itself: estimates of positions, and quick games."""

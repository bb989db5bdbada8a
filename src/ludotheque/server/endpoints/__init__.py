"""HTTP endpoints of the packages beside the tables."""

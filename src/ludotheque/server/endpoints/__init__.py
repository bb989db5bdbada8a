"""HTTP endpoints of the rooms beside the tables."""

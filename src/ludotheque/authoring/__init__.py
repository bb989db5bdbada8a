"""Making a game: a new package from the skeleton, and its compilation."""

"""Learning a game: lessons, puzzles and reviews of finished games."""

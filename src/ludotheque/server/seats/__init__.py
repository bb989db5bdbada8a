"""Seats during a game: leaving and coming back, clocks, and agreements of all players."""

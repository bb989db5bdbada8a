"""Seats while a game goes on: leaving and coming back, clocks, what all players agree on, and what a host decides."""

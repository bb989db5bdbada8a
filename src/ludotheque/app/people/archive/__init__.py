"""Finished games: stored with their results, counted for each player, and rated on request."""

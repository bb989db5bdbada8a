"""Finished games: kept with their results, counted for each player, and rated where that was asked for."""

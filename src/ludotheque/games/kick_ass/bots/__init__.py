"""The bots of Kick-Ass: judging a position and planning answers."""

"""How the bots of Kick-Ass judge a position and plan their answers."""

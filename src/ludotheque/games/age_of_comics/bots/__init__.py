"""How bots judge a position and a move. Nothing here is a rule."""

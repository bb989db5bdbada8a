"""Training of the nets that judge positions: self-play, learning, matches. Needs NumPy."""

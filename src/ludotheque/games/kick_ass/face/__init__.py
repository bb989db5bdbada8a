"""What the world outside sees of Kick-Ass: views, texts, positions, numbers for learning, statistics."""

"""The face of Kick-Ass to the world outside: views, texts, positions, numbers for learning, statistics."""

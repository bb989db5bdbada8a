"""Simultaneous decisions: the seats that may decide now, and decisions made before their turn."""

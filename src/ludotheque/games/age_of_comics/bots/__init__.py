"""Heuristics of the bots; nothing here is a rule."""

"""Decisions at the same time: who may decide now, and what was decided before its turn."""

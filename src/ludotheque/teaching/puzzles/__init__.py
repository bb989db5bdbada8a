"""Puzzles: positions of bot games in which one move is clearly best and another one tempting.

``making`` finds them, and is imported by those who look for new ones alone.
"""

from ludotheque.teaching.puzzles.measuring import Measured, measure, paired
from ludotheque.teaching.puzzles.puzzle import (
    CONFIDENCE,
    Puzzle,
    daily,
    dumps,
    easy,
    find,
    path_of,
    puzzles_of,
    read,
)
from ludotheque.teaching.puzzles.themes import themes, themes_of

__all__ = [
    "CONFIDENCE",
    "Measured",
    "Puzzle",
    "daily",
    "dumps",
    "easy",
    "find",
    "measure",
    "paired",
    "path_of",
    "puzzles_of",
    "read",
    "themes",
    "themes_of",
]

"""Puzzles: positions of bot games in which one move is clearly best and another one tempting."""

from ludotheque.teaching.puzzles.making import Budget, Plan, look_for, puzzles_from
from ludotheque.teaching.puzzles.measuring import Measured, measure, paired
from ludotheque.teaching.puzzles.puzzle import CONFIDENCE, Puzzle, daily, dumps, find, path_of, puzzles_of, read

__all__ = [
    "CONFIDENCE",
    "Budget",
    "Measured",
    "Plan",
    "Puzzle",
    "daily",
    "dumps",
    "find",
    "look_for",
    "measure",
    "paired",
    "path_of",
    "puzzles_from",
    "puzzles_of",
    "read",
]

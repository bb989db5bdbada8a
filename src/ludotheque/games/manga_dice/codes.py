"""Phases, colours and places of cards of Manga Dice as the numbers that the rules use."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOBODY: Final[i64] = -1
WIN_POINTS: Final[i64] = 15
"""R1: the game ends at this many or more."""
HAND_LIMIT: Final[i64] = 3
FACE_UP: Final[i64] = 3
FIRST_ASSISTS: Final[i64] = 2
FIRST_WHITES: Final[i64] = 2
GREENS_EACH: Final[i64] = 3
YELLOWS: Final[i64] = 5
TIE_ROLLS: Final[i64] = 3
MAX_PLAYERS: Final[i64] = 4

# Colours, and the size of a table of dice: four colours of six values.
WHITE: Final[i64] = 0
GREEN: Final[i64] = 1
RED: Final[i64] = 2
YELLOW: Final[i64] = 3
COLOURS: Final[i64] = 4
DICE: Final[i64] = 24

# Where a card is, if no player has it.
DECK: Final[i64] = -1
ROW: Final[i64] = -2
DISCARDED: Final[i64] = -3
LEFT_OUT: Final[i64] = -4

# The state of a skill that lies before its owner.
FRESH: Final[i64] = 0
READY: Final[i64] = 1
TIRED: Final[i64] = 2

# The two decks that a card can be turned up from.
EXPERIENCE_DECK: Final[i64] = 0
SKILL_DECK: Final[i64] = 1

# Phases: the questions that can be asked.
DRAFT: Final[i64] = 0
TURN: Final[i64] = 1
PAY: Final[i64] = 2
CHANGE: Final[i64] = 3
VALUE: Final[i64] = 4
LEND: Final[i64] = 5
FULL_HAND: Final[i64] = 6
TIE: Final[i64] = 7
OVER: Final[i64] = 8

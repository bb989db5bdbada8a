"""The numbers that the rulebook prints, and its words as the numbers that the rules use."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOBODY: Final[i64] = -1
NOWHERE: Final[i64] = -1
NONE: Final[i64] = -1
"""No card."""
MAX_PLAYERS: Final[i64] = 4
YEARS: Final[i64] = 4
EACH: Final[i64] = 12
"""Square cards for each player beyond those on the board."""
OUTSIDE: Final[i64] = 46
"""The place of a band that is not in the Top 45."""
HAND_LIMIT: Final[i64] = 3
STEPS: Final[i64] = 2
MORE_STEPS: Final[i64] = 3
"""Spaces to walk, and with the FLUKE card that gives one more."""
VAN_STEPS: Final[i64] = 3
PRIZE: Final[i64] = 2
"""Places for a battle won, a battle tied by its starter, and for the card turned to MANAGER."""

SPACES: Final[i64] = 36
SIDE: Final[i64] = 6
RESOURCES: Final[i64] = 5
"""The first kinds of square cards."""
SQUARES: Final[i64] = 10
BATTLE_CARD: Final[i64] = 9
"""The last kind of square card, which no one keeps; before it come two with ranking and two with battle points."""
ROLES: Final[i64] = 4
MUSICIANS: Final[i64] = 36
SECTORS: Final[i64] = 6
FLUKES: Final[i64] = 10
HAPPENINGS: Final[i64] = 16


class Strip:
    """The coloured strips under the spaces."""

    MUSICIANS: Final[i64] = 0
    GOLD: Final[i64] = 1
    FLUKE: Final[i64] = 2
    HAPPENS: Final[i64] = 3
    ROADIE: Final[i64] = 4


class Effect:
    """The effects of FLUKE cards."""

    NONE: Final[i64] = 0
    FIND: Final[i64] = 1
    STEAL: Final[i64] = 2
    WALK: Final[i64] = 3
    DETOUR: Final[i64] = 4
    CANCEL: Final[i64] = 5
    TRADE: Final[i64] = 6


class Mishap:
    """The effects of #*IT HAPPENS cards."""

    BATTLE: Final[i64] = 0
    LOSE: Final[i64] = 1
    PAY: Final[i64] = 2
    DOWN: Final[i64] = 3
    AMATEUR: Final[i64] = 4
    PROFESSIONAL: Final[i64] = 5
    FLUKE: Final[i64] = 6
    EXIT: Final[i64] = 7
    STAGE: Final[i64] = 8
    HALF: Final[i64] = 9
    GREEN: Final[i64] = 10


class Source:
    """The causes of moves in the ranking: the lines of the sheet, the four passes of the count last."""

    RECORD: Final[i64] = 0
    BATTLE: Final[i64] = 1
    MANAGER: Final[i64] = 2
    HAPPENS: Final[i64] = 3
    PUSH: Final[i64] = 4
    COUNT_FLUKE: Final[i64] = 5
    COUNT_SQUARE: Final[i64] = 6
    COUNT_MUSICIAN: Final[i64] = 7
    COUNT_CARD: Final[i64] = 8


SOURCES: Final[i64] = 9


class Phase:
    """The questions, in the order in which views, positions and observations number them."""

    CHOOSE: Final[i64] = 0
    PLACE: Final[i64] = 1
    WALK: Final[i64] = 2
    RIDE: Final[i64] = 3
    BUY: Final[i64] = 4
    PAY: Final[i64] = 5
    DRAW: Final[i64] = 6
    HAPPENS: Final[i64] = 7
    END: Final[i64] = 8
    FIND: Final[i64] = 9
    STEAL: Final[i64] = 10
    SHIFT: Final[i64] = 11
    GIVE: Final[i64] = 12
    TAKE: Final[i64] = 13
    DROP: Final[i64] = 14
    LOSE: Final[i64] = 15
    OVER: Final[i64] = 16


PHASES: Final[i64] = 17


class Ended:
    """The ways the game can end: place 1 in play, place 1 held after a count, the fourth year, everyone outside."""

    NOT_YET: Final[i64] = 0
    HIT: Final[i64] = 1
    HELD: Final[i64] = 2
    YEARS: Final[i64] = 3
    OUTSIDE: Final[i64] = 4

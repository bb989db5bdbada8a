"""Phases, kinds of cards and actions of Gold Record as the numbers that the rules use."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOBODY: Final[i64] = -1
NOWHERE: Final[i64] = -1
MAX_PLAYERS: Final[i64] = 4
YEARS: Final[i64] = 4
EACH: Final[i64] = 12
"""Square cards for each player beyond those on the board."""
OUTSIDE: Final[i64] = 46
"""The place of who is not in the Top 45."""
HAND_LIMIT: Final[i64] = 3
STEPS: Final[i64] = 2
MORE_STEPS: Final[i64] = 3
"""Spaces to walk, and with the FLUKE card that gives one more."""
VAN_STEPS: Final[i64] = 3
PRIZE: Final[i64] = 2
"""Places for a battle won, a battle tied by its starter, and for the card turned to MANAGER."""

SPACES: Final[i64] = 36
SIDE: Final[i64] = 6

# Square cards: five resources, two with ranking points, two with battle points, and the Battle of the Bands.
RESOURCES: Final[i64] = 5
BATTLE_CARD: Final[i64] = 9
SQUARES: Final[i64] = 10

# Strips under the spaces.
MUSICIANS_STRIP: Final[i64] = 0
GOLD_STRIP: Final[i64] = 1
FLUKE_STRIP: Final[i64] = 2
HAPPENS_STRIP: Final[i64] = 3
ROADIE_STRIP: Final[i64] = 4

ROLES: Final[i64] = 4
MUSICIANS: Final[i64] = 36
SECTORS: Final[i64] = 6
FLUKES: Final[i64] = 10
HAPPENINGS: Final[i64] = 16

# What FLUKE cards do.
NO_EFFECT: Final[i64] = 0
FIND_EFFECT: Final[i64] = 1
STEAL_EFFECT: Final[i64] = 2
WALK_EFFECT: Final[i64] = 3
DETOUR_EFFECT: Final[i64] = 4
CANCEL_EFFECT: Final[i64] = 5
TRADE_EFFECT: Final[i64] = 6

# What #*IT HAPPENS cards do.
BATTLE_HAPPENS: Final[i64] = 0
LOSE_HAPPENS: Final[i64] = 1
PAY_HAPPENS: Final[i64] = 2
DOWN_HAPPENS: Final[i64] = 3
AMATEUR_HAPPENS: Final[i64] = 4
PROFESSIONAL_HAPPENS: Final[i64] = 5
FLUKE_HAPPENS: Final[i64] = 6
EXIT_HAPPENS: Final[i64] = 7
STAGE_HAPPENS: Final[i64] = 8
HALF_HAPPENS: Final[i64] = 9
GREEN_HAPPENS: Final[i64] = 10

# What moved a band in the ranking: the lines of the sheet.
BY_RECORD: Final[i64] = 0
BY_BATTLE: Final[i64] = 1
BY_MANAGER: Final[i64] = 2
BY_HAPPENS: Final[i64] = 3
BY_PUSH: Final[i64] = 4
COUNT_FLUKE: Final[i64] = 5
COUNT_SQUARE: Final[i64] = 6
COUNT_MUSICIAN: Final[i64] = 7
COUNT_CARD: Final[i64] = 8
SOURCES: Final[i64] = 9

# Phases: the questions that can be asked.
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

# How it ended.
NOT_ENDED: Final[i64] = 0
BY_HIT: Final[i64] = 1
BY_HOLDING: Final[i64] = 2
BY_YEARS: Final[i64] = 3
ALL_OUTSIDE: Final[i64] = 4

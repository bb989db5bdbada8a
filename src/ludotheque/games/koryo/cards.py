"""The components of Koryŏ. All of it is printed fact: cards and powers p.11-13, season cards p.9."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

OMNISCIENT: Final[i64] = 0
SPY: Final[i64] = 1
SENATOR: Final[i64] = 2
PRIEST: Final[i64] = 3
SHIP_OWNER: Final[i64] = 4
BANKER: Final[i64] = 5
GUARDIAN: Final[i64] = 6
BROADCASTER: Final[i64] = 7
MERCHANT: Final[i64] = 8
BARBARIANS: Final[i64] = 9
LOBBYING: Final[i64] = 10

FAMILIES: Final[i64] = 9
"""Family ``f`` is printed with the number ``f + 1``: its copies (p.11-12) and its influence at the end."""
KINDS: Final[i64] = 11
EVENTS: Final[i64] = 2
"""Barbarians and lobbying, the kinds after the families."""
"""The nine families, then the two kinds of event."""
MOST_COPIES: Final[i64] = 9
BARBARIANS_COPIES: Final[i64] = 6
LOBBYING_COPIES: Final[i64] = 4
DECK: Final[i64] = 55
TOKENS: Final[i64] = 8

ROUNDS: Final[i64] = 8
MAX_PLAYERS: Final[i64] = 4

SENATOR_BONUS: Final[i64] = 2

FAMILY_NAMES: Final = (
    "omniscient",
    "spy",
    "senator",
    "priest",
    "ship-owner",
    "banker",
    "guardian",
    "broadcaster",
    "merchant",
)
EVENT_NAMES: Final = ("barbarians", "lobbying")
KIND_NAMES: Final = FAMILY_NAMES + EVENT_NAMES


def copies(kind: i64) -> i64:
    """Return how many cards of a kind there are (p.11-13)."""
    if kind == BARBARIANS:
        return BARBARIANS_COPIES
    if kind == LOBBYING:
        return LOBBYING_COPIES
    return kind + 1


def season_draw(season: i64) -> i64:
    """Return the cards dealt to each player in a season, 1 to 8 (season cards, p.9)."""
    return 11 - season


def season_limit(season: i64) -> i64:
    """Return the most cards a player may have in front at the end of a season (season cards, p.9)."""
    return season + 2

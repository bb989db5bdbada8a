"""Words of the box as the numbers that the rules use: cards, places, actions, and how much there is of everything."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOBODY: Final[i64] = -1
"""No seat, no card, no genre."""
MAX_PLAYERS: Final[i64] = 4
HUMAN: Final[i64] = 0
"""The only player of a solo game."""
AUTOMA: Final[i64] = 1
"""The side of the solo opponent. It is no seat: no one is asked for it."""
ROUNDS: Final[i64] = 5
EDITORS: Final[i64] = 4
HAND_LIMIT: Final[i64] = 6
START_MONEY: Final[i64] = 5
DIG_COST: Final[i64] = 4
IDEAS_TO_PRINT: Final[i64] = 2
CAB_COST: Final[i64] = 2
RIVAL_FEE: Final[i64] = 2
CONVERSIONS: Final[i64] = 3
CUBES: Final[i64] = 3
CRAFTS: Final[i64] = 2
"""Writing and drawing."""
HIGHEST_VALUE: Final[i64] = 3
"""Of a creative, raised or not (p.10)."""

# Genres, kinds and cards. Creatives: 24 writers, then 24 artists. Comics: 24 originals, then their rip-offs.
GENRES: Final[i64] = 6
WRITER: Final[i64] = 0
ARTIST: Final[i64] = 1
ORIGINAL: Final[i64] = 2
DECKS: Final[i64] = 3
CREATIVES: Final[i64] = 48
WRITERS: Final[i64] = 24
ORIGINALS: Final[i64] = 24
COMICS: Final[i64] = 48
PER_GENRE: Final[i64] = 4
"""Writers, artists, originals, and values of orders of each genre."""
KINDS: Final[i64] = 24
"""Kinds of orders: four values of six genres."""
LOWEST_ORDER: Final[i64] = 3
"""The lowest value that an order asks for."""
CIRCLES: Final[i64] = 24
SPACES: Final[i64] = 42
CENTRE: Final[i64] = -1
"""The X, where all agents start."""

# Bonuses of originals, and how much each gives (p.8).
BONUS_FAN: Final[i64] = 0
BONUS_IDEAS: Final[i64] = 1
BONUS_TICKET: Final[i64] = 2
BONUS_MONEY: Final[i64] = 3
FAN_BONUS: Final[i64] = 1
IDEAS_BONUS: Final[i64] = 2
MONEY_BONUS: Final[i64] = 4

# How a creative's value was raised in this round.
LEARNT: Final[i64] = 1
TRAINED: Final[i64] = 2

# Main actions; the special beside each has its number.
HIRE: Final[i64] = 0
DEVELOP: Final[i64] = 1
IDEAS: Final[i64] = 2
PRINT: Final[i64] = 3
ROYALTIES: Final[i64] = 4
SALES: Final[i64] = 5
MAIN: Final[i64] = 6
MOST_SPACES: Final[i64] = 5

CHALLENGES: Final[i64] = 9
AUTOMA_CARDS: Final[i64] = 12


class Ask:
    """The questions, as the words of prompts and the numbers of observations have them."""

    COMIC: Final[i64] = 0
    IDEA: Final[i64] = 1
    RAISE: Final[i64] = 2
    PLACE: Final[i64] = 3
    HIRE: Final[i64] = 4
    DISCARD: Final[i64] = 5
    DEVELOP: Final[i64] = 6
    BOARD_IDEA: Final[i64] = 7
    PRINT: Final[i64] = 8
    WRITER: Final[i64] = 9
    ARTIST: Final[i64] = 10
    OVER_TEAM: Final[i64] = 11
    FULFIL: Final[i64] = 12
    CUBE: Final[i64] = 13
    LIFT: Final[i64] = 14
    SWAP: Final[i64] = 15
    FOR: Final[i64] = 16
    HYPE: Final[i64] = 17
    SPEND: Final[i64] = 18
    BOOST: Final[i64] = 19
    MARKET: Final[i64] = 20
    SALES: Final[i64] = 21
    CHALLENGE: Final[i64] = 22
    OVER: Final[i64] = 23
    COUNT: Final[i64] = 24

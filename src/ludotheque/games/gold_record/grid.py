"""The board as bits: space ``n`` is bit ``n``, row by row, A1 first. Sets of spaces are whole numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.gold_record.codes import SIDE, SPACES

FULL: Final[i64] = 0xFFFFFFFFF
NOT_FIRST: Final[i64] = 0xFBEFBEFBE
NOT_LAST: Final[i64] = 0x7DF7DF7DF
"""All spaces; all but the first and the last column."""
BITS: Final = vec[i64]([1 << space for space in range(int(SPACES))])
"""Each space as a bit: a table, made with Python's whole numbers, because compiled code shifts a literal 1 within 32
bits."""


def bit(space: i64) -> i64:
    """Return the set of one space; of no space (-1) the empty set."""
    if space < 0:
        return 0
    return BITS[space]


def near(spaces: i64) -> i64:
    """Return the spaces orthogonally next to some of these.

    >>> near(1) == (1 << 1) | (1 << 6)
    True
    """
    sideways: i64 = ((spaces & NOT_LAST) << 1) | ((spaces & NOT_FIRST) >> 1)
    return (sideways | (spaces << SIDE) | (spaces >> SIDE)) & FULL


def offer(actions: list[i64], base: i64, spaces: i64) -> None:
    """Offer one action for each space of a set."""
    action = base
    left = spaces
    while left != 0:
        if left & 1 != 0:
            actions.append(action)
        left >>= 1
        action += 1

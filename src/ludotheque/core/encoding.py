"""Observations and masks as bytes: what a game's ``encode`` is written with, compiled and without NumPy.

An observation is a row of little-endian 32-bit floats from -1 to 1:

>>> import struct
>>> out = BytesWriter()
>>> put_one_hot(out, 1, 3)
>>> put_share(out, 5, 20)
>>> struct.unpack("<4f", out.getvalue())
(0.0, 1.0, 0.0, 0.25)
"""

from __future__ import annotations

from librt.strings import BytesWriter, write_f32_le
from mypy_extensions import i64

from ludotheque.core.state import State


def put_flag(out: BytesWriter, value: bool) -> None:
    """1 if so, else 0."""
    write_f32_le(out, 1.0 if value else 0.0)


def put_share(out: BytesWriter, count: i64, most: i64) -> None:
    """A count as a share of what is seldom passed, held between -1 and 1."""
    share: float = float(count) / float(most)
    write_f32_le(out, 1.0 if share > 1.0 else -1.0 if share < -1.0 else share)


def put_one_hot(out: BytesWriter, at: i64, size: i64) -> None:
    """``size`` numbers: 1 at that place, else 0; all 0 if the place is outside."""
    place: i64 = 0
    for place in range(size):
        write_f32_le(out, 1.0 if place == at else 0.0)


def put_zeros(out: BytesWriter, count: i64) -> None:
    """Write the zeros of an absent seat."""
    _place: i64 = 0
    for _place in range(count):
        write_f32_le(out, 0.0)


def mask(state: State, blank: bytes) -> bytes:
    """``blank``, a zero for each action of the game, with a 1 for each that is offered now.

    >>> from ludotheque import SeededChance, load
    >>> mask(load("leduc").start(2, chance=SeededChance(1)), bytes(3))
    b'\\x00\\x01\\x01'
    """
    if state.is_terminal():
        return blank
    out = BytesWriter()
    out.write(blank)
    for action in state.legal_actions():
        out[action] = 1
    return out.getvalue()

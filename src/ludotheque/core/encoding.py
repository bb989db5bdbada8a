"""Observations and masks as numbers, for a game's ``encode``: compiled and without NumPy.

An observation is a row of 32-bit floats from -1 to 1. It is written as the bits of these floats into a table of 32-bit
words, which begins as zeros: most of an observation is nothing, and the rows of many games lie in one table, where
nothing is copied again. Each function writes from a place on, and returns the place after it:

>>> import struct
>>> row = vec[i32]([0] * 4)
>>> at = put_one_hot(row, 0, 1, 3)
>>> at = put_share(row, at, 5, 20)
>>> at, struct.unpack("<4f", bytes(row))
(4, (0.0, 1.0, 0.0, 0.25))
"""

from __future__ import annotations

from typing import Any, Final

from librt.strings import BytesWriter, read_i32_le, write_f32_le
from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from ludotheque.core.state import State, check_seat

ONE: Final[i32] = 0x3F800000
"""The bits of 1."""
BYTES_EACH: Final[i64] = 4
MOST_KNOWN: Final[i64] = 64


def bits(number: float) -> i32:
    """Return the bits of a number as a 32-bit float."""
    out = BytesWriter()
    write_f32_le(out, number)
    return read_i32_le(out.getvalue(), 0)


_SHARES: Final = vec[i32](
    [bits(count / max(most, 1)) for most in range(int(MOST_KNOWN) + 1) for count in range(-most, most + 1)]
)
"""The bits of all shares of up to MOST_KNOWN: a division would take longer than the rest. Those of ``most`` begin at
its square, since there are ``2 * most + 1`` of them, and those of smaller numbers come first."""


def share(count: i64, most: i64) -> i32:
    """Return the bits of a count as a share of what is seldom passed, held between -1 and 1."""
    held = most if count > most else -most if count < -most else count
    if most <= MOST_KNOWN:
        return _SHARES[most * most + most + held]
    return bits(float(held) / float(most))


def mark(row: vec[i32], at: i64) -> None:
    """Write a 1."""
    row[at] = ONE


def fill(row: vec[i32], at: i64, count: i64, most: i64) -> None:
    """Write a share."""
    row[at] = share(count, most)


def put_flag(row: vec[i32], at: i64, value: bool) -> i64:
    """1 if so, else 0."""
    if value:
        row[at] = ONE
    return at + 1


def put_share(row: vec[i32], at: i64, count: i64, most: i64) -> i64:
    """Write a count as a share of what is seldom passed."""
    if count != 0:
        row[at] = share(count, most)
    return at + 1


def put_shares(row: vec[i32], at: i64, counts: vec[i64], start: i64, stop: i64, most: i64) -> i64:
    """Write a part of a table of counts, most of which are none, as shares."""
    for place in range(start, stop):
        count = counts[place]
        if count != 0:
            row[at + place - start] = share(count, most)
    return at + stop - start


def put_one_hot(row: vec[i32], at: i64, which: i64, size: i64) -> i64:
    """``size`` numbers: 1 at that place, else 0; all 0 if the place is outside."""
    if 0 <= which < size:
        row[at + which] = ONE
    return at + size


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """The observations of a game, of ``length`` numbers each: what its ``encode`` is.

    A game writes one into a row. Called with a state and a seat, it gives one as bytes:

    >>> class Seat(Encoder):
    ...     def write(self, state, seat, row, at):
    ...         return put_one_hot(row, at, seat, 2)
    >>> from ludotheque import load
    >>> Seat(2)(load("leduc").start(2), 0).hex()
    '0000803f00000000'
    """

    def __init__(self, length: i64) -> None:
        self.length: i64 = length

    def write(self, state: State, seat: i64, row: vec[i32], at: i64) -> i64:
        """Write what a seat sees into the zeros that begin at ``at``; return where its numbers end."""
        raise NotImplementedError

    def __call__(self, state: State, seat: i64) -> bytes:
        """Return what a seat sees as little-endian 32-bit floats. BadSeat if there is no such seat."""
        check_seat(state, seat)
        row = vec[i32]([0] * self.length)
        written = self.write(state, seat, row, 0)
        if written != self.length:
            raise ValueError(f"an observation has {self.length} numbers, but {written} were written")
        return bytes(row)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.length,)


class Copied(Encoder):
    """The observations of a game whose ``encode`` is a function that returns bytes."""

    def __init__(self, encode: Any, length: i64) -> None:
        super().__init__(length)
        self._encode = encode

    def write(self, state: State, seat: i64, row: vec[i32], at: i64) -> i64:
        seen: bytes = self._encode(state, seat)
        for number in range(self.length):
            row[at + number] = read_i32_le(seen, BYTES_EACH * number)
        return at + self.length

    def __reduce__(self) -> tuple[Any, ...]:
        return Copied, (self._encode, self.length)


def mask(state: State, blank: bytes) -> bytes:
    r"""``blank``, a zero for each action of the game, with a 1 for each that is offered now; none once it is over.

    >>> from ludotheque import SeededChance, load
    >>> mask(load("leduc").start(2, chance=SeededChance(1)), bytes(3))
    b'\x00\x01\x01'
    """
    out = BytesWriter()
    out.write(blank)
    for action in state.offers():
        out[action] = 1
    return out.getvalue()

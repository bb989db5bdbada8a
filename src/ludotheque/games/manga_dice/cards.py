"""The cards of Manga Dice as the rules see them: flat tables, and the two grammars of the rulebook (p.10-13)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

EXPERIENCES: Final[i64] = 26
SKILLS: Final[i64] = 38
ASSISTS: Final[i64] = 20
VALUES: Final[i64] = 6
"""Sides of a die."""

# Costs (p.12-13). Each has one argument: a sum, a number of dice, or nothing.
ANY_GREEN: Final[i64] = 0
SUM: Final[i64] = 1
ALIKE: Final[i64] = 2
TWO_PAIRS: Final[i64] = 3
PAIR_AND_TRIPLE: Final[i64] = 4
ALL_EVEN: Final[i64] = 5
ALL_ODD: Final[i64] = 6
RUN: Final[i64] = 7
TWO_RUNS: Final[i64] = 8

# Abilities (p.13-15). WHITE and RED work once, when the card's owner cleans up; all others are used in a turn.
WHITE_DICE: Final[i64] = 0
RED_DIE: Final[i64] = 1
YELLOW_DICE: Final[i64] = 2
ADD: Final[i64] = 3
REROLL: Final[i64] = 4
FLIP: Final[i64] = 5
COPY: Final[i64] = 6
SET: Final[i64] = 7
REDISTRIBUTE: Final[i64] = 8
BORROW: Final[i64] = 9

# The arguments of ADD: what is added, or this for "one more or one less, as you like".
EITHER_WAY: Final[i64] = 9


class Cards:
    """One set of cards. Tables have a row for each card, in the order of the file."""

    def __init__(
        self,
        points: list[int],
        wins: list[int],
        cost: list[int],
        cost_size: list[int],
        ability: list[int],
        ability_size: list[int],
        left_out: list[int],
    ) -> None:
        # Experience cards.
        self.points: vec[i64] = vec[i64](points)
        self.wins: vec[i64] = vec[i64](wins)
        # Costs: experience cards, then skills.
        self.cost: vec[i64] = vec[i64](cost)
        self.cost_size: vec[i64] = vec[i64](cost_size)
        # Abilities: skills, then assists.
        self.ability: vec[i64] = vec[i64](ability)
        self.ability_size: vec[i64] = vec[i64](ability_size)
        # Which games do without a card, as bits: experience cards, skills, assists.
        self.left_out: vec[i64] = vec[i64](left_out)


# The bits of ``left_out``.
WITHOUT_EXPERTS: Final[i64] = 1
WITHOUT_TWO: Final[i64] = 2
WITHOUT_UNFAIR: Final[i64] = 4


def pays(counts: vec[i64], cost: i64, size: i64) -> bool:
    """Return whether dice of these values fulfil a cost, apart from the green die that every payment needs.

    ``counts`` has six entries: how many dice show 1, 2, ... 6. Dice to spare never hurt (p.16).
    """
    if cost == SUM:
        return total(counts) >= size
    if cost == ALIKE:
        return most_alike(counts) >= size
    if cost == TWO_PAIRS:
        return pairs(counts) >= 2
    if cost == PAIR_AND_TRIPLE:
        return has_pair_and_triple(counts)
    if cost == ALL_EVEN:
        return counts[1] + counts[3] + counts[5] >= size
    if cost == ALL_ODD:
        return counts[0] + counts[2] + counts[4] >= size
    if cost == RUN:
        return has_run(counts, size, 1)
    if cost == TWO_RUNS:
        return has_two_runs(counts, size)
    return True


def total(counts: vec[i64]) -> i64:
    """Return the sum of the dice."""
    points: i64 = 0
    for value in range(VALUES):
        points += (value + 1) * counts[value]
    return points


def most_alike(counts: vec[i64]) -> i64:
    """Return the size of the largest group of one value."""
    most: i64 = 0
    for value in range(VALUES):
        if counts[value] > most:
            most = counts[value]
    return most


def pairs(counts: vec[i64]) -> i64:
    """Return how many pairs can be made at once; four alike are two (p.12)."""
    found: i64 = 0
    for value in range(VALUES):
        found += counts[value] // 2
    return found


def has_pair_and_triple(counts: vec[i64]) -> bool:
    """Check for a pair and a triple side by side; five alike will do (p.12)."""
    found = pairs(counts)
    for value in range(VALUES):
        # A triple takes one pair and an odd die; what is left of its value may be the pair.
        if counts[value] >= 3 and found - counts[value] // 2 + (counts[value] - 3) // 2 >= 1:
            return True
    return False


def has_run(counts: vec[i64], length: i64, times: i64) -> bool:
    """Return whether a run of that length is there so many times over."""
    for start in range(7 - length):
        whole: bool = True
        for step in range(start, start + length):
            if counts[step] < times:
                whole = False
        if whole:
            return True
    return False


def has_two_runs(counts: vec[i64], length: i64) -> bool:
    """Two runs at once, which may be the same one twice (p.13)."""
    rest = counts[:]
    for start in range(7 - length):
        whole: bool = True
        for step in range(start, start + length):
            if counts[step] == 0:
                whole = False
        if whole:
            for step in range(6):
                rest[step] = counts[step] - (1 if start <= step < start + length else 0)
            if has_run(rest, length, 1):
                return True
    return False

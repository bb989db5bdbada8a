"""Tests of differences between arms, runs and places at the table, corrected for multiple tests."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import erfc, exp, gamma, sqrt
from statistics import NormalDist, fmean, variance
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.bots.simulate import Z95

LEAST: Final = 10
"""The least games on each side for a test."""
DOUBT: Final = 0.05
"""The level of significance: the chance that any of all tests wrongly finds a difference."""
NORMAL: Final = NormalDist()


@dataclass(frozen=True)
class Difference:
    """The mean of something on two sides, and the excess of the second, with its 95% interval.

    ``p`` is the probability of so large a difference by chance alone. ``clear`` says whether it is clear of noise,
    corrected for all tests of its table (Holm).
    """

    label: str
    one: float
    other: float
    low: float
    high: float
    p: float
    paired: bool
    clear: bool = False

    @property
    def difference(self) -> float:
        """The mean of the second side minus that of the first."""
        return self.other - self.one


def compare(
    label: str, one: Mapping[int, float], other: Mapping[int, float], *, paired: bool = False
) -> Difference | None:
    """Compare values of games by their numbers; None if there are too few games.

    ``paired`` games with the same number started with the same shuffle: their differences are tested, and games that
    only one side has are left out. Otherwise the sides are independent (Welch's test, normal).

    >>> compare("points", dict.fromkeys(range(20), 1.0), {at: 3 + at % 2 for at in range(20)}, paired=True).difference
    2.5
    """
    if paired:
        both = sorted(one.keys() & other.keys())
        one, other = {at: one[at] for at in both}, {at: other[at] for at in both}
    if min(len(one), len(other)) < LEAST:
        return None
    before, after = fmean(one.values()), fmean(other.values())
    if paired:
        error = sqrt(variance(other[at] - one[at] for at in one) / len(one))
    else:
        error = sqrt(variance(one.values()) / len(one) + variance(other.values()) / len(other))
    return tested(label, before, after, error, paired=paired)


def tested(label: str, one: float, other: float, error: float, *, paired: bool = False) -> Difference:
    """Return a difference of two means with its standard error, tested by the normal distribution."""
    found = other - one
    p = by_chance(found, error)
    return Difference(label, one, other, found - Z95 * error, found + Z95 * error, p, paired)


def by_chance(found: float, error: float) -> float:
    """Return the two-sided p-value of a difference with this standard error.

    >>> round(by_chance(1.959964, 1.0), 4), by_chance(0.0, 0.0), by_chance(1.0, 0.0)
    (0.05, 1.0, 0.0)
    """
    if error == 0:
        return 1.0 if found == 0 else 0.0
    return erfc(abs(found) / error / sqrt(2))


def holm(found: Sequence[Difference]) -> list[Difference]:
    """Mark the differences that are clear of noise, with a false one in at most 1 of 20 tables.

    >>> lines = [tested(str(p), 0, 1, 1 / NORMAL.inv_cdf(1 - p / 2)) for p in (0.03, 0.01, 0.2)]
    >>> [line.clear for line in holm(lines)]
    [False, True, False]
    """
    order = sorted(range(len(found)), key=lambda at: found[at].p)
    marked = list(found)
    for place, at in enumerate(order):
        if found[at].p * (len(found) - place) > DOUBT:
            break
        marked[at] = replace(found[at], clear=True)
    return marked


class GroupTally(NamedTuple):
    """The seats of a group, game by game: their number and their wins."""

    many: NDArray[np.float64]
    won: NDArray[np.float64]


def tally(games: Iterable[Sequence[float]]) -> GroupTally:
    """Count seats and their wins, from the wins of each game."""
    counted = np.array([(len(wins), sum(wins)) for wins in games], dtype=float).reshape(-1, 2)
    return GroupTally(counted[:, 0], counted[:, 1])


def of_groups(one: GroupTally, other: GroupTally) -> float:
    """Return the standard error of the difference between the win rates of two groups of seats.

    Seats of one game are not independent, so the variance between games counts (the difference of two ratios,
    linearised).
    """
    first, second = (
        (side.won - side.won.sum() / side.many.sum() * side.many) / side.many.sum() for side in (one, other)
    )
    return sqrt(float(((first - second) ** 2).sum()))


def even(wins: Sequence[Sequence[float]]) -> float:
    """Return the p-value of the differences between places, if all places won equally often.

    ``wins`` are the shares of the places of each game, in the same order. With one winner per game this is Pearson's
    test; a shared win counts as a fraction.

    >>> round(even([[1, 0]] * 60 + [[0, 1]] * 40), 4), even([[0.5, 0.5]] * 10)
    (0.0455, 1.0)
    """
    table = np.array(wins, dtype=float)
    games, places = table.shape
    gap = table.mean(axis=0)[:-1] - 1 / places
    # As they would vary if all places won alike: every order of a game's shares is as likely.
    spread = ((table - 1 / places) ** 2).sum(axis=1).mean() / places
    if places < 2 or spread == 0:
        return 1.0
    # Shares add up to one, so that any two places vary against each other: the last place follows from the others.
    between = spread * (np.eye(places - 1) * places - 1) / (places - 1)
    return chi_square(float(games * gap @ np.linalg.solve(between, gap)), places - 1)


def chi_square(value: float, freedom: int) -> float:
    """Return the probability that chi-square with these degrees of freedom exceeds a value.

    >>> [round(chi_square(value, freedom), 4) for value, freedom in ((3.841, 1), (5.991, 2), (7.815, 3), (9.488, 4))]
    [0.05, 0.05, 0.05, 0.05]
    """
    half = value / 2
    at = freedom % 2 or 2
    found = erfc(sqrt(half)) if at == 1 else exp(-half)
    while at < freedom:
        found += half ** (at / 2) * exp(-half) / gamma(at / 2 + 1)
        at += 2
    return min(1.0, found)

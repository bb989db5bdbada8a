"""The relative strength of bots: Elo ratings with intervals, from pairwise results."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from math import log

import numpy as np
import polars as pl
from numpy.typing import NDArray

from ludotheque.core.levels import LEVELS, PLAIN, level_of

SCALE = 400 / log(10)
"""Rating points for which the odds to win are e times as good; 400 points make them ten times as good."""
DRAWS_ASSUMED = 1.0
"""A virtual draw added to each pair that met, as half a win each, so that a bot that lost all games has a rating."""
ROUNDS = 200
RESAMPLES = 400
Array = NDArray[np.float64]


@dataclass(frozen=True)
class Rating:
    """A rating with its 95% interval (Bayesian bootstrap over games); the first bot of the list has 0."""

    label: str
    games: int
    elo: float
    low: float
    high: float


def ratings(rows: pl.DataFrame, seed: int = 1) -> tuple[list[Rating], list[Rating]]:
    """Return the bots, weakest first, and the gain from more simulations.

    The gain is the difference between a bot and the same bot with the next smaller number of simulations.

    Both lists are empty if no two bots met. With three or more seats, only pairs with one winner count.
    """
    names, met = meetings(rows)
    if not met:
        return [], []
    table = np.array([(one, other, share) for _game, one, other, share in met])
    kinds, game = np.unique([game for game, *_ in met], return_inverse=True)
    played = len(kinds)
    pairs = {(int(min(one, other)), int(max(one, other))) for one, other, _share in table}
    draws = np.array([(*pair, share) for pair in sorted(pairs) for share in (1.0, 0.0)])
    together = np.concatenate([table, draws])
    assumed = np.full(len(draws), DRAWS_ASSUMED / 2)
    found = solve(tallied(len(names), together, np.concatenate([np.ones(len(table)), assumed])))
    chance = np.random.default_rng(seed)
    resamples = [
        # Whole games are weighted, not the pairs in them; and the assumed draws too, or who won all were certain.
        tallied(
            len(names),
            together,
            np.concatenate([chance.exponential(size=played)[game], assumed * chance.exponential(size=len(draws))]),
        )
        for _ in range(RESAMPLES)
    ]
    again = solve(np.array(resamples))
    games = [len({game for game, one, other, _share in met if at in (one, other)}) for at in range(len(names))]
    rated = [rating(name, games[at], found[at], again[:, at]) for at, name in enumerate(names)]
    steps = []
    for at, (less, more) in enumerate(itertools.pairwise(names)):
        if "@" in less and less.partition("@")[0] == more.partition("@")[0]:
            gained = again[:, at + 1] - again[:, at]
            steps.append(rating(f"{more} over {less}", games[at + 1], found[at + 1] - found[at], gained))
    return rated, steps


def rating(label: str, games: int, elo: float, again: Array) -> Rating:
    """Return a figure with the middle 95% of its resamples."""
    low, high = np.quantile(again, [0.025, 0.975])
    return Rating(label, games, float(elo), float(low), float(high))


def strength(name: str) -> tuple[int, int, str]:
    """Return the sort key of a bot: by level, then by simulations; other bots come last, by name."""
    level, _, simulations = name.partition("@")
    known = [*PLAIN, *LEVELS]
    if level_of(level) not in known:
        return len(known), 0, name
    return known.index(level_of(level)), int(simulations or 0), name


def meetings(rows: pl.DataFrame) -> tuple[list[str], list[tuple[int, int, int, float]]]:
    """Return the bots, and for each pair of different bots the games, both bots and the share of the first."""
    names = sorted({name for bots in rows["bots"] for name in bots}, key=strength)
    number = {name: at for at, name in enumerate(names)}
    found = []
    for game, (bots, wins) in enumerate(rows.select("bots", "wins").iter_rows()):
        for one in range(len(bots)):
            for other in range(one + 1, len(bots)):
                if bots[one] != bots[other] and wins[one] + wins[other] > 0:
                    share = wins[one] / (wins[one] + wins[other])
                    found.append((game, number[bots[one]], number[bots[other]], share))
    return names, found


def tallied(bots: int, table: Array, weight: Array) -> Array:
    """Return how often each bot won against each other, from weighted meetings."""
    one, other = table[:, 0].astype(int), table[:, 1].astype(int)
    won = np.zeros((bots, bots))
    np.add.at(won, (one, other), weight * table[:, 2])
    np.add.at(won, (other, one), weight * (1 - table[:, 2]))
    return won


def solve(won: Array) -> Array:
    """Return the likeliest ratings (Bradley-Terry, by Hunter's iteration) from tallies.

    Tallies can be stacked: many together take little longer than one.
    """
    met = won + np.swapaxes(won, -1, -2)
    wins = won.sum(axis=-1)
    strengths = np.ones(wins.shape)
    for _ in range(ROUNDS):
        expected = (met / (strengths[..., :, None] + strengths[..., None, :])).sum(axis=-1)
        strengths = np.where(expected > 0, wins / np.where(expected > 0, expected, 1), strengths)
        strengths /= np.exp(np.log(strengths).mean(axis=-1, keepdims=True))
    elo: Array = SCALE * (np.log(strengths) - np.log(strengths[..., :1]))
    return elo


def shown(found: Sequence[Rating]) -> tuple[float, float]:
    """Return the range of a chart of ratings."""
    low, high = min(one.low for one in found), max(one.high for one in found)
    margin = max(10.0, (high - low) * 0.05)
    return low - margin, high + margin

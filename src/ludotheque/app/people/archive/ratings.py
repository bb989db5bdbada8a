"""Ratings of players and bots, game by game of the archive, from the places of two and more seats.

Each pair of seats is compared (Bradley-Terry, in the form of Weng and Lin); a tie is half a win for both. The usual
model of the library, Plackett-Luce, gives a third place what two tied first ones get. Ratings are shown on the scale of
Elo: 400 more make the odds of two players ten times as good.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence
from math import log, sqrt
from typing import Any, NamedTuple

from ludotheque.app.people.archive.played import Played
from ludotheque.app.store.queries.archive import bot_player
from ludotheque.core.errors import BadInput
from ludotheque.core.levels import KNOWN, level_of
from ludotheque.core.registry import load

MU = 25.0
SIGMA = MU / 3
BETA = SIGMA / 2
POINTS = 400 / log(10) / (BETA * sqrt(2))
"""Points of Elo for one of mu: how the model has the odds of two players grow with what lies between them."""
USUAL = 1500
"""The rating of someone of whom nothing is known."""
GREEDY = 1000
"""The rating of the bot that all ladders begin at."""
MEASURED = 1.0
"""The uncertainty of a bot whose strength was measured."""
GONE = "gone:"
"""Begins the names of those who are deleted: nothing is kept of their ratings."""
PROVISIONAL = 10
"""A rating of fewer games is provisional."""


class Rated(NamedTuple):
    """A rating as it is kept."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0


def shown(mu: float) -> int:
    """Return a rating as people know it.

    >>> shown(MU)
    1500
    """
    return round(USUAL + (mu - MU) * POINTS)


def measured(game: str) -> Mapping[str, Rated]:
    """Return the bots of a game whose strength was measured. Their ratings never change, for they never learn."""
    try:
        ladder = load(game).ladder
    except BadInput:
        return {}
    return {
        bot_player(name): Rated(MU + (GREEDY + ladder[level_of(name)] - USUAL) / POINTS, MEASURED)
        for name in KNOWN
        if level_of(name) in ladder
    }


def first(player: str, game: str) -> Rated:
    """Return the rating with which someone begins."""
    return measured(game).get(player, Rated())


@functools.cache
def _model() -> Any:
    from openskill.models import BradleyTerryFull  # most games are not rated

    return BradleyTerryFull(mu=MU, sigma=SIGMA, beta=BETA)


def warm() -> None:
    """Import what the first rated game would wait for."""
    _model()


def players_of(game: Played) -> list[str]:
    """Return who is rated at each seat; no one that is known, where a guest was deleted."""
    return [play.player or f"{GONE}{play.seat}" for play in game.plays]


def rate(game: Played, before: Mapping[str, Rated]) -> dict[str, Rated]:
    """Return the ratings after a game that counts; those of bots with a measured strength stay.

    ``before`` has all players of the game. Two bots of one kind at one table learn the mean of what each would.
    """
    players = players_of(game)
    model = _model()
    teams = [[model.rating(mu=before[player].mu, sigma=before[player].sigma)] for player in players]
    ranks = [float(play.place or 0) for play in game.plays]
    found: dict[str, list[tuple[float, float]]] = {}
    for player, (after,) in zip(players, model.rate(teams, ranks=ranks), strict=True):
        found.setdefault(player, []).append((after.mu, after.sigma))
    fixed = measured(game.game)
    return {
        player: before[player]
        if player in fixed
        else Rated(_mean([mu for mu, _ in each]), _mean([sigma for _, sigma in each]), before[player].games + 1)
        for player, each in found.items()
    }


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def rated(game: Played, before: Mapping[str, Rated], after: Mapping[str, Rated]) -> Played:
    """Return a game with the ratings before and after it."""
    players = players_of(game)
    return game.with_ratings(
        [shown(before[player].mu) for player in players], [shown(after[player].mu) for player in players]
    )

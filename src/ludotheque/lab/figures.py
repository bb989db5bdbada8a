"""The figures of a report, from the rows and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf, sqrt

import numpy as np
import polars as pl
from numpy.typing import NDArray

from ludotheque.bots.simulate import Z95, wilson
from ludotheque.lab.rows import SHEET, STATS

COURSE = ("decisions", "choices", "branching", "minutes", "lead_changes", "decided")
RACE = ("lead_changes", "decided")
LEAST = 20
"""Seats (games of a team) that must have had a card, and not had it, before its win rate is told; and openings."""


@dataclass(frozen=True)
class Rate:
    """A share of seats that won, or of games, with its 95% interval (Wilson).

    ``known`` is as how many independent observations they count. Seats of one game are not independent: where a game
    adds several, what counts is how much games differ from each other, and never more than the seats there are.
    """

    label: str
    games: int
    wins: float
    known: float

    @property
    def rate(self) -> float:
        """The share."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """From where to where it may be."""
        return wilson(self.rate * self.known, self.known)


@dataclass(frozen=True)
class Mean:
    """A mean with its 95% interval (normal, over games), and the spread of what it is a mean of."""

    label: str
    count: int
    mean: float
    sd: float
    low: float
    high: float


def rate(label: str, games: Iterable[Sequence[float]]) -> Rate:
    """The share that won, of observations game by game.

    >>> rate("two of a team", [[1, 1], [0, 0], [1, 1], [0, 0]]).known  # four games, not eight seats
    4.0
    """
    counted = [(len(wins), sum(wins)) for wins in games if wins]
    seats, won = sum(many for many, _ in counted), float(sum(wins for _, wins in counted))
    return Rate(label, seats, won, known(counted, seats, won))


def known(counted: list[tuple[int, float]], seats: int, won: float) -> float:
    """As how many independent observations these seats of games count: the variance that independent ones would have
    by that of the ratio of sums over games (linearised)."""
    games = len(counted)
    if games == seats or games < 2 or not 0 < won < seats:
        return float(min(games, seats))
    share = won / seats
    between = sum((wins - share * many) ** 2 for many, wins in counted) / seats**2
    return min(float(seats), share * (1 - share) / between) if between > 0 else float(seats)


def by_place(rows: pl.DataFrame) -> list[Rate]:
    """Wins by place at the table: 1 is who is asked first, the others follow clockwise."""
    found: list[list[list[float]]] = [[] for _ in range(max(rows["players"]))]
    for first, wins in rows.select("first", "wins").iter_rows():
        for seat, win in enumerate(wins):
            found[(seat - first) % len(wins)].append([win])
    return [rate(str(place + 1), wins) for place, wins in enumerate(found)]


def by_bot(rows: pl.DataFrame) -> list[Rate]:
    """Wins of each bot by name."""
    return by_label(rows.select("bots", "wins").iter_rows())


def by_opening(rows: pl.DataFrame, team: bool = False) -> list[Rate]:
    """Wins of seats (of the ``team``, once a game) by the first choice they made, for those made often enough; the
    commonest first."""
    found = by_label(rows.select("openings", "wins").iter_rows(), team)
    return sorted((one for one in found if one.label and one.games >= LEAST), key=lambda one: (-one.games, one.label))


def by_label(games: Iterable[tuple[Sequence[str], Sequence[float]]], team: bool = False) -> list[Rate]:
    """Wins of seats by a word that each has, or of the ``team`` by the words that it has; by name."""
    found: dict[str, list[list[float]]] = {}
    for labels, wins in games:
        mine: dict[str, list[float]] = {}
        for label, win in zip(labels, wins, strict=True):
            mine.setdefault(label, []).append(win)
        for label, won in mine.items():
            found.setdefault(label, []).append(won[:1] if team else won)
    return [rate(label, won) for label, won in sorted(found.items())]


def of_team(rows: pl.DataFrame, label: str) -> Rate:
    """Wins of a team, or of a player alone."""
    return rate(label, [wins[:1] for wins in rows["wins"].to_list()])


def by_ending(rows: pl.DataFrame) -> list[Rate]:
    """Count how the games ended."""
    counts = rows["ending"].value_counts(sort=True)
    return [Rate(ending, len(rows), float(count), float(len(rows))) for ending, count in counts.iter_rows()]


@dataclass(frozen=True)
class Card:
    """The wins of seats (in a team: of games) that held a card at some time, that played it, and that never had it."""

    held: Rate
    played: Rate
    never: Rate


def by_card(rows: pl.DataFrame, team: bool = False) -> list[Card]:
    """For each card that was had often enough, and often enough not: who won. In a ``team`` a game counts once, as the
    cards of all together. Those whose holders won most often beside the others come first."""
    games = []
    for held, played, wins in rows.select("held", "played", "wins").iter_rows():
        if team:
            games.append([(set(" ".join(held).split()), set(" ".join(played).split()), wins[0])])
        else:
            seats = zip(held, played, wins, strict=True)
            games.append([(set(had.split()), set(used.split()), win) for had, used, win in seats])
    cards = sorted({card for game in games for had, _used, _win in game for card in had})
    found = [
        Card(
            held=rate(card, [[win for had, _used, win in game if card in had] for game in games]),
            played=rate(card, [[win for _had, used, win in game if card in used] for game in games]),
            never=rate(card, [[win for had, _used, win in game if card not in had] for game in games]),
        )
        for card in cards
    ]
    often = [one for one in found if one.held.games >= LEAST and one.never.games >= LEAST]
    return sorted(often, key=lambda one: one.never.rate - one.held.rate)


def means(rows: pl.DataFrame, team: bool = False) -> list[Mean]:
    """Length, branching, lead changes, when decided, scores, and what the game itself counts. In a ``team`` nobody
    leads."""
    found = [mean(name, rows[name].to_list()) for name in COURSE if not (team and name in RACE)]
    forced = 1 - rows["choices"] / rows["decisions"]
    found.append(mean("forced", forced.to_list()))
    found.append(mean_of_seats("score", rows["scores"].to_list()))
    if not team:
        found.append(mean("winning score", [max(scores) for scores in rows["scores"].to_list()]))
    labels = {one.label for one in found}
    return found + [one for one in counted(rows) if one.label not in labels]


def counted(rows: pl.DataFrame) -> list[Mean]:
    """Average what the game itself counts; what it counts for each seat (``name_0``, ``name_1``) over all seats."""
    columns = [name for name in rows.columns if name.startswith(STATS) and rows[name].count()]
    players = int(rows["players"][0])
    found: dict[str, list[str]] = {}
    for name in columns:
        base, _, seat = name.rpartition("_")
        every = [f"{base}_{number}" for number in range(players)]
        of_seats = seat.isdecimal() and set(every) <= set(columns)
        found.setdefault(base if of_seats else name, every if of_seats else [name])
    return [
        mean_of_seats(name.removeprefix(STATS), list(rows.select(each).drop_nulls().iter_rows()))
        for name, each in found.items()
    ]


def sheet(rows: pl.DataFrame) -> list[Mean]:
    """Each line of the score sheet over all seats; a line that a game does not have counts 0."""
    found = []
    for name in rows.columns:
        if name.startswith(SHEET) and rows[name].explode().count():
            pairs = rows.select(name, "players").iter_rows()
            seats = [[one or 0 for one in points or [0] * players] for points, players in pairs]
            found.append(mean_of_seats(name.removeprefix(SHEET), seats))
    return found


def mean(label: str, values: list[float]) -> Mean:
    """The mean of some numbers, one a game."""
    return mean_of_seats(label, [[value] for value in values])


def mean_of_seats(label: str, games: Sequence[Sequence[float]]) -> Mean:
    """The mean over all seats. Its interval is that of the means of games, since seats of one game are not independent;
    the spread is that of seats."""
    array = np.array([value for game in games for value in game], dtype=float)
    each = np.array([sum(game) / len(game) for game in games], dtype=float)
    margin = Z95 * spread(each) / sqrt(len(each)) if len(each) > 1 else inf  # one game says nothing of others
    centre = float(array.mean())
    return Mean(label, len(array), centre, spread(array), centre - margin, centre + margin)


def spread(array: NDArray[np.float64]) -> float:
    """The standard deviation; 0 of a single number."""
    return float(array.std(ddof=1)) if len(array) > 1 else 0.0

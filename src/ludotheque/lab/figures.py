"""The figures of a report, computed only from the rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import floor, inf, sqrt
from typing import NamedTuple

import numpy as np
import polars as pl
from numpy.typing import NDArray

from ludotheque.bots.simulate import Z95, wilson
from ludotheque.lab.difference import Difference, GroupTally, holm, of_groups, tally, tested
from ludotheque.lab.rows import SHEET, STATS

TOTAL = "total"
"""The line of a sheet with the total."""
LEAST = 20
"""The least seats (games of a team) with and without a card before its win rate is shown; also for openings."""


@dataclass(frozen=True)
class WinRate:
    """A share of winning seats or games, with its 95% interval (Wilson).

    ``known`` is the effective number of independent observations. Seats of one game are not independent: where a game
    adds several, the variance between games counts, up to the number of seats.
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
        """The bounds of the 95% interval."""
        return wilson(self.rate * self.known, self.known)


@dataclass(frozen=True)
class Mean:
    """A mean with its 95% interval (normal, over games) and the spread of the values."""

    label: str
    count: int
    mean: float
    sd: float
    low: float
    high: float


def rate(label: str, games: Iterable[Sequence[float]]) -> WinRate:
    """Return the share of wins from observations game by game.

    >>> rate("two of a team", [[1, 1], [0, 0], [1, 1], [0, 0]]).known  # four games, not eight seats
    4.0
    """
    return rated(label, tally(games))


def rated(label: str, group: GroupTally) -> WinRate:
    """Return the share of wins of a group."""
    seats, won = int(group.many.sum()), float(group.won.sum())
    return WinRate(label, seats, won, known(group, seats, won))


def known(group: GroupTally, seats: int, won: float) -> float:
    """Return the effective number of independent observations of these seats.

    It is the variance of independent observations divided by that of the ratio of sums over games (linearised).
    """
    games = int(np.count_nonzero(group.many))
    if games == seats or games < 2 or not 0 < won < seats:
        return float(min(games, seats))
    share = won / seats
    between = float(((group.won - share * group.many) ** 2).sum()) / seats**2
    return min(float(seats), share * (1 - share) / between) if between > 0 else float(seats)


def by_place(rows: pl.DataFrame) -> list[WinRate]:
    """Return wins by place at the table: 1 decides first, the others follow clockwise."""
    found: list[list[list[float]]] = [[] for _ in range(max(rows["players"]))]
    for first, wins in rows.select("first", "wins").iter_rows():
        for seat, win in enumerate(wins):
            found[(seat - first) % len(wins)].append([win])
    return [rate(str(place + 1), wins) for place, wins in enumerate(found)]


def by_bot(rows: pl.DataFrame) -> list[WinRate]:
    """Return the wins of each bot by name."""
    return by_label(rows.select("bots", "wins").iter_rows())


def by_opening(rows: pl.DataFrame, team: bool = False) -> list[WinRate]:
    """Return wins of seats (or once per game of the ``team``) by their first choice, for frequent choices.

    The most frequent choices come first.
    """
    found = by_label(rows.select("openings", "wins").iter_rows(), team)
    return sorted((one for one in found if one.label and one.games >= LEAST), key=lambda one: (-one.games, one.label))


def opened(rows: pl.DataFrame, labels: Sequence[str], team: bool = False) -> list[Difference]:
    """Return how much more often each opening won than the others, and whether the difference is clear of noise."""
    seats = SeatWins(rows, team)
    lines: list[list[str]] = rows["openings"].to_list()
    made = [set(line) for line in lines] if team else [{opening} for line in lines for opening in line]
    among = {label: np.array([label in openings for openings in made]) for label in labels}
    tests = [seats.split(label, mask)[2] for label, mask in among.items()]
    return holm([test for test in tests if test is not None])


def by_label(games: Iterable[tuple[Sequence[str], Sequence[float]]], team: bool = False) -> list[WinRate]:
    """Return wins of seats by the word that each has, or of the ``team`` by its words, sorted by name."""
    found: dict[str, list[list[float]]] = {}
    for labels, wins in games:
        mine: dict[str, list[float]] = {}
        for label, win in zip(labels, wins, strict=True):
            mine.setdefault(label, []).append(win)
        for label, won in mine.items():
            found.setdefault(label, []).append(won[:1] if team else won)
    return [rate(label, won) for label, won in sorted(found.items())]


def of_team(rows: pl.DataFrame, label: str) -> WinRate:
    """Return the wins of a team, or of a solo player."""
    return rate(label, [wins[:1] for wins in rows["wins"].to_list()])


def by_ending(rows: pl.DataFrame) -> list[WinRate]:
    """Count how the games ended."""
    counts = rows["ending"].value_counts(sort=True)
    return [WinRate(ending, len(rows), float(count), float(len(rows))) for ending, count in counts.iter_rows()]


@dataclass(frozen=True)
class CardFigures:
    """The wins of seats (in a team: of games) that ever held a card, that played it, and that did neither.

    ``gain`` is how much more often holders of the card won than other seats, ``worth`` the same for players of the
    card; None if one side has too few.
    """

    held: WinRate
    never: WinRate
    gain: Difference | None
    played: WinRate
    unplayed: WinRate
    worth: Difference | None


class SeatWins:
    """The seats of games, or in a ``team`` the games, each with its win: the basis of comparisons."""

    def __init__(self, rows: pl.DataFrame, team: bool = False) -> None:
        self.rows = rows
        self.team = team
        wins = rows["wins"].to_list()
        self.games: int = len(wins)
        counts = [1 if team else len(each) for each in wins]
        self.game: NDArray[np.int64] = np.repeat(np.arange(self.games), counts)
        won = [win for each, many in zip(wins, counts, strict=True) for win in each[:many]]
        self.win: NDArray[np.float64] = np.array(won, dtype=float)

    def words(self, column: str) -> list[str]:
        """Return a column of words, one for each seat; a team has one for all its seats."""
        lines: list[list[str]] = self.rows[column].to_list()
        return [" ".join(line) for line in lines] if self.team else [words for line in lines for words in line]

    def having(self, column: str, ids: Sequence[str]) -> NDArray[np.bool_]:
        """Return which of these words each seat has in a column, one row per word."""
        place = {id: at for at, id in enumerate(ids)}
        found = np.zeros((len(ids), len(self.win)), dtype=bool)
        for seat, words in enumerate(self.words(column)):
            for word in words.split():
                found[place[word], seat] = True
        return found

    def split(self, label: str, among: NDArray[np.bool_]) -> tuple[WinRate, WinRate, Difference | None]:
        """Return the wins of some seats, of the others, and how much more often the first won."""
        group, others = self.tally(among), self.tally(~among)
        return rated(label, group), rated(label, others), gained(label, group, others)

    def tally(self, among: NDArray[np.bool_]) -> GroupTally:
        """Count these seats and their wins game by game."""
        game = self.game[among]
        many = np.bincount(game, minlength=self.games).astype(float)
        won = np.bincount(game, weights=self.win[among], minlength=self.games).astype(float)
        return GroupTally(many, won)


def by_card(rows: pl.DataFrame, team: bool = False) -> list[CardFigures]:
    """Return the wins for each card that any seat ever held, by its id.

    In a ``team``, a game counts once, with the cards of all seats together.
    """
    seats = SeatWins(rows, team)
    ids = sorted({id for words in seats.words("held") for id in words.split()})
    held, played = seats.having("held", ids), seats.having("played", ids)
    cards = [CardFigures(*seats.split(id, held[at]), *seats.split(id, played[at])) for at, id in enumerate(ids)]
    gains = {test.label: test for test in holm([one.gain for one in cards if one.gain is not None])}
    worths = {test.label: test for test in holm([one.worth for one in cards if one.worth is not None])}
    return [replace(one, gain=gains.get(one.held.label), worth=worths.get(one.held.label)) for one in cards]


def gain(label: str, with_it: Sequence[Sequence[float]], without: Sequence[Sequence[float]]) -> Difference | None:
    """Return how much more often seats with something won than seats without, from their wins game by game.

    None if either are too few.
    """
    return gained(label, tally(with_it), tally(without))


def gained(label: str, group: GroupTally, others: GroupTally) -> Difference | None:
    """Return how much more often a group won than the others; None if either has too few."""
    if min(group.many.sum(), others.many.sum()) < LEAST:
        return None
    one, other = (float(each.won.sum() / each.many.sum()) for each in (others, group))
    return tested(label, one, other, of_groups(group, others))


@dataclass(frozen=True)
class Use:
    """A kind of action: how often it was taken, and the wins of seats (in a team: games) with and without it.

    ``times`` is the mean over all games.
    """

    verb: str
    times: float
    ever: WinRate
    never: WinRate
    gain: Difference | None


def by_kind(rows: pl.DataFrame, verbs: Sequence[str], team: bool = False) -> list[Use]:
    """Return how often each kind of action was taken, in the order of the game's verbs."""
    seats = SeatWins(rows, team)
    lines = seats.words("used")  # of a team the counts of all its seats, one after another
    counts = np.array([np.array(line.split(), dtype=int).reshape(-1, len(verbs)).sum(axis=0) for line in lines])
    found = [
        Use(verb, float(counts[:, kind].sum()) / len(rows), *seats.split(verb, counts[:, kind] > 0))
        for kind, verb in enumerate(verbs)
    ]
    tests = {test.label: test for test in holm([one.gain for one in found if one.gain is not None])}
    return [replace(one, gain=tests.get(one.verb)) for one in found]


def by_tenth(rows: pl.DataFrame) -> list[tuple[float, float, float]]:
    """Return the shares of games in which a winner, another seat or no one led alone after each tenth of the game."""
    lines = rows["leads"].drop_nulls().to_list()
    if not lines:
        return []
    tenths = [[line[at] for line in lines] for at in range(len(lines[0]))]
    return [(led.count("w") / len(led), led.count("o") / len(led), led.count("-") / len(led)) for led in tenths]


class ChartColumn(NamedTuple):
    """A column of a chart: lower bound, upper bound (exclusive), number of values, and range in words."""

    low: float
    high: float
    many: int
    values: str


def bins(values: Sequence[float], among: Sequence[float] = (), least: float = 1, most: int = 24) -> list[ChartColumn]:
    """Count values in at most ``most`` columns of a round width of at least ``least``.

    The columns span the values in ``among``, so that groups have the same columns.

    >>> [tuple(column) for column in bins([1, 1, 2, 9], most=5)]
    [(0, 2, 2, '0 to 1'), (2, 4, 1, '2 to 3'), (4, 6, 0, '4 to 5'), (6, 8, 0, '6 to 7'), (8, 10, 1, '8 to 9')]
    >>> [column.values for column in bins([0.3, 0.6], least=0.25)]
    ['0.25 to 0.5', '0.5 to 0.75']
    """
    every = among or values
    widths = (base * ten for ten in (1, 10, 100, 1000, 10_000, 100_000) for base in (1, 2, 5))
    wide = [least] if least >= 1 else [least, 2 * least]
    width = next(
        one for one in (*wide, *widths) if one >= least and floor(max(every) / one) - floor(min(every) / one) < most
    )
    first, last = floor(min(every) / width), floor(max(every) / width)
    counts = [0] * (last - first + 1)
    for value in values:
        counts[floor(value / width) - first] += 1
    return [column(at * width, (at + 1) * width, count) for at, count in enumerate(counts, first)]


def column(low: float, high: float, count: int) -> ChartColumn:
    """Return a column with its range in words: whole numbers if its bounds are whole."""
    if isinstance(low, int):
        return ChartColumn(low, high, count, str(low) if high - low == 1 else f"{low} to {high - 1:g}")
    return ChartColumn(low, high, count, f"{low:g} to {high:g}")


def counted(rows: pl.DataFrame) -> list[Mean]:
    """Average the statistics of the game; those of each seat (``name_0``, ``name_1``) over all seats."""
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
    """Return each line of the score sheet over all seats, the total last. A missing line counts as 0."""
    found = []
    for name in rows.columns:
        if name.startswith(SHEET) and rows[name].explode().count():
            pairs = rows.select(name, "players").iter_rows()
            seats = [[one or 0 for one in points or [0] * players] for points, players in pairs]
            found.append(mean_of_seats(name.removeprefix(SHEET), seats))
    return sorted(found, key=lambda line: line.label == TOTAL)


def by_win(rows: pl.DataFrame, line: str) -> tuple[float | None, float | None]:
    """Return the mean points of a sheet line for winning seats and for the others; None if no seat won."""
    sides: tuple[list[float], list[float]] = ([], [])
    for points, wins in rows.select(SHEET + line, "wins").iter_rows():
        for at, win in enumerate(wins):
            sides[0 if win > 0 else 1].append((points[at] or 0) if points else 0)
    won, lost = (sum(side) / len(side) if side else None for side in sides)
    return won, lost


def mean(label: str, values: list[float]) -> Mean:
    """Return the mean of some numbers, one per game."""
    return mean_of_seats(label, [[value] for value in values])


def mean_of_seats(label: str, games: Sequence[Sequence[float]]) -> Mean:
    """Return the mean over all seats.

    The interval comes from the means of games, because seats of one game are not independent. The spread is that of
    seats.
    """
    array = np.array([value for game in games for value in game], dtype=float)
    each = np.array([sum(game) / len(game) for game in games], dtype=float)
    margin = Z95 * spread(each) / sqrt(len(each)) if len(each) > 1 else inf  # one game says nothing of others
    centre = float(array.mean())
    return Mean(label, len(array), centre, spread(array), centre - margin, centre + margin)


def spread(array: NDArray[np.float64]) -> float:
    """Return the standard deviation; 0 for a single number."""
    return float(array.std(ddof=1)) if len(array) > 1 else 0.0

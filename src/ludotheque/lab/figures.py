"""The figures of a report, from the rows and nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import numpy as np
import polars as pl

from ludotheque.bots.simulate import Z95, wilson

COURSE = ("decisions", "choices", "branching", "minutes", "lead_changes", "decided")
RACE = ("lead_changes", "decided")
LEAST = 20
"""Games in which a word must have been said, and not said, before its win rate is told."""


@dataclass(frozen=True)
class Rate:
    """A share of games with its 95% interval (Wilson)."""

    label: str
    games: int
    wins: float

    @property
    def rate(self) -> float:
        """The share."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """From where to where it may be."""
        return wilson(self.wins, self.games)


@dataclass(frozen=True)
class Mean:
    """A mean with its 95% interval (normal), and the spread of what it is a mean of."""

    label: str
    count: int
    mean: float
    sd: float
    low: float
    high: float


def by_place(rows: pl.DataFrame) -> list[Rate]:
    """Wins by place at the table: 1 is who is asked first, the others follow clockwise."""
    found: list[list[float]] = [[] for _ in range(max(rows["players"]))]
    for first, wins in zip(rows["first"], rows["wins"], strict=True):
        for seat, win in enumerate(wins):
            found[(seat - first) % len(wins)].append(win)
    return [Rate(str(place + 1), *_sum(wins)) for place, wins in enumerate(found)]


def by_bot(rows: pl.DataFrame) -> list[Rate]:
    """Wins of each bot by name."""
    found: dict[str, list[float]] = {}
    for names, wins in zip(rows["bots"], rows["wins"], strict=True):
        for name, win in zip(names, wins, strict=True):
            found.setdefault(name, []).append(win)
    return [Rate(name, *_sum(wins)) for name, wins in sorted(found.items())]


def by_opening(rows: pl.DataFrame) -> list[Rate]:
    """Wins of seats by the first choice they made, for those made often enough; the commonest first."""
    found: dict[str, list[float]] = {}
    for openings, wins in zip(rows["openings"], rows["wins"], strict=True):
        for opening, win in zip(openings, wins, strict=True):
            if opening:
                found.setdefault(opening, []).append(win)
    often = sorted(found.items(), key=lambda pair: (-len(pair[1]), pair[0]))
    return [Rate(opening, *_sum(wins)) for opening, wins in often if len(wins) >= LEAST]


def of_team(rows: pl.DataFrame, label: str) -> Rate:
    """Wins of a team, or of a player alone."""
    return Rate(label, *_sum([wins[0] for wins in rows["wins"]]))


def by_ending(rows: pl.DataFrame) -> list[Rate]:
    """How the games ended."""
    counts = rows["ending"].value_counts(sort=True)
    return [Rate(ending, len(rows), float(count)) for ending, count in counts.iter_rows()]


def by_word(rows: pl.DataFrame) -> list[tuple[Rate, Rate]]:
    """For each thing that the log may say of a seat: wins of seats of which it did, and of which it did not."""
    seats = 0
    total = 0.0
    with_word: dict[str, list[float]] = {}
    for words, wins in zip(rows["words"], rows["wins"], strict=True):
        for said, win in zip(words, wins, strict=True):
            seats += 1
            total += win
            for word in said:
                with_word.setdefault(word, []).append(win)
    pairs = []
    for word, wins in with_word.items():
        games, won = _sum(wins)
        if games >= LEAST and seats - games >= LEAST:
            pairs.append((Rate(word, games, won), Rate(word, seats - games, total - won)))
    return sorted(pairs, key=lambda pair: pair[1].rate - pair[0].rate)


def means(rows: pl.DataFrame, team: bool = False) -> list[Mean]:
    """Length, branching, lead changes, when decided, scores, and what the game itself counts. In a ``team`` nobody
    leads."""
    found = [mean(name, rows[name].to_list()) for name in COURSE if not (team and name in RACE)]
    forced = 1 - rows["choices"] / rows["decisions"]
    found.append(mean("forced", forced.to_list()))
    found.append(mean("score", [score for scores in rows["scores"] for score in scores]))
    if not team:
        found.append(mean("winning score", [max(scores) for scores in rows["scores"]]))
    counted: dict[str, list[float]] = {}
    for stats in rows["stats"]:
        for name, value in zip(stats["names"], stats["values"], strict=True):
            counted.setdefault(name, []).append(value)
    return found + [mean(name, values) for name, values in counted.items()]


def sheet(rows: pl.DataFrame) -> list[Mean]:
    """Each line of the score sheet over all seats; a line that a game does not have counts 0."""
    seats = sum(len(scores) for scores in rows["scores"])
    lines: dict[str, list[float]] = {}
    for one in rows["sheet"]:
        for line, points in zip(one["lines"], one["points"], strict=True):
            lines.setdefault(line, []).extend(points)
    return [mean(name, points + [0.0] * (seats - len(points))) for name, points in lines.items()]


def mean(label: str, values: list[float]) -> Mean:
    """The mean of some numbers."""
    array = np.array(values, dtype=float)
    sd = float(array.std(ddof=1)) if len(array) > 1 else 0.0
    margin = Z95 * sd / sqrt(len(array))
    centre = float(array.mean())
    return Mean(label, len(array), centre, sd, centre - margin, centre + margin)


def _sum(wins: list[float]) -> tuple[int, float]:
    return len(wins), float(sum(wins))

"""The measures of a report: a number for every game, with its name, unit and meaning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

import polars as pl

from ludotheque.core.game import Game
from ludotheque.lab import course
from ludotheque.lab.names import LAST
from ludotheque.lab.rows import STATS

Unit = Literal["", "share", "points", "minutes"]
Values = dict[int, float]
"""A value for each game, by the game's number."""


@dataclass(frozen=True)
class Measure:
    """A measure with one number per game, computed from its row."""

    key: str
    label: str
    unit: Unit
    meaning: str
    value: pl.Expr

    def of(self, rows: pl.DataFrame) -> Values:
        """Return the values in an arm's games, without games that have none."""
        found = rows.select("number", self.value.cast(pl.Float64).alias("value")).drop_nulls()
        return dict(found.iter_rows())


ORDERED: Final = pl.col("scores").list.sort(descending=True)
FIRST: Final = Measure(
    "first",
    "The first to play wins",
    "share",
    "The first is the seat that makes the first decision of the game. A shared victory counts by its share.",
    pl.col("wins").list.get(pl.col("first")),
)
TEAM: Final = Measure(
    "team", "Won", "share", "The players won together, or the player alone.", pl.col("wins").list.get(0)
)
POINTS: Final = (
    Measure("best", "Winning score", "points", "The highest score of a game.", pl.col("scores").list.max()),
    Measure(
        "margin",
        "Margin of the best",
        "points",
        "By how much the highest score is above the second; 0 if they are equal.",
        ORDERED.list.get(0) - ORDERED.list.get(1, null_on_oob=True),
    ),
)
SCORE: Final = Measure("score", "Score", "points", "The mean over the seats of a game.", pl.col("scores").list.mean())
LENGTH: Final = (
    Measure("decisions", "Decisions", "", "All questions that a game asks, of all seats.", pl.col("decisions")),
    Measure("choices", "Choices", "", "Decisions that left two or more actions to choose from.", pl.col("choices")),
    Measure(
        "forced",
        "Forced decisions",
        "share",
        "The part of all decisions that left one action only: nothing to think about.",
        1 - pl.col("choices") / pl.col("decisions"),
    ),
    Measure(
        "branching",
        "Branching",
        "",
        "The actions that a decision offered, on average over the game: how wide the choices are.",
        pl.col("branching"),
    ),
    Measure(
        "minutes",
        "Estimated time",
        "minutes",
        f"An estimate for people: {course.CHOICE_SECONDS:.0f} seconds for a choice and {course.DOUBLING_SECONDS:.0f}"
        f" more whenever the actions offered double, {course.FORCED_SECONDS:.0f} for a forced decision. These three"
        " numbers are ours, not measured on people.",
        pl.col("minutes"),
    ),
)
RACE: Final = (
    Measure(
        "lead_changes", "Changes of the lead", "", "How often another seat came to lead alone.", pl.col("lead_changes")
    ),
    Measure(
        "tension",
        "Tension",
        "share",
        "After which part of the game its winner led alone to the end: 0% from the beginning, 100% with the last"
        " decision or by a tie-break.",
        pl.col("tension"),
    ),
    Measure(
        "comeback",
        "Greatest deficit overcome",
        "points",
        "By how many points the winner was behind at most.",
        pl.col("comeback"),
    ),
)


def measures(game: Game, rows: pl.DataFrame) -> list[Measure]:
    """Return the measures of these games, which all have the same number of players."""
    alone = rows["players"][0] == 1
    length = [
        Measure(name, LAST[name], "", "When the game ended.", pl.col(STATS + name))
        for name in LAST
        if STATS + name in rows.columns and rows[STATS + name].count()
    ]
    if game.cooperative or alone:
        return [TEAM, SCORE, *length, *LENGTH]
    return [FIRST, *POINTS, SCORE, *length, *LENGTH, *RACE]


def is_team(game: Game, rows: pl.DataFrame) -> bool:
    """Return whether all seats of these games win together, or there is only one."""
    return game.cooperative or rows["players"][0] == 1

"""The rows as tables for other programs: Parquet files with one row per game and one per seat of a game."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import polars as pl

from ludotheque.core.game import Game
from ludotheque.lab.names import Names
from ludotheque.lab.rows import SHEET, STATS

USED: Final = "used."
"""The prefix of the columns that count the actions of a seat, one column per kind."""
GAMES: Final = "games.parquet"
SEATS: Final = "seats.parquet"
NAMES: Final = "names.json"


@dataclass(frozen=True)
class Column:
    """A column as ``docs/lab.md`` describes it. A name that ends in ``*`` covers all names with that prefix."""

    name: str
    type: pl.DataType | type[pl.DataType]
    unit: str
    meaning: str


OF_GAMES: Final = (
    Column("arm", pl.Int64, "number", "the arm, from 0, in the order of the report"),
    Column("number", pl.Int64, "number", "the game of the arm, from 0; arm and number identify a game"),
    Column("players", pl.Int64, "seats", "the number of players"),
    Column("changed", pl.String, "", "the arm's settings that differ, `name=value`, separated by `; `; often empty"),
    Column("first", pl.Int64, "seat", "the seat, from 0, that made the first decision"),
    Column("ending", pl.String, "id", "how the game ended (`names.json` has the sentence)"),
    Column("decisions", pl.Int64, "decisions", "all decisions of all seats"),
    Column("choices", pl.Int64, "decisions", "the decisions with two or more actions"),
    Column("branching", pl.Float64, "actions", "the mean number of actions offered"),
    Column("minutes", pl.Float64, "minutes", "the estimated playing time for people"),
    Column("lead_changes", pl.Int64, "times", "the times another seat took the sole lead; null for a team or solo"),
    Column("tension", pl.Float64, "0 to 1", "the part of the game after which its winner led alone to the end"),
    Column("comeback", pl.Int64, "points", "the winner's greatest deficit"),
    Column("leads", pl.String, "letters", "the sole leader after each tenth: `w` a winner, `o` another seat, `-` none"),
    Column("stats.*", pl.Float64, "", "a number that the game counts; per seat with the suffix `_0`, `_1`"),
)
OF_SEATS: Final = (
    Column("arm", pl.Int64, "number", "the arm"),
    Column("number", pl.Int64, "number", "the game of the arm"),
    Column("seat", pl.Int64, "seat", "the seat, from 0"),
    Column("place", pl.Int64, "place", "the place in the order of play: 1 made the first decision"),
    Column("bot", pl.String, "name", "the bot that played"),
    Column("win", pl.Float64, "0 to 1", "its share of the win; for a team, 1 or 0 for all seats"),
    Column("score", pl.Int64, "points", "its points at the end"),
    Column("opening", pl.String, "action", "its first choice, in the words of records; empty if none"),
    Column("held", pl.List(pl.String), "ids", "the cards and pieces it held at any time"),
    Column("played", pl.List(pl.String), "ids", "the cards and pieces it played"),
    Column("sheet.*", pl.Int64, "points", "a line of the score sheet; null if the game had none"),
    Column("used.*", pl.Int64, "actions", "the number of its actions of that kind"),
)
COUNTED: Final = ("bots", "wins", "scores", "openings", "held", "played", "used")
"""The columns that hold a list with a value for each seat."""


def write(folder: Path, game: Game, rows: pl.DataFrame, known: Names) -> None:
    """Write the tables and the names of their ids into a folder."""
    games(rows).write_parquet(folder / GAMES)
    seats(game, rows).write_parquet(folder / SEATS)
    (folder / NAMES).write_text(json.dumps(names(known), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def games(rows: pl.DataFrame) -> pl.DataFrame:
    """Return a row for each game."""
    plain = [column.name for column in OF_GAMES if column.name not in ("arm", "stats.*")]
    stats = [pl.col(name).cast(pl.Float64) for name in rows.columns if name.startswith(STATS)]
    return rows.select(pl.col("cell").alias("arm"), *plain, *stats)


def seats(game: Game, rows: pl.DataFrame) -> pl.DataFrame:
    """Return a row for each seat of each game."""
    lines = [name for name in rows.columns if name.startswith(SHEET)]
    # A line of the sheet that a game has not is null for each of its seats.
    empty = [
        pl.when(pl.col(name).is_null())
        .then(pl.lit(None, pl.Int64).repeat_by("players"))
        .otherwise(pl.col(name))
        .alias(name)
        for name in lines
    ]
    flat = (
        rows.select(
            pl.col("cell").alias("arm"), "number", "players", "first",
            pl.int_ranges(0, pl.col("players")).alias("seat"), *COUNTED, *empty,
        )
        .explode("seat", *COUNTED, *lines)
    )  # fmt: skip
    counts = pl.col("used").str.split(" ")
    return flat.select(
        "arm", "number", "seat",
        ((pl.col("seat") - pl.col("first")) % pl.col("players") + 1).alias("place"),
        pl.col("bots").alias("bot"), pl.col("wins").alias("win"), pl.col("scores").alias("score"),
        pl.col("openings").alias("opening"),
        *(pl.col(name).str.split(" ").list.filter(pl.element() != "").alias(name) for name in ("held", "played")),
        *(pl.col(name).cast(pl.Int64) for name in lines),
        *(
            counts.list.get(kind).cast(pl.Int64).alias(USED + verb.name)
            for kind, verb in enumerate(game.actions.verbs)
        ),
    )  # fmt: skip


def names(known: Names) -> dict[str, dict[str, str]]:
    """Return the English names of the ids in the tables, by kind."""
    game = known.game
    return {
        "cards": {id: known.card(id) for id in game.cards},
        "used": {verb.name: known.kind(verb.name) for verb in game.actions.verbs},
        "endings": {id: known.ending(id) for id in game.endings},
    }

"""Rows of the archive and their meaning: finished games, ratings and queries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import orjson

from ludotheque.core.brought import brought
from ludotheque.core.levels import FORMER
from ludotheque.server.people.archive.played import Play, Played
from ludotheque.server.people.archive.ratings import Rated
from ludotheque.server.store.interface import Statement
from ludotheque.server.store.queries.sql import insert, quoted

GAME = (
    "table",
    "number",
    "game",
    "version",
    "players",
    "at",
    "ended",
    "takebacks",
    "substitutes",
    "rated",
    "unrated",
)
PLAY = (
    "table",
    "seat",
    "guest",
    "name",
    "level",
    "game",
    "players",
    "at",
    "score",
    "value",
    "place",
    "outcome",
    "before",
    "after",
)
RATING = ("player", "game", "mu", "sigma", "games", "at")

INSERT_GAME = insert("games", GAME)
INSERT_PLAY = insert("plays", PLAY)
INSERT_RATING = insert("ratings", RATING)
UPDATE_RATING = "UPDATE ratings SET mu = ?, sigma = ?, games = ?, at = ? WHERE player = ? AND game = ? AND games = ?"
MARK = "UPDATE tables SET archived = TRUE WHERE id = ? AND over AND NOT archived"
RATE_AGAIN = 'UPDATE plays SET "before" = ?, "after" = ? WHERE "table" = ? AND seat = ?'
FORGET_RATINGS = "DELETE FROM ratings"

WAITING = "SELECT id FROM tables WHERE over AND NOT archived ORDER BY updated LIMIT ?"
LAST = "SELECT COALESCE(MAX(number), 0) FROM games"
COUNTED = f"SELECT {quoted(GAME)} FROM games WHERE rated AND unrated IS NULL AND number > ? ORDER BY number LIMIT ?"

FIRST_SEAT = (
    "mine.guest = ? AND NOT EXISTS (SELECT 1 FROM plays AS earlier "
    'WHERE earlier."table" = mine."table" AND earlier.guest = mine.guest AND earlier.seat < mine.seat)'
)
"""The seats of a guest, one for each game."""
OTHERS = 'JOIN plays AS other ON other."table" = mine."table" AND other.seat <> mine.seat'
AGAINST = (
    'EXISTS (SELECT 1 FROM plays AS other WHERE other."table" = mine."table" AND other.seat <> mine.seat AND {whom})'
)
FORMER_NAMES = " ".join(f"WHEN '{former}' THEN '{level}'" for former, level in FORMER.items())
LEVEL = f"CASE other.level {FORMER_NAMES} ELSE other.level END"
"""The level of a bot by its name of today."""
THIS_BOT = f"other.guest IS NULL AND {LEVEL} = ?"
THIS_GUEST = "other.guest = ?"

WITH_FILE = "(tables.game = ? AND CAST(tables.options AS TEXT) LIKE ? AND CAST(tables.options AS TEXT) NOT LIKE ?)"
"""The tables of a game whose option is a file that is not empty."""

TOTALS = (
    "SELECT game, players, COUNT(*), SUM(CASE WHEN outcome = 'won' THEN 1 ELSE 0 END), COUNT(score), SUM(score), "
    "MAX(score) FROM plays AS mine WHERE guest = ? AND outcome <> 'none' AND {ordinary} "
    "GROUP BY game, players ORDER BY game, players"
)
BY_BOT = (
    f'SELECT mine.game, {LEVEL}, COUNT(DISTINCT mine."table"), '
    "COUNT(DISTINCT CASE WHEN mine.outcome = 'won' THEN mine.\"table\" END) "
    f"FROM plays AS mine {OTHERS} WHERE mine.guest = ? AND mine.outcome <> 'none' AND {{ordinary}} "
    f"AND other.guest IS NULL AND other.level IS NOT NULL GROUP BY mine.game, {LEVEL}"
)
OPPONENTS = (
    'SELECT other.guest, MAX(other.name), COUNT(DISTINCT mine."table") '
    f"FROM plays AS mine {OTHERS} WHERE mine.guest = ? AND other.guest <> mine.guest "
    "GROUP BY other.guest ORDER BY 3 DESC, 1 LIMIT ?"
)
BEST = "SELECT game, player, mu, games FROM ratings ORDER BY game, mu DESC, player LIMIT {most}"
RATINGS = "SELECT game, mu, sigma, games FROM ratings WHERE player = ?"


def of_tables(count: int) -> tuple[str, str]:
    """Return the statements for the games of so many tables, with what these began from, and for their seats."""
    places = ", ".join("?" * count)
    return (
        f'SELECT {quoted(GAME, prefix="games.")}, tables.options, tables."position" FROM games '
        f'JOIN tables ON tables.id = games."table" WHERE games."table" IN ({places})',
        f'SELECT {quoted(PLAY)} FROM plays WHERE "table" IN ({places}) ORDER BY "table", seat',
    )


def ordinary(files: Iterable[tuple[str, str]]) -> tuple[str, list[str]]:
    """Return the condition that a game began as its rules say, with nothing brought to it, and its values.

    Args:
        files: the games and options whose values are files. They are looked for in the text of the options, where
            quotation marks within a file have a backslash before them, so that no file can pretend to be empty.
    """
    conditions = ['tables."position" IS NOT NULL']
    values: list[str] = []
    for game, option in files:
        conditions.append(WITH_FILE)
        values += [game, f'%"{option}":"%', f'%"{option}":""%']
    from_elsewhere = " OR ".join(conditions)
    return f'NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = mine."table" AND ({from_elsewhere}))', values


def ratings_of(count: int) -> str:
    """Return the statement for the ratings of so many players in one game."""
    return f"SELECT player, mu, sigma, games FROM ratings WHERE game = ? AND player IN ({', '.join('?' * count)})"


def games_of(*, game: bool, outcome: bool, whom: str | None, before: bool) -> str:
    """Return the statement for a guest's games, the latest first, of which some conditions hold."""
    conditions = [FIRST_SEAT]
    if game:
        conditions.append("mine.game = ?")
    if outcome:
        conditions.append("mine.outcome = ?")
    if whom is not None:
        conditions.append(AGAINST.format(whom=whom))
    if before:
        conditions.append('(mine."at" < ? OR (mine."at" = ? AND mine."table" < ?))')
    return (
        f'SELECT mine."table", mine."at" FROM plays AS mine WHERE {" AND ".join(conditions)} '
        'ORDER BY mine."at" DESC, mine."table" DESC LIMIT ?'
    )


def keep(game: Played, number: int) -> list[Statement]:
    """Return what is to be written to keep a game; it is kept once."""
    head = (
        game.table,
        number,
        game.game,
        game.version,
        len(game.plays),
        game.at,
        game.ended,
        game.takebacks,
        game.substitutes,
        game.rated,
        game.unrated,
    )
    return [
        Statement(MARK, (game.table,), 1),
        Statement(INSERT_GAME, head),
        *(Statement(INSERT_PLAY, _play_row(game, play)) for play in game.plays),
    ]


def _play_row(game: Played, play: Play) -> tuple[Any, ...]:
    return (
        game.table,
        play.seat,
        play.guest,
        play.name,
        play.level,
        game.game,
        len(game.plays),
        game.at,
        play.score,
        play.value,
        play.place,
        play.outcome,
        play.before,
        play.after,
    )


def change_rating(player: str, game: str, before: Rated, after: Rated, at: int) -> Statement:
    """Return the change of a rating; it fails if someone else has changed it since it was read."""
    if before.games == 0:
        return Statement(INSERT_RATING, (player, game, *after, at))
    return Statement(UPDATE_RATING, (*after, at, player, game, before.games), 1)


def games(heads: Sequence[Sequence[Any]], seats: Sequence[Sequence[Any]]) -> dict[str, Played]:
    """Return the games of the rows of :func:`of_tables`, by table."""
    plays: dict[str, list[Play]] = {}
    for table, seat, guest, name, level, _game, _players, _at, score, value, place, outcome, before, after in seats:
        play = Play(seat, guest, name, level, score, value, place, outcome, before, after)
        plays.setdefault(table, []).append(play)
    found = {}
    for head in heads:
        table, _number, game, version, _players, at, ended, takebacks, substitutes, rated, unrated = head[: len(GAME)]
        options, position = head[len(GAME) :]
        found[table] = Played(
            table,
            game,
            version,
            at,
            ended,
            takebacks,
            bool(substitutes),
            bool(rated),
            unrated,
            tuple(plays.get(table, ())),
            tuple(brought(game, orjson.loads(options), None if position is None else orjson.loads(position))),
        )
    return found

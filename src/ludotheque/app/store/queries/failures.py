"""Statements about bots that failed at tables: one row for each game, level and version of the software."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.app.store.interface import Reader, Statement
from ludotheque.app.store.queries.sql import insert, quoted


class Failure(NamedTuple):
    """The failures of one level in one game: how many, when the first was, and the last of them."""

    game: str
    level: str
    version: str
    times: int
    since: int
    at: int
    table: str
    error: str


_COUNT = (
    f"{insert('bot_failures', Failure._fields)} ON CONFLICT (game, level, version) DO UPDATE SET "
    'times = bot_failures.times + excluded.times, "at" = excluded."at", "table" = excluded."table", '
    "error = excluded.error"
)
_LATEST = f'SELECT {quoted(Failure._fields)} FROM bot_failures ORDER BY "at" DESC LIMIT ?'
_TOTAL = "SELECT COALESCE(SUM(times), 0) FROM bot_failures"
_CLEAR = "DELETE FROM bot_failures"


def count(failure: Failure) -> Statement:
    """Add failures to those that are kept of the same level, game and version."""
    return Statement(_COUNT, failure)


async def latest(store: Reader, most: int) -> list[Failure]:
    """Return the failures of bots, the latest first."""
    return [Failure(*row) for row in await store.find(_LATEST, most)]


async def total(store: Reader) -> int:
    """Count the moves at which bots have failed."""
    return int((await store.find(_TOTAL))[0][0])


def clear() -> Statement:
    """Delete the failures of bots."""
    return Statement(_CLEAR)

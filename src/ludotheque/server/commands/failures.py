"""The command ``ludotheque admin bot-failures``: which bots have failed at tables, while servers run."""

from __future__ import annotations

import dataclasses

from ludotheque.app.store.interface import iso
from ludotheque.app.store.queries import failures
from ludotheque.server.commands.moderation import query, write
from ludotheque.server.databases.place import Place


@dataclasses.dataclass(frozen=True, slots=True)
class FailureRow:
    """The failures of one level in one game and version of the software: how many, and the last of them."""

    game: str
    level: str
    version: str
    times: int
    since: str
    last: str
    table: str
    error: str

    def __str__(self) -> str:
        return (
            f"{self.game}: the bot of level {self.level} failed at {moves(self.times)} since {self.since}; a random "
            f"move was played each time. The last was at {self.last}, at table {self.table}, with this error: "
            f"{self.error}. Version {self.version}."
        )


def list_failures(database: Place, most: int) -> list[FailureRow]:
    """Return the failures of bots, the latest first."""
    return [
        FailureRow(game, level, version, times, iso(since), iso(at), table, error)
        for game, level, version, times, since, at, table, error in query(database, failures.latest, most)
    ]


def count_failures(database: Place) -> int:
    """Return the number of moves at which bots have failed."""
    return query(database, failures.total)


def clear_failures(database: Place) -> str:
    """Delete the failures of bots, for example after fixing the cause."""
    return "The bot failures are deleted." if write(database, failures.clear()) else "No bot has failed."


def moves(number: int) -> str:
    """Return a number of moves in words.

    >>> moves(1), moves(1200)
    ('1 move', '1,200 moves')
    """
    return "1 move" if number == 1 else f"{number:,} moves"

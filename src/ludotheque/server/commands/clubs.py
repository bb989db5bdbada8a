"""The commands of ``ludotheque admin clubs``: list, close and delete clubs."""

from __future__ import annotations

import dataclasses

from ludotheque.app.protocol.guests import new_secret
from ludotheque.app.store.interface import Conflict, Statement, Store, StoreError, iso
from ludotheque.app.store.ownership import Ownership
from ludotheque.app.store.queries import clubs
from ludotheque.server.commands.moderation import change, query
from ludotheque.server.databases.place import Place


@dataclasses.dataclass(frozen=True, slots=True)
class ClubRow:
    """A club in the list, with the tournaments that go on."""

    club: str
    name: str
    members: int
    tournaments: int
    founded: str


def list_clubs(database: Place, most: int) -> list[ClubRow]:
    """Return the clubs that were founded last."""
    return [ClubRow(*one[:-1], iso(one.founded)) for one in query(database, clubs.latest, most)]


def close_club(database: Place, club: str) -> str:
    """End all tournaments of a club, and have its link lead nowhere. StoreError if there is none."""
    closed = clubs.close(club, new_secret())
    return _do(database, club, closed, "is closed: its tournaments have ended, and its link is void")


def delete_club(database: Place, club: str) -> str:
    """Delete a club with its tournaments; its tables stay with those who sit there. StoreError if there is none."""
    *below, last = clubs.delete(club)
    return _do(database, club, [*below, last._replace(exactly=1)], "is deleted")


def _do(database: Place, club: str, statements: list[Statement], what: str) -> str:
    async def act(store: Store, _: Ownership) -> str:
        try:
            await store.change(statements)
        except Conflict as error:
            raise StoreError(f"There is no club {club}.") from error
        return f"The club {club} {what}."

    return change(database, act)

"""Seats whose players leave them before the deal."""

from __future__ import annotations

import bisect

from ludotheque.app.protocol import guests, names
from ludotheque.app.protocol.refused import Refused
from ludotheque.app.protocol.seats import SeatKind
from ludotheque.app.store.interface import StoredSeat
from ludotheque.app.store.queries.tables import reseat
from ludotheque.app.tables.refusals import refused_message
from ludotheque.app.tables.seats.changes import seats_changed
from ludotheque.app.tables.seats.invites import tell_invites
from ludotheque.app.tables.table import Table


async def free(table: Table, number: int, guest: str) -> None:
    """Open a seat again, at the wish of its player or of the table's host. Refused to others, and after the deal.

    Its token is void, and what it was to contribute to the shuffles is forgotten.
    """
    async with table.writing():
        _check(table, number, guest)
        others = [seat.name for other, seat in enumerate(table.seats) if other != number]
        seat = StoredSeat(names.apart(f"Player {number + 1}", others), SeatKind.HUMAN, invite=guests.new_secret())
        theirs = table.seats[number].guest == guest
        freed = (
            None if theirs else refused_message(Refused("the host of this table has freed your seat", "seat-freed"), 0)
        )
        # Before anything is awaited: the table is not to be dealt meanwhile.
        table.seats[number] = seat
        bisect.insort(table.waiting, number)
        table.gathering.forget(number)
        table.audience.unseat(number, freed)
        await table.store.change(reseat(table.id, number, seat, table.standing()))
        seats_changed(table)
        tell_invites(table)


def _check(table: Table, number: int, guest: str) -> None:
    """Refused unless that guest may free that seat now."""
    seat = table.seats[number] if number < len(table.seats) else None
    if guest != table.owner and (seat is None or seat.guest != guest):
        raise Refused(f"seat {number} is not yours", "seat-not-yours")
    if not table.owner:
        raise Refused("the games of a tournament keep their players until they begin", "seat-of-tournament")
    if table.dealt:
        raise Refused("the game has begun; a player may resign now, or be replaced by a bot", "game-begun")
    if table.gathering.sealed:
        raise Refused("the game is being dealt; try again in a moment", "being-dealt")
    if seat is None or seat.guest is None:
        raise Refused("no one sits there", "seat-empty")

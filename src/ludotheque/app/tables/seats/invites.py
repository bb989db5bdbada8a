"""The links to seats of a table: the host's to open ones, and the players' to those of absent players."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from ludotheque.app.protocol import guests
from ludotheque.app.protocol.answers.tables import FromServer, Invite
from ludotheque.app.protocol.refused import Refused
from ludotheque.app.store.interface import StoredSeat
from ludotheque.app.store.queries.tables import reseat
from ludotheque.app.tables.audience import Connection
from ludotheque.app.tables.table import Table


def invited(seats: Sequence[StoredSeat], invite: str) -> int:
    """Return the seat of an invite. Refused if there is none."""
    for number, seat in enumerate(seats):
        if guests.same(invite, seat.invite):
            return number
    raise Refused("this invite is not known here, or someone has used it", "invite-used")


def invites(table: Table, connection: Connection) -> list[Invite]:
    """Return the links that someone may pass on: a host's to open seats, and players' to those of absent ones."""
    to_open = [number for number in table.waiting if connection.guest == table.owner]
    to_absent = [number for number, seat in enumerate(table.seats) if seat.taken and connection.seats]
    links = [(number, table.seats[number].invite) for number in [*to_open, *to_absent]]
    return [{"seat": number, "invite": invite} for number, invite in links if invite]


def tell_invites(table: Table) -> None:
    """Tell players and the host the links that they may pass on."""

    def for_them(connection: Connection) -> FromServer | None:
        may_know = bool(connection.seats) or connection.guest == table.owner
        return {"type": "invites", "invites": invites(table, connection)} if may_know else None

    table.audience.tell_each(for_them)


async def offer(table: Table, number: int) -> None:
    """Offer a seat by a link that is new: that of an absent player, or an open one. The table is held."""
    await _change(table, number, guests.new_secret())


async def withdraw_offer(table: Table, number: int) -> None:
    """Withdraw the link to a seat whose player is back, or decides again. The table is held."""
    seat = table.seats[number]
    if seat.taken and seat.invite is not None and not table.over:
        await _change(table, number, None)


async def _change(table: Table, number: int, invite: str | None) -> None:
    table.seats[number] = seat = dataclasses.replace(table.seats[number], invite=invite)
    await table.store.change(reseat(table.id, number, seat, table.standing()))
    tell_invites(table)

"""Decisions of a table's host: who may watch, and whether spectators may talk."""

from __future__ import annotations

from ludotheque.app.protocol.close_codes import NOT_YOURS
from ludotheque.app.protocol.refused import Refused
from ludotheque.app.store.queries.tables import hush_spectators, send_away, sent_away
from ludotheque.app.tables.audience import Connection
from ludotheque.app.tables.refusals import refused_message
from ludotheque.app.tables.seats.invites import offer
from ludotheque.app.tables.table import Table

MOST_KEPT = 1000
"""Spectators sent away from one table who are kept; more are forgotten at a restart."""
SENT_AWAY = "the host of this table has sent you away"


async def recall(table: Table) -> None:
    """Read whom the host has sent away."""
    table.sent_away = await sent_away(table.store, table.id)


def check_may_watch(table: Table, guest: str | None) -> None:
    """Refused if a spectator was sent away. One without a cookie counts as any other without."""
    if guest in table.sent_away:
        raise Refused(SENT_AWAY, "sent-away")


def check_voice(table: Table, seat: int | None) -> None:
    """Refused if a spectator talks where only players may."""
    if seat is None and table.hushed:
        raise Refused("only players may write here", "chat-players")


async def kick(table: Table, me: Connection, spectator: int) -> None:
    """Send a spectator away, with everything else that guest watches with."""
    _expect_host(table, me)
    watching = table.audience.watching()
    found = next((one for one in watching if one.number == spectator and one.guest != table.owner), None)
    if found is None:
        raise Refused("this spectator has left already", "spectator-left")
    if len(table.sent_away) < MOST_KEPT:
        await table.store.change([send_away(table.id, found.guest)])
    table.sent_away.add(found.guest)
    for one in watching:
        if one.guest == found.guest:
            one.tell(refused_message(Refused(SENT_AWAY, "sent-away"), 0))
            one.close(NOT_YOURS)


async def hush(table: Table, me: Connection, on: bool) -> None:
    """Say whether only players may write in the chat."""
    _expect_host(table, me)
    async with table.writing():
        await table.store.change([hush_spectators(table.id, on)])
        table.hushed = on
        table.audience.tell({"type": "hushed", "on": on})


async def invite_again(table: Table, me: Connection, number: int) -> None:
    """Replace the link to an open seat, as when it was lost or went to the wrong person."""
    _expect_host(table, me)
    async with table.writing():
        if number >= len(table.seats) or table.seats[number].taken:
            raise Refused("this seat is not open", "seat-not-open")
        await offer(table, number)


def _expect_host(table: Table, me: Connection) -> None:
    if me.guest != table.owner:
        raise Refused("only the host of this table can do that", "host-only")

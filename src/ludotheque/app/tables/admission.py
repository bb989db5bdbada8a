"""Connections that come to a table and leave it."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ludotheque.app.protocol.answers.tables import RematchInfo
from ludotheque.app.protocol.refused import Refused
from ludotheque.app.store.queries import rematches
from ludotheque.app.tables import proposals, takebacks
from ludotheque.app.tables.audience import Connection
from ludotheque.app.tables.chat import heard, last_lines
from ludotheque.app.tables.custom_inputs import custom_inputs_of
from ludotheque.app.tables.deal import reveal_message
from ludotheque.app.tables.seats import polls, timing
from ludotheque.app.tables.seats.changes import seated_info
from ludotheque.app.tables.seats.invites import invites, withdraw_offer
from ludotheque.app.tables.showing import seats, show_to, tell_seats
from ludotheque.app.tables.table import Table


async def enter(table: Table, connection: Connection, since: int, commits: Mapping[int, str]) -> None:
    """Bring a new connection up to date, and keep it informed from then on.

    Args:
        table: the table.
        connection: the client's connection.
        since: the last ply the client has.
        commits: the commits of its seats to their contributions to the shuffles.
    """
    async with table.writing():
        if connection.holding != [table.seats[seat].token_hash for seat in sorted(connection.seats)]:
            raise Refused("this seat was given to someone else meanwhile: connect again", "no-token")
        chat = await last_lines(table)
        taken_back = await takebacks.noted(table)
        rematch = await _rematch_of(table, connection) if table.over else None
        kept = {} if table.dealt else await rematches.kept(table.store, table.id)
        again = await rematches.games_before(table.store, table.id)
        if table.unwatched:
            table.changed.set()
        table.audience.add(connection)
        timing.came_or_went(table)
        connection.tell(
            {
                "type": "welcome",
                "table": table.id,
                "game": table.game.id,
                "title": table.game.title,
                "bundled": table.game.bundle() is not None,
                "options": table.head.options,
                "words": table.game.own_words(table.head.options),
                "seats": seats(table),
                "yours": sorted(connection.seats),
                "commitment": table.gathering.commitment,
                "chat": heard(chat, connection.deaf_to),
                "invites": invites(table, connection),
                "host": table.owner == connection.guest,
                "terms": msgspec.to_builtins(table.terms),
                "seated": [seated_info(one, table.created) for one in table.seatings],
                "takebacks": table.takebacks,
                "taken_back": [{"ply": ply, "seat": seat} for ply, seat in taken_back],
                "can_resign": table.game.can_resign,
                "cooperative": table.game.cooperative,
                "hushed": table.hushed,
                "carried": table.journal.carried_at if table.dealt else [],
                "brought": custom_inputs_of(table.head),
                "rematch": rematch,
                "kept": [{"seat": seat, "name": one.name} for seat, one in kept.items() if seat in table.waiting],
                "colours": [(seat + again) % len(table.seats) for seat in range(len(table.seats))],
            }
        )
        await _welcome_back(table, connection)
        if table.dealt:
            _bring_up_to_date(table, connection, since)
        else:
            _gather(table, connection, commits)
        tell_seats(table)


async def _welcome_back(table: Table, connection: Connection) -> None:
    """Withdraw the links to the seats of a player who has come, whose clock goes on after a restart."""
    timing.arrived(table, connection.seats)
    for number in connection.seats:
        await withdraw_offer(table, number)


async def _rematch_of(table: Table, connection: Connection) -> RematchInfo | None:
    """Return the rematch of this game that the player of a connection may join or has joined."""
    guest = next((table.seats[seat].guest for seat in sorted(connection.seats)), None)
    if guest is None:
        return None
    found = await rematches.open_to(table.store, table.id, guest)
    return None if found is None else {"table": found.table, "seat": found.seat, "seated": found.seated}


def _bring_up_to_date(table: Table, connection: Connection, since: int) -> None:
    show_to(table, connection, since)
    if table.simultaneous.at_once:
        connection.tell(table.simultaneous.message(connection))
    if (undo := takebacks.message(table)) is not None:
        connection.tell(undo)
    if table.thinking is not None:
        connection.tell({"type": "thinking", "seat": table.thinking})
    if (proposal := proposals.message(table)) is not None:
        connection.tell(proposal)
    if (asked := polls.message(table)) is not None:
        connection.tell(asked)
    if (clock := timing.clock(table)) is not None:
        connection.tell(clock)


def _gather(table: Table, connection: Connection, commits: Mapping[int, str]) -> None:
    for seat in connection.seats:
        table.gathering.hear(seat, commits.get(seat))
    if table.gathering.asked:
        connection.tell(reveal_message(table.gathering))
    table.changed.set()


def leave(table: Table, connection: Connection) -> None:
    """Remove a connection from the table."""
    table.audience.remove(connection)
    if not len(table.audience):
        table.on_screen = None
    if table.unwatched:
        table.changed.set()
    timing.came_or_went(table)
    tell_seats(table)

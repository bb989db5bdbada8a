"""The door of a table: connections that come in, and people and bots who take its seats."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ludotheque.app.protocol import guests, names
from ludotheque.app.protocol.answers.tables import HeldSeat, Joined, RematchInfo, SatDown
from ludotheque.app.protocol.refused import Refused
from ludotheque.app.protocol.seats import SeatKind
from ludotheque.app.store.interface import KeptSeat, StoredSeat
from ludotheque.app.store.queries import rematches
from ludotheque.app.store.queries.tables import take_seat
from ludotheque.app.tables import proposals, takebacks
from ludotheque.app.tables.audience import Connection
from ludotheque.app.tables.chat import heard, last_lines
from ludotheque.app.tables.custom_inputs import brought_to
from ludotheque.app.tables.deal import reveal_message
from ludotheque.app.tables.seats import polls, timing
from ludotheque.app.tables.seats.changes import replace_absent, seated_info
from ludotheque.app.tables.seats.invites import invited, invites, tell_invites, withdraw_offer
from ludotheque.app.tables.showing import seats, show_to, tell_seats
from ludotheque.app.tables.table import Table

# --- Coming in ---


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
            raise Refused("this seat was given to somebody else meanwhile: connect again", "no-token")
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
                "brought": brought_to(table.head),
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


# --- Taking seats ---


def seats_of(table: Table, tokens: list[str]) -> list[int]:
    """Return the seat of each token. Refused if a token belongs to no seat here."""
    return [_seat_of(table, token) for token in tokens]


def _seat_of(table: Table, token: str) -> int:
    for number, seat in enumerate(table.seats):
        if guests.matches(token, seat.token_hash):
            return number
    raise Refused("this is no token of a seat at this table", "no-token")


async def join(table: Table, invite: str, name: str, guest: str) -> Joined:
    """Take the seat of an invite, which is then used up."""
    async with table.writing():
        number = invited(table.seats, invite)
        name = _apart(table, name, number)
        if table.seats[number].taken:
            return await replace_absent(table, number, name, guest)
        token = guests.new_secret()
        seat = StoredSeat(name, SeatKind.HUMAN, guest=guest, token_hash=guests.digest(token))
        await table.store.change([take_seat(table.id, number, seat)])
        table.seats[number] = seat
        table.waiting.remove(number)
        if table.dealt:
            table.journal.match.record.seats = [one.name for one in table.seats]
        tell_seats(table)
        table.changed.set()
        return {"seat": number, "token": token, "commitment": table.gathering.commitment}


def _apart(table: Table, name: str, number: int) -> str:
    """Return a name for a seat that looks like none of the others here."""
    return names.apart(name, [seat.name for other, seat in enumerate(table.seats) if other != number])


async def take_open_seats(table: Table, name: str, guest: str, kept: Mapping[int, KeptSeat]) -> SatDown:
    """Take the seats that are kept for a guest, or else the first open one that is kept for no one.

    Refused if there is none, or the guest sits here already.
    """
    if table.seats_of_guest(guest):
        raise Refused("you sit at this table already", "seated-already")
    if not table.waiting:
        raise Refused("all seats of this table are taken", "table-full")
    own = {number: kept[number].name for number in table.waiting if number in kept and kept[number].guest == guest}
    free = [number for number in table.waiting if number not in kept]
    if not own and not free:
        raise Refused("the open seats of this table are kept for its former players", "seats-kept")
    taken = own or {free[0]: name}
    held = [await join(table, table.seats[number].invite or "", called, guest) for number, called in taken.items()]
    also: list[HeldSeat] = [{"seat": one["seat"], "token": one["token"]} for one in held[1:]]
    return {**held[0], "also": also}


async def fill(table: Table, level: str) -> None:
    """Have bots take the seats that are still open."""
    async with table.writing():
        for number in list(table.waiting):
            seat = StoredSeat(_apart(table, names.bot_name(number), number), SeatKind.BOT, level=level)
            await table.store.change([take_seat(table.id, number, seat)])
            table.seats[number] = seat
            table.waiting.remove(number)
            table.gathering.pass_over(number)
        tell_seats(table)
        tell_invites(table)
        table.changed.set()

"""People and bots take the seats of a table, by an invite or from the list of open tables."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.app.protocol import guests, names
from ludotheque.app.protocol.answers.tables import HeldSeat, Joined, SatDown
from ludotheque.app.protocol.refused import Refused
from ludotheque.app.protocol.seats import SeatKind
from ludotheque.app.store.interface import KeptSeat, StoredSeat
from ludotheque.app.store.queries.tables import take_seat
from ludotheque.app.tables.seats.changes import replace_absent
from ludotheque.app.tables.seats.invites import invited, tell_invites
from ludotheque.app.tables.showing import tell_seats
from ludotheque.app.tables.table import Table


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

"""The messages that show everyone at a table the position, who sits where, and who decides at the same time."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ludotheque.app.protocol import guests
from ludotheque.app.protocol.answers.tables import FromServer, SeatInfo
from ludotheque.app.protocol.seats import SeatKind
from ludotheque.app.store.interface import StoredSeat
from ludotheque.app.tables.audience import Connection
from ludotheque.app.tables.table import Table
from ludotheque.app.tables.timekeeping.idle import Idle
from ludotheque.app.tables.timekeeping.presence import Presence
from ludotheque.app.tables.views import Moment


def seen(table: Table, since: int) -> dict[int | None, str]:
    """Return the messages to all who watch the table now, with the news after a ply."""
    eyes = table.audience.eyes
    if not eyes:
        return {}
    moment = Moment(table.journal, table.simultaneous.asked, since, table.on_screen)
    table.shown = table.simultaneous.signature()
    table.on_screen = moment.public
    return {one: moment.to(one, table.undo_kind(one)) for one in eyes}


def show(table: Table, messages: dict[int | None, str]) -> None:
    """Show everyone what has been made for their eyes, with who is to decide."""
    table.audience.show(messages)
    if table.simultaneous.at_once:
        tell_together(table)


def show_again(table: Table) -> None:
    """Show everyone the position as it now stands."""
    table.audience.show(seen(table, table.ply))
    tell_together(table)
    table.changed.set()
    table.let_pass()


def show_to(table: Table, connection: Connection, since: int) -> None:
    """Show a connection the game, with what is new after a ply."""
    moment = Moment(table.journal, table.simultaneous.asked, since)
    table.shown = table.simultaneous.signature()
    table.on_screen = moment.public
    for eyes in connection.eyes:
        connection.send(moment.to(eyes, table.undo_kind(eyes)))


def tell_together(table: Table) -> None:
    """Say who decides at the same time, and who has; to each seat what it has decided itself."""
    table.audience.tell_each(table.simultaneous.message)


def tell_thinking(table: Table, seat: int | None) -> None:
    """Announce that a bot has begun to think, or (None) that none is thinking any more."""
    table.thinking = seat
    if seat is not None:
        table.audience.tell({"type": "thinking", "seat": seat})


def seat_infos(
    seats: Sequence[StoredSeat],
    connected: Collection[int],
    presence: Presence | None = None,
    idle: Idle | None = None,
) -> list[SeatInfo]:
    """Return the seats of a table; a bot is always there. Lists of tables leave out for how long someone is away."""
    return [
        {
            "name": seat.name,
            "kind": seat.kind,
            "level": seat.level,
            "taken": seat.taken,
            "bot_account": guests.bot_id(seat.guest),
            "connected": seat.kind == SeatKind.BOT or number in connected,
            "stand_in": seat.stand_in,
            "away": None if presence is None else presence.away(number),
            "idle": None if idle is None else idle.of(number),
        }
        for number, seat in enumerate(seats)
    ]


def seats(table: Table) -> list[SeatInfo]:
    """Return the seats of a table in play."""
    return seat_infos(table.seats, table.audience.seats(), table.presence, table.idle)


def tell_seats(table: Table) -> None:
    """Tell everyone who sits where, and the host who watches."""
    numbers = [one.number for one in table.audience.watching() if one.guest != table.owner]

    def for_host(connection: Connection) -> FromServer | None:
        return {"type": "spectators", "spectators": numbers} if connection.guest == table.owner else None

    table.audience.tell_each(for_host)
    table.audience.tell({"type": "seats", "seats": seats(table)})

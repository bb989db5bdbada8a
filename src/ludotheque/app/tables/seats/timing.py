"""The time of a table: its clocks run and its players count as idle for as long as they are to decide."""

from __future__ import annotations

from ludotheque.app.protocol.answers.tables import ClockMessage
from ludotheque.app.protocol.refused import Refused
from ludotheque.app.protocol.seats import SeatKind
from ludotheque.app.tables.showing import tell_seats
from ludotheque.app.tables.table import Table
from ludotheque.app.tables.timekeeping.clocks import GRACE, MS


def came_or_went(table: Table) -> None:
    """Note who is connected: a player who is back need not be replaced, and one who has gone asks for nothing."""
    connected = table.audience.seats()
    back = table.presence.update(table.seats, connected)
    poll = table.poll
    if poll is None:
        return
    if poll.by not in connected or (poll.about in back and table.is_here(poll.about)):
        table.end_poll(agreed=False)


def clock(table: Table) -> ClockMessage | None:
    """Return the players' clocks as of now, or None where there are none, or no game is in play."""
    clocks = table.clocks
    if clocks is None or not table.dealt:
        return None
    left = [milliseconds / MS for milliseconds in clocks.left()]
    return {"type": "clock", "left": left, "running": [] if clocks.still else clocks.running}


def start(table: Table) -> None:
    """Start the clocks of a new game: a player who is to decide and is not here has some time to come."""
    people = {number for number, seat in enumerate(table.seats) if seat.kind == SeatKind.HUMAN}
    awaited = set(table.deciders()) or people
    begin(table, 0.0 if awaited <= set(table.audience.seats()) else GRACE)


def begin(table: Table, grace: float) -> None:
    """Start the clocks, once players have had some seconds (``grace``) to come."""
    deciders = table.deciders()
    table.idle.turn(deciders)
    _watch_idle(table)
    if table.clocks is not None and table.dealt:
        table.clocks.resume(deciders, len(table.journal.match.standing), grace)
        wind(table)


def turn(table: Table, decided: int | None) -> None:
    """Run the clocks of the seats that are to decide now; ``decided`` is the seat of a person who just has."""
    deciders = table.deciders()
    table.idle.turn(deciders, decided)
    _watch_idle(table)
    if table.clocks is not None:
        table.clocks.turn(deciders, len(table.journal.match.standing), decided)
        wind(table)


def took_back(table: Table, number: int) -> None:
    """Note that a player has taken something back: the increment goes with it."""
    table.idle.turn(table.deciders(), number)
    _watch_idle(table)
    if table.clocks is not None:
        table.clocks.take_back(number)


def arrived(table: Table, seats: frozenset[int]) -> None:
    """Have the clocks go on after a restart if one of the players has come who were waited for."""
    if table.clocks is not None and table.clocks.arrive(seats):
        wind(table)
        tell_clock(table)


def wind(table: Table) -> None:
    """Have the table look at its clocks when the first of them has run out, or is due to be saved."""
    assert table.clocks is not None
    when = table.clocks.next_ring()
    if when is None:
        table.alarms.cancel("clock")
    else:
        table.alarms.set("clock", when)


def tell_turn(table: Table) -> None:
    """Tell the clocks after a decision that is saved, and drop a poll that the decision has settled.

    A player who was idle may have decided after all, or the game is over: a late answer would change its record.
    """
    tell_clock(table)
    if table.idle.woken():
        tell_seats(table)
    if table.poll is not None and (table.over or table.is_here(table.poll.about)):
        table.end_poll(agreed=False)


def tell_clock(table: Table) -> None:
    """Tell everyone the clocks, where there are any."""
    message = clock(table)
    if message is not None:
        table.audience.tell(message)


def check_clock(table: Table, seat: int) -> None:
    """Refused if the time of a seat has run out."""
    if table.clocks is not None and seat in table.clocks.out_of_time():
        raise Refused("your time has run out", "time-out")


async def save(table: Table) -> None:
    """Save the clocks as they are: so that a server that stops gives no one a turn's time back."""
    if table.ticking:
        await table.store.append(table.id, [], table.standing())


def _watch_idle(table: Table) -> None:
    """Have the table look when the first player could be idle. An alarm that is set is let ring: moves are many."""
    if "idle" in table.alarms:
        return
    when = table.idle.next_ring()
    if when is not None:
        table.alarms.set("idle", when)


async def look_for_idle(table: Table) -> None:
    """Tell everyone that a player has become idle."""
    if table.idle.look():
        tell_seats(table)
    _watch_idle(table)

"""The end of a player's time: a bot plays on, or the game is lost, as the players have agreed."""

from __future__ import annotations

from ludotheque.app.tables.seats.changes import STAND_IN, reseat, with_bot
from ludotheque.app.tables.seats.timing import tell_clock, wind
from ludotheque.app.tables.table import Table


async def look_at_clocks(table: Table) -> None:
    """Replace the players whose time has run out; else save the clocks, for a restart."""
    clocks = table.clocks
    assert clocks is not None
    async with table.writing():
        late = clocks.out_of_time()
        for seat in late:
            await _out_of_time(table, seat)
        if not late:
            await table.store.append(table.id, [], table.standing())
            wind(table)
            tell_clock(table)


async def _out_of_time(table: Table, number: int) -> None:
    loses = table.terms.clock is not None and table.terms.clock.end == "lose" and table.game.can_resign
    await reseat(table, number, with_bot(table.seats[number], STAND_IN), "lost" if loses else "time")

"""The deal: the wait for all seats to be taken, and for the players' contributions to the shuffles."""

from __future__ import annotations

import logging
from collections.abc import Callable

from ludotheque.app.protocol.answers.tables import AskReveal
from ludotheque.app.protocol.refused import Refused
from ludotheque.app.store.queries.tables import seal_table
from ludotheque.app.tables.committing import deal
from ludotheque.app.tables.contributions import Gathering
from ludotheque.app.tables.table import Table
from ludotheque.app.tables.timekeeping.ticker import Ticker

log: logging.Logger = logging.getLogger(__name__)


async def ask_to_reveal(table: Table) -> None:
    """Store the commits, so that not even a restart can change one, and then ask everyone to reveal."""
    async with table.writing():
        if not table.gathering.kept:
            await table.store.change([seal_table(table.id, table.gathering.contributions)])
        table.gathering.asked = True
        table.audience.tell(reveal_message(table.gathering))


def reveal_message(gathering: Gathering) -> AskReveal:
    """Return the message that asks for what was committed to."""
    return {"type": "reveal", "commits": gathering.commits}


async def reveal(table: Table, seat: int, value: str) -> None:
    """Accept the value that a seat has committed to. Refused if it does not match, or comes too early or late."""
    async with table.writing():
        if value == table.gathering.contributions[seat].value:
            return  # A second window of the same browser repeats it.
        if table.dealt:
            raise Refused("this came too late: the game was dealt without it", "reveal-late")
        if not table.gathering.asked:
            raise Refused("nothing is to be revealed yet", "reveal-early")
        if not table.gathering.reveal(seat, value):
            raise Refused("this is not what the seat has committed to", "reveal-other")
        table.changed.set()


async def see_dealt(table: Table, ticker: Ticker, commit_seconds: float, reveal_seconds: float) -> None:
    """Collect the contributions of a table and deal it.

    Args:
        table: a table that is not dealt yet.
        ticker: the time that the waits go by.
        commit_seconds: the longest wait for players to connect, from the moment all seats are taken.
        reveal_seconds: the longest wait for them to reveal.
    """
    gathering = table.gathering
    await _see_seated(table, ticker, commit_seconds)
    while table.waiting and not table.closed:  # someone has left a seat again
        await _see_seated(table, ticker, commit_seconds)
    gathering.seal()
    if table.closed:
        return
    try:
        if not gathering.revealed:
            await ask_to_reveal(table)
            await _until(table, ticker, lambda: gathering.revealed, reveal_seconds)
        await deal(table)
    except Refused as refusal:
        log.warning("table %s was not dealt: %s", table.id, refusal)


async def _see_seated(table: Table, ticker: Ticker, commit_seconds: float) -> None:
    """Return once everyone is here, or has not come for too long, or a seat that was taken is open again."""
    await _until(table, ticker, lambda: not table.waiting)
    await _until(table, ticker, lambda: bool(table.waiting) or table.gathering.heard, commit_seconds)


async def _until(table: Table, ticker: Ticker, done: Callable[[], bool], seconds: float | None = None) -> None:
    """Return once ``done()`` is true, the time is up or this copy of the table is closed."""
    late = seconds is not None and seconds <= 0

    def ring() -> None:
        nonlocal late
        late = True
        table.changed.set()

    alarm = None if late or seconds is None else ticker.at(ticker.now() + seconds, ring)
    try:
        while not (late or table.closed or done()):
            table.changed.clear()
            await table.changed.wait()
    finally:
        if alarm is not None:
            alarm.cancel()

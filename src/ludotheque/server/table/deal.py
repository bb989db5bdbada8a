"""The wait before the deal: for all seats to be taken, and for the players' contributions to the shuffles."""

from __future__ import annotations

import logging
from collections.abc import Callable

from ludotheque.server.table.seats.ticker import Ticker
from ludotheque.server.table.table import Refused, Table

log: logging.Logger = logging.getLogger(__name__)


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
    while table.waiting and not table.retired:  # someone has left a seat again
        await _see_seated(table, ticker, commit_seconds)
    gathering.seal()
    if table.retired:
        return
    try:
        if not gathering.revealed:
            await table.ask_reveals()
            await _until(table, ticker, lambda: gathering.revealed, reveal_seconds)
        await table.deal()
    except Refused as refusal:
        log.warning("table %s was not dealt: %s", table.id, refusal)


async def _see_seated(table: Table, ticker: Ticker, commit_seconds: float) -> None:
    """Return once everyone is here, or has not come for too long, or a seat that was taken is open again."""
    await _until(table, ticker, lambda: not table.waiting)
    await _until(table, ticker, lambda: bool(table.waiting) or table.gathering.heard, commit_seconds)


async def _until(table: Table, ticker: Ticker, done: Callable[[], bool], seconds: float | None = None) -> None:
    """Return once ``done()`` is true, the time is up or this copy of the table is retired."""
    late = seconds is not None and seconds <= 0

    def ring() -> None:
        nonlocal late
        late = True
        table.changed.set()

    alarm = None if late or seconds is None else ticker.at(ticker.now() + seconds, ring)
    try:
        while not (late or table.retired or done()):
            table.changed.clear()
            await table.changed.wait()
    finally:
        if alarm is not None:
            alarm.cancel()

"""When a table is dealt: once everybody sits there and has contributed to its chance, or has had time enough to."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

from ludotheque.server.table import Refused, Table

log = logging.getLogger(__name__)


async def see_dealt(table: Table, commit_seconds: float, reveal_seconds: float) -> None:
    """Wait for the people of a table, for the commits of all and then for what they were made of, and deal."""
    gathering = table.gathering
    await _until(table, lambda: not table.waiting)
    await _until(table, lambda: gathering.heard, commit_seconds)
    gathering.seal()
    try:
        if not gathering.revealed:
            await table.ask_reveals()
            await _until(table, lambda: gathering.revealed, reveal_seconds)
        await table.deal()
    except Refused as refusal:
        log.warning("table %s was not dealt: %s", table.id, refusal)


async def _until(table: Table, done: Callable[[], bool], seconds: float | None = None) -> None:
    """Wait until that is so, the time is up, or this copy of the table is given up."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            while not (table.retired or done()):
                table.changed.clear()
                await table.changed.wait()

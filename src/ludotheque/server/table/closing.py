"""End a game that no process is running: without a result, and with nothing of it left open."""

from __future__ import annotations

from ludotheque.server.store.interface import Statement, Store, StoredTable, now
from ludotheque.server.store.rows.tables import STAND, stand_row

CLOSE = f"{STAND} AND NOT over"


async def close(store: Store, stored: StoredTable) -> None:
    """End a game without a result. Conflict if it has gone on meanwhile, or is over."""
    ended = stored.standing._replace(over=True, ended="abandoned", updated=now()).at_rest()
    await store.change([Statement(CLOSE, stand_row(stored.id, ended), exactly=1)])

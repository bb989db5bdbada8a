"""Delete tables without changes for a long time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from ludotheque.app.store.interface import Store, Unavailable, now
from ludotheque.app.store.ownership import Ownership
from ludotheque.app.store.queries.tables import delete_table, stale

log: logging.Logger = logging.getLogger(__name__)

DAY = 24 * 60 * 60 * 1000
"""Milliseconds of a day."""

LOOK_EVERY = 24 * 60 * 60.0
"""Seconds between two looks for tables that have expired."""

NEVER = 0
"""The number of days that stands for never."""


def no_one(_table: str) -> bool:
    """Return False: no table is in use."""
    return False


async def expire(
    store: Store, ownership: Ownership, unbegun: int, finished: int, in_use: Callable[[str], bool] = no_one
) -> int:
    """Delete tables that no one has touched for so many days, and return how many.

    Args:
        store: the store of the tables.
        ownership: the tables of this process; those of other processes are left alone.
        unbegun: days for tables whose game never began; 0 for never.
        finished: days for tables whose game is over; 0 for never.
        in_use: says which tables of this process are in use.
    """
    found = await stale(store, _before(unbegun), _before(finished))
    free = await ownership.take_free([table for table in found if not in_use(table)])
    for table in free:
        await store.change(delete_table(table))
        await ownership.give(table)
    return len(free)


async def keep_expiring(
    store: Store, ownership: Ownership, unbegun: int, finished: int, in_use: Callable[[str], bool]
) -> None:
    """Delete tables that no one has touched for long, for ever."""
    while True:
        try:
            await expire(store, ownership, unbegun, finished, in_use)
        except Unavailable as error:
            log.warning("old tables could not be deleted: %s", error)
        except Exception:
            log.exception("old tables could not be deleted")
        await asyncio.sleep(LOOK_EVERY)


def _before(days: int) -> int:
    return 0 if days == NEVER else now() - days * DAY

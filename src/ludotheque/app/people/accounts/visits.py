"""The day of the last visit of each guest who holds a seat."""

from __future__ import annotations

import logging

from ludotheque.app.store.interface import Store, Unavailable, now
from ludotheque.app.store.queries.accounts import note_seen

log: logging.Logger = logging.getLogger(__name__)

DAY = 24 * 60 * 60 * 1000
"""Milliseconds after which a guest who is here is noted again."""
HOUR = 60 * 60 * 1000
"""Milliseconds after which it is tried again with a guest who held no seat."""

MOST_REMEMBERED = 10_000
"""Guests of whom a process remembers that they are noted; then it begins again."""


class VisitNotes:
    """Notes who is here, once a day."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._next: dict[str, int] = {}

    async def note(self, guest: str) -> None:
        """Note that a guest is here now."""
        at = now()
        if at < self._next.get(guest, 0):
            return
        try:
            [noted] = await self._store.change([note_seen(guest, at)])
        except Unavailable as error:  # a full disk, for one: what guests came for may only need to be read
            log.warning("the visit of a guest was not recorded: %s", error)
            return
        if len(self._next) >= MOST_REMEMBERED:
            self._next.clear()
        self._next[guest] = at + (DAY if noted else HOUR)

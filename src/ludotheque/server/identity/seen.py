"""The day of the last visit of each guest who holds a seat."""

from __future__ import annotations

from ludotheque.server.store import Statement, Store, now

DAY = 24 * 60 * 60 * 1000
"""Milliseconds after which a guest who is here is noted again."""
HOUR = 60 * 60 * 1000
"""Milliseconds after which it is tried again with a guest who held no seat."""

MOST_REMEMBERED = 10_000
"""Guests of whom a process remembers that they are noted; then it begins again."""

NOTE = (
    "INSERT INTO seen (guest, at) SELECT CAST(? AS VARCHAR), CAST(? AS BIGINT) "
    "WHERE EXISTS (SELECT 1 FROM seats WHERE guest = ?) "
    "ON CONFLICT (guest) DO UPDATE SET at = excluded.at"
)


class Seen:
    """Notes who is here, once a day."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._next: dict[str, int] = {}

    async def note(self, guest: str) -> None:
        """Note that a guest is here now."""
        at = now()
        if at < self._next.get(guest, 0):
            return
        [noted] = await self._store.change([Statement(NOTE, (guest, at, guest))])
        if len(self._next) >= MOST_REMEMBERED:
            self._next.clear()
        self._next[guest] = at + (DAY if noted else HOUR)

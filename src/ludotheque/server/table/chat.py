"""The chat of a table."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection
from typing import Protocol

from ludotheque.server.protocol.answers.tables import ChatLine, FromServer
from ludotheque.server.store.interface import Line, Store, StoredSeat, iso, now
from ludotheque.server.store.queries.chat import last_lines, say
from ludotheque.server.table.audience import Audience
from ludotheque.server.table.seats.hosting import Hosting

SHOWN = 100
"""Lines that those who come in are shown."""
AGAIN_WITHIN = 10 * 60 * 1000
"""Milliseconds after which a line that a client sends again is a new one."""
REMEMBERED = 1000
"""The last lines of a table whose ids are remembered."""


class House(Protocol):
    """A table, as far as talking goes."""

    id: str
    seats: list[StoredSeat]
    audience: Audience
    hosting: Hosting


class Chat:
    """The lines of a table, in the store."""

    def __init__(self, house: House, store: Store) -> None:
        self._house = house
        self._store = store
        self._since = now()
        self._known: deque[tuple[str | None, int]] = deque(maxlen=REMEMBERED)
        """The guests and ids of lines that were stored here."""
        self._one_at_a_time = asyncio.Lock()

    async def say(
        self, seat: int | None, text: str, guest: str | None, id: int | None = None, *, again: bool = False
    ) -> None:
        """Store a line, then send it. A line that is stored already is not stored again.

        Args:
            seat: the seat that speaks, or None for a spectator.
            text: the line.
            guest: the guest who speaks.
            id: the guest's number for the line.
            again: the client does not know whether an earlier try was stored.
        """
        house = self._house
        house.hosting.check_voice(seat)
        async with self._one_at_a_time:
            if (guest, id) in self._known or (again and await self._was_stored_before(text, guest)):
                return
            line = Line("" if seat is None else house.seats[seat].name, seat, text, now(), guest)
            await self._store.change([say(house.id, line)])
            if id is not None:
                self._known.append((guest, id))
        said: FromServer = {"type": "chat", **_json(line)}
        house.audience.tell_each(lambda listener: None if guest in listener.deaf_to else said)

    async def _was_stored_before(self, text: str, guest: str | None) -> bool:
        """Return whether the line was stored before ids were remembered here, as by a server that was killed since."""
        oldest = now() - AGAIN_WITHIN
        found = [line for line in await self.lines() if (line.text, line.guest) == (text, guest)]
        return any(oldest <= line.at < self._since for line in found)

    async def lines(self) -> list[Line]:
        """Return the last lines."""
        return await last_lines(self._store, self._house.id, SHOWN)


def heard(lines: Collection[Line], deaf_to: Collection[str | None]) -> list[ChatLine]:
    """Return the lines that one hears who is deaf to some people."""
    return [_json(line) for line in lines if line.guest not in deaf_to]


def _json(line: Line) -> ChatLine:
    return {"name": line.name, "seat": line.seat, "text": line.text, "at": iso(line.at)}

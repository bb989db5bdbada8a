"""The chat of a table."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from ludotheque.server.protocol.answers.tables import ChatLine, FromServer
from ludotheque.server.store.interface import Line, Store, StoredSeat, iso, now
from ludotheque.server.table.audience import Audience
from ludotheque.server.table.seats.hosting import Hosting

SHOWN = 100
"""Lines that those who come in are shown."""
AGAIN_WITHIN = 10 * 60 * 1000
"""Milliseconds after which a line that a client sends again is a new one."""


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

    async def say(self, seat: int | None, text: str, guest: str | None, *, again: bool = False) -> None:
        """Store a line, then send it.

        Args:
            seat: the seat that speaks, or None for a spectator.
            text: the line.
            guest: the guest who speaks.
            again: the client does not know whether an earlier try was stored. If it was, nothing is done.
        """
        house = self._house
        house.hosting.check_voice(seat)
        if again and await self._has(text, guest):
            return
        line = Line("" if seat is None else house.seats[seat].name, seat, text, now(), guest)
        await self._store.say(house.id, line)
        said: FromServer = {"type": "chat", **_json(line)}
        house.audience.tell_each(lambda listener: None if guest in listener.deaf_to else said)

    async def _has(self, text: str, guest: str | None) -> bool:
        since = now() - AGAIN_WITHIN
        return any((line.text, line.guest) == (text, guest) and line.at >= since for line in await self.lines())

    async def lines(self) -> list[Line]:
        """Return the last lines."""
        return list(await self._store.lines(self._house.id, SHOWN))


def heard(lines: Collection[Line], deaf_to: Collection[str | None]) -> list[ChatLine]:
    """Return the lines that one hears who is deaf to some people."""
    return [_json(line) for line in lines if line.guest not in deaf_to]


def _json(line: Line) -> ChatLine:
    return {"name": line.name, "seat": line.seat, "text": line.text, "at": iso(line.at)}

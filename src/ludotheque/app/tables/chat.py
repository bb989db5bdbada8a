"""The chat of a table."""

from __future__ import annotations

from collections.abc import Collection

from ludotheque.app.protocol.answers.tables import ChatLine, FromServer
from ludotheque.app.store.interface import StoredLine, iso, now
from ludotheque.app.store.queries import chat as queries
from ludotheque.app.tables.seats.hosting import check_voice
from ludotheque.app.tables.table import Table

SHOWN = 100
"""Lines that those who come in are shown."""
AGAIN_WITHIN = 10 * 60 * 1000
"""Milliseconds after which a line that a client sends again is a new one."""


async def say(
    table: Table, seat: int | None, text: str, guest: str | None, id: int | None = None, *, again: bool = False
) -> None:
    """Store a line, then send it. A line that is stored already is not stored again.

    Args:
        table: the table at which it is said.
        seat: the seat that speaks, or None for a spectator.
        text: the line.
        guest: the guest who speaks.
        id: the guest's number for the line.
        again: the client does not know whether an earlier try was stored.
    """
    chat = table.chat
    check_voice(table, seat)
    async with chat.one_at_a_time:
        if (guest, id) in chat.known or (again and await _was_stored_before(table, text, guest)):
            return
        line = StoredLine("" if seat is None else table.seats[seat].name, seat, text, now(), guest)
        await table.store.change([queries.say(table.id, line)])
        if id is not None:
            chat.known.append((guest, id))
    said: FromServer = {"type": "chat", **_json(line)}
    table.audience.tell_each(lambda listener: None if guest in listener.deaf_to else said)


async def _was_stored_before(table: Table, text: str, guest: str | None) -> bool:
    """Return whether the line was stored before ids were remembered here, as by a server that was killed since."""
    oldest = now() - AGAIN_WITHIN
    found = [line for line in await last_lines(table) if (line.text, line.guest) == (text, guest)]
    return any(oldest <= line.at < table.chat.since for line in found)


async def last_lines(table: Table) -> list[StoredLine]:
    """Return the last lines."""
    return await queries.last_lines(table.store, table.id, SHOWN)


def heard(lines: Collection[StoredLine], deaf_to: Collection[str | None]) -> list[ChatLine]:
    """Return the lines that one hears who is deaf to some people."""
    return [_json(line) for line in lines if line.guest not in deaf_to]


def _json(line: StoredLine) -> ChatLine:
    return {"name": line.name, "seat": line.seat, "text": line.text, "at": iso(line.at)}

"""Statements about the chat of tables."""

from __future__ import annotations

from ludotheque.app.store.interface import Reader, Statement, StoredLine
from ludotheque.app.store.queries.sql import insert, quoted

_LINE = ("name", "seat", "text", "at", "guest")

_SAY = insert("chat", ("table", *_LINE))
_LAST = f'SELECT {quoted(_LINE)} FROM chat WHERE "table" = ? ORDER BY id DESC LIMIT ?'


def say(table: str, line: StoredLine) -> Statement:
    """Keep a line of chat."""
    return Statement(_SAY, (table, line.name, line.seat, line.text, line.at, line.guest))


async def last_lines(store: Reader, table: str, most: int) -> list[StoredLine]:
    """Return the last lines of chat, oldest first."""
    return [StoredLine(*row) for row in reversed(await store.find(_LAST, table, most))]

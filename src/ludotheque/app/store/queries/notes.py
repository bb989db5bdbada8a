"""Statements about the notes that players make for themselves."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.app.store.interface import Reader, Statement
from ludotheque.app.store.queries.sql import insert


class StoredNote(NamedTuple):
    """The note of a guest at a table."""

    table: str
    text: str


_READ = 'SELECT text FROM notes WHERE "table" = ? AND guest = ?'
_KEEP = f'{insert("notes", ("table", "guest", "text"))} ON CONFLICT ("table", guest) DO UPDATE SET text = excluded.text'
_DROP = 'DELETE FROM notes WHERE "table" = ? AND guest = ?'
_OF_GUEST = 'SELECT "table", text FROM notes WHERE guest = ? ORDER BY "table"'


async def read(store: Reader, table: str, guest: str) -> str:
    """Return the note of a guest at a table; empty if there is none."""
    return next((str(text) for (text,) in await store.find(_READ, table, guest)), "")


async def of_guest(store: Reader, guest: str) -> list[StoredNote]:
    """Return all notes of a guest."""
    return [StoredNote(*row) for row in await store.find(_OF_GUEST, guest)]


def keep(table: str, guest: str, text: str) -> Statement:
    """Replace the note of a guest at a table; an empty one is deleted."""
    return Statement(_KEEP, (table, guest, text)) if text else Statement(_DROP, (table, guest))

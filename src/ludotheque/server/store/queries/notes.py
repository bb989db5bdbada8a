"""Statements about the notes that players make for themselves, the same for every kind of database."""

from __future__ import annotations

from ludotheque.server.store.queries.sql import insert

READ = 'SELECT text FROM notes WHERE "table" = ? AND guest = ?'
KEEP = f'{insert("notes", ("table", "guest", "text"))} ON CONFLICT ("table", guest) DO UPDATE SET text = excluded.text'
DROP = 'DELETE FROM notes WHERE "table" = ? AND guest = ?'
NOTED_BY = 'SELECT "table", text FROM notes WHERE guest = ? ORDER BY "table"'

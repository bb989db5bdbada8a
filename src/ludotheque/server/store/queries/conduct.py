"""Statements about blocks, reports and listings."""

from __future__ import annotations

from ludotheque.server.store.queries.sql import insert, quoted

REPORT = ("id", "at", "by", "about", "name", "game", "table", "seat", "reason", "text", "lines")

BLOCK = f"{insert('blocks', ('guest', 'blocked', 'name', 'at'))} ON CONFLICT (guest, blocked) DO NOTHING"
UNBLOCK = "DELETE FROM blocks WHERE guest = ? AND blocked = ?"
BLOCKED = 'SELECT blocked, name, "at" FROM blocks WHERE guest = ? ORDER BY "at" DESC LIMIT ?'
COUNT_BLOCKED = "SELECT COUNT(*) FROM blocks WHERE guest = ?"
BLOCKING = "SELECT guest FROM blocks WHERE blocked = ? LIMIT ?"

KEEP_REPORT = (
    f'{insert("reports", REPORT)} ON CONFLICT ("table", "by", about) DO UPDATE SET "at" = excluded."at", '
    "reason = excluded.reason, text = excluded.text, lines = excluded.lines, closed = NULL"
)
COUNT_REPORTS = 'SELECT COUNT(*) FROM reports WHERE "by" = ? AND closed IS NULL'
LINES = 'SELECT name, seat, text, "at", guest FROM chat WHERE "table" = ? ORDER BY id DESC LIMIT ?'

SHOWN = (*REPORT, "closed")
REPORTS = f'SELECT {quoted(SHOWN)} FROM reports WHERE closed IS NULL ORDER BY "at" DESC LIMIT {{most}}'
ALL_REPORTS = f'SELECT {quoted(SHOWN)} FROM reports ORDER BY "at" DESC LIMIT {{most}}'
ONE_REPORT = f"SELECT {quoted(SHOWN)} FROM reports WHERE id = ?"
CLOSE = "UPDATE reports SET closed = ? WHERE id = ? AND closed IS NULL"

UNLIST = 'DELETE FROM listings WHERE "table" = ?'
RENEW = 'UPDATE listings SET until = ? WHERE "table" = ?'
FILL_LATER = 'UPDATE listings SET fill_at = ? WHERE "table" = ? AND fill_at IS NOT NULL'

"""Statements about blocks, reports and listings."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from ludotheque.app.store.interface import Reader, Statement
from ludotheque.app.store.queries.sql import insert, json_text, quoted


class StoredBlock(NamedTuple):
    """A guest whom another one has blocked, with the name that it had."""

    guest: str
    blocked: str
    name: str
    at: int


class StoredReport(NamedTuple):
    """A report of one guest about another at a table, with the last lines of chat."""

    id: str
    at: int
    by: str
    about: str
    name: str
    game: str
    table: str
    seat: int
    reason: str
    text: str
    lines: list[dict[str, Any]]
    closed: int | None = None


_REPORT = StoredReport._fields[:-1]

_BLOCK = f"{insert('blocks', StoredBlock._fields)} ON CONFLICT (guest, blocked) DO NOTHING"
_UNBLOCK = "DELETE FROM blocks WHERE guest = ? AND blocked = ?"
_BLOCKS = f'SELECT {quoted(StoredBlock._fields)} FROM blocks WHERE guest = ? ORDER BY "at"'
_LATEST_BLOCKS = f"{_BLOCKS} DESC LIMIT ?"
_BLOCKING = "SELECT guest FROM blocks WHERE blocked = ? LIMIT ?"

_KEEP_REPORT = (
    f'{insert("reports", _REPORT)} ON CONFLICT ("table", "by", about) DO UPDATE SET "at" = excluded."at", '
    "reason = excluded.reason, text = excluded.text, lines = excluded.lines, closed = NULL"
)
_COUNT_OPEN = 'SELECT COUNT(*) FROM reports WHERE "by" = ? AND closed IS NULL'
_REPORTS = f"SELECT {quoted(StoredReport._fields)} FROM reports"
_OPEN_REPORTS = f'{_REPORTS} WHERE closed IS NULL ORDER BY "at" DESC LIMIT ?'
_ALL_REPORTS = f'{_REPORTS} ORDER BY "at" DESC LIMIT ?'
_ONE_REPORT = f"{_REPORTS} WHERE id = ?"
_REPORTS_BY = f'{_REPORTS} WHERE "by" = ? ORDER BY "at"'
_CLOSE = "UPDATE reports SET closed = ? WHERE id = ? AND closed IS NULL"


# --- Blocks ---


def block(new: StoredBlock) -> Statement:
    """Add a block, unless there is one."""
    return Statement(_BLOCK, new)


def unblock(guest: str, blocked: str) -> Statement:
    """Delete a block."""
    return Statement(_UNBLOCK, (guest, blocked))


async def blocks(store: Reader, guest: str) -> list[StoredBlock]:
    """Return all blocks of a guest, the first first."""
    return [StoredBlock(*row) for row in await store.find(_BLOCKS, guest)]


async def latest_blocks(store: Reader, guest: str, most: int) -> list[StoredBlock]:
    """Return the blocks of a guest, the latest first."""
    return [StoredBlock(*row) for row in await store.find(_LATEST_BLOCKS, guest, most)]


async def blocking(store: Reader, guest: str, most: int) -> list[str]:
    """Return those who have blocked a guest."""
    return [str(other) for (other,) in await store.find(_BLOCKING, guest, most)]


# --- Reports ---


def keep_report(report: StoredReport) -> Statement:
    """Keep a report, in the place of the last one of the same guest about the same one at that table."""
    *head, lines, _closed = report
    return Statement(_KEEP_REPORT, (*head, json_text(lines)))


async def count_open_reports(store: Reader, guest: str) -> int:
    """Count the reports of a guest that are not closed."""
    return int((await store.find(_COUNT_OPEN, guest))[0][0])


async def latest_reports(store: Reader, most: int, *, closed: bool) -> list[StoredReport]:
    """Return the latest reports: those that are open, or all."""
    return [_report(row) for row in await store.find(_ALL_REPORTS if closed else _OPEN_REPORTS, most)]


async def report(store: Reader, id: str) -> StoredReport | None:
    """Return a report."""
    return next((_report(row) for row in await store.find(_ONE_REPORT, id)), None)


async def reports_by(store: Reader, guest: str) -> list[StoredReport]:
    """Return the reports of a guest, the first first."""
    return [_report(row) for row in await store.find(_REPORTS_BY, guest)]


def close_report(id: str, at: int) -> Statement:
    """Close a report that is open."""
    return Statement(_CLOSE, (at, id))


def _report(row: Any) -> StoredReport:
    return StoredReport._make([*row[:-2], msgspec.json.decode(row[-2]), row[-1]])

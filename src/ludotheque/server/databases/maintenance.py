"""The commands of ``ludotheque db``: upgrade, check, back up and copy a database. Each returns a sentence."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from pathlib import Path

from ludotheque.app.store.interface import StoreError
from ludotheque.app.store.layout import VERSION
from ludotheque.server.databases import transfer
from ludotheque.server.databases.files import draft_of, file_layout, finish_draft, open_to_read, prepare
from ludotheque.server.databases.opening import postgres
from ludotheque.server.databases.place import Place, shown
from ludotheque.server.databases.sqlite import lock
from ludotheque.server.databases.transfer import Row

FINDINGS = {
    "has a gap in its journal": (
        'SELECT "table" FROM entries GROUP BY "table" HAVING MIN(ply) <> 2 OR MAX(ply) <> COUNT(*) + 1'
    ),
    "is at another ply than its journal": (
        'SELECT id FROM tables LEFT JOIN (SELECT "table", MAX(ply) AS last FROM entries GROUP BY "table") AS ends '
        'ON ends."table" = tables.id WHERE tables.ply <> COALESCE(ends.last, CASE tables.ply WHEN 0 THEN 0 ELSE 1 END)'
    ),
    "has no seats": 'SELECT id FROM tables WHERE id NOT IN (SELECT "table" FROM seats)',
}
"""Faults of a table, each with the statement that finds it."""

COUNT = "SELECT (SELECT COUNT(*) FROM tables), (SELECT COUNT(*) FROM entries)"


MOST_FINDINGS = 20
OWN = 0o600
"""File mode of a database: only its owner may read it, for every hand is in it."""


class Damaged(StoreError):
    """Something is wrong in a database; the text has a line for each finding."""


# --- Upgrade ---


def upgrade(database: Place) -> str:
    """Bring a database to the layout of today, with everything in it."""
    before, name = layout(database), shown(database)
    if isinstance(database, Path):
        with contextlib.closing(lock(database)):
            prepare(database)
    else:
        asyncio.run(postgres().upgrade(database))
    if before == VERSION:
        return f"The database {name} already has the current layout ({VERSION})."
    return f"The database {name} was upgraded from layout {before or 0} to {VERSION}."


def layout(database: Place) -> str | None:
    """Return the layout of a database, None for an empty one in PostgreSQL."""
    if isinstance(database, Path):
        return file_layout(database)
    found: str | None = asyncio.run(postgres().layout_at(database))
    return found


# --- Check ---


def check(database: Place) -> str:
    """Look a database through, also while servers are using it. Damaged if something is wrong."""
    if isinstance(database, Path):
        with in_words(database), contextlib.closing(open_to_read(database)) as connection:
            transfer.require_layout(file_layout(database), database)
            findings, counts = _check_file(connection)
    else:
        transfer.require_layout(layout(database), database)
        findings, counts = asyncio.run(_check_server(database))
    name = shown(database)
    if findings:
        raise Damaged("\n".join([f"The database {name} is damaged:", *findings[:MOST_FINDINGS]]))
    return f"The database {name} is intact: {counts[0]} tables with {counts[1]} plies, layout {VERSION}."


def _check_file(connection: sqlite3.Connection) -> tuple[list[str], Row]:
    connection.execute("BEGIN")
    found = [row[0] for row in connection.execute("PRAGMA integrity_check")]
    findings = [] if found == ["ok"] else found
    orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
    findings += [f"a row of {table} belongs to no table" for table, *_ in orphans]
    for finding, statement in FINDINGS.items():
        findings += [f"table {row[0]} {finding}" for row in connection.execute(statement)]
    return findings, connection.execute(COUNT).fetchone()


async def _check_server(url: str) -> tuple[list[str], Row]:
    pg = postgres()
    findings = []
    with pg.in_words(url):
        async with pg.session(url) as connection, connection.transaction(isolation="repeatable_read", readonly=True):
            for finding, statement in FINDINGS.items():
                findings += [f"table {row[0]} {finding}" for row in await connection.fetch(statement)]
            return findings, await connection.fetchrow(COUNT)


# --- Back up and copy ---


def backup(database: Place, file: Path) -> str:
    """Write everything to a new SQLite file, while servers go on."""
    if isinstance(database, Path):
        _back_file_up(database, file)
    else:
        asyncio.run(_copy(database, file, alone=False))
    return f"The database {shown(database)} is backed up in {file}."


def _back_file_up(database: Path, file: Path) -> None:
    with in_words(database), contextlib.closing(open_to_read(database)) as source:
        transfer.refuse_existing(file)
        draft = draft_of(file)
        try:
            with contextlib.closing(sqlite3.connect(draft)) as target:
                draft.chmod(OWN)
                source.backup(target)
                found = target.execute("PRAGMA quick_check(1)").fetchone()[0]
            if found != "ok":
                raise StoreError(f"The database {database} is damaged ({found}). Nothing was backed up.")
            finish_draft(draft, file)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise


def copy(database: Place, target: Place) -> str:
    """Copy everything to an empty database of whatever kind, with the key that the guests' cookies are signed with."""
    counts = asyncio.run(_copy(database, target, alone=True))
    return (
        f"Copied {counts['tables']} tables with {counts['entries']} plies and {counts['chat']} lines of chat from "
        f"{shown(database)} to {shown(target)}. The source is unchanged. Serve only one of them from now on."
    )


async def _copy(database: Place, target: Place, *, alone: bool) -> transfer.Counts:
    with in_words(database if isinstance(database, Path) else target):
        async with transfer.source(database, alone=alone) as source, transfer.target(target) as drain:
            return await transfer.transfer(source, drain)


@contextlib.contextmanager
def in_words(database: Place) -> Iterator[None]:
    """Turn errors of a file into StoreError."""
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        raise StoreError(
            f"The database {shown(database)}: the operation failed ({error}). Nothing was changed."
        ) from error

"""Copy a whole database to another of any kind, as of one moment: all of it or nothing."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from ludotheque.app.store.interface import StoreError
from ludotheque.app.store.layout import VERSION
from ludotheque.app.store.queries.sql import insert, quoted
from ludotheque.server.databases.files import file_layout, finish_draft, make_draft, upgrade
from ludotheque.server.databases.opening import postgres
from ludotheque.server.databases.place import Place, shown
from ludotheque.server.databases.sqlite import lock

AT_ONCE = 5000
"""Rows that are in memory at a time."""

Row = Sequence[Any]
Counts = dict[str, int]


@dataclass(frozen=True, slots=True)
class SqlTable:
    """A table of the current layout."""

    name: str
    columns: dict[str, str]
    """The types of its columns, in their order."""
    key: tuple[str, ...]
    """The columns of its primary key."""


def tables() -> list[SqlTable]:
    """Return the tables of the current layout in the order in which they were made, which foreign keys allow."""
    with contextlib.closing(sqlite3.connect(":memory:")) as connection:
        upgrade(connection)
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid").fetchall()
        return [described(connection, name) for (name,) in names]


def described(connection: sqlite3.Connection, table: str) -> SqlTable:
    """Return the description of a table."""
    columns = connection.execute("SELECT name, type, pk FROM pragma_table_info(?) ORDER BY cid", (table,)).fetchall()
    key = sorted((place, name) for name, _, place in columns if place)
    return SqlTable(table, {name: kind for name, kind, _ in columns}, tuple(name for _, name in key))


class Source(Protocol):
    """A database to read from, as of one moment."""

    def read(self, table: SqlTable) -> AsyncIterator[list[Row]]:
        """Yield the rows of a table, many at a time."""


class Target(Protocol):
    """An empty database to write to."""

    async def write(self, table: SqlTable, rows: list[Row]) -> None:
        """Add rows to a table."""

    async def count(self, table: SqlTable) -> int:
        """Return how many rows a table has."""


def select(table: SqlTable) -> str:
    """Return the statement for all rows of a table."""
    return f"SELECT {quoted(table.columns)} FROM {table.name} ORDER BY {quoted(table.key)}"


async def transfer(source: Source, target: Target) -> Counts:
    """Copy all rows, and count them again where they have arrived. StoreError if one is missing."""
    counts = {}
    for table in tables():
        sent = 0
        async for rows in source.read(table):
            await target.write(table, rows)
            sent += len(rows)
        counts[table.name] = await target.count(table)
        if counts[table.name] != sent:
            raise StoreError(f"Only {counts[table.name]} of {sent} rows of {table.name} arrived. Nothing was kept.")
    return counts


# --- SQLite ---


class FileSource:
    """An SQLite file, within a transaction."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def read(self, table: SqlTable) -> AsyncIterator[list[Row]]:
        """Yield the rows of a table, many at a time."""
        cursor = self._connection.execute(select(table))
        while rows := cursor.fetchmany(AT_ONCE):
            yield rows


class FileTarget:
    """A draft of an SQLite file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def write(self, table: SqlTable, rows: list[Row]) -> None:
        """Add rows to a table."""
        self._connection.executemany(insert(table.name, [*table.columns]), [tuple(row) for row in rows])

    async def count(self, table: SqlTable) -> int:
        """Return how many rows a table has."""
        return int(self._connection.execute(f"SELECT COUNT(*) FROM {table.name}").fetchone()[0])


@contextlib.asynccontextmanager
async def from_file(path: Path) -> AsyncIterator[Source]:
    """Read a file that no server is using."""
    with contextlib.closing(lock(path)), contextlib.closing(sqlite3.connect(path)) as connection:
        connection.isolation_level = None
        connection.execute("BEGIN")
        yield FileSource(connection)


@contextlib.asynccontextmanager
async def to_file(path: Path) -> AsyncIterator[Target]:
    """Write a new file, which appears under its name when it is whole."""
    refuse_existing(path)
    draft = make_draft(path)
    try:
        with contextlib.closing(sqlite3.connect(draft)) as connection:
            connection.execute("DELETE FROM meta")  # the key comes from the source
            yield FileTarget(connection)
            connection.commit()
        finish_draft(draft, path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise


def refuse_existing(path: Path) -> None:
    """StoreError if there is something of that name."""
    if path.exists():
        raise StoreError(f"The file {path} already exists. It is unchanged: name another one.")


def require_layout(found: str | None, database: Place) -> None:
    """StoreError unless a database has the layout of today."""
    if found != VERSION:
        raise StoreError(
            f"The database {shown(database)} has the layout {found!r}, not {VERSION!r}. "
            f"Run: ludotheque db upgrade --database {shown(database)}"
        )


# --- PostgreSQL ---


UNHURRIED = "SET LOCAL idle_in_transaction_session_timeout = 0"
"""Each side of a copy waits for the other, and holds nothing that a server waits for."""


class ServerSource:
    """A PostgreSQL database, within a transaction."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def read(self, table: SqlTable) -> AsyncIterator[list[Row]]:
        """Yield the rows of a table, many at a time."""
        cursor = await self._connection.cursor(select(table))
        while rows := await cursor.fetch(AT_ONCE):
            yield rows


class ServerTarget:
    """A PostgreSQL database, within a transaction."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    async def write(self, table: SqlTable, rows: list[Row]) -> None:
        """Add rows to a table."""
        await self._connection.copy_records_to_table(
            table.name, records=converted(table, rows), columns=[*table.columns]
        )

    async def count(self, table: SqlTable) -> int:
        """Return how many rows a table has."""
        return int(await self._connection.fetchval(f"SELECT COUNT(*) FROM {table.name}"))


def converted(table: SqlTable, rows: Iterable[Row]) -> list[Row]:
    """Rows as PostgreSQL takes them: SQLite has numbers for booleans, and keeps NUL in a text."""
    flags = {at for at, kind in enumerate(table.columns.values()) if kind == "BOOLEAN"}
    texts = {at for at, kind in enumerate(table.columns.values()) if kind == "VARCHAR"}

    def value(at: int, given: Any) -> Any:
        if at in flags:
            return None if given is None else bool(given)
        return given.replace("\0", "\N{REPLACEMENT CHARACTER}") if at in texts and given else given

    return [tuple(value(at, given) for at, given in enumerate(row)) for row in rows]


@contextlib.asynccontextmanager
async def from_server(url: str, *, alone: bool) -> AsyncIterator[Source]:
    """Read a PostgreSQL database; ``alone`` refuses while servers are using it."""
    pg = postgres()
    with pg.in_words(url):
        async with pg.session(url, alone=alone) as connection:
            require_layout(await pg.layout(connection), url)
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                await connection.execute(UNHURRIED)
                yield ServerSource(connection)


@contextlib.asynccontextmanager
async def to_server(url: str) -> AsyncIterator[Target]:
    """Write a PostgreSQL database in which there is no table yet."""
    pg = postgres()
    await pg.prepare(url)
    with pg.in_words(url):
        async with pg.session(url, alone=True) as connection, connection.transaction():
            await connection.execute(UNHURRIED)
            if await connection.fetchval("SELECT EXISTS (SELECT FROM tables)"):
                raise StoreError(f"The database {shown(url)} has tables. It is unchanged: name an empty one.")
            await connection.execute("DELETE FROM meta")  # the key comes from the source
            yield ServerTarget(connection)
            await connection.execute("SELECT setval(pg_get_serial_sequence('chat', 'id'), max(id)) FROM chat")


def source(database: Place, *, alone: bool = True) -> contextlib.AbstractAsyncContextManager[Source]:
    """Open a database to read everything from."""
    if isinstance(database, Path):
        require_layout(file_layout(database), database)
        return from_file(database)
    return from_server(database, alone=alone)


def target(database: Place) -> contextlib.AbstractAsyncContextManager[Target]:
    """Open a database to write everything to."""
    return to_file(database) if isinstance(database, Path) else to_server(database)

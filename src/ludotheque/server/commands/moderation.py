"""The commands of ``ludotheque admin``: list, close and delete tables and guests, and have tables expire."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, Concatenate, NamedTuple, ParamSpec, TypeVar

from ludotheque.app.people.moderation.expiry import expire
from ludotheque.app.people.moderation.removal import remove_from
from ludotheque.app.store.interface import Reader, Statement, Store, StoredTable, StoreError, iso
from ludotheque.app.store.ownership import Ownership
from ludotheque.app.store.queries import belongings, overview
from ludotheque.app.store.queries import tables as queries
from ludotheque.app.store.queries.bots import of_owner
from ludotheque.app.tables.stranded import close
from ludotheque.server.databases.files import PATIENCE, file_layout, open_to_read
from ludotheque.server.databases.maintenance import in_words
from ludotheque.server.databases.opening import open_store, postgres
from ludotheque.server.databases.place import Place
from ludotheque.server.databases.transfer import require_layout

P = ParamSpec("P")
T = TypeVar("T")


@dataclasses.dataclass(frozen=True, slots=True)
class TableRow:
    """A table in the list."""

    table: str
    game: str
    state: str
    ply: int
    people: int
    touched: str


@dataclasses.dataclass(frozen=True, slots=True)
class GuestRow:
    """A guest in the list, with the last name in the alphabet of those that it uses."""

    guest: str
    name: str
    tables: int
    touched: str


# --- Lists, also while servers run ---


def list_tables(database: Place, most: int) -> list[TableRow]:
    """Return the tables that were touched last."""
    found = query(database, overview.tables, most)
    return [
        TableRow(table, game, "over" if over else "playing" if ply else "waiting", ply, people, iso(updated))
        for table, game, ply, over, updated, people in found
    ]


def list_guests(database: Place, most: int) -> list[GuestRow]:
    """Return the guests whose tables were touched last."""
    found = query(database, overview.guests, most)
    return [GuestRow(guest, name, tables, iso(updated)) for guest, name, tables, updated in found]


class _File(NamedTuple):
    """A file that is read."""

    connection: sqlite3.Connection

    async def find(self, text: str, *values: Any) -> list[Sequence[Any]]:
        return self.connection.execute(text, values).fetchall()


class _Server(NamedTuple):
    """A database of PostgreSQL that is read."""

    connection: Any

    async def find(self, text: str, *values: Any) -> list[Sequence[Any]]:
        return list(await self.connection.fetch(postgres().numbered(text), *values))


def query(database: Place, read: Callable[Concatenate[Reader, P], Awaitable[T]], *args: P.args, **named: P.kwargs) -> T:
    """Return what a function finds in a database. StoreError if that has another layout."""

    async def whole() -> T:
        if isinstance(database, Path):
            require_layout(file_layout(database), database)
            with contextlib.closing(open_to_read(database)) as file:
                return await read(_File(file), *args, **named)
        async with _session(database) as connection:
            return await read(_Server(connection), *args, **named)

    return asyncio.run(whole())


@contextlib.asynccontextmanager
async def _session(url: str) -> AsyncIterator[Any]:
    pg = postgres()
    with pg.in_words(url):
        async with pg.session(url) as connection:
            require_layout(await pg.layout(connection), url)
            yield connection


# --- One statement, also while servers run ---


def write(database: Place, statement: Statement) -> int:
    """Perform one statement, and return how many rows it has changed. StoreError if the database has another layout."""
    if not isinstance(database, Path):
        return asyncio.run(_write_server(database, statement))
    require_layout(file_layout(database), database)
    with in_words(database), contextlib.closing(sqlite3.connect(database, timeout=PATIENCE)) as connection:
        changed = connection.execute(statement.text, statement.values).rowcount
        connection.commit()
        return changed


async def _write_server(url: str, statement: Statement) -> int:
    async with _session(url) as connection:
        done = await connection.execute(postgres().numbered(statement.text), *statement.values)
        return int(done.rpartition(" ")[2])


# --- Changes: no server may use a file; servers of PostgreSQL hand tables over ---


def close_table(database: Place, table: str) -> str:
    """End a game without a result. StoreError if there is none to end."""

    async def end(store: Store, ownership: Ownership) -> str:
        async with _owned(store, ownership, table) as stored:
            if not stored.dealt:
                raise StoreError(f"The game of table {table} has not started: delete the table instead.")
            if stored.standing.over:
                raise StoreError(f"The game of table {table} is already over.")
            await close(store, stored)
        return f"The game of table {table} has ended without a result."

    return change(database, end)


def delete_table(database: Place, table: str) -> str:
    """Delete a table and everything about it. StoreError if there is none."""

    async def delete(store: Store, ownership: Ownership) -> str:
        async with _owned(store, ownership, table):
            await store.change(queries.delete_table(table))
        return f"The table {table} is deleted."

    return change(database, delete)


def delete_guest(database: Place, guest: str) -> str:
    """Delete a guest: its account, name and hold on seats, and tables that never began. StoreError if there is none."""

    async def delete(store: Store, ownership: Ownership) -> str:
        if not await belongings.is_known(store, guest):
            raise StoreError(f"There is no guest {guest}.")
        for bot in await of_owner(store, guest):
            await _delete_guest(store, ownership, bot.guest)
        tables = await _delete_guest(store, ownership, guest)
        return f"The guest {guest} is deleted. Tables updated: {tables}."

    return change(database, delete)


async def _tables_of(store: Store, guest: str) -> list[str]:
    """Return the tables that a guest opened, or sits or sat at."""
    tables = [table.id for table in await queries.tables_of_guest(store, guest)]
    return list(dict.fromkeys([*tables, *await queries.was_at(store, guest)]))


async def _delete_guest(store: Store, ownership: Ownership, guest: str) -> int:
    """Delete a guest, and return the number of tables that it had to do with."""
    tables = await _tables_of(store, guest)
    for table in tables:
        async with _owned(store, ownership, table) as stored:
            await remove_from(store, stored, guest)
    await store.change(belongings.delete(guest))
    return len(tables)


def expire_tables(database: Place, unbegun: int, finished: int) -> str:
    """Delete tables that no one has touched for so many days; 0 is never."""

    async def run(store: Store, ownership: Ownership) -> str:
        count = await expire(store, ownership, unbegun, finished)
        return f"Expired tables deleted: {count}."

    return change(database, run)


def change(database: Place, act: Callable[[Store, Ownership], Awaitable[T]]) -> T:
    """Do something while no server uses the file, and return what that returns."""
    if isinstance(database, Path):
        require_layout(file_layout(database), database)  # no new file is made, nor an old one upgraded

    async def whole() -> T:
        store, ownership = await open_store(database)
        try:
            return await act(store, ownership)
        finally:
            await ownership.close()
            await store.close()

    return asyncio.run(whole())


@contextlib.asynccontextmanager
async def _owned(store: Store, ownership: Ownership, table: str) -> AsyncIterator[StoredTable]:
    """Hold a table, as it now is. StoreError if there is none."""
    await ownership.take(table)
    try:
        stored = await store.load(table)
        if stored is None:
            raise StoreError(f"There is no table {table}.")
        yield stored
    finally:
        await ownership.give(table)

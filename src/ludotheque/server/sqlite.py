"""The store in an SQLite file: write-ahead log, and every commit on the disk before it returns."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, Self

from sqlalchemy import Connection, Row, event, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludotheque.server.schema import CHAT, ENTRIES, META, SEATS, TABLES, prepare
from ludotheque.server.store import Conflict, Line, Standing, Step, StoredSeat, StoredTable

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")


class SqliteStore:
    """A :class:`~ludotheque.server.store.Store` in one file."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file, made first if there is none. StoreError if it cannot be relied on."""
        await asyncio.to_thread(prepare, path)
        engine = create_async_engine(f"sqlite+aiosqlite:///{path}")
        event.listen(engine.sync_engine, "connect", _set_pragmas)
        event.listen(engine.sync_engine, "begin", _begin)
        return cls(engine)

    async def close(self) -> None:
        """Let go of the file."""
        await self._engine.dispose()

    async def key(self) -> bytes:
        """The server's own key."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(META.c.value).where(META.c.name == "key"))
            return bytes.fromhex(found.scalar_one())

    async def create(self, table: StoredTable) -> None:
        """A new table with its seats and steps."""
        async with self._engine.begin() as connection:
            head = {name: getattr(table, name) for name in _HEAD}
            await connection.execute(TABLES.insert(), head | _standing_row(table.standing))
            seats = [_seat_row(seat) | {"table": table.id, "seat": i} for i, seat in enumerate(table.seats)]
            await connection.execute(SEATS.insert(), seats)
            await _insert_steps(connection, table.id, table.steps)

    async def append(self, table: str, steps: list[Step], standing: Standing) -> None:
        """More steps, all of them or none."""
        try:
            async with self._engine.begin() as connection:
                await _insert_steps(connection, table, steps)
                await connection.execute(update(TABLES).where(TABLES.c.id == table).values(_standing_row(standing)))
        except IntegrityError as error:
            raise Conflict(f"table {table} has changed meanwhile") from error

    async def take_seat(self, table: str, number: int, seat: StoredSeat) -> None:
        """Somebody takes a seat that has an invite."""
        where = (SEATS.c.table == table) & (SEATS.c.seat == number) & SEATS.c.invite.is_not(None)
        async with self._engine.begin() as connection:
            done = await connection.execute(update(SEATS).where(where).values(_seat_row(seat)))
            if done.rowcount != 1:
                raise Conflict(f"seat {number} of table {table} was taken meanwhile")

    async def load(self, table: str) -> StoredTable | None:
        """A table with everything."""
        async with self._engine.connect() as connection:
            query = select(ENTRIES).where(ENTRIES.c.table == table).order_by(ENTRIES.c.ply)
            steps = tuple(_step(row) for row in await connection.execute(query))
            found = await _tables(connection, TABLES.c.id == table, steps)
            return found[0] if found else None

    async def info(self, table: str) -> StoredTable | None:
        """A table without its steps."""
        async with self._engine.connect() as connection:
            found = await _tables(connection, TABLES.c.id == table)
            return found[0] if found else None

    async def of_guest(self, guest: str) -> list[StoredTable]:
        """The tables that a guest opened or sits at, newest first, without their steps."""
        sits = TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.guest == guest))
        async with self._engine.connect() as connection:
            return await _tables(connection, (TABLES.c.owner == guest) | sits)

    async def opened_since(self, guest: str, since: int) -> int:
        """How many unfinished tables a guest has opened since then."""
        where = (TABLES.c.owner == guest) & (TABLES.c.created >= since) & ~TABLES.c.over
        async with self._engine.connect() as connection:
            found = await connection.execute(select(func.count()).select_from(TABLES).where(where))
            return int(found.scalar_one())

    async def awaiting_bots(self) -> list[str]:
        """The tables at which a bot is to decide and nobody is missing."""
        bot = (SEATS.c.table == TABLES.c.id) & (SEATS.c.seat == TABLES.c.player) & (SEATS.c.kind == "bot")
        missing = select(SEATS.c.table).where(SEATS.c.kind == "human", SEATS.c.token_hash.is_(None))
        query = select(TABLES.c.id).join(SEATS, bot).where(~TABLES.c.over, TABLES.c.id.not_in(missing))
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).scalars())

    async def say(self, table: str, line: Line) -> None:
        """Keep a line of chat."""
        row = {"table": table, "name": line.name, "seat": line.seat, "text": line.text, "at": line.at}
        async with self._engine.begin() as connection:
            await connection.execute(CHAT.insert(), row)

    async def lines(self, table: str, limit: int) -> list[Line]:
        """The last lines of chat, oldest first."""
        query = select(CHAT).where(CHAT.c.table == table).order_by(CHAT.c.id.desc()).limit(limit)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Line(row.name, row.seat, row.text, row.at) for row in reversed(rows)]


_HEAD = ("id", "game", "version", "options", "position", "setup", "secret", "owner", "created")
_SEAT = ("name", "kind", "level", "guest", "token_hash", "invite", "proposes")


def _set_pragmas(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # or the driver begins no transaction before the first write
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Several reads in a row see one moment of the file, whatever others write meanwhile."""
    connection.exec_driver_sql("BEGIN")


async def _insert_steps(connection: AsyncConnection, table: str, steps: list[Step] | tuple[Step, ...]) -> None:
    names = Step.__slots__
    rows = [{name: getattr(step, name) for name in names} | {"table": table} for step in steps]
    if rows:
        await connection.execute(ENTRIES.insert(), rows)


def _standing_row(standing: Standing) -> dict[str, Any]:
    return {name: getattr(standing, name) for name in Standing.__slots__}


def _seat_row(seat: StoredSeat) -> dict[str, Any]:
    return {name: getattr(seat, name) for name in _SEAT}


def _step(row: Row[Any]) -> Step:
    return Step(row.ply, row.seat, row.do, tuple(row.chance), row.hash, row.at, row.auto, row.undo)


async def _tables(connection: AsyncConnection, where: Any, steps: tuple[Step, ...] = ()) -> list[StoredTable]:
    """The tables of a condition, newest first, each with its seats."""
    seats: dict[str, list[StoredSeat]] = {}
    query = select(SEATS).join(TABLES, TABLES.c.id == SEATS.c.table).where(where).order_by(SEATS.c.seat)
    for row in await connection.execute(query):
        seats.setdefault(row.table, []).append(StoredSeat(**{name: getattr(row, name) for name in _SEAT}))
    found = await connection.execute(select(TABLES).where(where).order_by(TABLES.c.updated.desc()))
    return [_table(row, tuple(seats[row.id]), steps) for row in found]


def _table(row: Row[Any], seats: tuple[StoredSeat, ...], steps: tuple[Step, ...]) -> StoredTable:
    head = {name: getattr(row, name) for name in _HEAD}
    standing = Standing(row.ply, row.player, row.over, row.result, row.updated)
    return StoredTable(**head, seats=seats, steps=steps, standing=standing)

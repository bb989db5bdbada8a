"""The store in PostgreSQL: one connection writes moves, many to a statement; a few others read and do what is rare."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import functools
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Self, TypeAlias, TypeVar

import asyncpg

from ludotheque.app.store.interface import (
    Conflict,
    Statement,
    StoredStep,
    StoredTable,
    StoreError,
    TableStanding,
    Unavailable,
)
from ludotheque.app.store.layout import OLDER, VERSION, query, script
from ludotheque.app.store.queries import tables as rows
from ludotheque.app.store.queries.meta import server_key
from ludotheque.app.store.queries.sql import quoted
from ludotheque.server.databases.place import shown

log: logging.Logger = logging.getLogger(__name__)
T = TypeVar("T")
Connection: TypeAlias = asyncpg.Connection

READERS = 4
"""Connections for everything but moves."""

ANSWERS_WITHIN = 10.0
"""Seconds after which a statement is given up, as when a cable is cut."""

UPGRADES_WITHIN = 3600.0
"""Seconds after which an upgrade is given up, and undone."""

PATIENCE = 8.0
"""Seconds for which a database that cannot be reached is tried again, as while it restarts."""

AGAIN = 0.1
"""Seconds between two tries."""

STATEMENTS = 512
"""Statements that are remembered with their parameters numbered."""

LARGEST_BATCH = 500
"""Moves that go into one statement at most."""

SERVING = 0x4C55444F_00000002
"""The advisory lock that every server shares, and that whatever needs the database for itself takes alone."""

MAKING = 0x4C55444F_00000001
"""The advisory lock that is held while the layout changes."""

LEASE = 3.5
"""Seconds for which a process that gives no sign of life keeps its tables, and the locks of a transaction."""

MS = 1000
"""Milliseconds, in which PostgreSQL counts, in a second."""

SESSION = {
    "application_name": "ludotheque",
    # A process that hangs in the middle of a transaction must not keep the rows of a table from its next owner.
    "idle_in_transaction_session_timeout": str(round(LEASE * MS)),
    # A machine that vanishes must not keep its locks for hours.
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
}
"""Settings of each connection."""

LOST = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.InsufficientResourcesError,
)
"""Errors of a connection or of the machine, not of a statement. A time-out is an OSError; asyncpg may take the end of a
connection for an internal error; a full disk and too many connections are lacks of resources."""

STEP_TYPES = ("text", "int", "int", "text", "json", "text", "bigint", "bool", "int")
STANDING_TYPES = (
    "int",
    "int",
    "bool",
    "json",
    "bigint",
    "json",
    "bigint",
    "json",
    "json",
    "int",
    "text",
    "json",
    "text",
)


def _arrays(types: Sequence[str], first: int) -> str:
    return ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(types, first))


APPEND = f"""
WITH added AS (
    INSERT INTO entries ({quoted(rows.STEP)}) SELECT * FROM unnest({_arrays(STEP_TYPES, 1)})
)
UPDATE tables SET {", ".join(f'"{name}" = new."{name}"' for name in rows.STANDING)}
FROM unnest({_arrays(STANDING_TYPES, 1 + len(STEP_TYPES))}) AS new ({quoted((*rows.STANDING, "id"))})
WHERE tables.id = new.id AND tables.ply <= new.ply
RETURNING tables.id
"""
"""Steps of many tables, and how these stand after them; gives the tables of which that was kept.

A process that has lost a table without knowing it must not put it back to an earlier ply."""


@functools.lru_cache(STATEMENTS)
def numbered(statement: str) -> str:
    """Return a statement with its parameters written as PostgreSQL does."""
    first, *rest = statement.split("?")
    return first + "".join(f"${number}{part}" for number, part in enumerate(rest, 1))


# --- Connecting ---


async def connect(url: str) -> Connection:
    """Return a connection that notices when the other end is gone. StoreError if the URL is wrong."""
    try:
        return await asyncpg.connect(
            url, command_timeout=ANSWERS_WITHIN, timeout=ANSWERS_WITHIN, server_settings=SESSION
        )
    except (asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InvalidCatalogNameError) as error:
        raise StoreError(
            f"The database {shown(url)} refused the login ({error}). Check the name, password and database in the URL "
            f"of --database. Nothing was changed."
        ) from error
    except ValueError:
        # The text of this error may hold a piece of the password.
        raise StoreError(
            f"The URL of the database {shown(url)} cannot be read. It is postgresql://USER:PASSWORD@HOST:PORT/NAME, "
            f"with %-codes for special characters in the password."
        ) from None


@contextlib.contextmanager
def in_words(url: str) -> Iterator[None]:
    """Turn errors of the database into StoreError."""
    try:
        yield
    except LOST as error:
        raise StoreError(
            f"The database {shown(url)} cannot be reached ({str(error) or type(error).__name__}). Check that "
            f"PostgreSQL runs there, or name another database with --database. Nothing was changed."
        ) from error
    except asyncpg.PostgresError as error:
        raise StoreError(f"The database {shown(url)} cannot be used ({error}). Nothing was changed.") from error


@contextlib.asynccontextmanager
async def session(url: str, *, alone: bool = False) -> AsyncIterator[Connection]:
    """Connect for a while. StoreError if it is to be ``alone``, and servers are using the database."""
    connection = await connect(url)
    try:
        if alone and not await connection.fetchval("SELECT pg_try_advisory_lock($1)", SERVING):
            raise StoreError(f"Servers are using the database {shown(url)}. Stop them first. Nothing was changed.")
        yield connection
    finally:
        await let_go(connection)


async def prepare(url: str) -> None:
    """Make the tables if there are none; else look the database over. StoreError if it cannot be relied on."""
    with in_words(url):
        async with session(url) as connection:
            await _check(connection, url)


async def upgrade(url: str) -> None:
    """Bring the database to the layout of today. StoreError while servers are using it."""
    with in_words(url):
        async with session(url, alone=True) as connection:
            await bring_up_to_date(connection, url)


async def layout_at(url: str) -> str | None:
    """Return the layout of a database, or None if it is empty or another program's."""
    with in_words(url):
        async with session(url) as connection:
            return await layout(connection)


async def layout(connection: Connection) -> str | None:
    """Return the layout of a database, or None if it is empty or another program's."""
    tables = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
    statement = query({name for (name,) in tables})
    if statement is None:
        return None
    with contextlib.suppress(asyncpg.UndefinedColumnError):  # another program's table "meta"
        found: str | None = await connection.fetchval(statement)
        return found
    return None


async def _check(connection: Connection, url: str) -> None:
    name = shown(url)
    if await connection.fetchval("SHOW transaction_read_only") == "on":
        raise StoreError(f"The database {name} is read-only (a standby?). Name the primary.")
    if await connection.fetchval("SHOW server_encoding") != "UTF8":
        raise StoreError(f"The database {name} does not use UTF-8. Create one that does: createdb --encoding=UTF8.")
    if await layout(connection) is None:
        await bring_up_to_date(connection, url)
    found = await layout(connection)
    if found in OLDER:
        raise StoreError(
            f"The database {name} has the layout {found!r}, older than {VERSION!r}. Stop all servers, back it up, "
            f"and run: ludotheque db upgrade --database {name}"
        )
    if found != VERSION:
        raise StoreError(_unknown(url, found))


def _unknown(url: str, found: str | None) -> str:
    return (
        f"The database {shown(url)} has the layout {found!r}, this Ludotheque knows {VERSION!r}. "
        f"Use the version of Ludotheque that wrote it, or name another database with --database."
    )


async def _refuse_strangers(connection: Connection, url: str) -> None:
    """Leave the tables of another program alone."""
    strange = await connection.fetchval("SELECT min(tablename) FROM pg_tables WHERE schemaname = current_schema()")
    if strange is not None and await layout(connection) is None:
        raise StoreError(
            f"The database {shown(url)} is no database of Ludotheque: it has a table {strange!r}. It was left as it "
            f"is: make a new one (createdb), and name it with --database."
        )


async def bring_up_to_date(connection: Connection, url: str) -> None:
    """Bring the database to the layout of today: all of it, or none. One process at a time does."""
    await connection.execute("SELECT pg_advisory_lock($1)", MAKING)
    try:
        await _refuse_strangers(connection, url)
        found = await layout(connection)
        if found not in (None, VERSION, *OLDER):
            raise StoreError(_unknown(url, found))
        async with connection.transaction():
            await connection.execute(script(found, postgres=True), timeout=UPGRADES_WITHIN)
    finally:
        await connection.execute("SELECT pg_advisory_unlock($1)", MAKING)


# --- Writing moves ---


@dataclass(frozen=True, slots=True)
class MoveBatch:
    """More steps of one table, as rows, how it stands after them, and who waits for it."""

    steps: list[tuple[Any, ...]]
    standing: tuple[Any, ...]
    done: asyncio.Future[None]


class WriterTask:
    """The task that writes moves: those that gather while a statement is under way go into the next one together."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._moves: list[MoveBatch] = []
        self._some = asyncio.Event()
        self._ended = False
        self._connection: Connection | None = None
        self._append: Any = None
        self._task = asyncio.create_task(self._work())

    def write(self, steps: list[tuple[Any, ...]], standing: tuple[Any, ...]) -> asyncio.Future[None]:
        """Begin, and return what is done once it is committed. A Conflict means that nothing of it was written."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._moves.append(MoveBatch(steps, standing, done))
        self._some.set()
        return done

    async def close(self) -> None:
        """Write what is waiting, and end."""
        self._ended = True
        self._some.set()
        await self._task
        await self._forget()

    async def _work(self) -> None:
        while not self._ended or self._moves:
            await self._some.wait()
            batch, self._moves = self._moves[:LARGEST_BATCH], self._moves[LARGEST_BATCH:]
            if not self._moves and not self._ended:
                self._some.clear()
            if batch:
                _answer(batch, await self._commit(batch))

    async def _commit(self, batch: list[MoveBatch]) -> list[Exception | None]:
        """Write a batch; for each of it the error that kept it from being written."""
        try:
            await self._ready()
            try:
                return _kept(batch, await self._append.fetch(*_columns(batch)))
            except asyncpg.PostgresError as error:
                if isinstance(error, LOST):
                    raise
                return await self._apart(batch)
        except LOST as error:
            await self._forget()
            return [_unavailable(error)] * len(batch)
        except Unavailable as error:
            return [error] * len(batch)
        except Exception as error:
            log.exception("moves could not be written")
            await self._forget()
            return [error] * len(batch)

    async def _apart(self, batch: list[MoveBatch]) -> list[Exception | None]:
        """Write those of a batch that can be written, after one of them could not."""
        answers: list[Exception | None] = []
        assert self._connection is not None
        async with self._connection.transaction():
            for moves in batch:
                try:
                    async with self._connection.transaction():  # a savepoint
                        kept = await self._append.fetch(*_columns([moves]))
                except asyncpg.IntegrityConstraintViolationError:
                    answers.append(_conflict(moves))
                except asyncpg.PostgresError as error:
                    if isinstance(error, LOST):
                        raise
                    answers.append(error)
                else:
                    answers += _kept([moves], kept)
        return answers

    async def _ready(self) -> None:
        """Connect again if the connection was lost while nothing was under way."""
        if self._connection is None or self._connection.is_closed():
            connection = await trying(lambda: connect(self._url))
            self._append = await connection.prepare(APPEND)
            self._connection = connection

    async def _forget(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await let_go(connection)


def _columns(batch: list[MoveBatch]) -> list[Sequence[Any]]:
    """Return the arguments of APPEND: an array for each column."""
    steps = [row for moves in batch for row in moves.steps]
    columns: list[Sequence[Any]] = list(zip(*steps, strict=True)) if steps else [()] * len(STEP_TYPES)
    return [*columns, *zip(*(moves.standing for moves in batch), strict=True)]


def _kept(batch: list[MoveBatch], kept: list[Any]) -> list[Exception | None]:
    """Return a Conflict for each of a batch whose table has gone on elsewhere, or is gone."""
    tables = {row[0] for row in kept}
    return [None if moves.standing[-1] in tables else _conflict(moves) for moves in batch]


def _conflict(moves: MoveBatch) -> Conflict:
    return Conflict(f"table {moves.standing[-1]} has changed meanwhile, or is gone")


def _answer(batch: list[MoveBatch], answers: list[Exception | None]) -> None:
    for moves, error in zip(batch, answers, strict=True):
        if moves.done.done():
            continue
        if error is None:
            moves.done.set_result(None)
        else:
            moves.done.set_exception(copy.copy(error))  # raised in a task of its own, with a traceback of its own


def _unavailable(error: BaseException) -> Unavailable:
    """Return the reason for people: the error may name hosts and users of the network behind the server."""
    log.warning("the database cannot be reached: %s", str(error) or type(error).__name__)
    return Unavailable("the database cannot be reached now")


async def trying(act: Callable[[], Awaitable[T]]) -> T:
    """Do something that may be done again, until the database can be reached. Unavailable if that takes too long."""
    deadline = asyncio.get_running_loop().time() + PATIENCE
    while True:
        try:
            return await act()
        except LOST as error:
            if asyncio.get_running_loop().time() > deadline:
                raise _unavailable(error) from error
            await asyncio.sleep(AGAIN)


async def let_go(connection: Connection) -> None:
    """Close a connection that may be broken."""
    try:
        await connection.close(timeout=1)
    except LOST:
        connection.terminate()


class PostgresStore:
    """A :class:`~ludotheque.app.store.interface.Store` in PostgreSQL, for several servers at a time."""

    def __init__(self, url: str, pool: asyncpg.Pool) -> None:
        self._pool = pool
        self._writer = WriterTask(url)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open the database, whose tables are made first if it is empty. StoreError if it cannot be relied on."""
        await prepare(url)
        pool = await asyncpg.create_pool(
            url, min_size=0, max_size=READERS, command_timeout=ANSWERS_WITHIN, server_settings=SESSION
        )
        return cls(url, pool)

    async def close(self) -> None:
        """Write what is waiting, and let go of the database."""
        await self._writer.close()
        try:
            await asyncio.wait_for(self._pool.close(), ANSWERS_WITHIN)
        except LOST:
            self._pool.terminate()

    def append(self, table: str, steps: list[StoredStep], standing: TableStanding) -> asyncio.Future[None]:
        """Begin to save more steps, all of them or none."""
        return self._writer.write([rows.step_row(table, step) for step in steps], (*rows.standing_row(standing), table))

    async def change(self, statements: Sequence[Statement]) -> list[int]:
        """Perform statements, all of them or none, and return how many rows each has changed."""
        counts: list[int] = []
        try:
            async with self._pool.acquire() as connection, connection.transaction():
                for one in statements:
                    done = await connection.execute(numbered(one.text), *one.values)
                    counts.append(int(done.rpartition(" ")[2]))
                    one.check(counts[-1])
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Conflict from error
        except LOST as error:
            raise _unavailable(error) from error
        return counts

    async def find(self, text: str, *values: Any) -> list[Sequence[Any]]:
        """Return the rows of a query."""

        async def read() -> list[Sequence[Any]]:
            return list(await self._pool.fetch(numbered(text), *values))

        return [] if _unstorable(values) else await trying(read)

    async def load(self, table: str) -> StoredTable | None:
        """Return a table with everything."""

        async def read() -> StoredTable | None:
            async with (
                self._pool.acquire() as connection,
                connection.transaction(isolation="repeatable_read", readonly=True),
            ):
                return rows.loaded(*[await connection.fetch(numbered(text), table) for text in rows.LOADING])

        return None if _unstorable((table,)) else await trying(read)

    async def key(self) -> bytes:
        """Return the servers' own key."""
        return await server_key(self)


def _unstorable(values: Sequence[Any]) -> bool:
    """Return whether PostgreSQL can hold no such text: nothing has that name, nor can it be asked for."""
    return any("\0" in value for value in values if isinstance(value, str))

"""The store in an SQLite file: one thread writes, many changes to a commit, each on the disk before it returns."""

from __future__ import annotations

import asyncio
import contextlib
import functools
import itertools
import logging
import queue
import sqlite3
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple, Protocol, Self, TypeVar

from ludotheque.app.store.interface import (
    Conflict,
    Statement,
    StoredStep,
    StoredTable,
    StoreError,
    TableStanding,
    Unavailable,
)
from ludotheque.app.store.queries import tables as rows
from ludotheque.app.store.queries.meta import server_key
from ludotheque.app.store.queries.sql import quoted
from ludotheque.server.databases.files import prepare

log: logging.Logger = logging.getLogger(__name__)
T = TypeVar("T")

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "temp_store=MEMORY",  # the notes by which a statement is taken back: on disk they are half of the time to insert
)

READERS = 2
"""Threads that read, each with a connection of its own; none waits for the writer."""

GATHER = 0.007
"""Seconds that a change waits for others, to be committed with them, where they came in company before."""

LARGEST_BATCH = 500
"""Changes that go into one commit at most."""

ROWS_AT_ONCE = 128
"""Rows that one statement writes at most. Each number of them is a statement of its own, which is prepared once."""

STATEMENTS = 2 * ROWS_AT_ONCE
"""Prepared statements that a connection keeps."""


PRIMARY = 0xFF
"""The bits of SQLite's error codes that tell kinds apart."""

PASSING = {
    sqlite3.SQLITE_FULL: "the disk of the server is full",
    sqlite3.SQLITE_BUSY: "the database is locked by another program",
    sqlite3.SQLITE_LOCKED: "the database is locked by another program",
    sqlite3.SQLITE_IOERR: "the disk of the server fails",
    sqlite3.SQLITE_READONLY: "the database is read-only",
    sqlite3.SQLITE_CANTOPEN: "the database cannot be opened",
    sqlite3.SQLITE_NOMEM: "the server has no memory left",
}
"""Errors that are no fault of the program, and may pass."""


class Moves(NamedTuple):
    """More steps of one table, as rows, and how it stands after them."""

    steps: list[tuple[Any, ...]]
    standing: tuple[Any, ...]


Change = Callable[[sqlite3.Connection], None]
"""Any other change: performed within a transaction."""


class Job(NamedTuple):
    """Something to write, and who waits for it."""

    what: Moves | Change
    done: asyncio.Future[None]


def connect(path: Path) -> sqlite3.Connection:
    """Return a connection with the settings that all of them have."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=STATEMENTS)
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


class Commits:
    """Many changes to a commit, each of them written whole or not at all."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def commit(self, batch: list[Moves | Change]) -> list[Exception | None]:
        """Write a batch in one transaction; for each of it the error that kept it from being written."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            return [error] * len(batch)
        try:
            _write_moves(self._connection, [what for what in batch if isinstance(what, Moves)])
            for what in batch:
                if not isinstance(what, Moves):
                    what(self._connection)
            self._connection.execute("COMMIT")
        except Exception as error:
            self._roll_back()
            return [error] if len(batch) == 1 else self._apart(batch)
        return [None] * len(batch)

    def _apart(self, batch: list[Moves | Change]) -> list[Exception | None]:
        """Write those of a batch that can be written, after one of them could not."""
        answers: list[Exception | None] = []
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for what in batch:
                answers.append(self._try(what))
            self._connection.execute("COMMIT")
        except Exception as error:
            self._roll_back()
            return [error] * len(batch)
        return answers

    def _try(self, what: Moves | Change) -> Exception | None:
        self._connection.execute("SAVEPOINT one")
        try:
            if isinstance(what, Moves):
                _write_moves(self._connection, [what])
            else:
                what(self._connection)
        except Exception as error:
            if not self._connection.in_transaction:
                raise  # a full disk, for one, takes the whole transaction back
            self._connection.execute("ROLLBACK TO one")
            return error
        finally:
            if self._connection.in_transaction:
                self._connection.execute("RELEASE one")
        return None

    def _roll_back(self) -> None:
        if self._connection.in_transaction:
            self._connection.execute("ROLLBACK")


class Writes(Protocol):
    """Whatever takes changes, and tells when they are kept."""

    def write(self, what: Moves | Change) -> asyncio.Future[None]:
        """Begin, and return what is done once it is kept. Any error means that nothing of it was written."""


class WriterThread:
    """The thread that writes: what has gathered while it was committing goes into the next commit together."""

    def __init__(self, path: Path) -> None:
        self._connection = connect(path)
        self._commits = Commits(self._connection)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._work, name="ludotheque-writer", daemon=True)
        self._thread.start()

    def write(self, what: Moves | Change) -> asyncio.Future[None]:
        """Begin, and return what is done once it is on the disk. Any error means that nothing of it was written."""
        job = Job(what, self._loop.create_future())
        self._jobs.put(job)
        return job.done

    def close(self) -> None:
        """Write what is waiting, and end."""
        self._jobs.put(None)
        self._thread.join()
        self._connection.close()

    def _work(self) -> None:
        ended = False
        busy = False
        while not ended:
            jobs = []
            for job in self._gathered(GATHER if busy else 0.0):
                if job is None:
                    ended = True
                else:
                    jobs.append(job)
            busy = len(jobs) > 1
            if jobs:
                answers = self._commits.commit([job.what for job in jobs])
                with contextlib.suppress(RuntimeError):  # the loop has ended: no one waits
                    self._loop.call_soon_threadsafe(answer, jobs, answers)

    def _gathered(self, seconds: float) -> Iterator[Job | None]:
        yield self._jobs.get()
        time.sleep(seconds)
        with contextlib.suppress(queue.Empty):
            for _ in range(LARGEST_BATCH - 1):
                yield self._jobs.get_nowait()


def _write_moves(connection: sqlite3.Connection, moves: list[Moves]) -> None:
    # Many rows to a statement: the driver hands the interpreter over at each, and gets it back late from a busy loop.
    for some in _chunks([row for one in moves for row in one.steps]):
        try:
            connection.execute(_insert_steps(len(some)), list(itertools.chain.from_iterable(some)))
        except sqlite3.IntegrityError as error:
            raise Conflict(f"table {moves[0].standing[-1]} has changed meanwhile") from error
    for some in _chunks([one.standing for one in moves]):
        stood = connection.execute(_update_standings(len(some)), list(itertools.chain.from_iterable(some)))
        if stood.rowcount != len(some):
            raise Conflict(f"table {some[0][-1]} has changed meanwhile, or is gone")


def _chunks(found: list[tuple[Any, ...]]) -> Iterator[list[tuple[Any, ...]]]:
    for first in range(0, len(found), ROWS_AT_ONCE):
        yield found[first : first + ROWS_AT_ONCE]


@functools.cache
def _insert_steps(number: int) -> str:
    return f"INSERT INTO entries ({quoted(rows.STEP)}) VALUES {_values(len(rows.STEP), number)}"


@functools.cache
def _update_standings(number: int) -> str:
    columns = {name: f"new.column{at}" for at, name in enumerate((*rows.STANDING, "id"), 1)}
    changes = ", ".join(f'"{name}" = {columns[name]}' for name in rows.STANDING)
    values = _values(len(columns), number)
    return (
        f"UPDATE tables SET {changes} FROM (VALUES {values}) AS new "
        f"WHERE tables.id = {columns['id']} AND tables.ply <= {columns['ply']}"
    )


def _values(columns: int, number: int) -> str:
    row = f"({', '.join('?' * columns)})"
    return ", ".join([row] * number)


def in_words(error: Exception) -> Exception:
    """Return an error that may pass as Unavailable, and any other as it is."""
    code = error.sqlite_errorcode & PRIMARY if isinstance(error, sqlite3.OperationalError) else None
    if code not in PASSING:
        return error
    log.error("the database cannot be used now: %s", error)
    unavailable = Unavailable(f"{PASSING[code]}; nothing was changed, try again later")
    unavailable.__cause__ = error
    return unavailable


def answer(jobs: list[Job], answers: list[Exception | None]) -> None:
    """Tell those who wait what became of their changes."""
    for job, error in zip(jobs, answers, strict=True):
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(in_words(error))


def lock(path: Path) -> sqlite3.Connection:
    """Take the file for one server. StoreError if another server has it.

    The lock is one of SQLite's own, on a file beside the database: it works on every system, goes with the process
    however that ends, and leaves the database open to other readers, such as a backup. Links to a database are the
    database.
    """
    real = path.resolve()
    beside = real.with_name(f"{real.name}.lock")
    taken = sqlite3.connect(beside, timeout=0, isolation_level=None)
    try:
        taken.execute("BEGIN EXCLUSIVE")
        beside.chmod(0o600)  # no one else can hold it, and so keep the server from starting
    except sqlite3.OperationalError:
        taken.close()
        raise StoreError(
            f"Another server is using the database {path}. Stop it first, or name another file with --database."
        ) from None
    return taken


def check(path: Path) -> None:
    """Make the database if there is none; else look it over. StoreError if a server cannot rely on it now."""
    with contextlib.suppress(OSError):  # which `prepare` puts into words
        path.parent.mkdir(parents=True, exist_ok=True)
    if path.parent.is_dir() and not path.is_dir():
        with contextlib.closing(lock(path)):
            prepare(path)
    else:
        prepare(path)


def read_in(connection: sqlite3.Connection, read: Callable[[sqlite3.Connection], T]) -> T:
    """Read everything as of one moment."""
    connection.execute("BEGIN")
    try:
        return read(connection)
    finally:
        connection.execute("COMMIT")


class InSqlite(ABC):
    """A :class:`~ludotheque.app.store.interface.Store` in SQLite, whatever performs its statements."""

    _writer: Writes

    @abstractmethod
    async def _read(self, read: Callable[[sqlite3.Connection], T]) -> T:
        """Read everything as of one moment, whatever is written meanwhile."""

    def append(self, table: str, steps: list[StoredStep], standing: TableStanding) -> asyncio.Future[None]:
        """Begin to save more steps, all of them or none."""
        found = [rows.step_row(table, step) for step in steps]
        return self._writer.write(Moves(found, (*rows.standing_row(standing), table)))

    async def change(self, statements: Sequence[Statement]) -> list[int]:
        """Perform statements, all of them or none, and return how many rows each has changed."""
        counts: list[int] = []

        def perform(connection: sqlite3.Connection) -> None:
            counts.clear()  # a batch that failed is tried again
            try:
                for one in statements:
                    counts.append(connection.execute(one.text, one.values).rowcount)
                    one.check(counts[-1])
            except sqlite3.IntegrityError as error:
                raise Conflict from error

        await self._writer.write(perform)
        return counts

    async def find(self, text: str, *values: Any) -> list[Sequence[Any]]:
        """Return the rows of a query."""
        return await self._read(lambda connection: connection.execute(text, values).fetchall())

    async def load(self, table: str) -> StoredTable | None:
        """Return a table with everything."""

        def read(connection: sqlite3.Connection) -> StoredTable | None:
            return rows.loaded(*(connection.execute(text, (table,)).fetchall() for text in rows.LOADING))

        return await self._read(read)

    async def key(self) -> bytes:
        """Return the server's own key."""
        return await server_key(self)


class SqliteStore(InSqlite):
    """The store in one file, for one server at a time."""

    def __init__(self, path: Path) -> None:
        self._lock = lock(path)
        prepare(path)
        self._writer: WriterThread = WriterThread(path)
        self._path = path
        self._local = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._readers = ThreadPoolExecutor(READERS, "ludotheque-reader")

    @classmethod
    async def open(cls, path: Path) -> Self:
        """Open the file, made first if there is none. StoreError if it cannot be relied on."""
        path.parent.mkdir(parents=True, exist_ok=True)
        return cls(path)

    async def close(self) -> None:
        """Write what is waiting, and let go of the file."""
        await asyncio.to_thread(self._writer.close)
        self._readers.shutdown()
        for connection in self._connections:
            connection.close()
        self._lock.close()

    async def _read(self, read: Callable[[sqlite3.Connection], T]) -> T:
        """Read in a thread, everything as of one moment, whatever is written meanwhile."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._reading, read)
        except sqlite3.OperationalError as error:
            raise in_words(error) from None

    def _reading(self, read: Callable[[sqlite3.Connection], T]) -> T:
        connection: sqlite3.Connection | None = getattr(self._local, "connection", None)
        if connection is None:
            connection = self._local.connection = connect(self._path)
            self._connections.append(connection)
        return read_in(connection, read)

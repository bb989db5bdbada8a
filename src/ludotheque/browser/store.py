"""The store in a browser: SQLite in memory, without threads, and a callable that keeps the pages of its file.

SQLite appends the pages that a commit has changed to a log, which is how they are known here: what a commit costs does
not grow with what has been played. A change is acknowledged once its pages are kept.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import struct
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, Self, TypeVar

from ludotheque.app.store.interface import StoreError
from ludotheque.app.store.layout import OLDER, VERSION
from ludotheque.server.databases.files import APPLICATION, layout_of, upgrade
from ludotheque.server.databases.sqlite import (
    STATEMENTS,
    Change,
    Commits,
    InSqlite,
    Job,
    Moves,
    answer,
    in_words,
    log,
    read_in,
)

T = TypeVar("T")

PRAGMAS = (
    "locking_mode=EXCLUSIVE",  # before the log is begun: its index needs no shared memory then
    "journal_mode=WAL",
    "wal_autocheckpoint=0",  # the log is emptied here, once it was read
    "cache_spill=OFF",  # the log has only what was committed
    "synchronous=OFF",  # nothing in memory outlives the page anyway
    "foreign_keys=ON",
    "temp_store=MEMORY",
)

COPIED = (
    ("tables", "id"),
    *((name, "table") for name in ("seats", "entries", "seatings", "takebacks", "snapshots", "notes")),
)
"""All that is kept of a game of one person, and the column with its id; the archive makes its own part of it again."""

LONGEST_LOG = 4_000_000
"""Bytes after which the log is put into the file."""

LOG_HEAD = 32
FRAME = struct.Struct(">II16x")
"""The head of a page in the log: its number, and how many pages the file has after the commit, if it is the last."""


class Changes(NamedTuple):
    """The pages of the file that have changed, by number from 0, and its new length in bytes."""

    pages: dict[int, bytes]
    length: int


Keep = Callable[[Changes], Awaitable[None]]
"""Keeps all pages of a change, or none; an exception says why it cannot."""

Lost = Callable[[str | None], None]
"""Takes the reason why changes are kept no more, once; None as soon as all of them are kept again."""


class Log:
    """SQLite's log of the pages that commits have changed."""

    def __init__(self, file: Path, connection: sqlite3.Connection) -> None:
        self._file = file.with_name(f"{file.name}-wal")
        self._connection = connection
        self._page = int(connection.execute("PRAGMA page_size").fetchone()[0])
        self._seen = 0

    def fresh(self) -> Changes | None:
        """Return what has been committed since the last time; None if nothing."""
        if not self._file.exists():
            return None
        with self._file.open("rb") as file:
            file.seek(self._seen or LOG_HEAD)
            frames = file.read()
        pages: dict[int, bytes] = {}
        begun: dict[int, bytes] = {}
        length = end = 0
        size = FRAME.size + self._page
        for start in range(0, len(frames) - size + 1, size):
            number, count = FRAME.unpack_from(frames, start)
            begun[number - 1] = frames[start + FRAME.size : start + size]
            if count:  # what follows the last commit is left of one that failed
                pages |= begun
                begun, length, end = {}, count * self._page, start + size
        if not pages:
            return None
        self._seen = (self._seen or LOG_HEAD) + end
        if self._seen > LONGEST_LOG:
            self.empty()
        return Changes(pages, length)

    def empty(self) -> None:
        """Put into the file what the log has, all of which was seen."""
        self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        self._seen = 0


class AloneWriter:
    """Writes in place, all that comes in one turn of the event loop in one commit, and has it kept."""

    def __init__(self, connection: sqlite3.Connection, changed: Log, keep: Keep, lost: Lost) -> None:
        self._commits = Commits(connection)
        self._log = changed
        self._keep = keep
        self._lost = lost
        self._told = False
        self._unkept = Changes({}, 0)
        self._jobs: list[Job] = []
        self._work: asyncio.Task[None] | None = None

    def write(self, what: Moves | Change) -> asyncio.Future[None]:
        """Begin, and return what is done once it is kept. Any error means that nothing of it was written."""
        loop = asyncio.get_running_loop()
        job = Job(what, loop.create_future())
        self._jobs.append(job)
        if self._work is None:
            self._work = loop.create_task(self._write_all())
        return job.done

    async def end(self) -> None:
        """Wait for what is being written."""
        if self._work is not None:
            await self._work

    async def flush(self) -> None:
        """Have everything that was written in the file itself."""
        await self.end()
        self._log.empty()

    async def _write_all(self) -> None:
        try:
            while self._jobs:
                jobs, self._jobs = self._jobs, []
                answers = self._commits.commit([job.what for job in jobs])
                await self.keep_fresh()
                answer(jobs, answers)
        finally:
            self._work = None

    async def keep_fresh(self) -> None:
        """Have the pages kept; those that could not be are tried again with the next ones."""
        fresh = self._log.fresh()
        if fresh is not None:
            self._unkept = Changes(self._unkept.pages | fresh.pages, fresh.length)
        if not self._unkept.pages:
            return
        try:
            await self._keep(self._unkept)
        except Exception as error:  # whatever it is: the game goes on in memory
            log.warning("the pages of the database cannot be kept: %s", error)
            if not self._told:
                self._told = True
                self._lost(str(error))
        else:
            self._unkept = Changes({}, 0)
            if self._told:
                self._told = False
                self._lost(None)


class UnusableFile(StoreError):
    """A file that is no database which this version can use; it is left as it is.

    Args:
        reason: why, in English.
        why: whether another version can use it.
    """

    def __init__(self, reason: str, why: Literal["damaged", "other-version"] = "damaged") -> None:
        super().__init__(reason)
        self.why: Final = why


class AloneStore(InSqlite):
    """The store of one page: a file in memory, of which someone else keeps the pages."""

    def __init__(self, file: Path, content: bytes | None, keep: Keep, lost: Lost) -> None:
        """Open a database.

        Args:
            file: a place in memory for it, at which nothing is.
            content: the pages that were kept, in their order; None for a new database. Only what changes is kept
                again: a file from elsewhere has to be kept first.
            keep: keeps pages.
            lost: takes the reason if they cannot be kept, and None once they can.

        Raises:
            Unusable: what was kept is no database that this version can use.
        """
        self._file = file
        if content is not None:
            file.write_bytes(content)
        self._connection = sqlite3.connect(file, isolation_level=None, cached_statements=STATEMENTS)
        try:
            for pragma in PRAGMAS:
                self._connection.execute(f"PRAGMA {pragma}")
            if content is None:
                self._connection.execute(f"PRAGMA application_id = {APPLICATION}")
                upgrade(self._connection)
            else:
                make_usable(self._connection)
        except (sqlite3.Error, UnusableFile) as error:
            self._connection.close()
            raise error if isinstance(error, UnusableFile) else UnusableFile(str(error)) from error
        self._writer: AloneWriter = AloneWriter(self._connection, Log(file, self._connection), keep, lost)

    @classmethod
    async def open(cls, file: Path, content: bytes | None, keep: Keep, lost: Lost) -> Self:
        """Open a database, and have a new or upgraded one kept. Unusable if what was kept cannot be used."""
        store = cls(file, content, keep, lost)
        await store._writer.keep_fresh()
        return store

    async def content(self) -> bytes:
        """Return the whole file, for someone to take along."""
        await self._writer.flush()
        return self._file.read_bytes()

    async def take(self, content: bytes, guest: str) -> int:
        """Add the games of a guest from another file, but for those that are here already.

        Args:
            content: the file, as ``content`` returns it.
            guest: whose games are wanted.

        Returns:
            How many games were added.

        Raises:
            Unusable: the file cannot be used.
        """
        found = rows_of(content, self._file.with_name("taken.db"), guest)
        here = {id for (id,) in self._connection.execute("SELECT id FROM tables")}
        added = [row["id"] for row in found["tables"] if row["id"] not in here]

        def add(connection: sqlite3.Connection) -> None:
            for name, key in COPIED:
                for row in found[name]:
                    if row[key] in added:
                        columns = ", ".join(f'"{column}"' for column in row)
                        places = ", ".join("?" * len(row))
                        connection.execute(f"INSERT INTO {name} ({columns}) VALUES ({places})", tuple(row.values()))

        if added:
            await self._writer.write(add)
        return len(added)

    async def close(self) -> None:
        """Have what is waiting written and kept, and let go of the file."""
        await self._writer.end()
        self._connection.close()

    async def _read(self, read: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return read_in(self._connection, read)
        except sqlite3.OperationalError as error:
            raise in_words(error) from None


def make_usable(connection: sqlite3.Connection) -> None:
    """Look a database over, and bring it to the current layout. Unusable if it cannot be relied on."""
    if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
        raise UnusableFile("this is not a database of Ludotheque")
    found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise UnusableFile(found)
    layout = layout_of(connection)
    if layout in OLDER:
        upgrade(connection)
    elif layout != VERSION:
        raise UnusableFile(f"it has the layout {layout!r}, and this Ludotheque knows {VERSION!r}", "other-version")


def rows_of(content: bytes, file: Path, guest: str) -> dict[str, list[dict[str, Any]]]:
    """Return the rows of a guest's games in a file from elsewhere, which is put to a place in memory meanwhile."""
    file.write_bytes(content)
    try:
        with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute(f"PRAGMA {PRAGMAS[0]}")
            make_usable(other)
            other.row_factory = sqlite3.Row
            ids = 'SELECT "table" FROM seats WHERE guest = ?'
            found = {
                name: [dict(row) for row in other.execute(f'SELECT * FROM {name} WHERE "{key}" IN ({ids})', (guest,))]
                for name, key in COPIED
            }
    except sqlite3.Error as error:
        raise UnusableFile(str(error)) from error
    finally:
        for left in file.parent.glob(f"{file.name}*"):
            left.unlink()
    return found | {"tables": [row | {"archived": 0} for row in found["tables"]]}

"""The ownership of tables among processes on one PostgreSQL database: a session-level advisory lock for each table.

All locks are held by one connection. They vanish with it, so the tables of a process that was killed are free at once.
A process that hangs keeps its connection; therefore PostgreSQL ends one on which nothing has been asked for
:data:`LEASE`, and with it the locks: each process asks something each second.
While a process wrongly believes that it owns a table, it can do no harm: a ply of a table can be written only once.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import time
from typing import Any, Self

import asyncpg

from ludotheque.app.store.interface import StoreError, Unavailable
from ludotheque.app.store.ownership import Owner
from ludotheque.server.databases.place import shown
from ludotheque.server.databases.postgres import LEASE, LOST, MS, SERVING, Connection, connect, let_go

log: logging.Logger = logging.getLogger(__name__)

CHANNEL = "ludotheque_hand_over"

HANDED_OVER_WITHIN = 8.0
"""Seconds that the owner of a table has to hand it over."""

ASK_EVERY = 0.5
TRY_EVERY = 0.05

KEEP = 1.0
"""Seconds that a process keeps a table at least: two that are asked for one table by turns must not just pass it on."""

LOOK_EVERY = 1.0
"""Seconds between two looks at whether the connection is still there, each of which renews the lease."""

NO_ROOM = "PostgreSQL has no room for another lock: raise max_locks_per_transaction"

UNOWNED = """
SELECT id FROM unnest($1::text[], $2::bigint[]) AS wanted (id, key) WHERE NOT EXISTS (
    SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    AND (classid::bigint << 32 | objid::bigint) = wanted.key
)
"""
"""An advisory lock of 64 bits is listed as two halves."""


def key(table: str) -> int:
    """Return the number of a table's advisory lock, of 64 bits so that no two tables share one."""
    digest = hashlib.blake2b(table.encode(), digest_size=8, person=b"ludo-table").digest()
    return int.from_bytes(digest, "big", signed=True)


class Locks:
    """An :class:`~ludotheque.app.store.ownership.Ownership` by the advisory locks of one connection."""

    shared = True

    def __init__(self, url: str) -> None:
        self._url = url
        self._owner: Owner | None = None
        self._held: dict[str, float] = {}
        """The tables, and when each was taken."""
        self._connection: Connection | None = None
        self._using = asyncio.Lock()
        self._broken = asyncio.Event()
        self._keeper: asyncio.Task[None]

    @classmethod
    async def open(cls, url: str) -> Self:
        """Connect. StoreError while something needs the database for itself."""
        one = cls(url)
        await one._connect()
        one._keeper = asyncio.create_task(one._keep_connected())
        return one

    def serve(self, owner: Owner) -> None:
        """Name the tables to take away when another process asks for them."""
        self._owner = owner

    def owns(self, table: str) -> bool:
        """Return whether this process owns a table."""
        return table in self._held

    async def close(self) -> None:
        """Own nothing any more."""
        self._keeper.cancel()
        self._held.clear()
        async with self._using:
            connection, self._connection = self._connection, None
            if connection is not None:
                await let_go(connection)

    # --- Taking and giving ---

    async def take(self, table: str) -> None:
        """Own a table; its owner is asked to hand it over. Unavailable if that takes too long."""
        deadline = time.monotonic() + HANDED_OVER_WITHIN
        ask_at = 0.0
        while not self.owns(table):
            with contextlib.suppress(*LOST):
                await self._try([table])
                if self.owns(table):
                    return
                if time.monotonic() >= ask_at:
                    await self._fetch("SELECT pg_notify($1, $2)", CHANNEL, table)
                    ask_at = time.monotonic() + ASK_EVERY
            if time.monotonic() > deadline:
                lost = self._connection is None
                raise Unavailable(
                    "the database cannot be reached now" if lost else "this table is still at another server"
                )
            await asyncio.sleep(TRY_EVERY)

    async def take_free(self, tables: list[str]) -> list[str]:
        """Own those of some tables that no one owns, and return them."""
        try:
            return await self._try(tables)
        except LOST as error:
            raise Unavailable("the database cannot be reached now") from error

    async def unowned(self, tables: list[str]) -> list[str]:
        """Return those of some tables that no process owns now, without owning them."""
        try:
            rows = await self._fetch(UNOWNED, tables, [key(table) for table in tables])
        except LOST as error:
            raise Unavailable("the database cannot be reached now") from error
        return [row[0] for row in rows]

    async def give(self, table: str) -> None:
        """Own a table no longer."""
        if self._held.pop(table, None) is not None:
            with contextlib.suppress(*LOST):  # the locks are gone then
                await self._fetch("SELECT pg_advisory_unlock($1)", key(table))

    async def _try(self, tables: list[str]) -> list[str]:
        """Own those of some tables that are free, and return them; none that is owned here already.

        PostgreSQL counts how often a connection takes a lock, and frees it when it has been given as often. So what
        another call has taken meanwhile must not be taken once more: no other process could own it ever after.
        """
        statement = (
            "SELECT id FROM unnest($1::text[], $2::bigint[]) AS wanted (id, key) WHERE pg_try_advisory_lock(key)"
        )
        async with self._using:
            wanted = [table for table in tables if not self.owns(table)]
            connection = self._connected()
            try:
                rows = await connection.fetch(statement, wanted, [key(table) for table in wanted])
            except asyncpg.InsufficientResourcesError as error:
                raise Unavailable(NO_ROOM) from error
            if connection is not self._connection:
                raise ConnectionError("the locks were lost again")
            taken = [row[0] for row in rows]
            self._held.update(dict.fromkeys(taken, time.monotonic()))
            return taken

    async def _fetch(self, statement: str, *values: Any) -> list[Any]:
        async with self._using:
            return list(await self._connected().fetch(statement, *values))

    def _connected(self) -> Connection:
        if self._connection is None:
            raise ConnectionError("not connected")
        return self._connection

    # --- Staying connected ---

    async def _connect(self) -> None:
        connection = await connect(self._url)
        if not await connection.fetchval("SELECT pg_try_advisory_lock_shared($1)", SERVING):
            await let_go(connection)
            raise StoreError(f"The database {shown(self._url)} is being upgraded or copied. Try again later.")
        try:
            await connection.execute(f"SET idle_session_timeout = {round(LEASE * MS)}")
        except asyncpg.UndefinedObjectError:
            await let_go(connection)
            raise StoreError(
                f"The database {shown(self._url)} is too old: several servers need PostgreSQL 14 or later."
            ) from None
        await connection.add_listener(CHANNEL, self._asked)
        self._broken.clear()
        connection.add_termination_listener(lambda _: self._broken.set())
        self._connection = connection

    def _asked(self, _connection: object, _process: int, _channel: str, table: object) -> None:
        """Hand a table over that another process asks for."""
        taken = self._held.get(str(table))
        if taken is not None and time.monotonic() - taken >= KEEP and self._owner is not None:
            log.info("table %s is handed over to another server", table)
            self._owner.hand_over(str(table))

    async def _keep_connected(self) -> None:
        while True:
            if not await self._alive():
                self._lose()
                await self._reconnect()

    async def _alive(self) -> bool:
        """Wait a while, and return whether the connection is still there."""
        try:
            async with asyncio.timeout(LOOK_EVERY):
                await self._broken.wait()
        except TimeoutError:
            with contextlib.suppress(*LOST, asyncpg.PostgresError):
                await self._fetch("SELECT 1")
                return True
        return False

    def _lose(self) -> None:
        """Forget the locks, which are gone with the connection: others may own the tables by now."""
        log.warning("the connection to the database was lost, and with it all %d tables", len(self._held))
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()
        self._held.clear()
        if self._owner is not None:
            self._owner.lose()

    async def _reconnect(self) -> None:
        told = ""
        while self._connection is None:
            try:
                await self._connect()
            except (*LOST, asyncpg.PostgresError, StoreError) as error:
                reason = str(error) or type(error).__name__
                if reason != told:  # not with each try: that would be a line in each half second of a night
                    log.warning("the database cannot be reached: %s", reason)
                told = reason
                await asyncio.sleep(ASK_EVERY)
        log.info("connected to the database again")

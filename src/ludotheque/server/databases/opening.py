"""Open the chosen database without importing the drivers of the other kind."""

from __future__ import annotations

import asyncio
import importlib
from pathlib import Path
from types import ModuleType

from ludotheque.app.store.interface import Store, StoreError
from ludotheque.app.store.ownership import Alone, Ownership
from ludotheque.core.extras import how_to_install
from ludotheque.server.databases.place import Place

NO_DRIVER = "A database in PostgreSQL needs a library that is missing ({name}): {how}."


def check(database: Place) -> None:
    """Look the database over, and make it if there is none. StoreError if a server cannot rely on it now."""
    if isinstance(database, Path):
        from ludotheque.server.databases import sqlite

        sqlite.check(database)
        return
    asyncio.run(postgres().prepare(database))


def postgres() -> ModuleType:
    """Return the module for PostgreSQL. StoreError if its driver is not installed."""
    try:
        return importlib.import_module("ludotheque.server.databases.postgres")
    except ModuleNotFoundError as error:
        raise StoreError(NO_DRIVER.format(name=error.name, how=how_to_install("postgres"))) from error


async def open_store(database: Place) -> tuple[Store, Ownership]:
    """Open a store, and what says which of its tables this process owns. StoreError if it cannot be relied on."""
    if isinstance(database, Path):
        from ludotheque.server.databases.sqlite import SqliteStore

        return await SqliteStore.open(database), Alone()
    from ludotheque.server.databases.locks import Locks
    from ludotheque.server.databases.postgres import PostgresStore

    store = await PostgresStore.open(database)
    return store, await Locks.open(database)

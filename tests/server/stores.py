"""The databases of a server, and something to do on the store of each."""

from __future__ import annotations

import asyncio
import contextlib
import shutil
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from ludotheque.app.store.interface import Store
from ludotheque.app.store.ownership import Alone, Ownership
from ludotheque.server.databases.opening import open_store
from ludotheque.server.databases.place import Place
from tests.server.page import Page
from tests.server.postgres import Postgres

Play = Callable[[Store], Coroutine[Any, Any, None]]


def place_of(request: pytest.FixtureRequest, folder: Path, *, laid_out: bool = True) -> Place:
    """Return the place of a new database, of the kind that a test asks for, with the tables of today or none."""
    if request.param == "postgresql":
        started: Postgres = request.getfixturevalue("postgres")
        return started.new(laid_out=laid_out)
    path = folder / "tables.db"
    return Path(shutil.copyfile(request.getfixturevalue("laid_out"), path)) if laid_out else path


KINDS = ["sqlite", "postgresql"]


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    return place_of(request, tmp_path)


@contextlib.asynccontextmanager
async def opened(database: Place | Page) -> AsyncIterator[Store]:
    """Yield the store of a database, which others may open afterwards."""
    if isinstance(database, Page):
        store: Store = await database.open()
        ownership: Ownership = Alone()
    else:
        store, ownership = await open_store(database)
    try:
        yield store
    finally:
        await ownership.close()
        await store.close()


@pytest.fixture
async def store(database: Place | Page) -> AsyncIterator[Store]:
    """Yield the store of a new database."""
    async with opened(database) as one:
        yield one


@pytest.fixture
def on(database: Place | Page) -> Callable[[Play], None]:
    """Run something on the store of a database, which is opened again each time."""

    def run(play: Play) -> None:
        async def whole() -> None:
            async with opened(database) as one:
                await play(one)

        asyncio.run(whole())

    return run

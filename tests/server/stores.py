"""The databases of a server, and something to do on the store of each."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
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


def place_of(request: pytest.FixtureRequest, folder: Path) -> Place:
    """Return the place of a new database, of the kind that a test asks for."""
    if request.param == "sqlite":
        return folder / "tables.db"
    started: Postgres = request.getfixturevalue("postgres")
    return started.new()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    return place_of(request, tmp_path)


@pytest.fixture
def on(database: Place | Page) -> Callable[[Play], None]:
    """Run something on the store of a database, which is opened again each time."""

    def run(play: Play) -> None:
        async def whole() -> None:
            if isinstance(database, Page):
                opened: tuple[Store, Ownership] = await database.open(), Alone()
            else:
                opened = await open_store(database)
            store, ownership = opened
            try:
                await play(store)
            finally:
                await ownership.close()
                await store.close()

        asyncio.run(whole())

    return run

"""Tables that go on by themselves: one that cannot keeps neither the server nor other tables from it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sqlite3
from collections.abc import AsyncIterator, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludotheque.app.protocol.messages.tables import NewTable
from ludotheque.app.store.interface import Conflict, Statement, Unavailable
from ludotheque.app.store.ownership import Alone
from ludotheque.app.store.queries.tables import deal_table, delete_table, table_info
from ludotheque.app.tables.tables import Tables
from ludotheque.app.thinking.asking import Asker
from ludotheque.app.thinking.question import Question
from ludotheque.server.databases.sqlite import SqliteStore
from ludotheque.server.settings import Settings
from tests.server.client import BOT, YOU, wait_until
from tests.server.conftest import FAST, Dice, Serve

PATIENCE = 30.0


class Counting(Alone):
    """The ownership of a process that shares its store with others, which own nothing."""

    shared = True

    def __init__(self) -> None:
        self.held: set[str] = set()

    def owns(self, table: str) -> bool:
        return table in self.held

    async def take(self, table: str) -> None:
        self.held.add(table)

    async def take_free(self, tables: list[str]) -> list[str]:
        self.held.update(tables)
        return tables

    async def give(self, table: str) -> None:
        self.held.discard(table)


def run(play: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(play, PATIENCE))


async def three_tables(tables: Tables) -> list[str]:
    new = msgspec.convert({"game": "koryo", "seats": [YOU, BOT]}, NewTable)
    return [(await tables.open(new, "ann"))["table"] for _ in range(3)]


@pytest.mark.parametrize("how", ["faulty", "deleted"])
def test_a_table_that_cannot_be_loaded_is_given_up_and_the_others_go_on(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        path = tmp_path / "tables.db"
        store, ownership = await SqliteStore.open(path), Counting()
        tables = Tables(store, Dice(), Settings(database=path, **FAST), ownership)
        opened = await three_tables(tables)
        monkeypatch.setattr("ludotheque.app.tables.tables.random.sample", lambda all_of_them, _: sorted(all_of_them))
        bad, *good = sorted(opened)
        if how == "deleted":
            monkeypatch.setattr("ludotheque.app.tables.tables.awaiting_bots", lambda _: told(opened))
            await store.change(delete_table(bad))
        else:
            with sqlite3.connect(path) as other:
                other.execute("UPDATE tables SET ply = 1, player = 1, setup = 'null' WHERE id = ?", (bad,))
            other.close()
        await tables.wake()
        assert ownership.held == set(good)
        assert len(tables) == len(good)
        await tables.close()
        await store.close()

    run(play())


async def told(tables: list[str]) -> list[str]:
    return tables


def test_a_server_starts_with_a_table_that_cannot_go_on(
    serve: Serve, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "some.db"
    first = serve(database=path, commit_seconds=600.0)
    bad, good = (first.caller().open(YOU, BOT)["table"] for _ in range(2))
    first.stop()
    with sqlite3.connect(path) as other:
        other.execute("UPDATE tables SET ply = 1, player = 1, setup = 'null' WHERE id = ?", (bad,))
    other.close()
    with caplog.at_level(logging.ERROR):
        second = serve(database=path).caller()
    assert second.get(f"/api/tables/{good}").status_code == 200
    assert f"table {bad} cannot go on" in caplog.text


@pytest.mark.parametrize(
    "fault", [Unavailable("the disk of the server is full"), Conflict("it has changed meanwhile, at another server")]
)
def test_a_table_goes_on_by_itself_after_a_fault_that_nobody_saw(
    fault: Exception, serve: Serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    faults = iter([fault])

    def fail_once(*args: Any) -> Statement:
        for fault in faults:
            raise fault
        return deal_table(*args)

    monkeypatch.setattr("ludotheque.app.tables.committing.deal_table", fail_once)
    ann = serve(commit_seconds=0.05, idle_seconds=0.2).caller()
    table = ann.open(YOU, BOT)["table"]
    wait_until(lambda: ann.get(f"/api/tables/{table}").json()["ply"] != 0)
    assert next(faults, None) is None
    (told,) = [one for one in caplog.records if "its bots have stopped" in one.getMessage()]
    assert (told.getMessage(), told.exc_info) == (f"table {table}: its bots have stopped: {fault}", None)


def test_a_table_that_a_fault_has_ended_is_dealt_though_no_one_asks_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults = iter([Unavailable("the disk of the server is full")])

    def fail_once(*args: Any) -> Statement:
        for fault in faults:
            raise fault
        return deal_table(*args)

    monkeypatch.setattr("ludotheque.app.tables.committing.deal_table", fail_once)

    async def play() -> None:
        async with one_table(tmp_path, commit_seconds=0.01, idle_seconds=0.05) as (tables, name, store):
            table = await tables.get(name)
            while not table.closed:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)  # so the table is idle before the first sweep
            sweep = asyncio.create_task(tables.sweep())
            await seen_dealt(store, name)
            sweep.cancel()

    run(play())


def test_a_table_is_dealt_though_it_is_idle_before_its_players_have_had_their_time(tmp_path: Path) -> None:
    async def play() -> None:
        async with one_table(tmp_path, commit_seconds=0.3, idle_seconds=0.05) as (tables, name, store):
            sweep = asyncio.create_task(tables.sweep())
            await seen_dealt(store, name)
            sweep.cancel()

    run(play())


@contextlib.asynccontextmanager
async def one_table(folder: Path, **settings: Any) -> AsyncIterator[tuple[Tables, str, SqliteStore]]:
    """Open a table at which a person who never comes is to decide first."""
    path = folder / "tables.db"
    store = await SqliteStore.open(path)
    tables = Tables(store, Dice(), Settings(database=path, **FAST, **settings), Alone())
    new = msgspec.convert({"game": "leduc", "seats": [YOU, BOT]}, NewTable)
    yield tables, (await tables.open(new, "ann"))["table"], store
    await tables.close()
    await store.close()


async def seen_dealt(store: SqliteStore, table: str) -> None:
    """Return once a table is dealt in the store."""
    while (info := await table_info(store, table)) is None or info.standing.player is None:
        await asyncio.sleep(0.01)


class Failing(Dice):
    """A bot with a fault."""

    async def choose(self, asked: Question, level: str, asker: Asker) -> int:
        raise RuntimeError("this bot is broken")


def test_a_fault_of_a_bot_is_logged_with_its_table_and_no_request(
    serve: Serve, json_lines: pytest.LogCaptureFixture
) -> None:
    ann = serve(Failing()).caller()
    table = ann.open(BOT, BOT)["table"]
    ann.socket(table, []).turn()
    lines = [json.loads(line) for line in json_lines.text.splitlines()]
    faults = [line for line in lines if "a random action is played" in line["message"]]
    assert faults
    assert {(line.get("table"), line.get("request")) for line in faults} == {(table, None)}

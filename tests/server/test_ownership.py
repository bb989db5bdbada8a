"""The owner of a table: one process at a time, for as long as its connection to the database lives."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import asyncpg
import pytest

from ludotheque.app.store.interface import Unavailable
from ludotheque.server import StoreError
from ludotheque.server.databases import locks
from ludotheque.server.databases.locks import SERVING, Locks
from ludotheque.server.databases.postgres import Connection, connect, prepare
from tests.server.postgres import Postgres

PATIENCE = 30.0


class Giving:
    """An owner that hands over whatever it is asked for."""

    def __init__(self, locks: Locks) -> None:
        self.locks = locks
        self.given: list[str] = []
        self.lost = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        locks.serve(self)

    def hand_over(self, table: str) -> None:
        self.given.append(table)
        self.tasks.append(asyncio.create_task(self.locks.give(table)))

    def lose(self) -> None:
        self.lost.set()


@asynccontextmanager
async def process(url: str) -> AsyncIterator[Locks]:
    one = await Locks.open(url)
    try:
        yield one
    finally:
        await one.close()


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new()


@asynccontextmanager
async def two(url: str) -> AsyncIterator[tuple[Locks, Locks]]:
    async with process(url) as one, process(url) as other, asyncio.timeout(PATIENCE * 2):
        yield one, other


async def test_a_table_has_one_owner(url: str) -> None:
    async with two(url) as (one, other):
        await one.take("a")
        assert (one.owns("a"), other.owns("a")) == (True, False)
        assert await other.take_free(["a", "b"]) == ["b"]
        assert await one.take_free(["a", "b", "c"]) == ["c"], "what is owned already is not taken again"
        await one.give("a")
        assert not one.owns("a")
        assert await other.take_free(["a"]) == ["a"]


async def test_what_is_taken_several_times_at_once_is_given_by_giving_it_once(url: str) -> None:
    """PostgreSQL counts how often a connection took a lock: people and a bot may call a table at the same time."""
    async with two(url) as (one, other):
        taken = await asyncio.gather(one.take_free(["a", "b"]), one.take("a"), one.take_free(["b", "c"]))
        assert [*taken] == [["a", "b"], None, ["c"]], "it is taken by one of those who ask, and owned by all"
        for table in ("a", "b", "c"):
            await one.give(table)
        assert sorted(await other.take_free(["a", "b", "c"])) == ["a", "b", "c"]


async def test_an_owner_hands_over_when_it_is_asked(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locks, "KEEP", 0.3)

    async with two(url) as (one, other):
        giving = Giving(one)
        await one.take_free(["a", "b"])
        began = asyncio.get_running_loop().time()
        await other.take("a")
        assert (one.owns("a"), other.owns("a"), one.owns("b")) == (False, True, True)
        assert giving.given == ["a"]
        assert asyncio.get_running_loop().time() - began >= 0.3, "it was kept for a moment"


async def test_an_owner_that_gives_no_sign_of_life_loses_its_tables(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locks, "LEASE", 1.0)
    monkeypatch.setattr(locks, "LOOK_EVERY", 0.1)

    async with two(url) as (one, other):
        await one.take("a")
        assert await other.take_free(["a"]) == []
        one._keeper.cancel()  # as in a process that stands still: its connection stays open
        await other.take("a")
        assert other.owns("a")


async def test_an_owner_that_does_not_hand_over_keeps_its_table(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(locks, "HANDED_OVER_WITHIN", 0.3)

    async with two(url) as (one, other):
        await one.take("a")
        with pytest.raises(Unavailable, match="still at another server"):
            await other.take("a")
        assert (one.owns("a"), other.owns("a")) == (True, False)


async def test_a_process_that_ends_leaves_its_tables_to_others(url: str) -> None:
    async with two(url) as (one, other):
        await one.take("a")
        await one.close()
        await other.take("a")
        assert (one.owns("a"), other.owns("a")) == (False, True)


async def test_a_lost_connection_loses_the_tables_and_comes_back(url: str) -> None:
    async with two(url) as (one, other):
        giving = Giving(one)
        await one.take("a")
        assert one._connection is not None
        admin = await asyncpg.connect(url)
        await admin.execute("SELECT pg_terminate_backend($1)", one._connection.get_server_pid())
        await admin.close()
        await asyncio.wait_for(giving.lost.wait(), PATIENCE)
        assert not one.owns("a")
        await other.take("a")
        await one.take("b")
        assert (other.owns("a"), one.owns("b")) == (True, True)


async def test_a_lost_database_is_told_once_and_not_with_each_try(
    postgres: Postgres, url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tries = 0
    enough = asyncio.Event()

    async def connecting(*place: Any) -> Connection:
        nonlocal tries
        tries += 1
        if tries > 10:
            enough.set()
        return await connect(*place)

    async with process(url) as one:
        monkeypatch.setattr(locks, "ASK_EVERY", 0.02)
        monkeypatch.setattr(locks, "connect", connecting)
        await asyncio.to_thread(postgres.stop)
        try:
            await asyncio.wait_for(enough.wait(), PATIENCE)
        finally:
            await asyncio.to_thread(postgres.start)
        await one.take("a")
    told = [message for message in caplog.messages if message.startswith("the database cannot be reached")]
    assert told and len(told) == len(set(told))


async def test_no_server_starts_while_something_needs_the_database_for_itself(url: str) -> None:
    await prepare(url)
    admin = await asyncpg.connect(url)
    await admin.execute("SELECT pg_advisory_lock($1)", SERVING)
    with pytest.raises(StoreError, match="is being upgraded or copied"):
        await Locks.open(url)
    await admin.close()

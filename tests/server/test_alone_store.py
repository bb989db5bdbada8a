"""The store of a browser: what a page keeps of it, when, and what happens if it cannot."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import sqlite3
from pathlib import Path

import pytest

from ludotheque.app.store.interface import (
    Conflict,
    StoredLine,
    StoredSeat,
    StoredStep,
    StoredTable,
    StoreError,
    TableStanding,
)
from ludotheque.app.store.layout import VERSION
from ludotheque.app.store.queries.chat import last_lines, say
from ludotheque.app.store.queries.tables import create_table, delete_table
from ludotheque.browser import store as alone
from ludotheque.browser.store import AloneStore, Changes, UnusableFile
from ludotheque.server.databases.files import file_layout, prepare
from ludotheque.server.databases.sqlite import SqliteStore
from tests.server.page import Page
from tests.server.test_layout import TABLE as OLDER_TABLE
from tests.server.test_layout import write_older

ANN = StoredSeat("Ann", "human", guest="ann", token_hash="hers")
TABLE = StoredTable("t", "koryo", 1, {}, None, [3, 1], bytes(32), "ann", 0, (ANN, ANN), (), TableStanding(1, 0))
PAGE_SIZE = 4096


@pytest.fixture
def page(tmp_path: Path) -> Page:
    return Page(tmp_path)


def layout(path: Path) -> list[tuple[object, ...]]:
    """Return everything that makes an empty database."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT type, name, tbl_name, sql FROM sqlite_master ORDER BY name").fetchall()
        found += connection.execute("PRAGMA application_id").fetchall()
        found += connection.execute("SELECT value FROM meta WHERE name = 'schema'").fetchall()
        return found + connection.execute("SELECT name, LENGTH(value) FROM meta").fetchall()


async def test_a_new_database_is_the_one_that_a_server_makes(tmp_path: Path, page: Page) -> None:
    prepare(tmp_path / "server.db")
    await (await page.open()).close()
    assert page.content is not None
    (tmp_path / "page.db").write_bytes(page.content)
    assert layout(tmp_path / "page.db") == layout(tmp_path / "server.db")


async def test_a_server_opens_what_a_page_has_kept_and_the_other_way_round(tmp_path: Path, page: Page) -> None:
    store = await page.open()
    await store.change(create_table(TABLE))
    await store.close()
    assert page.content is not None
    (tmp_path / "server.db").write_bytes(page.content)
    server = await SqliteStore.open(tmp_path / "server.db")
    assert await server.load("t") == TABLE
    await server.append("t", [StoredStep(2, 0, "pass")], TableStanding(2, 1))
    await server.close()
    back = await AloneStore.open(
        tmp_path / "back.db", (tmp_path / "server.db").read_bytes(), page.keep, page.said.append
    )
    found = await back.load("t")
    assert found is not None and found.steps == (StoredStep(2, 0, "pass"),)
    await back.close()


@pytest.mark.parametrize("longest", [0, 100_000, alone.LONGEST_LOG])
def test_the_pages_together_are_the_database(
    page: Page, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, longest: int
) -> None:
    monkeypatch.setattr(alone, "LONGEST_LOG", longest)

    async def play() -> list[str]:
        store = await page.open()
        for number in range(40):
            name = f"t{number}"
            await store.change(create_table(dataclasses.replace(TABLE, id=name)))
            steps = [StoredStep(ply, 0, "x" * 50) for ply in range(2, 60)]
            await store.append(name, steps, TableStanding(59, 0))
            with pytest.raises(Conflict):
                await store.append(name, steps, TableStanding(59, 0))
            if number % 3 == 0:
                await store.change(delete_table(name))
        dumped = list(store._connection.iterdump())
        await store.close()
        return dumped

    dumped = asyncio.run(play())
    content = page.content
    assert content is not None and len(content) == page.length
    assert set(page.pages) >= set(range(page.length // PAGE_SIZE))
    (tmp_path / "whole.db").write_bytes(content)
    with contextlib.closing(sqlite3.connect(tmp_path / "whole.db")) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert list(connection.iterdump()) == dumped


async def test_nothing_is_acknowledged_before_it_is_kept(page: Page) -> None:
    kept: list[Changes] = []
    gate = asyncio.Event()

    async def keep(changes: Changes) -> None:
        kept.append(changes)
        await gate.wait()

    store = await page.open()
    await store.change(create_table(TABLE))
    store._writer._keep = keep
    saved = store.append("t", [StoredStep(2, 0, "pass")], TableStanding(2, 1))
    said = asyncio.ensure_future(store.change([say("t", StoredLine("Ann", 0, "hello", 0))]))
    await asyncio.sleep(0.05)
    assert len(kept) == 1 and not saved.done() and not said.done()
    later = store.append("t", [StoredStep(3, 1, "pass")], TableStanding(3, 0))
    refused = store.append("t", [StoredStep(2, 0, "pass")], TableStanding(2, 1))
    await asyncio.sleep(0.05)
    assert len(kept) == 1
    gate.set()
    await asyncio.gather(saved, said, later)
    with pytest.raises(Conflict):
        await refused
    assert len(kept) == 2
    await store.close()


async def test_what_comes_in_one_turn_is_one_commit(page: Page) -> None:
    kept: list[Changes] = []

    async def keep(changes: Changes) -> None:
        kept.append(changes)

    store = await page.open()
    await store.change(create_table(TABLE))
    store._writer._keep = keep
    await asyncio.gather(*(store.change([say("t", StoredLine("Ann", 0, "hello", at))]) for at in range(20)))
    assert len(kept) == 1 and len(await last_lines(store, "t", 100)) == 20
    await store.close()


async def test_a_page_that_cannot_keep_plays_on_and_is_told_when_it_keeps_again(
    page: Page, caplog: pytest.LogCaptureFixture
) -> None:
    store = await page.open()
    await store.change(create_table(TABLE))
    before = page.content
    page.refusing = OSError("the quota is full")
    await store.append("t", [StoredStep(2, 0, "pass")], TableStanding(2, 1))
    await store.append("t", [StoredStep(3, 1, "pass")], TableStanding(3, 0))
    assert page.said == ["the quota is full"]
    found = await store.load("t")
    assert found is not None and found.standing.ply == 3
    assert page.content == before
    page.refusing = None
    await store.append("t", [StoredStep(4, 0, "pass")], TableStanding(4, 1))
    await store.append("t", [StoredStep(5, 1, "pass")], TableStanding(5, 0))
    assert page.said == ["the quota is full", None]
    await store.close()
    again = await page.open()
    found = await again.load("t")
    assert found is not None and [step.ply for step in found.steps] == [2, 3, 4, 5]
    await again.close()
    assert page.said == ["the quota is full", None]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ("UPDATE meta SET value = '99' WHERE name = 'schema'", "layout '99'"),
        ("UPDATE meta SET value = '1' WHERE name = 'schema'", "already exists|duplicate column"),
        ("PRAGMA application_id = 1", "not a database of Ludotheque"),
        (None, "not a database|malformed"),
    ],
)
async def test_what_cannot_be_used_is_refused_in_words(
    tmp_path: Path, page: Page, change: str | None, reason: str
) -> None:
    path = tmp_path / "server.db"
    prepare(path)
    if change is None:
        path.write_bytes(b"shopping list" * 1000)
    else:
        with contextlib.closing(sqlite3.connect(path)) as connection:
            connection.execute(change)
            connection.commit()
    with pytest.raises(StoreError, match=reason):
        await AloneStore.open(tmp_path / "page.db", path.read_bytes(), page.keep, page.said.append)
    assert page.pages == {}


@pytest.mark.parametrize("layout", ["1", "16"])
async def test_a_page_of_an_older_layout_is_upgraded_and_kept(tmp_path: Path, page: Page, layout: str) -> None:
    path = tmp_path / "older.db"
    write_older(path, layout)
    content = path.read_bytes()
    page.pages = {at // PAGE_SIZE: content[at : at + PAGE_SIZE] for at in range(0, len(content), PAGE_SIZE)}
    page.length = len(content)

    await (await page.open()).close()
    kept = page.content
    again = await page.open()
    assert await again.load("t") == OLDER_TABLE
    await again.close()
    assert page.content == kept, "the second time there was nothing left to do"
    assert page.content is not None
    path.write_bytes(page.content)
    assert file_layout(path) == VERSION


async def test_a_page_is_upgraded_again_next_time_if_that_cannot_be_kept(tmp_path: Path, page: Page) -> None:
    path = tmp_path / "older.db"
    write_older(path, "16")
    content = path.read_bytes()
    page.pages, page.length = {0: content}, len(content)
    page.refusing = OSError("the quota is full")

    await (await page.open()).close()
    assert (page.said, page.content) == (["the quota is full"], content)


async def file_of(folder: Path, *tables: StoredTable) -> bytes:
    """Return the file of a page at which these were opened."""
    store = await Page(folder).open()
    for table in tables:
        await store.change(create_table(table))
    await store.append(tables[0].id, [StoredStep(2, 1, "pass", at=7)], TableStanding(2, 0))
    content = await store.content()
    await store.close()
    return content


async def test_the_games_of_a_file_are_added_to_those_that_are_here(tmp_path: Path, page: Page) -> None:
    others = (StoredSeat("Ben", "human", guest="ben"),) * 2
    content = await file_of(
        tmp_path / "elsewhere",
        dataclasses.replace(TABLE, id="new"),
        dataclasses.replace(TABLE, id="here", options={"word": "theirs"}),
        dataclasses.replace(TABLE, id="of ben", owner="ben", seats=others),
    )

    store = await page.open()
    await store.change(create_table(dataclasses.replace(TABLE, id="here", options={"word": "ours"})))
    assert [await store.take(content, "ann"), await store.take(content, "ann")] == [1, 0]
    await store.close()
    again = await page.open()
    new, here = await again.load("new"), await again.load("here")
    assert new is not None and [step.ply for step in new.steps] == [2] and new.seats == TABLE.seats
    assert here is not None and here.options == {"word": "ours"}
    assert await again.load("of ben") is None
    await again.close()


async def test_a_finished_game_of_a_file_comes_into_the_archive_again(tmp_path: Path, page: Page) -> None:
    content = await file_of(tmp_path / "elsewhere", TABLE)
    path = tmp_path / "archived.db"
    path.write_bytes(content)
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("UPDATE tables SET archived = 1")
        connection.commit()
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    store = await page.open()
    assert await store.take(path.read_bytes(), "ann") == 1
    await store.close()
    assert page.content is not None
    (tmp_path / "taken.db").write_bytes(page.content)
    with contextlib.closing(sqlite3.connect(tmp_path / "taken.db")) as connection:
        assert connection.execute("SELECT archived FROM tables").fetchall() == [(0,)]


@pytest.mark.parametrize("layout", ["1", "16"])
async def test_the_games_of_an_older_file_are_added(tmp_path: Path, page: Page, layout: str) -> None:
    path = tmp_path / "older.db"
    write_older(path, layout)
    content = path.read_bytes()
    store = await page.open()
    assert await store.take(content, "ann") == 1
    assert await store.load("t") == OLDER_TABLE
    await store.close()
    assert path.read_bytes() == content


@pytest.mark.parametrize(
    ("change", "flaw"),
    [
        ("UPDATE meta SET value = '99' WHERE name = 'schema'", "it has the layout '99'"),
        ("PRAGMA application_id = 1", "this is not a database of Ludotheque"),
        ("DROP TABLE notes", "no such table: notes"),
    ],
)
async def test_a_file_of_no_use_is_refused_in_words(tmp_path: Path, page: Page, change: str, flaw: str) -> None:
    path = tmp_path / "other.db"
    path.write_bytes(await file_of(tmp_path / "elsewhere", TABLE))
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(change)
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    store = await page.open()
    for content in (path.read_bytes(), b"a picture", b""):
        with pytest.raises(UnusableFile):
            await store.take(content, "ann")
    with pytest.raises(StoreError, match=flaw):
        await store.take(path.read_bytes(), "ann")
    await store.close()

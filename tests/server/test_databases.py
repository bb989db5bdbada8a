"""``ludotheque db``: upgrade, check, back up and copy, for both kinds of database."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque.app.store.interface import Store, StoredLine, StoredStep, TableStanding
from ludotheque.app.store.layout import VERSION
from ludotheque.app.store.queries.chat import last_lines, say
from ludotheque.app.store.queries.tables import create_table
from ludotheque.server import StoreError
from ludotheque.server.databases import maintenance
from ludotheque.server.databases.locks import Locks
from ludotheque.server.databases.opening import check
from ludotheque.server.databases.place import Place
from ludotheque.server.databases.postgres import connect
from tests.commands import invoke
from tests.server.postgres import Postgres
from tests.server.stores import KINDS, opened, place_of
from tests.server.test_layout import write_old, write_older
from tests.server.test_stores import ANN, BEN, BOT, WHEN, table

TABLES = [
    table(
        "one",
        ANN,
        BOT,
        position={"seats": [1, {"a": None}]},
        steps=(StoredStep(2, 0, "pass", (4, 5), "hash", 17, auto=True), StoredStep(3, 1, at=18, undo=1)),
        standing=TableStanding(3, 1, updated=WHEN),
    ),
    table("two", BEN, standing=TableStanding(1, None, True, [1, 2], updated=WHEN + 1)),
]


async def fill(store: Store) -> None:
    for one in TABLES:
        await store.change(create_table(one))
    for number in range(3):
        await store.change([say("one", StoredLine("Ann", 0, f"line {number} é", WHEN))])


async def with_store(database: Place, use: Callable[[Store], Awaitable[Any]]) -> Any:
    async with opened(database) as store:
        return await use(store)


@pytest.fixture(params=KINDS)
def target(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Place:
    """Return the place of a database that is not there yet, or is empty."""
    return place_of(request, tmp_path_factory.mktemp("target"), laid_out=False)


@pytest.fixture
def filled(database: Place) -> Place:
    asyncio.run(with_store(database, fill))
    return database


def harm(database: Place, statement: str) -> None:
    async def on_server(url: str) -> None:
        connection = await connect(url)
        await connection.execute(statement)
        await connection.close()

    if isinstance(database, Path):
        with sqlite3.connect(database) as connection:
            connection.execute(statement)
        connection.close()
    else:
        asyncio.run(on_server(database))


def test_a_whole_database_is_found_whole(filled: Place) -> None:
    assert maintenance.check(filled).endswith(f"is intact: 2 tables with 2 plies, layout {VERSION}.")


@pytest.mark.parametrize(
    ("statement", "finding"),
    [
        ("DELETE FROM entries WHERE ply = 2", "table one has a gap in its journal"),
        ("DELETE FROM entries WHERE ply = 3", "table one is at another ply than its journal"),
        ("DELETE FROM seats WHERE name = 'Ben'", "table two has no seats"),
    ],
)
def test_a_damaged_database_is_found_out(filled: Place, statement: str, finding: str) -> None:
    harm(filled, statement)
    with pytest.raises(maintenance.Damaged, match=finding):
        maintenance.check(filled)


def test_a_copy_has_everything(filled: Place, target: Place) -> None:
    said = maintenance.copy(filled, target)
    assert "Copied 2 tables with 2 plies and 3 lines of chat" in said
    assert maintenance.check(target).endswith(f"2 tables with 2 plies, layout {VERSION}.")

    async def compare(store: Store) -> None:
        assert [await store.load(one.id) for one in TABLES] == TABLES
        assert [line.text for line in await last_lines(store, "one", 9)] == [f"line {number} é" for number in range(3)]
        # Added rows come after what was copied.
        await store.change([say("one", StoredLine("Ann", 0, "last", WHEN))])
        assert (await last_lines(store, "one", 1))[0].text == "last"

    asyncio.run(with_store(target, compare))
    keys = [asyncio.run(with_store(one, lambda store: store.key())) for one in (filled, target)]
    assert keys[0] == keys[1], "guests would have to come anew"


def test_nothing_is_copied_over_what_is_there(filled: Place, target: Place) -> None:
    asyncio.run(with_store(target, lambda store: store.change(create_table(TABLES[0]))))
    with pytest.raises(StoreError, match="It is unchanged"):
        maintenance.copy(filled, target)
    assert "1 tables with 2 plies" in maintenance.check(target)


async def test_nothing_is_copied_while_a_server_is_writing(filled: Place, tmp_path: Path) -> None:
    async with opened(filled):
        with pytest.raises(StoreError, match=r"Another server is using|Servers are using"):
            await asyncio.to_thread(maintenance.copy, filled, tmp_path / "copy.db")


def test_a_text_that_only_sqlite_can_keep_is_copied_all_the_same(postgres: Postgres, tmp_path: Path) -> None:
    path, url = tmp_path / "tables.db", postgres.new(laid_out=False)

    async def talk(store: Store) -> None:
        await store.change(create_table(TABLES[0]))
        await store.change([say("one", StoredLine("Ann", 0, "a\0b", WHEN))])

    asyncio.run(with_store(path, talk))
    maintenance.copy(path, url)
    lines = asyncio.run(with_store(url, lambda store: last_lines(store, "one", 9)))
    assert [line.text for line in lines] == ["a\N{REPLACEMENT CHARACTER}b"]


def test_a_copy_that_fails_leaves_nothing(filled: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> int:
        return 0

    monkeypatch.setattr("ludotheque.server.databases.transfer.FileTarget.count", fail)
    target = tmp_path / "copy.db"
    with pytest.raises(StoreError, match=r"rows of .* arrived"):
        maintenance.copy(filled, target)
    assert not target.exists()
    assert not target.with_name("copy.db.new").exists()


def test_a_backup_is_made_while_a_server_is_writing(filled: Place, tmp_path: Path) -> None:
    file = tmp_path / "backup" / "tables.db"
    file.parent.mkdir()

    async def use(store: Store) -> None:
        writing = asyncio.create_task(play(store))
        await asyncio.to_thread(maintenance.backup, filled, file)
        await writing

    async def play(store: Store) -> None:
        for ply in range(4, 200):
            await store.append("one", [StoredStep(ply, 0, "pass")], TableStanding(ply, 1))

    asyncio.run(with_store(filled, use))
    assert maintenance.check(file).startswith(f"The database {file} is intact: 2 tables")
    assert file.stat().st_mode & 0o777 == 0o600
    assert [one.name for one in file.parent.iterdir() if one.suffix == ".new"] == []
    with pytest.raises(StoreError, match=r"The file .* already exists"):
        maintenance.backup(filled, file)


def test_an_older_file_is_upgraded(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    write_old(path, "1")
    for command in (maintenance.check, lambda one: maintenance.copy(one, tmp_path / "copy.db")):
        with pytest.raises(StoreError, match="ludotheque db upgrade"):
            command(path)
    assert maintenance.upgrade(path).endswith(f"was upgraded from layout 1 to {VERSION}.")
    assert maintenance.upgrade(path).endswith(f"already has the current layout ({VERSION}).")
    assert "1 tables with 2 plies" in maintenance.check(path)


def test_an_older_database_of_postgresql_is_refused_until_it_is_upgraded(postgres: Postgres) -> None:
    url = postgres.new(laid_out=False)
    write_older(url, "16")
    for command in (check, maintenance.check, lambda one: maintenance.backup(one, Path("copy.db"))):
        with pytest.raises(StoreError, match="ludotheque db upgrade"):
            command(url)
    maintenance.upgrade(url)
    assert "1 tables with 2 plies" in maintenance.check(url)


def test_nothing_is_upgraded_while_servers_are_using_it(postgres: Postgres) -> None:
    url = postgres.new(laid_out=False)

    async def use() -> None:
        locks = await Locks.open(url)
        try:
            with pytest.raises(StoreError, match="Servers are using"):
                await asyncio.to_thread(maintenance.upgrade, url)
        finally:
            await locks.close()

    asyncio.run(use())
    assert maintenance.upgrade(url).endswith(f"was upgraded from layout 0 to {VERSION}.")


@pytest.mark.parametrize("command", [["check"], ["upgrade"], ["backup", "copy.db"]])
def test_a_database_that_is_not_there_is_not_made(tmp_path: Path, command: list[str]) -> None:
    path = tmp_path / "tables.db"
    done = invoke(["db", *command, "--database", str(path)])
    assert (done.exit_code, list(tmp_path.iterdir())) == (2, [])
    assert f"There is no database {path}" in done.output


def test_the_commands_say_what_they_have_done(tmp_path: Path) -> None:
    path, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    asyncio.run(with_store(path, fill))
    for command in (["check"], ["upgrade"], ["backup", str(copy)]):
        done = invoke(["db", *command, "--database", str(path)])
        assert done.exit_code == 0, done.output
    done = invoke(["db", "copy", str(copy), str(tmp_path / "third.db")])
    assert (done.exit_code, "Copied 2 tables" in done.output) == (0, True)
    harm(path, "DELETE FROM entries WHERE ply = 2")
    done = invoke(["db", "check", "--database", str(path)])
    assert done.exit_code == 1
    assert "table one has a gap in its journal" in done.output


def test_something_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    path.write_text("shopping list\n" * 100)
    for command in (maintenance.check, maintenance.upgrade, lambda one: maintenance.backup(one, tmp_path / "copy.db")):
        with pytest.raises(StoreError, match="is damaged"):
            command(path)
    assert [one.name for one in tmp_path.iterdir() if one.suffix == ".db"] == ["tables.db"]


def test_the_commands_find_the_database_of_serve(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it is set for it: by a flag, else by the environment, else by the file of this folder."""
    monkeypatch.chdir(tmp_path)
    for name in ("flag", "environment", "file"):
        asyncio.run(with_store(Path(f"{name}.db"), fill))
    Path("ludotheque.toml").write_text('database = "file.db"\n')
    assert "file.db is intact" in invoke(["db", "check"]).output
    monkeypatch.setenv("LUDOTHEQUE_DATABASE", "environment.db")
    assert "environment.db is intact" in invoke(["db", "check"]).output
    assert "flag.db is intact" in invoke(["db", "check", "--database", "flag.db"]).output
    monkeypatch.setenv("LUDOTHEQUE_DATABASE", "missing.db")
    done = invoke(["admin", "tables"])
    assert done.exit_code != 0
    assert "missing.db" in done.output

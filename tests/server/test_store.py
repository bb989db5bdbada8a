"""The database file: refused when it cannot be relied on, and never quietly replaced."""

from __future__ import annotations

import asyncio
import contextlib
import dataclasses
import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.app.protocol.guests import Guests, digest
from ludotheque.app.store.interface import StoredSeat, StoredStep, StoredTable, TableStanding
from ludotheque.app.store.queries.tables import create_table
from ludotheque.server import StoreError, serve
from ludotheque.server.databases.files import prepare
from ludotheque.server.databases.sqlite import SqliteStore, connect, lock
from tests.server.client import BOT, HOTSEAT, PATIENCE, YOU, Caller, Socket
from tests.server.conftest import Running, Serve

HEADER = 100
FULL = 2
Harm = Callable[[Path], None]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "tables.db"
    prepare(path)
    return path


def damage(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[HEADER : HEADER + 2000] = os.urandom(2000)
    path.write_bytes(content)


def truncate(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:5000])


def forget_everything(path: Path) -> None:
    path.write_bytes(b"")


def write_text(path: Path) -> None:
    path.write_text("shopping list\n" * 100)


def another_program(path: Path) -> None:
    path.unlink()
    with sqlite3.connect(path) as connection:
        connection.execute("CREATE TABLE bookmarks (url TEXT)")
    connection.close()


def newer(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE meta SET value = '99' WHERE name = 'schema'")
    connection.close()


@pytest.mark.parametrize(
    ("harm", "reason"),
    [
        (damage, "is damaged"),
        (truncate, "is damaged"),
        (write_text, "is damaged"),
        (forget_everything, "no database of Ludotheque"),
        (another_program, "no database of Ludotheque"),
        (newer, "has the layout '99'"),
    ],
)
def test_a_database_that_cannot_be_relied_on_is_refused_and_left_alone(
    database: Path, harm: object, reason: str
) -> None:
    harm(database)
    before = database.read_bytes()
    with pytest.raises(StoreError, match=reason) as refusal:
        serve(port=0, database=database)
    assert str(database) in str(refusal.value)
    assert "--database" in str(refusal.value)
    assert database.read_bytes() == before


def test_a_read_only_database_is_refused(database: Path) -> None:
    database.chmod(0o400)
    with pytest.raises(StoreError, match="read-only"):
        serve(port=0, database=database)


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="is a folder"):
        serve(port=0, database=tmp_path)


def test_a_place_that_cannot_be_written_to_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match="cannot be opened"):
        serve(port=0, database=tmp_path / "file" / "tables.db")


def test_a_locked_database_is_refused(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.server.databases.files.PATIENCE", 0.05)
    with sqlite3.connect(database) as connection:
        connection.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreError, match="locked"):
            serve(port=0, database=database)
    connection.close()


def test_a_link_to_a_database_is_the_database(database: Path, tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(database)
    with contextlib.closing(lock(database)), pytest.raises(StoreError, match="Another server is using"):
        lock(link)


def test_the_process_says_what_is_wrong_and_ends(database: Path) -> None:
    damage(database)
    command = [sys.executable, "-m", "ludotheque.server", "--port", "0", "--database", str(database)]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)
    assert ended.returncode == 1
    assert "is damaged" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_crash_while_the_database_is_made_leaves_none(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "tables.db"
    path.parent.mkdir()
    path.with_name("tables.db.new").write_bytes(b"half of it")
    prepare(path)
    assert [one.name for one in path.parent.iterdir()] == ["tables.db"]
    assert path.stat().st_mode & 0o777 == 0o600


def test_only_its_user_can_take_the_lock_of_a_database(database: Path) -> None:
    prepare(database)
    held = lock(database)
    beside = database.resolve().with_name(f"{database.name}.lock")
    assert beside.stat().st_mode & 0o777 == 0o600
    held.close()


def test_every_commit_is_on_the_disk_before_it_is_told(database: Path) -> None:
    connection = connect(database)
    assert connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    assert connection.execute("PRAGMA synchronous").fetchone()[0] == FULL
    connection.close()


def test_a_table_is_loaded_as_of_one_moment(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.server.databases.sqlite.READERS", 1)  # the one that is looked at below
    seats = (StoredSeat("Ben", "human", guest="ben", token_hash=digest("t")),)
    table = StoredTable("t", "koryo", 1, {}, None, [1], bytes(32), "ben", 0, seats, (), TableStanding(1, 0))

    def play_on(statement: str) -> None:
        if "FROM entries" in statement:  # the second of three reads
            with sqlite3.connect(database) as other:
                other.execute("INSERT OR IGNORE INTO entries VALUES ('t', 2, 0, 'pass', '[]', '', 0, 0, 0)")
                other.execute("UPDATE tables SET ply = 2")
            other.close()

    async def look() -> list[StoredTable | None]:
        store = await SqliteStore.open(database)
        await store.change(create_table(table))
        await store.key()  # so that the reader has its connection
        for reader in store._connections:
            reader.set_trace_callback(play_on)
        found = [await store.load("t"), await store.load("t")]
        await store.close()
        return found

    later = dataclasses.replace(table, steps=(StoredStep(2, 0, "pass"),), standing=TableStanding(2, 0))
    assert asyncio.run(look()) == [table, later]


def test_tokens_are_only_stored_as_hashes(server: Running, ann: Caller) -> None:
    opened = ann.open(YOU, HOTSEAT, BOT)
    with sqlite3.connect(server.settings.database) as connection:
        dump = "\n".join(connection.iterdump())
    connection.close()
    assert opened["table"] in dump
    for seat in opened["seats"]:
        assert seat["token"] not in dump
        assert digest(seat["token"]) in dump


def test_a_guest_cookie_cannot_be_forged() -> None:
    guests = Guests(bytes(32))
    cookie = guests.sign("ann")
    assert guests.read(cookie) == "ann"
    for forged in (None, "", "ann", "ann.", ".", cookie[:-1], cookie.replace("ann", "ben"), Guests(b"x").sign("ann")):
        assert guests.read(forged) is None


def test_a_forged_cookie_makes_a_new_guest(ann: Caller, ben: Caller) -> None:
    ann.open(YOU, HOTSEAT)
    ben.http.cookies.set("ludotheque_guest", "forged.signature")
    assert ben.get("/api/tables").json() == []
    assert len(ann.get("/api/tables").json()) == 1


def let_grow(server: Running, pages: int) -> None:
    """Let the file have no more pages than that, or than it has: SQLite reports a full disk beyond them."""
    writer = server.app.state.app.tables._store._writer
    done = asyncio.run_coroutine_threadsafe(
        wait_for(writer.write, lambda connection: connection.execute(f"PRAGMA max_page_count = {pages}")), server._loop
    )
    done.result(PATIENCE)


def back_and_forth(socket: Socket, state: dict[str, Any]) -> int:
    """Act and take it back, again and again; return the code with which that ends."""
    with pytest.raises(ConnectionClosed) as closed:
        for _ in range(1000):
            socket.act(state)
            after = socket.turn(after=state["ply"])
            socket.send(type="undo", seat=state["player"], ply=after["ply"])
            state = socket.turn(after=after["ply"])
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def wait_for(begin: Callable[[Any], Awaitable[None]], what: Any) -> None:
    await begin(what)


def test_a_full_disk_is_told_in_words_and_the_game_goes_on_afterwards(
    serve: Serve, rng: random.Random, caplog: pytest.LogCaptureFixture
) -> None:
    server = serve()
    ann = server.caller()
    opened = ann.open(YOU, HOTSEAT)
    tokens = [seat["token"] for seat in opened["seats"]]
    socket = ann.socket(opened["table"], tokens)
    state = socket.turn()
    let_grow(server, 1)
    answers = (ann.post("/api/tables", game="koryo", seats=[YOU, HOTSEAT]) for _ in range(100))
    refused = next(answer for answer in answers if answer.status_code != 200)
    assert (refused.status_code, refused.json()["error"]) == (503, "unavailable")
    assert "the disk of the server is full" in refused.json()["reason"]
    assert refused.headers["retry-after"]
    assert back_and_forth(socket, state) == 1012
    assert "the disk of the server is full" in socket.raw[-1]
    assert "Traceback" not in caplog.text
    let_grow(server, 2**30)
    again = ann.socket(opened["table"], tokens)
    assert again.turn()["ply"] == max(one["ply"] for one in socket.history if one["type"] == "state") > state["ply"]
    assert again.play(rng)["over"]

"""PostgreSQL as the database: refused when it cannot be relied on, and played on when it comes back."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque.app.store.interface import Conflict, StoredStep, TableStanding, Unavailable
from ludotheque.app.store.queries.tables import create_table
from ludotheque.server import Settings, StoreError
from ludotheque.server.databases.opening import check
from ludotheque.server.databases.place import place, shown
from ludotheque.server.databases.postgres import LOST, SESSION, PostgresStore, connect, prepare, trying
from ludotheque.server.databases.transfer import source, tables, target
from ludotheque.server.run.health import Health
from tests.ports import free_port
from tests.server.client import BOT, HOTSEAT, YOU, Socket, wait_until
from tests.server.conftest import Serve
from tests.server.postgres import Postgres
from tests.server.test_stores import table

READ_ONLY = (
    "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = on', current_database()); END $$"
)


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new(laid_out=False)


async def execute(url: str, *statements: str) -> None:
    connection = await asyncpg.connect(url)
    for statement in statements:
        await connection.execute(statement)
    await connection.close()


def test_a_url_is_no_path() -> None:
    assert place("postgresql://ann:secret@db.example.org/games") == "postgresql://ann:secret@db.example.org/games"
    assert place("games.db") == Path("games.db")
    assert shown("postgresql://ann:secret@db.example.org:5433/games?sslmode=require") == (
        "postgresql://db.example.org:5433/games"
    )


def test_servers_that_start_together_make_the_tables_once(url: str) -> None:
    async def both() -> list[bytes]:
        stores = await asyncio.gather(*(PostgresStore.open(url) for _ in range(3)))
        keys = [await store.key() for store in stores]
        for store in stores:
            await store.close()
        return keys

    assert len(set(asyncio.run(both()))) == 1


def test_a_database_that_cannot_be_reached_is_refused_without_its_password() -> None:
    nowhere = f"postgresql://ann:secret@127.0.0.1:{free_port()}/games"
    with pytest.raises(StoreError, match="cannot be reached") as refusal:
        check(nowhere)
    assert "secret" not in str(refusal.value)


@pytest.mark.parametrize("password", ["se/cret", "se@cret", "se:cret", "se#cret", "se?cret", "[secret", "se%cret"])
def test_a_password_with_special_characters_is_not_told(password: str) -> None:
    with pytest.raises(StoreError) as refusal:
        check(f"postgresql://ann:{password}@127.0.0.1:{free_port()}/games")
    assert "cret" not in str(refusal.value)


def test_a_database_that_does_not_exist_is_refused(url: str) -> None:
    with pytest.raises(StoreError, match=r"refused the login.*does not exist"):
        check(url + "_not")


@pytest.mark.parametrize(
    ("statements", "reason"),
    [
        (["CREATE TABLE bookmarks (url TEXT)"], "no database of Ludotheque: it has a table 'bookmarks'"),
        (["CREATE TABLE meta (id TEXT)"], "no database of Ludotheque: it has a table 'meta'"),
        (["CREATE TABLE meta (name TEXT, value TEXT)"], "no database of Ludotheque: it has a table 'meta'"),
        (
            ["CREATE TABLE meta (name TEXT, value TEXT)", "INSERT INTO meta VALUES ('schema', '99')"],
            "has the layout '99', this Ludotheque knows",
        ),
        (
            ["CREATE TABLE alembic_version (version_num TEXT)", "INSERT INTO alembic_version VALUES ('99')"],
            "has the layout '99', this Ludotheque knows",
        ),
        (
            ["CREATE TABLE alembic_version (version_num TEXT)", "INSERT INTO alembic_version VALUES ('1')"],
            "older than .* ludotheque db upgrade",
        ),
        ([READ_ONLY], "is read-only"),
    ],
)
def test_a_database_that_cannot_be_relied_on_is_refused(url: str, statements: list[str], reason: str) -> None:
    asyncio.run(execute(url, *statements))
    with pytest.raises(StoreError, match=reason):
        check(url)


def test_a_database_without_utf_8_is_refused(postgres: Postgres) -> None:
    with pytest.raises(StoreError, match="does not use UTF-8"):
        check(postgres.make("--encoding=SQL_ASCII", "--template=template0"))


def test_the_driver_is_only_needed_for_postgresql(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    monkeypatch.delitem(sys.modules, "ludotheque.server.databases.postgres")
    monkeypatch.delattr("ludotheque.server.databases.postgres")
    check(tmp_path / "tables.db")
    with pytest.raises(StoreError, match=r'pip install "ludotheque\[postgres\]"'):
        check("postgresql://127.0.0.1/games")


async def test_two_owners_of_a_table_can_never_both_write(url: str) -> None:
    one, other = await PostgresStore.open(url), await PostgresStore.open(url)
    await one.change(create_table(table()))
    writing = [store.append("t", [StoredStep(2, 0, "pass")], TableStanding(2, 1)) for store in (one, other)]
    answers = await asyncio.gather(*writing, return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["Conflict", "NoneType"]
    with pytest.raises(Conflict):
        await other.append("t", [StoredStep(2, 0, "pass")], TableStanding(2, 1))
    await one.close()
    await other.close()


async def test_a_transaction_that_hangs_does_not_hold_a_table(url: str) -> None:
    """As in a server that is stopped between two statements: its connection stays open."""
    store = await PostgresStore.open(url)
    await store.change(create_table(table()))
    hanging = await connect(url)
    await hanging.execute("BEGIN")
    await hanging.execute("UPDATE tables SET owner = 'ben' WHERE id = 't'")
    async with asyncio.timeout(10):
        await store.append("t", [StoredStep(2, 0, "pass")], TableStanding(2, 1))
    with pytest.raises(LOST):
        await hanging.execute("COMMIT")
    found = await store.load("t")
    assert found is not None
    assert (found.owner, found.standing.ply) == ("ann", 2)
    await store.close()


async def test_the_two_sides_of_a_copy_may_wait_for_each_other(
    url: str, postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SESSION, "idle_in_transaction_session_timeout", "100")
    empty = await asyncio.to_thread(postgres.new, laid_out=False)

    await prepare(url)
    async with source(url) as one, target(empty) as other:
        await asyncio.sleep(0.5)
        meta, *_ = tables()
        async for rows in one.read(meta):
            await other.write(meta, rows)


FULL = """
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION full_disk();
"""


async def test_a_full_disk_is_told_as_what_may_pass_and_moves_are_written_after(url: str) -> None:
    store = await PostgresStore.open(url)
    await store.change(create_table(table()))
    await execute(url, FULL)
    with pytest.raises(Unavailable):
        await store.append("t", [StoredStep(2, 0, "pass")], TableStanding(2, 1))
    await execute(url, "DROP TRIGGER full_disk ON entries")
    await store.append("t", [StoredStep(2, 0, "pass")], TableStanding(2, 1))
    await store.close()


async def test_it_is_ready_if_the_database_can_be_written(url: str) -> None:
    store = await PostgresStore.open(url)
    health = Health(Settings(), store)
    assert await health.trouble() is None
    written = await store.find("SELECT value FROM meta WHERE name = 'written'")
    await store.close()
    assert len(written) == 1


async def test_a_store_comes_back_with_its_database(postgres: Postgres, url: str) -> None:
    store = await PostgresStore.open(url)
    await store.change(create_table(table()))
    await store.append("t", [StoredStep(2, 0, "pass")], TableStanding(2, 1))
    restarting = asyncio.create_task(asyncio.to_thread(postgres.restart))
    ply = 3
    while not restarting.done():
        try:
            await store.append("t", [StoredStep(ply, 0, "pass")], TableStanding(ply, 1))
            ply += 1
        except (Unavailable, Conflict):  # it may have been written just before
            found = await store.load("t")
            assert found is not None
            assert found.standing.ply + 1 >= ply
            ply = found.standing.ply + 1
    await restarting
    await store.append("t", [StoredStep(ply, 0, "pass")], TableStanding(ply, 1))
    found = await store.load("t")
    assert found is not None
    assert [step.ply for step in found.steps] == list(range(2, ply + 1))
    await store.close()


async def test_a_database_that_hangs_is_told_by_the_kind_of_its_error(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def hang() -> None:
        raise TimeoutError

    monkeypatch.setattr("ludotheque.server.databases.postgres.PATIENCE", 0.0)
    with pytest.raises(Unavailable):
        await trying(hang)
    assert caplog.messages == ["the database cannot be reached: TimeoutError"]


def test_bots_of_a_table_that_nobody_owns_go_on(serve: Serve, url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a connection, a table that waits for bots is dealt, and played until the person is to decide."""
    monkeypatch.setattr("ludotheque.app.tables.tables.LOOK_EVERY", 0.2)
    caller = serve(database=url, commit_seconds=0.1, reveal_seconds=0.1).caller()
    opened = [caller.open(YOU, BOT, BOT, BOT) for _ in range(5)]

    def all_of(what: str) -> list[int]:
        return [caller.get(f"/api/tables/{one['table']}").json()[what] for one in opened]

    wait_until(lambda: all_of("player") == [0] * len(opened))
    assert max(all_of("ply")) > 1, "the person was the first everywhere"


def test_a_table_moves_to_the_server_that_is_asked_for_it(serve: Serve, url: str) -> None:
    one, other = (serve(database=url).caller() for _ in range(2))
    opened = one.open(YOU, HOTSEAT)
    tokens = [seat["token"] for seat in opened["seats"]]
    before = one.socket(opened["table"], tokens)
    state = before.turn()
    before.act(state)
    ply = before.turn(after=state["ply"])["ply"]
    after = other.socket(opened["table"], tokens)
    assert after.turn()["ply"] == ply
    assert before.closed() == 1012


def closes_at_once(socket: Socket) -> bool:
    try:
        return socket.next()["type"] != "welcome"
    except ConnectionClosed:
        return True


def test_people_are_sent_away_while_the_database_is_gone_and_play_on_after(
    serve: Serve, postgres: Postgres, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.server.databases.postgres.PATIENCE", 0.2)
    monkeypatch.setattr("ludotheque.server.databases.locks.HANDED_OVER_WITHIN", 0.2)
    caller = serve(database=url).caller()
    opened = caller.open(YOU, HOTSEAT)
    tokens = [seat["token"] for seat in opened["seats"]]
    playing = caller.socket(opened["table"], tokens)
    ply = playing.turn()["ply"]
    postgres.stop()
    try:
        assert playing.closed() == 1012
        answer = caller.get("/api/tables")
        assert (answer.status_code, answer.json()["error"]) == (503, "unavailable")
        # Who is refused learns nothing of the network behind the server.
        assert answer.json()["reason"] == "the database cannot be reached now"
        assert caller.socket(opened["table"], tokens).closed() == 1012
    finally:
        postgres.start()
    wait_until(lambda: not closes_at_once(caller.socket(opened["table"], tokens)))
    assert caller.socket(opened["table"], tokens).turn()["ply"] == ply
    assert caller.get("/api/tables").status_code == 200

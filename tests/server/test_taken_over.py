"""Databases of commit f00f05e6 are taken over: nothing is lost, every call has its answer of then, and games go on.

The files of ``f00f05e6`` were made with the code of that commit, through its HTTP calls and sockets: a database with
games, accounts, clubs and ratings, in SQLite and (by ``db copy`` and ``pg_dump``) in PostgreSQL, the file of a page in
a browser, and the answers that the server and the page gave. All times that run out were set to the year 2100.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import lzma
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque import Record, verify
from ludotheque.app.protocol.guests import COOKIE
from ludotheque.browser.store import AloneStore
from ludotheque.server.databases import maintenance
from ludotheque.server.databases.place import Place
from ludotheque.server.settings import Settings
from tests.browser import page as browser
from tests.server.client import Caller, Json, true_record
from tests.server.conftest import FAST, Dice, FakeTicker, Running
from tests.server.page import Page
from tests.server.stores import KINDS, place_of

FILES = Path(__file__).parent / "f00f05e6"
OF_NOW = {"request", "made", "seen"}
"""Fields that are left out: the id of a request, and in an export its time and the day of the guest's last visit."""
TOLD = {"welcome", "state", "together", "takebacks", "proposal", "rematch", "refused"}
"""The messages that follow a hello and are compared; those about who has come and gone are not."""
STILL: Json = {**FAST, "expire_unbegun": 0, "call_after": 1e6, "lobby_seconds": 1e6, "commit_seconds": 1e6}
"""A server that does nothing by itself."""
NUMBERS = "alembic_version"
"""The table in which f00f05e6 kept the number of its layout."""
NUMBER = "schema"
"""The row of the table ``meta`` in which later releases keep theirs."""
SAME = {"FALSE": "0", "'0'": "0"}
"""Defaults of columns in SQLite that are written in several ways."""

Rows = dict[str, list[Any]]


def unpacked(name: str) -> bytes:
    return lzma.decompress((FILES / f"{name}.xz").read_bytes())


@pytest.fixture(scope="module")
def answers() -> Json:
    """Return what f00f05e6 answered."""
    return dict(json.loads(unpacked("answers.json")))


@pytest.fixture(params=KINDS)
def restored(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Return the place of a database as f00f05e6 left it."""
    database = place_of(request, tmp_path, laid_out=False)
    if isinstance(database, Path):
        database.write_bytes(unpacked("tables.db"))
    else:
        asyncio.run(execute(database, unpacked("postgresql.sql").decode()))
    return database


@pytest.fixture
def taken_over(restored: Place) -> Place:
    """Return the place of a database of f00f05e6 that is up to date."""
    maintenance.upgrade(restored)
    return restored


def lasting(told: Any, address: str = "") -> Any:
    """Return what is compared of an answer. The lists of an export are in whatever order the database has them."""
    if not isinstance(told, dict):
        return told
    kept = {name: one for name, one in told.items() if name not in OF_NOW}
    if address == "me/export":
        kept |= {name: sorted(one, key=as_text) for name, one in kept.items() if isinstance(one, list)}
    return kept


def as_text(one: Any) -> str:
    return json.dumps(one, sort_keys=True)


def differences(then: Any, now: Any, at: str) -> list[str]:
    """Return the places where an answer is not as it was then; fields may have been added since."""
    match then, now:
        case dict(), dict():
            shared = [name for name in then if name in now]
            found = [f"{at}.{name} is gone" for name in then if name not in now]
        case list(), list() if len(then) == len(now):
            shared, found = list(range(len(then))), []
        case _:
            return [] if then == now else [f"{at} was {then!r}, and is {now!r}"]
    return found + [one for part in shared for one in differences(then[part], now[part], f"{at}.{part}")]


@contextlib.contextmanager
def serving(database: Place) -> Iterator[Running]:
    """Yield a server on that database at which no time passes."""
    server = Running(Settings(database=database, **STILL), Dice(), FakeTicker())
    server.start()
    try:
        yield server
    finally:
        server.stop()


def visitors(server: Running, cookies: dict[str, str]) -> dict[str, Caller]:
    """Return callers with those cookies."""
    people = {name: server.caller() for name in cookies}
    for name, one in people.items():
        one.http.cookies.set(COOKIE, cookies[name])
    return people


def answer_to(person: Caller, address: str) -> tuple[int, Any]:
    """Return the status and the body of what a person is answered."""
    answer = person.get(f"/api/{address}")
    return answer.status_code, answer.json() if "json" in answer.headers["Content-Type"] else answer.text


def told_at(person: Caller, table: str) -> list[Json]:
    """Return the messages that a person gets on joining a table."""
    socket = person.socket(table)
    with contextlib.suppress(ConnectionClosed):
        socket.send(type="ping")
    with contextlib.suppress(ConnectionClosed):
        socket.until("pong")
    return [one for one in map(json.loads, socket.raw) if one["type"] in TOLD]


async def answer_at_home(page: browser.Page, address: str) -> tuple[int, Any]:
    """Return the status and the body of what a page is answered."""
    answer = await page.answer("GET", f"/{address}")
    assert isinstance(answer.body, str | bytes)
    return answer.status, json.loads(answer.body)


async def told_at_home(page: browser.Page, table: str) -> list[Json]:
    """Return the messages that a page gets on joining a table."""
    seat = page.sit(table, [])
    seat.send(type="ping")
    await seat.until(lambda one: one["type"] == "pong")
    await seat.close()
    return [one for one in map(json.loads, seat.raw) if one["type"] in TOLD]


# --- Databases ---


def test_nothing_is_lost(restored: Place, answers: Json) -> None:
    before = rows(restored)
    assert {name: len(found) for name, found in before.items()} == answers["rows"]
    maintenance.upgrade(restored)
    assert "intact: 34 tables" in maintenance.check(restored)
    compare(before, restored)


def test_every_call_has_its_answer_of_then(taken_over: Place, answers: Json) -> None:
    with serving(taken_over) as server:
        people = visitors(server, answers["cookies"])
        for name, address, status, body in answers["answered"]:
            code, found = answer_to(people[name], address)
            assert code == status
            assert differences(lasting(body, address), lasting(found, address), f"{name}: {address}") == []
        for name, table, messages in answers["told"]:
            assert differences(messages, told_at(people[name], table), f"{name} at {table}") == []


def test_games_in_play_go_on_by_a_move_and_to_the_end(taken_over: Place, answers: Json) -> None:
    mine = [told for name, _, told in answers["told"] if name == "Ann" and any(one.get("offered") for one in told)]
    begun = {told[0]["game"]: told[0]["table"] for told in mine if len(told[0]["yours"]) == 1 and alone(told[0])}
    assert len(begun) == 5
    with serving(taken_over) as server:
        ann = visitors(server, answers["cookies"])["Ann"]
        for table in begun.values():
            socket = ann.socket(table)
            state = socket.turn()
            socket.act(state)
            socket.turn(after=state["ply"])
        assert ann.socket(begun["koryo"]).play(random.Random(1))["over"]
        true_record(ann, begun["koryo"])
    assert "intact" in maintenance.check(taken_over)


def alone(welcome: Json) -> bool:
    """Return whether one person plays at a table, against bots."""
    return [seat["kind"] for seat in welcome["seats"]].count("human") == 1


def test_a_database_taken_over_has_the_schema_of_a_new_one(taken_over: Place, request: Any) -> None:
    new = request.getfixturevalue("laid_out" if isinstance(taken_over, Path) else "postgres")
    new = new if isinstance(new, Path) else new.new()
    found, expected = schema(taken_over), schema(new)
    assert found.keys() == expected.keys()
    for name in found:
        assert found[name] == expected[name], name


# --- A browser ---


def test_nothing_that_a_browser_kept_is_lost(tmp_path: Path) -> None:
    kept, before, after = Page(tmp_path), tmp_path / "before.db", tmp_path / "after.db"

    async def content() -> bytes:
        store = await AloneStore.open(tmp_path / "page.db", unpacked("browser.db"), kept.keep, kept.said.append)
        whole = await store.content()
        await store.close()
        return whole

    before.write_bytes(unpacked("browser.db"))
    after.write_bytes(asyncio.run(content()))
    compare(rows(before), after)


async def test_a_page_goes_on_with_what_its_browser_kept(tmp_path: Path, answers: Json) -> None:
    kept = Page(tmp_path)

    store = await AloneStore.open(tmp_path / "page.db", unpacked("browser.db"), kept.keep, kept.said.append)
    async with browser.at_home(store) as page:
        for address, status, body in answers["browser"]["answered"]:
            code, found = await answer_at_home(page, address)
            assert code == status
            assert differences(lasting(body), lasting(found), address) == []
        for table, messages in answers["browser"]["told"]:
            assert differences(messages, await told_at_home(page, table), table) == []
        for table, messages in answers["browser"]["told"]:
            if any(one.get("offered") for one in messages):
                await go_on(page, table, 1)
        await go_on(page, table_of(answers, "koryo"), 2000)
        verify(Record.from_json(await page.get(f"/tables/{table_of(answers, 'koryo')}/record")))
    assert kept.pages and kept.said == []


def table_of(answers: Json, game: str) -> str:
    """Return the table in a browser at which a game is in play."""
    told = answers["browser"]["told"]
    return str(next(table for table, said in told if said[0]["game"] == game and said[-1].get("offered")))


async def go_on(page: browser.Page, table: str, choices: int) -> None:
    """Make choices at a table, and see that they are done."""
    seat = page.sit(table, [])
    last = await seat.play(random.Random(2), choices)
    if not last["over"]:
        await seat.until(lambda one: one["type"] == "state" and one["ply"] > last["ply"])
    await seat.close()


# --- Rows and schemas ---


def rows(place: Place, wanted: dict[str, list[str]] | None = None) -> Rows:
    """Return the rows of all tables in an order of their own, or of the wanted columns of the wanted tables."""
    return asyncio.run(_rows(place, wanted))


async def _rows(place: Place, wanted: dict[str, list[str]] | None) -> Rows:
    names = wanted or {name: ["*"] for name in await tables_of(place)}
    found: Rows = {}
    for name, columns in names.items():
        chosen = ", ".join(column if column == "*" else f'"{column}"' for column in columns)
        lines = await query(place, f'SELECT {chosen} FROM "{name}"')
        found[name] = sorted((row for row in lines if (name, row.get("name")) != ("meta", NUMBER)), key=repr)
    return found


def compare(before: Rows, place: Place) -> None:
    """Compare the rows of a database with the earlier ones, in the earlier columns."""
    kept = {name: found for name, found in before.items() if found and name != NUMBERS}
    after = rows(place, {name: list(found[0]) for name, found in kept.items()})
    for name, found in kept.items():
        assert after[name] == found, name


async def tables_of(place: Place) -> list[str]:
    statement = (
        "SELECT name FROM sqlite_schema WHERE type = 'table'"
        if isinstance(place, Path)
        else "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'"
    )
    return sorted(str(row["name"]) for row in await query(place, statement))


async def query(place: Place, statement: str) -> list[Json]:
    """Return the rows that a statement finds in a database."""
    if isinstance(place, Path):
        with contextlib.closing(sqlite3.connect(place)) as file:
            file.row_factory = sqlite3.Row
            return [dict(row) for row in file.execute(statement)]
    connection = await asyncpg.connect(place)
    try:
        return [dict(row) for row in await connection.fetch(statement)]
    finally:
        await connection.close()


async def execute(url: str, statements: str) -> None:
    """Run statements in PostgreSQL."""
    connection = await asyncpg.connect(url)
    try:
        await connection.execute(statements)
    finally:
        await connection.close()


def schema(place: Place) -> dict[str, Any]:
    """Return the columns, indexes and constraints of a database, by name; that of the old numbers is left out."""
    return asyncio.run(_schema_of_file(place) if isinstance(place, Path) else _schema_of_postgres(place))


async def _schema_of_file(place: Path) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for table in await tables_of(place):
        if table == NUMBERS:
            continue
        columns = await query(place, f'PRAGMA table_info("{table}")')
        found[table] = [{**one, "dflt_value": SAME.get(one["dflt_value"], one["dflt_value"])} for one in columns]
        keys = await query(place, f'PRAGMA foreign_key_list("{table}")')
        found[f"keys of {table}"] = sorted(({**key, "id": 0} for key in keys), key=repr)
        for index in await query(place, f'PRAGMA index_list("{table}")'):
            found[f"index {index['name']}"] = {**index, "seq": 0}
            found[f"columns of index {index['name']}"] = await query(place, f'PRAGMA index_info("{index["name"]}")')
    partial = "SELECT name, sql FROM sqlite_schema WHERE type = 'index' AND sql LIKE '% WHERE %'"
    for index in await query(place, partial):
        found[f"condition of {index['name']}"] = index["sql"].partition(" WHERE ")[2]
    return found


PARTS = {
    "column": "SELECT table_name, column_name AS name, ordinal_position, column_default, is_nullable, data_type, "
    "character_maximum_length, identity_generation FROM information_schema.columns WHERE table_schema = 'public'",
    "index": "SELECT tablename AS table_name, indexname AS name, indexdef FROM pg_indexes WHERE schemaname = 'public'",
    "constraint": "SELECT conrelid::regclass::text AS table_name, conname AS name, contype::text, "
    "pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE connamespace = 'public'::regnamespace",
}


async def _schema_of_postgres(place: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for part, statement in PARTS.items():
        for row in await query(place, statement):
            if row["table_name"] != NUMBERS:
                found[f"{part} {row['table_name']} {row['name']}"] = row
    return found

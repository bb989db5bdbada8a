"""The layout of the database: what older releases have written is brought up to date, with all that is in it."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path

import asyncpg
import pytest

from ludotheque.app.store.interface import Store, StoredLine, StoredSeat, StoredStep, StoredTable, TableStanding
from ludotheque.app.store.layout import MIGRATIONS, OLDER, VERSION, statements
from ludotheque.app.store.queries.chat import last_lines
from ludotheque.server import StoreError
from ludotheque.server.databases import maintenance
from ludotheque.server.databases.files import APPLICATION, prepare
from ludotheque.server.databases.place import Place
from tests.server.stores import KINDS, Play, place_of

KEY = "ab" * 32

# As the release before migrations made its tables, to the letter.
OLD = """
CREATE TABLE meta (name VARCHAR NOT NULL, value VARCHAR NOT NULL, PRIMARY KEY (name));
CREATE TABLE tables (
    id VARCHAR NOT NULL, game VARCHAR NOT NULL, version INTEGER NOT NULL, options JSON NOT NULL, position JSON,
    setup JSON NOT NULL, secret BLOB NOT NULL, owner VARCHAR NOT NULL, created BIGINT NOT NULL,
    updated BIGINT NOT NULL, ply INTEGER NOT NULL, player INTEGER, over BOOLEAN NOT NULL, result JSON, PRIMARY KEY (id)
);
CREATE INDEX tables_by_owner ON tables (owner);
CREATE TABLE seats (
    "table" VARCHAR NOT NULL, seat INTEGER NOT NULL, name VARCHAR NOT NULL, kind VARCHAR NOT NULL, level VARCHAR,
    guest VARCHAR, token_hash VARCHAR, invite VARCHAR, {proposes}
    PRIMARY KEY ("table", seat), FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE INDEX seats_by_guest ON seats (guest);
CREATE TABLE entries (
    "table" VARCHAR NOT NULL, ply INTEGER NOT NULL, seat INTEGER NOT NULL, "do" VARCHAR NOT NULL,
    chance JSON NOT NULL, hash VARCHAR NOT NULL, "at" BIGINT NOT NULL, auto BOOLEAN NOT NULL, undo INTEGER NOT NULL,
    PRIMARY KEY ("table", ply), FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE TABLE chat (
    id INTEGER NOT NULL, "table" VARCHAR NOT NULL, name VARCHAR NOT NULL, seat INTEGER, text VARCHAR NOT NULL,
    "at" BIGINT NOT NULL, PRIMARY KEY (id), FOREIGN KEY("table") REFERENCES tables (id)
);
CREATE INDEX chat_by_table ON chat ("table");
"""
PROPOSES = {"1": "", "2": "proposes BOOLEAN DEFAULT 0 NOT NULL,"}
MARK = f"PRAGMA application_id = {APPLICATION};"

ROWS = f"""
INSERT INTO meta VALUES ('key', '{KEY}');
INSERT INTO tables
VALUES ('t', 'koryo', 1, '{{"empty":true}}', NULL, '[3,1]', SECRET, 'ann', 5, 18, 3, 0, FALSE, NULL);
INSERT INTO seats ("table", seat, name, kind, level, guest, token_hash)
VALUES ('t', 0, 'Ann', 'human', NULL, 'ann', 'h'), ('t', 1, 'Bot', 'bot', 'easy', NULL, NULL);
INSERT INTO entries
VALUES ('t', 2, 0, 'pass', '[4,5]', 'hash', 17, FALSE, 0), ('t', 3, 0, '', '[]', '', 18, FALSE, 1);
INSERT INTO chat VALUES (7, 't', 'Ann', 0, 'hello', 19);
"""
"""A game in the first layout; the secret is written in another way in PostgreSQL."""
SECRET = bytes(range(32))
TABLE = StoredTable(
    id="t",
    game="koryo",
    version=1,
    options={"empty": True},
    position=None,
    setup=[3, 1],
    secret=SECRET,
    owner="ann",
    created=5,
    seats=(StoredSeat("Ann", "human", guest="ann", token_hash="h"), StoredSeat("Bot", "bot", level="easy")),
    steps=(StoredStep(2, 0, "pass", (4, 5), "hash", 17), StoredStep(3, 0, at=18, undo=1)),
    standing=TableStanding(3, 0, updated=18),
)
BY_ALEMBIC = """
CREATE TABLE alembic_version (
    version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO alembic_version VALUES ('{}');
"""

SCHEMA_OF_SQLITE = (
    'SELECT tables.name, "columns".* FROM sqlite_master AS tables, pragma_table_xinfo(tables.name) AS "columns" '
    "WHERE tables.type = 'table' ORDER BY 1, 2",
    'SELECT tables.name, "keys".* FROM sqlite_master AS tables, pragma_foreign_key_list(tables.name) AS "keys" '
    "ORDER BY 1, 2",
    'SELECT tables.name, indexes.*, "columns".* FROM sqlite_master AS tables, '
    'pragma_index_list(tables.name) AS indexes, pragma_index_xinfo(indexes.name) AS "columns" '
    "WHERE tables.type = 'table' ORDER BY indexes.name, 7",
    "SELECT name, sql FROM sqlite_master WHERE type = 'index' ORDER BY name",
)
SCHEMA_OF_POSTGRES = (
    "SELECT table_name, ordinal_position, column_name, data_type, is_nullable, column_default "
    "FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2",
    "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1",
    "SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint "
    "WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2",
)


def write_old(path: Path, layout: str) -> None:
    """Make a database as the releases before migrations left it."""
    layouts = f"INSERT INTO meta VALUES ('schema', '{layout}');"
    run(path, MARK + OLD.format(proposes=PROPOSES[layout]) + ROWS.replace("SECRET", f"x'{SECRET.hex()}'") + layouts)


def write_older(database: Place, layout: str) -> None:
    """Make a database as the last release with that layout left it."""
    postgres = not isinstance(database, Path)
    rows = ROWS.replace("SECRET", rf"'\x{SECRET.hex()}'" if postgres else f"x'{SECRET.hex()}'")
    first, *later = [*MIGRATIONS][: int(layout)]
    text = statements([first], postgres=postgres) + rows + statements(later, postgres=postgres)
    run(database, ("" if postgres else MARK) + text + BY_ALEMBIC.format(layout))


def run(database: Place, script: str) -> None:
    """Run statements on a database, whatever its layout is."""

    async def on_server(url: str) -> None:
        connection = await asyncpg.connect(url)
        await connection.execute(script)
        await connection.close()

    if isinstance(database, Path):
        with contextlib.closing(sqlite3.connect(database)) as connection:
            connection.executescript(script)
    else:
        asyncio.run(on_server(database))


def schema(database: Place) -> list[list[tuple[object, ...]]]:
    """Return all tables of a database with their columns, keys and indexes."""

    async def on_server(url: str) -> list[list[tuple[object, ...]]]:
        connection = await asyncpg.connect(url)
        found = [[tuple(row) for row in await connection.fetch(one)] for one in SCHEMA_OF_POSTGRES]
        await connection.close()
        return found

    if not isinstance(database, Path):
        return asyncio.run(on_server(database))
    with contextlib.closing(sqlite3.connect(database)) as connection:
        return [connection.execute(one).fetchall() for one in SCHEMA_OF_SQLITE]


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Return the place of a database that nothing is in yet."""
    return place_of(request, tmp_path, laid_out=False)


@pytest.fixture
def current(database: Place, laid_out: Path, request: pytest.FixtureRequest) -> list[list[tuple[object, ...]]]:
    """Return the schema of a new database of that kind."""
    found = schema(laid_out if isinstance(database, Path) else request.getfixturevalue("postgres").new())
    assert len(found[0]) > 200
    return found


async def has_everything(store: Store) -> None:
    assert await store.load("t") == TABLE
    assert await last_lines(store, "t", 5) == [StoredLine("Ann", 0, "hello", 19)]
    assert await store.key() == bytes.fromhex(KEY)
    named = await store.find("SELECT value FROM meta WHERE name = 'schema'")
    assert [tuple(row) for row in named] == [(VERSION,)]


@pytest.mark.parametrize("layout", OLDER[:16])
def test_every_older_layout_becomes_the_current_one_with_everything_in_it(
    database: Place, current: object, on: Callable[[Play], None], layout: str
) -> None:
    write_older(database, layout)
    assert maintenance.upgrade(database).endswith(f"was upgraded from layout {layout} to {VERSION}.")
    assert schema(database) == current
    on(has_everything)
    assert maintenance.upgrade(database).endswith(f"already has the current layout ({VERSION}).")


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("layout", ["1", "2"])
def test_a_database_from_before_migrations_is_brought_up_to_date_with_everything_in_it(
    database: Path, on: Callable[[Play], None], layout: str
) -> None:
    write_old(database, layout)
    for _ in range(2):  # the second time there is nothing left to do
        on(has_everything)


def test_tables_that_lack_a_player_are_dealt_again_and_guests_were_seen_at_their_last_change(
    database: Place, on: Callable[[Play], None]
) -> None:
    write_older(database, "2")
    run(database, "UPDATE seats SET token_hash = NULL")

    async def look(store: Store) -> None:
        assert [tuple(row) for row in await store.find("SELECT ply, player FROM tables")] == [(0, None)]
        assert [tuple(row) for row in await store.find("SELECT guest, at FROM seen")] == [("ann", 18)]

    maintenance.upgrade(database)
    on(look)


def test_the_history_of_seats_learns_its_guests(database: Place, on: Callable[[Play], None]) -> None:
    write_older(database, "11")
    run(
        database,
        'INSERT INTO seatings ("table", number, ply, seat, name, kind, why, at) '
        "VALUES ('t', 0, 2, 0, 'Ann', 'human', 'begun', 7), ('t', 1, 2, 0, 'Eve', 'human', 'begun', 7)",
    )

    async def look(store: Store) -> None:
        found = await store.find("SELECT name, guest FROM seatings ORDER BY number")
        assert [tuple(row) for row in found] == [("Ann", "ann"), ("Eve", None)]

    maintenance.upgrade(database)
    on(look)


def test_a_migration_that_fails_changes_nothing(database: Place) -> None:
    write_older(database, "1")
    run(database, "CREATE TABLE takebacks (id INTEGER)")  # in the way of the last migration but one
    before = schema(database)
    content = database.read_bytes() if isinstance(database, Path) else b""
    with pytest.raises(StoreError, match="Nothing was changed"):
        maintenance.upgrade(database)
    assert schema(database) == before
    assert maintenance.layout(database) == "1"
    if isinstance(database, Path):
        assert database.read_bytes()[100:] == content[100:]  # the header counts transactions


def test_a_database_from_before_the_first_layout_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    write_old(path, "1")
    run(path, "UPDATE meta SET value = '99' WHERE name = 'schema'")
    with pytest.raises(StoreError, match="has the layout '99'"):
        prepare(path)


def test_migrations_are_numbered_without_gaps_and_say_why() -> None:
    assert [*OLDER, VERSION] == [str(number) for number in range(1, len(MIGRATIONS) + 1)]
    assert [file.name for file in MIGRATIONS.values()] == [f"{number:03}.sql" for number in range(1, int(VERSION) + 1)]
    assert all(file.read_text(encoding="utf-8").startswith("-- ") for file in MIGRATIONS.values())

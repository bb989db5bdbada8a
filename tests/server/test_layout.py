"""The layout of the database: what older releases have written is brought up to date, with all that is in it."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from ludotheque.server import StoreError
from ludotheque.server.store.database import migrate
from ludotheque.server.store.database.files import APPLICATION, prepare
from ludotheque.server.store.database.layouts import OLDER, VERSION
from ludotheque.server.store.database.schema import METADATA
from ludotheque.server.store.database.sqlite import SqliteStore
from ludotheque.server.store.interface import Line, Standing, Step, StoredSeat, StoredTable
from ludotheque.server.store.queries.chat import last_lines

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
SEATS = 'INSERT INTO seats ("table", seat, name, kind, level, guest, token_hash) VALUES (?, ?, ?, ?, ?, ?, ?)'
TABLE = StoredTable(
    id="t",
    game="koryo",
    version=1,
    options={"empty": True},
    position=None,
    setup=[3, 1],
    secret=bytes(range(32)),
    owner="ann",
    created=1_700_000_000_000,
    seats=(StoredSeat("Ann", "human", guest="ann", token_hash="h"), StoredSeat("Bot", "bot", level="easy")),
    steps=(Step(2, 0, "pass", (4, 5), "hash", 17), Step(3, 0, at=18, undo=1)),
    standing=Standing(3, 0, updated=1_700_000_000_018),
)


def write_old(path: Path, layout: str) -> None:
    """Make a database as the release with that layout left it."""
    with sqlite3.connect(path) as connection:
        connection.executescript(f"PRAGMA application_id = {APPLICATION};" + OLD.format(proposes=PROPOSES[layout]))
        connection.executemany("INSERT INTO meta VALUES (?, ?)", [("schema", layout), ("key", KEY)])
        head = ("t", "koryo", 1, '{"empty":true}', None, "[3,1]", bytes(range(32)), "ann", 1_700_000_000_000)
        standing = (1_700_000_000_018, 3, 0, False, None)
        connection.execute("INSERT INTO tables VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?)", head + standing)
        connection.execute(SEATS, ("t", 0, "Ann", "human", None, "ann", "h"))
        connection.execute(SEATS, ("t", 1, "Bot", "bot", "easy", None, None))
        entries = [("t", 2, 0, "pass", "[4,5]", "hash", 17, False, 0), ("t", 3, 0, "", "[]", "", 18, False, 1)]
        connection.executemany("INSERT INTO entries VALUES (?,?,?,?,?,?,?,?,?)", entries)
        connection.execute("INSERT INTO chat VALUES (7, 't', 'Ann', 0, 'hello', 19)")
    connection.close()


async def contents(path: Path) -> tuple[StoredTable | None, list[Line], bytes]:
    store = await SqliteStore.open(path)
    try:
        return await store.load("t"), await last_lines(store, "t", 5), await store.key()
    finally:
        await store.close()


@pytest.mark.parametrize("layout", ["1", "2"])
def test_an_older_database_is_brought_up_to_date_with_everything_in_it(tmp_path: Path, layout: str) -> None:
    path = tmp_path / "tables.db"
    write_old(path, layout)
    for _ in range(2):  # the second time there is nothing left to do
        found = asyncio.run(contents(path))
        assert found == (TABLE, [Line("Ann", 0, "hello", 19)], bytes.fromhex(KEY))
    with sqlite3.connect(path) as connection:
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [(VERSION,)]
        assert connection.execute("SELECT name FROM meta").fetchall() == [("key",)]
    connection.close()


def test_a_migration_that_fails_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    write_old(path, "1")
    with sqlite3.connect(path) as connection:
        connection.execute("ALTER TABLE seats ADD COLUMN proposes TEXT")  # in the way of the one that is to come
    connection.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match="Nothing was changed"):
        prepare(path)
    with sqlite3.connect(path) as connection:
        tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
        assert connection.execute("SELECT value FROM meta WHERE name = 'schema'").fetchone() == ("1",)
    connection.close()
    assert "alembic_version" not in tables
    assert path.read_bytes()[100:] == before[100:]  # the header counts transactions


def test_a_database_from_before_the_first_layout_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    write_old(path, "1")
    with sqlite3.connect(path) as connection:
        connection.execute("UPDATE meta SET value = '99' WHERE name = 'schema'")
    connection.close()
    with pytest.raises(StoreError, match="has the layout '99'"):
        prepare(path)


def test_the_migrations_lead_to_the_layout_that_is_declared(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    prepare(path)
    engine = create_engine(f"sqlite:///{path}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
        assert migrate.layout(connection) == VERSION
    engine.dispose()


def test_every_layout_has_a_migration() -> None:
    scripts = ScriptDirectory(str(migrate.SCRIPTS))
    assert [one.revision for one in scripts.walk_revisions()][::-1] == [*OLDER, VERSION]

"""The database file: its tables, how it is made, and how it is looked over before anybody relies on it."""

from __future__ import annotations

import contextlib
import os
import secrets
import sqlite3
from pathlib import Path

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    create_engine,
    false,
)
from sqlalchemy.exc import SQLAlchemyError

from ludotheque.server.store import StoreError

VERSION = "3"
UPGRADES = {
    "1": ("2", ["ALTER TABLE seats ADD COLUMN proposes BOOLEAN NOT NULL DEFAULT 0"]),
    "2": (
        "3",
        [
            "ALTER TABLE tables ADD COLUMN contributions JSON",
            # Tables used to be dealt before all seats were taken. No one could act there yet, so they are dealt anew.
            "UPDATE tables SET ply = 0, player = NULL, setup = '[]' "
            "WHERE id IN (SELECT \"table\" FROM seats WHERE kind = 'human' AND token_hash IS NULL)",
        ],
    ),
}
"""From an older layout to the next one, and by which statements."""
APPLICATION = 0x4C55444F
"""Marks the file as ours ("LUDO"), so that another program's database is never written to."""

PATIENCE = 5.0
"""Seconds to wait for somebody else who is writing."""

METADATA = MetaData()

META = Table(
    "meta",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", String, nullable=False),
)
TABLES = Table(
    "tables",
    METADATA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("position", JSON(none_as_null=True)),
    Column("setup", JSON, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("owner", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("contributions", JSON(none_as_null=True)),
    Column("updated", BigInteger, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("player", Integer),
    Column("over", Boolean, nullable=False),
    Column("result", JSON(none_as_null=True)),
    Index("tables_by_owner", "owner"),
)
SEATS = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("level", String),
    Column("guest", String),
    Column("token_hash", String),
    Column("invite", String),
    Column("proposes", Boolean, nullable=False, server_default=false()),
    Index("seats_by_guest", "guest"),
)
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("do", String, nullable=False),
    Column("chance", JSON, nullable=False),
    Column("hash", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("auto", Boolean, nullable=False),
    Column("undo", Integer, nullable=False),
)
CHAT = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("name", String, nullable=False),
    Column("seat", Integer),
    Column("text", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("chat_by_table", "table"),
)


def prepare(path: Path) -> None:
    """Make the database if there is none; else look it over. StoreError if it cannot be relied on."""
    try:
        if path.exists():
            _check(path)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            _create(path)
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        raise StoreError(
            f"The database {path} cannot be opened ({error}). Check that the file and its folder may be read and "
            f"written, or restore a backup, or name another file with --database. Nothing was changed."
        ) from error


def _create(path: Path) -> None:
    """A new database appears under its name only when it is whole: a crash before that leaves nothing behind."""
    draft = path.with_name(f"{path.name}.new")
    draft.unlink(missing_ok=True)
    engine = create_engine(f"sqlite:///{draft}")
    with engine.begin() as connection:
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION}")
        METADATA.create_all(connection)
        values = [{"name": "schema", "value": VERSION}, {"name": "key", "value": secrets.token_hex(32)}]
        connection.execute(META.insert(), values)
    engine.dispose()
    draft.chmod(0o600)
    _sync(draft)
    draft.replace(path)
    _sync(path.parent)


def _sync(path: Path) -> None:
    """Have the disk hold what is there; a folder too, so that a new name outlives a power cut."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _check(path: Path) -> None:
    if path.is_dir():
        raise StoreError(f"The database {path} is a folder. Name a file with --database.")
    if not path.stat().st_mode & 0o222:
        raise StoreError(
            f"The database {path} is marked read-only. Allow writing to it (chmod u+w), or name another file."
        )
    with contextlib.closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
        try:
            _check_contents(path, connection)
        except sqlite3.DatabaseError as error:
            if isinstance(error, sqlite3.OperationalError):
                raise
            raise _damaged(path, str(error)) from error


def _check_contents(path: Path, connection: sqlite3.Connection) -> None:
    if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
        raise StoreError(
            f"The file {path} is no database of Ludotheque (or what it held is lost). It was left as it is: "
            f"move it away or restore a backup over it, or name another file with --database."
        )
    found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise _damaged(path, found)
    row = connection.execute("SELECT value FROM meta WHERE name = 'schema'").fetchone()
    if row is not None and row[0] in UPGRADES:
        row = (_upgrade(connection, row[0]),)
    if row is None or row[0] != VERSION:
        raise StoreError(
            f"The database {path} has the layout {row and row[0]!r}, this Ludotheque knows {VERSION!r}. "
            f"Use the version of Ludotheque that wrote it, or name another file with --database."
        )
    # Only a write tells whether writing is possible: a read-only disk shows nothing before.
    connection.execute("UPDATE meta SET value = value WHERE name = 'schema'")
    connection.commit()


def _upgrade(connection: sqlite3.Connection, layout: str) -> str:
    """Bring an older database to the layout of today: all of it, or none if something goes wrong on the way."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        while layout in UPGRADES:
            layout, statements = UPGRADES[layout]
            for statement in statements:
                connection.execute(statement)
        connection.execute("UPDATE meta SET value = ? WHERE name = 'schema'", (layout,))
    return layout


def _damaged(path: Path, what: str) -> StoreError:
    return StoreError(
        f"The database {path} is damaged ({what.strip()}). It was left as it is: restore a backup, or rescue what "
        f"can be read with sqlite3's .recover, or name another file with --database."
    )

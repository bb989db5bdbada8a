"""The database file: its tables, how it is made, and how it is looked over before anybody relies on it."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    false,
    text,
)
from sqlalchemy.exc import SQLAlchemyError

from ludotheque.server.store import StoreError

VERSION = "12"
"""The layout of today: the last of the migrations."""
OLDER = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11")
"""The layouts that can be brought up to date."""
APPLICATION = 0x4C55444F
"""Marks the file as ours ("LUDO"), so that another program's database is never written to."""

PATIENCE = 5.0
"""Seconds to wait for somebody else who is writing."""

METADATA = MetaData()

TO_ARCHIVE = text("over AND NOT archived")

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
    Column("terms", JSON(none_as_null=True)),
    Column("hushed", Boolean, nullable=False, server_default=false()),
    Column("clocks", JSON(none_as_null=True)),
    Column("due", BigInteger),
    Column("deciding", JSON(none_as_null=True)),
    Column("early", JSON(none_as_null=True)),
    Column("takebacks", Integer, nullable=False, server_default="0"),
    Column("ended", String),
    Column("archived", Boolean, nullable=False, server_default=false()),
    Column("turns", JSON(none_as_null=True)),
    Column("carried", JSON(none_as_null=True)),
    Index("tables_by_owner", "owner"),
    Index("tables_to_archive", "updated", sqlite_where=TO_ARCHIVE, postgresql_where=TO_ARCHIVE),
)
SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("position", String, nullable=False),
)
"""Late positions of games, apart from their tables: a row of SQLite is written whole at each move."""
SEATS = Table(
    "seats",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
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
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("do", String, nullable=False),
    Column("chance", JSON, nullable=False),
    Column("hash", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("auto", Boolean, nullable=False),
    Column("undo", Integer, nullable=False),
)
SEATINGS = Table(
    "seatings",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("ply", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("level", String),
    Column("why", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("guest", String),
    Index("seatings_by_guest", "guest"),
)
LISTINGS = Table(
    "listings",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("until", BigInteger, nullable=False),
    Column("fill", String),
    Column("fill_at", BigInteger),
)
CALLS = Table(
    "calls",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("guest", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("calls_by_guest", "guest"),
)
WAYS = Table(
    "ways",
    METADATA,
    Column("id", String, primary_key=True),
    Column("guest", String, nullable=False),
    Column("kind", String, nullable=False),
    Column("address", String, nullable=False),
    Column("detail", JSON, nullable=False),
    Column("language", String, nullable=False),
    Column("site", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("active", Boolean, nullable=False),
    Column("failures", Integer, nullable=False),
    Index("ways_by_guest", "guest"),
)
RINGS = Table(
    "rings",
    METADATA,
    Column("way", ForeignKey("ways.id"), primary_key=True),
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("ply", Integer, nullable=False),
    Column("state", String, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("rings_by_table", "table"),
    Index("rings_by_state", "state"),
)
MUTED = Table(
    "muted",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("guest", String, primary_key=True),
    Index("muted_by_guest", "guest"),
)
CONSENTS = Table(
    "consents",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("guest", String, primary_key=True),
    Column("ply", Integer, nullable=False),
    Index("consents_by_guest", "guest"),
)
"""Players who agree to close a game that cannot go on from that ply."""
SENT_AWAY = Table(
    "sent_away",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("guest", String, primary_key=True),
    Index("sent_away_by_guest", "guest"),
)
"""Spectators whom the host of a table has sent away; an empty guest stands for all without a cookie."""
CHAT = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table", ForeignKey("tables.id"), nullable=False),
    Column("name", String, nullable=False),
    Column("seat", Integer),
    Column("text", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("guest", String),
    Index("chat_by_table", "table"),
    Index("chat_by_guest", "guest"),
)
COOKIES = Table(
    "cookies",
    METADATA,
    Column("guest", String, primary_key=True),
    Column("generation", Integer, nullable=False),
)
"""Guests of whom older cookies have been ended; the cookies of all others are of generation 0."""
SEEN = Table(
    "seen",
    METADATA,
    Column("guest", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
)
"""The times when guests who hold a seat were here last, to a day."""
ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("guest", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("mail", String, unique=True),
    Column("mail_shown", String),
    Column("created", BigInteger, nullable=False),
)
PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", String, primary_key=True),
    Column("guest", String, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", String, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Index("passkeys_by_guest", "guest"),
)
TICKETS = Table(
    "tickets",
    METADATA,
    Column("hash", String, primary_key=True),
    Column("kind", String, nullable=False),
    Column("guest", String, nullable=False),
    Column("mail", String),
    Column("mail_shown", String),
    Column("until", BigInteger, nullable=False),
    Index("tickets_by_guest", "guest"),
)
"""Links and challenges that can be used once: only their hashes."""
GAMES = Table(
    "games",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, nullable=False),
    Column("game", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("ended", String),
    Column("takebacks", Integer, nullable=False),
    Column("substitutes", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("unrated", String),
    Index("games_by_number", "number", unique=True),
)
PLAYS = Table(
    "plays",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guest", String),
    Column("name", String, nullable=False),
    Column("level", String),
    Column("game", String, nullable=False),
    Column("players", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("score", Integer),
    Column("value", Float),
    Column("place", Integer),
    Column("outcome", String, nullable=False),
    Column("before", Integer),
    Column("after", Integer),
    Index("plays_by_guest", "guest", "at"),
)
RATINGS = Table(
    "ratings",
    METADATA,
    Column("player", String, primary_key=True),
    Column("game", String, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
)
BLOCKS = Table(
    "blocks",
    METADATA,
    Column("guest", String, primary_key=True),
    Column("blocked", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("blocks_by_blocked", "blocked"),
)
REPORTS = Table(
    "reports",
    METADATA,
    Column("id", String, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String, nullable=False),
    Column("about", String, nullable=False),
    Column("name", String, nullable=False),
    Column("game", String, nullable=False),
    Column("table", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("reason", String, nullable=False),
    Column("text", String, nullable=False),
    Column("lines", JSON, nullable=False),
    Column("closed", BigInteger),
    Index("reports_by_table", "table", "by", "about", unique=True),
    Index("reports_by_reporter", "by"),
)
CLUBS = Table(
    "clubs",
    METADATA,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("link", String, nullable=False, unique=True),
    Column("founder", String, nullable=False),
    Column("created", BigInteger, nullable=False),
)
MEMBERS = Table(
    "members",
    METADATA,
    Column("club", ForeignKey("clubs.id"), primary_key=True),
    Column("guest", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("joined", BigInteger, nullable=False),
    Index("members_by_guest", "guest"),
)
CLUB_TABLES = Table(
    "club_tables",
    METADATA,
    Column("table", ForeignKey("tables.id"), primary_key=True),
    Column("club", ForeignKey("clubs.id"), nullable=False),
    Index("club_tables_by_club", "club"),
)
TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    Column("id", String, primary_key=True),
    Column("club", ForeignKey("clubs.id"), nullable=False),
    Column("name", String, nullable=False),
    Column("game", String, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("terms", JSON, nullable=False),
    Column("options", JSON(none_as_null=True)),
    Column("round", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Index("tournaments_by_club", "club"),
)
ENTRANTS = Table(
    "entrants",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("guest", String),
    Column("name", String, nullable=False),
    Column("level", String),
    Column("out", Boolean, nullable=False),
    Index("entrants_by_guest", "guest"),
)
PAIRINGS = Table(
    "pairings",
    METADATA,
    Column("tournament", ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("entrant", Integer, nullable=False),
    Column("table", String),
    Column("points", Integer),
)
"""Results of rounds that are over stay when their tables are deleted: hence no foreign key."""


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
    finish_draft(make_draft(path), path)


def draft_of(path: Path) -> Path:
    """Return the name that a database has until it is whole; nothing is there."""
    draft = path.with_name(f"{path.name}.new")
    draft.unlink(missing_ok=True)
    return draft


def make_draft(path: Path) -> Path:
    """Make an empty database under another name: a crash before it is finished leaves nothing under its own."""
    draft = draft_of(path)
    with contextlib.closing(sqlite3.connect(draft)) as connection:
        draft.chmod(0o600)
        connection.execute(f"PRAGMA application_id = {APPLICATION}")
        _upgrade(connection)
    return draft


def finish_draft(draft: Path, path: Path) -> None:
    """Have a database appear under its name, when it is whole."""
    draft.chmod(0o600)
    _sync(draft)
    draft.replace(path)
    _sync(path.parent)


def open_to_read(path: Path) -> sqlite3.Connection:
    """Open a database that a server may be using. StoreError if there is none, or it is not ours."""
    if not path.is_file():
        raise StoreError(f"There is no database {path}.")
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=PATIENCE)
    try:
        _refuse_strangers(path, connection)
    except sqlite3.DatabaseError as error:
        connection.close()
        raise _damaged(path, str(error)) from error
    except StoreError:
        connection.close()
        raise
    return connection


def file_layout(path: Path) -> str | None:
    """Return the layout of a database. StoreError if there is none, or it is not ours."""
    with contextlib.closing(open_to_read(path)) as connection:
        return _layout(connection)[0]


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
    _refuse_strangers(path, connection)
    found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise _damaged(path, found)
    found, marked = _layout(connection)
    if found not in (VERSION, *OLDER):
        raise StoreError(
            f"The database {path} has the layout {found!r}, this Ludotheque knows {VERSION!r}. "
            f"Use the version of Ludotheque that wrote it, or name another file with --database."
        )
    # Only a write tells whether writing is possible: a read-only disk shows nothing before.
    connection.execute("UPDATE meta SET value = value WHERE name = 'key'")
    connection.commit()
    if found != VERSION or not marked:
        _upgrade(connection, None if marked else found)


def _refuse_strangers(path: Path, connection: sqlite3.Connection) -> None:
    if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
        raise StoreError(
            f"The file {path} is no database of Ludotheque (or what it held is lost). It was left as it is: "
            f"move it away or restore a backup over it, or name another file with --database."
        )


def _layout(connection: sqlite3.Connection) -> tuple[str | None, bool]:
    """Return the layout of a database, and whether migrations marked it: the first databases named it themselves."""
    tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if "alembic_version" in tables:
        row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    else:
        row = connection.execute("SELECT value FROM meta WHERE name = 'schema'").fetchone()
    return (None if row is None else row[0]), "alembic_version" in tables


def _upgrade(connection: sqlite3.Connection, unmarked: str | None = None) -> None:
    from ludotheque.server.database.migrate import upgrade_file  # takes long to import, and is rarely needed

    upgrade_file(connection, unmarked)


def _damaged(path: Path, what: str) -> StoreError:
    return StoreError(
        f"The database {path} is damaged ({what.strip()}). It was left as it is: restore a backup, or rescue what "
        f"can be read with sqlite3's .recover, or name another file with --database."
    )

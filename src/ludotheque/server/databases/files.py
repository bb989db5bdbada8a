"""The database file: its creation, and the checks before use."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from ludotheque.app.store.interface import StoreError
from ludotheque.app.store.layout import OLDER, VERSION, query, script

APPLICATION = 0x4C55444F
"""Marks the file as ours ("LUDO"), so that another program's database is never written to."""

PATIENCE = 5.0
"""Seconds to wait for someone else who is writing."""


def prepare(path: Path) -> None:
    """Make the database if there is none; else look it over. StoreError if it cannot be relied on."""
    try:
        if path.exists():
            _check(path)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            _create(path)
    except (OSError, sqlite3.Error) as error:
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
        upgrade(connection)
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
        return layout_of(connection)


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
    found = layout_of(connection)
    if found not in (VERSION, *OLDER):
        raise StoreError(
            f"The database {path} has the layout {found!r}, this Ludotheque knows {VERSION!r}. "
            f"Use the version of Ludotheque that wrote it, or name another file with --database."
        )
    # Only a write tells whether writing is possible: a read-only disk shows nothing before.
    connection.execute("UPDATE meta SET value = value WHERE name = 'key'")
    connection.commit()
    if found != VERSION:
        upgrade(connection)


def _refuse_strangers(path: Path, connection: sqlite3.Connection) -> None:
    if connection.execute("PRAGMA application_id").fetchone()[0] != APPLICATION:
        raise StoreError(
            f"The file {path} is no database of Ludotheque (or what it held is lost). It was left as it is: "
            f"move it away or restore a backup over it, or name another file with --database."
        )


def _damaged(path: Path, what: str) -> StoreError:
    return StoreError(
        f"The database {path} is damaged ({what.strip()}). It was left as it is: restore a backup, or rescue what "
        f"can be read with sqlite3's .recover, or name another file with --database."
    )


def layout_of(connection: sqlite3.Connection) -> str | None:
    """Return the layout of an SQLite database, None if it has none."""
    statement = query({name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")})
    row = None if statement is None else connection.execute(statement).fetchone()
    return None if row is None else row[0]


def upgrade(connection: sqlite3.Connection) -> None:
    """Bring an SQLite database to the current layout: all of it, or nothing if a statement fails."""
    try:
        connection.executescript(f"BEGIN IMMEDIATE;\n{script(layout_of(connection))}COMMIT;")
    except sqlite3.Error:
        connection.rollback()
        raise

"""Upgrade a database to the current layout in one transaction."""

from __future__ import annotations

import logging
import secrets
import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, StaticPool, create_engine, event, text
from sqlalchemy.exc import SQLAlchemyError

SCRIPTS = Path(__file__).with_name("migrations")

# It would tell of each step, also where a database is made.
logging.getLogger("alembic").setLevel(logging.WARNING)


def upgrade(connection: Connection, unmarked: str | None = None) -> None:
    """Run the migrations that a database lacks, within the transaction of the caller.

    Args:
        connection: the database, with a transaction begun.
        unmarked: the layout of a database from before there were migrations.
    """
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    if unmarked is not None:
        command.stamp(config, unmarked)
        connection.execute(text("DELETE FROM meta WHERE name = 'schema'"))
    command.upgrade(config, "head")
    if connection.execute(text("SELECT value FROM meta WHERE name = 'key'")).first() is None:
        statement = text("INSERT INTO meta (name, value) VALUES ('key', :key)")
        connection.execute(statement, {"key": secrets.token_hex(32)})


def upgrade_file(connection: sqlite3.Connection, unmarked: str | None = None) -> None:
    """Run the migrations that an SQLite database lacks: all of them, or none if one fails.

    Raises:
        sqlite3.OperationalError: the file cannot be written, or a migration failed on it.
    """
    connection.isolation_level = None
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    # The driver would only begin a transaction before the first row is written, after tables are changed.
    event.listen(engine, "begin", lambda begun: begun.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.begin() as begun:
            upgrade(begun, unmarked)
    except SQLAlchemyError as error:
        raise sqlite3.OperationalError(str(error)) from error


def layout(connection: Connection) -> str | None:
    """Return the layout that the migrations have left, or None if none has ever run."""
    return MigrationContext.configure(connection).get_current_revision()

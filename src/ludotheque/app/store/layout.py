"""The layout of a database, and the numbered migrations that lead to it.

The files of ``migrations`` are written in the SQL that SQLite and PostgreSQL share. A database has the layout of
the last one that has run on it: the row ``schema`` of its table ``meta``.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Iterable
from pathlib import Path

MIGRATIONS = {file.stem.lstrip("0"): file for file in sorted(Path(__file__).with_name("migrations").glob("*.sql"))}
"""The migrations in their order, each by the layout that it makes."""

*OLDER, VERSION = MIGRATIONS
"""The layouts that can be upgraded, and the current one."""

IN_POSTGRES = (("BLOB", "BYTEA"), ("id INTEGER", "id SERIAL"))
"""Words of the migrations that PostgreSQL has others for."""

SET = "INSERT INTO meta (name, value) VALUES ('{}', '{}') ON CONFLICT (name) DO {};\n"


def script(found: str | None, *, postgres: bool = False) -> str:
    """Return the statements that a database lacks. The caller runs them in one transaction.

    Args:
        found: its layout, None for an empty database.
        postgres: whether it is in PostgreSQL.
    """
    layouts = [*MIGRATIONS]
    text = statements(layouts[layouts.index(found) + 1 :] if found else layouts, postgres=postgres)
    text += SET.format("schema", VERSION, "UPDATE SET value = excluded.value")
    return text + SET.format("key", secrets.token_hex(32), "NOTHING")


def statements(layouts: Iterable[str], *, postgres: bool) -> str:
    """Return the migrations that lead to some layouts, in the words of SQLite or PostgreSQL."""
    text = "".join(MIGRATIONS[layout].read_text(encoding="utf-8") for layout in layouts)
    for word, other in IN_POSTGRES if postgres else ():
        text = text.replace(word, other)
    return text


def query(tables: Collection[str]) -> str | None:
    """Return the statement that reads the layout of a database with these tables, None if no layout has them.

    Layouts 1 to 16 can be named by Alembic, a library that made them.
    """
    if "alembic_version" in tables:
        return "SELECT version_num FROM alembic_version"
    return "SELECT value FROM meta WHERE name = 'schema'" if "meta" in tables else None

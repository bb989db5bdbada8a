"""Write the layout of today as SQL, for the store in a browser: it has neither Alembic nor SQLAlchemy.

python -m tools.browser_schema          write it
python -m tools.browser_schema --check  say whether it is up to date

It is read from a database that the migrations have made, and not from the metadata of SQLAlchemy: columns that were
added later stand at other places, and a database moves from the browser to a server and back.
"""

from __future__ import annotations

import contextlib
import sqlite3
import sys
import tempfile
from pathlib import Path

from ludotheque.server.store.database.alone import SCHEMA
from ludotheque.server.store.database.files import prepare
from ludotheque.server.store.database.layouts import VERSION

HEAD = "-- The layout of a database as the migrations make it, by tools/browser_schema.py; do not edit.\n"


def text() -> str:
    """Return the statements that make an empty database, but for the key of its server."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        prepare(path)
        with contextlib.closing(sqlite3.connect(path)) as connection:
            found = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL ORDER BY rowid")
            statements = [row[0] for row in found]
    statements.append(f"INSERT INTO alembic_version (version_num) VALUES ('{VERSION}')")
    return HEAD + "".join(f"{statement};\n" for statement in statements)


def main() -> int:
    """Write the file, or compare it."""
    fresh = text()
    if "--check" not in sys.argv:
        SCHEMA.write_text(fresh, encoding="utf-8")
        return 0
    if not SCHEMA.exists() or SCHEMA.read_text(encoding="utf-8") != fresh:
        print(f"{SCHEMA.name} is not up to date: python -m tools.browser_schema")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

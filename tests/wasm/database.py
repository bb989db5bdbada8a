"""Perform statements like those of the house in SQLite, and print its answers and refusals: the same everywhere."""

from __future__ import annotations

import sqlite3
import tempfile
from pathlib import Path

STATEMENTS = (
    'CREATE TABLE tables (id VARCHAR PRIMARY KEY, "ply" INTEGER NOT NULL, options JSON, secret BLOB)',
    'CREATE TABLE seats ("table" VARCHAR REFERENCES tables (id), seat INTEGER, PRIMARY KEY ("table", seat))',
    "CREATE INDEX late ON tables (ply) WHERE ply > 1",
    "INSERT INTO tables VALUES ('a', 1, '{}', x'00ff'), ('b', 9007199254740993, 'é', NULL)",
    "INSERT INTO tables (id, ply) VALUES ('a', 5) ON CONFLICT (id) DO UPDATE SET ply = excluded.ply RETURNING ply",
    "UPDATE tables SET ply = new.column2 FROM (VALUES ('a', 7)) AS new WHERE tables.id = new.column1",
    "SELECT * FROM tables ORDER BY ply DESC",
    "SELECT COUNT(*), MAX(ply) OVER () FROM tables GROUP BY id",
    "WITH RECURSIVE n (x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n WHERE x < 4) SELECT group_concat(x) FROM n",
    "INSERT INTO tables (id, ply) VALUES ('a', 1)",
    "INSERT INTO seats VALUES ('nobody', 0)",
    "INSERT INTO tables (id) VALUES ('c')",
    "SELECT * FROM missing",
    "SELECT",
    "DELETE FROM tables WHERE id = 'b'",
    "PRAGMA integrity_check",
)


def told(connection: sqlite3.Connection, statement: str) -> str:
    """Perform a statement, and return its rows or the kind of its refusal."""
    try:
        return str(connection.execute(statement).fetchall())
    except sqlite3.Error as error:
        return f"{type(error).__name__} {error.sqlite_errorcode & 0xFF}: {error}"


def main() -> None:
    """Print a line for each statement, and what is left after a transaction was taken back."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        connection = sqlite3.connect(path, isolation_level=None)
        connection.execute("PRAGMA foreign_keys = ON")
        for statement in STATEMENTS:
            print(told(connection, statement))
        connection.execute("BEGIN IMMEDIATE")
        connection.executemany("INSERT INTO seats VALUES (?, ?)", [("a", seat) for seat in range(3)])
        connection.execute("SAVEPOINT one")
        connection.execute("DELETE FROM seats WHERE seat = ?", (1,))
        connection.execute("ROLLBACK TO one")
        connection.execute("RELEASE one")
        print(connection.in_transaction, told(connection, "SELECT seat FROM seats"))
        connection.execute("ROLLBACK")
        print(connection.in_transaction, told(connection, "SELECT seat FROM seats"))
        connection.close()
        again = sqlite3.connect(path)
        print(told(again, "SELECT id, ply FROM tables"))
        again.close()


if __name__ == "__main__":
    main()

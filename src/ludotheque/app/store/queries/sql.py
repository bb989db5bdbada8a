"""Pieces of SQL that statements of all subjects are made from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec


def quoted(columns: Iterable[str], prefix: str = "") -> str:
    """Column names for a statement: some of them are words of SQL."""
    return ", ".join(f'{prefix}"{column}"' for column in columns)


def settings(columns: Iterable[str]) -> str:
    """Return the text after SET in a statement, each column with a value of its own."""
    return ", ".join(f'"{column}" = ?' for column in columns)


def insert(table: str, columns: Sequence[str]) -> str:
    """Return the statement that adds one row."""
    return f"INSERT INTO {table} ({quoted(columns)}) VALUES ({', '.join('?' * len(columns))})"


def places(count: int) -> str:
    """Return the text within the parentheses of ``IN``.

    >>> places(3)
    '?, ?, ?'
    """
    return ", ".join("?" * count)


def json_text(value: object) -> str | None:
    """Return JSON as it is stored; NULL for None."""
    return None if value is None else msgspec.json.encode(value).decode()

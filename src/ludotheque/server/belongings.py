"""Everything in the database that belongs to a guest, and what becomes of it when guests become one or leave.

A test compares this with the columns of the layout, so that no table of a later one is forgotten.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from ludotheque.server.store import Statement


class Belonging(NamedTuple):
    """Rows that belong to the guest of a column."""

    table: str
    column: str
    then: Literal["moves", "goes", "games"]
    """They move along to another guest and go with a guest who leaves; or stay and go; or are those of games, which
    move along, and in which a former player takes the place of a guest who leaves (moderation/removal.py)."""
    unique: tuple[str, ...] = ()
    """Columns that tell a guest's rows apart: of two that would be the same, the other guest's own stays."""


BELONGINGS = (
    Belonging("tables", "owner", "games"),
    Belonging("seats", "guest", "games"),
    Belonging("calls", "guest", "moves", ("table",)),
    Belonging("tickets", "guest", "goes"),
    Belonging("passkeys", "guest", "goes"),
    Belonging("accounts", "guest", "goes"),
)
END_COOKIES = (
    "INSERT INTO cookies (guest, generation) VALUES (?, 1) "
    "ON CONFLICT (guest) DO UPDATE SET generation = cookies.generation + 1"
)
KEPT = frozenset({("cookies", "guest")})
"""Columns whose rows stay for ever: ended cookies must not work again."""


def move(old: str, new: str) -> list[Statement]:
    """Return what gives everything of one guest to another. It has no account, or that is none any more."""
    statements = []
    for table, column, then, unique in BELONGINGS:
        if then == "goes":
            statements.append(_delete(table, column, old))
            continue
        if unique:
            same = " AND ".join(f'theirs."{name}" = {table}."{name}"' for name in unique)
            text = (
                f"DELETE FROM {table} WHERE {column} = ? AND EXISTS "
                f"(SELECT 1 FROM {table} AS theirs WHERE theirs.{column} = ? AND {same})"
            )
            statements.append(Statement(text, (old, new)))
        statements.append(Statement(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (new, old)))
    return statements


def delete(guest: str) -> list[Statement]:
    """Return what deletes everything of a guest but its games, and ends its cookies."""
    gone = [_delete(table, column, guest) for table, column, then, _ in BELONGINGS if then != "games"]
    return [*gone, Statement(END_COOKIES, (guest,))]


def _delete(table: str, column: str, guest: str) -> Statement:
    return Statement(f"DELETE FROM {table} WHERE {column} = ?", (guest,))

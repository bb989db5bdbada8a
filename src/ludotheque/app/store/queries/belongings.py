"""Statements about all data of a guest: its fate when guests merge or leave.

A test compares this with the columns of the layout, so that no table of a later one is forgotten.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from ludotheque.app.protocol.names import FORMER
from ludotheque.app.store.interface import Reader, Statement
from ludotheque.app.store.queries.accounts import next_generation


class Belonging(NamedTuple):
    """Rows that belong to the guest of a column.

    When guests become one, rows move to the other guest, or go. When a guest leaves, its
    rows go, or stay without its name, or with a former player in its place, or stay as they are, or are left to
    moderation/removal.py.
    """

    table: str
    column: str
    merging: Literal["move", "go"]
    leaving: Literal["go", "nameless", "former", "stay", "removal"]
    unique: tuple[str, ...] = ()
    """Columns that tell a guest's rows apart: of two that would be the same, the other guest's own stays."""
    below: tuple[str, str] | None = None
    """The table whose rows belong to these by their id, and its column; they go with them."""


BELONGINGS = (
    Belonging("tables", "owner", "move", "removal"),
    Belonging("seats", "guest", "move", "removal"),
    Belonging("chat", "guest", "move", "removal"),
    Belonging("plays", "guest", "move", "removal"),
    Belonging("seatings", "guest", "move", "removal"),
    Belonging("consents", "guest", "move", "go", ("table",)),
    Belonging("sent_away", "guest", "move", "go", ("table",)),
    Belonging("calls", "guest", "move", "go", ("table",)),
    Belonging("kept_seats", "guest", "move", "go"),
    Belonging("notes", "guest", "move", "go", ("table",)),
    Belonging("ways", "guest", "move", "go", ("kind", "address"), ("rings", "way")),
    Belonging("muted", "guest", "move", "go", ("table",)),
    Belonging("ratings", "player", "move", "go", ("game",)),
    Belonging("blocks", "guest", "move", "go", ("blocked",)),
    Belonging("blocks", "blocked", "move", "go", ("guest",)),
    Belonging("reports", "by", "move", "nameless", ("table", "about")),
    # Reports about a guest are for the operator of the server alone, also when it has left.
    Belonging("reports", "about", "move", "stay", ("table", "by")),
    Belonging("members", "guest", "move", "go", ("club",)),
    # A club whose founder is no member any more has its oldest member for one.
    Belonging("clubs", "founder", "move", "nameless"),
    Belonging("entrants", "guest", "move", "former"),
    # The bot accounts of a guest leave before it does; here go those that were left over.
    Belonging("bots", "owner", "move", "go"),
    Belonging("bots", "guest", "go", "go"),
    Belonging("challenges", "guest", "go", "go"),
    Belonging("seen", "guest", "go", "go"),
    Belonging("tickets", "guest", "go", "go"),
    Belonging("passkeys", "guest", "go", "go"),
    Belonging("accounts", "guest", "go", "go"),
)
GUESTS = frozenset({"guest", "owner", "player", "blocked", "by", "about", "founder"})
"""The names of columns that hold guests."""
OTHERS = frozenset({("tables", "player"), ("cookies", "guest")})
"""Columns of such a name that hold none, or whose rows stay forever: ended cookies must not work again."""

_FORMER_PLAYER = 'UPDATE {} SET name = ?, guest = NULL, "out" = TRUE WHERE guest = ?'
_UNNAME = tuple(f"UPDATE {table} SET name = ?, guest = NULL WHERE guest = ?" for table in ("chat", "seatings"))
"""Lines and changes of hands stay without a name at tables that the guest only watched, or where others sit now."""
_NOT_ONESELF = "DELETE FROM blocks WHERE guest = ? AND blocked = ?"


async def is_known(store: Reader, guest: str) -> bool:
    """Return whether anything is kept of a guest."""
    for one in BELONGINGS:
        if await store.find(f'SELECT 1 FROM {one.table} WHERE "{one.column}" = ? LIMIT 1', guest):
            return True
    return False


def move(old: str, new: str) -> list[Statement]:
    """Give everything of one guest to another. The first has no account."""
    changes = [Statement(_NOT_ONESELF, (old, new)), Statement(_NOT_ONESELF, (new, old))]
    for one in BELONGINGS:
        if one.merging == "move":
            changes += _move(one, old, new)
        else:
            changes += _delete(one, old)
    return changes


def _move(one: Belonging, old: str, new: str) -> list[Statement]:
    table, column = one.table, f'"{one.column}"'
    change = Statement(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (new, old))
    if not one.unique:
        return [change]
    same = " AND ".join(f'theirs."{name}" = {table}."{name}"' for name in one.unique)
    double = f"{table}.{column} = ? AND EXISTS (SELECT 1 FROM {table} AS theirs WHERE theirs.{column} = ? AND {same})"
    return [*_delete_where(one, double, (old, new)), change]


def delete(guest: str) -> list[Statement]:
    """Delete everything of a guest but its games, and end its cookies."""
    changes = [change for one in BELONGINGS if one.leaving == "go" for change in _delete(one, guest)]
    nameless = [one for one in BELONGINGS if one.leaving == "nameless"]
    # Each row keeps a word of its own, where one guest's rows have to be told apart.
    changes += [
        Statement(f'UPDATE {one.table} SET "{one.column}" = \'gone \' || id WHERE "{one.column}" = ?', (guest,))
        for one in nameless
    ]
    changes += [
        Statement(_FORMER_PLAYER.format(one.table), (FORMER, guest)) for one in BELONGINGS if one.leaving == "former"
    ]
    changes += [Statement(text, (FORMER, guest)) for text in _UNNAME]
    return [*changes, next_generation(guest)]


def _delete(one: Belonging, guest: str) -> list[Statement]:
    return _delete_where(one, f'"{one.column}" = ?', (guest,))


def _delete_where(one: Belonging, condition: str, values: tuple[str, ...]) -> list[Statement]:
    changes = [Statement(f"DELETE FROM {one.table} WHERE {condition}", values)]
    if one.below is not None:
        table, column = one.below
        among = f"SELECT id FROM {one.table} WHERE {condition}"
        changes.insert(0, Statement(f"DELETE FROM {table} WHERE {column} IN ({among})", values))
    return changes

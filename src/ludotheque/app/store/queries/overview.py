"""Queries of the lists that the operator of a server looks at."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.app.store.interface import Reader

_TABLES = (
    "SELECT id, game, ply, over, updated, "
    '(SELECT COUNT(*) FROM seats WHERE seats."table" = tables.id AND seats.guest IS NOT NULL) '
    "FROM tables ORDER BY updated DESC LIMIT ?"
)
_GUESTS = (
    'SELECT guest, MAX(name), COUNT(DISTINCT "table"), MAX(touched) FROM ('
    'SELECT guest, name, "table", tables.updated AS touched FROM seats '
    'JOIN tables ON tables.id = seats."table" WHERE guest IS NOT NULL '
    "UNION ALL SELECT guest, name, NULL, joined FROM members) AS people "
    "GROUP BY guest ORDER BY MAX(touched) DESC LIMIT ?"
)


class TableOverview(NamedTuple):
    """A table, and how many guests sit there."""

    id: str
    game: str
    ply: int
    over: bool
    updated: int
    people: int


class Guest(NamedTuple):
    """A guest, with the last name in the alphabet of those that it uses."""

    guest: str
    name: str
    tables: int
    updated: int


async def tables(reader: Reader, most: int) -> list[TableOverview]:
    """Return the tables that were touched last."""
    return [TableOverview(*row) for row in await reader.find(_TABLES, most)]


async def guests(reader: Reader, most: int) -> list[Guest]:
    """Return the guests whose tables were touched last."""
    return [Guest(*row) for row in await reader.find(_GUESTS, most)]

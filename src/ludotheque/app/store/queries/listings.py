"""Statements about the list of open tables, and the people called to them."""

from __future__ import annotations

from ludotheque.app.store.interface import Listing, Partner, Reader, Statement, StoredTable
from ludotheque.app.store.queries.sql import insert, quoted
from ludotheque.app.store.queries.tables import WITH_OPEN_SEAT, tables_where

_LISTING = ("table", "until", "fill", "fill_at")

_LIST = f'{insert("listings", _LISTING)} ON CONFLICT ("table") DO UPDATE SET ' + ", ".join(
    f'"{name}" = excluded."{name}"' for name in _LISTING[1:]
)
_UNLIST = 'DELETE FROM listings WHERE "table" = ?'
_RENEW = 'UPDATE listings SET until = ? WHERE "table" = ?'
_FILL_LATER = 'UPDATE listings SET fill_at = ? WHERE "table" = ? AND fill_at IS NOT NULL'
_LISTINGS = (
    f'SELECT {quoted(_LISTING, prefix="listings.")} FROM listings JOIN tables ON tables.id = listings."table" '
    f"WHERE {WITH_OPEN_SEAT}"
)
_OWN_CLUB = (
    'NOT EXISTS (SELECT 1 FROM club_tables WHERE club_tables."table" = tables.id AND NOT EXISTS '
    "(SELECT 1 FROM members WHERE members.club = club_tables.club AND members.guest = ?))"
)
"""Tables of a club are listed for its members only."""
_OPEN = (
    f'{WITH_OPEN_SEAT} AND ((tables.id IN (SELECT "table" FROM listings WHERE until > ?) AND {_OWN_CLUB}) '
    'OR tables.id IN (SELECT "table" FROM calls WHERE guest = ? AND "at" > ?))'
)
_CALL = f'{insert("calls", ("table", "guest", "at"))} ON CONFLICT ("table", "guest") DO UPDATE SET "at" = excluded."at"'
_CALLED_TO = 'SELECT guest FROM calls WHERE "table" = ?'
_PARTNERS = (
    "SELECT other.guest, other.name, tables.id, tables.updated FROM seats AS own "
    'JOIN tables ON tables.id = own."table" '
    'JOIN seats AS other ON other."table" = own."table" '
    "WHERE own.guest = ? AND other.guest <> own.guest AND tables.ply > 0 ORDER BY tables.updated DESC LIMIT ?"
)


def list_table(listing: Listing) -> Statement:
    """List a table, or change its entry."""
    return Statement(_LIST, listing)


def unlist(table: str) -> Statement:
    """Take a table off the list."""
    return Statement(_UNLIST, (table,))


def renew(table: str, until: int) -> Statement:
    """Keep a table listed until then."""
    return Statement(_RENEW, (until, table))


def fill_later(table: str, at: int) -> Statement:
    """Have bots take the empty seats of a table from then on, if any do."""
    return Statement(_FILL_LATER, (at, table))


async def listings(store: Reader) -> list[Listing]:
    """Return the entries of tables that wait for someone, whether listed still or not."""
    return [Listing(*row) for row in await store.find(_LISTINGS)]


async def open_tables(
    store: Reader, guest: str, at: int, called_since: int
) -> list[tuple[StoredTable, Listing | None]]:
    """Return the tables with an open seat that are listed at that time, or that the guest was called to since.

    A table that is not listed, but to which the guest was called, has no listing.
    """
    listed = {one.table: one for one in await listings(store) if one.until > at}
    found = await tables_where(store, _OPEN, at, guest, guest, called_since)
    return [(table, listed.get(table.id)) for table in found]


def call_guest(table: str, guest: str, at: int) -> Statement:
    """Call a guest to a table."""
    return Statement(_CALL, (table, guest, at))


async def called_to(store: Reader, table: str) -> frozenset[str]:
    """Return the guests that were called to a table."""
    return frozenset(str(guest) for (guest,) in await store.find(_CALLED_TO, table))


async def partners(store: Reader, guest: str, most: int) -> list[Partner]:
    """Return the other guests' seats at the tables that a guest has played at, the latest first."""
    return [Partner(*row) for row in await store.find(_PARTNERS, guest, most)]

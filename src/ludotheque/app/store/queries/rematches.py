"""Statements about rematches and the seats that are kept at them."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.app.store.interface import KeptSeat, Reader, Statement
from ludotheque.app.store.queries.sql import insert


class StoredRematch(NamedTuple):
    """The table at which a finished game is played again, for one of its players."""

    table: str
    seat: int
    """The seat at the finished game of the player who opened the rematch."""
    seated: bool


class KeptFor(NamedTuple):
    """A seat that is kept for a guest, with the name that the guest had."""

    table: str
    seat: int
    name: str


_FOLLOW = insert("rematches", ("table", "next", "seat"))
_PASS_OVER = 'DELETE FROM rematches WHERE "table" = ? AND next = ?'
_SITS_THERE = 'EXISTS (SELECT 1 FROM seats WHERE seats."table" = rematches.next AND seats.guest = ?)'
_FOLLOWING = f'SELECT next, seat, {_SITS_THERE} FROM rematches WHERE "table" = ?'
_OPEN_TO = (
    f"SELECT next, rematches.seat, {_SITS_THERE} FROM rematches JOIN tables ON tables.id = rematches.next "
    f'WHERE rematches."table" = ? AND ({_SITS_THERE} OR (tables.ply = 0 AND EXISTS '
    '(SELECT 1 FROM calls WHERE calls."table" = rematches.next AND calls.guest = ?)))'
)
_WISHED_BY = (
    "SELECT rematches.next, seats.name FROM rematches "
    'JOIN calls ON calls."table" = rematches.next AND calls.guest = ? '
    'JOIN seats ON seats."table" = rematches."table" AND seats.seat = rematches.seat'
)
_GAMES_BEFORE = (
    'WITH RECURSIVE before (id) AS (SELECT "table" FROM rematches WHERE next = ? UNION '
    'SELECT rematches."table" FROM rematches JOIN before ON rematches.next = before.id) SELECT COUNT(*) FROM before'
)
_KEEP_SEAT = insert("kept_seats", ("table", "seat", "guest", "name"))
_KEPT = 'SELECT seat, guest, name FROM kept_seats WHERE "table" = ? ORDER BY seat'
_KEPT_FOR = 'SELECT "table", seat, name FROM kept_seats WHERE guest = ?'
_RELEASE = 'DELETE FROM kept_seats WHERE "table" = ? AND seat = ?'

# --- Rematches ---


async def following(store: Reader, table: str, guest: str) -> StoredRematch | None:
    """Return the rematch of a table."""
    found = await store.find(_FOLLOWING, guest, table)
    return next((StoredRematch(after, seat, bool(seated)) for after, seat, seated in found), None)


async def open_to(store: Reader, table: str, guest: str) -> StoredRematch | None:
    """Return the rematch of a table, if the guest sits there already or is still waited for."""
    found = await store.find(_OPEN_TO, guest, table, guest, guest)
    return next((StoredRematch(after, seat, bool(seated)) for after, seat, seated in found), None)


async def wished_by(store: Reader, guest: str) -> dict[str, str]:
    """Return the rematches to which a guest is called, with the names of those who wish them."""
    return {str(table): str(name) for table, name in await store.find(_WISHED_BY, guest)}


async def games_before(store: Reader, table: str) -> int:
    """Count the games of which a table is a rematch, one after the other."""
    return int((await store.find(_GAMES_BEFORE, table))[0][0])


def follow(table: str, after: str, seat: int) -> Statement:
    """Note that a table is played again at another, as the player of a seat wished."""
    return Statement(_FOLLOW, (table, after, seat))


def pass_over(table: str, after: str) -> Statement:
    """Forget a rematch, for another one. The change fails if it was forgotten already."""
    return Statement(_PASS_OVER, (table, after), 1)


# --- Kept seats ---


async def kept(store: Reader, table: str) -> dict[int, KeptSeat]:
    """Return the seats that are kept at a table, by number."""
    return {int(seat): KeptSeat(guest, name) for seat, guest, name in await store.find(_KEPT, table)}


async def kept_for(store: Reader, guest: str) -> list[KeptFor]:
    """Return the seats that are kept for a guest."""
    return [KeptFor(*row) for row in await store.find(_KEPT_FOR, guest)]


def keep_seat(table: str, seat: int, kept: KeptSeat) -> Statement:
    """Keep a seat for a guest."""
    return Statement(_KEEP_SEAT, (table, seat, *kept))


def release(table: str, seat: int) -> Statement:
    """Keep a seat for no one any longer."""
    return Statement(_RELEASE, (table, seat))

"""Statements about the consent of players to close a game that cannot go on."""

from __future__ import annotations

from ludotheque.app.store.interface import Reader, Statement

_AGREE = (
    'INSERT INTO consents ("table", guest, ply) VALUES (?, ?, ?) '
    'ON CONFLICT ("table", guest) DO UPDATE SET ply = excluded.ply'
)
_AGREED = 'SELECT guest FROM consents WHERE "table" = ? AND ply = ?'
_AGREED_SOMEWHERE = (
    'SELECT DISTINCT consents."table" FROM consents JOIN tables ON tables.id = consents."table" '
    "WHERE consents.ply = tables.ply AND NOT tables.over"
)
_FORGET = 'DELETE FROM consents WHERE "table" = ?'
_SEEN_SINCE = (
    'SELECT seats.guest FROM seats JOIN seen ON seen.guest = seats.guest WHERE seats."table" = ? AND seen.at >= ?'
)


def agree(table: str, guest: str, ply: int) -> Statement:
    """Note that a player agrees to close the game that stands at that ply."""
    return Statement(_AGREE, (table, guest, ply))


def forget_consents(table: str) -> Statement:
    """Forget who agreed to close a game."""
    return Statement(_FORGET, (table,))


async def agreed(store: Reader, table: str, ply: int) -> set[str]:
    """Return the guests who agreed to close the game that stands at that ply."""
    return {str(guest) for (guest,) in await store.find(_AGREED, table, ply)}


async def agreed_somewhere(store: Reader) -> list[str]:
    """Return the tables in play that someone agreed to close where they stand."""
    return [str(table) for (table,) in await store.find(_AGREED_SOMEWHERE)]


async def seen_since(store: Reader, table: str, since: int) -> set[str]:
    """Return the guests with a seat at a table who were here since that time."""
    return {str(guest) for (guest,) in await store.find(_SEEN_SINCE, table, since)}

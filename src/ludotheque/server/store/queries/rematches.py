"""Statements about rematches, the same for every kind of database."""

from __future__ import annotations

from ludotheque.server.store.queries.sql import insert

FOLLOW = insert("rematches", ("table", "next", "seat"))
PASS_OVER = 'DELETE FROM rematches WHERE "table" = ? AND next = ?'
SITS_THERE = 'EXISTS (SELECT 1 FROM seats WHERE seats."table" = rematches.next AND seats.guest = ?)'
FOLLOWING = f'SELECT next, {SITS_THERE} FROM rematches WHERE "table" = ?'
SHOWN = (
    f"SELECT next, rematches.seat, {SITS_THERE} FROM rematches JOIN tables ON tables.id = rematches.next "
    f'WHERE rematches."table" = ? AND ({SITS_THERE} OR (tables.ply = 0 AND EXISTS '
    '(SELECT 1 FROM calls WHERE calls."table" = rematches.next AND calls.guest = ?)))'
)
"""The rematch of a table, for a player of that table who sits there already or is still waited for."""
WISHED_BY = (
    "SELECT rematches.next, seats.name FROM rematches "
    'JOIN calls ON calls."table" = rematches.next AND calls.guest = ? '
    'JOIN seats ON seats."table" = rematches."table" AND seats.seat = rematches.seat'
)
"""The rematches to which a guest is called, with the names of those who wish them."""
GAMES_BEFORE = (
    'WITH RECURSIVE before (id) AS (SELECT "table" FROM rematches WHERE next = ? UNION '
    'SELECT rematches."table" FROM rematches JOIN before ON rematches.next = before.id) SELECT COUNT(*) FROM before'
)
"""The number of games of which a table is a rematch, one after the other."""
CLUB = (
    "SELECT members.club FROM club_tables JOIN members ON members.club = club_tables.club "
    'WHERE club_tables."table" = ? AND members.guest = ?'
)
"""The club of a table, for its members."""

KEEP_SEAT = insert("kept_seats", ("table", "seat", "guest", "name"))
KEPT = 'SELECT seat, guest, name FROM kept_seats WHERE "table" = ?'
NAMES_KEPT = 'SELECT seat, name FROM kept_seats WHERE "table" = ? ORDER BY seat'
KEPT_FOR = 'SELECT "table", seat, name FROM kept_seats WHERE guest = ?'
RELEASE = 'DELETE FROM kept_seats WHERE "table" = ? AND seat = ?'

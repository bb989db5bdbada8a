"""Statements about bot accounts and the seats that are offered to them."""

from __future__ import annotations

from ludotheque.server.store.queries.sql import insert

BOT = ("guest", "owner", "name", "likeness", "lower_likeness", "token_hash", "everyone", "created", "here")

ADD = insert("bots", BOT)
TOKEN = "SELECT token_hash FROM bots WHERE guest = ?"
NAME = "SELECT name FROM bots WHERE guest = ?"
ALIKE = "SELECT 1 FROM bots WHERE likeness = ? OR lower_likeness = ? LIMIT 1"
OF_OWNER = "SELECT guest, name, everyone, created, here FROM bots WHERE owner = ? ORDER BY created, guest"
GUESTS_OF_OWNER = "SELECT guest FROM bots WHERE owner = ? ORDER BY created"
COUNT = "SELECT COUNT(*) FROM bots WHERE owner = ?"
WITHIN = (
    "UPDATE bots SET owner = owner WHERE guest = ? "
    "AND (SELECT COUNT(*) FROM bots AS others WHERE others.owner = ?) <= ?"
)
"""Changes the row of a bot account that was just added, unless it is one too many."""
OWNED = "SELECT 1 FROM bots WHERE guest = ? AND owner = ?"
SET_TOKEN = "UPDATE bots SET token_hash = ? WHERE guest = ? AND owner = ?"
SET_EVERYONE = "UPDATE bots SET everyone = ? WHERE guest = ? AND owner = ?"
COME = "UPDATE bots SET here = ? WHERE guest = ?"
READY = (
    "SELECT guest, name, owner FROM bots WHERE here > ? AND (everyone OR owner = ?) "
    "ORDER BY CASE WHEN owner = ? THEN 0 ELSE 1 END, name LIMIT ?"
)
"""The bot accounts that a guest may challenge and whose programs are connected, its own first."""

OFFER = (
    f"{insert('challenges', ('table', 'seat', 'guest', 'at'))} "
    'ON CONFLICT ("table", seat) DO UPDATE SET guest = excluded.guest, "at" = excluded."at"'
)
WITHDRAW = 'DELETE FROM challenges WHERE "table" = ? AND seat = ? AND guest = ?'
FORGET_OLD = 'DELETE FROM challenges WHERE "at" <= ?'
OFFERED = (
    'SELECT challenges."table", challenges.seat FROM challenges '
    'JOIN seats ON seats."table" = challenges."table" AND seats.seat = challenges.seat '
    "WHERE challenges.guest = ? AND challenges.\"at\" > ? AND seats.kind = 'human' AND seats.token_hash IS NULL "
    'ORDER BY challenges."at"'
)
"""The seats that a bot account may still take."""
PLAYS = (
    'SELECT tables.id, seats.seat, tables.game FROM seats JOIN tables ON tables.id = seats."table" '
    "WHERE seats.guest = ? AND NOT tables.over ORDER BY tables.created"
)
"""The games of a bot account that are not over."""

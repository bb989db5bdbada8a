"""Statements about clubs and tournaments, the same for every kind of database."""

from __future__ import annotations

from collections.abc import Sequence

from ludotheque.server.store.interface import Statement
from ludotheque.server.store.queries.sql import insert, quoted

CLUB = ("id", "name", "link", "founder", "created")
MEMBER = ("club", "guest", "name", "joined")
TOURNAMENT = ("id", "club", "name", "game", "seats", "terms", "round", "over", "created", "options")
ENTRANT = ("tournament", "number", "guest", "name", "level", "out")
PAIRING = ("tournament", "round", "number", "seat", "entrant", "table", "points")

# --- Clubs ---

FOUND = insert("clubs", CLUB)
JOIN = f"{insert('members', MEMBER)} ON CONFLICT (club, guest) DO NOTHING"
ONE_CLUB = f"SELECT {quoted(CLUB)} FROM clubs WHERE id = ?"
BY_LINK = f"SELECT {quoted(CLUB)} FROM clubs WHERE link = ?"
MEMBERS = f"SELECT {quoted(MEMBER)} FROM members WHERE club = ? ORDER BY joined, guest"
CLUBS_OF = (
    "SELECT clubs.id, clubs.name, (SELECT COUNT(*) FROM members AS all_of WHERE all_of.club = clubs.id), "
    "own.name, own.joined FROM members AS own JOIN clubs ON clubs.id = own.club WHERE own.guest = ? ORDER BY own.joined"
)
NEW_LINK = "UPDATE clubs SET link = ? WHERE id = ?"
LEAVE = "DELETE FROM members WHERE club = ? AND guest = ?"
WITHDRAW_ALL = (
    'UPDATE entrants SET "out" = TRUE WHERE guest = ? AND tournament IN (SELECT id FROM tournaments WHERE club = ?)'
)
DELETE_CLUB = (
    "DELETE FROM pairings WHERE tournament IN (SELECT id FROM tournaments WHERE club = ?)",
    "DELETE FROM entrants WHERE tournament IN (SELECT id FROM tournaments WHERE club = ?)",
    "DELETE FROM tournaments WHERE club = ?",
    "DELETE FROM club_tables WHERE club = ?",
    "DELETE FROM members WHERE club = ?",
    "DELETE FROM clubs WHERE id = ?",
)
"""The statements that delete a club, in order; its tables stay with those who sit there."""
EMPTY = "SELECT id FROM clubs WHERE NOT EXISTS (SELECT 1 FROM members WHERE members.club = clubs.id)"

KEEP_TABLE = insert("club_tables", ("table", "club"))
CLUBS_OF_OPEN = (
    'SELECT club_tables."table", clubs.id, clubs.name FROM club_tables '
    'JOIN tables ON tables.id = club_tables."table" JOIN clubs ON clubs.id = club_tables.club '
    "JOIN members ON members.club = clubs.id WHERE members.guest = ? AND tables.ply = 0 AND NOT tables.over"
)
RESULTS = 'SELECT games."table", games."at" FROM games JOIN club_tables ON club_tables."table" = games."table" '
LATEST = f'{RESULTS}WHERE club_tables.club = ? ORDER BY games."at" DESC, games."table" DESC LIMIT ?'
EARLIER = (
    f'{RESULTS}WHERE club_tables.club = ? AND (games."at" < ? OR (games."at" = ? AND games."table" < ?)) '
    'ORDER BY games."at" DESC, games."table" DESC LIMIT ?'
)

# --- Tournaments ---

ANNOUNCE = insert("tournaments", TOURNAMENT)
ENTER = insert("entrants", ENTRANT)
PAIR = insert("pairings", PAIRING)
ONE_TOURNAMENT = f"SELECT {quoted(TOURNAMENT)} FROM tournaments WHERE id = ?"
TOURNAMENTS_OF = (
    "SELECT id, name, game, round, over, "
    '(SELECT COUNT(*) FROM entrants WHERE entrants.tournament = tournaments.id AND NOT entrants."out") '
    "FROM tournaments WHERE club = ? ORDER BY created DESC, id"
)
ENTERED = (
    "SELECT tournaments.name, entrants.name, tournaments.game FROM entrants "
    "JOIN tournaments ON tournaments.id = entrants.tournament WHERE entrants.guest = ? ORDER BY tournaments.created"
)
COUNT_TOURNAMENTS = "SELECT COUNT(*) FROM tournaments WHERE club = ?"
ENTRANTS = f"SELECT {quoted(ENTRANT)} FROM entrants WHERE tournament = ? ORDER BY number"
PAIRINGS = f"SELECT {quoted(PAIRING)} FROM pairings WHERE tournament = ? ORDER BY round, number, seat"
STILL_ON = "UPDATE tournaments SET over = FALSE WHERE id = ? AND NOT over"
"""A condition of a change: the tournament goes on."""
BEGIN_ROUND = "UPDATE tournaments SET round = ? WHERE id = ? AND round = ? AND NOT over"
END = "UPDATE tournaments SET over = TRUE WHERE id = ? AND round = ? AND NOT over"
FREEZE = "UPDATE pairings SET points = ? WHERE tournament = ? AND round = ? AND number = ? AND seat = ?"
CALL_OFF = "UPDATE pairings SET points = 0 WHERE tournament = ? AND round = ? AND number = ? AND points IS NULL"
SET_OUT = 'UPDATE entrants SET "out" = ? WHERE tournament = ? AND number = ?'
TAKE_BACK = "DELETE FROM entrants WHERE tournament = ? AND number = ?"
DELETE_TOURNAMENT = (
    "DELETE FROM pairings WHERE tournament = ?",
    "DELETE FROM entrants WHERE tournament = ?",
    "DELETE FROM tournaments WHERE id = ?",
)
"""The statements that delete a tournament, in order."""


def over_of(count: int) -> str:
    """Return the statement that tells of so many tables whether their games are over."""
    return f"SELECT id, over FROM tables WHERE id IN ({', '.join('?' * count)})"


def each(statements: Sequence[str], name: str) -> list[Statement]:
    """Return statements that all have the same value."""
    return [Statement(text, (name,)) for text in statements]

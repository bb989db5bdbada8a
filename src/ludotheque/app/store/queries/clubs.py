"""Statements about clubs, their members and their tables."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.app.store.interface import Reader, Statement
from ludotheque.app.store.queries.sql import insert, quoted


class Club(NamedTuple):
    """A club as it is stored."""

    id: str
    name: str
    link: str
    founder: str
    created: int


class Member(NamedTuple):
    """A member as it is stored."""

    club: str
    guest: str
    name: str
    joined: int


class Membership(NamedTuple):
    """A club of a guest, with the name that the guest has there."""

    club: str
    name: str
    members: int
    own_name: str
    joined: int


class TableClub(NamedTuple):
    """The club to which a table belongs."""

    table: str
    club: str
    name: str


class Overview(NamedTuple):
    """A club as the operator of a server sees it; ``tournaments`` counts those that are not over."""

    club: str
    name: str
    members: int
    tournaments: int
    founded: int


_FOUND = insert("clubs", Club._fields)
_JOIN = f"{insert('members', Member._fields)} ON CONFLICT (club, guest) DO NOTHING"
_ONE = f"SELECT {quoted(Club._fields)} FROM clubs WHERE id = ?"
_BY_LINK = f"SELECT {quoted(Club._fields)} FROM clubs WHERE link = ?"
_MEMBERS = f"SELECT {quoted(Member._fields)} FROM members WHERE club = ? ORDER BY joined, guest"
_CLUBS_OF = (
    "SELECT clubs.id, clubs.name, (SELECT COUNT(*) FROM members AS all_of WHERE all_of.club = clubs.id), "
    "own.name, own.joined FROM members AS own JOIN clubs ON clubs.id = own.club WHERE own.guest = ? ORDER BY own.joined"
)
_HOLD_LINK = "UPDATE clubs SET link = link WHERE id = ? AND link = ?"
_RENEW_LINK = "UPDATE clubs SET link = ? WHERE id = ?"
_LEAVE = "DELETE FROM members WHERE club = ? AND guest = ?"
_WITHDRAW_ALL = (
    'UPDATE entrants SET "out" = TRUE WHERE guest = ? AND tournament IN (SELECT id FROM tournaments WHERE club = ?)'
)
_END_ALL = "UPDATE tournaments SET over = TRUE WHERE club = ? AND NOT over"
_DELETE = (
    "DELETE FROM pairings WHERE tournament IN (SELECT id FROM tournaments WHERE club = ?)",
    "DELETE FROM entrants WHERE tournament IN (SELECT id FROM tournaments WHERE club = ?)",
    "DELETE FROM tournaments WHERE club = ?",
    "DELETE FROM club_tables WHERE club = ?",
    "DELETE FROM members WHERE club = ?",
    "DELETE FROM clubs WHERE id = ?",
)
_EMPTY = "SELECT id FROM clubs WHERE NOT EXISTS (SELECT 1 FROM members WHERE members.club = clubs.id)"
_LATEST = (
    "SELECT id, name, (SELECT COUNT(*) FROM members WHERE members.club = clubs.id), "
    "(SELECT COUNT(*) FROM tournaments WHERE tournaments.club = clubs.id AND NOT tournaments.over), created "
    "FROM clubs ORDER BY created DESC LIMIT ?"
)
_KEEP_TABLE = insert("club_tables", ("table", "club"))
_OF_OPEN_TABLES = (
    'SELECT club_tables."table", clubs.id, clubs.name FROM club_tables '
    'JOIN tables ON tables.id = club_tables."table" JOIN clubs ON clubs.id = club_tables.club '
    "JOIN members ON members.club = clubs.id WHERE members.guest = ? AND tables.ply = 0 AND NOT tables.over"
)
_OF_TABLE = (
    "SELECT members.club FROM club_tables JOIN members ON members.club = club_tables.club "
    'WHERE club_tables."table" = ? AND members.guest = ?'
)
_RESULTS = (
    'SELECT games."table", games."at" FROM games JOIN club_tables ON club_tables."table" = games."table" '
    'WHERE club_tables.club = ?{} ORDER BY games."at" DESC, games."table" DESC LIMIT ?'
)
_LATEST_RESULTS = _RESULTS.format("")
_EARLIER_RESULTS = _RESULTS.format(' AND (games."at" < ? OR (games."at" = ? AND games."table" < ?))')

# --- Clubs and members ---


async def one(store: Reader, club: str) -> Club | None:
    """Return a club."""
    return next((Club(*row) for row in await store.find(_ONE, club)), None)


async def by_link(store: Reader, link: str) -> Club | None:
    """Return the club to which a link leads."""
    return next((Club(*row) for row in await store.find(_BY_LINK, link)), None)


async def members(store: Reader, club: str) -> list[Member]:
    """Return the members of a club, the first to join first."""
    return [Member(*row) for row in await store.find(_MEMBERS, club)]


async def of_guest(store: Reader, guest: str) -> list[Membership]:
    """Return the clubs of a guest, the first that it joined first."""
    return [Membership(*row) for row in await store.find(_CLUBS_OF, guest)]


async def empty(store: Reader) -> list[str]:
    """Return the clubs without members."""
    return [str(id) for (id,) in await store.find(_EMPTY)]


async def latest(store: Reader, most: int) -> list[Overview]:
    """Return the clubs that were founded last."""
    return [Overview(*row) for row in await store.find(_LATEST, most)]


def found(club: Club) -> Statement:
    """Add a club."""
    return Statement(_FOUND, club)


def join(member: Member) -> Statement:
    """Add a member, unless the guest is one already."""
    return Statement(_JOIN, member)


def hold_link(club: Club) -> Statement:
    """Have the change fail if the link of a club was renewed meanwhile."""
    return Statement(_HOLD_LINK, (club.id, club.link), 1)


def renew_link(club: str, link: str) -> Statement:
    """Give a club another link."""
    return Statement(_RENEW_LINK, (link, club))


def leave(club: str, guest: str) -> list[Statement]:
    """Remove a member, also from the tournaments. The change fails if the guest is no member."""
    return [Statement(_LEAVE, (club, guest), 1), Statement(_WITHDRAW_ALL, (guest, club))]


def close(club: str, link: str) -> list[Statement]:
    """End all tournaments of a club, and renew its link. The change fails if there is no such club."""
    return [renew_link(club, link)._replace(exactly=1), Statement(_END_ALL, (club,))]


def delete(club: str) -> list[Statement]:
    """Delete a club, by the last of the statements; its tables stay with those who sit there."""
    return [Statement(text, (club,)) for text in _DELETE]


# --- Tables of clubs ---


async def of_open_tables(store: Reader, guest: str) -> list[TableClub]:
    """Return the tables of a guest's clubs that have not begun."""
    return [TableClub(*row) for row in await store.find(_OF_OPEN_TABLES, guest)]


async def of_table(store: Reader, table: str, guest: str) -> list[str]:
    """Return the club of a table, if it has one of which the guest is a member."""
    return [str(club) for (club,) in await store.find(_OF_TABLE, table, guest)]


async def results(store: Reader, club: str, before: tuple[int, str] | None, most: int) -> list[tuple[str, int]]:
    """Return the tables of a club's finished games and the times of their ends, the latest first.

    ``before`` is the end and the table of the game to go on from.
    """
    if before is None:
        found = await store.find(_LATEST_RESULTS, club, most)
    else:
        found = await store.find(_EARLIER_RESULTS, club, before[0], *before, most)
    return [(table, at) for table, at in found]


def keep_table(table: str, club: str) -> Statement:
    """Note that a table belongs to a club."""
    return Statement(_KEEP_TABLE, (table, club))

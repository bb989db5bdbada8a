"""Statements about the tournaments of clubs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec

from ludotheque.app.store.interface import Reader, Statement
from ludotheque.app.store.queries.sql import insert, places, quoted


class StoredTournament(NamedTuple):
    """A tournament as it is stored."""

    id: str
    club: str
    name: str
    game: str
    seats: int
    terms: str
    round: int
    over: bool
    created: int
    options: str | None
    """None where the game is played as usual."""

    def chosen(self) -> dict[str, Any]:
        """Return the options of the game that differ from the usual ones."""
        return {} if self.options is None else dict(msgspec.json.decode(self.options))


class StoredEntrant(NamedTuple):
    """An entrant as it is stored; bots and people who have deleted themselves have no guest."""

    tournament: str
    number: int
    guest: str | None
    name: str
    level: str | None
    out: bool


class Seat(NamedTuple):
    """One seat of a pairing as it is stored; points in twelfths, once they are settled."""

    tournament: str
    round: int
    number: int
    seat: int
    entrant: int
    table: str | None
    points: int | None


class Short(NamedTuple):
    """A tournament in the list of a club; ``players`` counts those who have not withdrawn."""

    id: str
    name: str
    game: str
    round: int
    over: bool
    players: int


class Entered(NamedTuple):
    """A tournament that a guest has entered, with the name that it has there."""

    tournament: str
    name: str
    game: str


_ANNOUNCE = insert("tournaments", StoredTournament._fields)
_ENTER = insert("entrants", StoredEntrant._fields)
_PAIR = insert("pairings", Seat._fields)
_ONE = f"SELECT {quoted(StoredTournament._fields)} FROM tournaments WHERE id = ?"
_OF_CLUB = (
    "SELECT id, name, game, round, over, "
    '(SELECT COUNT(*) FROM entrants WHERE entrants.tournament = tournaments.id AND NOT entrants."out") '
    "FROM tournaments WHERE club = ? ORDER BY created DESC, id"
)
_ENTERED = (
    "SELECT tournaments.name, entrants.name, tournaments.game FROM entrants "
    "JOIN tournaments ON tournaments.id = entrants.tournament WHERE entrants.guest = ? ORDER BY tournaments.created"
)
_PLAYERS = f"SELECT {quoted(StoredEntrant._fields)} FROM entrants WHERE tournament = ? ORDER BY number"
_SEATS = f"SELECT {quoted(Seat._fields)} FROM pairings WHERE tournament = ? ORDER BY round, number, seat"
_STILL_ON = "UPDATE tournaments SET over = FALSE WHERE id = ? AND NOT over"
_BEGIN_ROUND = "UPDATE tournaments SET round = ? WHERE id = ? AND round = ? AND NOT over"
_END = "UPDATE tournaments SET over = TRUE WHERE id = ? AND round = ? AND NOT over"
_SETTLE = "UPDATE pairings SET points = ? WHERE tournament = ? AND round = ? AND number = ? AND seat = ?"
_CALL_OFF = "UPDATE pairings SET points = 0 WHERE tournament = ? AND round = ? AND number = ? AND points IS NULL"
_SET_OUT = 'UPDATE entrants SET "out" = ? WHERE tournament = ? AND number = ?'
_TAKE_BACK = "DELETE FROM entrants WHERE tournament = ? AND number = ?"
_DELETE = (
    "DELETE FROM pairings WHERE tournament = ?",
    "DELETE FROM entrants WHERE tournament = ?",
    "DELETE FROM tournaments WHERE id = ?",
)

# --- Reading ---


async def one(store: Reader, tournament: str) -> StoredTournament | None:
    """Return a tournament."""
    found = next((StoredTournament(*row) for row in await store.find(_ONE, tournament)), None)
    return None if found is None else found._replace(over=bool(found.over))


async def of_club(store: Reader, club: str) -> list[Short]:
    """Return the tournaments of a club, the latest first."""
    found = await store.find(_OF_CLUB, club)
    return [Short(id, name, game, round, bool(over), count) for id, name, game, round, over, count in found]


async def entered(store: Reader, guest: str) -> list[Entered]:
    """Return the tournaments that a guest has entered, the first first."""
    return [Entered(*row) for row in await store.find(_ENTERED, guest)]


async def players(store: Reader, tournament: str) -> list[StoredEntrant]:
    """Return the entrants of a tournament by number."""
    return [one._replace(out=bool(one.out)) for one in map(StoredEntrant._make, await store.find(_PLAYERS, tournament))]


async def seats(store: Reader, tournament: str) -> list[Seat]:
    """Return the seats of all pairings in order."""
    return [Seat(*row) for row in await store.find(_SEATS, tournament)]


async def over(store: Reader, tables: Sequence[str]) -> dict[str, bool]:
    """Return whether the games of tables are over, without the tables that are gone."""
    found = await store.find(f"SELECT id, over FROM tables WHERE id IN ({places(len(tables))})", *tables)
    return {str(id): bool(over) for id, over in found}


# --- Players ---


def announce(tournament: StoredTournament, bots: Iterable[StoredEntrant]) -> list[Statement]:
    """Add a tournament with the bots that play in it."""
    return [Statement(_ANNOUNCE, tournament), *map(enter, bots)]


def enter(player: StoredEntrant) -> Statement:
    """Add an entrant."""
    return Statement(_ENTER, player)


def set_out(tournament: str, number: int, out: bool) -> Statement:
    """Note that an entrant plays no longer, or again."""
    return Statement(_SET_OUT, (out, tournament, number))


def take_back(tournament: str, number: int) -> Statement:
    """Delete an entrant who has not played."""
    return Statement(_TAKE_BACK, (tournament, number))


# --- Rounds ---


def still_on(tournament: str) -> Statement:
    """Have the change fail if a tournament is over."""
    return Statement(_STILL_ON, (tournament,), 1)


def begin_round(tournament: str, round: int, seats: Iterable[Seat]) -> list[Statement]:
    """Begin a round with its pairings. The change fails unless it is the next of a tournament that is not over."""
    begin = Statement(_BEGIN_ROUND, (round, tournament, round - 1), 1)
    return [begin, *(Statement(_PAIR, seat) for seat in seats)]


def settle(tournament: str, round: int, number: int, points: Sequence[int]) -> list[Statement]:
    """Write down the points of each seat of a pairing."""
    return [Statement(_SETTLE, (one, tournament, round, number, seat)) for seat, one in enumerate(points)]


def call_off(tournament: str, round: int, number: int) -> Statement:
    """Give a pairing without points no points for good."""
    return Statement(_CALL_OFF, (tournament, round, number))


def end(tournament: str, round: int) -> Statement:
    """End a tournament. The change fails unless that was its last round, and it is not over."""
    return Statement(_END, (tournament, round), 1)


def delete(tournament: str) -> list[Statement]:
    """Delete a tournament; its tables stay."""
    return [Statement(text, (tournament,)) for text in _DELETE]

"""Statements about the archive: finished games, figures and ratings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from ludotheque.app.store.interface import Reader, Statement
from ludotheque.app.store.queries.sql import insert, places, quoted
from ludotheque.core.levels import FORMER

Outcome = Literal["won", "lost", "none"]
"""The outcome for a seat. None: the game was abandoned, a bot finished it, or one person had several seats."""
Unrated = Literal["abandoned", "takebacks", "substitutes", "position", "shared", "alone", "clock", "unknown"]
"""The reason why a game did not count that had asked to be rated."""


class Head(NamedTuple):
    """A finished game as it is stored; ``number`` is its place in the order in which games were archived."""

    number: int
    players: int
    table: str
    game: str
    version: int
    at: int
    ended: str | None
    takebacks: int
    substitutes: bool
    rated: bool
    unrated: Unrated | None


class Play(NamedTuple):
    """One seat of a finished game."""

    seat: int
    guest: str | None
    name: str
    level: str | None
    """The level of the bot that played to the end; a person who gave up has a guest and a level."""
    score: int | None
    value: float | None
    """The value of the result by the rules, from -1 to 1."""
    place: int | None
    outcome: Outcome
    before: int | None = None
    """The rating before and after this game, where it was rated."""
    after: int | None = None

    @property
    def player(self) -> str | None:
        """Return who is rated for this seat: a guest, else the bot."""
        return self.guest if self.guest is not None else bot_player(self.level) if self.level is not None else None


def bot_player(level: str) -> str:
    """Return the name by which a bot is rated; no guest has a colon in its own."""
    return f"bot:{level}"


class StoredGame(NamedTuple):
    """A finished game with what it began from and its seats."""

    head: Head
    options: dict[str, Any]
    position: dict[str, Any] | None
    plays: list[Play]


class StoredRating(NamedTuple):
    """A rating as it is stored."""

    player: str
    game: str
    mu: float
    sigma: float
    games: int
    at: int


class Total(NamedTuple):
    """The games of a guest in one game with one number of players."""

    game: str
    players: int
    games: int
    wins: int
    scored: int
    """The games that have a score."""
    points: int
    best: int | None


class BotTotal(NamedTuple):
    """The games of a guest against bots of one level in one game."""

    game: str
    level: str
    games: int
    wins: int


class StoredOpponent(NamedTuple):
    """Another guest, and how many games they played together."""

    guest: str
    name: str
    games: int


_INSERT_GAME = insert("games", Head._fields)
_INSERT_PLAY = insert("plays", ("table", "game", "players", "at", *Play._fields))
_MARK = "UPDATE tables SET archived = TRUE WHERE id = ? AND over AND NOT archived"
_WAITING = "SELECT id FROM tables WHERE over AND NOT archived ORDER BY updated LIMIT ?"
_LAST = "SELECT COALESCE(MAX(number), 0) FROM games"
_COUNTED = 'SELECT "table", number FROM games WHERE rated AND unrated IS NULL AND number > ? ORDER BY number LIMIT ?'
_GAMES = (
    f'SELECT {quoted(Head._fields, "games.")}, tables.options, tables."position" FROM games '
    'JOIN tables ON tables.id = games."table" WHERE games."table" IN ({})'
)
_PLAYS = f'SELECT "table", {quoted(Play._fields)} FROM plays WHERE "table" IN ({{}}) ORDER BY "table", seat'

_FIRST_SEAT = (
    "mine.guest = ? AND NOT EXISTS (SELECT 1 FROM plays AS earlier "
    'WHERE earlier."table" = mine."table" AND earlier.guest = mine.guest AND earlier.seat < mine.seat)'
)
"""The seats of a guest, one for each game."""
_OTHERS = 'JOIN plays AS other ON other."table" = mine."table" AND other.seat <> mine.seat'
_AGAINST = 'EXISTS (SELECT 1 FROM plays AS other WHERE other."table" = mine."table" AND other.seat <> mine.seat AND {})'
_FORMER_NAMES = " ".join(f"WHEN '{former}' THEN '{level}'" for former, level in FORMER.items())
_LEVEL = f"CASE other.level {_FORMER_NAMES} ELSE other.level END"
"""The level of a bot by its name of today."""
_OF_GUEST = (
    'SELECT mine."table", mine."at" FROM plays AS mine WHERE {} ORDER BY mine."at" DESC, mine."table" DESC LIMIT ?'
)
_WITH_FILE = "(tables.game = ? AND CAST(tables.options AS TEXT) LIKE ? AND CAST(tables.options AS TEXT) NOT LIKE ?)"
"""The tables of a game whose option is a file that is not empty."""
_TOTALS = (
    "SELECT game, players, COUNT(*), SUM(CASE WHEN outcome = 'won' THEN 1 ELSE 0 END), COUNT(score), "
    "COALESCE(SUM(score), 0), MAX(score) FROM plays AS mine WHERE guest = ? AND outcome <> 'none' AND {} "
    "GROUP BY game, players ORDER BY game, players"
)
_BY_BOT = (
    f'SELECT mine.game, {_LEVEL}, COUNT(DISTINCT mine."table"), '
    "COUNT(DISTINCT CASE WHEN mine.outcome = 'won' THEN mine.\"table\" END) "
    f"FROM plays AS mine {_OTHERS} WHERE mine.guest = ? AND mine.outcome <> 'none' AND {{}} "
    f"AND other.guest IS NULL AND other.level IS NOT NULL GROUP BY mine.game, {_LEVEL}"
)
_OPPONENTS = (
    'SELECT other.guest, MAX(other.name), COUNT(DISTINCT mine."table") '
    f"FROM plays AS mine {_OTHERS} WHERE mine.guest = ? AND other.guest <> mine.guest "
    "GROUP BY other.guest ORDER BY 3 DESC, 1 LIMIT ?"
)

_RATINGS = f"SELECT {quoted(StoredRating._fields)} FROM ratings"
_RATINGS_OF = f"{_RATINGS} WHERE player = ? ORDER BY game"
_RATINGS_IN = f"{_RATINGS} WHERE game = ? AND player IN ({{}})"
_BEST = f"{_RATINGS} ORDER BY game, mu DESC, player LIMIT ?"
_ADD_RATING = insert("ratings", StoredRating._fields)
_CHANGE_RATING = "UPDATE ratings SET mu = ?, sigma = ?, games = ?, at = ? WHERE player = ? AND game = ? AND games = ?"
_FORGET_RATINGS = "DELETE FROM ratings"
_RATE_AGAIN = 'UPDATE plays SET "before" = ?, "after" = ? WHERE "table" = ? AND seat = ?'

# --- Games ---


async def waiting(store: Reader, most: int) -> list[str]:
    """Return tables whose games are over and not archived."""
    return [str(table) for (table,) in await store.find(_WAITING, most)]


async def last_number(store: Reader) -> int:
    """Return the number of the game that was archived last."""
    return int((await store.find(_LAST))[0][0])


async def counted(store: Reader, after: int, most: int) -> list[tuple[str, int]]:
    """Return the tables and numbers of the games that count for the ratings, beyond a number, in order."""
    return [(str(table), int(number)) for table, number in await store.find(_COUNTED, after, most)]


async def kept(store: Reader, tables: Sequence[str]) -> list[StoredGame]:
    """Return the games of tables that are archived."""
    found = await store.find(_GAMES.format(places(len(tables))), *tables)
    plays: dict[str, list[Play]] = {}
    for table, *play in await store.find(_PLAYS.format(places(len(tables))), *tables) if found else ():
        plays.setdefault(table, []).append(Play(*play))
    return [_kept(row, plays) for row in found]


def _kept(row: Sequence[Any], plays: dict[str, list[Play]]) -> StoredGame:
    *columns, options, position = row
    head = Head._make(columns)
    return StoredGame(
        head._replace(substitutes=bool(head.substitutes), rated=bool(head.rated)),
        msgspec.json.decode(options),
        None if position is None else msgspec.json.decode(position),
        plays.get(head.table, []),
    )


def keep(head: Head, plays: Iterable[Play]) -> list[Statement]:
    """Archive a game. The change fails if it is archived already."""
    return [
        Statement(_MARK, (head.table,), 1),
        Statement(_INSERT_GAME, head),
        *(Statement(_INSERT_PLAY, (head.table, head.game, head.players, head.at, *play)) for play in plays),
    ]


# --- The games of a guest ---


async def games(
    store: Reader,
    guest: str,
    most: int,
    *,
    game: str | None,
    outcome: Outcome | None,
    opponent: str | None,
    level: str | None,
    before: tuple[int, str] | None,
) -> list[tuple[str, int]]:
    """Return the tables of a guest's finished games and the times of their ends, the latest first.

    They are those of a game, with an outcome, against a guest, and against bots of a level, unless that is None.
    ``before`` is the end and the table of the game to go on from.
    """
    wanted: list[tuple[str, Sequence[Any]]] = [(_FIRST_SEAT, (guest,))]
    if game is not None:
        wanted.append(("mine.game = ?", (game,)))
    if outcome is not None:
        wanted.append(("mine.outcome = ?", (outcome,)))
    if opponent is not None:
        wanted.append((_AGAINST.format("other.guest = ?"), (opponent,)))
    if level is not None:
        wanted.append((_AGAINST.format(f"other.guest IS NULL AND {_LEVEL} = ?"), (level,)))
    if before is not None:
        wanted.append(('(mine."at" < ? OR (mine."at" = ? AND mine."table" < ?))', (before[0], *before)))
    text = _OF_GUEST.format(" AND ".join(condition for condition, _ in wanted))
    found = await store.find(text, *(value for _, values in wanted for value in values), most)
    return [(table, at) for table, at in found]


async def totals(store: Reader, guest: str, files: Iterable[tuple[str, str]]) -> list[Total]:
    """Return the figures of a guest, of the games that began as their rules say.

    ``files`` are the games and options whose values are files.
    """
    ordinary, values = _ordinary(files)
    found = await store.find(_TOTALS.format(ordinary), guest, *values)
    return [Total._make((game, *map(int, figures), best)) for game, *figures, best in found]


async def by_bot(store: Reader, guest: str, files: Iterable[tuple[str, str]]) -> list[BotTotal]:
    """Return the figures of a guest against bots, of the same games."""
    ordinary, values = _ordinary(files)
    return [BotTotal(*row) for row in await store.find(_BY_BOT.format(ordinary), guest, *values)]


def _ordinary(files: Iterable[tuple[str, str]]) -> tuple[str, list[str]]:
    """Return the condition that a game began as its rules say, with nothing brought to it, and its values.

    Files are looked for in the text of the options, where quotation marks within a file have a backslash before them,
    so that no file can pretend to be empty.
    """
    conditions = ['tables."position" IS NOT NULL']
    values: list[str] = []
    for game, option in files:
        conditions.append(_WITH_FILE)
        values += [game, f'%"{option}":"%', f'%"{option}":""%']
    from_elsewhere = " OR ".join(conditions)
    return f'NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = mine."table" AND ({from_elsewhere}))', values


async def opponents(store: Reader, guest: str, most: int) -> list[StoredOpponent]:
    """Return the guests against whom a guest has played, the most frequent first."""
    return [StoredOpponent(*row) for row in await store.find(_OPPONENTS, guest, most)]


# --- Ratings ---


async def ratings(store: Reader, player: str) -> list[StoredRating]:
    """Return the ratings of a player in each game."""
    return [StoredRating(*row) for row in await store.find(_RATINGS_OF, player)]


async def ratings_in(store: Reader, game: str, players: Sequence[str]) -> list[StoredRating]:
    """Return the ratings of players in one game."""
    return [StoredRating(*row) for row in await store.find(_RATINGS_IN.format(places(len(players))), game, *players)]


async def best(store: Reader, most: int) -> list[StoredRating]:
    """Return the best ratings in each game."""
    return [StoredRating(*row) for row in await store.find(_BEST, most)]


def add_rating(rating: StoredRating) -> Statement:
    """Add a rating."""
    return Statement(_ADD_RATING, rating)


def change_rating(rating: StoredRating, before: int) -> Statement:
    """Add or change a rating that counted ``before`` games. The change fails if another server was faster."""
    if before == 0:
        return add_rating(rating)
    player, game, *figures = rating
    return Statement(_CHANGE_RATING, (*figures, player, game, before), 1)


def forget_ratings() -> Statement:
    """Delete all ratings."""
    return Statement(_FORGET_RATINGS)


def rate_again(table: str, seat: int, before: int | None, after: int | None) -> Statement:
    """Change the ratings of a seat of a finished game."""
    return Statement(_RATE_AGAIN, (before, after, table, seat))

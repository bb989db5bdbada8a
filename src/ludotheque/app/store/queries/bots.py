"""Statements about bot accounts and the seats that are offered to them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from ludotheque.app.store.interface import Reader, Statement
from ludotheque.app.store.queries.sql import insert, quoted


class StoredBot(NamedTuple):
    """A bot account as it is stored."""

    guest: str
    owner: str
    name: str
    likeness: str
    lower_likeness: str
    token_hash: str
    everyone: bool
    """True if not only its owner may challenge it."""
    created: int
    here: int
    """The time at which its program was connected last; 0 once it has gone."""


class BotInPlay(NamedTuple):
    """A seat of a bot account in a game that is not over."""

    table: str
    seat: int
    game: str


_BOTS = f"SELECT {quoted(StoredBot._fields)} FROM bots WHERE"
_ADD = insert("bots", StoredBot._fields)
_ONE = f"{_BOTS} guest = ?"
_ALIKE = "SELECT 1 FROM bots WHERE likeness = ? OR lower_likeness = ? LIMIT 1"
_OF_OWNER = f"{_BOTS} owner = ? ORDER BY created, guest"
_WITHIN = (
    "UPDATE bots SET owner = owner WHERE guest = ? "
    "AND (SELECT COUNT(*) FROM bots AS others WHERE others.owner = ?) <= ?"
)
_SET_TOKEN = "UPDATE bots SET token_hash = ? WHERE guest = ? AND owner = ?"
_SET_EVERYONE = "UPDATE bots SET everyone = ? WHERE guest = ? AND owner = ?"
_COME = "UPDATE bots SET here = ? WHERE guest = ?"
_READY = f"{_BOTS} here > ? AND (everyone OR owner = ?) ORDER BY CASE WHEN owner = ? THEN 0 ELSE 1 END, name LIMIT ?"

_OFFER = (
    f"{insert('challenges', ('table', 'seat', 'guest', 'at'))} "
    'ON CONFLICT ("table", seat) DO UPDATE SET guest = excluded.guest, "at" = excluded."at"'
)
_WITHDRAW = 'DELETE FROM challenges WHERE "table" = ? AND seat = ? AND guest = ?'
_FORGET_OLD = 'DELETE FROM challenges WHERE "at" <= ?'
_OFFERED = (
    'SELECT challenges."table", challenges.seat FROM challenges '
    'JOIN seats ON seats."table" = challenges."table" AND seats.seat = challenges.seat '
    "WHERE challenges.guest = ? AND challenges.\"at\" > ? AND seats.kind = 'human' AND seats.token_hash IS NULL "
    'ORDER BY challenges."at"'
)
_PLAYS = (
    'SELECT tables.id, seats.seat, tables.game FROM seats JOIN tables ON tables.id = seats."table" '
    "WHERE seats.guest = ? AND NOT tables.over ORDER BY tables.created"
)

# --- Bot accounts ---


async def one(store: Reader, guest: str) -> StoredBot | None:
    """Return a bot account."""
    return next(iter(_bots(await store.find(_ONE, guest))), None)


async def of_owner(store: Reader, owner: str) -> list[StoredBot]:
    """Return the bot accounts of a guest, the oldest first."""
    return _bots(await store.find(_OF_OWNER, owner))


async def ready(store: Reader, guest: str, since: int, most: int) -> list[StoredBot]:
    """Return the bot accounts that a guest may challenge and that were here since then, its own first."""
    return _bots(await store.find(_READY, since, guest, guest, most))


async def is_alike(store: Reader, likeness: str, lower_likeness: str) -> bool:
    """Return whether a bot account has a name that looks like another."""
    return bool(await store.find(_ALIKE, likeness, lower_likeness))


def _bots(rows: Iterable[Sequence[Any]]) -> list[StoredBot]:
    return [one._replace(everyone=bool(one.everyone)) for one in map(StoredBot._make, rows)]


def add(bot: StoredBot, most: int) -> list[Statement]:
    """Add a bot account. The change fails if its owner would have more than ``most``."""
    return [Statement(_ADD, bot), Statement(_WITHIN, (bot.guest, bot.owner, most), exactly=1)]


def set_token(guest: str, owner: str, token_hash: str) -> Statement:
    """Give a bot account another token. The change fails if the owner has no such bot account."""
    return Statement(_SET_TOKEN, (token_hash, guest, owner), exactly=1)


def set_everyone(guest: str, owner: str, everyone: bool) -> Statement:
    """Note who may challenge a bot account."""
    return Statement(_SET_EVERYONE, (everyone, guest, owner))


def come(guest: str, at: int) -> Statement:
    """Note when a bot account was here last."""
    return Statement(_COME, (at, guest))


# --- Challenges and games ---


async def offered(store: Reader, guest: str, since: int) -> list[tuple[str, int]]:
    """Return the tables and seats that were offered to a bot account since then, and that it may still take."""
    return [(str(table), int(seat)) for table, seat in await store.find(_OFFERED, guest, since)]


async def games(store: Reader, guest: str) -> list[BotInPlay]:
    """Return the games of a bot account that are not over."""
    return [BotInPlay(*row) for row in await store.find(_PLAYS, guest)]


def offer(table: str, seat: int, guest: str, at: int, stands: int) -> list[Statement]:
    """Offer a seat to a bot account, and forget offers that have expired."""
    return [Statement(_FORGET_OLD, (at - stands,)), Statement(_OFFER, (table, seat, guest, at))]


def withdraw(table: str, seat: int, guest: str) -> Statement:
    """Offer a seat to a bot account no longer."""
    return Statement(_WITHDRAW, (table, seat, guest))

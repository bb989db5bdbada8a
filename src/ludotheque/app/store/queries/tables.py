"""Statements about tables: their seats, steps, standing and history.

Parameters are written ``?``; JSON columns hold text.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

import msgspec

from ludotheque.app.protocol.seats import SeatKind
from ludotheque.app.store.interface import (
    Reader,
    Seating,
    Snapshot,
    Statement,
    StoredSeat,
    StoredStep,
    StoredTable,
    TableStanding,
)
from ludotheque.app.store.queries.sql import insert, json_text, quoted, settings
from ludotheque.core.contributions import Contribution
from ludotheque.core.record import Carried, carried

HEAD = (
    "id",
    "game",
    "version",
    "options",
    "position",
    "setup",
    "secret",
    "owner",
    "created",
    "contributions",
    "terms",
    "hushed",
    "carried",
)
STANDING = (
    "ply",
    "player",
    "over",
    "result",
    "updated",
    "clocks",
    "due",
    "deciding",
    "early",
    "takebacks",
    "ended",
    "turns",
)
SEAT = ("table", "seat", "name", "kind", "level", "guest", "token_hash", "invite", "proposes")
STEP = ("table", "ply", "seat", "do", "chance", "hash", "at", "auto", "undo")
SEATING = ("table", "number", "ply", "seat", "name", "kind", "level", "why", "at", "guest")

_INSERT_TABLE = insert("tables", HEAD + STANDING)
_INSERT_SEAT = insert("seats", SEAT)
_INSERT_STEP = insert("entries", STEP)
_INSERT_SEATING = insert("seatings", SEATING)
_RESEAT = f'UPDATE seats SET {settings(SEAT[2:])} WHERE "table" = ? AND seat = ?'
_TAKE_SEAT = f"{_RESEAT} AND invite IS NOT NULL"
_STAND = f"UPDATE tables SET {settings(STANDING)} WHERE id = ? AND ply <= ?"
_HUSH = "UPDATE tables SET hushed = ? WHERE id = ?"
_SEAL = "UPDATE tables SET contributions = ? WHERE id = ? AND ply = 0 AND contributions IS NULL"
_DEAL = f"UPDATE tables SET setup = ?, contributions = ?, {settings(STANDING)} WHERE id = ? AND ply = 0"
_BESIDE = (
    "challenges",
    "club_tables",
    "consents",
    "kept_seats",
    "notes",
    "rematches",
    "takebacks",
    "sent_away",
    "snapshots",
    "rings",
    "muted",
    "plays",
    "games",
    "listings",
    "calls",
    "chat",
    "entries",
    "seatings",
    "seats",
)
_DELETE = (
    *(f'DELETE FROM {beside} WHERE "table" = ?' for beside in _BESIDE),
    "DELETE FROM rematches WHERE next = ?",
    "DELETE FROM tables WHERE id = ?",
)
"""The statements that delete a table, in order."""
_GUEST_OF_ROW = (
    '(SELECT 1 FROM seats WHERE seats."table" = {rows}."table" AND seats.seat = {rows}.seat '
    "AND seats.name = {rows}.name AND seats.guest = ?)"
)
_RENAME = (
    *(
        f'UPDATE {rows} SET name = ? WHERE "table" = ? AND EXISTS {_GUEST_OF_ROW.format(rows=rows)}'
        for rows in ("chat", "seatings")
    ),
    *(
        f'UPDATE {rows} SET name = ?, guest = NULL WHERE "table" = ? AND guest = ?'
        for rows in ("chat", "plays", "seatings")
    ),
)
"""Replace the name of a guest at a table: its lines of chat, its entries in the history, its result."""
_DISOWN = "UPDATE tables SET owner = '' WHERE id = ? AND owner = ?"
_UNCALL = 'DELETE FROM calls WHERE "table" = ? AND guest = ?'
_SEND_AWAY = 'INSERT INTO sent_away ("table", guest) VALUES (?, ?) ON CONFLICT DO NOTHING'
_SENT_AWAY = 'SELECT guest FROM sent_away WHERE "table" = ?'
_NO_COOKIE = ""
_KEEP_SNAPSHOT = (
    'INSERT INTO snapshots ("table", ply, version, position) '
    "SELECT id, ply, CAST(? AS INTEGER), CAST(? AS TEXT) FROM tables WHERE id = ? AND ply = ? "
    'ON CONFLICT ("table") DO UPDATE SET '
    "ply = excluded.ply, version = excluded.version, position = excluded.position"
)
_SNAPSHOT = 'SELECT ply, version, position FROM snapshots WHERE "table" = ?'
_CARRY = "UPDATE tables SET version = ?, carried = ? WHERE id = ? AND ply = ?"
_NOTE_TAKEBACK = insert("takebacks", ("table", "ply", "seat"))
_TAKEBACKS = 'SELECT ply, seat FROM takebacks WHERE "table" = ? ORDER BY ply'

_TABLES = (
    f"SELECT {quoted(HEAD + STANDING, prefix='tables.')}, {quoted(SEAT[2:], prefix='seats.')} "
    'FROM tables JOIN seats ON seats."table" = tables.id WHERE {where} '
    "ORDER BY tables.updated DESC, tables.id, seats.seat"
)
"""Tables with their seats, a row a seat: one statement reads everything as of one moment."""
_OF_GUEST = 'tables.owner = ? OR tables.id IN (SELECT "table" FROM seats WHERE guest = ?)'
_NEWEST_OF_GUEST = (
    "tables.id IN (SELECT id FROM tables WHERE owner = ? OR id IN "
    '(SELECT "table" FROM seats WHERE guest = ?) ORDER BY over, updated DESC LIMIT ?)'
)
_WAS_AT = 'SELECT DISTINCT "table" FROM seatings WHERE guest = ?'
_OPENED = "SELECT COUNT(*) FROM tables WHERE owner = ? AND created >= ? AND NOT over"
_MISSING = (
    '(SELECT 1 FROM seats AS missing WHERE missing."table" = tables.id '
    "AND missing.kind = 'human' AND missing.token_hash IS NULL)"
)
WITH_OPEN_SEAT = f"tables.ply = 0 AND NOT tables.over AND EXISTS {_MISSING}"
_AWAITING_BOTS = (
    'SELECT tables.id FROM tables LEFT JOIN seats ON seats."table" = tables.id AND seats.seat = tables.player '
    "WHERE (seats.kind = 'bot' OR tables.ply = 0 OR tables.due IS NOT NULL) AND NOT tables.over "
    f"AND NOT EXISTS {_MISSING}"
)
_STALE = "SELECT id FROM tables WHERE (ply = 0 AND updated < ?) OR (over AND updated < ?) ORDER BY updated"

LOADING = (
    _TABLES.format(where="tables.id = ?"),
    f'SELECT {quoted(STEP)} FROM entries WHERE "table" = ? ORDER BY ply',
    f'SELECT {quoted(SEATING)} FROM seatings WHERE "table" = ? ORDER BY number',
)
"""The queries of everything about a table, for :func:`loaded`; each takes its id."""

# --- Changes ---


def create_table(table: StoredTable) -> list[Statement]:
    """Add a table with its seats and steps."""
    return [
        Statement(_INSERT_TABLE, _table_row(table)),
        *(Statement(_INSERT_SEAT, (table.id, number, *_seat_row(seat))) for number, seat in enumerate(table.seats)),
        *(Statement(_INSERT_STEP, step_row(table.id, step)) for step in table.steps),
    ]


def take_seat(table: str, number: int, seat: StoredSeat) -> Statement:
    """Give a seat that has an invite to the guest who takes it. Conflict if it has none any more."""
    return Statement(_TAKE_SEAT, (*_seat_row(seat), table, number), exactly=1)


def reseat(
    table: str, number: int, seat: StoredSeat, standing: TableStanding, seating: Seating | None = None
) -> list[Statement]:
    """Change who sits on a seat, with how the table then stands; with ``seating``, add that to its history.

    Conflict if the history already has an entry of that number.
    """
    changes = [Statement(_RESEAT, (*_seat_row(seat), table, number)), stand(table, standing)]
    if seating is not None:
        changes.append(Statement(_INSERT_SEATING, (table, *seating)))
    return changes


def stand(table: str, standing: TableStanding) -> Statement:
    """Change how a table stands. Conflict if it has gone on to a later ply, or is gone."""
    return Statement(_STAND, (*standing_row(standing), table, standing.ply), exactly=1)


def close_table(table: str, standing: TableStanding) -> Statement:
    """End a game with that standing. Conflict if it has gone on meanwhile, or is over."""
    return stand(table, standing)._replace(text=f"{_STAND} AND NOT over")


def hush_spectators(table: str, hushed: bool) -> Statement:
    """Say whether spectators may not write in the chat."""
    return Statement(_HUSH, (hushed, table))


def delete_table(table: str) -> list[Statement]:
    """Delete a table and everything about it."""
    return [Statement(text, (table,)) for text in _DELETE]


def send_away(table: str, spectator: str | None) -> Statement:
    """Keep a guest from watching a table; None stands for all who have no cookie."""
    return Statement(_SEND_AWAY, (table, spectator or _NO_COOKIE))


def seal_table(table: str, contributions: list[Contribution]) -> Statement:
    """Store the commits of a table. Conflict if it has been sealed or dealt already."""
    return Statement(_SEAL, (_contributions_text(contributions), table), exactly=1)


def deal_table(table: str, setup: list[int], contributions: list[Contribution], standing: TableStanding) -> Statement:
    """Store the setup of a table and the contributions to it. Conflict if it has been dealt already."""
    values = (json_text(setup), _contributions_text(contributions), *standing_row(standing), table)
    return Statement(_DEAL, values, exactly=1)


def forget_guest(table: str, guest: str, name: str) -> list[Statement]:
    """Put another name in the place of a guest's in the chat and history of a table, which it hosts no longer."""
    renamed = [Statement(text, (name, table, guest)) for text in _RENAME]
    return [*renamed, *(Statement(text, (table, guest)) for text in (_DISOWN, _UNCALL))]


def keep_snapshot(table: str, snapshot: Snapshot) -> Statement:
    """Keep a position, if all steps up to it are saved and there is no later one."""
    return Statement(_KEEP_SNAPSHOT, (snapshot.version, snapshot.position, table, snapshot.ply))


def carry_over(table: StoredTable) -> Statement:
    """Store that a table goes on by other rules. Conflict if it has changed meanwhile."""
    values = (table.version, _carried_text(table.carried), table.id, table.standing.ply)
    return Statement(_CARRY, values, exactly=1)


def note_takeback(table: str, ply: int, seat: int) -> Statement:
    """Note that a seat took back at that ply what had been shown."""
    return Statement(_NOTE_TAKEBACK, (table, ply, seat))


# --- Reading ---


async def table_info(store: Reader, table: str) -> StoredTable | None:
    """Return a table without its steps and history."""
    return next(iter(await tables_where(store, "tables.id = ?", table)), None)


async def tables_of_guest(store: Reader, guest: str) -> list[StoredTable]:
    """Return the tables that a guest opened or sits at, newest first, without their steps."""
    return await tables_where(store, _OF_GUEST, guest, guest)


async def newest_of_guest(store: Reader, guest: str, most: int) -> list[StoredTable]:
    """Return the newest of those tables; where there are more, those in play before those that are over."""
    return await tables_where(store, _NEWEST_OF_GUEST, guest, guest, most)


async def was_at(store: Reader, guest: str) -> list[str]:
    """Return the tables whose history names a guest, also where others have its seat by now."""
    return [str(table) for (table,) in await store.find(_WAS_AT, guest)]


async def tables_where(store: Reader, where: str, *values: Any) -> list[StoredTable]:
    """Return the tables of a condition, newest first, each with its seats and without its steps."""
    return _tables(await store.find(_TABLES.format(where=where), *values))


async def opened_since(store: Reader, guest: str, since: int) -> int:
    """Count the unfinished tables that a guest has opened since then."""
    return int((await store.find(_OPENED, guest, since))[0][0])


async def awaiting_bots(store: Reader) -> list[str]:
    """List the full tables at which a bot is to decide, or that are not dealt yet."""
    return [row[0] for row in await store.find(_AWAITING_BOTS)]


async def stale(store: Reader, unbegun: int, finished: int) -> list[str]:
    """List tables that no one has touched since those times: games that never began, and games that are over."""
    return [row[0] for row in await store.find(_STALE, unbegun, finished)]


async def snapshot_of(store: Reader, table: str) -> Snapshot | None:
    """Return the late position that is kept of a table."""
    return next((Snapshot(*row) for row in await store.find(_SNAPSHOT, table)), None)


async def sent_away(store: Reader, table: str) -> set[str | None]:
    """Return the guests who may not watch a table; None stands for all who have no cookie."""
    return {guest if guest != _NO_COOKIE else None for (guest,) in await store.find(_SENT_AWAY, table)}


async def takebacks(store: Reader, table: str) -> list[tuple[int, int]]:
    """Return the plies at which something was taken back, each with the seat that did."""
    return [(int(ply), int(seat)) for ply, seat in await store.find(_TAKEBACKS, table)]


# --- To rows ---


def standing_row(standing: TableStanding) -> tuple[Any, ...]:
    """Return the columns of STANDING."""
    return (
        standing.ply,
        standing.player,
        standing.over,
        json_text(standing.result),
        standing.updated,
        json_text(standing.clocks),
        standing.due,
        json_text(standing.deciding),
        json_text(standing.early),
        standing.takebacks,
        standing.ended,
        json_text(standing.turns),
    )


def step_row(table: str, step: StoredStep) -> tuple[Any, ...]:
    """Return the columns of STEP."""
    return (table, step.ply, step.seat, step.do, json_text(step.chance), step.hash, step.at, step.auto, step.undo)


def _table_row(table: StoredTable) -> tuple[Any, ...]:
    """Return the columns of HEAD and STANDING."""
    head = (
        table.id,
        table.game,
        table.version,
        json_text(table.options),
        json_text(table.position),
        json_text(table.setup),
        table.secret,
        table.owner,
        table.created,
        _contributions_text(table.contributions),
        json_text(table.terms),
        table.hushed,
        _carried_text(table.carried),
    )
    return head + standing_row(table.standing)


def _seat_row(seat: StoredSeat) -> tuple[Any, ...]:
    """Return the columns of SEAT but for the table and the number."""
    return tuple(getattr(seat, name) for name in SEAT[2:])


def _contributions_text(contributions: list[Contribution] | None) -> str | None:
    return None if contributions is None else json_text([one.to_json() for one in contributions])


def _carried_text(places: Sequence[Carried]) -> str | None:
    return json_text([one.to_json() for one in places] or None)


# --- From rows ---


def loaded(
    seats: Iterable[Sequence[Any]], steps: Iterable[Sequence[Any]], seatings: Iterable[Sequence[Any]]
) -> StoredTable | None:
    """Return the table of the rows of :data:`LOADING`; None if there is none."""
    history = tuple(map(_seating, seatings))
    return next(iter(_tables(seats, tuple(map(_step, steps)), history)), None)


def standing(row: Sequence[Any]) -> TableStanding:
    """Return the standing of a row of STANDING."""
    ply, player, over, result, updated, clocks, due, deciding, early, takebacks, ended, turns = row
    return TableStanding(
        ply,
        player,
        bool(over),
        _json(result),
        updated,
        _json(clocks),
        due,
        _json(deciding),
        _json(early),
        takebacks,
        ended,
        _json(turns),
    )


def _step(row: Sequence[Any]) -> StoredStep:
    _, ply, seat, do, chance, hash, at, auto, undo = row
    return StoredStep(ply, seat, do, tuple(msgspec.json.decode(chance)), hash, at, bool(auto), undo)


def _tables(
    rows: Iterable[Sequence[Any]], steps: tuple[StoredStep, ...] = (), seatings: tuple[Seating, ...] = ()
) -> list[StoredTable]:
    found = []
    for _, seats in groupby(rows, key=lambda row: row[0]):
        first, *rest = seats
        found.append(_table(first, tuple(map(_seat, (first, *rest))), steps, seatings))
    return found


def _seating(row: Sequence[Any]) -> Seating:
    number, ply, seat, name, kind, *more = row[1:]
    return Seating(number, ply, seat, name, SeatKind(kind), *more)


def _seat(row: Sequence[Any]) -> StoredSeat:
    name, kind, level, guest, token_hash, invite, proposes = row[len(HEAD) + len(STANDING) :]
    return StoredSeat(name, SeatKind(kind), level, guest, token_hash, invite, bool(proposes))


def _table(
    row: Sequence[Any], seats: tuple[StoredSeat, ...], steps: tuple[StoredStep, ...], seatings: tuple[Seating, ...]
) -> StoredTable:
    id, game, version, options, position, setup, secret, owner, created, contributions, terms, hushed, carried_over = (
        row[: len(HEAD)]
    )
    added = None if contributions is None else enumerate(msgspec.json.decode(contributions))
    return StoredTable(
        id=id,
        game=game,
        version=version,
        options=msgspec.json.decode(options),
        position=_json(position),
        setup=msgspec.json.decode(setup),
        secret=bytes(secret),
        owner=owner,
        created=created,
        seats=seats,
        steps=steps,
        standing=standing(row[len(HEAD) :][: len(STANDING)]),
        terms=_json(terms),
        hushed=bool(hushed),
        carried=tuple(carried(number, one) for number, one in enumerate(_json(carried_over) or ())),
        seatings=seatings,
        contributions=None if added is None else [Contribution.from_json(seat, one) for seat, one in added],
    )


def _json(text: Any) -> Any:
    return None if text is None else msgspec.json.decode(text)

"""Rows of the database, and what they mean: the same statements and conversions for every kind of database.

Parameters are written ``?``; JSON columns hold text.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import orjson

from ludotheque.core.contributions import Contribution
from ludotheque.core.record import carried
from ludotheque.server.store.interface import (
    Conflict,
    Line,
    Seating,
    Standing,
    Statement,
    Step,
    StoredSeat,
    StoredTable,
)
from ludotheque.server.store.queries.sql import insert, quoted, settings

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
CHAT = ("table", "name", "seat", "text", "at", "guest")
LISTING = ("table", "until", "fill", "fill_at")


INSERT_TABLE = insert("tables", HEAD + STANDING)
INSERT_SEAT = insert("seats", SEAT)
INSERT_LINE = insert("chat", CHAT)
INSERT_SEATING = insert("seatings", SEATING)
RESEAT = f'UPDATE seats SET {settings(SEAT[2:])} WHERE "table" = ? AND seat = ?'
STAND = f"UPDATE tables SET {settings(STANDING)} WHERE id = ? AND ply <= ?"
HUSH = "UPDATE tables SET hushed = ? WHERE id = ?"
BESIDE = (
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
)
DELETE = (
    *(f'DELETE FROM {table} WHERE "table" = ?' for table in (*BESIDE, "seats")),
    "DELETE FROM rematches WHERE next = ?",
    "DELETE FROM tables WHERE id = ?",
)
"""The statements that delete a table, in order."""
TAKE_SEAT = f'UPDATE seats SET {settings(SEAT[2:])} WHERE "table" = ? AND seat = ? AND invite IS NOT NULL'
SEAL = "UPDATE tables SET contributions = ? WHERE id = ? AND ply = 0 AND contributions IS NULL"
DEAL = f"UPDATE tables SET setup = ?, contributions = ?, {settings(STANDING)} WHERE id = ? AND ply = 0"
LIST = f'{insert("listings", LISTING)} ON CONFLICT ("table") DO UPDATE SET ' + ", ".join(
    f'"{name}" = excluded."{name}"' for name in LISTING[1:]
)
CALL = f'{insert("calls", ("table", "guest", "at"))} ON CONFLICT ("table", "guest") DO UPDATE SET "at" = excluded."at"'
CALLED_TO = 'SELECT guest FROM calls WHERE "table" = ?'
OF_GUEST_HERE = (
    '(SELECT 1 FROM seats WHERE seats."table" = {rows}."table" AND seats.seat = {rows}.seat '
    "AND seats.name = {rows}.name AND seats.guest = ?)"
)
NAMING = ("chat", "plays", "seatings")
"""Database tables that store a name and the guest it belongs to."""
FORGET = (
    *(
        f'UPDATE {rows} SET name = ? WHERE "table" = ? AND EXISTS {OF_GUEST_HERE.format(rows=rows)}'
        for rows in ("chat", "seatings")
    ),
    *(f'UPDATE {rows} SET name = ?, guest = NULL WHERE "table" = ? AND guest = ?' for rows in NAMING),
)
"""Statements that replace the name of a guest at a table: its lines of chat, its entries in the history, its result."""
DISOWN = "UPDATE tables SET owner = '' WHERE id = ? AND owner = ?"
UNCALL = 'DELETE FROM calls WHERE "table" = ? AND guest = ?'

KEY = "SELECT value FROM meta WHERE name = 'key'"
STEPS = f'SELECT {quoted(STEP)} FROM entries WHERE "table" = ? ORDER BY ply'
SEATINGS = f'SELECT {quoted(SEATING)} FROM seatings WHERE "table" = ? ORDER BY number'
LINES = f'SELECT {quoted(CHAT)} FROM chat WHERE "table" = ? ORDER BY id DESC LIMIT ?'
OPENED = "SELECT COUNT(*) FROM tables WHERE owner = ? AND created >= ? AND NOT over"
AWAITING = (
    'SELECT tables.id FROM tables LEFT JOIN seats ON seats."table" = tables.id AND seats.seat = tables.player '
    "WHERE (seats.kind = 'bot' OR tables.ply = 0 OR tables.due IS NOT NULL) AND NOT tables.over AND NOT EXISTS "
    '(SELECT 1 FROM seats AS missing WHERE missing."table" = tables.id '
    "AND missing.kind = 'human' AND missing.token_hash IS NULL)"
)

WITH_OPEN_SEAT = (
    'tables.ply = 0 AND NOT tables.over AND EXISTS (SELECT 1 FROM seats AS missing WHERE missing."table" = tables.id '
    "AND missing.kind = 'human' AND missing.token_hash IS NULL)"
)
LISTINGS = (
    f'SELECT {quoted(LISTING, prefix="listings.")} FROM listings JOIN tables ON tables.id = listings."table" '
    f"WHERE {WITH_OPEN_SEAT}"
)
PARTNERS = (
    "SELECT other.guest, other.name, tables.id, tables.updated FROM seats AS own "
    'JOIN tables ON tables.id = own."table" '
    'JOIN seats AS other ON other."table" = own."table" '
    "WHERE own.guest = ? AND other.guest <> own.guest AND tables.ply > 0 ORDER BY tables.updated DESC LIMIT ?"
)

STALE = "SELECT id FROM tables WHERE (ply = 0 AND updated < ?) OR (over AND updated < ?) ORDER BY updated"

ONE = "tables.id = ?"
OWN_CLUB = (
    'NOT EXISTS (SELECT 1 FROM club_tables WHERE club_tables."table" = tables.id AND NOT EXISTS '
    "(SELECT 1 FROM members WHERE members.club = club_tables.club AND members.guest = ?))"
)
"""Tables of a club are listed for its members only."""
OPEN = (
    f'{WITH_OPEN_SEAT} AND ((tables.id IN (SELECT "table" FROM listings WHERE until > ?) AND {OWN_CLUB}) '
    'OR tables.id IN (SELECT "table" FROM calls WHERE guest = ? AND "at" > ?))'
)
OF_GUEST_AT_MOST = (
    "tables.id IN (SELECT id FROM tables WHERE owner = ? OR id IN "
    '(SELECT "table" FROM seats WHERE guest = ?) ORDER BY over, updated DESC LIMIT ?)'
)
"""Tables in play before those that are over."""
OF_GUEST = 'tables.owner = ? OR tables.id IN (SELECT "table" FROM seats WHERE guest = ?)'


def tables_where(condition: str) -> str:
    """Return the statement for tables of a condition, newest first."""
    return f"SELECT {quoted(HEAD + STANDING)} FROM tables WHERE {condition} ORDER BY updated DESC"


def seats_where(condition: str) -> str:
    """Return the statement for the seats of the tables of a condition."""
    return (
        f'SELECT {quoted(SEAT, prefix="seats.")} FROM seats JOIN tables ON tables.id = seats."table" '
        f"WHERE {condition} ORDER BY seats.seat"
    )


def check_count(statement: Statement, count: int) -> None:
    """Raise Conflict if a statement has changed other rows than it should."""
    if statement.exactly not in (None, count):
        raise Conflict("this was done already, or somewhere else")


# --- To rows ---


def text(value: object) -> str | None:
    """JSON as it is stored; NULL for None."""
    return None if value is None else orjson.dumps(value).decode()


def standing_row(standing: Standing) -> tuple[Any, ...]:
    """Return the columns of STANDING."""
    return (
        standing.ply,
        standing.player,
        standing.over,
        text(standing.result),
        standing.updated,
        text(standing.clocks),
        standing.due,
        text(standing.deciding),
        text(standing.early),
        standing.takebacks,
        standing.ended,
        text(standing.turns),
    )


def stand_row(table: str, standing: Standing) -> tuple[Any, ...]:
    """Return the parameters of STAND: a process that has lost a table must not put it back to an earlier ply."""
    return (*standing_row(standing), table, standing.ply)


def table_row(table: StoredTable) -> tuple[Any, ...]:
    """Return the columns of HEAD and STANDING."""
    head = (
        table.id,
        table.game,
        table.version,
        text(table.options),
        text(table.position),
        text(table.setup),
        table.secret,
        table.owner,
        table.created,
        contributions_text(table.contributions),
        text(table.terms),
        table.hushed,
        text([one.to_json() for one in table.carried] or None),
    )
    return head + standing_row(table.standing)


def contributions_text(contributions: list[Contribution] | None) -> str | None:
    """Contributions as they are stored; NULL for None."""
    return None if contributions is None else text([one.to_json() for one in contributions])


def seal_row(table: str, contributions: list[Contribution]) -> tuple[Any, ...]:
    """Return the parameters of SEAL."""
    return (contributions_text(contributions), table)


def deal_row(table: str, setup: list[int], contributions: list[Contribution], standing: Standing) -> tuple[Any, ...]:
    """Return the parameters of DEAL."""
    return (text(setup), contributions_text(contributions), *standing_row(standing), table)


def seat_row(table: str, number: int, seat: StoredSeat) -> tuple[Any, ...]:
    """Return the columns of SEAT."""
    return (table, number, *(getattr(seat, name) for name in SEAT[2:]))


def creation(table: StoredTable) -> list[Statement]:
    """Return the statements that add a table, which has no steps yet, with its seats."""
    return [
        Statement(INSERT_TABLE, table_row(table)),
        *(Statement(INSERT_SEAT, seat_row(table.id, number, seat)) for number, seat in enumerate(table.seats)),
    ]


def seating_row(table: str, seating: Seating) -> tuple[Any, ...]:
    """Return the columns of SEATING."""
    return (table, *seating)


def step_row(table: str, step: Step) -> tuple[Any, ...]:
    """Return the columns of STEP."""
    return (table, step.ply, step.seat, step.do, text(step.chance), step.hash, step.at, step.auto, step.undo)


def line_row(table: str, line: Line) -> tuple[Any, ...]:
    """Return the columns of CHAT."""
    return (table, line.name, line.seat, line.text, line.at, line.guest)


# --- From rows ---


def step(row: Sequence[Any]) -> Step:
    """Return the ply of a row of STEP."""
    _, ply, seat, do, chance, hash, at, auto, undo = row
    return Step(ply, seat, do, tuple(orjson.loads(chance)), hash, at, bool(auto), undo)


def seating(row: Sequence[Any]) -> Seating:
    """Return the change of a seat of a row of SEATING."""
    return Seating(*row[1:])


def line(row: Sequence[Any]) -> Line:
    """Return the line of a row of CHAT."""
    _, name, seat, text, at, guest = row
    return Line(name, seat, text, at, guest)


def stored(
    tables: Iterable[Sequence[Any]],
    seats: Iterable[Sequence[Any]],
    steps: tuple[Step, ...] = (),
    seatings: tuple[Seating, ...] = (),
) -> list[StoredTable]:
    """Return the tables of rows of HEAD and STANDING, with the seats of theirs."""
    found: dict[str, list[StoredSeat]] = {}
    for table, _number, name, kind, level, guest, token_hash, invite, proposes in seats:
        seat = StoredSeat(name, kind, level, guest, token_hash, invite, bool(proposes))
        found.setdefault(table, []).append(seat)
    return [_table(row, tuple(found[row[0]]), steps, seatings) for row in tables]


def _table(
    row: Sequence[Any], seats: tuple[StoredSeat, ...], steps: tuple[Step, ...], seatings: tuple[Seating, ...]
) -> StoredTable:
    head, stands = row[: len(HEAD)], row[len(HEAD) :]
    id, game, version, options, position, setup, secret, owner, created, contributions, terms, hushed, carried_over = (
        head
    )
    added = None if contributions is None else enumerate(orjson.loads(contributions))
    return StoredTable(
        id=id,
        game=game,
        version=version,
        options=orjson.loads(options),
        position=None if position is None else orjson.loads(position),
        setup=orjson.loads(setup),
        secret=bytes(secret),
        owner=owner,
        created=created,
        seats=seats,
        steps=steps,
        standing=standing(stands),
        terms=_json(terms),
        hushed=bool(hushed),
        carried=tuple(carried(number, one) for number, one in enumerate(_json(carried_over) or ())),
        seatings=seatings,
        contributions=None if added is None else [Contribution.from_json(seat, one) for seat, one in added],
    )


def standing(row: Sequence[Any]) -> Standing:
    """Return the standing of a row of STANDING."""
    ply, player, over, result, updated, clocks, due, deciding, early, takebacks, ended, turns = row
    return Standing(
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


def _json(text: Any) -> Any:
    return None if text is None else orjson.loads(text)

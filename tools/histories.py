"""Tables that have been played at: a game up to one of its moments, with everything that its log has told.

A table that is opened at a position has an empty log, and strips that tell nothing of the players' deeds. These tables
are written into the SQLite database of a running server as the server itself would have written them.
"""

from __future__ import annotations

import contextlib
import secrets
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from ludotheque.app.protocol import guests
from ludotheque.app.protocol.seats import SeatKind
from ludotheque.app.store.interface import StoredSeat, StoredStep, StoredTable, TableStanding, now
from ludotheque.app.store.queries.tables import create_table
from ludotheque.app.tables.journal import SETUP
from ludotheque.core.record import Record
from ludotheque.core.registry import load

PATIENCE = 20.0
"""Seconds to wait while the server writes."""


def guest_of(cookie: str) -> str:
    """Return the guest of a server's cookie."""
    return cookie.partition(".")[0]


def write(database: Path, record: Record, entry: int, seat: int, guest: str, names: Sequence[str]) -> str:
    """Write the table of a record after that entry, with a guest on a seat and bots on all others.

    Returns:
        The id of the table.
    """
    seats = tuple(_seat(name, guest if number == seat else None) for number, name in enumerate(names))
    table = _stored(record, entry, seat, seats)
    with contextlib.closing(sqlite3.connect(database, timeout=PATIENCE)) as connection, connection:
        for one in create_table(table):
            connection.execute(one.text, one.values)
    return table.id


def _seat(name: str, guest: str | None) -> StoredSeat:
    if guest is None:
        return StoredSeat(name, SeatKind.BOT, level="random")
    return StoredSeat(name, SeatKind.HUMAN, guest=guest, token_hash=guests.digest(guests.new_secret()))


def _stored(record: Record, entry: int, seat: int, seats: tuple[StoredSeat, ...]) -> StoredTable:
    stands = [one for one in record.entries[: entry + 1] if not one.undone]
    steps = tuple(
        StoredStep(ply, one.seat, one.do, tuple(one.chance), one.hash, one.at, one.auto)
        for ply, one in enumerate(stands, SETUP + 1)
    )
    return StoredTable(
        id=secrets.token_urlsafe(12),
        game=record.game,
        version=record.version,
        options=dict(load(record.game).chosen(record.options).to_json()),
        position=record.position,
        setup=record.setup,
        secret=secrets.token_bytes(32),
        owner=str(seats[seat].guest),
        created=now(),
        seats=seats,
        steps=steps,
        standing=TableStanding(SETUP + len(steps), seat, updated=now()),
    )

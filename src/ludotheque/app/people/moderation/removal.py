"""Guests who leave for good: their games stay, with a former player in their place."""

from __future__ import annotations

import dataclasses

from ludotheque.app.protocol import guests
from ludotheque.app.protocol.names import FORMER
from ludotheque.app.protocol.seats import SeatKind
from ludotheque.app.store.interface import Seating, Store, StoredSeat, StoredTable, now
from ludotheque.app.store.queries.tables import delete_table, forget_guest, reseat
from ludotheque.core.levels import USUAL

STAND_IN = USUAL
"""The level of the bot that plays on for a guest who was deleted."""


async def remove_from(store: Store, stored: StoredTable, guest: str) -> None:
    """Remove a guest from one table, which no one has in memory.

    Bots play on for it; a seat at a table that waits is open again.
    """
    if stored.owner == guest and not stored.dealt:
        await store.change(delete_table(stored.id))
        return
    await store.change(forget_guest(stored.id, guest, FORMER))
    history = len(stored.seatings)
    for number, seat in enumerate(stored.seats):
        if seat.guest != guest:
            continue
        seating = None
        if not stored.dealt:
            replaced = StoredSeat(f"Player {number + 1}", SeatKind.HUMAN, invite=guests.new_secret())
        elif stored.standing.over:
            replaced = dataclasses.replace(seat, name=FORMER, guest=None, token_hash=guests.digest(guests.new_secret()))
        elif seat.kind == SeatKind.BOT:
            replaced = StoredSeat(FORMER, SeatKind.BOT, level=seat.level)
        else:
            replaced = StoredSeat(FORMER, SeatKind.BOT, level=STAND_IN)
            history += 1
            at = now() - stored.created
            seating = Seating(history, stored.standing.ply, number, FORMER, SeatKind.BOT, STAND_IN, "left", at)
        await store.change(reseat(stored.id, number, replaced, stored.standing, seating))

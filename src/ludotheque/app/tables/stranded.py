"""Games that cannot continue under the current rules: their players agree to close them."""

from __future__ import annotations

import asyncio
import logging
import random

from ludotheque.app.protocol.answers.tables import Closing
from ludotheque.app.protocol.guests import is_bot_account
from ludotheque.app.protocol.refused import NoTable, Refused
from ludotheque.app.protocol.seats import SeatKind
from ludotheque.app.store.interface import Conflict, Store, StoredTable, Unavailable, now
from ludotheque.app.store.queries.consents import agree, agreed, agreed_somewhere, forget_consents, seen_since
from ludotheque.app.store.queries.tables import close_table
from ludotheque.app.tables.snapshots import CannotGoOn, to_date

log: logging.Logger = logging.getLogger(__name__)

LOOK_EVERY = 60 * 60.0
"""Seconds, on average, between two looks for games that only players keep open who have not been here for long."""

DAY = 24 * 60 * 60 * 1000
"""Milliseconds of a day."""


class Stranded:
    """The players' consent to close such games.

    Args:
        store: the store of the tables.
        unseen_days: the days after which a player who has not been here is not waited for; 0 is never.
    """

    def __init__(self, store: Store, unseen_days: int) -> None:
        self._store = store
        self._unseen_days = unseen_days

    async def agree(self, table: str, guest: str) -> Closing:
        """Note that a player agrees, and close the game once all have who were here lately.

        Raises:
            NoTable: there is no such table.
            Refused: the game can go on, or is over, or the guest does not play it.
        """
        stored = await self._store.load(table)
        if stored is None:
            raise NoTable(table)
        players = _players(stored)
        if guest not in players:
            raise Refused("only its players can close this game", "players-only")
        await self._check(stored)
        await self._store.change([agree(table, guest, stored.standing.ply)])
        missing = await self._missing(stored, players)
        if not missing:
            await self._close(stored)
        return {"missing": missing}

    async def look_after(self) -> None:
        """Close games that wait only for players who have not been here for long, for ever."""
        while True:
            await asyncio.sleep(random.uniform(0.5, 1.5) * LOOK_EVERY)
            try:
                await self.look()
            except Unavailable as error:
                log.warning("games that cannot go on could not be closed: %s", error)
            except Exception:
                log.exception("games that cannot go on could not be closed")

    async def look(self) -> int:
        """Look once; return how many games were closed."""
        tables = await agreed_somewhere(self._store)
        return sum([await self._close_if_agreed(table) for table in tables])

    async def _close_if_agreed(self, table: str) -> bool:
        stored = await self._store.load(table)
        if stored is None or await self._missing(stored, _players(stored)):
            return False
        try:
            await self._check(stored)
            await self._close(stored)
        except Refused:
            return False  # it can go on after all, or was closed meanwhile
        log.info("table %s: closed, as its players have agreed", table)
        return True

    async def _missing(self, stored: StoredTable, players: set[str]) -> int:
        """Count the players whose consent is needed, and who have not given it."""
        awaited = await self._awaited(stored.id, players)
        return len(awaited - await agreed(self._store, stored.id, stored.standing.ply))

    async def _close(self, stored: StoredTable) -> None:
        try:
            await close(self._store, stored)
        except Conflict as error:
            raise Refused("this game is over", "game-over") from error
        await self._store.change([forget_consents(stored.id)])

    async def _awaited(self, table: str, players: set[str]) -> set[str]:
        """Return the players whose consent is needed: those who were here lately."""
        if not self._unseen_days:
            return players
        since = now() - self._unseen_days * DAY
        return players & await seen_since(self._store, table, since)

    async def _check(self, stored: StoredTable) -> None:
        if stored.standing.over:
            raise Refused("this game is over", "game-over")
        try:
            await to_date(self._store, stored)
        except CannotGoOn:
            return
        raise Refused("this game can go on; abandon it at its table", "not-stranded")


def _players(stored: StoredTable) -> set[str]:
    """Return the guests whose consent is needed: the people who play, or the host where only bots do."""
    playing = {seat.guest for seat in stored.seats if seat.kind == SeatKind.HUMAN and seat.guest is not None}
    return {guest for guest in playing if not is_bot_account(guest)} or {stored.owner}


async def close(store: Store, stored: StoredTable) -> None:
    """End a game without a result. Conflict if it has gone on meanwhile, or is over."""
    ended = stored.standing._replace(over=True, ended="abandoned", updated=now()).at_rest()
    await store.change([close_table(stored.id, ended)])

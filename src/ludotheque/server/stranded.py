"""Games that the rules of today cannot go on with: their players agree to close them."""

from __future__ import annotations

from ludotheque.server.answers import Closing
from ludotheque.server.carrying import CannotGoOn, to_date
from ludotheque.server.closing import close
from ludotheque.server.refused import NoTable, Refused
from ludotheque.server.store import Conflict, Statement, Store, StoredTable, now

DAY = 24 * 60 * 60 * 1000
"""Milliseconds of a day."""

AGREE = (
    'INSERT INTO consents ("table", guest, ply) VALUES (?, ?, ?) '
    'ON CONFLICT ("table", guest) DO UPDATE SET ply = excluded.ply'
)
AGREED = 'SELECT guest FROM consents WHERE "table" = ? AND ply = ?'
FORGET = 'DELETE FROM consents WHERE "table" = ?'
SEEN_SINCE = (
    'SELECT seats.guest FROM seats JOIN seen ON seen.guest = seats.guest WHERE seats."table" = ? AND seen.at >= ?'
)


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
        await self._store.change([Statement(AGREE, (table, guest, stored.standing.ply))])
        agreed = {row[0] for row in await self._store.find(AGREED, table, stored.standing.ply)}
        missing = len(await self._awaited(table, players) - agreed)
        if not missing:
            await self._close(stored)
        return {"missing": missing}

    async def _close(self, stored: StoredTable) -> None:
        try:
            await close(self._store, stored)
        except Conflict as error:
            raise Refused("this game is over", "game-over") from error
        await self._store.change([Statement(FORGET, (stored.id,))])

    async def _awaited(self, table: str, players: set[str]) -> set[str]:
        """Return the players whose consent is needed: those who were here lately."""
        if not self._unseen_days:
            return players
        since = now() - self._unseen_days * DAY
        return players & {row[0] for row in await self._store.find(SEEN_SINCE, table, since)}

    async def _check(self, stored: StoredTable) -> None:
        if stored.standing.over:
            raise Refused("this game is over", "game-over")
        try:
            await to_date(self._store, stored)
        except CannotGoOn:
            return
        raise Refused("this game can go on; abandon it at its table", "not-stranded")


def _players(stored: StoredTable) -> set[str]:
    """Return the guests whose consent is needed: those who play, or the host where only bots do."""
    return {seat.guest for seat in stored.seats if seat.kind == "human" and seat.guest is not None} or {stored.owner}

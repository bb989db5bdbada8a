"""Games that the rules of today cannot go on with: their players agree to close them."""

from __future__ import annotations

from ludotheque.server.answers import Closing
from ludotheque.server.carrying import CannotGoOn, to_date
from ludotheque.server.refused import NoTable, Refused
from ludotheque.server.store import Statement, Store, StoredTable, now

CLOSE = (
    "UPDATE tables SET over = ?, ended = 'abandoned', player = NULL, due = NULL, deciding = NULL, early = NULL, "
    "turns = NULL, updated = ? WHERE id = ? AND ply = ? AND NOT over"
)


class Stranded:
    """The players' consent to close such games. A restart forgets it: then all are asked again."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._agreed: dict[str, set[str]] = {}

    async def agree(self, table: str, guest: str) -> Closing:
        """Note that a player agrees, and close the game once all have.

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
        agreed = self._agreed.setdefault(table, set())
        agreed.add(guest)
        missing = len(players - agreed)
        if not missing:
            await self._store.change([Statement(CLOSE, (True, now(), table, stored.standing.ply), exactly=1)])
            del self._agreed[table]
        return {"missing": missing}

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

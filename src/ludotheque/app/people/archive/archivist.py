"""Store each finished game exactly once, with its ratings, even if the process fails on the way."""

from __future__ import annotations

import asyncio
import logging
import random
import time

from ludotheque.app.people.archive import ratings
from ludotheque.app.people.archive.played import Played, played
from ludotheque.app.people.archive.ratings import Rated
from ludotheque.app.protocol.refused import Refused
from ludotheque.app.store.interface import Conflict, Statement, Store, StoredTable, Unavailable
from ludotheque.app.store.queries import archive
from ludotheque.app.store.queries.archive import Head, StoredRating
from ludotheque.app.tables import snapshots as carrying
from ludotheque.app.tables.journal import Journal
from ludotheque.app.tables.tables import NoTable, Tables
from ludotheque.core.custom_inputs import custom_inputs
from ludotheque.core.errors import BadInput
from ludotheque.core.registry import load

log: logging.Logger = logging.getLogger(__name__)

LOOK_EVERY = 5.0
"""Seconds between two looks for games that have ended, on average."""
AT_ONCE = 20
"""Games that are kept at one look."""
REST = 4.0
"""The rest after each game, as a multiple of the time that it took: people play meanwhile."""
LEAST_REST = 0.2
"""Seconds of rest in any case: a result that someone looks at is not waited for (:meth:`Archivist.find`)."""
TRIES = 20
"""Tries to keep a game while other servers keep theirs."""


class Archivist:
    """Archives the finished games of one store."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._lock = asyncio.Lock()

    async def look_after(self) -> None:
        """Keep what has ended, for ever; also what ended before a crash, and before there was an archive."""
        while True:
            try:
                found = await self.look()
            except Unavailable as error:
                log.warning("finished games could not be archived: %s", error)
                found = 0
            except Exception:
                log.exception("finished games could not be archived")
                found = 0
            await asyncio.sleep(random.uniform(0.5, 1.5) * (LOOK_EVERY if found < AT_ONCE else LOOK_EVERY / AT_ONCE))

    async def look(self) -> int:
        """Look once; return how many games were kept."""
        waiting = await archive.waiting(self._store, AT_ONCE)
        for table in waiting:
            began = time.perf_counter()
            await self._try(table)
            await asyncio.sleep(max(LEAST_REST, REST * (time.perf_counter() - began)))
        return len(waiting)

    async def _try(self, table: str) -> None:
        """Keep a game; one that cannot be kept is no reason to keep no others."""
        try:
            await self.find(table)
        except (NoTable, Refused):
            log.info("table %s was deleted meanwhile", table)

    async def find(self, table: str) -> Played:
        """Return a finished game from the archive, where it is put first if need be.

        Raises:
            NoTable: there is no such table.
            Refused: its game is not over.
        """
        kept = await results_of(self._store, [table])
        if table in kept:
            return kept[table]
        async with self._lock:
            return await self._keep(table)

    async def _keep(self, table: str) -> Played:
        game: Played | None = None
        for _ in range(TRIES):
            kept = await results_of(self._store, [table])
            if table in kept:
                return kept[table]
            game = game or await self._sum_up(table)
            try:
                return await self._write(game)
            except Conflict:
                log.info("table %s: another server also archives games", table)
        raise Unavailable("the result of this game could not be written down; try again")

    async def _sum_up(self, table: str) -> Played:
        stored = await carrying.read(self._store, table)
        if stored is None:
            raise NoTable(table)
        if not stored.standing.over:
            raise Refused("this game is not over", "game-not-over")
        values = self._tables.returns(table)
        if values is None:
            values = await asyncio.to_thread(returns, stored)
        return played(stored, values, cooperative=_cooperative(stored.game))

    async def _write(self, game: Played) -> Played:
        # The number is read first: who keeps a game in the meantime takes it, and this one is tried again.
        number = await archive.last_number(self._store) + 1
        changes: list[Statement] = []
        if game.counts:
            before = await self._ratings(game)
            after = ratings.rate(game, before)
            changes = [
                archive.change_rating(StoredRating(player, game.game, *rating, game.at), before[player].games)
                for player, rating in after.items()
                if rating != before[player]
            ]
            game = ratings.rated(game, before, after)
        await self._store.change([*archive.keep(_head(game, number), game.plays), *changes])
        return game

    async def _ratings(self, game: Played) -> dict[str, Rated]:
        await asyncio.to_thread(ratings.warm)
        players = sorted(set(ratings.players_of(game)))
        found = await archive.ratings_in(self._store, game.game, players)
        known = {one.player: Rated(one.mu, one.sigma, one.games) for one in found}
        return {player: known.get(player) or ratings.first(player, game.game) for player in players}


async def results_of(store: Store, tables: list[str]) -> dict[str, Played]:
    """Return what the archive has of some tables, by table: places, scores and who played.

    A table that is missing is not over, or about to be archived.
    """
    found = await archive.kept(store, tables) if tables else []
    return {
        head.table: Played(
            table=head.table,
            game=head.game,
            version=head.version,
            at=head.at,
            ended=head.ended,
            takebacks=head.takebacks,
            substitutes=head.substitutes,
            rated=head.rated,
            unrated=head.unrated,
            plays=tuple(plays),
            brought=tuple(custom_inputs(head.game, options, position)),
        )
        for head, options, position, plays in found
    }


def _head(game: Played, number: int) -> Head:
    return Head(
        number=number,
        players=len(game.plays),
        table=game.table,
        game=game.game,
        version=game.version,
        at=game.at,
        ended=game.ended,
        takebacks=game.takebacks,
        substitutes=game.substitutes,
        rated=game.rated,
        unrated=game.unrated,
    )


def returns(stored: StoredTable) -> list[float] | None:
    """Return the value of a finished game for each seat; None if it was abandoned, or its rules are gone."""
    try:
        return Journal.resume(stored).returns()
    except BadInput as error:
        log.warning("table %s: the winner is no longer known: %s", stored.id, error)
    except Exception:
        log.exception("table %s: who won is not known", stored.id)
    return None


def _cooperative(game: str) -> bool:
    try:
        return load(game).cooperative
    except BadInput:
        return False

"""Games that outlive their rules: positions are kept beside the steps, and a game goes on from one by newer rules."""

from __future__ import annotations

import asyncio
import dataclasses
import logging
import time
from collections.abc import Callable, Iterable, Iterator

import msgspec

from ludotheque.app.protocol.refused import Refused, Unfit
from ludotheque.app.store.interface import Conflict, Snapshot, Store, StoredTable, Unavailable
from ludotheque.app.store.queries.tables import carry_over, keep_snapshot, snapshot_of
from ludotheque.app.tables.journal import record_of
from ludotheque.app.tables.table import Table
from ludotheque.core.errors import BadInput, BadRecord
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.record import Carried, check_carried
from ludotheque.core.registry import load as load_game

log: logging.Logger = logging.getLogger(__name__)

EVERY = 5.0
"""Seconds between two looks for positions that have changed."""
REST = 4.0
"""The rest after each position, as a multiple of the time that it took: people play meanwhile."""


class CannotGoOn(Unfit):
    """A game that cannot continue under the current rules, neither from its position nor from its steps."""

    def __init__(self, text: str) -> None:
        super().__init__(text, "cannot-go-on")


# --- Going on by newer rules ---


async def load(store: Store, name: str) -> StoredTable | None:
    """Load a table that this process owns. One of older rules is carried over first, once and for all.

    Raises:
        CannotGoOn: it cannot continue under the current rules.
    """
    stored = await store.load(name)
    if stored is None:
        return None
    now = await to_date(store, stored)
    if now is not stored:
        log.info("table %s: carried over from rules %d to %d", name, stored.rules, now.rules)
        await store.change([carry_over(now)])
    return now


async def read(store: Store, name: str) -> StoredTable | None:
    """Load a table to read it, carried over if it can be; nothing is saved."""
    stored = await store.load(name)
    try:
        return None if stored is None else await to_date(store, stored)
    except BadInput:
        return stored


async def to_date(store: Store, stored: StoredTable) -> StoredTable:
    """Return a table as the rules of today go on with it: itself, if they are the ones it is played by."""
    game = load_game(stored.game)
    if stored.rules == game.version:
        return stored
    if stored.rules > game.version:
        raise CannotGoOn(f"this game uses newer rules ({stored.rules}) than this server has ({game.version})")
    if not stored.dealt:
        return dataclasses.replace(stored, version=game.version)
    kept = await snapshot_of(store, stored.id)
    snapshot = kept if kept is not None and kept.version == stored.rules else None
    return await asyncio.to_thread(_carried_over, game, stored, snapshot)


def _carried_over(game: Game, stored: StoredTable, snapshot: Snapshot | None) -> StoredTable:
    for begun in _beginnings(game, stored, snapshot):
        try:
            return dataclasses.replace(stored, carried=(*stored.carried, _played_on(game, begun)))
        except Exception as error:  # rules that meet a position of older ones may fail in any way
            # The reason names actions and cards that players may not know: it is for the host's eyes.
            log.warning("table %s: not carried over to rules %d: %r", stored.id, game.version, error)
    raise CannotGoOn(
        f"this game began under older rules ({stored.rules}) and cannot continue under the current ones "
        f"({game.version})"
    )


def _beginnings(game: Game, stored: StoredTable, snapshot: Snapshot | None) -> Iterator[StoredTable]:
    """Yield the table with each place at which the rules of today might begin: its late position, else its start."""
    if snapshot is not None:
        entries = sum(step.ply <= snapshot.ply and not step.undo for step in stored.steps)
        late = Carried(entries, game.version, msgspec.json.decode(snapshot.position))
        yield dataclasses.replace(stored, carried=(*stored.carried, late))
    if stored.carried:
        last = dataclasses.replace(stored.carried[-1], version=game.version)
        yield dataclasses.replace(stored, carried=(*stored.carried[:-1], last))
    else:
        yield dataclasses.replace(stored, version=game.version)


def _played_on(game: Game, begun: StoredTable) -> Carried:
    """Play the steps after a beginning by the rules of today, and return the place that they lead to."""
    record = record_of(begun)
    check_carried(record)
    match = Match.resume(record)
    state, standing = match.state, begun.standing
    game.view(state, None)
    if standing.over and standing.ended is None and not state.is_terminal():
        raise BadRecord("the game is over in the record, but not by the current rules")
    if not state.is_terminal() and not len(state.legal_actions()):
        raise BadRecord("no player has a legal action")
    place = Carried(len(record.entries), game.version, game.to_json(state))
    Match.resume(dataclasses.replace(record, carried=[place]))
    return place


# --- Keeping positions ---


class Snapshots:
    """Keeps late positions of the tables in memory, when they rest: no move waits for it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def look_after(self, tables: Callable[[], Iterable[Table]]) -> None:
        """Keep the positions that have changed, again and again."""
        while True:
            await asyncio.sleep(EVERY)
            await self._keep_changed(list(tables()))

    async def _keep_changed(self, tables: list[Table]) -> None:
        """Keep the positions that have changed, one after the other. The last table is let go of with the look."""
        for table in tables:
            began = time.perf_counter()
            if not table.closed and self._changed(table):
                await self._keep_in_play(table)
                await asyncio.sleep(REST * (time.perf_counter() - began))

    def _changed(self, table: Table) -> bool:
        return table.dealt and table.kept_at != table.ply

    async def _keep_in_play(self, table: Table) -> None:
        await table.quiet()
        if not table.closed:  # else another copy of it may be in play by now
            await self.keep(table)

    async def keep(self, table: Table) -> None:
        """Keep the position of a table that nothing is changing at the moment."""
        if not self._changed(table):
            return
        try:
            ply, game = table.ply, table.game
            position = msgspec.json.encode(game.to_json(table.journal.match.state)).decode()
            await self._store.change([keep_snapshot(table.id, Snapshot(ply, game.version, position))])
            table.kept_at = ply
        except (Refused, Unavailable, Conflict) as error:
            log.warning("table %s: its position could not be kept: %s", table.id, error)
        except Exception:
            log.exception("table %s: its position could not be kept", table.id)

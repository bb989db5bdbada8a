"""Put the application together for one person."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine
from dataclasses import dataclass
from typing import Any

from ludotheque.app.analysis.studies import Studies
from ludotheque.app.app import App
from ludotheque.app.people.archive.archive import Archive
from ludotheque.app.people.archive.archivist import Archivist
from ludotheque.app.people.conduct.blocks import Blocks
from ludotheque.app.people.lobby.lobby import Lobby
from ludotheque.app.people.lobby.rematches import Rematches
from ludotheque.app.people.notes import Notes
from ludotheque.app.protocol.guests import Guests
from ludotheque.app.protocol.refused import Refused
from ludotheque.app.store.interface import Store
from ludotheque.app.store.ownership import Alone
from ludotheque.app.tables.tables import Tables
from ludotheque.app.tables.timekeeping.ticker import Ticker
from ludotheque.app.thinking.asking import Thinker

STUDIES = 32
"""Records that may wait to be played again."""


@dataclass(frozen=True, slots=True)
class BrowserSettings:
    """The settings; of a server the operator chooses them."""

    tables_per_guest: int = 1000
    unseen_days: int = 14
    idle_seconds: float = 60.0
    bot_pause: float = 0.6
    commit_seconds: float = 10.0
    reveal_seconds: float = 5.0
    hint_seconds: float = 1.0
    record_entries: int = 20_000
    study_seconds: float = 60.0


@contextlib.asynccontextmanager
async def opened(
    store: Store, thinker: Thinker, settings: BrowserSettings | None = None, ticker: Ticker | None = None
) -> AsyncIterator[App]:
    """Open the application: games go on where they were left. It is closed at the end of the block.

    Args:
        store: keeps the tables.
        thinker: chooses for bots.
        settings: other than the usual ones.
        ticker: the time that clocks and pauses go by.
    """
    chosen = settings or BrowserSettings()
    tables = Tables(store, thinker, chosen, Alone(), ticker)
    guests = Guests(await store.key())
    blocks = Blocks(store, tables, guests)
    archivist = Archivist(store, tables)
    app = App(
        store=store,
        tables=tables,
        thinker=thinker,
        studies=Studies(chosen.study_seconds, STUDIES),
        notes=Notes(store),
        archive=Archive(store, guests, archivist),
        rematches=Rematches(store, tables, Lobby(store, tables, guests, blocks), blocks, _no_bot_accounts),
        record_entries=chosen.record_entries,
        hint_seconds=chosen.hint_seconds,
    )
    await tables.wake()
    everlasting: tuple[Coroutine[Any, Any, None], ...] = (
        tables.sweep(),
        tables.look_after(),
        tables.keep_positions(),
        archivist.look_after(),
        tables.stranded.look_after(),
    )
    chores = [asyncio.create_task(chore) for chore in everlasting]
    try:
        yield app
    finally:
        for chore in chores:
            chore.cancel()
        await tables.close()
        thinker.close()
        await store.close()


async def _no_bot_accounts(_table: str, _seat: int, _bot: str, _host: str) -> None:
    """Refuse to call a bot account: they are on servers."""
    raise Refused("bot accounts play at servers", "bot-away")

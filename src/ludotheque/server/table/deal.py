"""The deal: the wait for all seats to be taken, and for the players' contributions to the shuffles."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from ludotheque.server.protocol.answers.tables import AskReveal
from ludotheque.server.protocol.refused import Refused
from ludotheque.server.store.interface import Store
from ludotheque.server.store.queries.tables import seal_table
from ludotheque.server.table.audience import Audience
from ludotheque.server.table.contributions import Gathering
from ludotheque.server.table.seats.ticker import Ticker

log: logging.Logger = logging.getLogger(__name__)


class House(Protocol):
    """A table, as far as its deal goes."""

    id: str
    waiting: list[int]
    retired: bool
    audience: Audience
    gathering: Gathering
    reveals: Reveals
    changed: asyncio.Event

    @property
    def dealt(self) -> bool:
        """Return whether the game has been set up."""

    async def deal(self) -> None:
        """Set the game up."""

    def writing(self) -> AbstractAsyncContextManager[None]:
        """Hold the table while it changes."""


class Reveals:
    """The values to which the players have committed themselves: asked for, and taken."""

    def __init__(self, house: House, store: Store) -> None:
        self._house = house
        self._store = store

    async def ask(self) -> None:
        """Store the commits, so that not even a restart can change one, and then ask everyone to reveal."""
        async with self._house.writing():
            if not self._house.gathering.kept:
                await self._store.change([seal_table(self._house.id, self._house.gathering.contributions)])
            self._house.gathering.asked = True
            self._house.audience.tell(self.message())

    def message(self) -> AskReveal:
        """Return the message that asks for what was committed to."""
        return {"type": "reveal", "commits": self._house.gathering.commits}

    async def take(self, seat: int, value: str) -> None:
        """Accept the value that a seat has committed to. Refused if it does not match, or comes too early or late."""
        async with self._house.writing():
            if value == self._house.gathering.contributions[seat].value:
                return  # A second window of the same browser repeats it.
            if self._house.dealt:
                raise Refused("this came too late: the game was dealt without it", "reveal-late")
            if not self._house.gathering.asked:
                raise Refused("nothing is to be revealed yet", "reveal-early")
            if not self._house.gathering.reveal(seat, value):
                raise Refused("this is not what the seat has committed to", "reveal-other")
            self._house.changed.set()


async def see_dealt(table: House, ticker: Ticker, commit_seconds: float, reveal_seconds: float) -> None:
    """Collect the contributions of a table and deal it.

    Args:
        table: a table that is not dealt yet.
        ticker: the time that the waits go by.
        commit_seconds: the longest wait for players to connect, from the moment all seats are taken.
        reveal_seconds: the longest wait for them to reveal.
    """
    gathering = table.gathering
    await _see_seated(table, ticker, commit_seconds)
    while table.waiting and not table.retired:  # someone has left a seat again
        await _see_seated(table, ticker, commit_seconds)
    gathering.seal()
    if table.retired:
        return
    try:
        if not gathering.revealed:
            await table.reveals.ask()
            await _until(table, ticker, lambda: gathering.revealed, reveal_seconds)
        await table.deal()
    except Refused as refusal:
        log.warning("table %s was not dealt: %s", table.id, refusal)


async def _see_seated(table: House, ticker: Ticker, commit_seconds: float) -> None:
    """Return once everyone is here, or has not come for too long, or a seat that was taken is open again."""
    await _until(table, ticker, lambda: not table.waiting)
    await _until(table, ticker, lambda: bool(table.waiting) or table.gathering.heard, commit_seconds)


async def _until(table: House, ticker: Ticker, done: Callable[[], bool], seconds: float | None = None) -> None:
    """Return once ``done()`` is true, the time is up or this copy of the table is retired."""
    late = seconds is not None and seconds <= 0

    def ring() -> None:
        nonlocal late
        late = True
        table.changed.set()

    alarm = None if late or seconds is None else ticker.at(ticker.now() + seconds, ring)
    try:
        while not (late or table.retired or done()):
            table.changed.clear()
            await table.changed.wait()
    finally:
        if alarm is not None:
            alarm.cancel()

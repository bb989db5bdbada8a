"""The interface between tables and thinking."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from ludotheque.app.thinking.pace import Pace
from ludotheque.app.thinking.question import Question

if TYPE_CHECKING:
    from ludotheque.bots import Analysis
    from ludotheque.teaching.review import Assessment

T = TypeVar("T")


class Kind(IntEnum):
    """The classes of requests, the most urgent first."""

    PEOPLE = 0
    """A bot is to decide at a table where people play."""
    HINT = 1
    BOTS = 2
    """A bot is to decide at a table where only bots play, and someone watches."""
    ANALYSIS = 3
    REVIEW = 4
    """A finished game is looked through: whenever no one else wants a processor."""


@dataclass(frozen=True, slots=True)
class Asker:
    """The sender of a request."""

    kind: Kind
    accounts: tuple[str, ...] = ()
    """The table and the guest whose use of the processors counts, so that no one gets more by asking more."""
    since: float | None = None
    """When the person began to wait, by ``time.monotonic``; now, if left out."""
    steady: bool = False
    """Answer no sooner than a real choice would take: the pace must not tell what a seat holds."""


class ThinkingError(Exception):
    """A thought came to nothing; the text says why."""


class Busy(ThinkingError):
    """The queue takes no more requests of this account for now."""


class Thinker(Protocol):
    """A service that chooses and analyses for tables. Cancelling a call withdraws the request."""

    pace: Pace
    """The share of a level's simulations that its bots have time for."""

    def warm(self) -> None:
        """Prepare for requests that will come soon."""

    def close(self) -> None:
        """Release everything; no more requests will come."""

    async def choose(self, asked: Question, level: str, asker: Asker) -> int:
        """Return the number of the action that a bot of that level would take."""

    async def analyse(self, asked: Question, seconds: float, asker: Asker) -> Analysis:
        """Return what the strongest search finds in that time, or in less under load."""

    async def assess(self, asked: Question, taken: int, asker: Asker) -> Assessment:
        """Return what a taken action lost beside the best one."""


async def unless(pointless: Coroutine[Any, Any, object], work: Coroutine[Any, Any, T]) -> T | None:
    """Do some work, but cancel it as soon as ``pointless`` returns; then the result is None."""
    stopping, working = asyncio.ensure_future(pointless), asyncio.ensure_future(work)
    try:
        await asyncio.wait({stopping, working}, return_when=asyncio.FIRST_COMPLETED)
        return working.result() if working.done() else None
    finally:
        stopping.cancel()
        working.cancel()

"""The time of the clocks and pauses: monotonic, so that changes of the system time do not affect a game.

The time of day only says when it is night, and when a clock will run out.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will be called, unless it is cancelled."""

    def cancel(self) -> None:
        """Have it not called."""


class Ticker(Protocol):
    """Seconds that only grow, and calls at some of them."""

    def now(self) -> float:
        """Return the current time."""

    def wall(self) -> float:
        """Return the time of day, in seconds since 1970."""

    def at(self, when: float, call: Callable[[], None]) -> Alarm:
        """Call something at a time."""


class RealTicker:
    """The time of this machine."""

    def now(self) -> float:
        """Return the current time."""
        return time.monotonic()

    def wall(self) -> float:
        """Return the time of day, in seconds since 1970."""
        return time.time()

    def at(self, when: float, call: Callable[[], None]) -> Alarm:
        """Call something at a time, on the running event loop."""
        return asyncio.get_running_loop().call_later(max(0.0, when - time.monotonic()), call)


async def rest(ticker: Ticker, seconds: float) -> None:
    """Sleep for a number of seconds by the ticker."""
    if seconds <= 0:
        return
    over = asyncio.Event()
    alarm = ticker.at(ticker.now() + seconds, over.set)
    try:
        await over.wait()
    finally:
        alarm.cancel()

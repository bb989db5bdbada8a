"""The time of the clocks and pauses: monotonic, so that changes of the system time do not affect a game.

The time of day only says when it is night, and when a clock will run out.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Literal, Protocol


class Alarm(Protocol):
    """Something that will be called, unless it is cancelled."""

    def cancel(self) -> None:
        """Have it not called."""


AlarmKind = Literal["clock", "idle", "poll"]


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


class Alarms:
    """The alarms of one table, at most one of a kind; none rings once they are closed."""

    def __init__(self, ticker: Ticker) -> None:
        self._ticker = ticker
        self._set: dict[AlarmKind, Alarm] = {}
        self._rang: asyncio.Queue[AlarmKind | None] = asyncio.Queue()
        self._closed = False

    def __contains__(self, kind: AlarmKind) -> bool:
        """Return whether an alarm of that kind is to ring."""
        return kind in self._set

    def set(self, kind: AlarmKind, when: float) -> None:
        """Set an alarm, in place of one of that kind that has not rung."""
        self.cancel(kind)
        if not self._closed:
            self._set[kind] = self._ticker.at(when, lambda: self._ring(kind))

    def cancel(self, kind: AlarmKind) -> None:
        """Have an alarm not ring, if it is set."""
        alarm = self._set.pop(kind, None)
        if alarm is not None:
            alarm.cancel()

    def close(self) -> None:
        """Cancel all alarms, and set no other: a change that is under way may still try."""
        self._closed = True
        for kind in list(self._set):
            self.cancel(kind)
        self._rang.put_nowait(None)

    async def next(self) -> AlarmKind | None:
        """Return the kind of the next alarm that rings; None once they are closed."""
        kind = await self._rang.get()
        return None if self._closed else kind

    def _ring(self, kind: AlarmKind) -> None:
        del self._set[kind]
        self._rang.put_nowait(kind)


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

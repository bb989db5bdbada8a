"""Records from outside: read and played again in threads, with limits, and only while the client waits for them."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from ludotheque.app.protocol.refused import TooMany, Unfit
from ludotheque.app.thinking.asking import unless

T = TypeVar("T")

TRY_AGAIN = 5.0
"""Seconds after which to come back when too many are waiting."""


class Gone(Exception):
    """The client has left; the answer is for no one."""


class Stop:
    """Tells work in a thread when to end."""

    def __init__(self, seconds: float) -> None:
        self._until = time.monotonic() + seconds
        self._gone = threading.Event()

    def set(self) -> None:
        """Note that no one waits for the work any more."""
        self._gone.set()

    def check(self) -> None:
        """Raise if there is no more reason, or no more time, to go on. Called between steps of the work.

        It also lets the event loop have its turn, which otherwise waits for the interpreter at each step of its own.
        """
        time.sleep(0)
        if self._gone.is_set():
            raise Gone
        if time.monotonic() > self._until:
            raise Unfit("this record takes too long to play again", "record-slow")


class Studies:
    """Records are played again one at a time: it is work, and anyone can ask for it.

    Args:
        seconds: the time that playing one record again may take.
        most: how many may wait for their turn.
    """

    def __init__(self, seconds: float, most: int) -> None:
        self._seconds = seconds
        self._most = most
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    async def run(self, leaving: Coroutine[Any, Any, object], work: Callable[[Stop], T]) -> T:
        """Do the work in a thread when it is its turn, unless ``leaving`` returns before.

        Raises:
            TooMany: too many others wait already.
            Gone: the client has not waited.
        """
        if self._waiting >= self._most:
            leaving.close()
            raise TooMany("many records are being replayed at the moment; try again in a few seconds", TRY_AGAIN)
        self._waiting += 1
        try:
            return await while_there(leaving, self._in_turn(work))
        finally:
            self._waiting -= 1

    async def _in_turn(self, work: Callable[[Stop], T]) -> T:
        async with self._turn:
            stop = Stop(self._seconds)
            try:
                return await asyncio.to_thread(work, stop)
            finally:
                stop.set()


async def while_there(leaving: Coroutine[Any, Any, object], work: Coroutine[Any, Any, T]) -> T:
    """Return what the work comes to; cancel it if the client leaves before. Gone if it does."""
    found = await unless(leaving, work)
    if found is None:
        raise Gone
    return found

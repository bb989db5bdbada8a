"""The other workers of a page, which think."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Awaitable, Callable

from ludotheque.app.thinking.orders import Order, SliceOutcome
from ludotheque.app.thinking.scheduler import Scheduler

Think = Callable[[int, bytes], Awaitable[bytes]]
"""Has a worker of that number think: it gets an order, and its outcome comes back, both as ``written`` here."""


class PageWorkers:
    """A crew of workers, each of which thinks about one slice at a time.

    Args:
        count: how many there are.
        think: has one of them think.
    """

    def __init__(self, count: int, think: Think) -> None:
        self._count = count
        self._think = think
        self._loops: list[asyncio.Task[None]] = []

    @property
    def running(self) -> bool:
        """Return whether they have been started."""
        return bool(self._loops)

    def start(self, scheduler: Scheduler) -> None:
        """Have them pull from a queue."""
        self._loops = [asyncio.create_task(self._work(number, scheduler)) for number in range(self._count)]

    def close(self) -> None:
        """Let them stop."""
        for loop in self._loops:
            loop.cancel()
        self._loops = []

    async def _work(self, number: int, scheduler: Scheduler) -> None:
        worker = f"worker {number}"
        scheduler.join(worker)
        while True:
            order = await scheduler.pull(worker)
            try:
                outcome: SliceOutcome = pickle.loads(await self._think(number, pickle.dumps(order)))
            except Exception as error:  # the page lost a worker: its thought is lost, and no other
                outcome = SliceOutcome(order.number, 0.0, settled=True, fault=f"the worker was lost: {error}")
            scheduler.deliver(worker, outcome)


def thought(written: bytes) -> bytes:
    """Think about a slice in this worker."""
    from ludotheque.app.thinking.mind import MIND  # most pages begin without a bot

    order: Order = pickle.loads(written)
    return pickle.dumps(MIND.think(order))

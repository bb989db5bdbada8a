"""The processes of this server that search: thoughts never hold up the event loop."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from ludotheque.app.thinking.orders import Order, SliceOutcome
from ludotheque.app.thinking.queued import Queued
from ludotheque.app.thinking.scheduler import Scheduler
from ludotheque.bots.pool import follow

log: logging.Logger = logging.getLogger(__name__)

NICENESS = 5
"""Thinking gives way to answering."""


class Processes:
    """Worker processes, each of which pulls from the queue by itself."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._pools: dict[str, ProcessPoolExecutor] = {}
        self._loops: list[asyncio.Task[None]] = []

    @property
    def running(self) -> bool:
        """Return whether the processes have been started."""
        return bool(self._loops)

    def start(self, scheduler: Scheduler) -> None:
        """Start the processes, so that the first request does not wait for them."""
        for number in range(self._count):
            worker = f"worker {number}"
            self._pool(worker).submit(_warm)
            self._loops.append(asyncio.create_task(self._work(worker, scheduler)))

    def close(self) -> None:
        """End the processes."""
        for loop in self._loops:
            loop.cancel()
        self._loops.clear()
        for worker in list(self._pools):
            self._end(worker)

    def pids(self) -> list[int]:
        """Return the process ids, for tests that kill one."""
        return [pid for pool in self._pools.values() for pid in pool._processes]

    async def _work(self, worker: str, scheduler: Scheduler) -> None:
        while True:
            scheduler.join(worker)
            try:
                while True:
                    order = await scheduler.pull(worker)
                    running = asyncio.get_running_loop().run_in_executor(self._pool(worker), _think, order)
                    scheduler.deliver(worker, await running)
            except BrokenProcessPool:
                log.warning("a bot process died and is being replaced")
                self._end(worker)
                scheduler.leave(worker)

    def _pool(self, worker: str) -> ProcessPoolExecutor:
        """Return the process of that worker: a pool of one, so that a search can go on where it was begun."""
        if worker not in self._pools:
            context = multiprocessing.get_context("spawn")
            self._pools[worker] = ProcessPoolExecutor(
                1, mp_context=context, initializer=_begin, initargs=(os.getpid(),)
            )
        return self._pools[worker]

    def _end(self, worker: str) -> None:
        pool = self._pools.pop(worker, None)
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)


class Workers(Queued):
    """A fair queue before worker processes: the thinker of a server."""

    def __init__(self, count: int) -> None:
        self.processes: Processes = Processes(count)
        super().__init__(self.processes)


# --- In the worker process ---


def _begin(parent: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    follow(parent)


def _warm() -> None:
    import ludotheque.app.thinking.mind  # noqa: F401  # the import is what takes time


def _think(order: Order) -> SliceOutcome:
    from ludotheque.app.thinking import mind

    return mind.MIND.think(order)

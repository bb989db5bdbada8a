"""Worker processes of this machine: thoughts never hold up the event loop."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Protocol

from ludotheque.app.thinking.orders import Order, SliceOutcome
from ludotheque.bots.pool import follow

log: logging.Logger = logging.getLogger(__name__)

NICENESS = 5
"""Thinking gives way to answering."""


class Jobs(Protocol):
    """A queue that workers pull from: the scheduler of this process, or one elsewhere."""

    def join(self, worker: str) -> None:
        """Add a worker."""

    def leave(self, worker: str) -> None:
        """Remove a worker that is gone."""

    async def pull(self, worker: str) -> Order:
        """Wait for the next slice of that worker."""

    def deliver(self, worker: str, outcome: SliceOutcome) -> None:
        """Take the outcome of that worker's slice."""


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

    def start(self, jobs: Jobs) -> None:
        """Start the processes, so that the first request does not wait for them."""
        for number in range(self._count):
            worker = f"worker {number}"
            self._pool(worker).submit(_warm)
            self._loops.append(asyncio.create_task(self._work(worker, jobs)))

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

    async def _work(self, worker: str, jobs: Jobs) -> None:
        while True:
            jobs.join(worker)
            try:
                while True:
                    order = await jobs.pull(worker)
                    running = asyncio.get_running_loop().run_in_executor(self._pool(worker), _think, order)
                    jobs.deliver(worker, await running)
            except BrokenProcessPool:
                log.warning("a bot process died and is being replaced")
                self._end(worker)
                jobs.leave(worker)

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

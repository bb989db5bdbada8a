"""``ludotheque think``: a queue that servers share, or a thinker that pulls from one."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Callable

from ludotheque.app.thinking.scheduler import Scheduler
from ludotheque.server.thinking.host import Host
from ludotheque.server.thinking.processes import Processes
from ludotheque.server.thinking.remote import RemoteJobs


def announce(address: str) -> None:
    """Print where the queue can be found."""
    print(f"The queue is at {address}", flush=True)  # noqa: T201


async def listen(address: str, secret: bytes, workers: int, ready: Callable[[str], None] = announce) -> None:
    """Keep a queue, and think with so many processes of this machine. ``ready`` is called with its address."""
    scheduler = Scheduler()
    host, processes = Host(scheduler, secret), Processes(workers)
    found = await host.open(address)
    processes.start(scheduler)
    ready(found)
    try:
        await _told_to_stop()
    finally:
        processes.close()
        await host.close()


async def connect(address: str, secret: bytes, workers: int) -> None:
    """Think for a queue elsewhere; wait for it if it is gone."""
    jobs, processes = RemoteJobs(address, secret, workers), Processes(workers)
    processes.start(jobs)
    jobs.warm()
    try:
        await _told_to_stop()
    finally:
        processes.close()
        jobs.close()


async def _told_to_stop() -> None:
    stop = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):  # Windows: Ctrl-C raises KeyboardInterrupt
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
    await stop.wait()

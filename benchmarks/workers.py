"""Warm processes, one for each contestant."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection

from benchmarks.contestants import CONTESTANTS

WARM_UP = 0.2


def worker(name: str, pipe: Connection) -> None:
    """Make one contestant, warm it, then serve slices until told to stop."""
    contestant = CONTESTANTS[name]()
    contestant.slice(WARM_UP)
    pipe.send("ready")
    while (seconds := pipe.recv()) is not None:
        pipe.send(contestant.slice(seconds))


@contextmanager
def workers(names: list[str]) -> Iterator[dict[str, Connection]]:
    """One warm process for each contestant."""
    context = get_context("spawn")
    pipes: dict[str, Connection] = {}
    processes = []
    for name in names:
        here, there = context.Pipe()
        process = context.Process(target=worker, args=(name, there), daemon=True)
        process.start()
        there.close()  # so that a worker that dies is an end of file here, not a wait for ever
        assert here.recv() == "ready"
        pipes[name] = here
        processes.append(process)
    try:
        yield pipes
    finally:
        for name in pipes:
            with suppress(OSError):
                pipes[name].send(None)
        for process in processes:
            process.join(5)

"""Work in bulk on Dask: the speed-up with more workers, and the processor time that a part costs.

python -m benchmarks.cluster [--workers 1 2 4] [--games N] [--parts N] [--rounds N]

The games are those of `simulate koryo --players 2 --bots greedy`; the least of several rounds counts. A part that does
nothing is sent many times, for the processor time of the client, of the scheduler and of the workers.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter, process_time, sleep

import psutil

from ludotheque import load
from ludotheque.bots import cluster
from ludotheque.bots.simulate import simulate

WAIT_SECONDS = 0.1


@contextmanager
def dask(workers: int) -> Iterator[tuple[str, list[psutil.Process]]]:
    """Yield the address of a scheduler with as many workers, and the processes of all."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "scheduler.json"
        running = [start("scheduler", "--port", "0", "--scheduler-file", str(file))]
        try:
            while not (file.is_file() and file.read_text()):
                sleep(WAIT_SECONDS)
            address = json.loads(file.read_text())["address"]
            options = ("--nthreads", "1", "--no-nanny", "--local-directory", folder)
            running += [start("worker", address, *options) for _ in range(workers)]
            with cluster.Cluster(address, load("koryo"), ()) as crew:
                while len({pid for _, pid in crew.spread(pid_of, range(10 * workers))}) < workers:
                    sleep(WAIT_SECONDS)
            yield address, [psutil.Process(one.pid) for one in running]
        finally:
            for one in running:
                one.kill()
                one.wait()


def start(which: str, *options: str) -> subprocess.Popen[bytes]:
    """Start a scheduler or a worker."""
    command = [sys.executable, "-m", f"distributed.cli.dask_{which}", "--host", "127.0.0.1", "--no-dashboard"]
    return subprocess.Popen([*command, *options], stderr=subprocess.DEVNULL)


def pid_of(_task: int) -> int:
    """Return the process that does this."""
    return os.getpid()


def spent(processes: Sequence[psutil.Process]) -> list[float]:
    """Return the processor seconds of processes."""
    return [sum(one.cpu_times()[:2]) for one in processes]


def main() -> None:
    """Print the seconds of the games, and the milliseconds of a part."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--parts", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    game = load("koryo")

    def timed(scheduler: str | None, processes: Sequence[psutil.Process]) -> str:
        taken = []
        for _ in range(given.rounds):
            began, before, own = perf_counter(), spent(processes), process_time()
            simulate(game, 2, None, ["greedy"], given.games, 1, scheduler=scheduler)
            working = sum(spent(processes)) - sum(before) + process_time() - own
            taken.append((perf_counter() - began, working))
        return "{:.1f} s, {:.1f} s of processors".format(*map(min, zip(*taken, strict=True)))

    print(f"one process: {timed(None, [])}", flush=True)
    for workers in given.workers:
        with dask(workers) as (address, processes):
            print(f"{workers} workers: {timed(address, processes)}", flush=True)
            together, cluster.PART_SECONDS = cluster.PART_SECONDS, 0.0  # each task is a part
            with cluster.Cluster(address, game, ()) as crew:
                before, own = spent(processes), process_time()
                list(crew.spread(abs, range(given.parts)))
                own = process_time() - own
            cluster.PART_SECONDS = together
            scheduling, *working = [after - first for after, first in zip(spent(processes), before, strict=True)]
            ms = [1000 * one / given.parts for one in (own, scheduling, sum(working))]
            print("a part: client {:.1f} ms, scheduler {:.1f} ms, workers {:.1f} ms".format(*ms))


if __name__ == "__main__":
    main()

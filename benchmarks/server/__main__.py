"""Load a server as many tables do, and a bare echo of the same messages, in turns.

``python -m benchmarks.server --tables 50 --seconds 15 --json``: a server of its own in a process of its own, on a fresh
database; the clients run here. Moves are random; with ``--think`` each waits a while (exponential, in seconds).

A move's time is from sending it to the first state of a later ply at the same socket. ``cpu_ratio`` is the server's
moves for each second of its processor time, over the echo's. A machine that others share changes its speed by half
within a minute: the two take turns of a few seconds, so that both meet the same.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles
from typing import Any

import psutil
import uvloop

from benchmarks.server import echo
from benchmarks.server.load import Load, Told

MOVES = {"koryo": 11, "kick_ass": 40, "age_of_comics": 200, "manga_dice": 400, "gold_record": 120}
"""About as many moves as a random game has, forced ones aside: so many tables are opened in advance."""

FASTEST = 3200
"""Moves a second that no server reaches here."""

ROUNDS = 4
"""Turns that the server and the echo take at full speed; at a human pace the echo comes last."""

ECHO_SECONDS = 1.0
"""Length of one turn of the echo."""

ENDS_WITHIN = 10.0
"""Seconds until a server that was told to end is killed."""


@contextlib.contextmanager
def process(*command: str) -> Iterator[tuple[psutil.Process, str]]:
    """Run a server until the end; yields its process and the last word of the first line it prints."""
    with subprocess.Popen([sys.executable, "-m", *command], stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            yield psutil.Process(server.pid), server.stdout.readline().split()[-1]
        finally:
            server.terminate()
            try:
                server.wait(ENDS_WITHIN)
            except subprocess.TimeoutExpired:
                server.kill()


class Meter:
    """Processor seconds and memory of a process and its children."""

    def __init__(self, process: psutil.Process) -> None:
        self._process = process
        self.seconds = 0.0
        self.megabytes = 0.0

    def _all(self) -> list[psutil.Process]:
        return [self._process, *self._process.children(recursive=True)]

    def _used(self) -> float:
        return float(sum(sum(one.cpu_times()[:2]) for one in self._all()))

    def start(self) -> None:
        """Begin to count, or go on."""
        self.seconds -= self._used()

    def stop(self) -> None:
        """Stop counting."""
        self.seconds += self._used()
        self.megabytes = self.memory()

    def memory(self) -> float:
        """Megabytes that are resident now."""
        return float(sum(one.memory_info().rss for one in self._all()) / 2**20)


class Echo:
    """The bare echo, in a process of its own from its first turn on, with the messages that the server sent in its."""

    def __init__(self, rooms: int, seats: int, folder: Path, until_then: contextlib.ExitStack) -> None:
        self._rooms = rooms
        self._seats = seats
        self._messages = folder / "messages.json"
        self._until_then = until_then
        self._port = 0
        self._meter: Meter | None = None
        self._moves = 0
        self._seconds = 0.0

    async def turn(self, sample: list[str]) -> None:
        """Have the clients play at it for a while."""
        if self._meter is None:
            self._messages.write_text(json.dumps(sample), encoding="utf-8")
            command = "benchmarks.server.echo", str(self._messages)
            server, port = self._until_then.enter_context(process(*command))
            self._port, self._meter = int(port), Meter(server)
        self._meter.start()
        self._moves += await echo.play(self._port, self._rooms, self._seats, ECHO_SECONDS)
        self._meter.stop()
        self._seconds += ECHO_SECONDS

    def report(self, other: float) -> dict[str, Any]:
        """Return its figures, and what part of them another server's moves for each processor second are."""
        assert self._meter is not None
        each = self._moves / self._meter.seconds
        return {
            "echo_per_second": round(self._moves / self._seconds),
            "echo_per_cpu_second": round(each),
            "cpu_ratio": round(other / each, 3),
        }


def milliseconds(seconds: list[float], percentile: int) -> float:
    """Return the given percentile of times, in milliseconds."""
    return round(1000 * quantiles(seconds, n=100)[percentile - 1], 1) if len(seconds) > 1 else 0.0


def measure(chosen: argparse.Namespace) -> dict[str, Any]:
    """One run of the server, and one of the echo."""
    # At a human pace tables are opened when games are over; at full speed the clock must not run meanwhile.
    games = tuple(chosen.game or ["koryo"])
    shortest = min(MOVES.get(game, 100) for game in games)
    spare = 0 if chosen.think else round(FASTEST * chosen.seconds / shortest)
    with tempfile.TemporaryDirectory() as folder:
        database = chosen.database or f"{folder}/tables.db"
        # Scripted players are faster than any person may be.
        unbounded = ["--no-limits", "--messages-per-second", "1e9", "--message-burst", "1000000000"]
        more = ["--bot-pause", "0", *unbounded, *chosen.server]
        with process("ludotheque.server", "--port", "0", "--database", database, *more) as (
            server,
            address,
        ):
            meter = Meter(server)
            host = address.removeprefix("http://").rstrip("/")
            load = Load(
                host, games, chosen.seats, chosen.tables, chosen.seconds, chosen.think, spare, tuple(chosen.bot)
            )
            told = Told()
            if chosen.every:
                threading.Thread(target=watch, args=(told, meter, chosen.every), daemon=True).start()
            with contextlib.ExitStack() as until_then:
                beside = Echo(min(chosen.tables, 50), chosen.seats, Path(folder), until_then)

                async def rest() -> None:
                    meter.stop()
                    await beside.turn(told.sample)

                # Whoever thinks goes on thinking in a pause, and all would move at once after it.
                asyncio.run(load.run(told, 1 if chosen.think else ROUNDS, meter.start, rest))
        return {"games": games} | report(chosen, told, meter) | beside.report(len(told.seconds) / meter.seconds)


def watch(told: Told, meter: Meter, seconds: float) -> None:
    """Print now and then how far a long run is, and what memory the server has."""
    began = time.monotonic()
    while True:
        time.sleep(seconds)
        try:
            memory = meter.memory()
        except psutil.NoSuchProcess:
            return  # the run is over
        figures = f"{len(told.seconds):8} moves {memory:6.0f} MB {told.errors.total():4} errors"
        print(f"{time.monotonic() - began:6.0f} s {figures}", file=sys.stderr, flush=True)


def report(chosen: argparse.Namespace, told: Told, meter: Meter) -> dict[str, Any]:
    """Return the figures of the server."""
    moves = len(told.seconds)
    return {
        "seats": chosen.seats,
        "tables": chosen.tables,
        "think": chosen.think,
        "moves_per_second": round(moves / chosen.seconds),
        "p50_ms": milliseconds(told.seconds, 50),
        "p99_ms": milliseconds(told.seconds, 99),
        "errors": sum(told.errors.values()),
        "reasons": dict(told.errors.most_common(3)),
        "cpu_per_second": round(meter.seconds / chosen.seconds, 2),
        "moves_per_cpu_second": round(moves / meter.seconds),
        "state_bytes": round(told.bytes / max(1, told.states)),
        "states_per_move": round(told.states / max(1, moves), 2),
        "memory_mb": round(meter.megabytes),
    }


def main() -> None:
    """Measure as the command line says, and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--game", action="append", help="tables of each are opened in turn; Koryŏ, if left out")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--think", type=float, default=0.0)
    parser.add_argument("--bot", action="append", default=[], help="the level of a bot at each table")
    parser.add_argument("--every", type=float, help="print moves and memory so often, in seconds")
    parser.add_argument("--database", help="instead of a fresh SQLite file")
    parser.add_argument("--json", action="store_true", help="print JSON only")
    parser.add_argument("server", nargs="*", help="more arguments for the server, after --")
    chosen = parser.parse_args()
    uvloop.install()
    found = measure(chosen)
    if chosen.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:24}{value}")


if __name__ == "__main__":
    main()

"""Measure how long people wait for bots: many tables at once, by the server's fair queue and by a plain one.

python -m benchmarks.thinking [--tables N] [--seconds S] [--level LEVEL] [--workers N] [--json]

The games and the bots are real; there is no network and no database. People answer at once, which is the worst case.
Beside their tables there is one with a casual bot, someone who asks for a hint of one second again and again, and two
who ask for analyses of ten.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from os import getpid
from typing import Any

from ludotheque import Game, SeededChance, load
from ludotheque.app.thinking.asking import Asker, Kind, Thinker
from ludotheque.app.thinking.mind import Mind
from ludotheque.app.thinking.orders import Order, SliceOutcome, Task
from ludotheque.app.thinking.pace import Pace
from ludotheque.app.thinking.question import Question, question
from ludotheque.app.thinking.scheduler import LONGEST_ASSESSMENT
from ludotheque.bots import Analysis
from ludotheque.bots.pool import follow
from ludotheque.core.build import is_compiled
from ludotheque.core.levels import KNOWN
from ludotheque.server.processes import Workers
from ludotheque.teaching.review import Assessment

HINT_SECONDS = 1.0
HINT_EVERY = 1.0
ANALYSIS_SECONDS = 10.0
ANALYSTS = 2
LAG_EVERY = 0.01
WARM_UPS = 8
GAME = "koryo"


def _think(order: Order) -> SliceOutcome:
    return Mind().think(order)


class Fifo:
    """The plain queue: first come, first served, every thought in its full length."""

    def __init__(self, workers: int) -> None:
        self.pace: Pace = Pace()
        self._pool = ProcessPoolExecutor(
            workers, mp_context=get_context("spawn"), initializer=follow, initargs=(getpid(),)
        )

    def warm(self) -> None:
        """Do nothing: the first questions start the processes."""

    def close(self) -> None:
        """End the processes."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, asked: Question, level: str, _asker: Asker) -> int:
        """Have a bot choose."""
        outcome = await self._ask(Order(0, KNOWN[level], 0.0, Task(asked, level)))
        assert outcome.action is not None, outcome.fault
        return outcome.action

    async def analyse(self, asked: Question, seconds: float, _asker: Asker) -> Analysis:
        """Have a position analysed."""
        outcome = await self._ask(Order(0, seconds, 0.0, Task(asked)))
        assert outcome.analysis is not None, outcome.fault
        return outcome.analysis

    async def assess(self, asked: Question, taken: int, _asker: Asker) -> Assessment:
        """Have a taken action assessed."""
        outcome = await self._ask(Order(0, LONGEST_ASSESSMENT, 0.0, Task(asked, taken=taken)))
        assert outcome.assessment is not None, outcome.fault
        return outcome.assessment

    async def _ask(self, order: Order) -> SliceOutcome:
        return await asyncio.get_running_loop().run_in_executor(self._pool, _think, order)


@dataclass
class Waits:
    """Seconds that some people have waited, and since when others are waiting."""

    served: list[float] = field(default_factory=list)
    since: dict[str, float] = field(default_factory=dict)

    def begin(self, who: str) -> float:
        """Let someone wait; return since when, which does not change until :meth:`end`."""
        return self.since.setdefault(who, time.monotonic())

    def end(self, who: str) -> None:
        """Count the wait of someone, if there was one."""
        if who in self.since:
            self.served.append(time.monotonic() - self.since.pop(who))

    def figures(self) -> dict[str, float | int | None]:
        """Return how many were served and how long they waited, and who still does."""
        now = time.monotonic()
        return {
            "served": len(self.served),
            "p50_s": quantile(self.served, 0.5),
            "p95_s": quantile(self.served, 0.95),
            "max_s": quantile(self.served, 1.0),
            "still_waiting": len(self.since),
            "oldest_s": round(max((now - since for since in self.since.values()), default=0.0), 2),
        }


def quantile(values: list[float], share: float) -> float | None:
    """Return the value below which that share of the values lies, or None if there are none."""
    return round(sorted(values)[int(share * (len(values) - 1))], 2) if values else None


class Load:
    """All who want something at the same time."""

    def __init__(self, game: Game, thinker: Thinker, level: str, bots: int) -> None:
        self.game = game
        self.thinker = thinker
        self.level = level
        self.bots = bots
        self.people, self.casual, self.hints, self.analyses = Waits(), Waits(), Waits(), Waits()
        self.lags: list[float] = []

    async def run(self, tables: int, seconds: float) -> dict[str, Any]:
        """Play for so many seconds."""
        self.thinker.warm()
        middle = self.position()
        for _ in range(WARM_UPS):
            await self.thinker.choose(middle, "casual", Asker(Kind.PEOPLE))
        everybody = [self.table(number, self.level, self.bots, self.people) for number in range(tables)]
        everybody += [self.table(tables, "casual", 1, self.casual), self.hinter(), self.lag()]
        everybody += [self.analyst(number) for number in range(ANALYSTS)]
        tasks = [asyncio.create_task(one) for one in everybody]
        _, going = await asyncio.wait(tasks, timeout=seconds)
        ended = [task for task in tasks if task not in going]
        figures = self.figures()
        for task in going:
            task.cancel()
        await asyncio.gather(*going, return_exceptions=True)
        assert not ended, ended[0].exception()
        return figures

    def figures(self) -> dict[str, Any]:
        """Return what everyone has waited so far."""
        groups = {"people": self.people, "casual": self.casual, "hints": self.hints, "analyses": self.analyses}
        return {name: waits.figures() for name, waits in groups.items()} | {"lag_p99_s": quantile(self.lags, 0.99)}

    async def table(self, number: int, level: str, bots: int, waits: Waits) -> None:
        """Play game after game at one table: seat 0 is a person who answers at once at random, the others are bots."""
        rng, name = random.Random(number), f"table {number}"
        while True:
            state = self.game.start(bots + 1, chance=SeededChance(rng.getrandbits(60)))
            while not state.is_terminal():
                seat, actions = int(state.current_player()), state.legal_actions()
                if len(actions) == 1:
                    state.apply_action(actions[0])
                elif seat == 0:
                    waits.end(name)
                    state.apply_action(rng.choice(actions))
                else:
                    asker = Asker(Kind.PEOPLE, (name, f"guest {number}"), waits.begin(name))
                    state.apply_action(await self.thinker.choose(question(self.game, state, seat), level, asker))
                await asyncio.sleep(0)
            waits.end(name)

    async def hinter(self) -> None:
        """Ask for a hint, think about it for a moment, and ask again."""
        while True:
            await asyncio.sleep(HINT_EVERY)
            self.hints.begin("hinter")
            await self.thinker.analyse(self.position(), HINT_SECONDS, Asker(Kind.HINT, ("guest hinter",)))
            self.hints.end("hinter")

    async def analyst(self, number: int) -> None:
        """Ask for one analysis after the other."""
        name = f"guest analyst {number}"
        while True:
            self.analyses.begin(name)
            await self.thinker.analyse(self.position(), ANALYSIS_SECONDS, Asker(Kind.ANALYSIS, (name,)))
            self.analyses.end(name)

    async def lag(self) -> None:
        """Measure how late the event loop comes back."""
        while True:
            begun = time.monotonic()
            await asyncio.sleep(LAG_EVERY)
            self.lags.append(time.monotonic() - begun - LAG_EVERY)

    def position(self) -> Question:
        """Return a position from the middle of a game."""
        rng = random.Random(5)
        state = self.game.start(4, chance=SeededChance(5))
        for _ in range(20):
            state.apply_action(rng.choice(state.legal_actions()))
        return question(self.game, state, int(state.current_player()))


def measure(make: Callable[[int], Thinker], chosen: argparse.Namespace) -> dict[str, Any]:
    """Return the figures of one kind of queue."""

    async def run() -> dict[str, Any]:
        thinker = make(chosen.workers)
        try:
            return await Load(load(GAME), thinker, chosen.level, chosen.bots).run(chosen.tables, chosen.seconds)
        finally:
            thinker.close()

    work: Coroutine[Any, Any, dict[str, Any]] = run()
    return asyncio.run(work)


def lines(figures: dict[str, Any]) -> str:
    """Write the figures of one kind of queue for people."""
    rows = []
    for name, waits in figures.items():
        if isinstance(waits, dict):
            rows.append(
                f"  {name:10} served {waits['served']:5}  p50 {waits['p50_s']}  p95 {waits['p95_s']}  max "
                f"{waits['max_s']} s; still waiting {waits['still_waiting']}, oldest {waits['oldest_s']} s"
            )
    return "\n".join([*rows, f"  late event loop, p99 {figures['lag_p99_s']} s"])


def main() -> None:
    """Measure both queues one after the other, and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.thinking", description=__doc__.split("\n")[0])
    parser.add_argument("--tables", type=int, default=50, help="tables of one person and some bots")
    parser.add_argument("--bots", type=int, default=3, help="bots at each of them, 1 to 3")
    parser.add_argument("--level", default="strong", choices=sorted(KNOWN))
    parser.add_argument("--workers", type=int, default=2, help="processes that think")
    parser.add_argument("--seconds", type=float, default=22.0, help="for each kind of queue")
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    chosen = parser.parse_args()
    data: dict[str, Any] = {
        "game": GAME,
        "compiled": is_compiled(),
        **{k: v for k, v in vars(chosen).items() if k != "json"},
    }
    data["fair"] = measure(Workers, chosen)
    data["fifo"] = measure(Fifo, chosen)
    if chosen.json:
        print(json.dumps(data))
        return
    for name in ("fifo", "fair"):
        print(f"{name}: {chosen.tables} tables, {chosen.bots} {chosen.level} bots each, {chosen.workers} workers")
        print(lines(data[name]))


if __name__ == "__main__":
    main()

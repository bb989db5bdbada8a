"""Bots of several servers behind HAProxy on one PostgreSQL: how long people wait for them, also when a server dies.

``python -m benchmarks.server.bots postgresql://… --servers 1 2 4 --workers 4``: people who answer at once play against
bots, at tables of one server, then of two and of four, each time with the same number of thinking processes in all.

``python -m benchmarks.server.bots postgresql://… --kills 200``: a server is killed while bots think at its tables,
again and again. Every bot has to answer at the server that takes the table over, and only once.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from benchmarks.server.failover import COME_BACK, START_WITHIN, Cluster, Json, Lost, Person, compared

GAMES = ("koryo", "manga_dice", "gold_record", "age_of_comics")
YOU, BOT = range(2)
ANSWERED_WITHIN = 30.0
"""Seconds after which a bot's answer is given up."""
LIVES = (0.5, 1.5)
"""Seconds between two deaths, from and to."""
SERVERS_TO_KILL = 3


@dataclass(slots=True)
class Opponent(Person):
    """A person who plays against a bot, and looks at the clock."""

    waits: list[float] = field(default_factory=list)
    """Seconds from an action to the next question."""
    thinking: int | None = None
    """The ply at which the bot has to answer, if it does."""
    struck: int | None = None
    """That ply, if a server died meanwhile, until the bot has answered."""
    since: float | None = None
    """When the person was told of that position by the server that has taken the table over."""
    answers: list[float] = field(default_factory=list)
    """Seconds that such answers took from then."""

    def _compare(self, state: Json, fresh: set[int]) -> None:
        first = state["eyes"] not in fresh
        Person._compare(self, state, fresh)
        now, ply = time.monotonic(), state["ply"]
        if self.struck is not None and ply > self.struck:
            self.answers.append(0.0 if self.since is None else now - self.since)
            self.struck = self.since = None
        elif self.struck is not None and first:
            self.since = now
        self.thinking = ply if state["player"] == BOT and not state["over"] else None
        if self.acted is not None and (state["offered"] or state["over"]):
            self.waits.append(now - self.acted)
            self.acted = None


class Club:
    """Tables that are always in play: where a game ends, the next one begins."""

    def __init__(self, cluster: Cluster, tables: int, level: str) -> None:
        self.cluster = cluster
        self.level = level
        self.seen: list[Opponent] = []
        """All who have played."""
        self.tasks = [asyncio.create_task(self._play(number)) for number in range(tables)]

    async def _play(self, number: int) -> None:
        rng = random.Random(number)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.cluster.front}", timeout=START_WITHIN) as http:
            for turn in range(number, 10**9):
                opened = await self._open(http, GAMES[turn % len(GAMES)], rng)
                self.seen.append(Opponent(opened["table"], [opened["seats"][YOU]["token"]], rng))
                await self.seen[-1].play(self.cluster.front)

    async def _open(self, http: httpx.AsyncClient, game: str, rng: random.Random) -> Json:
        seats = [{"kind": "you"}, {"kind": "bot", "level": self.level}]
        while True:
            with contextlib.suppress(httpx.TransportError, httpx.HTTPStatusError):  # its server has died
                answer = await http.post("/api/tables", json={"game": game, "seats": seats})
                answer.raise_for_status()
                http.cookies.clear()
                return dict(answer.json())
            await asyncio.sleep(rng.uniform(*COME_BACK))

    def check(self) -> None:
        """Raise what a player has found."""
        for task in self.tasks:
            if task.done():
                task.result()

    async def close(self) -> None:
        """End all games."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


@contextlib.asynccontextmanager
async def playing(cluster: Cluster, tables: int, level: str) -> AsyncIterator[Club]:
    """Have people play at some tables of servers that have just begun."""
    club = None
    try:
        await cluster.start()
        club = Club(cluster, tables, level)
        yield club
    finally:
        if club is not None:
            await club.close()
        cluster.kill()


async def wait_for_bots(url: str, folder: Path, servers: int, chosen: argparse.Namespace) -> Json:
    """Return how long people wait for bots."""
    workers = str(max(1, chosen.workers // servers))
    cluster = Cluster(url, folder, "--workers", workers, "--bot-pause", "0", servers=servers)
    async with playing(cluster, chosen.tables, chosen.level) as club:
        await asyncio.sleep(chosen.warm)
        counted = {id(one): len(one.waits) for one in club.seen}
        await asyncio.sleep(chosen.seconds)
        club.check()
        waits = [wait for one in club.seen for wait in one.waits[counted.get(id(one), 0) :]]
        longest = max((time.monotonic() - one.acted for one in club.seen if one.acted is not None), default=0.0)
    plies = await compared(url, club.seen)
    return {"servers": servers, "workers_each": int(workers), **spread(waits), "waiting": longest, "plies": plies}


async def kill_while_they_think(url: str, folder: Path, tables: int, level: str, kills: int) -> Json:
    """Kill servers while bots think. Lost if a bot does not answer, or a table has another past."""
    cluster = Cluster(url, folder, "--workers", "1", "--bot-pause", "0", servers=SERVERS_TO_KILL)
    rng, struck = random.Random(7), 0
    async with playing(cluster, tables, level) as club:
        for number in range(kills):
            await asyncio.sleep(rng.uniform(*LIVES))
            club.check()
            dying = cluster.servers[number % SERVERS_TO_KILL]
            ends = {id(one): one.ends.total() for one in club.seen}
            dying.kill()
            thinking = {id(one): one.thinking for one in club.seen if not one.over}
            await asyncio.sleep(COME_BACK[0])
            hit = [one for one in club.seen if one.thinking is not None and one.thinking == thinking.get(id(one))]
            hit = [one for one in hit if one.ends.total() > ends[id(one)]]
            for one in hit:
                one.struck = one.thinking
            struck += len(hit)
            dying.start()
            await dying.up()
            await answered(hit)
    answers = [answer for one in club.seen for answer in one.answers]
    plies = await compared(url, club.seen)
    return {"kills": kills, "struck": struck, **spread(answers), "plies": plies}


async def answered(hit: list[Opponent]) -> None:
    """Wait until bots have answered. Lost if one does not."""
    began = time.monotonic()
    while late := [one.table for one in hit if one.struck is not None and not one.over]:
        if time.monotonic() - began > ANSWERED_WITHIN:
            raise Lost(f"no bot answers at {', '.join(late)}")
        await asyncio.sleep(0.02)


def spread(seconds: list[float]) -> dict[str, Any]:
    """Return how many there are, the median, the 95th percentile and the longest."""
    ordered = sorted(seconds)
    at = {"p50_s": 0.5, "p95_s": 0.95, "max_s": 1.0}
    return {"answers": len(ordered)} | {
        name: round(ordered[int(share * (len(ordered) - 1))], 2) if ordered else None for name, share in at.items()
    }


def main() -> None:
    """Measure, and print a line of JSON for each number of servers."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.bots", description=__doc__)
    parser.add_argument("database", help="the URL of a PostgreSQL database")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--level", default="strong")
    parser.add_argument("--servers", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--workers", type=int, default=4, help="thinking processes of all servers together")
    parser.add_argument("--warm", type=float, default=10.0, help="seconds before anything is counted")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--kills", type=int, help="kill servers this often instead")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if chosen.kills:
            killing = kill_while_they_think(chosen.database, Path(folder), chosen.tables, chosen.level, chosen.kills)
            print(json.dumps(asyncio.run(killing)))
            return
        for servers in chosen.servers:
            print(json.dumps(asyncio.run(wait_for_bots(chosen.database, Path(folder), servers, chosen))), flush=True)


if __name__ == "__main__":
    main()

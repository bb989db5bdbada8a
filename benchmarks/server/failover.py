"""Several server processes behind HAProxy on one PostgreSQL: kill one, stop one, restart the database, then all.

``python -m benchmarks.server.failover postgresql://… --tables 60``: people play at all tables through HAProxy with the
configuration of ``deploy/haproxy.cfg``. After each blow every table has to go on, with everything that its players had
been told. The report says how long the last one took.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

GAMES = ("manga_dice", "gold_record", "age_of_comics")
"""Games that last longer than a run."""

WITH_BOT = 4
"""Each so many-th table has a bot, too."""

THINK = (0.0, 0.8)
"""Seconds that people think, from and to: part of the time until a table has gone on."""

COME_BACK = (0.1, 0.5)
"""Seconds after which someone whose connection has ended tries again, from and to."""

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "haproxy.cfg"
START_WITHIN = 20.0
GO_ON_WITHIN = 30.0
"""Seconds after which a table is given up."""

UNDISTURBED = 1.5
"""Seconds of play before each blow."""

Json = dict[str, Any]


class Lost(Exception):
    """Something that had been acknowledged is gone, or a table does not go on."""


def free_port() -> int:
    """Return a port that no one listens on now."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@dataclass(slots=True)
class Person:
    """A person with all human seats of a table, and everything the server told them."""

    table: str
    tokens: list[str]
    rng: random.Random
    ply: int = 0
    over: bool = False
    acted: float | None = None
    """The time of the last action, until the next question."""
    events: list[Json] = field(default_factory=list)
    ends: Counter[str] = field(default_factory=Counter)
    """Count how connections ended."""

    async def play(self, front: int) -> None:
        """Play until the game is over, and come back whenever the connection ends."""
        while not self.over:
            try:
                async with connect(
                    f"ws://127.0.0.1:{front}/api/tables/{self.table}/socket", max_size=None, compression=None
                ) as there:
                    await there.send(json.dumps({"type": "hello", "tokens": self.tokens, "since": 0}))
                    await self._follow(there)
                self.ends[str(there.close_code)] += 1
            except (ConnectionClosed, InvalidHandshake, OSError, EOFError) as error:
                code = error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd else type(error).__name__
                self.ends[str(code)] += 1
            await asyncio.sleep(self.rng.uniform(*COME_BACK))

    async def _follow(self, there: ClientConnection) -> None:
        fresh: set[int] = set()
        async for text in there:
            message = msgspec.json.decode(text)
            if message["type"] == "state":
                self._compare(message, fresh)
                if message["over"]:
                    self.over = True
                    return
                if message["offered"]:
                    await asyncio.sleep(self.rng.uniform(*THINK))
                    action = self.rng.choice(message["offered"])["action"]
                    seat, ply = message["eyes"], message["ply"]
                    await there.send(json.dumps({"type": "act", "seat": seat, "ply": ply, "action": action}))
                    self.acted = time.monotonic()

    def _compare(self, state: Json, fresh: set[int]) -> None:
        """Hold a state against what was told before. Lost if it is behind, or has another past."""
        eyes = state["eyes"]
        if state["ply"] < self.ply:
            raise Lost(f"table {self.table}: it was at ply {self.ply}, and is at {state['ply']}")
        self.ply = state["ply"]
        if eyes != min(int(seat) for seat in range(len(self.tokens))):
            return  # one pair of eyes is enough to know the past by
        if eyes in fresh:
            self.events += state["events"]
            return
        fresh.add(eyes)
        if state["events"][: len(self.events)] != self.events:
            raise Lost(f"table {self.table}: its past before ply {self.ply} is different now")
        self.events = state["events"]


class Server:
    """One of the server processes, on a port of its own."""

    def __init__(self, url: str, log: Path, options: tuple[str, ...]) -> None:
        self.port = free_port()
        self._url = url
        self._options = options
        self._log = log
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Begin another life."""
        # All guests come from one address here: a limit would count if the proxy took one of the servers for down.
        options = ("--port", str(self.port), "--no-limits", "--database", self._url, *self._options)
        with self._log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "ludotheque.server", *options], stdout=log, stderr=log
            )

    async def up(self) -> None:
        """Return once it answers."""
        async with httpx.AsyncClient() as http, asyncio.timeout(START_WITHIN):
            while True:
                with contextlib.suppress(httpx.TransportError):
                    await http.get(f"http://127.0.0.1:{self.port}/api/levels")
                    return
                await asyncio.sleep(0.1)

    def kill(self) -> None:
        """End it as a crash would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def hang(self) -> None:
        """Stop it as it stands: it keeps its connections, and does nothing."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def wake(self) -> None:
        """Let it go on as if nothing had been."""
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    async def restart(self) -> None:
        """End it in order, and start it again."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        await asyncio.to_thread(self.process.wait, START_WITHIN)
        self.start()
        await self.up()


class Cluster:
    """Some servers and HAProxy."""

    def __init__(self, url: str, folder: Path, *options: str, servers: int = 2) -> None:
        self.front = free_port()
        self.servers = [Server(url, folder / f"server-{number}.log", options) for number in range(servers)]
        self._configuration = folder / "haproxy.cfg"
        self._configuration.write_text(configuration(self.front, [server.port for server in self.servers]))
        self._proxy: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        """Begin, and return once the front answers."""
        for server in self.servers:
            server.start()
        command = ["haproxy", "-db", "-q", "-f", str(self._configuration)]
        self._proxy = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        for server in self.servers:
            await server.up()
        async with httpx.AsyncClient() as http, asyncio.timeout(START_WITHIN):
            while True:
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get(f"http://127.0.0.1:{self.front}/api/levels")).is_success:
                        return
                await asyncio.sleep(0.1)

    def kill(self) -> None:
        """End everything at once."""
        if self._proxy is not None:
            self._proxy.kill()
            self._proxy.wait()
        for server in self.servers:
            server.kill()


def configuration(front: int, ports: list[int]) -> str:
    """Return the configuration that is deployed, for servers on this machine."""
    servers = "\n".join(f"  server s{number} 127.0.0.1:{port}" for number, port in enumerate(ports))
    text = CONFIGURATION.read_text(encoding="utf-8").replace("bind :8080", f"bind 127.0.0.1:{front}")
    text, found = re.subn(r"^  server-template .*$", servers, text, flags=re.MULTILINE)
    assert found
    return text


async def open_tables(front: int, tables: int) -> list[Person]:
    """Open tables, each of them another guest's."""
    people = []
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{front}", timeout=START_WITHIN) as http:
        for number in range(tables):
            bots = [{"kind": "bot", "level": "random"}] if number % WITH_BOT == 0 else []
            seats = [{"kind": "you"}, {"kind": "hotseat"}, *bots]
            answer = await http.post("/api/tables", json={"game": GAMES[number % len(GAMES)], "seats": seats})
            answer.raise_for_status()
            http.cookies.clear()
            opened = answer.json()
            tokens = [seat["token"] for seat in opened["seats"]]
            people.append(Person(opened["table"], tokens, random.Random(number)))
    return people


async def look(front: int, table: str) -> None:
    """Look at a table as a spectator, until it is seen."""
    rng = random.Random(table)
    async with asyncio.timeout(GO_ON_WITHIN):
        while True:
            with contextlib.suppress(ConnectionClosed, InvalidHandshake, OSError, EOFError):
                async with connect(f"ws://127.0.0.1:{front}/api/tables/{table}/socket", max_size=None) as there:
                    await there.send(json.dumps({"type": "hello", "tokens": [], "since": 0}))
                    async for text in there:
                        if msgspec.json.decode(text)["type"] == "state":
                            return
            await asyncio.sleep(rng.uniform(*COME_BACK))


@dataclass(slots=True)
class Run:
    """The tables in play, and what befalls their servers."""

    url: str
    cluster: Cluster
    people: list[Person]
    playing: list[asyncio.Task[None]]

    async def blow(self, act: Callable[[], Awaitable[None]]) -> Json:
        """Do something to the servers, and wait until every table has gone on since. Lost if one does not."""
        await asyncio.sleep(UNDISTURBED)
        counted = self._ends()
        began = time.monotonic()
        await act()
        acted = time.monotonic() - began
        times = await self.all_beyond({person.table: person.ply for person in self.people})
        return {
            "seconds": round(times[-1], 2),
            "median": round(times[len(times) // 2], 2),
            "act": round(acted, 2),
            "connections": dict(self._ends() - counted),
        }

    def _ends(self) -> Counter[str]:
        return sum((person.ends for person in self.people), Counter[str]())

    async def all_beyond(self, before: dict[str, int]) -> list[float]:
        """Wait until each table has come further than before; returns after how many seconds each did."""
        began = time.monotonic()
        missing = {person.table: person for person in self.people if not person.over}
        times = []
        while missing:
            self.check()
            for table in [name for name, person in missing.items() if person.ply > before[name] or person.over]:
                times.append(time.monotonic() - began)
                del missing[table]
            if time.monotonic() - began > GO_ON_WITHIN:
                raise Lost(f"{len(missing)} tables do not go on: {', '.join(missing)}")
            await asyncio.sleep(0.02)
        return sorted(times)

    def check(self) -> None:
        """Raise what a player has found."""
        for task in self.playing:
            if task.done():
                task.result()

    async def compare(self) -> int:
        """Hold the journals against what people were told; returns how many plies there are."""
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)
        return await compared(self.url, self.people)


async def compared(url: str, people: Iterable[Person]) -> int:
    """Return how many plies the journals of some tables have. Lost if one has holes, or less than people were told."""
    database = await asyncpg.connect(url)
    count = 0
    for person in people:
        found = await database.fetch('SELECT ply FROM entries WHERE "table" = $1 ORDER BY ply', person.table)
        plies = [row[0] for row in found]
        if plies != list(range(2, len(plies) + 2)) or len(plies) + 1 < person.ply:
            raise Lost(f"table {person.table}: told of ply {person.ply}, kept are {len(plies) + 1} with holes or less")
        count += len(plies)
    await database.close()
    return count


@contextlib.asynccontextmanager
async def running(url: str, folder: Path, tables: int) -> AsyncIterator[Run]:
    """Have people play at tables of two servers, once all of them have begun."""
    cluster = Cluster(url, folder, "--bot-pause", "0.1")
    playing: list[asyncio.Task[None]] = []
    try:
        await cluster.start()
        people = await open_tables(cluster.front, tables)
        playing += [asyncio.create_task(person.play(cluster.front)) for person in people]
        run = Run(url, cluster, people, playing)
        await run.all_beyond({person.table: 2 for person in people})
        yield run
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        cluster.kill()


async def failover(url: str, folder: Path, tables: int, restart_database: Callable[[], None] | None) -> Json:
    """Strike in every way, and report how long tables stood still, in seconds. Lost if anything was."""
    async with running(url, folder, tables) as run:
        cluster = run.cluster
        report: Json = {"tables": tables}

        async def kill() -> None:
            cluster.servers[0].kill()

        async def come_back() -> None:
            cluster.servers[0].start()
            await cluster.servers[0].up()
            await asyncio.sleep(UNDISTURBED)  # until the proxy has seen it
            await asyncio.gather(*(look(cluster.front, person.table) for person in run.people))

        async def hang() -> None:
            cluster.servers[1].hang()

        async def wake() -> None:
            cluster.servers[1].wake()
            await asyncio.sleep(UNDISTURBED)  # until the proxy has seen it
            await asyncio.gather(*(look(cluster.front, person.table) for person in run.people))

        async def restart() -> None:
            if restart_database is not None:
                await asyncio.to_thread(restart_database)

        async def roll() -> None:
            for server in cluster.servers:
                await server.restart()
                await asyncio.sleep(UNDISTURBED)

        report["kill"] = await run.blow(kill)
        report["hand_over"] = await run.blow(come_back)
        report["hang"] = await run.blow(hang)
        report["wake"] = await run.blow(wake)
        if restart_database is not None:
            report["database"] = await run.blow(restart)
        report["rolling"] = await run.blow(roll)
        report["after"] = await run.blow(lambda: asyncio.sleep(0))
        report["plies"] = await run.compare()
        return report


def main() -> None:
    """Strike once in every way, and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.failover", description=__doc__)
    parser.add_argument("database", help="the URL of a PostgreSQL database")
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--restart", help="a command that restarts PostgreSQL")
    chosen = parser.parse_args()
    restart = None
    if chosen.restart:
        command: str = chosen.restart

        def restart() -> None:
            subprocess.run(command, shell=True, check=True, stdout=subprocess.DEVNULL)

    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(failover(chosen.database, Path(folder), chosen.tables, restart)), indent=1))


if __name__ == "__main__":
    main()

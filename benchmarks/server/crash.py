"""Kill a server under load, again and again, and compare what people had been told with what is there afterwards.

``python -m benchmarks.server.crash --kills 200``: two people and a bot at tables of all games; moves, undo and chat at
full speed, ``kill -9`` after a random while, a new server on the same database. Whatever had been acknowledged must be
there: the same ply, view, events and chat, or more.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from ludotheque import Record, verify
from ludotheque.core.changes import changed

GAMES = ("koryo", "manga_dice", "gold_record", "age_of_comics", "kick_ass")
TABLES_PER_GAME = 2
LIVES = (0.5, 1.5)
"""Seconds that a server lives, from and to."""
UNDO_SHARE = 0.05
CHAT_SHARE = 0.05
PATIENCE = 20.0
"""Seconds in which the first answers of a new server have to come."""
SAME = ("ply", "player", "view", "prompt", "events", "scores", "undo", "over", "offered")
"""The fields of a state that have to be the same after a restart."""

Json = dict[str, Any]


class Lost(Exception):
    """Something that had been acknowledged is gone, or is different now."""


@dataclass(slots=True)
class Person:
    """One seat, in and between the lives of servers: what it knows to be so."""

    table: str
    token: str
    rng: random.Random
    state: Json | None = None
    public: Any = None
    chat: list[str] = field(default_factory=list)
    fresh: bool = True
    asked: int = -1

    async def live(self, port: int, plies: Path, ready: asyncio.Semaphore) -> None:
        """Connect, compare, and play until the server dies."""
        self.fresh = True
        self.asked = -1
        with suppress(ConnectionClosed, InvalidMessage, OSError):
            url = f"ws://127.0.0.1:{port}/api/tables/{self.table}/socket"
            async with connect(url, max_size=None, ping_interval=None) as socket:
                await socket.send(json.dumps({"type": "hello", "tokens": [self.token], "since": 0}))
                async for text in socket:
                    await self._hear(msgspec.json.decode(text), socket, plies, ready)

    async def _hear(self, message: Json, socket: ClientConnection, plies: Path, ready: asyncio.Semaphore) -> None:
        match message["type"]:
            case "welcome":
                lines = [line["text"] for line in message["chat"]]
                if not contains(lines, self.chat[-len(lines) :] if lines else self.chat):
                    raise Lost(f"table {self.table}: lines of chat are gone")
            case "chat":
                self.chat.append(message["text"])
            case "state":
                self._take(message, plies)
                if self.fresh:
                    self.fresh = False
                    ready.release()
                await self._go_on(socket)
            case "undo-asked":
                if message["seat"] != self.seat:
                    await socket.send(json.dumps({"type": "answer", "seat": self.seat, "ok": True}))
            case "refused":
                self.asked = -1

    @property
    def seat(self) -> int:
        """The seat of this person."""
        assert self.state is not None
        return int(self.state["eyes"])

    def _take(self, message: Json, plies: Path) -> None:
        self.public = changed(message["view"] or self.public, message["changes"])
        message["view"] = changed(self.public, message["own"])
        if self.fresh and self.state is not None:
            compare(self.table, self.state, message, plies)
        elif self.state is not None and not message["replace"]:
            message["events"] = self.state["events"] + message["events"]
        self.state = message

    async def _go_on(self, socket: ClientConnection) -> None:
        """Move, talk, or take something back."""
        state = self.state
        assert state is not None
        if state["over"] or state["ply"] == self.asked:
            return
        if self.rng.random() < CHAT_SHARE:
            await socket.send(json.dumps({"type": "chat", "text": f"{self.table[:4]} {self.rng.random()}"}))
        if state["undo"] and self.rng.random() < UNDO_SHARE:
            await socket.send(json.dumps({"type": "undo", "seat": self.seat, "ply": state["ply"]}))
        elif state["offered"]:
            self.asked = state["ply"]
            action = self.rng.choice(state["offered"])["action"]
            await socket.send(json.dumps({"type": "act", "seat": self.seat, "ply": state["ply"], "action": action}))


def contains(lines: list[str], wanted: list[str]) -> bool:
    """Return whether all of the wanted lines are there, in their order."""
    rest = iter(lines)
    return all(line in rest for line in wanted)


def compare(table: str, before: Json, after: Json, plies: Path) -> None:
    """Compare a state that was acknowledged with the first one of a new server. Lost if something of it is gone."""
    if after["ply"] < before["ply"]:
        raise Lost(f"table {table}: it was at ply {before['ply']}, and is at {after['ply']}")
    if after["ply"] == before["ply"]:
        for name in SAME:
            if before[name] != after[name]:
                raise Lost(f"table {table}, ply {after['ply']}: {name} was {before[name]}, and is {after[name]}")
    elif not undone(plies, table, before["ply"]) and after["events"][: len(before["events"])] != before["events"]:
        raise Lost(f"table {table}: events before ply {before['ply']} are different now")


def undone(database: Path, table: str, since: int) -> bool:
    """Return whether a choice was taken back after that ply."""
    with closing(sqlite3.connect(database)) as connection:
        found = connection.execute('SELECT 1 FROM entries WHERE "table" = ? AND ply > ? AND undo', (table, since))
        return found.fetchone() is not None


async def open_tables(http: httpx.AsyncClient, seed: int) -> list[Person]:
    """Open tables of all games, with two people and a bot each."""
    people: list[Person] = []
    for number in range(TABLES_PER_GAME * len(GAMES)):
        seats = [{"kind": "you", "name": "Ann"}, {"kind": "hotseat"}, {"kind": "bot", "level": "random"}]
        body = {"game": GAMES[number % len(GAMES)], "seats": seats}
        answer = await http.post("/api/tables", json=body)
        answer.raise_for_status()
        opened = answer.json()
        for seat in opened["seats"]:
            people.append(Person(opened["table"], seat["token"], random.Random(seed * 1000 + len(people))))
    return people


@dataclass(slots=True)
class Server:
    """One server process."""

    process: subprocess.Popen[str]
    port: int
    seconds: float
    """From nothing to its address."""

    @classmethod
    def start(cls, database: Path) -> Server:
        """Begin another life."""
        began = time.monotonic()
        command = [sys.executable, "-m", "ludotheque.server", "--no-limits", "--port", "0", "--bot-pause", "0"]
        process = subprocess.Popen(
            [*command, "--database", str(database)], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert process.stdout is not None
        port = int(process.stdout.readline().split()[-1].rstrip("/").rsplit(":", 1)[1])
        return cls(process, port, time.monotonic() - began)

    def kill(self) -> None:
        """End it as a power cut would end the process."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


async def crash(kills: int, folder: Path, seed: int = 1) -> Json:
    """Kill servers under load, and report what was done. Lost if anything was."""
    database = folder / "tables.db"
    rng = random.Random(seed)
    people: list[Person] = []
    finished: set[str] = set()
    starts: list[float] = []
    for number in range(kills + 1):
        server = Server.start(database)
        starts.append(server.seconds)
        try:
            if not people:
                async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=PATIENCE) as http:
                    people = await open_tables(http, seed + number)
            ready = asyncio.Semaphore(0)
            async with asyncio.TaskGroup() as tasks:
                for person in people:
                    tasks.create_task(person.live(server.port, database, ready))
                async with asyncio.timeout(PATIENCE):
                    for _ in people:
                        await ready.acquire()
                if number < kills:
                    await asyncio.sleep(rng.uniform(*LIVES))
                over = {one.table for one in people if one.state and one.state["over"]}
                async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=PATIENCE) as http:
                    for table in over:
                        verify(Record.from_json((await http.get(f"/api/tables/{table}/record")).json()))
                server.kill()
            finished |= over
            people = [] if len(over) * 4 >= TABLES_PER_GAME * len(GAMES) else [p for p in people if p.table not in over]
        finally:
            server.kill()
    with closing(sqlite3.connect(database)) as connection:
        whole = connection.execute("PRAGMA integrity_check").fetchone()[0]
        plies = connection.execute("SELECT COUNT(*) FROM entries").fetchone()[0]
        undos = connection.execute("SELECT COUNT(*) FROM entries WHERE undo").fetchone()[0]
        chat = connection.execute("SELECT COUNT(*) FROM chat").fetchone()[0]
    if whole != "ok":
        raise Lost(f"the file is damaged: {whole}")
    return {
        "kills": kills,
        "plies": plies,
        "undos": undos,
        "lines": chat,
        "finished": len(finished),
        "fastest_start_s": round(min(starts), 2),
        "median_start_s": round(median(starts), 2),
    }


def main() -> None:
    """Kill as often as the command line says, and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.crash", description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(json.dumps(asyncio.run(crash(chosen.kills, Path(folder), chosen.seed))))


if __name__ == "__main__":
    main()

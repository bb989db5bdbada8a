"""Scripted players: a socket for each seat of many tables, random moves, and how long each took."""

from __future__ import annotations

import asyncio
import itertools
import random
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

OPENING_AT_ONCE = 8
"""Tables that are opened side by side before the clock runs."""

READY_WITHIN = 120.0
"""Seconds that opening and connecting may take."""

SAMPLE = 400
"""State messages that are kept for the echo to send again."""


LATE = re.compile(r"this was an answer to ply (\d+)")
"""The reason a server gives for refusing a move that came too late."""


@dataclass(slots=True)
class Told:
    """Everything the players noted while the clock ran: seconds of each move, counts, and some of the messages."""

    clock: asyncio.Event = field(default_factory=asyncio.Event)
    """Set while the clock runs: no one moves before, nor in a pause."""
    seconds: list[float] = field(default_factory=list)
    states: int = 0
    bytes: int = 0
    errors: Counter[str] = field(default_factory=Counter)
    sample: list[str] = field(default_factory=list)

    @property
    def running(self) -> bool:
        """Return whether the clock runs."""
        return self.clock.is_set()


@dataclass(slots=True)
class Room:
    """An opened table, which waits until it is let go."""

    id: str
    tokens: list[str]
    go: asyncio.Event = field(default_factory=asyncio.Event)
    over: asyncio.Event = field(default_factory=asyncio.Event)


@dataclass(frozen=True, slots=True)
class Load:
    """The load on a server at ``address`` ("host:port"). ``think`` is the mean pause before a move, in seconds."""

    address: str
    games: tuple[str, ...]
    """Tables are opened for each in turn."""
    seats: int
    tables: int
    seconds: float
    think: float
    spare: int
    """Tables opened beyond those in play, each of which replaces one whose game is over."""
    bots: tuple[str, ...] = ()
    """Levels of the bots that sit at each table too."""

    async def run(
        self, told: Told, rounds: int, on_start: Callable[[], None], on_end: Callable[[], Awaitable[None]]
    ) -> None:
        """Open and connect everything, play for the given time in rounds of equal length, and leave.

        Args:
            told: where everything is noted.
            rounds: how often the clock runs, each time for its part of the seconds.
            on_start: called when the clock starts.
            on_end: called when it stops; no one moves until it is done.
        """
        ready = asyncio.Semaphore(0)
        players: set[asyncio.Task[None]] = set()
        limits = httpx.Limits(max_connections=OPENING_AT_ONCE)
        http = httpx.AsyncClient(limits=limits, timeout=READY_WITHIN)
        at_once = asyncio.Semaphore(OPENING_AT_ONCE)
        numbers = itertools.count()

        async def open_one() -> Room:
            number = next(numbers)
            async with at_once:
                room = await self._open(http, self.games[number % len(self.games)])
            for token in room.tokens:
                task = asyncio.create_task(self._play(room, token, random.Random(number), told, ready))
                players.add(task)
                task.add_done_callback(players.discard)
            return room

        waiting = await asyncio.gather(*(open_one() for _ in range(self.tables + self.spare)))
        async with asyncio.timeout(READY_WITHIN):
            for _ in range(len(waiting) * self.seats):
                await ready.acquire()

        async def keep_one_busy() -> None:
            while waiting or self.think:
                room = waiting.pop() if waiting else await open_one()
                room.go.set()
                await room.over.wait()
            told.errors["no table was left to play at"] += 1

        busy = [asyncio.create_task(keep_one_busy()) for _ in range(self.tables)]
        for _ in range(rounds):
            on_start()
            told.clock.set()
            await asyncio.sleep(self.seconds / rounds)
            told.clock.clear()
            await on_end()
        for task in (*busy, *players):
            task.cancel()
        await asyncio.gather(*players, *busy, return_exceptions=True)
        await http.aclose()

    async def _open(self, http: httpx.AsyncClient, game: str) -> Room:
        seats = [{"kind": "you", "name": "Ann"}] + [{"kind": "hotseat"}] * (self.seats - 1)
        seats += [{"kind": "bot", "level": level} for level in self.bots]
        answer = await http.post(f"http://{self.address}/api/tables", json={"game": game, "seats": seats})
        answer.raise_for_status()
        http.cookies.clear()  # each table is another guest's
        opened = answer.json()
        return Room(opened["table"], [seat["token"] for seat in opened["seats"]])

    async def _play(self, room: Room, token: str, rng: random.Random, told: Told, ready: asyncio.Semaphore) -> None:
        try:
            # Browsers offer compression, so these clients do.
            async with connect(
                f"ws://{self.address}/api/tables/{room.id}/socket",
                max_size=None,
                compression="deflate",
                ping_interval=None,
            ) as socket:
                await socket.send(msgspec.json.encode({"type": "hello", "tokens": [token], "since": 0}).decode())
                await Seat(self, room, rng, told, ready, socket).follow()
        except Exception as error:
            if told.running:
                told.errors[f"{type(error).__name__}: {error}"[:100]] += 1


@dataclass(slots=True)
class Seat:
    """One player at one socket."""

    load: Load
    room: Room
    rng: random.Random
    told: Told
    ready: asyncio.Semaphore
    socket: ClientConnection
    asked: int | None = None
    """The ply that the last move answered, until the answer to it has come."""
    began: float = 0.0
    taken: set[int] = field(default_factory=set)
    """The plies at which this seat took the turn from a bot, which others may have done as well."""

    async def follow(self) -> None:
        """Read every message, and move whenever this seat is to decide, until the game is over."""
        first = True
        async for text in self.socket:
            assert isinstance(text, str)
            if not text.startswith('{"type":"state"'):
                self._note(text)
                continue
            state = msgspec.json.decode(text)
            self._measure(state["ply"], text)
            if state["over"]:
                self.room.over.set()
                return
            if first:
                first = False
                self.ready.release()
            if state["offered"] and self._may_move(state) and self.asked is None:
                await self._move(state)

    def _may_move(self, state: dict[str, Any]) -> bool:
        """In a game where the one who is ready acts, people leave it to the current player; a bot leaves it to them."""
        return bool(state["player"] == state["eyes"] or state["player"] >= self.load.seats)

    def _note(self, text: str) -> None:
        if not text.startswith('{"type":"refused"'):
            return
        late = LATE.search(text)
        ply = int(late[1]) if late else self.asked
        if ply == self.asked:
            self.asked = None
        # Of two who are ready at once, one comes too late.
        if not (late and ply in self.taken):
            self.told.errors[text[:100]] += 1

    def _measure(self, ply: int, text: str) -> None:
        told = self.told
        if told.running:
            told.states += 1
            told.bytes += len(text)
            if len(told.sample) < SAMPLE:
                told.sample.append(text)
        if self.asked is not None and ply > self.asked:
            if told.running:
                told.seconds.append(time.perf_counter() - self.began)
            self.asked = None

    async def _move(self, state: dict[str, Any]) -> None:
        await self.room.go.wait()
        if self.load.think:
            await asyncio.sleep(self.rng.expovariate(1 / self.load.think))
        await self.told.clock.wait()
        action = self.rng.choice(state["offered"])["action"]
        self.asked, self.began = state["ply"], time.perf_counter()
        if state["player"] != state["eyes"]:
            self.taken.add(state["ply"])
        message = {"type": "act", "seat": state["eyes"], "ply": state["ply"], "action": action}
        await self.socket.send(msgspec.json.encode(message).decode())

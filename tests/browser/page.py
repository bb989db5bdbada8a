"""A page without a browser: it calls a house, and plays at its tables. It runs in Pyodide, too."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Callable
from typing import Any

from ludotheque.browser.calls import Answer, Calls
from ludotheque.browser.hands import Hands, thought
from ludotheque.browser.house import House, Settings, opened
from ludotheque.browser.line import Line
from ludotheque.server.store.interface import Store
from ludotheque.server.thinking.queued import Queued

Json = dict[str, Any]
QUICK = Settings(bot_pause=0.0, commit_seconds=0.1, reveal_seconds=0.1)


async def think_here(_worker: int, written: bytes) -> bytes:
    """Think where the tables are."""
    return thought(written)


@contextlib.asynccontextmanager
async def at_home(store: Store) -> AsyncIterator[Page]:
    """Open a house with a page."""
    async with opened(store, Queued(Hands(1, think_here)), QUICK) as house:
        yield Page(house)


class Page:
    """Asks and plays."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._calls = Calls(house)

    async def answer(self, method: str, address: str, body: Any = None) -> Answer:
        """Return an answer as it comes."""
        sent = body if body is None or isinstance(body, bytes) else json.dumps(body)
        return await self._calls.answer(method, address, sent)

    async def get(self, address: str) -> Any:
        """Return what a call tells, which must not be refused."""
        return told(await self.answer("GET", address))

    async def post(self, address: str, body: Any) -> Any:
        """Send something, which must not be refused."""
        return told(await self.answer("POST", address, body))

    async def open(self, game: str, seats: int, level: str = "random", **more: Any) -> Json:
        """Open a table against bots."""
        bots = [{"kind": "bot", "level": level}] * (seats - 1)
        found: Json = await self.post("/tables", {"game": game, "seats": [{"kind": "you"}, *bots], **more})
        return found

    def sit(self, table: str, tokens: list[str], since: int = 0) -> Seat:
        """Connect with a table."""
        return Seat(self._house, table, tokens, since)


def told(answer: Answer) -> Any:
    """Return the contents of a whole answer."""
    assert answer.status in (200, 204), answer.body
    assert isinstance(answer.body, str | bytes)
    return json.loads(answer.body) if answer.kind == "application/json" and answer.body else answer.body


class Seat:
    """One connection, as a client has it."""

    def __init__(self, house: House, table: str, tokens: list[str], since: int) -> None:
        self.raw: list[str] = []
        self._told: asyncio.Queue[str] = asyncio.Queue()
        self._line = Line(house, table, self._heard)
        self._line.hear(json.dumps({"type": "hello", "tokens": tokens, "since": since}))
        self.running = asyncio.ensure_future(self._line.run())

    def _heard(self, text: str) -> None:
        self.raw.append(text)
        self._told.put_nowait(text)

    async def next(self) -> Json:
        """Return the next message."""
        found: Json = json.loads(await asyncio.wait_for(self._told.get(), 60))
        return found

    async def until(self, test: Callable[[Json], bool]) -> Json:
        """Return the first message that fits."""
        while not test(found := await self.next()):
            pass
        return found

    def send(self, **message: Any) -> None:
        """Say something."""
        self._line.hear(json.dumps(message))

    async def close(self) -> int:
        """Hang up, and return the code."""
        self._line.close()
        return await self.running

    async def state(self) -> Json:
        """Return the next state."""
        return await self.until(lambda message: message["type"] == "state")

    async def play(self, rng: random.Random, most: int = 2000) -> Json:
        """Play at random, to the end or so many decisions; return the last state."""
        for _ in range(most):
            state = await self.until(lambda it: it["type"] == "state" and (it["over"] or bool(it["offered"])))
            if state["over"]:
                return state
            choice = rng.choice(state["offered"])
            self.send(type="act", seat=state["eyes"], ply=state["ply"], action=choice["action"])
        return state

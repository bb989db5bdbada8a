"""A page without a browser: it calls a house, and plays at its tables. It runs in Pyodide, too."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Callable
from typing import Any

from ludotheque.app.app import App
from ludotheque.app.calls.request import Reply
from ludotheque.app.store.interface import Store
from ludotheque.app.talk import talk
from ludotheque.app.thinking.queued import Queued
from ludotheque.browser.calls import Answerer
from ludotheque.browser.line import TabLine
from ludotheque.browser.opening import BrowserSettings, opened
from ludotheque.browser.workers import PageWorkers, thought

Json = dict[str, Any]
QUICK = BrowserSettings(bot_pause=0.0, commit_seconds=0.1, reveal_seconds=0.1)


async def think_here(_worker: int, written: bytes) -> bytes:
    """Think where the tables are."""
    return thought(written)


@contextlib.asynccontextmanager
async def at_home(store: Store) -> AsyncIterator[Page]:
    """Open a house with a page."""
    async with opened(store, Queued(PageWorkers(1, think_here)), QUICK) as app:
        yield Page(app)


class Page:
    """Asks and plays."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._calls = Answerer(app)

    async def answer(self, method: str, address: str, body: Any = None) -> Reply:
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
        return Seat(self._app, table, tokens, since)


def told(answer: Reply) -> Any:
    """Return the contents of a whole answer."""
    assert answer.status in (200, 204), answer.body
    assert isinstance(answer.body, str | bytes)
    return json.loads(answer.body) if kind_of(answer) == "application/json" else answer.body


def kind_of(answer: Reply) -> str:
    """Return the media type of an answer."""
    return answer.headers.get("Content-Type", "")


class Seat:
    """One connection, as a client has it."""

    def __init__(self, app: App, table: str, tokens: list[str], since: int) -> None:
        self.raw: list[str] = []
        self._told: asyncio.Queue[str] = asyncio.Queue()
        self._line = TabLine(self._heard)
        self._line.say(json.dumps({"type": "hello", "tokens": tokens, "since": since}))
        self.running = asyncio.ensure_future(talk(app, table, self._line))

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
        self._line.say(json.dumps(message))

    async def close(self) -> int:
        """Hang up, and return the code."""
        self._line.hang_up()
        return await self.closed()

    async def closed(self) -> int:
        """Return the code with which the line is closed."""
        await self.running
        return self._line.code

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

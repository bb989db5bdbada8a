"""A browser and a server answer every call alike that both have: byte for byte, or in shape where chance has a part."""

from __future__ import annotations

import asyncio
import json
from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from ludotheque import load
from ludotheque.app.calls.call import EVENTS, Call
from ludotheque.app.calls.every import EVERY
from ludotheque.app.calls.request import Reply
from ludotheque.app.thinking.queued import Queued
from ludotheque.browser.workers import PageWorkers
from ludotheque.core.record import ALONE
from ludotheque.server.databases.sqlite import SqliteStore
from ludotheque.server.settings import Settings
from tests.browser.page import Json, Page, at_home, kind_of, think_here
from tests.server.client import HOTSEAT, YOU, Caller
from tests.server.conftest import FAST, Running

REFUSED = 400
GOLDEN: Json = json.loads(str(load("koryo").folder().joinpath("golden", "draw-4.json").read_text(encoding="utf-8")))
OPENED: Json = {"game": "koryo", "seats": [YOU, HOTSEAT]}
SET_UP = [{"tableau": {"merchant": 1}, "hand": {"banker": 3}}, {"tableau": {"banker": 1}, "hand": {"merchant": 2}}]
POSITION: Json = {**OPENED, "position": {"game": "koryo", "round": 2, "phase": "orders", "seats": SET_UP}}

SAME: list[tuple[str, str, Any]] = [
    ("GET", "/games", None),
    ("GET", "/faults", None),
    ("GET", "/levels", None),
    ("GET", "/puzzle", None),
    ("GET", "/games/koryo/text/en", None),
    ("GET", "/games/kick_ass/text/fr", None),
    ("GET", "/games/koryo/text/xx", None),
    ("GET", "/games/koryo/guide/ko", None),
    ("GET", "/games/koryo/rules/en?question=who+wins+a+tie", None),
    ("GET", "/games/koryo/pictures/thumb.webp", None),
    ("GET", "/games/koryo/pictures/none.webp", None),
    ("GET", "/games/chess/guide/ko", None),
    ("GET", "/games/koryo/board/board.js", None),
    ("GET", "/games/koryo/board/board", None),
    ("GET", "/games/gold_record/lessons", None),
    ("GET", "/games/gold_record/lessons/text/fr", None),
    ("GET", "/games/koryo/lessons/01-idea", None),
    ("GET", "/games/koryo/lessons/no%20such", None),
    ("POST", "/games/koryo/lessons/01-idea", {"answers": []}),
    ("POST", "/games/koryo/lessons/01-idea", {"answers": ["fly"]}),
    ("POST", "/games/koryo/lessons/01-idea", {"answers": 3}),
    ("GET", "/games/manga_dice/puzzles", None),
    ("GET", "/games/manga_dice/puzzles/none", None),
    ("GET", "/games/manga_dice/puzzles/{puzzle}", None),
    ("POST", "/games/manga_dice/puzzles/{puzzle}", {}),
    ("POST", "/games/manga_dice/puzzles/{puzzle}", {"action": "fly"}),
    ("GET", "/games/gold_record/documents/cards", None),
    ("GET", "/games/koryo/documents/cards", None),
    ("POST", "/games/gold_record/documents/cards", {"text": "cards = 3"}),
    ("GET", "/tables", None),
    ("GET", "/tables/none", None),
    ("DELETE", "/tables/none", None),
    ("GET", "/tables/none/replay", None),
    ("POST", "/tables/none/close", None),
    ("GET", "/archive", None),
    ("GET", "/archive?outcome=won", None),
    ("GET", "/archive?outcome=", None),
    ("GET", "/archive?outcome=drawn", None),
    ("GET", "/archive?before=x", None),
    ("GET", "/archive?colour=red", None),
    ("GET", "/statistics", None),
    ("POST", "/tables", {"game": "koryo", "seats": [], "colour": 1}),
    ("POST", "/tables", {"game": "koryo", "seats": [{"kind": "bot", "level": "divine"}, {"kind": "you"}]}),
    ("POST", "/replay", {"game": "koryo"}),
    ("POST", "/replay", GOLDEN),
    ("POST", "/curve", {"record": {"game": "koryo"}}),
    ("POST", "/review/trial", {"record": GOLDEN, "entry": 0}),
    ("POST", "/review/trial", {"record": GOLDEN, "entry": 9999}),
    ("POST", "/review", {"record": GOLDEN, "seats": [9]}),
]
"""Calls with the same answer everywhere. Their addresses may name the first puzzle of a game."""

NEVER = {"/games/{game}/board/{file}", "/tables/{table}/close"}
"""Calls that are refused here: no game of this package brings a board, and every game can go on."""


SHUFFLED = {"views", "args", "entries", "setup"}
"""Parts of answers that have the shape of the cards that were drawn."""


class Told(NamedTuple):
    """An answer; one that is the ``same`` has nothing new in it each time."""

    method: str
    address: str
    status: int
    answer: Any
    same: bool

    def is_to(self, call: Call) -> bool:
        """Return whether this is an answer to that call."""
        return call.method == self.method and call.pattern.fullmatch(self.address.partition("?")[0]) is not None


class Side(ABC):
    """A browser or a server, and one person who calls it."""

    def __init__(self) -> None:
        self.told: list[Told] = []

    @abstractmethod
    async def ask(self, method: str, address: str, body: Any) -> tuple[int, str, str]:
        """Return the status, the media type and the text of an answer."""

    @abstractmethod
    async def resign(self, opened: Json) -> None:
        """Give up a game for the seat of its host."""

    async def call(self, method: str, address: str, body: Any = None, *, same: bool = False) -> Any:
        """Ask, and note the answer."""
        status, kind, text = await self.ask(method, address, body)
        told: Any = text
        if kind == "application/json":
            told = json.loads(text)
        elif kind == EVENTS:
            told = [json.loads(one.removeprefix("data: ")) for one in text.split("\n\n") if one]
        self.told.append(Told(method, address, status, told, same or status >= REFUSED))
        return told

    async def look_around(self) -> None:
        """Make the calls that have the same answers everywhere."""
        first = (await self.call("GET", "/games/manga_dice/puzzles"))["puzzles"][0]["id"]
        for method, address, body in SAME:
            await self.call(method, address.replace("{puzzle}", first), body, same=True)

    async def play(self) -> None:
        """Open tables, and do with them all that can be done."""
        gone = (await self.call("POST", "/tables", OPENED))["table"]
        await self.call("DELETE", f"/tables/{gone}")
        set_up = (await self.call("POST", "/tables", POSITION))["table"]
        await self.call("GET", f"/tables/{set_up}/beginning")
        opened = await self.call("POST", "/tables", OPENED)
        table = f"/tables/{opened['table']}"
        await self.call("GET", f"{table}/beginning")
        await self.call("GET", "/tables")
        await self.call("GET", table)
        await self.call("PUT", f"{table}/note", {"text": "watch the spy"})
        await self.call("GET", f"{table}/note")
        await self.call("POST", f"{table}/close")
        await self.call("POST", f"{table}/rematch")
        await self.call("GET", f"{table}/record")
        await self.resign(opened)
        await self.call("GET", table)
        record = await self.call("GET", f"{table}/record")
        await self.call("GET", f"{table}/replay")
        await self.call("GET", f"{table}/result")
        await self.call("POST", f"{table}/rematch")
        await self.call("GET", "/archive")
        await self.call("GET", "/archive?game=koryo")
        await self.call("GET", "/statistics")
        await self.call("POST", "/replay", record)

    async def study(self) -> None:
        """Have a game looked through."""
        await self.call("POST", "/curve", {"record": GOLDEN})
        await self.call("POST", "/analyse", {"record": GOLDEN, "ply": 3, "seconds": 0.05})
        await self.call("POST", "/analyse", {"record": GOLDEN, "ply": 9999})
        events = await self.call("POST", "/review", {"record": GOLDEN, "seats": [0]})
        first = next(one for one in events if one["type"] == "decision")
        again = {"record": GOLDEN, "entry": first["entry"], "action": first["did_words"]}
        await self.call("POST", "/review/try", again)
        await self.call("POST", "/review/try", {**again, "action": "fly"})
        await self.call("POST", "/review/line", again)
        await self.call("POST", "/review/line", {**again, "action": "fly"})

    async def everything(self) -> None:
        """Make all calls."""
        await self.look_around()
        await self.play()
        await self.study()


class AtHome(Side):
    """A page with its own tables."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self._page = page

    async def ask(self, method: str, address: str, body: Any) -> tuple[int, str, str]:
        """Return an answer."""
        answer = await self._page.answer(method, address, body)
        return answer.status, kind_of(answer), await _text(answer)

    async def resign(self, opened: Json) -> None:
        """Give up."""
        seat = self._page.sit(opened["table"], [one["token"] for one in opened["seats"]])
        await seat.state()
        seat.send(type="resign", seat=0)
        await seat.until(lambda message: message["type"] == "state" and message["over"])
        await seat.close()


async def _text(answer: Reply) -> str:
    if isinstance(answer.body, str):
        return answer.body
    body = answer.body if isinstance(answer.body, bytes) else b"".join([part async for part in answer.body])
    return body.decode(errors="replace")


class AtServer(Side):
    """A browser at a server."""

    def __init__(self, caller: Caller) -> None:
        super().__init__()
        self._caller = caller

    async def ask(self, method: str, address: str, body: Any) -> tuple[int, str, str]:
        """Return an answer."""
        answer = await asyncio.to_thread(self._caller.http.request, method, f"/api{address}", json=body)
        return answer.status_code, answer.headers.get("content-type", ""), answer.content.decode(errors="replace")

    async def resign(self, opened: Json) -> None:
        """Give up."""
        await asyncio.to_thread(self._resign, opened)

    def _resign(self, opened: Json) -> None:
        socket = self._caller.socket(opened["table"], [one["token"] for one in opened["seats"]])
        socket.state()
        socket.send(type="resign", seat=0)
        socket.state(lambda state: state["over"])


@pytest.fixture(scope="module")
def at_home_told(tmp_path_factory: pytest.TempPathFactory) -> list[Told]:
    """Return what a browser answers to all of it."""

    async def ask() -> list[Told]:
        store = await SqliteStore.open(tmp_path_factory.mktemp("home") / "kept.db")
        async with at_home(store) as page:
            side = AtHome(page)
            await side.everything()
        return side.told

    return asyncio.run(ask())


@pytest.fixture(scope="module")
def server_told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Told]]:
    """Return what a server answers."""
    settings = Settings(database=tmp_path_factory.mktemp("server") / "tables.db", **FAST)
    running = Running(settings, Queued(PageWorkers(1, think_here)))
    running.start()
    side = AtServer(running.caller())
    asyncio.run(side.everything())
    yield side.told
    running.stop()


def test_each_call_is_answered_alike(at_home_told: list[Told], server_told: list[Told]) -> None:
    for one, other in zip(at_home_told, server_told, strict=True):
        if one.status >= REFUSED:
            other.answer["request"] = None  # only a server has a log to look it up in
        assert (one.method, one.status) == (other.method, other.status), (one, other)
        if one.status < REFUSED and one.address.endswith("/record"):
            assert one.answer.pop("played") == ALONE, "a record says that it was played without a server"
        if one.same:
            assert one.answer == other.answer, one.address
        else:
            assert_alike(one.answer, other.answer, f"{one.method} {one.address}")


def assert_alike(one: Any, other: Any, where: str) -> None:
    """Compare the shapes of two answers."""
    if isinstance(one, dict):
        assert isinstance(other, dict) and set(one) == set(other), where
        for key, value in one.items():
            if key in SHUFFLED:
                continue
            assert_alike(value, other[key], f"{where}.{key}")
    elif isinstance(one, list):
        assert isinstance(other, list), where
        for value, theirs in zip(one, other, strict=False):
            assert_alike(value, theirs, f"{where}[]")
    elif isinstance(one, int | float) and not isinstance(one, bool):
        assert isinstance(other, int | float), where
    else:
        assert isinstance(other, type(one)), where


def test_these_are_all_calls_that_both_have(at_home_told: list[Told]) -> None:
    both = [call for call in EVERY if call.parameters.alone]
    done = {call.path for call in both if any(one.is_to(call) and one.status < REFUSED for one in at_home_told)}
    refused = {call.path for call in both if any(one.is_to(call) for one in at_home_told)} - done
    assert len(both) == 39
    assert refused == NEVER
    assert done | refused == {call.path for call in both}

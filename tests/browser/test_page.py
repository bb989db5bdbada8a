"""The messages between a page and the application in its worker."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque.app.thinking.queued import Queued
from ludotheque.browser.page import FromApp, PageServer
from ludotheque.server.databases.sqlite import SqliteStore
from tests.browser.page import QUICK, Json, PageWorkers, opened, think_here

At = Callable[[Callable[["Client"], Awaitable[None]]], None]


class Client:
    """A page that has nothing but messages."""

    def __init__(self) -> None:
        self.desk: PageServer
        self._posted: asyncio.Queue[Json] = asyncio.Queue()

    def post(self, message: FromApp) -> None:
        """Take a message of the house."""
        self._posted.put_nowait(dict(message))

    def tell(self, **message: Any) -> None:
        """Send one."""
        self.desk.hear(message)  # type: ignore[arg-type]  # checked by what comes of it

    async def until(self, **like: Any) -> Json:
        """Return the first message with these fields."""
        while True:
            found = await asyncio.wait_for(self._posted.get(), 60)
            if like.items() <= found.items():
                return found


@pytest.fixture
def at(tmp_path: Path) -> At:
    """Return what does something at a desk."""

    def do(something: Callable[[Client], Awaitable[None]]) -> None:
        async def go() -> None:
            store = await SqliteStore.open(tmp_path / "kept.db")
            async with opened(store, Queued(PageWorkers(1, think_here)), QUICK) as app:
                client = Client()
                client.desk = PageServer(app, client.post)
                await something(client)

        asyncio.run(go())

    return do


async def table_of(client: Client) -> str:
    """Open a table against a bot, and return its id."""
    body = json.dumps({"game": "koryo", "seats": [{"kind": "you"}, {"kind": "bot", "level": "random"}]})
    client.tell(type="call", id=1, method="POST", address="/tables", body=body)
    answer = await client.until(type="answer", id=1)
    assert (answer["status"], answer["kind"]) == (200, "application/json")
    return str(json.loads(answer["body"])["table"])


def test_a_call_is_answered(at: At) -> None:
    async def ask(client: Client) -> None:
        client.tell(type="call", id=7, method="GET", address="/games/koryo/text/en")
        answer = await client.until(type="answer", id=7)
        assert "title = Koryŏ" in answer["body"] and answer["kind"].startswith("text/plain")

    at(ask)


def test_a_call_that_is_withdrawn_before_its_turn_never_runs(at: At) -> None:
    async def withdraw(client: Client) -> None:
        body = json.dumps({"game": "koryo", "seats": [{"kind": "you"}, {"kind": "bot", "level": "random"}]})
        client.tell(type="call", id=1, method="POST", address="/tables", body=body)
        client.tell(type="cancel", id=1)
        client.tell(type="call", id=2, method="GET", address="/tables")
        assert json.loads((await client.until(type="answer", id=2))["body"]) == []

    at(withdraw)


def test_a_line_carries_a_game(at: At) -> None:
    async def play(client: Client) -> None:
        table = await table_of(client)
        client.tell(type="open", line=4, table=table)
        client.tell(type="say", line=4, text=json.dumps({"type": "hello", "tokens": [], "since": 0}))
        rng = random.Random(1)
        while True:
            state = json.loads((await client.until(type="told", line=4))["text"])
            if state["type"] != "state" or not (state["over"] or state["offered"]):
                continue
            if state["over"]:
                break
            act = {"type": "act", "seat": 0, "ply": state["ply"], "action": rng.choice(state["offered"])["action"]}
            client.tell(type="say", line=4, text=json.dumps(act))
        client.tell(type="hang-up", line=4)
        assert (await client.until(type="closed", line=4))["code"] == 1000

    at(play)


def test_two_lines_hear_of_each_other(at: At) -> None:
    async def play(client: Client) -> None:
        table = await table_of(client)
        for line in (1, 2):
            client.tell(type="open", line=line, table=table)
            client.tell(type="say", line=line, text=json.dumps({"type": "hello", "tokens": [], "since": 0}))
            assert json.loads((await client.until(type="told", line=line))["text"])["yours"] == [0]
        client.tell(type="say", line=1, text=json.dumps({"type": "chat", "text": "hello"}))
        told = [json.loads((await client.until(type="told", line=2))["text"])]
        while told[-1]["type"] != "chat":
            told.append(json.loads((await client.until(type="told", line=2))["text"]))
        assert told[-1]["text"] == "hello"

    at(play)


def test_a_line_that_says_no_hello_is_closed(at: At) -> None:
    async def talk(client: Client) -> None:
        client.tell(type="open", line=1, table="none")
        client.tell(type="say", line=1, text='{"type": "ping"}')
        assert (await client.until(type="closed", line=1))["code"] == 4403
        client.tell(type="say", line=1, text="late")
        client.tell(type="hang-up", line=1)

    at(talk)


def test_an_answer_in_parts_ends_when_it_is_cancelled(at: At) -> None:
    async def review(client: Client) -> None:
        golden = Path(__file__).parents[2] / "src/ludotheque/games/koryo/golden"
        record = json.loads(sorted(golden.glob("*.json"))[0].read_text())
        body = json.dumps({"record": record, "seats": [0]})
        client.tell(type="call", id=2, method="POST", address="/review", body=body)
        assert (await client.until(type="answer", id=2))["body"] is None
        assert b'"begun"' in (await client.until(type="part", id=2))["body"]
        client.tell(type="cancel", id=2)
        client.tell(type="call", id=3, method="GET", address="/tables")
        assert (await client.until(type="answer", id=3))["status"] == 200

    at(review)

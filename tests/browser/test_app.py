"""A house without a server, which keeps its tables in SQLite: every call and every message."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque import Record, registered_games, verify
from ludotheque.core.record import ALONE
from ludotheque.server.databases.sqlite import SqliteStore
from tests.browser.page import Page, at_home, kind_of
from tests.server import page as keeping

GAMES = [id for id, game in registered_games().items() if game.stage != "example"]


@pytest.fixture
def at(tmp_path: Path) -> Callable[[Callable[[Page], Awaitable[None]]], None]:
    """Return what does something in a house, whose tables stay from one time to the next."""

    def do(something: Callable[[Page], Awaitable[None]]) -> None:
        async def go() -> None:
            store = await SqliteStore.open(tmp_path / "kept.db")
            async with at_home(store) as page:
                await asyncio.wait_for(something(page), 120)

        asyncio.run(go())

    return do


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_kept_and_verified(game: str, at: Any) -> None:
    async def play(page: Page) -> None:
        table = await page.open(game, 2)
        seat = page.sit(table["table"], [one["token"] for one in table["seats"]])
        last = await seat.play(random.Random(1))
        assert last["over"] and last["sheet"]
        assert await seat.close() == 1000
        record = Record.from_json(await page.get(f"/tables/{table['table']}/record"))
        verify(record)
        assert record.played == ALONE
        assert (await page.get(f"/tables/{table['table']}/result"))["ended"] is None
        (mine,) = (await page.get("/archive"))["games"]
        assert mine["table"] == table["table"]
        assert (await page.get("/statistics"))["games"][0]["games"] == 1
        replay = await page.get(f"/tables/{table['table']}/replay")
        assert len(replay["frames"]) == len(record.standing()) + 1 and replay["alone"]

    at(play)


def test_a_game_goes_on_after_the_house_was_closed(at: Any) -> None:
    begun: dict[str, Any] = {}

    async def begin(page: Page) -> None:
        begun.update(await page.open("koryo", 2))
        seat = page.sit(begun["table"], [begun["seats"][0]["token"]])
        await seat.play(random.Random(2), most=3)

    async def go_on(page: Page) -> None:
        (known,) = await page.get("/tables")
        assert (known["table"], known["over"]) == (begun["table"], False)
        seat = page.sit(begun["table"], [begun["seats"][0]["token"]])
        assert (await seat.play(random.Random(3)))["over"]

    at(begin)
    at(go_on)


def test_the_record_of_a_game_that_went_on_says_that_it_was_played_alone(at: Any) -> None:
    begun: dict[str, Any] = {}

    async def begin(page: Page) -> None:
        begun.update(await page.open("leduc", 2))
        await page.sit(begun["table"], [begun["seats"][0]["token"]]).play(random.Random(2), most=1)

    async def go_on(page: Page) -> None:
        await page.sit(begun["table"], [begun["seats"][0]["token"]]).play(random.Random(3))
        assert (await page.get(f"/tables/{begun['table']}/record"))["played"] == ALONE

    at(begin)
    at(go_on)


def test_a_seat_is_known_without_its_token(at: Any) -> None:
    async def sit(page: Page) -> None:
        table = await page.open("koryo", 2)
        seat = page.sit(table["table"], [])
        assert (await seat.next())["yours"] == [0]

    at(sit)


def test_hints_descriptions_reasons_and_takebacks(at: Any) -> None:
    async def ask(page: Page) -> None:
        table = await page.open("koryo", 2)
        seat = page.sit(table["table"], [])
        state = await seat.until(lambda it: it["type"] == "state" and bool(it["offered"]))
        seat.send(type="hint", seat=0, ply=state["ply"])
        hint = await seat.until(lambda it: it["type"] == "hint")
        assert hint["best"] in [one["action"] for one in state["offered"]]
        seat.send(type="describe", id=3, seat=0, language="en")
        described = await seat.until(lambda it: it["type"] == "described")
        assert described["id"] == 3 and described["parts"]
        seat.send(type="act", seat=0, ply=state["ply"], action={"verb": "fly"})
        assert (await seat.until(lambda it: it["type"] == "refused"))["key"]
        seat.send(type="chat", text="")
        assert "text" in (await seat.until(lambda it: it["type"] == "refused"))["reason"]
        assert await seat.close() == 1000

    at(ask)


def test_a_rematch_is_played_at_a_table_of_its_own(at: Any) -> None:
    async def again(page: Page) -> None:
        table = await page.open("koryo", 2)
        await page.sit(table["table"], []).play(random.Random(1))
        wished = await page.post(f"/tables/{table['table']}/rematch", {})
        assert wished["seated"] and wished["table"] != table["table"]
        seat = page.sit(wished["table"], [one["token"] for one in wished["opened"]["seats"]])
        assert (await seat.next())["yours"] == [1]

    at(again)


def test_a_record_is_reviewed_and_analysed(at: Any) -> None:
    async def look(page: Page) -> None:
        table = await page.open("koryo", 2)
        await page.sit(table["table"], []).play(random.Random(1))
        record = await page.get(f"/tables/{table['table']}/record")
        assert (await page.post("/replay", record))["frames"]
        assert (await page.post("/curve", {"record": record}))[-1]["chances"]
        assert (await page.post("/analyse", {"record": record, "ply": 3, "seconds": 0.05}))["moves"]
        review = await page.answer("POST", "/review", {"record": record, "seats": [0]})
        assert kind_of(review) == "text/event-stream; charset=utf-8" and not isinstance(review.body, str | bytes)
        events = [json.loads(one.removeprefix(b"data: ")) async for one in review.body]
        assert [events[0]["type"], events[-1]["type"]] == ["begun", "over"]
        assert sum(one["type"] == "decision" for one in events) == events[0]["decisions"] > 0
        first = next(one for one in events if one["type"] == "decision")
        trial = await page.post("/review/trial", {"record": record, "entry": first["entry"]})
        other = next(one["words"] for one in trial["offered"] if one["words"] != first["did_words"])
        tried = await page.post("/review/try", {"record": record, "entry": first["entry"], "action": other})
        assert tried["did_words"] == other

    at(look)


def test_notes_are_kept_and_tables_deleted(at: Any) -> None:
    async def write(page: Page) -> None:
        name = (await page.open("koryo", 2))["table"]
        await page.answer("PUT", f"/tables/{name}/note", {"text": "watch the spy"})
        assert await page.get(f"/tables/{name}/note") == {"text": "watch the spy"}
        assert (await page.answer("DELETE", f"/tables/{name}")).status == 204
        assert await page.get("/tables") == []

    at(write)


@pytest.mark.parametrize(
    ("method", "address", "body", "status", "word"),
    [
        ("GET", "/clubs", None, 404, "not-found"),
        ("GET", "/games/chess/lessons", None, 404, "not-found"),
        ("GET", "/games/koryo/lessons/no", None, 404, "not-found"),
        ("GET", "/tables/no", None, 404, "no-table"),
        ("POST", "/tables", {"game": "koryo"}, 422, "invalid"),
        ("POST", "/tables", None, 422, "invalid"),
        ("POST", "/tables", {"game": "chess", "seats": [{"kind": "you"}]}, 422, "bad-input"),
        ("POST", "/replay", {"game": "koryo"}, 422, "bad-input"),
        ("GET", "/archive?colour=red", None, 422, "invalid"),
        ("GET", "/archive?before=x", None, 422, "invalid"),
    ],
)
def test_a_call_is_refused_in_words(method: str, address: str, body: Any, status: int, word: str, at: Any) -> None:
    async def ask(page: Page) -> None:
        answer = await page.answer(method, address, body)
        said = json.loads(answer.body)  # type: ignore[arg-type]
        assert (answer.status, said["error"]) == (status, word)
        assert said["reason"] and said["key"]

    at(ask)


def test_a_table_that_does_not_exist_hangs_up(at: Any) -> None:
    async def sit(page: Page) -> None:
        seat = page.sit("no", [])
        assert (await seat.next())["key"] == "no-table"
        assert await seat.closed() == 4404

    at(sit)


def test_all_games_are_taken_along_as_a_file(tmp_path: Path) -> None:
    async def go() -> None:
        async with at_home(await keeping.Page(tmp_path / "here").open()) as page:
            table = await page.open("koryo", 2)
            seat = page.sit(table["table"], [one["token"] for one in table["seats"]])
            await seat.play(random.Random(1), most=2)
            answer = await page.answer("GET", "/file")
            assert kind_of(answer) == "application/vnd.sqlite3" and isinstance(answer.body, bytes)
        async with at_home(await keeping.Page(tmp_path / "there").open()) as page:
            assert await page.post("/file", answer.body) == {"added": 1}
            assert await page.post("/file", answer.body) == {"added": 0}
            (known,) = await page.get("/tables")
            last = await page.sit(known["table"], []).play(random.Random(2))
            assert last["over"]
            refused = await page.answer("POST", "/file", b"a picture")
            assert refused.status == 422 and b'"key":"alone-file"' in bytes(refused.body)  # type: ignore[arg-type]

    asyncio.run(go())

"""A house and a server answer the same: what both are asked, byte for byte but for what is new each time."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server.store.database.sqlite import SqliteStore
from tests.browser.page import at_home
from tests.server.client import Caller
from tests.server.conftest import ann as ann
from tests.server.conftest import server as server

ASKED = [
    ("GET", "/games", None),
    ("GET", "/faults", None),
    ("GET", "/levels", None),
    ("GET", "/puzzle", None),
    ("GET", "/games/koryo/text/en", None),
    ("GET", "/games/kick_ass/text/fr", None),
    ("GET", "/games/koryo/text/xx", None),
    ("GET", "/games/koryo/guide/ko", None),
    ("GET", "/games/chess/guide/ko", None),
    ("GET", "/games/gold_record/lessons", None),
    ("GET", "/games/gold_record/lessons/text/fr", None),
    ("GET", "/games/koryo/lessons/01-idea", None),
    ("POST", "/games/koryo/lessons/01-idea", {"answers": []}),
    ("POST", "/games/koryo/lessons/01-idea", {"answers": ["fly"]}),
    ("POST", "/games/koryo/lessons/01-idea", {"answers": 3}),
    ("GET", "/games/manga_dice/puzzles", None),
    ("GET", "/games/manga_dice/puzzles/none", None),
    ("GET", "/tables", None),
    ("GET", "/tables/none", None),
    ("DELETE", "/tables/none", None),
    ("GET", "/archive", None),
    ("GET", "/archive?outcome=won", None),
    ("GET", "/statistics", None),
    ("POST", "/tables", {"game": "koryo", "seats": [], "colour": 1}),
    ("POST", "/tables", {"game": "koryo", "seats": [{"kind": "bot", "level": "divine"}, {"kind": "you"}]}),
    ("POST", "/replay", {"game": "koryo"}),
    ("GET", "/nowhere", None),
]


@pytest.fixture
def at_home_told(tmp_path: Path) -> list[tuple[int, Any]]:
    """Return what a house answers to all of it."""

    async def ask() -> list[tuple[int, Any]]:
        async with at_home(await SqliteStore.open(tmp_path / "kept.db")) as page:
            answers = [await page.answer(*one) for one in ASKED]
        return [(one.status, read(one.body)) for one in answers]

    return asyncio.run(ask())


def read(body: Any) -> Any:
    """Return the JSON of an answer, or its text."""
    text = body if isinstance(body, str) else body.decode()
    try:
        return json.loads(text)
    except ValueError:
        return text


def test_all_of_it(ann: Caller, at_home_told: list[tuple[int, Any]]) -> None:
    for (method, address, body), (status, told) in zip(ASKED, at_home_told, strict=True):
        answer = ann.http.request(method, f"/api{address}", json=body)
        there = read(answer.content)
        if status >= 400:
            there["request"] = None
            if there["error"] in {"invalid", "not-found"}:  # the place of a fault begins with the part of a request
                there["reason"], told["reason"] = "", ""
        assert (status, told) == (answer.status_code, there), address

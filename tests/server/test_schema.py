"""Schemathesis: whatever fits the HTTP schema, and much that does not, gets an answer that the schema describes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ludotheque.app.calls.every import EVERY
from ludotheque.app.calls.openapi import document
from ludotheque.server.settings import Settings
from tests.server.client import BOT, FRIEND, YOU
from tests.server.conftest import FAST, Dice, Running

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EXAMPLES = 8
MANY_EXAMPLES = 600
REAL: dict[str, tuple[str, ...]] = {"game": ("koryo", "manga_dice"), "language": ("en", "fr"), "file": ("board.js",)}
"""Values that random paths would never hit."""

FOUND = {
    "GET /api/tables/{table}",
    "GET /api/tables/{table}/record",
    "GET /api/clubs/{club}",
    "GET /api/tournaments/{tournament}",
    "GET /api/tournaments/{tournament}/standings",
    "DELETE /api/clubs/{club}/members/{person}",
    "PUT /api/calling/ways/{way}",
    "PUT /api/tournaments/{tournament}/entry",
    "POST /api/clubs/join",
}
"""Calls of which some at least are about what there is."""

SCHEMA = schemathesis.openapi.from_dict(document(EVERY))
OPERATIONS = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations()}
QUIET = {
    "deadline": None,
    "database": None,
    "phases": (Phase.generate, Phase.shrink),
    "suppress_health_check": list(HealthCheck),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    path = tmp_path_factory.mktemp("schema") / "tables.db"
    running = Running(Settings(database=path, tables_per_guest=1_000_000, calls_to_loopback=True, **FAST), Dice())
    running.start()
    yield running
    running.stop()


class World:
    """A guest with something of everything that addresses and bodies name, for one operation that may delete it."""

    def __init__(self, server: Running, label: str) -> None:
        ann, ben = server.caller(), server.caller()
        ann.get("/api/games")
        self.cookies = dict(ann.http.cookies)
        self.ids: dict[str, tuple[Any, ...]] = dict(REAL)
        if "{table}" in label:
            opened = ann.open(YOU, FRIEND, FRIEND, listed={})
            invites = tuple(one["invite"] for one in opened["invites"])
            finished = ann.open(BOT, BOT)["table"]
            watching = ann.socket(finished)
            watching.state(lambda state: state["over"])
            ben.post(f"/api/tables/{opened['table']}/join", invite=invites[0], name="Ben")
            self.ids |= {"table": (opened["table"], finished), "invite": invites[1:], "seat": (0, 1)}
        if "{club}" in label or "{tournament}" in label or "/clubs" in label:
            club = ann.post("/api/clubs", name="Friday", you="Ann").json()
            ben.post("/api/clubs/join", link=club["link"], name="Ben")
            members = ann.get(f"/api/clubs/{club['club']}").json()["members"]
            cup = {"name": "Cup", "game": "koryo", "bots": ["random"] * 4}
            begun = ann.post(f"/api/clubs/{club['club']}/tournaments", **cup).json()["tournament"]
            ann.post(f"/api/tournaments/{begun}/rounds", round=1)
            self.ids |= {"club": (club["club"],), "link": (club["link"],), "tournament": (begun,)}
            self.ids |= {"person": tuple(one["person"] for one in members), "round": (1, 2)}
        if "{way}" in label:
            way = ann.post("/api/calling/hook", url="http://127.0.0.1:9/nobody-listens").json()
            self.ids["way"] = (way["way"],)

    def name(self, data: st.DataObject, given: Any) -> None:
        """Put what there is in the place of what was made up."""
        for name in given if isinstance(given, dict) else ():
            if name in self.ids:
                given[name] = data.draw(st.sampled_from(self.ids[name]))


def fuzz(server: Running, label: str, examples: int) -> Iterator[tuple[bool, Counter[int]]]:
    """Send generated calls of one operation as a guest, first wrong ones; yield the number of answers by status."""
    world = World(server, label)
    if "{file}" in label or "{seat}" in label or len(OPERATIONS[label].body) > 0:  # something that could be wrong
        yield False, send(server, label, examples, schemathesis.GenerationMode.NEGATIVE, world)
    yield True, send(server, label, examples, schemathesis.GenerationMode.POSITIVE, world)


def send(server: Running, label: str, examples: int, mode: schemathesis.GenerationMode, world: World) -> Counter[int]:
    operation, answered = OPERATIONS[label], Counter[int]()

    @settings(max_examples=examples, derandomize=True, **QUIET)
    @given(case=operation.as_strategy(generation_mode=mode), real=st.booleans(), data=st.data())
    def call(case: Any, real: bool, data: st.DataObject) -> None:
        if real:
            world.name(data, case.path_parameters)
            world.name(data, case.body)
        answer = case.call_and_validate(base_url=server.address, checks=CHECKS, cookies=world.cookies)
        answered[answer.status_code] += 1
        if answer.status_code >= 400:
            body = answer.json()
            assert len(body["reason"]) > 5
            assert body["request"] == answer.headers["x-request-id"][0]

    call()
    return answered


@pytest.mark.parametrize("label", OPERATIONS)
def test_every_answer_is_as_the_schema_says(server: Running, label: str) -> None:
    for positive, answered in fuzz(server, label, EXAMPLES):
        assert answered.total() > 0
        if label in FOUND and positive:
            assert answered[200] + answered[204] > 0, f"only {dict(answered)}: nothing real was asked for"


@pytest.mark.soak
@pytest.mark.parametrize("label", OPERATIONS)
def test_many_answers_are_as_the_schema_says(server: Running, label: str) -> None:
    assert all(answered.total() > 0 for _, answered in fuzz(server, label, MANY_EXAMPLES))


def test_the_schema_has_every_call() -> None:
    assert len(OPERATIONS) == 106
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    for label in (label.replace(" /api", " ") for label in OPERATIONS):
        assert f"`{label}`" in page or f"`{label}?" in page, f"docs/protocol.md does not tell of {label}"

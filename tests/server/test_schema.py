"""Schemathesis: whatever fits the HTTP schema, and much that does not, gets an answer that the schema describes."""

from __future__ import annotations

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

from ludotheque.server.app import create_app
from ludotheque.server.settings import Settings
from tests.server.conftest import FAST, Dice, Running

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EXAMPLES = 12
MANY_EXAMPLES = 600
REAL: dict[str, tuple[str, ...]] = {"game": ("koryo", "kick_ass"), "language": ("en", "fr"), "file": ("board.js",)}
"""Values that random paths would never hit."""

SCHEMA = schemathesis.openapi.from_dict(create_app(Settings()).openapi())
OPERATIONS = {found.ok().label: found.ok() for found in SCHEMA.get_all_operations()}
QUIET = {
    "deadline": None,
    "database": None,
    "phases": (Phase.generate, Phase.shrink),
    "suppress_health_check": list(HealthCheck),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(
        Settings(database=tmp_path_factory.mktemp("schema") / "tables.db", tables_per_guest=1_000_000, **FAST), Dice()
    )
    running.start()
    yield running
    running.stop()


def fuzz(server: Running, label: str, examples: int, mode: schemathesis.GenerationMode) -> int:
    """Send so many generated calls of one operation; gives how many were sent."""
    operation, sent = OPERATIONS[label], 0

    @settings(max_examples=examples, derandomize=True, **QUIET)
    @given(case=operation.as_strategy(generation_mode=mode), real=st.booleans(), data=st.data())
    def call(case: Any, real: bool, data: st.DataObject) -> None:
        nonlocal sent
        for name in case.path_parameters or {}:
            if real and name in REAL:
                case.path_parameters[name] = data.draw(st.sampled_from(REAL[name]))
        answer = case.call_and_validate(base_url=server.address, checks=CHECKS)
        sent += 1
        if answer.status_code >= 400:
            body = answer.json()
            assert len(body["reason"]) > 5
            assert body["request"] == answer.headers["x-request-id"][0]

    call()
    return sent


@pytest.mark.parametrize("label", OPERATIONS)
def test_every_answer_is_as_the_schema_says(server: Running, label: str) -> None:
    for mode in schemathesis.GenerationMode:
        if mode is schemathesis.GenerationMode.NEGATIVE and not can_be_wrong(label):
            continue
        assert fuzz(server, label, EXAMPLES, mode) > 0


@pytest.mark.soak
@pytest.mark.parametrize("label", OPERATIONS)
def test_many_answers_are_as_the_schema_says(server: Running, label: str) -> None:
    for mode in schemathesis.GenerationMode:
        if mode is schemathesis.GenerationMode.NEGATIVE and not can_be_wrong(label):
            continue
        assert fuzz(server, label, MANY_EXAMPLES, mode) > 0


def can_be_wrong(label: str) -> bool:
    """Return whether a call has something that could be wrong at all."""
    return "{file}" in label or len(OPERATIONS[label].body) > 0


def test_the_schema_has_every_call() -> None:
    assert len(OPERATIONS) == 55
    page = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
    for label in OPERATIONS:
        assert f"`{label}`" in page or f"`{label}?" in page, f"docs/protocol.md does not tell of {label}"

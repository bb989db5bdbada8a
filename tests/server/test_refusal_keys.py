"""Every refusal of the server has a key, and every language of the page says it."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import ludotheque.app
from ludotheque import load
from ludotheque.app.tables.refusals import KEYS
from ludotheque.server.transport.http import STATUS
from ludotheque.texts.refusals import TEXTS
from tests.server.client import HOTSEAT, YOU, Caller
from tests.server.conftest import sit

SOURCES = Path(ludotheque.app.__file__).parents[1]
PAGE = Path(__file__).parents[2] / "web" / "src" / "text" / "shell"
EXCEPTIONS = {"Refused", "Unfit"}
GUARDED = {"too-many", "address-forbidden", "cannot-go-on", "unknown-token"}
"""Keys that classes of exceptions give."""
FROM_CLIENT = {"time"}
"""The value that the client adds: ``seconds`` in words."""


def calls() -> Iterator[tuple[str, ast.Call]]:
    for path in sorted(path for part in ("app", "server") for path in (SOURCES / part).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield f"{path.relative_to(SOURCES)}:{node.lineno}", node


def literal(node: ast.expr | None) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def keys() -> dict[str, set[str]]:
    """Return the keys that the server gives, each with the names of its values."""
    found: dict[str, set[str]] = {
        key: set() for key in (*KEYS.values(), *STATUS.values(), *GUARDED, "refused", "error")
    }
    found["unknown-field"] = {"field"}
    found["invalid"] = {"field"}
    for where, call in calls():
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        if name in EXCEPTIONS:
            key = literal(call.args[1]) if len(call.args) > 1 else None
            assert key is not None or where.startswith("app/tables/seats/rated.py"), f"{where}: a refusal without a key"
            if key is not None:
                found.setdefault(key, set()).update(word.arg for word in call.keywords if word.arg)
        elif name == "refuse_help":
            found[str(literal(call.args[2]))] = set()
        elif name == "refusal":
            error = literal(call.args[1])
            if error is not None:
                found.setdefault(error, set())
        elif name == "TooMany":
            key = next((literal(word.value) for word in call.keywords if word.arg == "key"), None)
            if key is not None:
                found[key] = {str(word.arg) for word in call.keywords} - {"key"}
    return found


def texts(language: str) -> dict[str, str]:
    source = (TEXTS / f"{language}.ftl").read_text(encoding="utf-8")
    return {part[1]: part[2] for part in re.finditer(r"^refusal-([\w-]+) =((?:.|\n(?=[ }]))*)", source, re.MULTILINE)}


@pytest.mark.parametrize("language", sorted(path.stem for path in TEXTS.glob("*.ftl")))
def test_every_language_says_every_refusal(language: str) -> None:
    said, given = texts(language), keys()
    assert sorted(set(given) - set(said)) == [], "keys without a text"
    assert sorted(set(said) - set(given)) == [], "texts that no refusal needs"
    for key, text in said.items():
        asked = set(re.findall(r"\$(\w+)", text)) - FROM_CLIENT
        assert asked <= given[key], f"{key} asks for {asked - given[key]}"


def test_the_languages_are_those_of_the_page() -> None:
    assert {path.name for path in TEXTS.glob("*.ftl")} == {path.name for path in PAGE.glob("*.ftl")}


def test_a_refusal_over_http_has_its_key_and_values(ann: Caller) -> None:
    opened = ann.open(YOU, HOTSEAT)
    refused = ann.http.delete("/api/me/passkeys/none")
    assert (refused.status_code, refused.json()["key"], refused.json()["args"]) == (403, "passkey-unknown", {})
    early = ann.http.get(f"/api/tables/{opened['table']}/record")
    assert (early.json()["error"], early.json()["key"]) == ("refused", "record-sealed")


def test_a_refusal_on_a_socket_has_its_key(ann: Caller) -> None:
    socket, _opened = sit(ann, HOTSEAT)
    socket.state()
    socket.send(type="undo", seat=2, ply=1)
    refused: dict[str, Any] = socket.until("refused")
    assert (refused["key"], refused["args"]) == ("seat-not-yours", {})


@pytest.mark.parametrize(
    ("new", "key", "args"),
    [
        ({"game": "chess"}, "no-game", {}),
        ({"options": {"speed": "high"}}, "bad-option", {}),
        ({"position": {"game": "koryo"}}, "bad-position", {}),
        ({"seats": [{**YOU, "name": "\u200b"}, HOTSEAT]}, "invalid", {"field": "name"}),
        ({"terms": {"clock": {"kind": "live", "bank": 1}}}, "invalid", {"field": "clock"}),
        ({"wish": 1}, "invalid", {"field": "other"}),
    ],
)
def test_each_kind_of_bad_input_has_a_key(ann: Caller, new: dict[str, Any], key: str, args: dict[str, str]) -> None:
    refused = ann.http.post("/api/tables", json={"game": "koryo", "seats": [YOU, HOTSEAT], **new})
    assert (refused.status_code, refused.json()["key"], refused.json()["args"]) == (422, key, args)


def test_a_record_that_is_none_has_a_key(ann: Caller) -> None:
    assert ann.http.post("/api/replay", json={"format": "none"}).json()["key"] == "bad-record"


@pytest.mark.parametrize("change", [{"format": "ludotheque-record-2"}, {"version": 99}])
def test_a_record_of_another_version_has_a_key(ann: Caller, change: dict[str, Any]) -> None:
    path = Path(str(load("koryo").folder().joinpath("golden", "draw-4.json")))
    record = {**json.loads(path.read_text(encoding="utf-8")), **change}
    assert ann.http.post("/api/replay", json=record).json()["key"] == "other-rules"


@pytest.mark.parametrize("change", [{"mood": "glad"}, {"entries": [{"seat": 0, "do": "end", "mood": "glad"}]}])
def test_a_record_with_a_field_that_is_not_known_names_it(ann: Caller, change: dict[str, Any]) -> None:
    path = Path(str(load("koryo").folder().joinpath("golden", "draw-4.json")))
    record = {**json.loads(path.read_text(encoding="utf-8")), **change}
    refused = ann.http.post("/api/replay", json=record).json()
    assert (refused["key"], refused["args"]) == ("unknown-field", {"field": "mood"})
    assert "a newer version may have written it" in refused["reason"]


def test_a_message_that_is_none_has_the_key_of_its_field(ann: Caller) -> None:
    socket, _opened = sit(ann, HOTSEAT)
    socket.state()
    socket.send(type="chat", text="")
    refused: dict[str, Any] = socket.until("refused")
    assert (refused["key"], refused["args"]) == ("invalid", {"field": "text"})

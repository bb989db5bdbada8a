"""Names at a table: nothing invisible in them, and no two that look alike."""

from __future__ import annotations

import pytest

from ludotheque.server.names import LONGEST_NAME, alike, apart, clean
from tests.server.client import BOT, FRIEND, YOU, Caller
from tests.server.conftest import sit


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Ann  of\tthe\nHill ", "Ann of the Hill"),
        ("A\u200bn\u200dn\ufeff", "Ann"),
        ("\u202enna\u202c", "nna"),
        ("\u2066Ann\u2069", "Ann"),
        ("\uff21\uff4e\uff4e", "Ann"),
        ("A\u0308nn", "Änn"),
        ("Ann\ufe0f", "Ann"),
        ("Z" + "\u0301" * 30, "\u0179\u0301\u0301\u0301"),
        ("김민준", "김민준"),
        ("\u3164\u2800\u115f", ""),
        ("\ud800", ""),
    ],
)
def test_a_name_is_written_in_one_way(typed: str, kept: str) -> None:
    assert clean(typed) == kept
    assert clean(kept) == kept


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Аnn"), ("Ann", "ANN"), ("Bill", "BiII"), ("Marn", "Mam"), ("Otto", "0tt0"), ("ε", "Ε")]
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert alike(one, other)
    assert alike(other, one)


@pytest.mark.parametrize(("one", "other"), [("Ann", "Ben"), ("Ann", "Anna"), ("Jo", "Ja"), ("김", "금")])
def test_names_that_do_not_look_alike(one: str, other: str) -> None:
    assert not alike(one, other)


def test_the_number_fits() -> None:
    longest = "n" * LONGEST_NAME
    found = apart(longest, [longest])
    assert found == "n" * (LONGEST_NAME - 2) + " 2"


def test_no_two_at_a_table_look_alike(ann: Caller, ben: Caller) -> None:
    opened = ann.open({**YOU, "name": "Ann"}, FRIEND, {**BOT, "name": "ann"})
    joined = ben.post(
        f"/api/tables/{opened['table']}/join", invite=opened["invites"][0]["invite"], name="\u202e\u0410nn"
    )
    assert joined.status_code == 200
    socket = ann.socket(opened["table"], [opened["seats"][0]["token"]])
    names = [seat["name"] for seat in socket.until("welcome")["seats"]]
    assert names == ["Ann", "\u0410nn 3", "ann 2"]


def test_a_name_that_shows_nothing_is_refused_in_words(ann: Caller) -> None:
    answer = ann.post("/api/tables", game="koryo", seats=[{**YOU, "name": "\u200b\u3164"}, BOT])
    assert answer.status_code == 422
    assert "1 to 40 characters that can be seen" in answer.json()["reason"]


def test_names_stay_as_they_are_where_they_differ(ann: Caller) -> None:
    socket, _ = sit(ann, {**BOT, "name": "Mina"})
    assert socket.until("welcome")["seats"][1]["name"] == "Mina"

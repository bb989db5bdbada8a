"""Names at a table: nothing invisible in them, and no two that look alike."""

from __future__ import annotations

import pytest

from ludotheque.app.protocol.names import LONGEST_NAME, alike, apart, clean
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
        ("ก" + "\u0e47" * 30, "ก\u0e47\u0e47\u0e47"),
        ("a\u20dd\u20dd\u200d\u20dd\u20dd", "a\u20dd\u20dd\u20dd"),
        ("\u061cAnn\u200e", "Ann"),
        ("김민준", "김민준"),
        ("\u3164\u2800\u115f", ""),
        ("\ud800", ""),
    ],
)
def test_a_name_is_written_in_one_way(typed: str, kept: str) -> None:
    assert clean(typed) == kept
    assert clean(kept) == kept


@pytest.mark.parametrize(
    "name",
    ["\u0e1b\u0e39\u0e48", "\u0e40\u0e17\u0e47\u0e14", "\u0915\u094d\u200d\u0937",
     "\u0939\u093f\u0928\u094d\u0926\u0940", "\u0646\u0645\u06cc\u200c\u0631\u0648\u0645", "\U0001f44b\U0001f3fd",
     "\U0001f1eb\U0001f1f7",
     "\U0001f469\u200d\U0001f469\u200d\U0001f467", "\U0001f469\U0001f3fd\u200d\U0001f680",
     "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"],
    ids=["thai", "thai-vowel", "hindi-joiner", "hindi", "persian", "skin", "flag", "family", "skin-and-job", "scots"],
)  # fmt: skip
def test_a_name_of_any_script_and_any_emoji_stays_whole(name: str) -> None:
    assert clean(name) == name


def test_vietnamese_in_pieces_is_put_together() -> None:
    assert clean("Vie\u0323\u0302t") == "Vi\u1ec7t"


def test_a_joiner_makes_no_other_name() -> None:
    assert alike("\u0627\u0631", "\u0627\u200c\u0631")


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

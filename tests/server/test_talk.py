"""Hints, reasons and chat."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.server.client import BOT, FRIEND, HOTSEAT, Caller
from tests.server.conftest import Serve, sit


def test_a_hint_is_one_of_the_offered_actions(ann: Caller) -> None:
    socket, _ = sit(ann, BOT)
    state = socket.turn()
    socket.send(type="hint", seat=0, ply=state["ply"])
    hint = socket.until("hint")
    offered = [one["action"] for one in state["offered"]]
    assert (hint["seat"], hint["ply"], hint["best"]) == (0, state["ply"], hint["moves"][0]["action"])
    assert all(move["action"] in offered for move in hint["moves"])
    assert len(hint["moves"]) == min(5, len(offered))
    assert hint["estimate"] == [0.5, 0.5]


def test_a_hint_answers_the_question_of_its_id(ann: Caller) -> None:
    """The coach asks before the player does, and must not take another hint for its own."""
    socket, _ = sit(ann, BOT)
    state = socket.turn()
    socket.send(type="hint", id=7, seat=0, ply=state["ply"])
    assert socket.until("hint")["id"] == 7
    socket.send(type="hint", seat=0, ply=state["ply"])
    assert socket.until("hint")["id"] is None
    socket.send(type="hint", id=8, seat=0, ply=state["ply"] + 1)
    assert socket.until("refused")["id"] == 8


def test_those_who_have_a_hint_may_ask_for_another_at_once(ann: Caller) -> None:
    socket, _ = sit(ann, BOT)
    state = socket.turn()
    for id in range(300):
        socket.send(type="hint", id=id, seat=0, ply=state["ply"])
        while (answer := socket.next())["type"] not in ("hint", "refused"):
            pass
        assert (answer["type"], answer["id"]) == ("hint", id), answer


def test_a_hint_is_for_the_seat_that_decides(ann: Caller) -> None:
    socket, _ = sit(ann, HOTSEAT)
    state = socket.turn()
    socket.send(type="hint", seat=1 - state["eyes"], ply=state["ply"])
    assert "not this seat that decides" in socket.until("refused")["reason"]
    socket.send(type="hint", seat=state["eyes"], ply=state["ply"] + 1)
    assert "answer to ply" in socket.until("refused")["reason"]


@pytest.mark.parametrize(
    ("action", "key"),
    [
        ({"verb": "pair"}, "no-ship-owner"),
        ({"verb": "bank"}, None),
        ({"verb": "pass"}, "must-order"),
        ({"verb": "destroy"}, None),
        ({"verb": "destroy", "target": 1}, None),
    ],
)
def test_why_something_is_not_offered(ann: Caller, action: dict[str, Any], key: str | None) -> None:
    socket, _ = sit(ann, HOTSEAT)
    state = socket.turn()
    socket.send(type="why", id=7, seat=state["eyes"], action=action)
    assert socket.until("why") == {"type": "why", "id": 7, "key": key}


EVENT = {"target": 1, "kind": "lobbying"}


@pytest.mark.parametrize(("pending", "verb"), [("barbarians", "destroy"), ("lobbying", "lobby")])
def test_why_an_event_in_front_of_a_player_is_no_target(ann: Caller, pending: str, verb: str) -> None:
    """No action aims at an event, but a person can point at one."""
    seats = [{"tableau": {pending: 1, "merchant": 1}}, {"tableau": {"lobbying": 1, "banker": 1}}]
    socket, _ = sit(ann, HOTSEAT, position={"seats": seats, "phase": "effects", "pending": {pending: 1}})
    socket.send(type="why", id=1, seat=socket.turn()["eyes"], action={"verb": verb, **EVENT})
    assert socket.until("why")["key"] == "event-safe"


def test_who_does_not_decide_gets_no_reason(ann: Caller) -> None:
    socket, _ = sit(ann, HOTSEAT)
    seat = 1 - socket.turn()["eyes"]
    socket.send(type="why", id=0, seat=seat, action={"verb": "pass"})
    assert socket.until("why")["key"] is None


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ({"verb": "fly"}, "the verbs are: play"),
        ({}, "unknown action None"),
        ({"verb": "destroy", "target": 99}, "no 'target' of 99"),
        ({"verb": "destroy", "kind": "king"}, "no 'kind' of 'king'"),
        ({"verb": "destroy", "speed": 1}, "no 'speed' of 1"),
    ],
)
def test_why_of_what_does_not_exist(ann: Caller, action: dict[str, Any], reason: str) -> None:
    socket, _ = sit(ann, HOTSEAT)
    socket.turn()
    socket.send(type="why", id=3, seat=0, action=action)
    refused = socket.until("refused")
    assert reason in refused["reason"] and refused["id"] == 3


def test_each_answer_carries_the_id_of_its_question(ann: Caller) -> None:
    """A refusal in between takes no other question's answer."""
    socket, _ = sit(ann, HOTSEAT)
    seat = socket.turn()["eyes"]
    socket.send(type="why", id=10, seat=seat, action={"verb": "fly"})
    socket.send(type="why", id=11, seat=seat, action={"verb": "pass"})
    socket.send(type="hint", seat=1 - seat, ply=0)
    assert socket.until("refused")["id"] == 10
    assert socket.until("why") == {"type": "why", "id": 11, "key": "must-order"}
    assert socket.until("refused")["id"] is None


def test_chat_is_told_to_all_and_kept(ann: Caller, ben: Caller) -> None:
    socket, opened = sit(ann, FRIEND)
    spectator = ben.socket(opened["table"])
    spectator.until("welcome")
    socket.send(type="chat", text="  Hello <b>there</b>  ")
    said = spectator.until("chat")
    assert (said["name"], said["seat"], said["text"]) == ("Ann", 0, "Hello <b>there</b>")
    spectator.send(type="chat", text="안녕")
    answer = socket.until("chat", lambda message: message["seat"] is None)
    assert (answer["name"], answer["text"]) == ("", "안녕")
    kept = ben.socket(opened["table"]).until("welcome")["chat"]
    assert [line["text"] for line in kept] == ["Hello <b>there</b>", "안녕"]


def lines_of(who: Caller, table: str) -> list[str]:
    return [line["text"] for line in who.socket(table).until("welcome")["chat"]]


def test_a_line_is_acknowledged_and_is_stored_once_however_often_it_is_sent(ann: Caller) -> None:
    socket, opened = sit(ann, FRIEND)
    for id, again in ((7, False), (7, True), (8, True), (8, False), (9, False)):
        socket.send(type="chat", text="Hello", id=id, again=again)
        assert socket.until("said")["id"] == id
    assert lines_of(ann, opened["table"]) == ["Hello"] * 3


def test_a_line_that_a_killed_server_has_stored_is_not_stored_again(serve: Serve) -> None:
    before = serve()
    host = before.caller()
    socket, opened = sit(host, FRIEND)
    socket.send(type="chat", text="Hello", id=7)
    socket.until("said")
    token = opened["seats"][0]["token"]
    before.stop()
    ann = serve(database=before.settings.database).caller(host)
    again = ann.socket(opened["table"], [token])
    for id, text in ((7, "Hello"), (8, "Lost")):
        again.send(type="chat", text=text, id=id, again=True)
        assert again.until("said")["id"] == id
    assert lines_of(ann, opened["table"]) == ["Hello", "Lost"]


def test_a_line_of_someone_else_is_not_taken_for_one_that_is_sent_again(ann: Caller, ben: Caller) -> None:
    socket, opened = sit(ann, FRIEND)
    spectator = ben.socket(opened["table"])
    spectator.until("welcome")
    socket.send(type="chat", text="Hello")
    spectator.until("chat")
    spectator.send(type="chat", text="Hello", id=1, again=True)
    assert spectator.until("chat")["seat"] is None


@pytest.mark.parametrize(
    ("said", "heard"),
    [
        ("I \u202ehave\u202c \u2066all\u2069 \u200eof\u200f \u061cit", "I have all of it"),
        ("a\x1b[2J\x07b\tc\u2028d", "a[2Jb c d"),
        ("one\ntwo", "one\ntwo"),
        ("z" + "\u0336" * 40, "z\u0336\u0336\u0336"),
        ("\u2764\ufe0f\u200d\U0001f525 1\ufe0f\u20e3", "\u2764\ufe0f\u200d\U0001f525 1\ufe0f\u20e3"),
        (
            "Vie\u0323\u0302t \u0646\u0645\u06cc\u200c\u0631\u0648\u0645",
            "Vie\u0323\u0302t \u0646\u0645\u06cc\u200c\u0631\u0648\u0645",
        ),
    ],
)
def test_chat_says_what_it_shows(ann: Caller, said: str, heard: str) -> None:
    socket, _ = sit(ann, FRIEND)
    socket.send(type="chat", text=said)
    assert socket.until("chat")["text"] == heard


@pytest.mark.parametrize("said", ["\u202e\u202c", "\u200b \u3164", "\ufeff"])
def test_a_line_of_chat_that_shows_nothing_is_refused(ann: Caller, said: str) -> None:
    socket, _ = sit(ann, FRIEND)
    socket.send(type="chat", text=said)
    assert "can be seen" in socket.until("refused")["reason"]


def test_at_one_screen_whoever_decides_speaks(ann: Caller, rng: random.Random) -> None:
    socket, _ = sit(ann, HOTSEAT)
    state = socket.turn()
    socket.send(type="chat", text="first")
    assert socket.until("chat")["seat"] == state["eyes"]
    socket.choose(state, rng)
    after = socket.turn()
    socket.send(type="chat", text="second")
    assert socket.until("chat")["seat"] == after["eyes"]

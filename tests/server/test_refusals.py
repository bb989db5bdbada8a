"""Refused requests: nothing is changed, they are logged, and no one else notices."""

from __future__ import annotations

import json
import logging
import random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from tests.server.client import BOT, HOTSEAT, YOU, Caller
from tests.server.conftest import Serve, sit, sit_together

FOREIGN = Origin("https://elsewhere.example")


def test_a_doubled_action_is_applied_once(ann: Caller) -> None:
    socket, _ = sit(ann, HOTSEAT)
    state = socket.turn()
    action = state["offered"][0]["action"]
    socket.act(state, action)
    socket.act(state, action)
    refused = socket.until("refused")
    assert refused["ply"] > state["ply"]
    assert f"ply {state['ply']}" in refused["reason"]
    assert refused["ply"] == max(one["ply"] for one in socket.states.values())


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ({"seat": 1}, "not yours"),
        ({"ply": 0}, "answer to ply 0"),
        ({"ply": 999}, "answer to ply 999"),
        ({"action": {"verb": "fly"}}, "unknown action 'fly'; the verbs are: play"),
        ({"action": {"verb": "end"}}, "'end' is not offered now"),
        ({"action": {"verb": "play", "kind": "banker"}}, "takes the fields"),
        ({"action": {"verb": "play", "kind": "king", "count": 1}}, "'king' is not a valid kind"),
    ],
)
def test_an_action_that_does_not_fit_changes_nothing(ann: Caller, message: dict[str, Any], reason: str) -> None:
    opened = ann.open(YOU, HOTSEAT)
    sockets = [ann.socket(opened["table"], [seat["token"]]) for seat in opened["seats"]]
    states = [socket.state() for socket in sockets]
    player = states[0]["player"]
    fine = {"type": "act", "seat": player, "ply": 1, "action": states[player]["offered"][0]["action"]}
    wrong = fine | message if "seat" not in message else fine | {"seat": 1 - player}
    sockets[player].send(**wrong)
    refused = sockets[player].until("refused")
    assert reason in refused["reason"]
    assert refused["ply"] == 1
    sockets[player].send(**fine)
    assert sockets[player].state()["ply"] == 2


MALFORMED = [
    "{",
    "[]",
    "null",
    '"hello"',
    json.dumps({"type": "fly"}),
    json.dumps({"type": "ping", "more": 1}),
    json.dumps({"type": "act", "seat": "0", "ply": 1, "action": {"verb": "end"}}),
    json.dumps({"type": "act", "seat": 0, "ply": 1}),
    json.dumps({"type": "act", "seat": -1, "ply": 1, "action": {}}),
    json.dumps({"type": "act", "seat": 0, "ply": 1, "action": {"verb": ["end"]}}),
    json.dumps({"type": "chat", "text": "x" * 501}),
    json.dumps({"type": "chat", "text": "a\0b"}),
    json.dumps({"type": "chat", "text": "x" * 20_000}),
    json.dumps({"type": "hello", "tokens": [], "since": 0}),
    "[" * 5_000,
    b"\x00\x01",
]


@pytest.mark.parametrize("text", MALFORMED, ids=range(len(MALFORMED)))
def test_a_malformed_message_is_refused_and_the_rest_goes_on(
    ann: Caller, text: str | bytes, caplog: pytest.LogCaptureFixture
) -> None:
    socket, _ = sit(ann, HOTSEAT)
    socket.state()
    with caplog.at_level(logging.WARNING):
        socket.connection.send(text)
        assert socket.until("refused")["ply"] == 1
    assert "a message was rejected" in caplog.text
    socket.send(type="ping")
    socket.until("pong")


def test_who_keeps_sending_rubbish_is_cut_off_and_others_are_not(ann: Caller, ben: Caller) -> None:
    hers, his, _ = sit_together(ann, ben)
    for _ in range(10):
        hers.connection.send("rubbish")
    assert hers.closed() == 1008
    his.until("seats", lambda message: not message["seats"][0]["connected"])
    his.send(type="ping")
    his.until("pong")


def test_a_frame_beyond_all_bounds_ends_only_its_own_socket(ann: Caller, ben: Caller) -> None:
    hers, his, _ = sit_together(ann, ben)
    hers.connection.send("x" * 100_000)
    assert hers.closed() == 1009
    his.send(type="ping")
    his.until("pong")


def test_too_many_messages_are_refused(serve: Serve) -> None:
    ann = serve(messages_per_second=0.001, message_burst=3).caller()
    socket, _ = sit(ann, HOTSEAT)
    for _ in range(4):
        socket.send(type="ping")
    assert "too many messages" in socket.until("refused")["reason"]


def test_too_much_chat_is_refused(serve: Serve) -> None:
    ann = serve(line_burst=2).caller()
    socket, _ = sit(ann, HOTSEAT)
    for text in ("one", "two", "three"):
        socket.send(type="chat", text=text)
    assert "too much chat" in socket.until("refused")["reason"]
    assert '"three"' not in "".join(socket.raw)


@pytest.mark.parametrize("token", ["made-up", "", "x" * 129])
def test_a_forged_token_opens_nothing(ann: Caller, token: str, caplog: pytest.LogCaptureFixture) -> None:
    opened = ann.open(YOU, HOTSEAT)
    good = opened["seats"][0]["token"]
    with caplog.at_level(logging.WARNING):
        socket = ann.socket(opened["table"], [good, token])
        assert socket.closed() == 4403
    assert [json.loads(text)["type"] for text in socket.raw] == ["refused"]
    assert "a socket was rejected" in caplog.text
    assert good not in caplog.text


def test_a_token_of_another_table_opens_nothing(ann: Caller) -> None:
    first, second = ann.open(YOU, HOTSEAT), ann.open(YOU, HOTSEAT)
    assert ann.socket(first["table"], [second["seats"][0]["token"]]).closed() == 4403


def test_without_a_token_nothing_can_be_done(ann: Caller, ben: Caller) -> None:
    _, opened = sit(ann, HOTSEAT)
    spectator = ben.socket(opened["table"])
    ply = spectator.state()["ply"]
    for message in ({"type": "act", "action": {"verb": "end"}}, {"type": "undo"}, {"type": "hint"}):
        spectator.send(seat=0, ply=ply, **message)
        assert spectator.until("refused")["reason"] == "seat 0 is not yours"


def test_the_first_message_is_hello(ann: Caller) -> None:
    socket = ann.socket(ann.open(YOU, HOTSEAT)["table"], hello=False)
    socket.send(type="ping")
    assert socket.closed() == 4403
    assert "hello" in socket.raw[0]


def test_an_unknown_table(ann: Caller) -> None:
    assert ann.socket("nowhere").closed() == 4404
    assert ann.get("/api/tables/nowhere").status_code == 404
    assert ann.post("/api/tables/nowhere/join", invite="x", name="Ann").status_code == 404


def test_a_foreign_origin_may_neither_open_a_socket_nor_write(ann: Caller, caplog: pytest.LogCaptureFixture) -> None:
    opened = ann.open(YOU, HOTSEAT)
    with caplog.at_level(logging.WARNING), pytest.raises(InvalidStatus) as refusal:
        ann.socket(opened["table"], origin=FOREIGN)
    assert refusal.value.response.status_code == 403
    new = {"game": "koryo", "seats": [YOU, BOT]}
    answer = ann.http.post("/api/tables", json=new, headers={"Origin": FOREIGN})
    assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    assert len(ann.get("/api/tables").json()) == 1
    assert caplog.text.count("from the origin") == 2


def test_the_own_origin_and_allowed_ones_are_welcome(serve: Serve) -> None:
    ann = serve(allow_origin=(FOREIGN,)).caller()
    opened = ann.open(YOU, HOTSEAT)
    for origin in (FOREIGN, Origin(ann.address.rstrip("/"))):
        welcome = ann.socket(opened["table"], origin=origin).until("welcome")
        assert welcome["table"] == opened["table"]


@pytest.mark.parametrize(
    ("new", "reason"),
    [
        ({"game": "chess"}, "unknown game 'chess'; the games are:"),
        ({"options": {"speed": 9}}, "unknown option 'speed'"),
        ({"options": {"empty_orders": "perhaps"}}, "allowed are: false, true"),
        ({"seats": [YOU]}, "is for 2 to 4 players, not 1"),
        ({"seats": [YOU, {"kind": "bot", "level": "genius"}]}, "unknown level 'genius'; the levels are:"),
        ({"seats": [YOU, {"kind": "bot"}]}, "seat 1: a bot needs a level"),
        ({"seats": [YOU, {"kind": "friend", "level": "easy"}]}, "only a bot has one"),
        ({"seats": [YOU, YOU]}, "only one seat can be 'you'"),
        ({"seats": [YOU, {"kind": "ghost"}]}, "seats.1.kind"),
        ({"seats": [YOU, HOTSEAT | {"name": "x" * 41}]}, "seats.1.name"),
        ({"more": 1}, "more"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_what_is_allowed(ann: Caller, new: dict[str, Any], reason: str) -> None:
    answer = ann.post("/api/tables", **({"game": "koryo", "seats": [YOU, HOTSEAT]} | new))
    assert answer.status_code == 422
    assert reason in answer.json()["reason"]
    assert ann.get("/api/tables").json() == []


def test_bodies_are_bounded(ann: Caller) -> None:
    long = b" " * (1024 * 1024 + 1)
    assert ann.http.post("/api/replay", content=long).status_code == 413
    for path in ("/api/replay", "/api/tables"):
        chunks = (b" " * 65536 for _ in range(17))
        answer = ann.http.post(path, content=chunks)
        assert (answer.status_code, answer.json()["error"]) == (413, "too-large")


def test_one_guest_opens_only_so_many_tables(serve: Serve) -> None:
    server = serve(tables_per_guest=2)
    ann, ben = server.caller(), server.caller()
    ann.open(YOU, HOTSEAT)
    ann.open(YOU, HOTSEAT)
    assert ann.post("/api/tables", game="koryo", seats=[YOU, HOTSEAT]).status_code == 429
    ben.open(YOU, HOTSEAT)


def test_spectators_never_lock_players_out(serve: Serve) -> None:
    server = serve(spectators_per_table=2, sockets_per_seat=1)
    ann, ben = server.caller(), server.caller()
    opened = ann.open(YOU, HOTSEAT)
    for _ in range(2):
        ben.socket(opened["table"]).until("welcome")
    one_more = ben.socket(opened["table"])
    assert one_more.closed() == 4403
    assert "spectators" in one_more.raw[0]
    sockets = [ann.socket(opened["table"], [seat["token"]]) for seat in opened["seats"]]
    for socket in sockets:
        socket.state()


def test_a_seat_has_so_many_windows(serve: Serve) -> None:
    ann = serve(sockets_per_seat=1).caller()
    socket, opened = sit(ann, HOTSEAT)
    socket.state()
    again = ann.socket(opened["table"], [opened["seats"][0]["token"]])
    assert again.closed() == 4403
    assert "too many windows" in again.raw[0]


def test_a_fault_in_one_game_is_told_and_the_table_comes_back(
    ann: Caller, monkeypatch: pytest.MonkeyPatch, rng: random.Random
) -> None:
    socket, opened = sit(ann, HOTSEAT)
    state = socket.turn()

    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr("ludotheque.server.databases.sqlite._write_moves", fail)
        socket.act(state)
        assert "nothing was changed" in socket.until("refused")["reason"]
        assert socket.closed() == 1011
    assert max(one["ply"] for one in socket.history) == state["ply"]
    again = ann.socket(opened["table"], [seat["token"] for seat in opened["seats"]])
    assert again.turn() == state
    assert again.play(rng)["over"]

"""Whole games over the socket, and the audience of each message."""

from __future__ import annotations

import json
import random

from ludotheque import Record, verify
from tests.server.client import BOT, FRIEND, HOTSEAT, YOU, Caller, play_in_step, true_record
from tests.server.conftest import sit, sit_together

OWN_EVENTS = {"hand", "order-own"}


def test_a_whole_game_against_bots(ann: Caller, rng: random.Random) -> None:
    socket, opened = sit(ann, BOT, BOT, BOT)
    last = socket.play(rng)
    assert last["sheet"][-1] == {"key": "total", "points": last["scores"], "rival": None}
    info = ann.get(f"/api/tables/{opened['table']}").json()
    assert (info["over"], info["player"], info["result"]) == (True, None, last["scores"])
    assert ann.get("/api/tables").json() == [info]


def test_the_record_is_opened_at_the_end_and_proves_the_shuffles(ann: Caller, rng: random.Random) -> None:
    socket, opened = sit(ann, BOT)
    commitment = socket.until("welcome")["commitment"]
    path = f"/api/tables/{opened['table']}/record"
    assert ann.get(path).status_code == 403
    assert ann.get(path.replace("record", "replay")).status_code == 403
    last = socket.play(rng)
    record = Record.from_json(ann.get(path).json())
    verify(record)
    assert (record.commitment, record.secret, record.result) == (commitment, last["secret"], last["scores"])
    replay = ann.get(path.replace("record", "replay")).json()
    assert len(replay["frames"]) == len(record.standing()) + 1
    assert [view["me"] is not None for view in replay["frames"][3]["views"]] == [True, True]


def test_two_players_by_invite(ann: Caller, ben: Caller, rng: random.Random) -> None:
    hers, his, table = sit_together(ann, ben)
    play_in_step([hers, his], rng)
    assert hers.states[0]["scores"] == his.states[1]["scores"]
    record = true_record(ben, table)
    assert {entry.seat for entry in record.entries} == {0, 1}
    assert record.seats == ["Ann", "Ben"]


def test_nobody_acts_before_everybody_is_there(ann: Caller, ben: Caller) -> None:
    socket, opened = sit(ann, FRIEND)
    path = f"/api/tables/{opened['table']}"
    for message in ({"type": "act", "ply": 1, "action": {"verb": "end"}}, {"type": "undo", "ply": 0}):
        socket.send(seat=0, **message)
        assert "not everyone" in socket.until("refused")["reason"]
    assert [seat["taken"] for seat in ann.get(path).json()["seats"]] == [True, False]
    assert (ann.get(path).json()["ply"], ann.get(path).json()["player"]) == (0, None)
    assert ann.get(f"{path}/record").status_code == 403
    joined = ben.post(f"{path}/join", invite=opened["invites"][0]["invite"], name="Ben").json()
    assert socket.history == [], "something was dealt before everybody was there"
    ben.socket(opened["table"], [joined["token"]])
    assert socket.state()["ply"] == 1


def test_an_invite_is_good_for_one_seat_once(ann: Caller, ben: Caller) -> None:
    opened = ann.open(YOU, FRIEND)
    path, invite = f"/api/tables/{opened['table']}/join", opened["invites"][0]["invite"]
    assert ben.post(path, invite="made up", name="Ben").status_code == 403
    assert ben.post(path, invite=invite, name="Ben").json()["seat"] == 1
    again = ben.post(path, invite=invite, name="Ben")
    assert (again.status_code, again.json()["error"]) == (403, "refused")


def test_only_the_one_who_opened_the_table_sees_its_invites(ann: Caller, ben: Caller) -> None:
    socket, opened = sit(ann, FRIEND)
    assert socket.until("welcome")["invites"] == opened["invites"]
    assert ben.socket(opened["table"]).until("welcome")["invites"] == []


def test_one_guest_may_hold_several_seats(ann: Caller, rng: random.Random) -> None:
    socket, _ = sit(ann, HOTSEAT)
    assert socket.until("welcome")["yours"] == [0, 1]
    first, second = socket.state(), socket.state()
    assert [first["eyes"], second["eyes"]] == [0, 1]
    assert sum(bool(state["offered"]) for state in (first, second)) == 1


def test_a_spectator_and_an_opponent_see_no_secret(ann: Caller, ben: Caller, rng: random.Random) -> None:
    opened = ann.open(YOU, {"kind": "hotseat"}, BOT)
    tokens = [seat["token"] for seat in opened["seats"]]
    hers, cho = (ann.socket(opened["table"], own) for own in (tokens[:1], tokens[1:]))
    spectator = ben.socket(opened["table"])
    sockets = (hers, cho, spectator)
    for socket in sockets:
        socket.state()
    play_in_step(sockets, rng)
    secret = spectator.states[None]["secret"]
    for eyes, socket in ((0, hers), (1, cho), (None, spectator)):
        told = [json.loads(text) for text in socket.raw]
        states = [message for message in told if message["type"] == "state"]
        assert len(states) > 10
        assert {state["eyes"] for state in states} == {eyes}
        for state in states:
            assert state["view"] is None or state["view"]["me"] is None
            assert "me" not in {change[0] for change in state["changes"]}
            assert ("me" in {change[0] for change in state["own"]}) == (eyes is not None)
            own = [event["args"]["seat"] for event in state["events"] if event["key"] in OWN_EVENTS]
            assert set(own) <= {eyes}
            assert state["secret"] is None or state["over"]
        assert not any(secret in text for text in socket.raw[:-1])
        assert not any(token in text for token in tokens for text in socket.raw)

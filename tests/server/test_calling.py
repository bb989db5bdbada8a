"""People are called when it is their turn: once, by the ways that they have chosen, and not while they are there."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.server.client import FRIEND, YOU, Caller, Json, Socket
from tests.server.conftest import Running, Serve
from tests.server.post import post_office as post_office
from tests.server.receiver import Browser, Receiver
from tests.server.receiver import receiver as receiver

AT_ONCE: Json = {"call_after": 0.0, "calls_to_loopback": True, "commit_seconds": 0.0, "reveal_seconds": 0.0}
SLOW: Json = {"clock": {"kind": "slow", "bank": 0, "turn": 86_400}}
LIVE: Json = {"clock": {"kind": "live", "bank": 600, "increment": 15}}


@pytest.fixture
def server(serve: Serve) -> Running:
    return serve(**AT_ONCE)


def look(server: Running) -> None:
    """Have the server look at the turns, and wait until it has sent what was owed."""
    server.run(server.app.state.caller.look)
    server.run(server.app.state.caller.quiet)


def begin(server: Running, **more: Any) -> tuple[Caller, Caller, str, dict[str, str]]:
    """Ada and Otto begin a game and leave; gives them, the table, and their tokens."""
    ada, otto = server.caller(), server.caller()
    opened = ada.open({**YOU, "name": "Ada"}, FRIEND, **{"terms": SLOW, **more})
    invite = opened["invites"][0]["invite"]
    joined = otto.post(f"/api/tables/{opened['table']}/join", invite=invite, name="Otto").json()
    tokens = {"Ada": opened["seats"][0]["token"], "Otto": joined["token"]}
    hers, his = ada.socket(opened["table"], [tokens["Ada"]]), otto.socket(opened["table"], [tokens["Otto"]])
    hers.state()
    his.state()
    hers.close()
    his.close()
    wait_until_gone(ada, opened["table"])
    return ada, otto, opened["table"], tokens


def wait_until_gone(caller: Caller, table: str) -> None:
    deadline = time.monotonic() + 5
    while any(seat["connected"] for seat in caller.get(f"/api/tables/{table}").json()["seats"]):
        assert time.monotonic() < deadline
        time.sleep(0.01)


def player(caller: Caller, table: str) -> int:
    return int(caller.get(f"/api/tables/{table}").json()["player"])


def play_on(caller: Caller, table: str, token: str) -> None:
    """The player of that token plays until it is another's turn, and leaves."""
    line: Socket = caller.socket(table, [token])
    state = line.turn()
    seat = state["eyes"]
    while state["player"] == seat and not state["over"]:
        line.act(state)
        ply = state["ply"]
        state = line.state(lambda one, ply=ply: one["ply"] > ply)
    line.close()
    wait_until_gone(caller, table)


def subscribe(caller: Caller, receiver: Receiver, path: str = "/push") -> Browser:
    browser = Browser(receiver.url(path))
    answer = caller.post("/api/calling/push", **browser.subscription())
    assert answer.status_code == 200, answer.text
    return browser


def test_a_push_says_whose_turn_it_is_once_and_is_taken_back_when_the_turn_is_done(
    server: Running, receiver: Receiver
) -> None:
    people = dict(zip(("Ada", "Otto"), (began := begin(server))[:2], strict=True))
    table, tokens = began[2:]
    first = ("Ada", "Otto")[player(people["Ada"], table)]
    other = "Otto" if first == "Ada" else "Ada"
    browser = subscribe(people[first], receiver)
    for _ in range(3):
        look(server)
    (got,) = receiver.got
    message = browser.read(got)
    seat = player(people[first], table)
    assert message == {
        "type": "turn",
        "tag": f"turn-{table}-{seat}",
        "table": table,
        "title": "Your turn at Koryŏ",
        "body": f"with {other}",
    }
    assert got.headers["Authorization"].startswith("vapid t=")
    assert (got.headers["Content-Encoding"], got.headers["Urgency"]) == ("aes128gcm", "high")
    play_on(people[first], table, tokens[first])
    look(server)
    look(server)
    assert len(receiver.got) == 2
    assert browser.read(receiver.got[1]) == {
        "type": "done",
        "tag": message["tag"],
        "title": "You have played at Koryŏ",
    }
    assert receiver.got[1].headers["Topic"] == got.headers["Topic"], "it replaces a push that is still waiting"
    play_on(people[other], table, tokens[other])
    look(server)
    look(server)
    assert [browser.read(one)["type"] for one in receiver.got] == ["turn", "done", "turn"]

"""A bot of a team that asks before it acts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.client import Caller, Socket

YOU = {"kind": "you", "name": "Ann"}
MATE = {"kind": "bot", "level": "random", "proposes": True}


def proposed(ann: Caller, opened: dict[str, Any]) -> tuple[Socket, dict[str, Any]]:
    """Play for Ann until her mate proposes something."""
    socket = ann.socket(opened["table"], [opened["seats"][0]["token"]])
    while (message := socket.next())["type"] != "proposal":
        if message["type"] == "state" and message["offered"]:
            socket.act(message)
    return socket, message


def test_nothing_is_done_before_the_team_agrees(ann: Caller) -> None:
    opened = ann.open(YOU, MATE, game="kick_ass")
    socket, proposal = proposed(ann, opened)
    assert proposal["seat"] == 1
    assert socket.states[0]["ply"] == proposal["ply"]
    again = ann.socket(opened["table"]).until("proposal")
    assert again == proposal, "players who come later receive it"
    socket.send(type="agree", seat=0, ply=proposal["ply"], ok=True)
    assert socket.until("state")["ply"] == proposal["ply"] + 1


def test_something_else_is_proposed_when_the_team_says_no(ann: Caller) -> None:
    socket, proposal = proposed(ann, ann.open(YOU, MATE, game="kick_ass"))
    socket.send(type="agree", seat=0, ply=proposal["ply"], ok=False)
    second = socket.until("proposal")
    assert (second["ply"], second["seat"]) == (proposal["ply"], 1)
    assert second["action"] != proposal["action"]


def test_a_team_without_people_need_not_agree(ann: Caller) -> None:
    socket, proposal = proposed(ann, ann.open(YOU, MATE, game="kick_ass"))
    socket.send(type="hand-over", seat=0, level="random")
    socket.until("state", lambda state: state["ply"] > proposal["ply"] + 5)


def test_an_answer_to_what_is_past_is_refused(ann: Caller) -> None:
    socket, proposal = proposed(ann, ann.open(YOU, MATE, game="kick_ass"))
    socket.send(type="agree", seat=0, ply=proposal["ply"] - 1, ok=True)
    assert "ply" in socket.until("refused")["reason"]
    socket.send(type="agree", seat=1, ply=proposal["ply"], ok=True)
    assert "not yours" in socket.until("refused")["reason"]


@pytest.mark.parametrize(
    ("game", "seats", "reason"),
    [
        ("koryo", [YOU, MATE], "seat 1: only a teammate bot"),
        ("kick_ass", [{**YOU, "proposes": True}, MATE], "seat 0: only a teammate bot"),
        ("kick_ass", [MATE, MATE], "leave at least one seat for a person"),
    ],
)
def test_only_a_bot_of_a_team_proposes_and_to_somebody(
    ann: Caller, game: str, seats: list[dict[str, Any]], reason: str
) -> None:
    answer = ann.post("/api/tables", game=game, seats=seats)
    assert answer.status_code == 422
    assert reason in answer.json()["reason"]

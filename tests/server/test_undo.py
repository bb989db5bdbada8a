"""Taking back: free where nothing was learnt, else by leave, and never after the end."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.client import BOT, FRIEND, HOTSEAT, YOU, Caller, Json, Socket, play_in_step, true_record
from tests.server.conftest import Running, Serve, sit, sit_together

GAMES = 20


def test_alone_against_bots_it_is_always_free(ann: Caller, rng: random.Random) -> None:
    socket, opened = sit(ann, BOT)
    first = socket.turn()
    assert first["undo"] is None
    socket.choose(first, rng)
    later = socket.turn(after=first["ply"])
    assert later["undo"] == "free"
    socket.send(type="undo", seat=0, ply=later["ply"])
    back = socket.state(lambda state: state["ply"] == later["ply"] + 1)
    assert (back["offered"], back["view"], back["replace"]) == (first["offered"], first["view"], True)
    last = socket.play(rng)
    record = true_record(ann, opened["table"])
    assert sum(bool(entry.undone) for entry in record.entries) > 0
    assert record.result == last["scores"]


def test_bots_that_have_gone_on_do_not_keep_it_back(ann: Caller, rng: random.Random) -> None:
    socket, _ = sit(ann, BOT)
    first = socket.turn()
    socket.choose(first, rng)
    later = socket.turn(after=first["ply"])
    assert later["ply"] > first["ply"] + 1, "the bot has done nothing"
    socket.send(type="undo", seat=0, ply=first["ply"] + 1)
    assert socket.turn(after=later["ply"])["offered"] == first["offered"]


def test_a_journal_does_not_grow_for_ever(ann: Caller, rng: random.Random, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.app.tables.table.LAST_UNDO", 12)
    socket, _ = sit(ann, HOTSEAT)
    state = socket.turn()
    taken_back = 0
    while True:
        after = socket.choose(state, rng)
        if after["ply"] > 12:
            break
        assert after["undo"] == "free"
        socket.send(type="undo", seat=state["eyes"], ply=after["ply"])
        state = socket.turn(after=after["ply"])
        taken_back += 1
    assert taken_back
    assert after["undo"] is None
    socket.send(type="undo", seat=state["eyes"], ply=after["ply"])
    assert "nothing to take back" in socket.until("refused")["reason"]


def test_at_one_screen_what_another_seat_chose_is_not_taken_back_by_a_late_undo(
    ann: Caller, rng: random.Random
) -> None:
    socket, _ = sit(ann, HOTSEAT)
    state = socket.turn()
    after = socket.choose(state, rng)
    other = socket.turn(after=state["ply"])
    assert other["eyes"] != state["eyes"]
    socket.choose(other, rng)
    socket.send(type="undo", seat=state["eyes"], ply=after["ply"])
    assert "answer to ply" in socket.until("refused")["reason"]


def test_at_one_screen_it_is_free(ann: Caller, rng: random.Random) -> None:
    socket, _ = sit(ann, HOTSEAT)
    state = socket.turn()
    after = socket.choose(state, rng)
    assert after["undo"] == "free"
    ply = socket.turn(after=state["ply"])["ply"]
    socket.send(type="undo", seat=state["eyes"], ply=ply)
    assert socket.turn(after=ply)["offered"] == state["offered"]


def decided(ann: Caller, ben: Caller, rng: random.Random) -> tuple[Socket, Socket, Json]:
    """Return a table of two at which one has just decided: its socket, the other's, and the state it sees now."""
    hers, his, _ = sit_together(ann, ben)
    mine, other = (hers, his) if hers.states.get(0, {}).get("offered") else (his, hers)
    before = next(iter(mine.states.values()))
    mine.act(before, before["offered"][0]["action"])
    return mine, other, mine.state()


def test_with_leave_it_is_taken_back(ann: Caller, ben: Caller, rng: random.Random) -> None:
    mine, other, state = decided(ann, ben, rng)
    seat = state["eyes"]
    assert state["undo"] == "ask"
    mine.send(type="undo", seat=seat, ply=state["ply"])
    assert other.until("undo-asked") == {"type": "undo-asked", "seat": seat, "entries": 1}
    other.send(type="answer", seat=1 - seat, ok=True)
    assert other.state(lambda state: state["replace"])["player"] == seat
    assert mine.turn(after=state["ply"])["ply"] == state["ply"] + 1
    assert mine.until("undo-answered")["ok"]


def test_everybody_has_to_agree(server: Running) -> None:
    callers = [server.caller() for _ in range(3)]
    opened = callers[0].open(YOU, FRIEND, FRIEND)
    tokens = [opened["seats"][0]["token"]]
    for caller, invite in zip(callers[1:], opened["invites"], strict=True):
        joined = caller.post(f"/api/tables/{opened['table']}/join", invite=invite["invite"], name="Friend")
        tokens.append(joined.json()["token"])
    sockets = [one.socket(opened["table"], [token]) for one, token in zip(callers, tokens, strict=True)]
    states = [socket.state() for socket in sockets]
    seat = states[0]["player"]
    sockets[seat].act(states[seat])
    ply = sockets[seat].state()["ply"]
    sockets[seat].send(type="undo", seat=seat, ply=ply)
    first, second = (other for other in range(3) if other != seat)
    for other in (first, second):
        sockets[other].until("undo-asked")
    sockets[first].send(type="answer", seat=first, ok=True)
    sockets[first].send(type="answer", seat=first, ok=True)
    assert "nothing was asked" in sockets[first].until("refused")["reason"]
    assert sockets[first].states[first]["ply"] == ply
    sockets[second].send(type="answer", seat=second, ok=True)
    assert sockets[seat].turn(after=ply)["offered"] == states[seat]["offered"]


def test_without_leave_it_is_not(ann: Caller, ben: Caller, rng: random.Random) -> None:
    mine, other, state = decided(ann, ben, rng)
    seat = state["eyes"]
    mine.send(type="undo", seat=seat, ply=state["ply"])
    other.until("undo-asked")
    other.send(type="answer", seat=1 - seat, ok=False)
    assert not mine.until("undo-answered")["ok"]
    mine.send(type="hint", seat=seat, ply=0)
    assert mine.until("refused")["ply"] == state["ply"]
    other.send(type="answer", seat=1 - seat, ok=True)
    assert "nothing was asked" in other.until("refused")["reason"]


def test_who_asked_can_withdraw_but_not_agree(ann: Caller, ben: Caller, rng: random.Random) -> None:
    mine, other, state = decided(ann, ben, rng)
    seat = state["eyes"]
    mine.send(type="undo", seat=seat, ply=state["ply"])
    mine.send(type="answer", seat=seat, ok=True)
    assert "nothing was asked" in mine.until("refused")["reason"]
    mine.send(type="answer", seat=seat, ok=False)
    assert not other.until("undo-answered")["ok"]


def test_going_on_is_an_answer_too(ann: Caller, ben: Caller, rng: random.Random) -> None:
    mine, other, state = decided(ann, ben, rng)
    mine.send(type="undo", seat=state["eyes"], ply=state["ply"])
    other.until("undo-asked")
    turn = next(iter(other.states.values()))
    other.act(turn, turn["offered"][0]["action"])
    assert not mine.until("undo-answered")["ok"]


def test_a_question_waits_for_who_connects_later(ann: Caller, ben: Caller, rng: random.Random) -> None:
    mine, other, state = decided(ann, ben, rng)
    mine.send(type="undo", seat=state["eyes"], ply=state["ply"])
    mine.until("undo-asked")
    spectator = ann.socket(json.loads(other.raw[0])["table"])
    assert spectator.until("undo-asked")["seat"] == state["eyes"]


def test_while_deciding_with_nothing_learnt_it_is_free_for_anybody(server: Running, rng: random.Random) -> None:
    mine, other, state = free_undo(server, rng)
    assert state["player"] == state["eyes"]
    mine.send(type="undo", seat=state["eyes"], ply=state["ply"])
    assert mine.turn(after=state["ply"])["replace"]
    assert other.state(lambda state: state["replace"])["ply"] == state["ply"] + 1


def free_undo(server: Running, rng: random.Random, **more: Any) -> tuple[Socket, Socket, Json]:
    """Two guests play until one of them may take something back freely: its socket, the other's and the state."""
    for _ in range(GAMES):
        sockets = sit_together(server.caller(), server.caller(), **more)[:2]

        def found(sockets: tuple[Socket, Socket] = sockets) -> Iterator[tuple[Socket, Socket, Json]]:
            for mine, other in (sockets, sockets[::-1]):
                for state in mine.states.values():
                    if state["undo"] == "free" and state["offered"]:
                        yield mine, other, state

        play_in_step(sockets, rng, lambda found=found: any(found()))
        for answer in found():
            return answer
    raise AssertionError(f"no one could take anything back freely in {GAMES} games")


def test_after_the_end_nothing_is_taken_back(ann: Caller, rng: random.Random) -> None:
    socket, _ = sit(ann, BOT)
    last = socket.play(rng)
    assert last["undo"] is None
    socket.send(type="undo", seat=0, ply=last["ply"])
    assert "over" in socket.until("refused")["reason"]


def test_there_is_nothing_to_take_back_at_the_start(ann: Caller) -> None:
    socket, _ = sit(ann, HOTSEAT)
    state = socket.turn()
    socket.send(type="undo", seat=state["eyes"], ply=state["ply"])
    assert "nothing to take back" in socket.until("refused")["reason"]


# --- What the record says of it ---


def test_a_takeback_is_marked_for_good(serve: Serve, rng: random.Random) -> None:
    running = serve()
    ann = running.caller()
    socket, opened = sit(ann, BOT)
    taken_back = []
    for count in (1, 2):
        first = socket.turn()
        socket.choose(first, rng)
        later = socket.turn(after=first["ply"])
        socket.send(type="undo", seat=0, ply=later["ply"])
        told = socket.until("takebacks")
        assert told == {"type": "takebacks", "count": count, "ply": later["ply"] + 1, "seat": 0}
        taken_back.append({"ply": told["ply"], "seat": 0})
    assert ann.get("/api/tables").json()[0]["takebacks"] == 2
    running.stop()
    again = serve(database=running.settings.database).caller(ann)
    line = again.socket(opened["table"])
    welcome = line.until("welcome")
    assert (welcome["takebacks"], welcome["taken_back"]) == (2, taken_back)
    line.play(rng)
    record = true_record(again, opened["table"])
    assert record.takebacks == 2


def taken_back(socket: Socket) -> list[int]:
    """Return the counts of takebacks that a socket has been told."""
    told = [json.loads(text) for text in socket.raw]
    return [message["count"] for message in told if message["type"] == "takebacks"]


def test_two_takebacks_in_a_row_make_a_true_record(ann: Caller, rng: random.Random) -> None:
    socket, opened = sit(ann, BOT)
    state = socket.turn()
    answered = 0
    while answered < 2:  # a choice after which the bot does nothing shows nothing, and is no takeback
        ply = state["ply"]
        socket.choose(state, rng)
        state = socket.turn(after=ply)
        answered += state["ply"] > ply + 1
    while len(taken_back(socket)) < 2:
        socket.send(type="undo", seat=0, ply=state["ply"])
        state = socket.turn(after=state["ply"])
        socket.send(type="ping")
        socket.until("pong")
    assert taken_back(socket) == [1, 2]
    socket.play(rng)
    record = true_record(ann, opened["table"])
    assert len({entry.undone for entry in record.entries if entry.undone}) < record.takebacks == 2


def test_a_choice_that_showed_nothing_is_no_takeback(server: Running, rng: random.Random) -> None:
    mine, _, state = free_undo(server, rng)
    mine.send(type="undo", seat=state["eyes"], ply=state["ply"])
    mine.turn(after=state["ply"])
    mine.send(type="ping")
    while (message := mine.next())["type"] != "pong":
        assert message["type"] != "takebacks"


def test_a_table_without_takebacks_leaves_those_that_showed_nothing(server: Running, rng: random.Random) -> None:
    terms = {"takebacks": False}
    socket, _ = sit(server.caller(), BOT, terms=terms)
    assert socket.until("welcome")["terms"]["takebacks"] is False
    first = socket.turn()
    socket.choose(first, rng)
    later = socket.turn(after=first["ply"])
    assert later["undo"] is None
    socket.send(type="undo", seat=0, ply=later["ply"])
    assert "nothing to take back" in socket.until("refused")["reason"]
    mine, _, state = free_undo(server, rng, terms=terms)
    mine.send(type="undo", seat=state["eyes"], ply=state["ply"])
    assert mine.turn(after=state["ply"])["replace"]

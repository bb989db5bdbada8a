"""Bots at a table: told no secret, paced, and never in the way."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import threading
import time

import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque import load
from ludotheque.core.state import State
from ludotheque.server.close_codes import GOING
from ludotheque.server.thinking.asking import Asker
from ludotheque.server.thinking.question import Question
from ludotheque.server.thinking.workers import Workers
from ludotheque.server.together.together import Together
from tests.server.client import BOT, HOTSEAT, PATIENCE, YOU, Socket
from tests.server.conftest import Dice, Serve, sit


class Gate(Dice):
    """Thinks until it is let through."""

    def __init__(self) -> None:
        super().__init__()
        self.open = threading.Event()

    def wait_until_asked(self, times: int) -> None:
        deadline = time.monotonic() + PATIENCE
        while len(self.asked) < times:
            assert time.monotonic() < deadline, "the bot was not asked"
            time.sleep(0.005)

    async def choose(self, asked: Question, level: str, asker: Asker) -> int:
        legal = self.legal(asked)
        await asyncio.to_thread(self.open.wait)
        return legal[0]


class Broken(Dice):
    """A bot with a fault."""

    async def choose(self, asked: Question, level: str, asker: Asker) -> int:
        raise RuntimeError("a bug")


class Cheat(Dice):
    """A bot that does what is not offered."""

    async def choose(self, asked: Question, level: str, asker: Asker) -> int:
        return 10_000


def test_a_bot_is_told_its_own_cards_and_guesses_for_the_others(serve: Serve) -> None:
    gate = Gate()
    server = serve(gate)
    ann = server.caller()
    told, true = [], []
    for _ in range(5):
        opened = ann.open(BOT, BOT)
        ann.socket(opened["table"]).until("thinking")
        state = server.app.state.services.tables._loaded[opened["table"]].table.journal.match.state
        true.append(load("koryo").to_json(state)["seats"])
        gate.wait_until_asked(len(told) + 1)
        told.append(gate.asked[-1])
    for asked, seats in zip(told, true, strict=True):
        assert asked.position["seats"][asked.seat] == seats[asked.seat]
    assert [asked.position["seats"][1 - asked.seat] for asked in told] != [
        seats[1 - asked.seat] for asked, seats in zip(told, true, strict=True)
    ]
    gate.open.set()


def test_a_table_whose_bots_have_stopped_is_loaded_again(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Together.state_for_bot
    faults: list[RuntimeError] = []

    def faulty(together: Together, seat: int) -> State:
        if faults:
            raise faults.pop()
        return asked(together, seat)

    monkeypatch.setattr(Together, "state_for_bot", faulty)
    ann = serve().caller()
    opened = ann.open(BOT, YOU)
    tokens = [opened["seats"][0]["token"]]
    line = ann.socket(opened["table"], tokens)
    state = line.turn()
    faults.append(RuntimeError("a bug"))
    with contextlib.suppress(ConnectionClosed):
        while True:  # it may be her turn a few times more
            line.act(state)
            state = line.turn(after=state["ply"])
    assert line.closed() == GOING
    assert ann.socket(opened["table"], tokens).turn()["offered"]


def test_thinking_is_announced_and_told_again_to_whoever_comes(serve: Serve) -> None:
    gate = Gate()
    ann = serve(gate).caller()
    opened = ann.open(*([YOU] + [BOT] * 3))
    socket = ann.socket(opened["table"], [opened["seats"][0]["token"]])
    thinks = thinking_bot(socket)
    assert ann.socket(opened["table"]).until("thinking")["seat"] == thinks
    gate.open.set()
    socket.state()


def thinking_bot(socket: Socket) -> int:
    """Find the bot that thinks first; Ann plays until one does."""
    while (message := socket.next())["type"] != "thinking":
        if message["type"] == "state" and message["offered"]:
            socket.act(message)
    assert message["seat"] == socket.states[0]["player"]
    return int(message["seat"])


def test_what_a_bot_thought_before_an_undo_is_forgotten(serve: Serve) -> None:
    gate = Gate()
    gate.open.set()
    ann = serve(gate).caller()
    socket, _ = sit(ann, BOT)
    socket.turn()
    gate.open.clear()
    state = socket.act_until_thinking()
    ply = max(one["ply"] for one in socket.states.values())
    socket.send(type="undo", seat=0, ply=ply)
    back = socket.turn(after=ply)
    assert back["offered"] == state["offered"]
    gate.open.set()
    socket.act(back, back["offered"][-1]["action"])
    assert socket.turn(after=back["ply"])["ply"] > back["ply"] + 1


def test_a_bot_with_a_fault_does_not_keep_people_from_finishing(serve: Serve, rng: random.Random) -> None:
    for bot in (Broken(), Cheat()):
        socket, _ = sit(serve(bot).caller(), BOT)
        assert socket.play(rng)["over"]


def test_a_bot_takes_its_time(serve: Serve) -> None:
    ann = serve(bot_pause=0.3).caller()
    socket, _ = sit(ann, BOT)
    socket.act_until_thinking()
    begun = time.monotonic()
    socket.state()
    assert time.monotonic() - begun > 0.2


def test_a_bot_goes_on_with_its_turn_sooner(serve: Serve) -> None:
    ann = serve(bot_pause=1.0).caller()
    socket = ann.socket(ann.open(BOT, BOT, game="manga_dice")["table"])
    waits: dict[bool, list[float]] = {True: [], False: []}
    before = None
    while not all(waits.values()):
        seat = socket.until("thinking", lambda told: told["seat"] is not None)["seat"]
        begun = time.monotonic()
        socket.state()
        waits[seat == before].append(time.monotonic() - begun)
        before = seat
    assert max(waits[True]) < 0.95 < min(waits[False])


def test_bots_play_among_themselves(serve: Serve) -> None:
    ann = serve().caller()
    opened = ann.open(BOT, BOT, BOT)
    over = ann.socket(opened["table"]).state(lambda state: state["over"])
    assert over["sheet"] and over["ending"] in ("win", "draw")


def test_a_worker_process_that_dies_is_replaced(serve: Serve, rng: random.Random) -> None:
    workers = Workers(1)
    ann = serve(workers).caller()
    socket, _ = sit(ann, {"kind": "bot", "level": "greedy"})
    socket.choose(socket.turn(), rng)
    state = socket.turn()
    (victim,) = workers.processes.pids()
    os.kill(victim, signal.SIGKILL)
    socket.act(state)
    assert socket.turn(after=state["ply"])["ply"] > state["ply"]


def test_a_hint_of_the_real_search(serve: Serve) -> None:
    ann = serve(Workers(1), hint_seconds=0.1).caller()
    socket, _ = sit(ann, HOTSEAT)
    state = socket.turn()
    socket.send(type="hint", seat=state["eyes"], ply=state["ply"])
    hint = socket.until("hint")
    assert hint["best"] in [one["action"] for one in state["offered"]]
    assert abs(sum(hint["estimate"]) - 1) < 1e-6

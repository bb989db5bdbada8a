"""Bots at a table: told no secret, paced, and never in the way."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import signal
import threading

import pytest
from websockets.exceptions import ConnectionClosed

from ludotheque import load
from ludotheque.app.protocol.close_codes import GOING
from ludotheque.app.store.interface import Statement
from ludotheque.app.store.queries import failures as failure_rows
from ludotheque.app.tables.bots import WITHIN
from ludotheque.app.tables.failures import LONGEST_ERROR, BotFailures, last_line
from ludotheque.app.tables.simultaneous.decisions import SimultaneousDecisions
from ludotheque.app.tables.watch import Unwatched
from ludotheque.app.thinking.asking import Asker, ThinkingError
from ludotheque.app.thinking.question import Question
from ludotheque.bots import Analysis
from ludotheque.core.state import State
from ludotheque.server.databases.place import Place
from ludotheque.server.processes import Workers
from ludotheque.server.telemetry.metrics import REGISTRY
from tests.commands import invoke
from tests.server.client import BOT, HOTSEAT, YOU, Caller, Json, Socket, wait_until
from tests.server.conftest import Dice, FakeTicker, Serve, sit
from tests.server.test_proposals import proposed

PAUSE = 4.0
"""Seconds between two actions of bots, by the ticker."""


class Gate(Dice):
    """Thinks until it is let through."""

    def __init__(self) -> None:
        super().__init__()
        self.open = threading.Event()

    def wait_until_asked(self, times: int) -> None:
        wait_until(lambda: len(self.asked) >= times, "the bot was not asked")

    async def choose(self, asked: Question, level: str, asker: Asker) -> int:
        legal = self.legal(asked)
        await asyncio.to_thread(self.open.wait)
        return legal[0]


class Broken(Dice):
    """A bot with a fault."""

    async def choose(self, asked: Question, level: str, asker: Asker) -> int:
        raise RuntimeError("a bug")


class Stubborn(Dice):
    """A bot that cannot think of anything else."""

    async def analyse(self, asked: Question, seconds: float, asker: Asker) -> Analysis:
        raise RuntimeError("no other idea")


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
        state = server.app.state.app.tables._loaded[opened["table"]].table.journal.match.state
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
    asked = SimultaneousDecisions.state_for_bot
    faults: list[RuntimeError] = []

    def faulty(together: SimultaneousDecisions, seat: int) -> State:
        if faults:
            raise faults.pop()
        return asked(together, seat)

    monkeypatch.setattr(SimultaneousDecisions, "state_for_bot", faulty)
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


def failures(place: Place) -> list[Json]:
    return list(json.loads(invoke(["admin", "bot-failures", "--json", "--database", str(place)]).output)["failures"])


def failed(level: str = BOT["level"], game: str = "koryo") -> float:
    return REGISTRY.get_sample_value("ludotheque_bot_failures_total", {"game": game, "level": level}) or 0.0


def test_the_host_is_told_of_a_bot_that_fails_also_after_a_restart(
    serve: Serve, database: Place, rng: random.Random
) -> None:
    before = failed()
    for _ in range(2):
        server = serve(Broken(), database=database)
        ann = server.caller()
        socket, opened = sit(ann, BOT)
        assert socket.play(rng)["over"]
        assert ann.get("/ready").status_code == 200
        server.stop()
    (row,) = failures(database)
    assert (row["game"], row["level"], row["table"]) == ("koryo", BOT["level"], opened["table"])
    assert row["times"] == failed() - before > 2, "one row, however often it fails"
    assert re.fullmatch(r"RuntimeError: a bug \(server/test_bots.py, line \d+\)", row["error"])
    assert row["since"] < row["last"]
    told = invoke(["admin", "bot-failures", "--database", str(database)]).output
    sentence = rf"koryo: the bot of level {row['level']} failed at {row['times']:.0f} moves since .* at table "
    assert re.match(sentence + re.escape(f"{opened['table']}, with this error: {row['error']}"), told)
    assert "ludotheque admin bot-failures" in invoke(["admin", "tables", "--database", str(database)]).output
    assert "deleted" in invoke(["admin", "bot-failures", "--clear", "--database", str(database)]).output
    assert invoke(["admin", "bot-failures", "--database", str(database)]).output == "No bot has failed.\n"
    assert "bot-failures" not in invoke(["admin", "tables", "--database", str(database)]).output


def test_a_bot_that_fails_to_propose_something_else_is_counted(serve: Serve) -> None:
    server, mate = serve(Stubborn()), {"kind": "bot", "level": "random", "proposes": True}
    before, opened = failed("random", "kick_ass"), None
    ann = server.caller()
    opened = ann.open({**YOU, "name": "Ann"}, mate, game="kick_ass")
    socket, proposal = proposed(ann, opened)
    socket.send(type="agree", seat=0, ply=proposal["ply"], ok=False)
    socket.until("proposal")
    server.stop()
    assert failed("random", "kick_ass") == before + 1
    (row,) = failures(server.settings.database)
    assert (row["times"], row["error"][:27]) == (1, "RuntimeError: no other idea")


def test_a_table_goes_on_where_failures_of_bots_cannot_be_written(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, rng: random.Random
) -> None:
    monkeypatch.setattr(failure_rows, "_COUNT", "INSERT INTO nowhere VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
    before, server = failed(), serve(Broken())
    socket, _ = sit(server.caller(), BOT)
    assert socket.play(rng)["over"]
    server.stop()
    assert failed() > before
    assert "failures of bots could not be written" in caplog.text
    assert failures(server.settings.database) == []


async def test_failures_that_come_fast_are_one_write_at_a_time() -> None:
    class Slow:
        def __init__(self) -> None:
            self.written: list[int] = []

        async def change(self, statements: list[Statement]) -> None:
            await asyncio.sleep(0)
            self.written += [one.values[3] for one in statements]

    store = Slow()
    counting = BotFailures(store, Unwatched())  # type: ignore[arg-type]
    for _ in range(3):
        for _ in range(100):
            counting.note("koryo", "casual", "t", RuntimeError("a bug"))
        await asyncio.sleep(0)
    await counting.close()
    assert sum(store.written) == 300 and len(store.written) <= 3


class Unspeakable(Exception):
    def __str__(self) -> str:
        raise ValueError("no words")


def raised(error: Exception) -> Exception:
    try:
        raise error
    except type(error) as caught:
        return caught


def test_an_error_is_one_line_that_harms_neither_terminal_nor_database() -> None:
    line = last_line(raised(ValueError("a\nb\0c\x1b[2J\ud800")))
    assert re.fullmatch(r"ValueError: a b c \[2J  \(server/test_bots.py, line \d+\)", line)
    assert len(last_line(raised(ValueError("x" * 5000)))) == LONGEST_ERROR
    fault = 'Traceback (most recent call last):\n  File "/a/koryo/rules.py", line 7, in f\n    raise\nKeyError: 3\n'
    assert last_line(ThinkingError(fault)) == "KeyError: 3 (koryo/rules.py, line 7)"
    assert last_line(ThinkingError("the queue does not answer")) == "the queue does not answer"
    assert last_line(AssertionError()) == "AssertionError"
    told = last_line(raised(ValueError("bad world:\n  seat 1 has it\n  seat 2 has it, too")))
    assert told.startswith("ValueError: bad world:   seat 1 has it   seat 2 has it, too (server/test_bots.py")
    fault = 'Traceback (most recent call last):\n  File "/a/b.py", line 7, in f\n    raise\nKeyError: a\n  b\n'
    assert last_line(ThinkingError(fault)) == "KeyError: a   b (a/b.py, line 7)"
    assert "Unspeakable" in last_line(raised(Unspeakable()))


def test_a_bot_takes_its_time(serve: Serve) -> None:
    server = serve(ticker=FakeTicker(), bot_pause=PAUSE)
    socket, _ = sit(server.caller(), BOT)
    thinking_bot(socket)
    server.ring(PAUSE)
    socket.state()


def test_a_bot_goes_on_with_its_turn_sooner(serve: Serve) -> None:
    server = serve(ticker=FakeTicker(), bot_pause=PAUSE)
    ann = server.caller()
    socket = ann.socket(ann.open(BOT, BOT, game="manga_dice")["table"])
    met: set[bool] = set()
    before = None
    while met != {True, False}:
        seat = socket.until("thinking", lambda told: told["seat"] is not None)["seat"]
        server.ring(PAUSE * WITHIN if seat == before else PAUSE)
        socket.state()
        met.add(seat == before)
        before = seat


def test_bots_play_among_themselves(ann: Caller) -> None:
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


def test_the_cost_of_an_action_is_told_to_the_seat_that_decides(serve: Serve) -> None:
    """To end the last turn without the powers that win costs points, and the answer says which."""
    seats = [
        {"tableau": {"banker": 1, "priest": 1, "barbarians": 1}},
        {"tableau": {"merchant": 1}, "tokens": 1},
    ]
    last = {"game": "koryo", "round": 8, "first": 1, "phase": "effects", "player": 0, "seats": seats}
    ann = serve(Workers(1)).caller()
    socket, _ = sit(ann, HOTSEAT, position=last)
    state = socket.turn()
    asked = {"seat": state["eyes"], "ply": state["ply"]}
    socket.send(type="causes", id=7, action={"verb": "no-such-verb"}, **asked)
    assert socket.until("refused")["id"] == 7
    socket.send(type="causes", id=8, action={"verb": "end"}, **asked)
    found = socket.until("causes")
    assert found["id"] == 8
    first, *_ = found["causes"]
    assert first["kind"] in ("own", "both") and first["worse"] > first["otherwise"]

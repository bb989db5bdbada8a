"""Thinking at tables: real searches, withdrawn when no one needs them, paused where no one looks."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from pathlib import Path

import httpx
import pytest

from ludotheque import SeededChance, load
from ludotheque.app.thinking.asking import Asker, Kind, ThinkingError
from ludotheque.app.thinking.mind import Mind
from ludotheque.app.thinking.orders import Order, SliceOutcome, Task
from ludotheque.app.thinking.pace import Pace
from ludotheque.app.thinking.question import Question, question
from ludotheque.app.thinking.scheduler import Scheduler, Thought, analyse, choose, chosen
from ludotheque.bots import Analysis
from ludotheque.core.levels import KNOWN
from ludotheque.games import koryo
from ludotheque.server.processes import Workers
from tests.server.client import BOT, HOTSEAT, PATIENCE, Socket, wait_until
from tests.server.conftest import Dice, Running, Serve, sit
from tests.server.hurried import hurried

KORYO = load("koryo")
PEOPLE = Asker(Kind.PEOPLE)


def asked() -> Question:
    state = KORYO.start(4, chance=SeededChance(3))
    return question(KORYO, state, int(state.current_player()))


# --- The part that searches ---


def test_a_mind_goes_on_with_a_search_and_forgets_it_at_the_end() -> None:
    mind = Mind()
    first = mind.think(Order(1, 0.01, 1e9, Task(asked(), "expert")))
    second = mind.think(Order(1, 0.01))
    assert (first.settled, first.fault, second.fault) == (False, None, None)
    assert second.action in range(KORYO.actions.size)
    assert "KeyError" in str(mind.think(Order(1, 0.01)).fault)


def test_a_mind_forgets_what_it_is_told_to() -> None:
    mind = Mind()
    mind.think(Order(1, 0.01, 1e9, Task(asked())))
    mind.think(Order(2, 0.01, 0.0, Task(asked()), forget=(1,)))
    assert mind.think(Order(1, 0.01, 1e9)).fault is not None


def test_a_fault_of_a_game_is_an_answer() -> None:
    broken = Question("koryo", {"seats": "none"}, 0, 1)
    outcome = Mind().think(Order(1, 0.01, 0.0, Task(broken, "hard")))
    assert outcome.settled
    assert "BadPosition" in str(outcome.fault)


# --- Worker processes ---


def test_workers_choose_and_analyse_in_slices() -> None:
    async def run() -> tuple[int, Analysis]:
        workers = Workers(1)
        try:
            return await asyncio.gather(
                workers.choose(asked(), "medium", PEOPLE),
                workers.analyse(asked(), 0.6, Asker(Kind.ANALYSIS)),
            )
        finally:
            workers.close()

    action, found = asyncio.run(run())
    assert action in range(KORYO.actions.size)
    assert sum(move.share for move in found.moves) == pytest.approx(1.0)


@pytest.mark.parametrize(("reached", "slow"), [(1.0, False), (0.2, True), (None, False)])
def test_a_server_says_for_which_levels_it_has_too_little_time(reached: float | None, slow: bool) -> None:
    pace = Pace()
    pace.note("koryo", "skilled", 1.0, 0.1)
    answer = Thought(SliceOutcome(1, 0.1, True, action=7, reached=reached), rest=0.05)
    for _ in range(30):
        assert asyncio.run(chosen(answer, PEOPLE, "koryo", "medium", pace)) == 7
    assert pace.is_slow("skilled") == slow


def test_a_choice_says_how_much_of_its_level_there_was_time_for() -> None:
    cut = Mind().think(Order(1, 0.01, 0.0, Task(asked(), "master")))
    assert cut.reached is not None and cut.reached < 1.0
    at_once = Mind().think(Order(1, 0.01, 0.0, Task(asked(), "greedy")))
    assert at_once.reached is None


def test_a_game_with_long_thoughts_does_not_delay_the_forced_actions_of_another() -> None:
    pace = Pace()
    pace.note("kick_ass", "casual", 1.0, 0.1)
    pace.note("koryo", "casual", 1.0, 0.02)
    assert pace.usual("koryo", "casual") == 0.02
    answer = Thought(SliceOutcome(1, 0.01, True, action=7, reached=1.0), rest=0.09)
    asyncio.run(chosen(answer, PEOPLE, "kick_ass", "casual", pace))
    assert pace.usual("koryo", "casual") == 0.02


def test_a_forced_action_takes_as_long_as_the_choices_of_its_level_of_late() -> None:
    pace = Pace()
    pace.note("koryo", "master", 1.0, 0.2)
    answer = Thought(SliceOutcome(1, 0.0, True, action=7), rest=4.0)

    async def run() -> float:
        assert await chosen(answer, Asker(Kind.PEOPLE, steady=True), "koryo", "master", pace) == 7
        return asyncio.get_running_loop().time()

    assert hurried(run()) == pytest.approx(0.2)


def test_an_answer_in_a_steady_pace_takes_the_whole_budget() -> None:
    """The only action there is is known at once, and told when a choice would have been."""
    state = KORYO.start(4, chance=SeededChance(3))
    while len(state.legal_actions()) > 1:
        state.apply_action(state.legal_actions()[-1])
    forced = question(KORYO, state, int(state.current_player()))

    async def run(asker: Asker) -> float:
        clock = asyncio.get_running_loop().time
        scheduler = Scheduler(clock)
        scheduler.join("worker")
        choice = asyncio.create_task(choose(scheduler, forced, "hard", asker, Pace()))
        scheduler.deliver("worker", Mind(clock).think(await scheduler.pull("worker")))
        assert await choice == state.legal_actions()[0]
        return clock()

    assert hurried(run(PEOPLE)) == 0.0
    assert hurried(run(Asker(Kind.PEOPLE, steady=True))) == pytest.approx(KNOWN["hard"])


def test_a_fault_in_a_worker_is_told_to_the_asker_alone() -> None:
    async def run() -> int:
        workers = Workers(1)
        try:
            with pytest.raises(ThinkingError, match="BadPosition"):
                await workers.choose(Question("koryo", {"seats": []}, 0, 1), "hard", PEOPLE)
            return await workers.choose(asked(), "greedy", PEOPLE)
        finally:
            workers.close()

    assert asyncio.run(run()) in range(KORYO.actions.size)


async def test_a_cancelled_thought_frees_its_worker() -> None:
    """It ends with its slice, and is forgotten: the next thought gets the worker, and not a slice in turns."""
    scheduler = Scheduler()
    scheduler.join("worker")
    long = asyncio.create_task(analyse(scheduler, asked(), 60.0, Asker(Kind.ANALYSIS)))
    cut = await scheduler.pull("worker")
    long.cancel()
    await asyncio.wait([long])
    scheduler.deliver("worker", SliceOutcome(cut.number, cut.seconds, settled=False))
    asking = [asyncio.create_task(analyse(scheduler, asked(), 60.0, Asker(Kind.ANALYSIS))) for _ in range(2)]
    first = await scheduler.pull("worker")
    scheduler.deliver("worker", SliceOutcome(first.number, first.seconds, settled=False))
    second = await scheduler.pull("worker")
    assert first.forget == (cut.number,)
    assert cut.number not in (first.number, second.number)
    for task in asking:
        task.cancel()


# --- At tables ---


class Slow(Dice):
    """Thinks for ever, and counts the thoughts that were cancelled."""

    def __init__(self) -> None:
        super().__init__()
        self.thinking = threading.Event()
        self.cancelled = threading.Event()
        self.askers: list[Asker] = []

    async def choose(self, asked: Question, level: str, asker: Asker) -> int:
        await self.analyse(asked, 0.0, asker)
        raise AssertionError("unreachable")

    async def analyse(self, asked: Question, seconds: float, asker: Asker) -> Analysis:
        self.askers.append(asker)
        self.thinking.set()
        try:
            await asyncio.Event().wait()
        finally:
            self.cancelled.set()
        raise AssertionError("unreachable")


def play_until_thinking(socket: Socket) -> None:
    """Play until a bot is to decide; it may be the first."""
    while (message := socket.next())["type"] != "thinking":
        if message["type"] == "state" and message["offered"]:
            socket.act(message)


def test_a_hint_is_dropped_when_the_table_moves_on_and_another_may_be_asked_for(serve: Serve) -> None:
    slow = Slow()
    socket, _ = sit(serve(slow).caller(), HOTSEAT)
    for _ in range(2):
        slow.thinking.clear()
        slow.cancelled.clear()
        state = socket.turn()
        socket.send(type="hint", seat=state["eyes"], ply=state["ply"])
        assert slow.thinking.wait(PATIENCE)
        socket.act(state)
        socket.turn(after=state["ply"])
        assert slow.cancelled.wait(PATIENCE)
    assert [asker.kind for asker in slow.askers] == [Kind.HINT] * 2


def test_a_hint_is_dropped_when_its_socket_closes(serve: Serve) -> None:
    slow = Slow()
    socket, _ = sit(serve(slow).caller(), HOTSEAT)
    state = socket.turn()
    socket.send(type="hint", seat=state["eyes"], ply=state["ply"])
    assert slow.thinking.wait(PATIENCE)
    socket.close()
    assert slow.cancelled.wait(PATIENCE)


def leave_an_analysis(server: Running, slow: Slow, **headers: str) -> Asker:
    """Ask for an analysis, leave once it has begun, and return the one that it was for."""
    record = json.loads(Path(koryo.__file__).with_name("golden").joinpath("win-4.json").read_text())
    asked = {"record": record, "ply": 1, "seconds": 10}

    async def ask() -> None:
        async with httpx.AsyncClient(timeout=PATIENCE) as client:
            asking = asyncio.create_task(client.post(f"{server.address}api/analyse", json=asked, headers=headers))
            assert await asyncio.to_thread(slow.thinking.wait, PATIENCE)
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)

    asyncio.run(ask())
    return slow.askers[0]


def test_an_analysis_is_dropped_when_the_client_is_gone(serve: Serve) -> None:
    slow = Slow()
    assert leave_an_analysis(serve(slow), slow).kind is Kind.ANALYSIS
    assert slow.cancelled.wait(PATIENCE)


def test_an_analysis_without_a_cookie_is_charged_to_the_network_of_its_address(serve: Serve) -> None:
    slow = Slow()
    asker = leave_an_analysis(serve(slow), slow, **{"X-Forwarded-For": "2001:db8:0:1::7"})
    assert asker.accounts == ("address 2001:db8:0:1::/64",)


def test_the_thought_of_a_bot_is_charged_to_its_table_and_owner_since_the_person_waits(serve: Serve) -> None:
    slow = Slow()
    socket, opened = sit(serve(slow).caller(), BOT)
    begun = time.monotonic()
    play_until_thinking(socket)
    assert slow.thinking.wait(PATIENCE)
    (asker,) = slow.askers
    assert asker.kind is Kind.PEOPLE
    assert asker.accounts[0] == f"table {opened['table']}"
    assert asker.since is not None
    assert begun <= asker.since <= time.monotonic()


def test_a_table_of_bots_alone_pauses_while_nobody_looks(serve: Serve) -> None:
    slow = Slow()
    server = serve(slow)
    caller = server.caller()
    opened = caller.open(BOT, BOT)
    server.settle()
    assert not slow.askers
    watching = caller.socket(opened["table"])
    assert slow.thinking.wait(PATIENCE)
    assert slow.askers[0].kind is Kind.BOTS
    watching.close()
    assert slow.cancelled.wait(PATIENCE)
    slow.thinking.clear()
    caller.socket(opened["table"])
    assert slow.thinking.wait(PATIENCE)


def test_a_paused_table_leaves_memory(serve: Serve) -> None:
    server = serve(Slow(), idle_seconds=0.05)
    opened = server.caller().open(BOT, BOT)
    tables = server.app.state.app.tables
    wait_until(lambda: opened["table"] not in tables._loaded)


def test_a_table_with_a_person_does_not_pause(serve: Serve) -> None:
    slow = Slow()
    server = serve(slow)
    socket, opened = sit(server.caller(), BOT)
    play_until_thinking(socket)
    assert slow.thinking.wait(PATIENCE)
    socket.close()
    table = server.app.state.app.tables._loaded[opened["table"]].table
    wait_until(lambda: not len(table.audience))
    server.settle()
    assert not slow.cancelled.is_set()

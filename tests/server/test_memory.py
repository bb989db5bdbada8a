"""Everything that belonged to a connection goes with it."""

from __future__ import annotations

import gc
import logging
import platform
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from types import CoroutineType, FrameType

import pytest
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory
from websockets.server import ServerProtocol

from ludotheque import registered_games
from ludotheque.app.protocol.close_codes import GOING
from ludotheque.app.store.interface import Unavailable
from ludotheque.app.tables.audience import Audience, Connection
from ludotheque.app.tables.contributions import Gathering
from ludotheque.app.tables.journal import Journal
from ludotheque.app.tables.seats import timing
from ludotheque.app.tables.simultaneous.decisions import SimultaneousDecisions
from ludotheque.app.tables.table import Chat, Table
from ludotheque.app.tables.timekeeping.clocks import Clocks
from ludotheque.app.tables.timekeeping.idle import Idle
from ludotheque.app.tables.timekeeping.presence import Presence
from ludotheque.app.tables.timekeeping.ticker import Alarms
from ludotheque.core.events import Event
from ludotheque.core.match import Match, Ply
from ludotheque.server.transport.wire import Http, SparingDeflate, Wire
from tests.server.client import BOT, HOTSEAT, YOU, Caller, Json, wait_until
from tests.server.conftest import FakeTicker, Running, Serve, sit

SOCKETS = 8
OF_A_CONNECTION = (Wire, Http, ServerProtocol, ServerPerMessageDeflateFactory, SparingDeflate)
GAMES = [game.id for game in registered_games().values() if game.stage == "complete"]


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Leave cycles of objects alone meanwhile: what is freed is freed because nothing refers to it."""
    gc.disable()
    gc.freeze()  # what is there already is not looked at: in a long run of tests that takes seconds
    yield
    gc.unfreeze()
    gc.enable()


def alive(*kinds: type) -> int:
    """Count the objects of these kinds that were made in this test and are still in memory."""
    return sum(isinstance(one, kinds) for one in gc.get_objects())


@pytest.mark.usefixtures("uncollected")
def test_a_closed_socket_is_freed_without_the_collector(ann: Caller) -> None:
    _, opened = sit(ann, HOTSEAT)
    before = alive(*OF_A_CONNECTION)
    sockets = [ann.socket(opened["table"], [opened["seats"][0]["token"]]) for _ in range(SOCKETS)]
    for socket in sockets:
        socket.until("welcome")
    assert alive(*OF_A_CONNECTION) > before
    for socket in sockets:
        socket.close()
    wait_until(lambda: alive(*OF_A_CONNECTION) <= before)


OF_A_TABLE = (
    *(Table, Match, Ply, Event, Journal, Gathering, Audience, Connection, Chat),
    *(SimultaneousDecisions, Presence, Idle, Clocks, Alarms),
)
SEATED: dict[str, tuple[Json, Json]] = {
    "hotseat": (HOTSEAT, {}),
    "bot": (BOT, {}),
    "clock": (HOTSEAT, {"terms": {"clock": {"kind": "live", "bank": 600}}}),
}
MOVES = 5


def until_freed(server: Running, table: str) -> None:
    """Drop the only table of a test, and wait until nothing is left of it."""
    tables = server.app.state.app.tables
    server.run(tables._drop, table)
    try:
        wait_until(lambda: alive(*OF_A_TABLE) == 0)
    except AssertionError:
        raise AssertionError("\n".join(held(*OF_A_TABLE))) from None


TELLING = (dict, FrameType, CoroutineType)
"""Holders of which the text says more than the type."""


def held(*kinds: type) -> list[str]:
    """Return what holds the objects of these kinds: each kind with the kinds of what refers to it."""
    left = [one for one in gc.get_objects() if isinstance(one, kinds)]
    gc.unfreeze()  # what holds them may have been there before the test
    found = Counter(
        (type(one).__name__, type(by).__name__, str(by)[:200] if isinstance(by, TELLING) else "")
        for one in left
        for by in gc.get_referrers(one)
        if by is not left
    )
    return [f"{count} {one} held by {by} {what}" for (one, by, what), count in found.most_common(30)]


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize(
    ("game", "seated"),
    [
        *((game, "hotseat") for game in GAMES),
        *(
            pytest.param(game, seated, marks=() if game == "koryo" else pytest.mark.soak)
            for game in GAMES
            for seated in ("bot", "clock")
        ),
    ],
)
def test_a_table_let_go_of_is_freed_without_the_collector(server: Running, ann: Caller, game: str, seated: str) -> None:
    other, more = SEATED[seated]
    socket, opened = sit(ann, other, game=game, **more)
    state = socket.turn()
    for _ in range(MOVES):
        socket.act(state)
        state = socket.turn(after=state["ply"])
    assert alive(*OF_A_TABLE) > 0
    socket.close()
    until_freed(server, opened["table"])


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_freed_without_the_collector(
    server: Running, ann: Caller, rng: random.Random, game: str
) -> None:
    socket, opened = sit(ann, HOTSEAT, game=game)
    assert socket.play(rng)["over"]
    assert ann.get(f"/api/tables/{opened['table']}/record").status_code == 200
    socket.close()
    until_freed(server, opened["table"])


@pytest.mark.usefixtures("uncollected")
def test_a_table_is_freed_after_its_position_was_kept(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.app.tables.snapshots.EVERY", 0.1)
    server = serve()
    socket, opened = sit(server.caller(), HOTSEAT)
    socket.act(socket.turn())
    socket.turn(after=0)
    tables = server.app.state.app.tables
    wait_until(lambda: tables._loaded[opened["table"]].table.kept_at)
    socket.close()
    until_freed(server, opened["table"])


def test_what_outlives_two_looks_is_left_out_of_later_ones() -> None:
    program = """
import gc
from ludotheque.server.run import collector

collector.relax()
before = gc.get_freeze_count()
kept = [[number] for number in range(200_000)]
assert gc.get_freeze_count() > before + 100_000, gc.get_freeze_count() - before
assert len(gc.get_objects()) < 100_000, len(gc.get_objects())
"""
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc keeps it")
def test_free_memory_between_what_is_used_goes_back_to_the_system() -> None:
    program = """
import psutil
from ludotheque.server.run import collector

here = psutil.Process()
before = here.memory_info().rss
buffers = [bytearray(b"." * 100_000) for _ in range(1000)]
kept = buffers[::10]
del buffers
held = here.memory_info().rss
collector.give_back()
assert held - before > 80_000_000, held - before
assert here.memory_info().rss - before < 30_000_000, here.memory_info().rss - before
"""
    subprocess.run([sys.executable, "-c", program], check=True)


@pytest.mark.usefixtures("uncollected")
def test_a_table_is_freed_though_somebody_could_not_come_in(
    server: Running, ann: Caller, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)  # a warning that is captured keeps the error, which keeps the table

    async def fail(*_: object) -> None:
        raise Unavailable("the database is gone")

    opened = ann.open(YOU, HOTSEAT)
    monkeypatch.setattr("ludotheque.app.tables.admission.withdraw_offer", fail)
    assert ann.socket(opened["table"], [opened["seats"][0]["token"]]).closed() == GOING
    until_freed(server, opened["table"])


def test_no_alarm_rings_at_a_table_that_was_closed(serve: Serve) -> None:
    ticker = FakeTicker()
    server = serve(ticker=ticker)
    socket, opened = sit(server.caller(), HOTSEAT, terms={"clock": {"kind": "live", "bank": 600}})
    socket.turn()
    table = server.app.state.app.tables._loaded[opened["table"]].table

    def end_late() -> None:
        table.close()
        timing.turn(table, None)  # a change that was under way ends, and would set the clock again

    server.run(end_late)
    assert "clock" not in table.alarms
    server.wait(1000)  # raises what an alarm raises

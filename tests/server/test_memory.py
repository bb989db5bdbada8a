"""Everything that belonged to a connection goes with it."""

from __future__ import annotations

import gc
import random
import subprocess
import sys
import time
from collections.abc import Iterator

import pytest

from ludotheque.core.match import Match
from ludotheque.server.collector import Leavings
from ludotheque.server.table import Table
from ludotheque.server.wire import Http, Wire
from tests.server.client import BOT, HOTSEAT, Caller, Json
from tests.server.conftest import Running, sit

SOCKETS = 8
WITHIN = 10.0
"""Seconds that the server may take to notice that a client has gone."""


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Leave cycles of objects alone meanwhile: what is freed is freed because nothing refers to it."""
    gc.unfreeze()
    gc.collect()
    gc.unfreeze()  # earlier tests may have frozen objects, or have each collection freeze them: all count here
    gc.disable()
    yield
    gc.enable()


def alive(*kinds: type) -> int:
    """Count the objects of these kinds that are still in memory."""
    return sum(isinstance(one, kinds) for one in gc.get_objects())


@pytest.mark.usefixtures("uncollected")
def test_a_closed_socket_is_freed_without_the_collector(ann: Caller) -> None:
    _, opened = sit(ann, HOTSEAT)
    before = alive(Wire, Http)
    sockets = [ann.socket(opened["table"], [opened["seats"][0]["token"]]) for _ in range(SOCKETS)]
    for socket in sockets:
        socket.until("welcome")
    assert alive(Wire, Http) > before
    for socket in sockets:
        socket.close()
    end = time.monotonic() + WITHIN
    while alive(Wire, Http) > before and time.monotonic() < end:
        time.sleep(0.05)
    assert alive(Wire, Http) <= before


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize("other", [HOTSEAT, BOT], ids=["hotseat", "bot"])
def test_a_table_let_go_of_is_cleared_away(server: Running, ann: Caller, other: Json) -> None:
    before = alive(Table, Match)
    socket, opened = sit(ann, other)
    assert socket.play(random.Random(1))["over"]
    assert alive(Table, Match) > before
    socket.close()
    tables = server.app.state.services.tables
    loaded = tables._loaded[opened["table"]]
    while len(loaded.table.audience):
        time.sleep(0.005)
    loaded.used -= server.settings.idle_seconds + 1
    del loaded
    gc.freeze()  # as the server does with all that lives long
    server.run(tables.drop_idle)
    while tables._leaving:
        time.sleep(0.005)
    server.run(tables._leavings.clear, len(tables._loaded))
    assert alive(Table, Match) <= before


def test_a_look_through_everything_waits_until_it_is_worth_it(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[int] = []
    monkeypatch.setattr(gc, "unfreeze", lambda: None)
    monkeypatch.setattr(gc, "collect", lambda: looks.append(1))
    leavings = Leavings()
    for _ in range(24):
        leavings.add()
    leavings.clear(kept=76)
    assert looks == []
    leavings.add()
    leavings.add()
    leavings.clear(kept=74)
    assert looks == [1]
    leavings.clear(kept=0)
    assert looks == [1]


def test_what_outlives_two_looks_is_left_out_of_later_ones() -> None:
    program = """
import gc
from ludotheque.server import collector

collector.relax()
before = gc.get_freeze_count()
kept = [[number] for number in range(200_000)]
assert gc.get_freeze_count() > before + 100_000, gc.get_freeze_count() - before
assert len(gc.get_objects()) < 100_000, len(gc.get_objects())
"""
    subprocess.run([sys.executable, "-c", program], check=True)

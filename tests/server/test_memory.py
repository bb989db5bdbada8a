"""Everything that belonged to a connection goes with it."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator

import pytest

from ludotheque.server.wire import Http, Wire
from tests.server.client import HOTSEAT, Caller
from tests.server.conftest import sit

SOCKETS = 8
WITHIN = 10.0
"""Seconds that the server may take to notice that a client has gone."""


@pytest.fixture
def uncollected() -> Iterator[None]:
    """Leave cycles of objects alone meanwhile: what is freed is freed because nothing refers to it."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def alive() -> int:
    """Count the connections that are still in memory."""
    return sum(isinstance(one, Wire | Http) for one in gc.get_objects())


@pytest.mark.usefixtures("uncollected")
def test_a_closed_socket_is_freed_without_the_collector(ann: Caller) -> None:
    _, opened = sit(ann, HOTSEAT)
    before = alive()
    sockets = [ann.socket(opened["table"], [opened["seats"][0]["token"]]) for _ in range(SOCKETS)]
    for socket in sockets:
        socket.until("welcome")
    assert alive() > before
    for socket in sockets:
        socket.close()
    end = time.monotonic() + WITHIN
    while alive() > before and time.monotonic() < end:
        time.sleep(0.05)
    assert alive() <= before

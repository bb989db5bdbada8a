"""Ports for servers whose number must be known before they start, or stays the same when they start again."""

from __future__ import annotations

import random
import socket

PORTS = range(20_000, 32_000)
"""Below those that Linux hands out by itself: a connection of another test would take one of them meanwhile."""
_GIVEN: set[int] = set()


def free_port() -> int:
    """Return a port at which nothing listens, never the same twice."""
    while True:
        port = random.SystemRandom().choice(PORTS)  # tests beside this one seed the usual generator alike
        with socket.socket() as tried:
            if port not in _GIVEN and tried.connect_ex(("127.0.0.1", port)) != 0:
                _GIVEN.add(port)
                return port

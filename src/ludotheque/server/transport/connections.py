"""The number of connections that each address has open, so that one client cannot take the room of all others."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, cast

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ludotheque.server.limits import subscriber
from ludotheque.server.settings import Settings
from ludotheque.server.telemetry.metrics import LIMITED

log: logging.Logger = logging.getLogger(__name__)

TELL_EACH = 60.0
"""Seconds between two lines of the log about connections that were refused: a flood does not fill the log."""


class Connections:
    """The open connections of each address, WebSockets included. Those of trusted proxies are not counted."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = settings.connections_per_address if settings.limits else None
        # The addresses whose headers uvicorn believes, as it reads them.
        self._proxies = ProxyHeadersMiddleware(cast(Any, None), list(settings.trusted_proxies)).trusted_hosts
        self._open: Counter[str] = Counter()
        self._clock = clock
        self._tell_at = clock()

    def __len__(self) -> int:
        return self._open.total()

    def enter(self, address: str | None) -> Callable[[], None] | None:
        """Count a connection; returns what ends that, or None if there is no room for it.

        A connection without an address came through a socket of the system, from a proxy on the same machine.
        """
        if self._most is None or address is None or address in self._proxies:
            return _nobody_left
        key = subscriber(address)
        if self._open[key] >= self._most:
            self._refused()
            return None
        self._open[key] += 1
        return partial(self._leave, key)

    def _leave(self, key: str) -> None:
        self._open[key] -= 1
        if not self._open[key]:
            del self._open[key]

    def _refused(self) -> None:
        LIMITED.labels("connections").inc()
        at = self._clock()
        if at >= self._tell_at:
            self._tell_at = at + TELL_EACH
            log.warning("refused: a connection of an address that has %d open", self._most)


def _nobody_left() -> None:
    """Do nothing: that connection was not counted."""

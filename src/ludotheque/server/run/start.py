"""Run the server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from functools import partial
from typing import cast

import uvicorn
from starlette.applications import Starlette

from ludotheque.server.databases.opening import check
from ludotheque.server.run import collector
from ludotheque.server.run.asgi import create_app
from ludotheque.server.settings import Settings, unknown_variables
from ludotheque.server.telemetry import logs
from ludotheque.server.telemetry.metrics import check_port
from ludotheque.server.transport.connections import Connections
from ludotheque.server.transport.wire import Http, Wire

log: logging.Logger = logging.getLogger(__name__)

PING_EACH = 5
"""Seconds of silence after which a socket is pinged."""
PONG_WITHIN = 15
"""Seconds without an answer to a ping after which a socket is taken for dead; programs may think meanwhile."""

STEP = 0.1
"""Seconds between looks at whether someone has lost patience with a server that drains."""

GRACE = 3
"""Seconds that open connections get when the server ends."""


class Server(uvicorn.Server):
    """Says where it can be found as soon as it can."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None], drain: float = 0.0) -> None:
        super().__init__(config)
        self._ready = ready
        self._drain = drain

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            host = f"[{self.config.host}]" if ":" in self.config.host else self.config.host
            self._ready(f"http://{host}:{port}/")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say at /ready that this server is stopping, wait until load balancers have noticed, and end in order."""
        state = cast(Starlette, self.config.app).state
        state.health.stopping = True
        for _ in range(math.ceil(self._drain / STEP)):
            if self.force_exit:
                break
            await asyncio.sleep(STEP)
        state.app.reviews.end()
        log.info("stopping: closing open sockets with code 1012; all changes are in the database")
        await super().shutdown(sockets)


def configuration(app: Starlette, settings: Settings) -> uvicorn.Config:
    """Return uvicorn's configuration for an application."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=cast(type[asyncio.Protocol], partial(Http, connections=Connections(settings))),
        ws=Wire,
        ws_ping_interval=PING_EACH,
        ws_ping_timeout=PONG_WITHIN,
        access_log=False,
        log_config=None,  # one form for all lines: see logs.py
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        forwarded_allow_ips=list(settings.trusted_proxies),
    )


def announce(address: str) -> None:
    """Print where the server can be found."""
    print(f"Ludotheque is at {address}", flush=True)  # noqa: T201


def run(settings: Settings, ready: Callable[[str], None] = announce, *, open_browser: bool = False) -> None:
    """Serve until told to stop.

    ``ready`` is called with the address once the server answers there.

    Raises:
        BadInput: before anything is begun, if the database cannot be relied on, or the port of the metrics is taken.
    """
    logs.set_up(settings)
    for variable in unknown_variables(os.environ):
        log.warning("%s is not a setting; `ludotheque serve --help` lists them", variable)
    check_port(settings.metrics_host, settings.metrics_port)
    check(settings.database)

    def started(address: str) -> None:
        ready(address)
        if open_browser:
            # Some browsers keep their caller until they are closed.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    collector.relax()
    if threading.current_thread() is threading.main_thread():
        # Once uvicorn has ended in order it sends itself the signal that ended it, as if no one had listened.
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    with contextlib.suppress(KeyboardInterrupt):
        Server(configuration(create_app(settings), settings), started, settings.drain_seconds).run()

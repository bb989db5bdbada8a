"""Running the server."""

from __future__ import annotations

import contextlib
import socket
import threading
import webbrowser
from collections.abc import Callable

import uvicorn

from ludotheque.server.app import create_app
from ludotheque.server.database.sqlite import check
from ludotheque.server.settings import Settings

LARGEST_FRAME = 64 * 1024
"""A message beyond this is cut off by the connection itself; smaller ones that are too large get an answer."""

GRACE = 3
"""Seconds that open connections get when the server ends."""


class Server(uvicorn.Server):
    """Says where it can be found as soon as it can."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, then say so."""
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            host = f"[{self.config.host}]" if ":" in self.config.host else self.config.host
            self._ready(f"http://{host}:{port}/")


def announce(address: str) -> None:
    """Print where the server can be found."""
    print(f"Ludotheque is at {address}", flush=True)  # noqa: T201


def run(settings: Settings, ready: Callable[[str], None] = announce, *, open_browser: bool = False) -> None:
    """Serve until told to stop. StoreError, before anything is begun, if the database cannot be relied on.

    ``ready`` is called with the address once the server answers there.
    """
    check(settings.database)

    def started(address: str) -> None:
        ready(address)
        if open_browser:
            # Some browsers keep their caller until they are closed.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    config = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        ws_max_size=LARGEST_FRAME,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )
    with contextlib.suppress(KeyboardInterrupt):
        Server(config, started).run()

"""The way from a WebSocket's address to its table: straight, past the layers that only answer requests."""

from __future__ import annotations

import asyncio
import re
from typing import cast

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from ludotheque.server.api import Services, address_of, caller_of
from ludotheque.server.guests import COOKIE
from ludotheque.server.limits import Kind
from ludotheque.server.socket import Session

ADDRESS = re.compile(r"/api/tables/([^/]+)/socket")


class Sockets:
    """Serves the WebSockets of tables, and hands everything else on.

    The framework puts a dozen calls between an address and its endpoint. They are taken back one by one when a socket
    closes, which at the pace of bots was a tenth of the server's work.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        found = ADDRESS.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is None:
            await self._app(scope, receive, send)
        else:
            await open_socket(WebSocket(scope, receive, send), found[1])


async def open_socket(websocket: WebSocket, table: str) -> None:
    """Serve one client's WebSocket at a table."""
    server = cast(Services, websocket.app.state.services)
    caller = server.guests.read(websocket.cookies.get(COOKIE))
    address = address_of(websocket)

    def count(kind: Kind) -> None:
        server.limits.ask(kind, caller, address)

    with server.limits.socket(address) as room:
        session = Session(
            websocket,
            server.tables,
            server.thinker,
            server.settings,
            room=room,
            count=count,
            deaf=lambda: server.blocks.of(caller),
        )
        # A task of its own is resumed at each message; below the layers that are left, so would be all of them.
        await asyncio.create_task(session.run(table, lambda: caller_of(websocket, server)))

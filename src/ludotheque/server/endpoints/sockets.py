"""The way from a WebSocket's address to its table: straight, past the layers that only answer requests."""

from __future__ import annotations

import asyncio
import re
from typing import cast

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from ludotheque.server.endpoints.context import Services, address_of, bot_of, caller_of, token_of
from ludotheque.server.host.limits import Kind
from ludotheque.server.protocol.close_codes import GOING, NOT_YOURS, TOO_MANY
from ludotheque.server.protocol.guests import COOKIE, named_by
from ludotheque.server.protocol.refused import Refused
from ludotheque.server.store.interface import Unavailable
from ludotheque.server.transport.feed import Feed
from ludotheque.server.transport.socket import Session

ADDRESS = re.compile(r"/api/tables/([^/]+)/socket")
FEED = "/api/bot/socket"


class Sockets:
    """Serves the WebSockets of tables and programs, and hands everything else on.

    The framework puts a dozen calls between an address and its endpoint. They are taken back one by one when a socket
    closes, which at the pace of bots was a tenth of the server's work.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        found = ADDRESS.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is not None:
            await open_socket(WebSocket(scope, receive, send), found[1])
        elif scope["type"] == "websocket" and scope["path"] == FEED:
            await open_feed(WebSocket(scope, receive, send))
        else:
            await self._app(scope, receive, send)


async def open_socket(websocket: WebSocket, table: str) -> None:
    """Serve one client's WebSocket at a table."""
    server = cast(Services, websocket.app.state.services)
    token = token_of(websocket)
    # No more than what the call says: it is used once ``caller_of`` has found that to be true.
    caller = server.guests.read(websocket.cookies.get(COOKIE)) if token is None else named_by(token)
    address = address_of(websocket)

    def count(kind: Kind) -> None:
        server.limits.ask(kind, caller, address)

    with server.limits.socket(address) as room:
        session = Session(
            websocket,
            server.tables,
            server.thinker,
            server.settings,
            tracing=server.tracing,
            room=room,
            count=count,
            deaf=lambda: server.blocks.of(caller),
        )
        # A task of its own is resumed at each message; below the layers that are left, so would be all of them.
        await asyncio.create_task(session.run(table, lambda: caller_of(websocket, server)))


async def open_feed(websocket: WebSocket) -> None:
    """Serve the socket on which a program learns of challenges."""
    server = cast(Services, websocket.app.state.services)
    await websocket.accept()
    with server.limits.socket(address_of(websocket)) as room:
        token = token_of(websocket) or ""
        try:
            guest = await bot_of(websocket, server, token)
        except (Refused, Unavailable) as error:
            await websocket.close(NOT_YOURS if isinstance(error, Refused) else GOING)
            return
        if not room:
            await websocket.close(TOO_MANY)
            return
        feed = Feed(websocket, guest, token, server.bots, server.challenges, server.feeds, server.settings)
        await asyncio.create_task(feed.run())

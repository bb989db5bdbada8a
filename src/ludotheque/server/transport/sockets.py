"""The way from a WebSocket's address to its table: straight, past the layers that only answer requests."""

from __future__ import annotations

import asyncio
import re

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from ludotheque.app.app import App
from ludotheque.app.protocol.close_codes import GOING, NOT_YOURS, TOO_MANY
from ludotheque.app.protocol.messages.tables import LONGEST_WORD
from ludotheque.app.protocol.refused import Refused
from ludotheque.app.store.interface import Unavailable
from ludotheque.app.tables.log_context import TABLE
from ludotheque.app.talk import talk, turn_away
from ludotheque.server.limits import Limits
from ludotheque.server.settings import Settings
from ludotheque.server.telemetry.tracing import Tracing
from ludotheque.server.transport.feed import Feed
from ludotheque.server.transport.http import address_of, bot_of, token_of
from ludotheque.server.transport.socket import Socket

ADDRESS = re.compile(r"/api/tables/([^/]+)/socket")
FEED = "/api/bot/socket"
NO_ROOM = "your address has too many tables open; close some of them"


class Sockets:
    """Serves the WebSockets of tables and programs, and hands everything else on.

    A framework puts a dozen calls between an address and its endpoint. They are taken back one by one when a socket
    closes, which at the pace of bots was a tenth of the server's work.
    """

    def __init__(self, inner: ASGIApp, limits: Limits, settings: Settings, tracing: Tracing) -> None:
        self._inner = inner
        self._settings = settings
        self._limits = limits
        self._tracing = tracing

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        found = ADDRESS.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if found is not None:
            await self._open_socket(WebSocket(scope, receive, send), found[1])
        elif scope["type"] == "websocket" and scope["path"] == FEED:
            await self._open_feed(WebSocket(scope, receive, send))
        else:
            await self._inner(scope, receive, send)

    async def _open_socket(self, websocket: WebSocket, table: str) -> None:
        """Serve one client's WebSocket at a table."""
        app: App = websocket.app.state.app
        TABLE.set(table[:LONGEST_WORD])
        with self._limits.socket(address_of(websocket)) as room:
            # A task of its own is resumed at each message; below the layers that are left, so would be all of them.
            await asyncio.create_task(self._talk(app, websocket, table, room))

    async def _talk(self, app: App, websocket: WebSocket, table: str, room: bool) -> None:
        people = app.shared()
        await websocket.accept()
        peer = Socket(websocket, people, self._limits, self._settings, self._tracing)
        if room:
            await talk(app, table, peer)
        else:
            await turn_away(peer, Refused(NO_ROOM, "sockets-full"), TOO_MANY)

    async def _open_feed(self, websocket: WebSocket) -> None:
        """Serve the socket on which a program learns of challenges."""
        people = websocket.app.state.app.shared()
        await websocket.accept()
        with self._limits.socket(address_of(websocket)) as room:
            token = token_of(websocket) or ""
            try:
                guest = await bot_of(websocket, people, self._limits, token)
            except (Refused, Unavailable) as error:
                await websocket.close(NOT_YOURS if isinstance(error, Refused) else GOING)
                return
            if not room:
                await websocket.close(TOO_MANY)
                return
            feed = Feed(websocket, guest, token, people.bots, people.challenges, people.feeds, self._settings)
            await asyncio.create_task(feed.run())

"""A client's WebSocket at a table."""

from __future__ import annotations

import contextlib
import functools
import time
from collections.abc import Callable, Sequence
from typing import Final

from prometheus_client import Gauge, Histogram
from starlette.types import Receive
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ludotheque.app.app import People
from ludotheque.app.conversation import Conversation
from ludotheque.app.protocol.cost import Cost
from ludotheque.app.protocol.guests import COOKIE, is_bot_account, named_by
from ludotheque.app.protocol.messages.tables import Act, FromClient
from ludotheque.app.protocol.refused import Refused
from ludotheque.app.rates import Allowance
from ludotheque.app.tables.audience import never
from ludotheque.app.tables.seats.hosting import check_may_watch
from ludotheque.app.tables.table import Table
from ludotheque.app.talk import HungUp, Peer
from ludotheque.core.errors import BadInput
from ludotheque.server.limits import Limits
from ludotheque.server.settings import Settings
from ludotheque.server.telemetry.metrics import MOVE_SECONDS, REFUSED, SOCKETS
from ludotheque.server.telemetry.tracing import Tracing
from ludotheque.server.transport.http import address_of, caller_of, token_of
from ludotheque.server.transport.offers import HEAR, SEND_NOW

HELLO_WITHIN: Final = 10.0


class Socket(Peer):
    """The client of a WebSocket, within the limits of the server.

    Args:
        websocket: the connection, which is accepted.
        people: who may be calling.
        limits: the limits of the guest and its address.
        settings: the limits of one socket.
        tracing: measures each move.
    """

    hello_within: float = HELLO_WITHIN

    def __init__(
        self, websocket: WebSocket, people: People, limits: Limits, settings: Settings, tracing: Tracing
    ) -> None:
        self._websocket = websocket
        self._people = people
        self._limits = limits
        self._settings = settings
        self._tracing = tracing
        self._allowance = Allowance(settings.messages_per_second, settings.message_burst)
        self._chat_allowance = Allowance(settings.lines_per_second, settings.line_burst)
        self._strikes = 0
        token = token_of(websocket)
        # No more than what the call says: it is used once ``caller_of`` has found that to be true.
        self._caller = people.guests.read(websocket.cookies.get(COOKIE)) if token is None else named_by(token)
        offered = websocket.scope.get("extensions", {})
        self._receive: Receive = offered.get(HEAR, websocket.receive)
        self._send_now: Callable[[str], bool] = offered.get(SEND_NOW, never)

    # --- The line ---

    async def hear(self) -> str:
        """Return the next message. HungUp when there is none any more; BadInput if it is no text."""
        event = await self._receive()
        if event["type"] == "websocket.disconnect":
            raise HungUp
        text = event.get("text")
        if text is None:
            raise BadInput("send messages as text, not as bytes")
        return str(text)

    def send_now(self, text: str) -> bool:
        """Send a message if that can be done at once, and return whether it was."""
        return self._send_now(text)

    async def send(self, text: str) -> None:
        """Send a message. HungUp if there is no one to hear it."""
        try:
            await self._websocket.send_text(text)
        except (WebSocketDisconnect, RuntimeError) as error:
            raise HungUp from error

    async def close(self, code: int) -> None:
        """Hang up, with the code by which clients know why."""
        if self._websocket.application_state != WebSocketState.DISCONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self._websocket.close(code)

    # --- Who it is ---

    async def guest(self) -> str | None:
        """Return the guest of the cookie, or the bot account of the token."""
        return await caller_of(self._websocket, self._people, self._limits)

    async def deaf_to(self) -> frozenset[str]:
        """Return the guests that this one has blocked."""
        return await self._people.blocks.of(self._caller)

    # --- Its limits ---

    def check_room(self, table: Table, seats: Sequence[int], guest: str | None) -> None:
        """Refuse one socket too many; spectators never take the room of players."""
        audience = table.audience
        if not seats and is_bot_account(guest):
            raise Refused("a bot account connects only to tables at which it sits", "bot-not-seated")
        if not seats:
            check_may_watch(table, guest)
        if not seats and audience.spectators() >= self._settings.spectators_per_table:
            raise Refused("this table has as many spectators as it can take", "spectators-full")
        if any(audience.holding(seat) >= self._settings.sockets_per_seat for seat in seats):
            raise Refused("your seat is open in too many windows; close some of them", "windows-full")

    def sits_down(self, seats: Sequence[int]) -> None:
        """Count one more client at a table."""
        _open_sockets(seats).inc()

    def leaves(self, seats: Sequence[int]) -> None:
        """Count one client less."""
        _open_sockets(seats).dec()

    def count(self, cost: Cost) -> None:
        """Count work for the guest and its address. TooMany if it was too much."""
        self._limits.ask(cost, self._caller, address_of(self._websocket))

    def may_send(self) -> bool:
        """Return whether it may say something now."""
        return self._allowance.take()

    def may_speak(self) -> bool:
        """Return whether it may say another line of chat now."""
        return self._chat_allowance.take()

    def strike(self) -> bool:
        """Count a message that no honest client sends, and return whether it is one too many."""
        self._strikes += 1
        REFUSED.labels("malformed").inc()
        return self._strikes >= self._settings.strikes

    def refused(self) -> None:
        """Count a message that asked for what could not be done."""
        REFUSED.labels("unfit").inc()

    async def answer(self, conversation: Conversation, message: FromClient) -> None:
        """Have a message answered, and measure what a move takes."""
        if not isinstance(message, Act):
            await conversation.answer(message)
            return
        began, table = time.perf_counter(), conversation.table
        with self._tracing.span("move", game=table.game.id, table=table.id, ply=message.ply):
            await conversation.answer(message)
        _move_seconds(table.game.id).observe(time.perf_counter() - began)


def _open_sockets(seats: Sequence[int]) -> Gauge:
    return SOCKETS.labels("player" if seats else "spectator")


@functools.cache
def _move_seconds(game: str) -> Histogram:
    return MOVE_SECONDS.labels(game)

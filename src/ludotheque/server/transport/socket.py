"""One client's WebSocket session."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable

from starlette.types import Receive
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ludotheque.core.errors import BadInput
from ludotheque.server.conversation.conversation import Conversation, claimed
from ludotheque.server.host.limits import Allowance
from ludotheque.server.host.limits import Kind as Limited
from ludotheque.server.host.metrics import MOVE_SECONDS, REFUSED, SOCKETS
from ludotheque.server.host.settings import Settings
from ludotheque.server.host.tracing import Tracing
from ludotheque.server.protocol.close_codes import ABUSE, CANNOT_GO_ON, FAULT, GOING, NO_TABLE, NOT_YOURS, TOO_MANY
from ludotheque.server.protocol.guests import is_bot_account
from ludotheque.server.protocol.messages import tables as messages
from ludotheque.server.protocol.messages.tables import LONGEST_WORD, Act, FromClient, Hello
from ludotheque.server.protocol.refused import Unfit
from ludotheque.server.store.interface import Conflict, Unavailable
from ludotheque.server.table.about import TABLE
from ludotheque.server.table.audience import Connection, never
from ludotheque.server.table.reasons import refused_message
from ludotheque.server.table.snapshots import CannotGoOn
from ludotheque.server.table.table import Refused, Table
from ludotheque.server.table.tables import NoTable, Tables
from ludotheque.server.thinking.asking import Thinker
from ludotheque.server.transport.offers import HEAR, SEND_NOW

log: logging.Logger = logging.getLogger(__name__)

HELLO_WITHIN = 10.0
NO_ROOM = "your address has too many tables open; close some of them"
FAULTY = "something is wrong on the server; nothing was changed"


class Session:
    """The conversation on one socket."""

    def __init__(
        self,
        socket: WebSocket,
        tables: Tables,
        thinker: Thinker,
        settings: Settings,
        *,
        tracing: Tracing,
        room: bool,
        count: Callable[[Limited], None],
        deaf: Callable[[], Awaitable[frozenset[str]]],
    ) -> None:
        """Begin.

        Args:
            socket: the connection, not accepted yet.
            tables: where the table is found.
            thinker: who thinks about hints.
            settings: the limits of one socket.
            tracing: measures each move.
            room: whether this address may have one more socket.
            count: counts what costs work for the guest and its address; raises TooMany.
            deaf: returns the guests whom this one has blocked.
        """
        self._socket = socket
        self._tables = tables
        self._thinker = thinker
        self._settings = settings
        self._tracing = tracing
        self._allowance = Allowance(settings.messages_per_second, settings.message_burst)
        self._chat_allowance = Allowance(settings.lines_per_second, settings.line_burst)
        self._room = room
        self._count = count
        self._deaf = deaf
        self._strikes = 0
        self._table: Table
        self._me: Connection
        self._conversation: Conversation
        self._hear: Receive = socket.receive

    async def run(self, table: str, find_guest: Callable[[], Awaitable[str | None]]) -> None:
        """From ``hello`` to the end."""
        TABLE.set(table[:LONGEST_WORD])
        await self._socket.accept()
        if not self._room:
            await self._turn_away(Refused(NO_ROOM, "sockets-full"), TOO_MANY)
            return
        self._hear = self._socket.scope.get("extensions", {}).get(HEAR, self._socket.receive)
        try:
            hello = await asyncio.wait_for(self._hello(), HELLO_WITHIN)
            guest = await find_guest()
            self._table = await self._tables.get(table)
            self._move_seconds = MOVE_SECONDS.labels(self._table.game.id)
            seats, committed = claimed(self._table, hello, guest)
            self._check_room(seats, guest)
            send_now = self._socket.scope.get("extensions", {}).get(SEND_NOW, never)
            held = [self._table.seats[seat].token_hash for seat in sorted(set(seats))]
            self._me = Connection(frozenset(seats), guest, send_now, held)
            self._me.deaf_to = await self._deaf()
            self._conversation = self._begun()
            await self._conversation.enter(hello.since, committed)
        except NoTable:
            await self._turn_away(Refused("there is no such table", "no-table"), NO_TABLE)
        except CannotGoOn as error:
            await self._turn_away(Refused(str(error), "cannot-go-on"), CANNOT_GO_ON)
        except (Refused, BadInput) as error:
            await self._turn_away(error, NOT_YOURS)
        except Unavailable as error:
            log.warning("table %s: a socket has to reconnect: %s", table, error)
            await self._close(GOING)
        except (TimeoutError, WebSocketDisconnect):
            await self._close(ABUSE)
        else:
            await self._converse()

    def _begun(self) -> Conversation:
        return Conversation(
            self._table,
            self._me,
            self._thinker,
            hint_seconds=self._settings.hint_seconds,
            count=self._count,
            may_speak=self._chat_allowance.take,
        )

    async def _hello(self) -> Hello:
        message = messages.read_message(await self._receive())
        if not isinstance(message, Hello):
            raise BadInput("the first message is 'hello'")
        return message

    def _check_room(self, seats: list[int], guest: str | None) -> None:
        """Refuse one socket too many; spectators never take the room of players."""
        audience = self._table.audience
        if not seats and is_bot_account(guest):
            raise Refused("a bot account connects only to tables at which it sits", "bot-not-seated")
        if not seats:
            self._table.hosting.check(guest)
        if not seats and audience.spectators() >= self._settings.spectators_per_table:
            raise Refused("this table has as many spectators as it can take", "spectators-full")
        if any(audience.holding(seat) >= self._settings.sockets_per_seat for seat in seats):
            raise Refused("your seat is open in too many windows; close some of them", "windows-full")

    async def _turn_away(self, error: Refused | BadInput, code: int) -> None:
        log.warning("a socket was rejected: %s", error)
        with contextlib.suppress(WebSocketDisconnect):
            await self._socket.send_json(refused_message(error, 0))
        await self._close(code)

    async def _converse(self) -> None:
        writer = asyncio.create_task(self._write())
        open_sockets = SOCKETS.labels("player" if self._me.seats else "spectator")
        open_sockets.inc()
        try:
            await self._listen()
        except WebSocketDisconnect:
            self._me.close(1000)
        finally:
            open_sockets.dec()
            self._conversation.end()
            await writer

    async def _write(self) -> None:
        """Send queued messages; their senders do not wait."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while (text := await self._me.next()) is not None:
                await self._socket.send_text(text)
        await self._close(self._me.closed or 1000)

    async def _close(self, code: int) -> None:
        if self._socket.application_state != WebSocketState.DISCONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect):
                await self._socket.close(code)

    async def _receive(self) -> str:
        event = await self._hear()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code") or 1000)
        text = event.get("text")
        if text is None:
            raise BadInput("send messages as text, not as bytes")
        return str(text)

    async def _listen(self) -> None:
        while self._me.closed is None:
            try:
                text = await self._receive()
                if not self._allowance.take():
                    raise Unfit("too many messages at once; wait a moment", "messages-slower")
                await self._answer(messages.read_message(text))
            except BadInput as error:
                self._strike(error)
            except Refused as refusal:
                REFUSED.labels("unfit").inc()
                self._conversation.refuse(refusal)
            except (Unavailable, Conflict) as error:
                log.warning("table %s: a message had no effect: %s", self._table.id, error)
                self._conversation.refuse(error)
                self._me.close(GOING)
            except WebSocketDisconnect:
                raise
            except Exception:
                log.exception("table %s: a message could not be dealt with", self._table.id)
                self._conversation.refuse(Refused(FAULTY, "fault"))
                self._me.close(FAULT)

    def _strike(self, error: BadInput) -> None:
        """No honest client sends this. Refused, and after some more of it there is an end."""
        self._strikes += 1
        log.warning("table %s: a message was rejected: %s", self._table.id, error)
        REFUSED.labels("malformed").inc()
        self._conversation.refuse(error)
        if self._strikes >= self._settings.strikes:
            self._me.close(ABUSE)

    async def _answer(self, message: FromClient) -> None:
        """Answer a message, and measure what a move takes."""
        if not isinstance(message, Act):
            await self._conversation.answer(message)
            return
        began = time.perf_counter()
        table = self._table
        with self._tracing.span("move", game=table.game.id, table=table.id, ply=message.ply):
            await self._conversation.answer(message)
        self._move_seconds.observe(time.perf_counter() - began)

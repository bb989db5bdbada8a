"""Connections of HTTP that are bounded before anything is read: in bytes, in time, and in number for each address.

uvicorn's parser (llhttp) knows no limits. It joins the parts of a header to one value each time one arrives, which
stalls the server for everyone, and keeps all headers until the last has come.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from enum import Enum, auto
from http import HTTPStatus
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from ludotheque.server.telemetry.metrics import LIMITED, RESPONSES
from ludotheque.server.transport.connections import Connections
from ludotheque.server.transport.guard import LARGEST_BODY

LARGEST_HEAD = 16 * 1024
"""The most bytes of a request line and its headers, and of what may stand between two parts of a body."""

MOST_HEADERS = 128
"""The most headers of a request, as many as a WebSocket may bring: each costs memory, however short it is."""

HEADER_FORM = 4
"""The bytes around the name and the value of a header: a colon, a space, and the end of the line."""

MOST_WAITING = 64
"""Requests that a client may send while the first of them is being answered: each costs memory, however short it is."""

LARGEST_SENT = 8 * LARGEST_BODY
"""The most bytes that a body is sent in: in chunks of one byte, six for each that counts. No more are dropped either,
once a request has been answered before its end."""

HEAD_SECONDS = 10.0
"""Seconds in which a request line and its headers have to arrive."""

BODY_SECONDS = 120.0
"""Seconds in which the body has to: 1 MiB takes as long at 70 kbit/s."""

LINGER_SECONDS = 5.0
"""Seconds for which a connection is kept so that a client that is still sending reads the answer."""

TOLD = {
    HTTPStatus.BAD_REQUEST: "this is no HTTP request",
    HTTPStatus.REQUEST_TIMEOUT: "the request took too long to arrive",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "the request is sent in too many bytes",
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE: f"a request has at most {MOST_HEADERS} headers, and {LARGEST_HEAD} "
    "bytes of them and its first line",
    HTTPStatus.SERVICE_UNAVAILABLE: "your address has too many connections open",
}
"""The answers to a request that does not get as far as the application."""


class Stage(Enum):
    """The part of a request that is being read; none between two requests."""

    NONE = auto()
    HEAD = auto()
    BODY = auto()


class Outlet:
    """The way out for the answer to a request whose body is still arriving. To close it is to linger."""

    def __init__(self, transport: asyncio.Transport, linger: Callable[[], None]) -> None:
        self.write: Callable[[bytes], None] = transport.write
        self.is_closing: Callable[[], bool] = transport.is_closing
        self.close = linger


class Bounded(HttpToolsProtocol):
    """One connection of HTTP.

    It is read in pieces of the size of the largest head, so that no more than two of them are ever kept: the parser
    tells how far a request has come, and pieces after which it has not come further are counted.
    """

    def __init__(self, *args: Any, connections: Connections | None = None, **more: Any) -> None:
        super().__init__(*args, **more)
        self._connections = connections
        self.leave: Callable[[], None] | None = None
        """Ends the counting of this connection, if it was let in."""
        self._stage = Stage.NONE
        self._went_on = False
        """True once the piece that is being read has brought the request further."""
        self._without = 0
        """The bytes of the last pieces, in a row, that did not."""
        self._is_long = False
        """True while a head is read that began in an earlier piece."""
        self._refusal = HTTPStatus.BAD_REQUEST
        """The answer to a request that the parser gives up."""
        self._sent = 0
        """The bytes of pieces that the body of this request has taken."""
        self._deadline: asyncio.TimerHandle | None = None
        self._lingers = False

    # --- The connection ---

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Let a connection in if its address has room for it."""
        super().connection_made(transport)
        if self._connections is not None:
            self.leave = self._connections.enter(self.client[0] if self.client else None)
            if self.leave is None:
                self._answer(HTTPStatus.SERVICE_UNAVAILABLE)
                transport.close()
                return
        self._set_deadline(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """End, and let go of what refers back to here."""
        self._cancel_deadline()
        self._close_at_once()
        if self.leave is not None:
            self.leave()
            self.leave = None
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over; its next protocol has to end its counting."""
        self._cancel_deadline()
        super().handle_websocket_upgrade()

    # --- Reading ---

    def data_received(self, data: bytes) -> None:
        """Read a chunk of what the client sends."""
        if self._lingers:
            self._drop(len(data))
        elif len(data) <= LARGEST_HEAD:
            self._read(data)
        else:
            whole = memoryview(data)
            for start in range(0, len(data), LARGEST_HEAD):
                if self._is_over():
                    break
                self._read(cast(bytes, whole[start : start + LARGEST_HEAD]))

    def _is_over(self) -> bool:
        """Return whether nothing is read here any more: the connection ends, or has become a WebSocket."""
        return self._lingers or self.parser is None or self.transport.is_closing()

    def _read(self, piece: bytes) -> None:
        self._went_on = False
        super().data_received(piece)
        if self._is_over():
            return
        self._without = 0 if self._went_on else self._without + len(piece)
        if self._stage is Stage.BODY:
            self._sent += len(piece)
            if not self._is_answered():
                self.cycle.transport = cast(asyncio.Transport, Outlet(self.transport, self._linger))
        self._is_long = self._stage is Stage.HEAD
        if self._without > LARGEST_HEAD or (self._is_long and len(self.headers) > MOST_HEADERS):
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif self._sent > LARGEST_SENT:
            self._refuse(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        elif self._deadline is None and (self._stage is not Stage.NONE or self._without or self._is_answered()):
            self._set_deadline(self._patience())

    def on_message_begin(self) -> None:
        """Begin a request."""
        super().on_message_begin()
        self._stage = Stage.HEAD

    def on_headers_complete(self) -> None:
        """Start to answer a request that is not too large; what is called a header after it (a trailer) is dropped."""
        if len(self.headers) > MOST_HEADERS or (self._is_long and self._size() > LARGEST_HEAD):
            self._refusal = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            raise ValueError(TOLD[self._refusal])
        if len(self.pipeline) >= MOST_WAITING:
            raise ValueError(TOLD[self._refusal])
        self._go_on(Stage.BODY)
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            self.headers: list[tuple[bytes, bytes]] = []

    def _size(self) -> int:
        return len(self.url) + sum(len(name) + len(value) + HEADER_FORM for name, value in self.headers)

    def on_body(self, body: bytes) -> None:
        """Pass a part of a body on."""
        self._went_on = True
        super().on_body(body)

    def on_message_complete(self) -> None:
        """End a request."""
        self._go_on(Stage.NONE)
        self._close_at_once()
        super().on_message_complete()

    def _go_on(self, stage: Stage) -> None:
        self._stage = stage
        self._went_on = True
        self._sent = 0
        self._cancel_deadline()

    # --- Time ---

    def _set_deadline(self, seconds: float) -> None:
        self._deadline = self.loop.call_later(seconds, self._be_late)

    def _patience(self) -> float:
        return BODY_SECONDS if self._stage is Stage.BODY else HEAD_SECONDS

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _be_late(self) -> None:
        """End a connection whose client takes too long, unless it waits for the server itself."""
        self._deadline = None
        is_answering = self._stage is not Stage.BODY and not self._is_answered()
        if self.flow.read_paused or is_answering:
            self._set_deadline(self._patience())
        elif self._stage is Stage.NONE and not self._without:
            self.transport.close()  # a browser may open a connection and not use it: it expects no answer
        else:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT)

    def _is_answered(self) -> bool:
        return self.cycle is None or self.cycle.response_complete

    # --- The end ---

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002  # uvicorn names it
        """Refuse what the parser gives up."""
        self._refuse(self._refusal)

    def _refuse(self, status: HTTPStatus) -> None:
        """Answer in place of the application if nothing else is being answered, and end."""
        self._cancel_deadline()
        LIMITED.labels("http").inc()
        if not self._may_answer():
            self.transport.close()
            return
        if not self._is_answered():
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self._answer(status)
        self._linger()

    def _may_answer(self) -> bool:
        """Return whether the next bytes that the client expects are the answer to the request that is being read."""
        if self._stage is Stage.BODY and self.cycle is not None:
            return not self.pipeline and not self.cycle.response_started
        return self._is_answered()

    def _answer(self, status: HTTPStatus) -> None:
        RESPONSES.labels(str(int(status))).inc()
        text = TOLD[status].encode()
        form = b"content-type: text/plain; charset=utf-8\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
        self.transport.write(STATUS_LINE[status] + form % len(text) + text)

    def _linger(self) -> None:
        """Say that nothing follows, and hear the client out for a while.

        A connection that is closed while bytes of the client are unread is reset, and the answer is lost with it.
        """
        if self._is_over():
            return
        self._lingers = True
        self._sent = 0
        self._cancel_deadline()
        self._unset_keepalive_if_required()
        self.flow.resume_reading()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._deadline = self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def _drop(self, number: int) -> None:
        self._sent += number
        if self._sent > LARGEST_SENT:
            self.transport.abort()

    def on_response_complete(self) -> None:
        """Go on with the next request, if there will be one."""
        if self._lingers:
            self.server_state.total_requests += 1
        else:
            super().on_response_complete()

    def _close_at_once(self) -> None:
        """Give the last answer the way out that does not linger: everything has been read."""
        cycle = cast("RequestResponseCycle | None", self.cycle)
        if cycle is not None:
            cycle.transport = self.transport

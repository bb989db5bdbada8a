"""WebSockets on the wire: uvicorn's own, but compressed only where it pays."""

from __future__ import annotations

import logging
import struct
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

LARGEST_FRAME = 64 * 1024
"""A message beyond this is cut off by the connection itself; smaller ones that are too large get an answer."""

WORTH_IT = 4096
"""Bytes from which a message is compressed: whole views and replays are, the news of a move are not."""

WAITING = 8
"""Messages of one client that may wait to be read; it is heard no further until they are."""

WHOLE_TEXT = 0x81
"""The first byte of a frame: the last of its message, and text."""
TWO_BYTES_FOLLOW = 126
"""In place of a length, which follows in two bytes."""
_LONG_HEAD = struct.Struct("!BBH")

SEND_NOW = "ludotheque.send-now"
"""The name of what a connection offers in its ASGI scope: ``send_now``."""


class SparingDeflate(PerMessageDeflate):
    """Compression that leaves short messages as they are, which the standard (RFC 7692) allows for each of them."""

    def encode(self, frame: Frame) -> Frame:
        """Compress a frame if it is long enough."""
        return super().encode(frame) if len(frame.data) >= WORTH_IT else frame


def plain_frame(data: bytes) -> bytes:
    """Return a text message of less than 64 KiB as a frame of RFC 6455 (5.2): whole, not masked, not compressed.

    The protocol object of the library writes the same bytes in ten times the time, which was a tenth of each move.
    """
    if len(data) < TWO_BYTES_FOLLOW:
        return bytes((WHOLE_TEXT, len(data))) + data
    return _LONG_HEAD.pack(WHOLE_TEXT, TWO_BYTES_FOLLOW, len(data)) + data


class SparingDeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees on compression without memory of earlier messages, so that an idle socket keeps none."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """Answer what the client offers."""
        agreed, found = super().process_request_params(params, accepted_extensions)
        sparing = SparingDeflate(
            found.remote_no_context_takeover,
            found.local_no_context_takeover,
            found.remote_max_window_bits,
            found.local_max_window_bits,
            found.compress_settings,
        )
        return agreed, sparing


class Http(HttpToolsProtocol):
    """One connection of HTTP. It lets go of its parser, which refers back to it, once it has become a WebSocket."""

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # as uvicorn does at the end of a connection


class Wire(WebSocketsSansIOProtocol):
    """One connection. It offers applications to send at once, without a task that waits until it may."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._heard = False
        self.conn = ServerProtocol(
            extensions=[SparingDeflateFactory()], max_size=LARGEST_FRAME, logger=logging.getLogger("uvicorn.error")
        )

    def handle_connect(self, event: Request) -> None:
        """Begin the conversation."""
        super().handle_connect(event)
        if self.conn.state is State.CONNECTING and self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            cast(dict[str, Any], self.scope["extensions"])[SEND_NOW] = self.send_now

    def connection_lost(self, exc: Exception | None) -> None:
        """End, and let go of what refers back to here, so that it is freed at once and not by the collector."""
        super().connection_lost(exc)
        self.conn.receive_eof()
        cast(dict[str, Any], self.scope.get("extensions", {})).pop(SEND_NOW, None)

    def send_now(self, text: str) -> bool:
        """Send a message if the connection is open and not behind; otherwise nothing is done."""
        if self.conn.state is not State.OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        data = text.encode()
        if len(data) < WORTH_IT:
            self.transport.write(plain_frame(data))
        else:
            self.conn.send_text(data)
            self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def send_receive_event_to_app(self) -> None:
        """Pass a message on. Reading pauses only once several wait: to pause and go on costs the system two calls."""
        self._heard = True
        paused, self.read_paused = self.read_paused, True  # so that it does not pause at this one
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def send_keepalive_ping(self) -> None:
        """Ask a silent client for a sign of life; one that has been heard since the last time need not give another."""
        if self._heard:
            self._heard = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

"""WebSockets on the wire: uvicorn's own, but compressed only where it pays."""

from __future__ import annotations

import asyncio
import logging
import struct
import zlib
from collections import deque
from collections.abc import Callable, Sequence
from http import HTTPStatus
from typing import Any, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.typing import ExtensionParameter

from ludotheque.app.rates import Allowance
from ludotheque.server.transport.bounded import Bounded
from ludotheque.server.transport.offers import HEAR, SEND_NOW

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library has no compiled part
    from websockets.utils import apply_mask

LARGEST_FRAME = 64 * 1024
"""A message beyond this is cut off by the connection itself; smaller ones that are too large get an answer."""

WORTH_IT = 4096
"""Bytes from which a message is compressed: whole views and replays are, the news of a move are not."""

WAITING = 8
"""Messages of one client that may wait to be read; it is heard no further until they are."""

FRAMES_PER_SECOND = 20.0
"""Frames that are no whole message (pings, pongs, parts of a message) of which no client needs to send more."""
MOST_FRAMES_AT_ONCE = 100
"""So many of them may come together."""

PIECE = 4096
"""The bytes that the library is given at a time: it reads all frames among them before the first is counted."""

WHOLE_TEXT = 0x81
"""The first byte of a frame: the last of its message, and text."""
TWO_BYTES_FOLLOW = 126
"""In place of a length, which follows in two bytes."""
MANY_BYTES_FOLLOW = 127
"""The same, in eight bytes."""
LAST = 0x80
"""The bit of the first byte that the last frame of a message has, and of the second that a masked one has."""
MASKED = 0x80
COMPRESSED = 0x40
"""The bit of the first byte of a message that is compressed (RFC 7692)."""
MASK = 4
"""The bytes of a mask, which stand before what is masked."""
CUT_OFF = b"\x00\x00\xff\xff"
"""The end of compressed data, which is not sent (RFC 7692, 7.2.1)."""
_LONG_HEAD = struct.Struct("!BBH")
_LENGTHS = {TWO_BYTES_FOLLOW: struct.Struct("!xxH"), MANY_BYTES_FOLLOW: struct.Struct("!xxQ")}


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


def payload_place(data: bytes, start: int = 0) -> tuple[int, int] | None:
    """Return where the payload of a frame begins and ends (RFC 6455, 5.2); None if its head is not all there."""
    if len(data) - start < 2:
        return None
    masked, length = divmod(data[start + 1], MASKED)
    begin = start + 2
    if length in _LENGTHS:
        form = _LENGTHS[length]
        if len(data) - start < form.size:
            return None
        (length,) = form.unpack_from(data, start)
        begin = start + form.size
    begin += MASK * masked
    return begin, begin + length


def are_whole(data: bytes) -> bool:
    """Return whether data is a row of frames each of which is a message, or a control frame, of its own."""
    at = 0
    while at < len(data):
        place = payload_place(data, at)
        if place is None or not data[at] & LAST:
            return False
        _, at = place
    return at == len(data)


class Mailbox:
    """The events that a connection's one reader has yet to read: the part of ``asyncio.Queue`` that it needs."""

    def __init__(self) -> None:
        self._waiting: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        """Add something at the end."""
        self._waiting.append(event)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        """Take what waits longest, once there is something."""
        while not self._waiting:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._waiting.popleft()

    def qsize(self) -> int:
        """Count what waits."""
        return len(self._waiting)

    def empty(self) -> bool:
        """Return whether nothing waits."""
        return not self._waiting


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


class Http(Bounded):
    """One connection of HTTP. It lets go of its parser, which refers back to it, once it has become a WebSocket."""

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over, with its place among those of its address.

        The library says nothing of a handshake that it cannot read, such as one with a line of more than 8 KiB.
        """
        super().handle_websocket_upgrade()
        wire = cast(Wire, self.transport.get_protocol())
        wire.leave = self.leave
        self.leave: Callable[[], None] | None = None
        if not wire.handshake_initiated:
            self._answer(HTTPStatus.BAD_REQUEST)
            self.transport.close()
        self.parser: None = None  # type: ignore[assignment]  # as uvicorn does at the end of a connection


def _let_go(conversation: ServerProtocol) -> None:
    """End the parser of a conversation that is over: it waits for more, and refers to what refers to it."""
    conversation.parser.close()


class Wire(WebSocketsSansIOProtocol):
    """One connection. It offers applications to send at once, without a task that waits until it may.

    A chunk that is one whole message, as those of players are, is read here: the library takes five times as long. It
    gets all else as it came: control frames, faulty ones, and everything after a message in pieces.
    """

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.queue: asyncio.Queue[Any] = cast("asyncio.Queue[Any]", Mailbox())
        self.leave: Callable[[], None] | None = None
        """Ends the counting of this connection among those of its address."""
        self._frames = Allowance(FRAMES_PER_SECOND, MOST_FRAMES_AT_ONCE)
        self._heard = False
        self._in_step = False
        """True while the library stands between two messages."""
        self._window: int | None = None
        """The window bits of what clients compress, if they may."""
        _let_go(self.conn)
        self.conn: ServerProtocol = ServerProtocol(
            extensions=[SparingDeflateFactory()], max_size=LARGEST_FRAME, logger=logging.getLogger("uvicorn.error")
        )

    def handle_connect(self, event: Request) -> None:
        """Begin the conversation."""
        super().handle_connect(event)
        if self.conn.state is State.CONNECTING and self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            cast(dict[str, Any], self.scope["extensions"]).update({SEND_NOW: self.send_now, HEAR: self.receive})
            self._in_step = True
            for one in self.conn.extensions:
                if isinstance(one, SparingDeflate) and one.remote_no_context_takeover:
                    self._window = one.remote_max_window_bits

    def data_received(self, data: bytes) -> None:
        """Read a chunk of what the client sends."""
        text = self._read_text(data) if self._in_step else None
        if text is None:
            self._in_step = self._in_step and are_whole(data)
            for begin in range(0, len(data), PIECE):
                if not self.transport.is_closing():
                    super().data_received(data[begin : begin + PIECE])
        elif self.close_sent:
            self._count_frame()
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text})
            self._was_heard()

    def _count_frame(self) -> bool:
        """Count a frame that is no message of a player; returns False where there were too many, which ends all."""
        if not self.transport.is_closing() and not self._frames.take():
            self.transport.abort()  # a client that floods need not read a farewell
        return not self.transport.is_closing()

    def handle_ping(self) -> None:
        """Give a sign of life."""
        if self._count_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Note a sign of life."""
        if self._count_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Add a part to a message."""
        if self._count_frame():
            super().handle_cont(event)

    def handle_parser_exception(self) -> None:
        """End what broke the protocol; without a farewell if the handshake had no answer yet."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def _read_text(self, data: bytes) -> str | None:
        """Return the text that a chunk is, whole and by itself; None if it is anything else, or wrong."""
        place = payload_place(data)
        if place is None or place[1] != len(data) or place[1] - place[0] > LARGEST_FRAME:
            return None
        if data[0] | COMPRESSED != WHOLE_TEXT | COMPRESSED or not data[1] & MASKED or self.conn.state is not State.OPEN:
            return None
        begin = place[0]
        payload = apply_mask(data[begin:], data[begin - MASK : begin])
        try:
            if data[0] & COMPRESSED:
                if self._window is None:
                    return None
                decoder = zlib.decompressobj(wbits=-self._window)
                payload = decoder.decompress(payload + CUT_OFF, LARGEST_FRAME)
                if decoder.unconsumed_tail:
                    return None
            return payload.decode()
        except (zlib.error, UnicodeDecodeError):
            return None

    def connection_lost(self, exc: Exception | None) -> None:
        """End, and let go of what refers back to here, so that it is freed at once and not by the collector."""
        super().connection_lost(exc)
        if self.leave is not None:
            self.leave()
        self.conn.receive_eof()
        _let_go(self.conn)
        # Without a handshake there was no conversation.
        offered = cast(dict[str, Any], self.scope.get("extensions", {})) if hasattr(self, "scope") else {}
        offered.pop(SEND_NOW, None)
        offered.pop(HEAR, None)

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
        """Pass a message on that the library has read."""
        if self.close_sent and not self._count_frame():
            return
        paused, self.read_paused = self.read_paused, True  # so that it does not pause at this one
        super().send_receive_event_to_app()
        self.read_paused = paused
        self._was_heard()

    def _was_heard(self) -> None:
        """Pause reading only once several messages wait: to pause and go on costs the system two calls."""
        self._heard = True
        if not self.read_paused and self.queue.qsize() >= WAITING:
            self.read_paused: bool = True
            self.transport.pause_reading()

    def send_keepalive_ping(self) -> None:
        """Ask a silent client for a sign of life; one that has been heard since the last time need not give another."""
        if self._heard:
            self._heard = False
            self.schedule_ping()
        else:
            super().send_keepalive_ping()

    def keepalive_timeout(self) -> None:
        """End a connection that does not answer, without waiting for a buffer that may never empty."""
        super().keepalive_timeout()
        self.transport.abort()

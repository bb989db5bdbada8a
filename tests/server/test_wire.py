"""Check that frames are written and read as the library does it, and that only silent clients are pinged."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import zlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode

from ludotheque.app.rates import Allowance
from ludotheque.server.transport import wire
from ludotheque.server.transport.wire import FRAMES_PER_SECOND, MOST_FRAMES_AT_ONCE, PIECE, WORTH_IT, Wire, plain_frame

HANDSHAKE = (
    b"GET /room HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n"
)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 300, WORTH_IT - 1])
def test_short_texts_are_framed_as_the_library_frames_them(length: int) -> None:
    data = "ŏ".encode() * (length // 2) + b"x" * (length % 2)
    assert len(data) == length
    assert plain_frame(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


def test_only_a_silent_client_is_asked_for_a_sign_of_life(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    monkeypatch.setattr(wire.WebSocketsSansIOProtocol, "send_keepalive_ping", lambda one: asked.append("ping"))
    monkeypatch.setattr(wire.WebSocketsSansIOProtocol, "schedule_ping", lambda one: asked.append("later"))
    monkeypatch.setattr(wire.WebSocketsSansIOProtocol, "send_receive_event_to_app", lambda one: None)
    line = Wire.__new__(Wire)
    line._heard = line.close_sent = False
    line.read_paused = True
    line.send_keepalive_ping()
    line.send_receive_event_to_app()
    line.send_keepalive_ping()
    line.send_keepalive_ping()
    assert asked == ["ping", "later", "ping"]


class Library(Wire):
    """A connection that leaves all reading to the library."""

    data_received = wire.WebSocketsSansIOProtocol.data_received


class Line:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = self.aborted = False

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def abort(self) -> None:
        self.aborted = self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def get_extra_info(self, _name: str) -> None:
        return None

    def pause_reading(self) -> None:
        pass

    resume_reading = pause_reading


async def hear(kind: type[Wire], chunks: list[bytes]) -> tuple[list[Any], bytes, bool]:
    """Return the events that the application is given, what is written, and whether the line was closed."""
    events: list[Any] = []

    async def application(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while not events or events[-1]["type"] != "websocket.disconnect":
            events.append(await receive())

    config = Config(application, ws=kind, ws_ping_interval=None, lifespan="off", log_config=None)
    config.load()
    protocol, line = kind(config, ServerState(), {}), Line()
    protocol.connection_made(line)  # type: ignore[arg-type]
    protocol.data_received(HANDSHAKE)
    await asyncio.sleep(0)
    begun = len(line.written)
    for chunk in chunks:
        if not line.closed:
            with contextlib.suppress(InvalidState):  # where two texts of a chunk are not UTF-8, a fault of uvicorn
                protocol.data_received(chunk)
        await asyncio.sleep(0)
    protocol.connection_lost(None)
    await asyncio.gather(*protocol.tasks)
    return events, line.written[begun:], line.closed


def deflated(data: bytes) -> bytes:
    encoder = zlib.compressobj(wbits=-12)
    return (encoder.compress(data) + encoder.flush(zlib.Z_SYNC_FLUSH))[:-4]


def masked(code: Opcode, data: bytes, *, fin: bool = True, packed: bool = False) -> bytes:
    """Return a frame of a client."""
    written = bytearray(Frame(code, data, fin).serialize(mask=True))
    written[0] |= wire.COMPRESSED * packed
    return bytes(written)


texts = some.text(max_size=200).map(str.encode) | some.integers(100, 300).map(lambda n: b"x" * n)
frames = some.one_of(
    texts.map(lambda data: masked(Opcode.TEXT, data)),
    texts.map(lambda data: masked(Opcode.TEXT, deflated(data), packed=True)),
    some.binary(max_size=20).map(lambda data: masked(Opcode.TEXT, data)),
    some.binary(max_size=20).map(lambda data: masked(Opcode.TEXT, data, packed=True)),
    some.sampled_from([Opcode.TEXT, Opcode.CONT]).map(lambda code: masked(code, b"part", fin=False)),
    some.sampled_from([Opcode.CONT, Opcode.PING, Opcode.PONG, Opcode.BINARY]).map(lambda code: masked(code, b"1234")),
    some.just(masked(Opcode.CLOSE, b"\x03\xe8")),
)


@settings(max_examples=150, deadline=None)
@given(some.lists(frames | some.binary(min_size=1, max_size=8), max_size=6), some.lists(some.integers(0, 700)))
def test_what_comes_in_is_read_as_the_library_reads_it(sent: list[bytes], cuts: list[int]) -> None:
    whole = b"".join(sent)
    places = sorted({0, len(whole), *(cut for cut in cuts if cut < len(whole))})
    for chunks in (sent, [whole[a:b] for a, b in itertools.pairwise(places)]):
        assert asyncio.run(hear(Wire, chunks)) == asyncio.run(hear(Library, chunks))


@pytest.mark.parametrize("packed", [False, True])
def test_a_message_of_a_player_does_not_reach_the_library(packed: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "hello" * 40
    whole = masked(Opcode.TEXT, deflated(text.encode()) if packed else text.encode(), packed=packed)
    read: list[bytes] = []
    usual = wire.WebSocketsSansIOProtocol.data_received

    def noted(self: Any, data: bytes) -> None:
        read.append(data)
        usual(self, data)

    monkeypatch.setattr(wire.WebSocketsSansIOProtocol, "data_received", noted)
    events, _, _ = asyncio.run(hear(Wire, [whole, whole]))
    assert [event.get("text") for event in events] == [text, text, None]
    assert read == [HANDSHAKE]


def test_a_message_that_unpacks_to_more_than_is_allowed_ends_the_connection() -> None:
    bomb = masked(Opcode.TEXT, deflated(b"x" * (wire.LARGEST_FRAME + 1)), packed=True)
    events, written, closed = asyncio.run(hear(Wire, [bomb]))
    assert [event["code"] for event in events] == [1009]
    assert closed and written[0] == 0x88


PING, PONG, PART = (masked(code, b"", fin=code is not Opcode.CONT) for code in (Opcode.PING, Opcode.PONG, Opcode.CONT))
BEGUN = masked(Opcode.TEXT, b"", fin=False)
FLOODS = {"pings": (b"", PING), "pongs": (b"", PONG), "parts": (BEGUN, PART)}


async def answering(receive: Any, send: Any, events: list[Any]) -> None:
    """Accept a connection, and note what comes."""
    await receive()
    await send({"type": "websocket.accept"})
    while not events or events[-1]["type"] != "websocket.disconnect":
        events.append(await receive())


async def farewell(receive: Any, send: Any, events: list[Any]) -> None:
    """Accept a connection and close it."""
    await receive()
    await send({"type": "websocket.accept"})
    await send({"type": "websocket.close"})


def aborted_after(
    chunks: list[bytes], behave: Any = answering, handshake: bytes = HANDSHAKE
) -> tuple[int | None, list[Any], bytes]:
    """Return the number of chunks after which the connection was aborted, what was read, and what was written."""

    async def play() -> tuple[int | None, list[Any], bytes]:
        events: list[Any] = []

        async def application(scope: Any, receive: Any, send: Any) -> None:
            await behave(receive, send, events)

        config = Config(application, ws=Wire, ws_ping_interval=None, lifespan="off", log_config=None)
        config.load()
        protocol, line = Wire(config, ServerState(), {}), Line()
        protocol.connection_made(line)  # type: ignore[arg-type]
        protocol.data_received(handshake)
        await asyncio.sleep(0)
        line.written = b""
        heard = 0
        while heard < len(chunks) and not line.aborted:
            protocol.data_received(chunks[heard])
            heard += 1
        protocol.connection_lost(None)
        await asyncio.gather(*protocol.tasks)
        return heard if line.aborted else None, events, line.written

    return asyncio.run(play())


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_of_frames_that_are_no_messages_ends_the_connection(kind: str) -> None:
    before, frame = FLOODS[kind]
    ended, events, written = aborted_after([before, frame * 20_000])
    assert ended == 2
    assert [event["type"] for event in events] == ["websocket.disconnect"]
    assert len(written) < PIECE


@pytest.mark.parametrize("kind", FLOODS)
def test_it_ends_as_soon_as_there_are_too_many(kind: str) -> None:
    before, frame = FLOODS[kind]
    assert aborted_after([before] * bool(before) + [frame] * 2 * MOST_FRAMES_AT_ONCE)[0] == (
        MOST_FRAMES_AT_ONCE + bool(before) + 1
    )


def test_a_message_in_many_pieces_is_read() -> None:
    text = "x" * (MOST_FRAMES_AT_ONCE // 2)
    pieces = b"".join(masked(Opcode.CONT, b"x", fin=False) for _ in text[2:])
    ended, events, _ = aborted_after([masked(Opcode.TEXT, b"x", fin=False) + pieces + masked(Opcode.CONT, b"x")])
    assert events[0] == {"type": "websocket.receive", "text": text} and ended is None


def test_who_asks_for_signs_of_life_now_and_then_gets_them_all(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = itertools.count(step=1 / FRAMES_PER_SECOND)
    monkeypatch.setattr(wire, "Allowance", lambda rate, burst: Allowance(rate, burst, lambda: next(clock)))
    many = 10 * MOST_FRAMES_AT_ONCE
    ended, _, written = aborted_after([PING] * many)
    assert written == Frame(Opcode.PONG, b"").serialize(mask=False) * many and ended is None


@pytest.mark.parametrize("code", [Opcode.TEXT, Opcode.BINARY])
def test_messages_count_as_well_once_the_server_has_said_farewell(code: Opcode) -> None:
    ended, _, _ = aborted_after([masked(code, b"more")] * 2 * MOST_FRAMES_AT_ONCE, farewell)
    assert ended == MOST_FRAMES_AT_ONCE + 1


def test_a_fault_before_the_answer_to_the_handshake_ends_the_connection() -> None:
    ended, events, written = aborted_after([], handshake=HANDSHAKE + PART)
    assert (ended, events, written) == (0, [], b"")

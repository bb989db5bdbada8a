"""One connection cannot stall or fill the server: requests are bounded in bytes and time, connections in number."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import logging
import socket
from collections.abc import Awaitable, Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some
from uvicorn import Config
from uvicorn.server import ServerState

from ludotheque.server.settings import Settings
from ludotheque.server.transport.bounded import (
    BODY_SECONDS,
    HEAD_SECONDS,
    LARGEST_HEAD,
    LARGEST_SENT,
    LINGER_SECONDS,
    MOST_HEADERS,
    MOST_WAITING,
)
from ludotheque.server.transport.connections import TELL_EACH, Connections
from ludotheque.server.transport.guard import LARGEST_BODY
from ludotheque.server.transport.wire import Http
from tests.server.client import HOTSEAT, PATIENCE, YOU, wait_until
from tests.server.conftest import Running, Serve
from tests.server.hurried import Hurried

GET = b"GET /first HTTP/1.1\r\nHost: here\r\n"
CHUNKED = b"POST /body HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\n"
END = b"\r\n"
CHUNK = 1000
"""Bytes of each part of something endless."""
ROUNDS = 1000
"""Rounds of the loop in which a few requests are answered."""
KEPT = 2 * LARGEST_HEAD + CHUNK
"""The most bytes that a client gets rid of before it is refused."""


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return "asyncio", {"loop_factory": Hurried}


class Line:
    """A transport that keeps what is written, and how it ended."""

    def __init__(self, address: str = "192.0.2.1") -> None:
        self.written = b""
        self.end = ""
        self.paused = False
        self._address = address

    def write(self, data: bytes) -> None:
        self.written += data

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.end = "half"

    def close(self) -> None:
        self.end = "closed"

    def abort(self) -> None:
        self.end = "aborted"

    def is_closing(self) -> bool:
        return self.end in ("closed", "aborted")

    def get_extra_info(self, name: str) -> tuple[str, int] | None:
        return (self._address, 1) if name == "peername" else None

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def statuses(self) -> list[int]:
        return [int(line[9:12]) for line in self.written.split(b"\r\n") if line.startswith(b"HTTP/1.1 ")]


Send = Callable[[dict[str, Any]], Awaitable[None]]


class Application:
    """An application that reads each request to its end and says how long it was."""

    def __init__(self, seconds: float = 0.0) -> None:
        self.seen: list[str] = []
        self.headers: list[tuple[bytes, bytes]] = []
        self._seconds = seconds

    async def __call__(self, scope: dict[str, Any], receive: Callable[[], Awaitable[Any]], send: Send) -> None:
        message: dict[str, Any] = {"more_body": True}
        length = 0
        while message.get("more_body", False):
            message = await receive()
            length += len(message.get("body", b""))
        self.seen.append(f"{scope['path']} {length}" if message["type"] == "http.request" else "gone")
        self.headers = list(scope["headers"])
        await asyncio.sleep(self._seconds)
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body"})


def connected(application: Application, connections: Connections | None = None) -> tuple[Http, Line]:
    """Return a connection and its transport."""
    config = Config(application, lifespan="off", log_config=None)  # type: ignore[arg-type]
    config.load()
    connection, line = Http(config, ServerState(), {}, connections=connections), Line()
    connection.connection_made(line)  # type: ignore[arg-type]
    return connection, line


async def hear(connection: Http, *chunks: bytes) -> None:
    for chunk in chunks:
        connection.data_received(chunk)
        for _ in range(5):
            await asyncio.sleep(0)


async def until_answered(line: Line, number: int) -> None:
    """Wait until so many answers are written, and that they are all."""
    for _ in range(ROUNDS):
        if len(line.statuses()) == number:
            break
        await asyncio.sleep(0)
    assert line.statuses() == [200] * number


# --- Bytes ---

ENDLESS = {
    "a value": (GET + b"X: ", b"x" * CHUNK),
    "a name": (GET, b"x" * CHUNK),
    "spaces": (GET + b"X:", b" " * CHUNK),
    "lines": (GET, b"X: y\r\n" * (CHUNK // 6)),
    "a path": (b"GET /", b"x" * CHUNK),
    "empty lines": (b"", b"\r\n" * (CHUNK // 2)),
    "lines after a body": (CHUNKED + b"1\r\nx\r\n0\r\n", b"X: y\r\n" * (CHUNK // 6)),
    "a value after a body": (CHUNKED + b"0\r\nX: ", b"x" * CHUNK),
    "the extension of a chunk": (CHUNKED + b"1;", b"x" * CHUNK),
}


@pytest.mark.parametrize("before", [b"", GET + END], ids=["first", "second"])
@pytest.mark.parametrize("endless", ENDLESS)
async def test_what_has_no_end_is_refused(endless: str, before: bytes) -> None:
    begin, part = ENDLESS[endless]

    connection, line = connected(Application())
    if before:
        await hear(connection, before)
    await hear(connection, begin)
    sent = 0
    while not line.end:
        await hear(connection, part)
        sent += len(part)
        assert sent < KEPT
    assert line.statuses() == [200] * bool(before) + [431]
    assert b"connection: close" in line.written
    assert line.end == "half"


@pytest.mark.parametrize(
    "head", [b"GET /" + b"x" * 20_000 + b" HTTP/1.1\r\n\r\n", GET + b"X: %s\r\n\r\n" % (b"x" * 20_000)]
)
@pytest.mark.parametrize("size", [300, LARGEST_HEAD - 1, 100_000])
async def test_a_large_head_does_not_reach_the_application(head: bytes, size: int) -> None:
    application = Application()
    connection, line = connected(application)
    for start in range(0, len(head), size):
        if not line.end:
            await hear(connection, head[start : start + size])
    assert line.statuses() == [431]
    assert application.seen == []


@pytest.mark.parametrize("size", [7, 1000, LARGEST_HEAD, 3 * LARGEST_HEAD])
async def test_a_head_just_below_the_limit_is_served_wherever_it_is_cut(size: int) -> None:
    one = GET + b"X: %s\r\n\r\n" % (b"x" * (LARGEST_HEAD - len(GET) - 7))
    assert len(one) == LARGEST_HEAD

    application = Application()
    connection, line = connected(application)
    for start in range(0, 3 * len(one), size):
        await hear(connection, (3 * one)[start : start + size])
    await until_answered(line, 3)
    assert application.seen == ["/first 0"] * 3


@pytest.mark.parametrize(("number", "status"), [(MOST_HEADERS, 200), (MOST_HEADERS + 1, 431)])
async def test_headers_are_counted(number: int, status: int) -> None:
    connection, line = connected(Application())
    await hear(connection, GET + b"a: b\r\n" * (number - 1) + END)
    assert line.statuses() == [status]


async def test_headers_are_counted_before_the_last_has_come() -> None:
    connection, line = connected(Application())
    await hear(connection, GET + b"a: b\r\n" * (MOST_HEADERS + 1))
    assert line.statuses() == [431]


async def test_what_comes_after_a_body_is_none_of_its_headers() -> None:
    application = Application()
    connection, line = connected(application)
    await hear(connection, CHUNKED, b"1\r\nx\r\n", b"0\r\nCookie: mine\r\n\r\n")
    assert (line.statuses(), application.seen) == ([200], ["/body 1"])
    assert [name for name, _ in application.headers] == [b"host", b"transfer-encoding"]


@pytest.mark.parametrize("more", [0, 1])
async def test_only_so_many_requests_wait_for_the_first(more: int) -> None:
    connection, line = connected(Application())
    connection.data_received((GET + END) * (1 + MOST_WAITING + more))
    if more:
        assert line.end == "closed"
        assert len(connection.pipeline) == MOST_WAITING
    else:
        await until_answered(line, 1 + MOST_WAITING)


def in_chunks(body: bytes, size: int) -> bytes:
    parts = [body[start : start + size] for start in range(0, len(body), size)]
    return CHUNKED + b"".join(b"%x\r\n%s\r\n" % (len(part), part) for part in parts) + b"0\r\n\r\n"


def with_length(body: bytes) -> bytes:
    return b"POST /body HTTP/1.1\r\nHost: here\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body)


bodies = some.integers(0, 40_000).map(lambda length: b"b" * length)
requests = some.one_of(
    some.just(GET + END),
    bodies.map(with_length),
    some.builds(in_chunks, bodies, some.sampled_from([1, 100, 30_000])),
)


@pytest.mark.anyio
@settings(max_examples=60, deadline=None)
@given(some.lists(requests, min_size=1, max_size=4), some.lists(some.integers(0, 150_000), max_size=8))
async def test_requests_in_a_row_are_served_wherever_they_are_cut(sent: list[bytes], cuts: list[int]) -> None:
    whole = b"".join(sent)
    places = sorted({0, len(whole), *(cut for cut in cuts if cut < len(whole))})

    application = Application()
    connection, line = connected(application)
    await hear(connection, *(whole[a:b] for a, b in itertools.pairwise(places)))
    await until_answered(line, len(sent))
    assert len(application.seen) == len(sent)
    assert line.end == ""


async def test_the_largest_body_may_come_in_the_smallest_chunks() -> None:
    application = Application()
    connection, line = connected(application)
    whole = in_chunks(b"b" * LARGEST_BODY, 1)
    for start in range(0, len(whole), 250_000):
        await hear(connection, whole[start : start + 250_000])
    assert (line.statuses(), application.seen) == ([200], [f"/body {LARGEST_BODY}"])


async def test_a_body_that_is_sent_in_far_more_bytes_than_it_has_is_refused() -> None:
    chunk = b"1;%s\r\nx\r\n" % (b"x" * 10_000)

    connection, line = connected(Application())
    await hear(connection, CHUNKED)
    sent = 0
    while not line.end:
        await hear(connection, chunk)
        sent += len(chunk)
        assert sent < LARGEST_SENT + len(chunk) + 1
    assert line.statuses() == [413]


# --- Time ---


async def trickle(connection: Http, line: Line, begin: bytes, part: bytes) -> float:
    """Send a part each second until that is refused; returns when."""
    at = asyncio.get_running_loop().time()
    await hear(connection, begin)
    while not line.end:
        await asyncio.sleep(1)
        if not line.end:
            await hear(connection, part)
    return asyncio.get_running_loop().time() - at


@pytest.mark.parametrize("before", [b"", GET + END], ids=["first", "second"])
@pytest.mark.parametrize(("begin", "part"), [(GET, b"a: b\r\n"), (GET + b"X: ", b"x"), (b"G", b""), (b"\r\n", b"\r\n")])
async def test_a_head_has_to_come_in_time(begin: bytes, part: bytes, before: bytes) -> None:
    connection, line = connected(Application())
    if before:
        await hear(connection, before)
    took = await trickle(connection, line, begin, part)
    assert HEAD_SECONDS <= took <= HEAD_SECONDS + 1
    assert line.statuses() == [200] * bool(before) + [408]
    await asyncio.sleep(LINGER_SECONDS)
    assert line.end == "aborted"


async def test_a_connection_that_is_not_used_is_closed_without_a_word() -> None:
    _, line = connected(Application())
    await asyncio.sleep(HEAD_SECONDS - 1)
    assert line.end == ""
    await asyncio.sleep(2)
    assert (line.written, line.end) == (b"", "closed")


async def test_a_body_has_to_come_in_time() -> None:
    application = Application()
    connection, line = connected(application)
    begin = b"POST /body HTTP/1.1\r\nHost: here\r\nContent-Length: 1000\r\n\r\n"
    took = await trickle(connection, line, begin, b"x")
    assert BODY_SECONDS <= took <= BODY_SECONDS + 1
    assert (line.statuses(), application.seen) == ([408], ["gone"])


async def test_a_client_that_waits_for_the_server_is_not_late() -> None:
    application = Application(seconds=3 * BODY_SECONDS)
    connection, line = connected(application)
    await hear(connection, with_length(b"x" * 10), GET)
    await asyncio.sleep(3 * BODY_SECONDS - 1)
    assert (line.written, line.end) == (b"", "")
    await asyncio.sleep(2)
    assert line.statuses() == [200]
    await hear(connection, END)
    await asyncio.sleep(3 * BODY_SECONDS + 1)
    assert line.statuses() == [200, 200]


async def test_a_body_that_ends_after_its_answer_leaves_no_connection_without_an_end() -> None:
    class Hasty(Application):
        async def __call__(self, scope: Any, receive: Any, send: Send) -> None:
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
            await send({"type": "http.response.body"})

    connection, line = connected(Hasty())
    whole = with_length(b"x" * 10)
    await hear(connection, whole[:-5], whole[-5:])
    await asyncio.sleep(HEAD_SECONDS + 1)
    assert (line.statuses(), line.end) == ([200], "closed")


# --- Number ---


def test_the_connections_of_an_address_are_counted_until_they_end() -> None:
    connections = Connections(Settings(connections_per_address=2))
    first, second = connections.enter("192.0.2.1"), connections.enter("192.0.2.1")
    assert connections.enter("192.0.2.1") is None
    assert connections.enter("192.0.2.2") is not None
    assert first is not None
    first()
    assert second is not None
    assert connections.enter("192.0.2.1") is not None
    assert connections.enter("192.0.2.1") is None
    assert len(connections) == 3


def test_subscribers_of_ipv6_share_their_connections() -> None:
    connections = Connections(Settings(connections_per_address=1))
    assert connections.enter("2001:db8::1") is not None
    assert connections.enter("2001:db8::2") is None
    assert connections.enter("2001:db8:0:1::1") is not None


@pytest.mark.parametrize(
    ("chosen", "address"),
    [
        ({"trusted_proxies": ("10.0.0.0/8",)}, "10.1.2.3"),
        ({"trusted_proxies": ("::1", "192.0.2.1")}, "192.0.2.1"),
        ({}, "127.0.0.1"),
        ({}, None),
        ({"limits": False}, "192.0.2.1"),
    ],
)
def test_proxies_may_open_any_number(chosen: dict[str, Any], address: str | None) -> None:
    connections = Connections(Settings(connections_per_address=1, **chosen))
    assert all(connections.enter(address) is not None for _ in range(5))
    assert len(connections) == 0


def test_the_log_tells_of_refused_connections_once_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    now = 0.0
    connections = Connections(Settings(connections_per_address=1), lambda: now)
    for now in (0.0, 1.0, TELL_EACH - 1, TELL_EACH, TELL_EACH + 1):  # noqa: B007  # the clock reads it
        connections.enter("192.0.2.1")
    assert [record.getMessage() for record in caplog.records] == [
        "refused: a connection of an address that has 1 open"
    ] * 2


# --- A real server ---


@contextlib.contextmanager
def raw(server: Running) -> Iterator[socket.socket]:
    """Open a connection without any library, which would not read an answer before it has sent all."""
    parts = urlsplit(server.address)
    with socket.create_connection((parts.hostname, parts.port), timeout=PATIENCE) as line:
        yield line


def read_all(line: socket.socket) -> bytes:
    """Read until the server closes."""
    return b"".join(iter(lambda: line.recv(65536), b""))


def until_counted(server: Running, number: int) -> None:
    """Wait until the server has noticed that so many connections are open."""
    wait_until(lambda: len(server.connections) == number)


HEALTH = b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"


def test_an_address_opens_so_many_connections(serve: Serve) -> None:
    server = serve(limits=True, trusted_proxies=(), connections_per_address=1)
    for _ in range(2):
        with raw(server) as first:
            first.sendall(HEALTH)
            assert first.recv(65536).startswith(b"HTTP/1.1 200")
            with raw(server) as second:
                assert read_all(second).startswith(b"HTTP/1.1 503")
        until_counted(server, 0)


def test_a_websocket_counts_once_until_it_ends(serve: Serve) -> None:
    server = serve(limits=True, trusted_proxies=())
    ann = server.caller()
    table = ann.open(YOU, HOTSEAT)["table"]
    ann.http.close()
    until_counted(server, 0)
    sockets = [ann.socket(table) for _ in range(3)]
    for one in sockets:
        one.state()
    for left in (2, 1, 0):
        until_counted(server, left + 1)
        sockets.pop().close()
        until_counted(server, left)


def test_a_client_that_sends_too_much_reads_why(serve: Serve) -> None:
    server = serve()
    begin = b"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n"
    with raw(server) as line:
        line.sendall(begin % (2 * LARGEST_BODY) + b" " * 2 * LARGEST_BODY)
        answer = read_all(line)
    assert answer.startswith(b"HTTP/1.1 413")
    assert b'"too-large"' in answer


@pytest.mark.parametrize(
    "sent", [b"Content-Length: 100\r\n\r\n{", b"Transfer-Encoding: chunked\r\n\r\n5\r\n{"], ids=["short", "chunked"]
)
def test_a_client_that_leaves_within_its_body_is_no_fault(
    serve: Serve, sent: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    server = serve()
    caplog.set_level(logging.INFO, logger="ludotheque.server.transport.guard")
    with raw(server) as line:
        line.sendall(b"POST /api/replay HTTP/1.1\r\nHost: localhost\r\n" + sent)
    wait_until(lambda: "POST /api/replay: 400" in caplog.text)
    assert "Traceback" not in caplog.text and "could not be answered" not in caplog.text


def test_a_client_that_goes_on_sending_is_cut_off(serve: Serve) -> None:
    server = serve()
    with raw(server) as line, pytest.raises(OSError):  # reset, or a broken pipe
        line.sendall(b"POST /api/replay HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999999999999\r\n\r\n")
        for _ in range(100):
            line.sendall(b" " * LARGEST_BODY)


def test_a_client_that_sends_an_endless_header_reads_why(serve: Serve) -> None:
    server = serve()
    with raw(server) as line:
        line.sendall(GET + b"X: " + b"x" * LARGEST_BODY)
        assert read_all(line).startswith(b"HTTP/1.1 431")


def test_a_websocket_with_a_header_too_long_for_its_library_is_refused(serve: Serve) -> None:
    server = serve(limits=True, trusted_proxies=())
    with raw(server) as line:
        line.sendall(
            b"GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nX: %s\r\n\r\n" % (b"x" * 9000)
        )
        assert read_all(line).startswith(b"HTTP/1.1 400")
    until_counted(server, 0)

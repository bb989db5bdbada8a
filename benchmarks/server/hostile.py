"""Measure what one hostile connection costs everyone else.

``python -m benchmarks.server.hostile``: requests for each second and each second of the server's processor, how long
others wait while one client sends a header without end, or a WebSocket's frames that are no messages, and the server's
memory while one sends 100 MB of headers.
"""

from __future__ import annotations

import contextlib
import socket
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median
from typing import BinaryIO
from urllib.parse import urlsplit

import httpx

from benchmarks.server.__main__ import Meter, process

SECONDS = 5.0
"""Length of each measurement."""

WARM_UP = 0.5
"""Seconds of requests before the first, and of an attack before others are measured."""

READ = 65_536
"""The bytes read at a time."""

ASKED = b"GET /health HTTP/1.1\r\nHost: localhost\r\nAccept-Language: en-GB,en;q=0.5\r\nCookie: guest=abcdefghijkl\r\n"
KEPT = ASKED + b"\r\n"
LAST = ASKED + b"Connection: close\r\n\r\n"

VALUE = b"GET / HTTP/1.1\r\nHost: localhost\r\nX: "
"""The begin of a request whose header has no end."""
MORE = b"x" * READ

LINES = b"GET / HTTP/1.1\r\nHost: localhost\r\n"
LINE = b"X-A: abcdefgh\r\n" * 4000
MEGABYTES = 100

HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
FLOODS = {"pings": (b"", b"\x89\x80****"), "pongs": (b"", b"\x8a\x80****"), "parts": (b"\x01\x80****", b"\x00\x80****")}
"""Frames of RFC 6455 without content, behind what has to be sent before them: the begin of a message for its parts."""
AT_ONCE = 10_000
"""So many of them are sent at a time."""

Place = tuple[str, int]


def ask(place: Place) -> None:
    """Ask once, on a connection of its own, and read to the end."""
    with socket.create_connection(place) as line:
        line.sendall(LAST)
        while line.recv(READ):
            pass


def kept(place: Place, seconds: float) -> int:
    """Ask again and again on one connection; returns how often that was answered."""
    end = time.monotonic() + seconds
    answers = 0
    with socket.create_connection(place) as line, line.makefile("rb") as answer:
        while time.monotonic() < end:
            line.sendall(KEPT)
            answer.read(int(headers(answer)["content-length"]))
            answers += 1
    return answers


def headers(answer: BinaryIO) -> dict[str, str]:
    """Read the headers of an answer."""
    lines = iter(answer.readline, b"\r\n")
    next(lines)
    return dict(line.decode().strip().lower().split(": ", 1) for line in lines)


def times(place: Place, seconds: float) -> list[float]:
    """Ask again and again on new connections; returns the milliseconds of each, a few at least."""
    end = time.monotonic() + seconds
    found: list[float] = []
    while time.monotonic() < end or len(found) < 3:
        begin = time.monotonic()
        ask(place)
        found.append(1000 * (time.monotonic() - begin))
    return found


@contextlib.contextmanager
def attack(place: Place, begin: Callable[[socket.socket], None], more: bytes) -> Iterator[None]:
    """Send something without end meanwhile, from the beginning again whenever the server ends that."""
    over = threading.Event()

    def send() -> None:
        while not over.is_set():
            with contextlib.suppress(OSError), socket.create_connection(place) as line:
                begin(line)
                while not over.is_set():
                    line.sendall(more)

    threading.Thread(target=send, daemon=True).start()
    time.sleep(WARM_UP)
    yield
    over.set()


def endless(line: socket.socket) -> None:
    """Begin a header."""
    line.sendall(VALUE)


def joined(table: str, first: bytes) -> Callable[[socket.socket], None]:
    """Return a way to begin a WebSocket at a table, and with what."""

    def begin(line: socket.socket) -> None:
        line.sendall(HANDSHAKE.format(table=table).encode())
        line.recv(READ)
        line.sendall(first)

    return begin


def opened(address: str) -> str:
    """Open a table, and return its name."""
    seats = [{"kind": "you", "name": "Ann"}, {"kind": "hotseat"}]
    answer = httpx.post(f"{address}api/tables", json={"game": "koryo", "seats": seats})
    return str(answer.raise_for_status().json()["table"])


def memory(place: Place, meter: Meter) -> tuple[float, float]:
    """Return the megabytes of the server before so many headers, and the most meanwhile."""
    before = most = meter.memory()
    with contextlib.suppress(OSError), socket.create_connection(place) as line:
        line.sendall(LINES)
        for _ in range(MEGABYTES * 10**6 // len(LINE)):
            line.sendall(LINE)
            most = max(most, meter.memory())
    return before, max(most, meter.memory())


def main() -> None:
    """Measure, and print the figures."""
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.db")
        with process("ludotheque.server", "--no-limits", "--port", "0", "--database", database) as (server, address):
            parts = urlsplit(address)
            place, meter = (str(parts.hostname), int(parts.port or 0)), Meter(server)
            kept(place, WARM_UP)
            for name, number in (("kept", kept), ("new", lambda *asked: len(times(*asked)))):
                meter.seconds = 0.0
                meter.start()
                answers = number(place, SECONDS)
                meter.stop()
                each = f"{1e6 * meter.seconds / answers:.0f} µs of its processor each"
                print(f"{name + ' connections':24}{answers / SECONDS:.0f} requests a second, {each}", flush=True)
            print(f"{'others, in peace':24}{median(times(place, SECONDS)):.1f} ms", flush=True)
            table = opened(address)
            attacks: dict[str, tuple[Callable[[socket.socket], None], bytes]] = {
                "a header without end": (endless, MORE)
            }
            for name, (first, more) in FLOODS.items():
                attacks[f"{name} without end"] = (joined(table, first), AT_ONCE * more)
            for name, (begin, more) in attacks.items():
                with attack(place, begin, more):
                    waits = times(place, SECONDS)
                print(f"{'others, ' + name:32}{median(waits):.1f} ms, at most {max(waits):.0f} ms", flush=True)
            before, most = memory(place, meter)
            print(f"{'memory':24}{before:.0f} MB, at most {most:.0f} MB", flush=True)


if __name__ == "__main__":
    main()

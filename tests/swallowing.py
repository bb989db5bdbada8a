"""A TCP proxy whose connections can die without a word, as where a network changes or a host loses its power."""

from __future__ import annotations

import asyncio
import contextlib
import threading
import time
from dataclasses import dataclass, field
from typing import Self

HOST = "127.0.0.1"
PIECE = 64 * 1024
STARTS_WITHIN = 10.0
SOCKET = b"/socket HTTP/1.1\r\n"
"""The end of the first line of a request that opens a table's socket."""
MESSAGE = b"\x81"
"""The first byte of a server's whole message of text on a WebSocket; that of a long one, compressed, is another."""
COMPRESSED = b"\xc1"


@dataclass
class Way:
    """One connection through the proxy."""

    begun: float = field(default_factory=time.monotonic)
    swallows: bool = False
    """True once nothing that the client sends gets through any more."""
    swallows_answers: bool = False
    """True once nothing that the server sends gets through any more."""
    socket: bool = False
    """True for the socket of a table."""
    spoken_at: float | None = None
    """The time when the server said something on that socket."""


class Swallowing:
    """The proxy, in a thread of its own: new connections get through until :meth:`swallow` is called again."""

    def __init__(self, port: int | None) -> None:
        self._to = port
        self.refuses = False
        """True while new connections are closed at once."""
        self._ready = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._ways: list[Way] = []
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._ready.wait(STARTS_WITHIN), "the proxy did not start"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    def swallow(self, *, answers: bool = False) -> float:
        """Let the open sockets of tables fall silent, or just what the server sends on them; return the time."""
        for way in self.ways:
            if way.socket:
                way.swallows_answers = True
                way.swallows = way.swallows or not answers
        return time.monotonic()

    @property
    def ways(self) -> list[Way]:
        return list(self._ways)

    def back_after(self, since: float) -> float | None:
        """Return the seconds from a time until a server spoke on a socket that was opened after it."""
        times = [way.spoken_at for way in self.ways if way.socket and way.begun > since and way.spoken_at]
        return min(times) - since if times else None

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(STARTS_WITHIN)

    def _run(self) -> None:
        server = self._loop.run_until_complete(asyncio.start_server(self._pass_on, HOST, 0))
        self.port = int(server.sockets[0].getsockname()[1])
        self._ready.set()
        self._loop.run_forever()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._loop.run_until_complete(asyncio.sleep(0))

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.refuses:
            writer.close()
            return
        way = Way()
        self._ways.append(way)
        try:
            there, back = await asyncio.open_connection(HOST, self._to)
        except OSError:
            writer.close()
            return
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self._pump(way, reader, back, asked=True))
            tasks.create_task(self._pump(way, there, writer, asked=False))

    async def _pump(self, way: Way, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, asked: bool) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(PIECE):
                if way.swallows if asked else way.swallows_answers:
                    continue
                way.socket = way.socket or (asked and SOCKET in data)
                if way.socket and not asked and way.spoken_at is None and data[:1] in (MESSAGE, COMPRESSED):
                    way.spoken_at = time.monotonic()
                writer.write(data)
                await writer.drain()
        # The end of a connection does not get through either.
        if not (way.swallows or way.swallows_answers):
            writer.close()

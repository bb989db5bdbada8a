"""Records from outside: read and played again in threads, with limits, and only while the client waits for them."""

from __future__ import annotations

import asyncio
import threading
import time
import zlib
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, TypeVar

from fastapi import Request, Response

from ludotheque.server.host.settings import Settings
from ludotheque.server.protocol.refused import TooMany, Unfit
from ludotheque.server.thinking.asking import unless

T = TypeVar("T")

TRY_AGAIN = 5.0
"""Seconds after which to come back when too many are waiting."""

GZIP = zlib.MAX_WBITS | 16
QUICKLY = 4
"""The compression level: replays repeat themselves, and more effort gains little."""


class Gone(Exception):
    """The client has left; the answer is for no one."""


class Stop:
    """Tells work in a thread when to end."""

    def __init__(self, seconds: float) -> None:
        self._until = time.monotonic() + seconds
        self._gone = threading.Event()

    def set(self) -> None:
        """Note that no one waits for the work any more."""
        self._gone.set()

    def check(self) -> None:
        """Raise if there is no more reason, or no more time, to go on. Called between steps of the work.

        It also lets the event loop have its turn, which otherwise waits for the interpreter at each step of its own.
        """
        time.sleep(0)
        if self._gone.is_set():
            raise Gone
        if time.monotonic() > self._until:
            raise Unfit("this record takes too long to play again", "record-slow")


class Studies:
    """Records are played again one at a time: it is work, and anyone can ask for it."""

    def __init__(self, settings: Settings) -> None:
        self._seconds = settings.study_seconds
        self._most = settings.studies_waiting
        self._turn = asyncio.Semaphore(1)
        self._waiting = 0

    async def run(self, request: Request, work: Callable[[Stop], T]) -> T:
        """Do the work in a thread when it is its turn.

        Raises:
            TooMany: too many others wait already.
            Gone: the client has not waited.
        """
        if self._waiting >= self._most:
            raise TooMany("many records are being replayed at the moment; try again in a few seconds", TRY_AGAIN)
        self._waiting += 1
        try:
            return await while_there(request, self._in_turn(work))
        finally:
            self._waiting -= 1

    async def _in_turn(self, work: Callable[[Stop], T]) -> T:
        async with self._turn:
            stop = Stop(self._seconds)
            try:
                return await asyncio.to_thread(work, stop)
            finally:
                stop.set()


async def while_there(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Return what the work comes to; cancel it if the client leaves before. Gone if it does."""
    found = await unless(_leaving(request), work)
    if found is None:
        raise Gone
    return found


async def _leaving(request: Request) -> None:
    await request.body()  # what is left of it; afterwards the only news is that the client leaves
    while (await request.receive())["type"] != "http.disconnect":
        pass


def pack(parts: Iterable[bytes], stop: Stop) -> bytes:
    """Compress an answer piece by piece, so that it is never in memory as a whole, and others get their turn."""
    packer = zlib.compressobj(QUICKLY, wbits=GZIP)
    packed = []
    for part in parts:
        stop.check()
        packed.append(packer.compress(part))
    return b"".join([*packed, packer.flush()])


def answer(request: Request, packed: bytes) -> Response:
    """Send JSON that is compressed already; unpacked for the few clients that cannot."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        return Response(packed, media_type="application/json", headers=headers)
    return Response(zlib.decompress(packed, GZIP), media_type="application/json")

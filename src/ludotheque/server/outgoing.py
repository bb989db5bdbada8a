"""Requests to addresses that guests have named: public HTTPS only, resolved once, and never sent on to another.

A guest could name an address of the host's own network, or a name that resolves to one, now or a moment later. So the
name is resolved once, every address found has to be public, and the connection goes to the one that was looked at.
"""

from __future__ import annotations

import asyncio
import functools
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor

import h11

from ludotheque.app.people.notifications.addresses import (
    LOOPBACK,
    Forbidden,
    Receipt,
    Unreachable,
    WebAddress,
    is_public,
    read,
)

TIMEOUT = 10.0
"""Seconds from resolving a name to the answer."""
LARGEST_ANSWER = 64 * 1024
"""Bytes that are read of an answer; only its status matters."""
CHUNK = 16 * 1024
RESOLVERS = 4
"""Threads that resolve names: slow name servers keep no one else waiting."""

Resolve = Callable[[str, int], Awaitable[list[str]]]


class HttpsClient:
    """Sends requests out.

    Args:
        loopback: allow this machine itself, for tests.
        resolve: finds the addresses of a name; the system's, if left out.
        context: the certificates to believe; the system's, if left out.
    """

    def __init__(
        self, *, loopback: bool = False, resolve: Resolve | None = None, context: ssl.SSLContext | None = None
    ) -> None:
        self.loopback = loopback
        self._threads = ThreadPoolExecutor(RESOLVERS, "ludotheque-resolver")
        self._resolve = resolve or self._by_system
        self._context = context

    def close(self) -> None:
        """Resolve nothing any more."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Receipt:
        """Send a body to an address.

        Raises:
            Forbidden: the address, or what its name resolves to now, is not public.
            Unreachable: there was no answer that could be read.
        """
        place = read(url, loopback=self.loopback)
        try:
            async with asyncio.timeout(TIMEOUT):
                address = await self._address(place)
                return await self._send(place, address, body, headers)
        except (OSError, TimeoutError, h11.ProtocolError, asyncio.IncompleteReadError) as error:
            raise Unreachable(type(error).__name__) from None

    async def _address(self, place: WebAddress) -> str:
        """Resolve a name once. Forbidden if any of its addresses is not public: there is no reason for that."""
        found = await self._resolve(place.host, place.port)
        if not found:
            raise Unreachable("no address")
        if not (self.loopback and place.host in LOOPBACK) and not all(map(is_public, found)):
            raise Forbidden("the name leads to an address that is not public")
        return found[0]

    async def _by_system(self, host: str, port: int) -> list[str]:
        ask = functools.partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self._threads, ask)
        return [str(one[4][0]) for one in found]

    async def _send(self, place: WebAddress, address: str, body: bytes, headers: Mapping[str, str]) -> Receipt:
        context = await self._secured() if place.secure else None
        reader, writer = await asyncio.open_connection(
            address, place.port, ssl=context, server_hostname=place.host if place.secure else None
        )
        try:
            connection = h11.Connection(h11.CLIENT)
            host = place.origin.partition("://")[2]
            every = {"Host": host, "Content-Length": str(len(body)), "Connection": "close", **headers}
            request = h11.Request(method="POST", target=place.target, headers=list(every.items()))
            for event in (request, h11.Data(data=body), h11.EndOfMessage()):
                writer.write(connection.send(event) or b"")
            await writer.drain()
            return await _reply(connection, reader)
        finally:
            writer.transport.abort()

    async def _secured(self) -> ssl.SSLContext:
        if self._context is None:
            self._context = await asyncio.to_thread(ssl.create_default_context)
        return self._context


async def _reply(connection: h11.Connection, reader: asyncio.StreamReader) -> Receipt:
    """Read the head of an answer. A redirect is an answer like any other: it is not followed."""
    read = 0
    while True:
        event = connection.next_event()
        if isinstance(event, h11.Response):
            return Receipt(event.status_code, _seconds(dict(event.headers).get(b"retry-after", b"")))
        if event is h11.NEED_DATA:
            data = await reader.read(CHUNK)
            read += len(data)
            if read > LARGEST_ANSWER:
                raise Unreachable("the answer is too long")
            connection.receive_data(data)
        elif not isinstance(event, h11.InformationalResponse):
            raise Unreachable("the connection was closed")


def _seconds(text: bytes) -> float | None:
    return float(text) if text.isdigit() and len(text) < 7 else None

"""Requests to addresses that guests have named: public HTTPS only, resolved once, and never sent on to another.

A guest could name an address of the host's own network, or a name that resolves to one, now or a moment later. So the
name is resolved once, every address found has to be public, and the connection goes to the one that was looked at.
"""

from __future__ import annotations

import asyncio
import functools
import ipaddress
import re
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

import h11

from ludotheque.server.protocol.refused import Unfit

LONGEST_URL = 2000
HTTPS = 443
TIMEOUT = 10.0
"""Seconds from resolving a name to the answer."""
LARGEST_ANSWER = 64 * 1024
"""Bytes that are read of an answer; only its status matters."""
CHUNK = 16 * 1024
RESOLVERS = 4
"""Threads that resolve names: slow name servers keep no one else waiting."""

HOST = re.compile(r"(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))+")
NUMBER = re.compile(r"[0-9]+|0x[0-9a-f]*")
"""The last part of a host that browsers and system libraries take for an IPv4 address, in one of many spellings."""
LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})

GLOBAL_IPV6 = ipaddress.IPv6Network("2000::/3")
TUNNELS = (ipaddress.IPv6Network("2002::/16"), ipaddress.IPv6Network("2001::/32"))
"""IPv6 networks (6to4, Teredo) whose addresses hold one of IPv4."""

Resolve = Callable[[str, int], Awaitable[list[str]]]


class Forbidden(Unfit):
    """An address to which this server sends nothing."""

    def __init__(self, text: str) -> None:
        super().__init__(text, "address-forbidden")


class Unreachable(Exception):
    """There was no answer."""


class Place(NamedTuple):
    """An address in its parts, after it was looked over."""

    secure: bool
    host: str
    port: int
    target: str
    """The path and the query."""
    origin: str


class Reply(NamedTuple):
    """The part of an answer that matters."""

    status: int
    retry_after: float | None

    @property
    def ok(self) -> bool:
        """Return whether the request was accepted."""
        return 200 <= self.status < 300


def read(url: str, *, loopback: bool = False) -> Place:
    """Look an address over, before anything is resolved.

    Args:
        url: the address.
        loopback: allow this machine itself, at any port and without TLS: for tests.

    Raises:
        Forbidden: in words for the guest who has named it.
    """
    parts = _split(url)
    host = (parts.hostname or "").rstrip(".")
    if loopback and host in LOOPBACK:
        return _place(parts, host, parts.port or HTTPS)
    if parts.scheme != "https":
        raise Forbidden("the address has to begin with https://")
    if parts.username is not None or parts.password is not None:
        raise Forbidden("the address may not hold a name or a password")
    if (parts.port or HTTPS) != HTTPS:
        raise Forbidden(f"the address may not name a port other than {HTTPS}")
    return _place(parts, _name(host), HTTPS)


def _split(url: str) -> SplitResult:
    if len(url) > LONGEST_URL or not url.isascii() or any(character <= " " or character == "\\" for character in url):
        raise Forbidden("this is no address of the web")
    try:
        parts = urlsplit(url)
        parts.port  # noqa: B018  # raises if it is none
    except ValueError:
        raise Forbidden("this is no address of the web") from None
    return parts


def _name(host: str) -> str:
    """Return the name or address of a host. Forbidden if it is not public, or an address in an unusual spelling."""
    if _is_address(host):
        if not is_public(host):
            raise Forbidden("the address is not a public one")
    elif NUMBER.fullmatch(host.rpartition(".")[2]) or HOST.fullmatch(host) is None:
        raise Forbidden("the address has to name a public host")
    return host


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _place(parts: SplitResult, host: str, port: int) -> Place:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    shown = f"[{host}]" if ":" in host else host
    origin = f"{parts.scheme}://{shown}" + ("" if port == HTTPS else f":{port}")
    return Place(parts.scheme == "https", host, port, target, origin)


def is_public(address: str) -> bool:
    """Return whether anyone could reach an address. ValueError if it is none.

    Addresses that hold another one, such as IPv4 within IPv6, count as not public: they have no use here.

    >>> [is_public(one) for one in ("1.1.1.1", "2606:4700::1111")]
    [True, True]
    >>> [is_public(one) for one in ("10.0.0.1", "127.0.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1")]
    [False, False, False, False, False, False]
    >>> [is_public(one) for one in ("::1", "fe80::1", "fd00::1", "::ffff:1.1.1.1", "64:ff9b::7f00:1", "2002:7f00:1::")]
    [False, False, False, False, False, False]
    """
    found = ipaddress.ip_address(address)
    if not found.is_global or found.is_multicast or found.is_reserved or found.is_unspecified:
        return False
    if isinstance(found, ipaddress.IPv4Address):
        return True
    return found in GLOBAL_IPV6 and not any(found in network for network in TUNNELS)


class Outside:
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

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Reply:
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

    async def _address(self, place: Place) -> str:
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

    async def _send(self, place: Place, address: str, body: bytes, headers: Mapping[str, str]) -> Reply:
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


async def _reply(connection: h11.Connection, reader: asyncio.StreamReader) -> Reply:
    """Read the head of an answer. A redirect is an answer like any other: it is not followed."""
    read = 0
    while True:
        event = connection.next_event()
        if isinstance(event, h11.Response):
            return Reply(event.status_code, _seconds(dict(event.headers).get(b"retry-after", b"")))
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

"""Web addresses that guests have named, looked over before anything is sent to them."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Mapping
from typing import NamedTuple, Protocol
from urllib.parse import SplitResult, urlsplit

from ludotheque.app.protocol.refused import Unfit

LONGEST_URL = 2000
HTTPS = 443
HOST = re.compile(r"(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))+")
NUMBER = re.compile(r"[0-9]+|0x[0-9a-f]*")
"""The last part of a host that browsers and system libraries take for an IPv4 address, in one of many spellings."""
LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})

GLOBAL_IPV6 = ipaddress.IPv6Network("2000::/3")
TUNNELS = (ipaddress.IPv6Network("2002::/16"), ipaddress.IPv6Network("2001::/32"))
"""IPv6 networks (6to4, Teredo) whose addresses hold one of IPv4."""


class Forbidden(Unfit):
    """An address to which this server sends nothing."""

    def __init__(self, text: str) -> None:
        super().__init__(text, "address-forbidden")


class Unreachable(Exception):
    """There was no answer."""


class WebAddress(NamedTuple):
    """An address in its parts, after it was looked over."""

    secure: bool
    host: str
    port: int
    target: str
    """The path and the query."""
    origin: str


class Receipt(NamedTuple):
    """The part of an answer that matters."""

    status: int
    retry_after: float | None

    @property
    def ok(self) -> bool:
        """Return whether the request was accepted."""
        return 200 <= self.status < 300


def read(url: str, *, loopback: bool = False) -> WebAddress:
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
        return _web_address(parts, host, parts.port or HTTPS)
    if parts.scheme != "https":
        raise Forbidden("the address has to begin with https://")
    if parts.username is not None or parts.password is not None:
        raise Forbidden("the address may not hold a name or a password")
    if (parts.port or HTTPS) != HTTPS:
        raise Forbidden(f"the address may not name a port other than {HTTPS}")
    return _web_address(parts, _name(host), HTTPS)


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


def _web_address(parts: SplitResult, host: str, port: int) -> WebAddress:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    shown = f"[{host}]" if ":" in host else host
    origin = f"{parts.scheme}://{shown}" + ("" if port == HTTPS else f":{port}")
    return WebAddress(parts.scheme == "https", host, port, target, origin)


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


class Outgoing(Protocol):
    """Sends requests to addresses that guests have named."""

    loopback: bool
    """True if this machine itself is allowed, for tests."""

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Receipt:
        """Send a body to an address.

        Raises:
            Forbidden: the address, or the one that its name resolves to now, is not public.
            Unreachable: there was no answer that could be read.
        """

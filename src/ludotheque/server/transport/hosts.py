"""The host names that a server answers to: a page of another name that resolves to it (DNS rebinding) gets nothing."""

from __future__ import annotations

import ipaddress
import socket

from ludotheque.server.settings import Settings

LOOPBACK = frozenset({"localhost", "127.0.0.1", "::1"})
EVERY_ADDRESS = frozenset({"0.0.0.0", "::", ""})
ANY = "*"


class Hosts:
    """The names of a server: loopback, the host it is bound to, and those that were allowed.

    Bound to all addresses, it also answers to any address, to the machine's name, and to that name in ``.local``.
    Addresses are safe: only a name can be made to point here by someone else.
    """

    def __init__(self, settings: Settings) -> None:
        origins = {origin.partition("://")[2] or origin for origin in settings.allow_origin}
        self._names = {name(one) for one in {*LOOPBACK, settings.host, *settings.allow_host, *origins}}
        self._any_address = settings.host in EVERY_ADDRESS
        if self._any_address:
            own = socket.gethostname().lower()
            self._names |= {own, f"{own.partition('.')[0]}.local"}

    def know(self, header: str) -> bool:
        """Return whether a request with that Host header is for this server."""
        asked = name(header)
        return ANY in self._names or asked in self._names or (self._any_address and _is_address(asked))


def name(host: str) -> str:
    """Return a Host header's name or address without the port, in lower case.

    >>> name("Play.Example.org:8000"), name("[::1]:8000"), name("::1")
    ('play.example.org', '::1', '::1')
    """
    host = host.strip().lower().rstrip(".")
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host if host.count(":") > 1 else host.partition(":")[0].rstrip(".")


def _is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True

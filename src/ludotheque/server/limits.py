"""Rate limits of one socket, one guest and one address."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ludotheque.app.protocol.cost import Cost
from ludotheque.app.protocol.refused import TooMany
from ludotheque.app.rates import Buckets, Rate
from ludotheque.server.settings import Settings
from ludotheque.server.telemetry.metrics import LIMITED

IPV6_SUBSCRIBER = 64
"""Bits of an IPv6 address that tell subscribers apart: each may use any address below them."""


TOLD: dict[Cost, str] = {
    "tables": "you have opened many tables in a short time",
    "positions": "you have opened many tables from positions or card files in a short time",
    "replays": "you have asked for many replays in a short time",
    "analyses": "you have asked for many analyses in a short time",
    "hints": "you have asked for many hints in a short time",
    "seats": "you have changed seats or asked for it many times in a short time",
    "meetings": "you have joined tables or called people many times in a short time",
    "archive": "you have looked through your games many times in a short time",
    "clubs": "you have changed clubs or tournaments many times in a short time",
    "identity": "you have signed in or moved between devices many times in a short time",
    "mails": "you have asked for many letters in a short time",
    "exports": "you have exported your data many times in a short time",
    "reports": "you have reported many people in a short time",
    "ways": "you have changed how you are called many times in a short time",
    "lines": "you have written many lines in a short time",
    "notes": "you have changed your notes many times in a short time",
    "cards": "you have asked for many pictures of results in a short time",
    "looks": "you have looked at many things in a short time",
}


class Limits:
    """The limits of one server, by guest and by address."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        rates: dict[Cost, Rate] = {
            "tables": settings.tables_rate,
            "positions": settings.positions_rate,
            "replays": settings.replays_rate,
            "analyses": settings.analyses_rate,
            "hints": settings.hints_rate,
            "lines": settings.lines_rate,
            "notes": settings.notes_rate,
            "seats": settings.seats_rate,
            "meetings": settings.meetings_rate,
            "identity": settings.identity_rate,
            "mails": settings.mails_rate,
            "exports": settings.exports_rate,
            "reports": settings.reports_rate,
            "ways": settings.ways_rate,
            "archive": settings.archive_rate,
            "clubs": settings.clubs_rate,
            "cards": settings.cards_rate,
            "looks": settings.looks_rate,
        }
        self._on = settings.limits
        self._guests = {kind: Buckets(rate, clock=clock) for kind, rate in rates.items()}
        self._addresses = {kind: Buckets(rate, settings.guests_per_address, clock) for kind, rate in rates.items()}
        self._rushes: dict[Cost, Buckets] = {"tables": Buckets(settings.tables_per_address, clock=clock)}
        """Limits of an address in a short time: with new cookies for each request it is ten guests at once."""
        self._requests = Buckets(settings.requests_per_address, clock=clock)
        self._most_sockets = settings.sockets_per_address
        self._sockets: Counter[str] = Counter()

    def request(self, address: str) -> float:
        """Count an API request; returns 0, or the seconds until there may be another."""
        if not self._on:
            return 0.0
        key = subscriber(address)
        after = self._requests.wait(key)
        if not after:
            self._requests.take(key)
        return after

    def ask(self, cost: Cost, guest: str | None, address: str) -> None:
        """Count something that costs the server work. A client without a cookie is only its address.

        Raises:
            TooMany: the guest, or its address, has to wait; nothing was counted.
        """
        if not self._on:
            return
        asked = [(self._addresses[cost], subscriber(address))]
        if cost in self._rushes:
            asked.append((self._rushes[cost], subscriber(address)))
        if guest is not None:
            asked.append((self._guests[cost], guest))
        after = max(buckets.wait(key) for buckets, key in asked)
        if after:
            LIMITED.labels(cost).inc()
            raise TooMany(f"{TOLD[cost]}; try again in {waiting_time(after)}", after)
        for buckets, key in asked:
            buckets.take(key)

    @contextmanager
    def socket(self, address: str) -> Iterator[bool]:
        """Count a socket as long as it is open; gives whether there is room for it."""
        key = subscriber(address)
        room = not self._on or self._sockets[key] < self._most_sockets
        self._sockets[key] += 1
        try:
            yield room
        finally:
            self._sockets[key] -= 1
            if not self._sockets[key]:
                del self._sockets[key]


def subscriber(address: str) -> str:
    """Return what tells subscribers apart: an IPv4 address, or the network of an IPv6 one.

    >>> subscriber("192.0.2.1"), subscriber("2001:db8::1:2:3:4"), subscriber("::ffff:192.0.2.1"), subscriber("local")
    ('192.0.2.1', '2001:db8::/64', '192.0.2.1', 'local')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, IPV6_SUBSCRIBER), strict=False))


def waiting_time(seconds: float) -> str:
    """Return a time for people.

    >>> waiting_time(0.2), waiting_time(59.5), waiting_time(61)
    ('1 second', '60 seconds', '2 minutes')
    """
    whole = max(1, -int(-seconds // 1))
    if whole > 60:
        return f"{-(-whole // 60)} minutes"
    return "1 second" if whole == 1 else f"{whole} seconds"

"""The connections to a table, and messages to them. A slow reader delays no one else."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Mapping, Sequence

import msgspec

from ludotheque.app.protocol.answers.tables import FromServer
from ludotheque.app.protocol.close_codes import GOING, TOO_SLOW

BACKLOG = 256
"""Messages that may wait for one connection; one that is further behind is closed and asks again."""

_NUMBERS = itertools.count(1)
"""Numbers that tell connections apart; they say nothing about who is there."""


def dump(message: FromServer) -> str:
    """Return a message as it goes over the wire."""
    return msgspec.json.encode(message).decode()


def never(_text: str) -> bool:
    """Send nothing at once."""
    return False


class Connection:
    """One socket: the seats it has proved to hold, and what is still to be sent to it.

    ``send_now`` sends a message at once if it can, and says whether it did; what it did not waits for :meth:`next`.
    ``holding`` are the digests of the tokens that its seats had when it proved to hold them.
    """

    def __init__(
        self,
        seats: frozenset[int],
        guest: str | None,
        send_now: Callable[[str], bool] = never,
        holding: Sequence[str | None] = (),
    ) -> None:
        self.seats = seats
        self.holding: list[str | None] = list(holding)
        self.guest = guest
        self.deaf_to: frozenset[str] = frozenset()
        """The guests whom this one does not want to hear."""
        self.number: int = next(_NUMBERS)
        self.eyes: list[int | None] = [*sorted(seats)] or [None]
        """The eyes it sees with: those of each of its seats, or a spectator's."""
        self.closed: int | None = None
        self._send_now = send_now
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._taken = False

    def send(self, text: str) -> None:
        """Have something sent, in order."""
        if self.closed is not None:
            return
        behind = self._outbox.qsize()
        if not behind and not self._taken and self._send_now(text):
            return
        if behind >= BACKLOG:
            self.close(TOO_SLOW)
        else:
            self._outbox.put_nowait(text)

    def tell(self, message: FromServer) -> None:
        """Have a message sent, in order."""
        self.send(dump(message))

    def close(self, code: int) -> None:
        """Close with that code once everything before it is sent."""
        if self.closed is None:
            self.closed = code
            self._outbox.put_nowait(None)

    async def next(self) -> str | None:
        """Return the next message, once the one before is sent; None when it is time to close."""
        self._taken = False
        text = await self._outbox.get()
        self._taken = True
        return text


class Audience:
    """Everyone connected to one table."""

    def __init__(self) -> None:
        self._connections: set[Connection] = set()
        self.eyes: set[int | None] = set()
        """All eyes that look at the table now."""

    def __len__(self) -> int:
        return len(self._connections)

    def spectators(self) -> int:
        """Count the connections that hold no seat."""
        return sum(not connection.seats for connection in self._connections)

    def holding(self, seat: int) -> int:
        """Count the connections that hold a seat."""
        return sum(seat in connection.seats for connection in self._connections)

    def add(self, connection: Connection) -> None:
        """Add a connection to the audience."""
        self._connections.add(connection)
        self.eyes.update(connection.eyes)

    def remove(self, connection: Connection) -> None:
        """Remove a connection from the audience."""
        self._connections.discard(connection)
        self.eyes = {eyes for one in self._connections for eyes in one.eyes}

    def seats(self) -> frozenset[int]:
        """Return the seats with a connected player."""
        return frozenset(seat for connection in self._connections for seat in connection.seats)

    def guests(self) -> frozenset[str]:
        """Return the guests who are connected, with or without a seat."""
        return frozenset(one.guest for one in self._connections if one.guest is not None)

    def tell(self, message: FromServer) -> None:
        """Send the same to everyone: nothing in it may be secret."""
        text = dump(message)
        for connection in self._connections:
            connection.send(text)

    def show(self, seen: Mapping[int | None, str]) -> None:
        """To each what its eyes see."""
        for connection in self._connections:
            for eyes in connection.eyes:
                connection.send(seen[eyes])

    def watching(self) -> list[Connection]:
        """Return the connections that hold no seat, in the order in which they came."""
        return sorted((one for one in self._connections if not one.seats), key=lambda one: one.number)

    def tell_each(self, message: Callable[[Connection], FromServer | None]) -> None:
        """To each something of its own, or nothing."""
        for connection in self._connections:
            own = message(connection)
            if own is not None:
                connection.tell(own)

    def deafen(self, guest: str, to: frozenset[str]) -> None:
        """Have all windows of a guest not hear some others."""
        for connection in self._connections:
            if connection.guest == guest:
                connection.deaf_to = to

    def unseat(self, seat: int, why: FromServer | None = None) -> None:
        """Send those away who hold a seat that is theirs no more, and tell them why: they may do nothing with it."""
        for connection in [one for one in self._connections if seat in one.seats]:
            self.remove(connection)
            if why is not None:
                connection.tell(why)
            connection.seats = frozenset()
            connection.eyes = [None]
            connection.close(GOING)

    def close(self, code: int) -> None:
        """Send everyone away."""
        for connection in self._connections:
            connection.close(code)

"""The programs that are connected to this process, by bot account: one line each, woken when there is news."""

from __future__ import annotations

import asyncio

ONLINE = 45 * 1000
"""The time for which a program counts as connected after it was noted last, in milliseconds."""


class FeedConnection:
    """The connection of one program."""

    def __init__(self) -> None:
        self.woken: asyncio.Event = asyncio.Event()
        self.replaced = False
        """True once the program has connected again elsewhere."""


class Feeds:
    """The lines of one process."""

    def __init__(self) -> None:
        self._lines: dict[str, FeedConnection] = {}

    def enter(self, guest: str) -> FeedConnection:
        """Note a new connection of a bot account, which takes the place of an earlier one."""
        before = self._lines.get(guest)
        if before is not None:
            before.replaced = True
            before.woken.set()
        line = self._lines[guest] = FeedConnection()
        return line

    def leave(self, guest: str, line: FeedConnection) -> bool:
        """Forget a connection, and return whether it was still that of its bot account."""
        if self._lines.get(guest) is not line:
            return False
        del self._lines[guest]
        return True

    def wake(self, guest: str) -> None:
        """Have a program told of news, if it is connected here; other processes look every few seconds."""
        line = self._lines.get(guest)
        if line is not None:
            line.woken.set()

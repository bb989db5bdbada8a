"""A connection between a page and one table, without a network."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from ludotheque.app.protocol.close_codes import DONE
from ludotheque.app.protocol.guests import ALONE
from ludotheque.app.talk import HungUp, Peer


class TabLine(Peer):
    """The page at the other end.

    Args:
        send: takes each message for the page.
    """

    def __init__(self, send: Callable[[str], None]) -> None:
        self._send = send
        self._said: asyncio.Queue[str | None] = asyncio.Queue()
        self.code: int = DONE
        """The code by which the page knows why the line was closed, as of a WebSocket."""

    def say(self, text: str) -> None:
        """Take a message of the page."""
        self._said.put_nowait(text)

    def hang_up(self) -> None:
        """End the talk for the page, once what it said before is answered."""
        self._said.put_nowait(None)

    async def hear(self) -> str:
        """Return the next message. HungUp when there is none any more."""
        text = await self._said.get()
        if text is None:
            raise HungUp
        return text

    def send_now(self, text: str) -> bool:
        """Send a message: that can always be done at once."""
        self._send(text)
        return True

    async def send(self, text: str) -> None:
        """Send a message."""
        self._send(text)

    async def close(self, code: int) -> None:
        """Hang up, with the code by which the page knows why."""
        self.code = code
        self.hang_up()

    async def guest(self) -> str:
        """Return the only guest there is."""
        return ALONE

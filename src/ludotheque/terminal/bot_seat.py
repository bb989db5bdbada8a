"""A bot account's seat at a table of a server: it takes the first one that is offered (docs/bot-protocol.md)."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection

from ludotheque.bots.online import GIVE_UP, PATIENCE, Site
from ludotheque.core.errors import BadInput
from ludotheque.terminal.remote import RemoteTable, line_to


class OfferedSeats:
    """A bot account that waits for a seat. While it does, it can be challenged.

    Args:
        url: the address of a server; or of one of its tables, if it is to sit at that one alone.
        token: the account's.

    Raises:
        BadInput: the server does not answer, or does not know the token.
    """

    def __init__(self, url: str, token: str) -> None:
        parts = urlsplit(url.strip())
        self.site = Site(f"{parts.scheme}://{parts.netloc}" if parts.netloc else url, token)
        path = [one for one in parts.path.split("/") if one]
        self._only: str | None = path[-1] if path else None
        self._open = ExitStack()
        self._line = self._connect()

    def take(self, seconds: float) -> RemoteTable | None:
        """Return the table of the first seat that is offered within that many seconds, or None.

        Raises:
            BadInput: the server does not answer, or does not want this program any more.
        """
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            try:
                message = json.loads(self._line.recv(timeout=left))
            except TimeoutError:
                return None
            except ConnectionClosed as error:
                if _code(error) in GIVE_UP:
                    raise BadInput(GIVE_UP[_code(error)]) from None
                self._line = self._connect()
                continue
            if self._sits(message):
                self._open.close()  # at a table, it is not to be challenged to another one
                return RemoteTable(f"{self.site.server}/table/{message['table']}", token=self.site.token)
        return None

    def _sits(self, message: dict[str, Any]) -> bool:
        """Return whether it has a seat now, and accept the one that it is offered."""
        kind = message["type"]
        if kind not in ("challenge", "game") or self._only not in (None, message["table"]):
            return False
        if kind == "challenge":
            self.site.call(f"/api/tables/{message['table']}/accept", {"seat": message["seat"]})
        return True

    def _connect(self) -> ClientConnection:
        """Open the line on which seats are offered, and wait for its welcome."""
        try:
            self._open.close()
            socket = self.site.server.replace("http", "ws", 1) + "/api/bot/socket"
            line = self._open.enter_context(line_to(socket, {"Authorization": f"Bearer {self.site.token}"}))
            line.recv(timeout=PATIENCE)
        except ConnectionClosed as error:
            raise BadInput(GIVE_UP.get(_code(error), f"{self.site.server} has closed the connection")) from None
        except (OSError, InvalidHandshake, InvalidURI, TimeoutError) as error:
            raise BadInput(f"{self.site.server} does not answer: {error}") from None
        return line


def _code(closed: ConnectionClosed) -> int:
    """Return the code with which a server has closed a socket."""
    return closed.rcvd.code if closed.rcvd else 0

"""A bot account's seat at a table of a server: it takes the first one that is offered (docs/bot-protocol.md)."""

from __future__ import annotations

import json
import time
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlsplit

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI
from websockets.sync.client import ClientConnection, connect

from ludotheque.bots.online import GIVE_UP, LONGEST, PATIENCE, Site
from ludotheque.core.errors import BadInput
from ludotheque.terminal.remote import RemoteTable


class BotSeat:
    """A bot account that waits for a seat. While it does, it can be challenged.

    Args:
        url: the address of a server; or of one of its tables, if it is to sit at that one alone.
        token: the account's.

    Raises:
        BadInput: the server does not answer, or does not know the token.
    """

    def __init__(self, url: str, token: str) -> None:
        parts = urlsplit(url.strip())
        self.site = Site(f"{parts.scheme}://{parts.netloc}", token)
        path = [one for one in parts.path.split("/") if one]
        self._only: str | None = path[-1] if path else None
        self._open = ExitStack()
        self._line = self._connect()

    def take(self, seconds: float) -> RemoteTable | None:
        """Return the table of the first seat that is offered within so many seconds, or None."""
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > 0:
            try:
                message = json.loads(self._line.recv(timeout=left))
            except TimeoutError:
                return None
            except ConnectionClosed:
                self._line = self._connect()
                continue
            if self._sits(message):
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
            line = self._open.enter_context(
                connect(
                    self.site.server.replace("http", "ws", 1) + "/api/bot/socket",
                    additional_headers={"Authorization": f"Bearer {self.site.token}"},
                    open_timeout=PATIENCE,
                    max_size=LONGEST,
                )
            )
            line.recv(timeout=PATIENCE)
        except ConnectionClosed as error:
            code = error.rcvd.code if error.rcvd else 0
            raise BadInput(GIVE_UP.get(code, f"{self.site.server} has closed the connection")) from None
        except (OSError, InvalidHandshake, InvalidURI, TimeoutError) as error:
            raise BadInput(f"{self.site.server} does not answer: {error}") from None
        return line

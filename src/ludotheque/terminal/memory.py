"""The seats that a person holds at tables of servers, kept in a file that only they can read."""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from ludotheque.core.errors import BadInput

MOST: Final = 200
"""The tables of one server that are remembered: the latest."""
LARGEST: Final = 2**20
"""The most bytes of the file that are read."""


@dataclass(frozen=True, slots=True)
class SavedSeat:
    """A seat: its token, and what was promised for the shuffles."""

    seat: int
    token: str
    value: str
    commit: str


def usual_file() -> Path:
    """Return the file in the person's folder for such things (XDG)."""
    state = os.environ.get("XDG_STATE_HOME") or ""
    folder = Path(state) if Path(state).is_absolute() else Path.home() / ".local" / "state"
    return folder / "ludotheque" / "seats.json"


class Memory:
    """Cookies and seats by server. A file that cannot be read holds none."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = usual_file() if file is None else file

    def cookie(self, server: str) -> str:
        """Return the cookie of a server; "" if it has given none."""
        cookie = self._server(self._read(), server).get("cookie", "")
        return cookie if isinstance(cookie, str) else ""

    def keep_cookie(self, server: str, cookie: str) -> None:
        """Keep the cookie of a server."""
        all = self._read()
        all[server] = {**self._server(all, server), "cookie": cookie}
        self._write(all)

    def seat(self, server: str, table: str) -> SavedSeat | None:
        """Return the seat at a table."""
        try:
            return SavedSeat(**self._tables(self._read(), server)[table])
        except (KeyError, TypeError):
            return None

    def keep_seat(self, server: str, table: str, kept: SavedSeat) -> None:
        """Keep the seat at a table, as the latest."""
        self._put(server, table, asdict(kept))

    def forget_seat(self, server: str, table: str) -> None:
        """Forget the seat at a table: its game is over, or it is another's."""
        self._put(server, table, None)

    def _put(self, server: str, table: str, kept: dict[str, Any] | None) -> None:
        all = self._read()
        tables = {id: one for id, one in self._tables(all, server).items() if id != table}
        if kept is not None:
            tables[table] = kept
        all[server] = {**self._server(all, server), "tables": dict(list(tables.items())[-MOST:])}
        self._write(all)

    def _server(self, all: Mapping[str, Any], server: str) -> dict[str, Any]:
        found = all.get(server)
        return found if isinstance(found, dict) else {}

    def _tables(self, all: Mapping[str, Any], server: str) -> dict[str, Any]:
        found = self._server(all, server).get("tables")
        return found if isinstance(found, dict) else {}

    def _read(self) -> dict[str, Any]:
        with suppress(OSError, ValueError), self._file.open("rb") as file:
            found = json.loads(file.read(LARGEST))
            if isinstance(found, dict):
                return found
        return {}

    def _write(self, all: Mapping[str, Any]) -> None:
        """Write the whole file again, readable by its owner alone from the first byte on."""
        try:
            self._file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            descriptor, written = tempfile.mkstemp(dir=self._file.parent)  # with mode 0600
            with os.fdopen(descriptor, "w", encoding="utf-8") as file:
                json.dump(all, file)
            Path(written).replace(self._file)
        except OSError as error:
            raise BadInput(f"{self._file}: the seat cannot be remembered: {error.strerror}") from None

"""How one server is set up."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


def default_database() -> Path:
    """The file in which the tables are kept when nothing else is said: in the user's data folder (XDG)."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "ludotheque" / "tables.db"


STATIC = Path(__file__).with_name("static")


def default_workers() -> int:
    """One process less than there are processors, but two, so that a long thought does not hold up a short one."""
    return max(2, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True, slots=True)
class Settings:
    """Everything that can be chosen about a server; times are in seconds."""

    host: str = "127.0.0.1"
    port: int = 8000
    """0 takes any free port."""
    database: Path = field(default_factory=default_database)
    static: Path = STATIC
    """The folder of the built web client."""
    allowed_origins: tuple[str, ...] = ()
    """Origins besides the server's own host whose pages may write to it, such as ``https://play.example.org``."""
    workers: int = field(default_factory=default_workers)
    """Processes that bots think in."""
    thinking: str | None = None
    """The queue of thoughts that this server shares (``ludotheque think --listen``); one of its own, if left out."""
    thinking_secret: Path | None = None
    """The file with the secret of that queue; the environment's ``LUDOTHEQUE_THINKING_SECRET``, if left out."""
    bot_pause: float = 0.6
    """The least time a bot's action takes, so that people can follow."""
    commit_seconds: float = 10.0
    """How long the deal waits for players to connect once all seats are taken."""
    reveal_seconds: float = 5.0
    """How long it then waits for them to reveal their contributions to the shuffles."""
    hint_seconds: float = 1.0
    """How long a hint is thought about."""
    idle_seconds: float = 60.0
    """After this time without anybody there, a table is only kept in the database."""
    tables_per_guest: int = 100
    """Unfinished tables that one guest may open in a day."""
    sockets_per_table: int = 64
    messages_per_second: float = 20.0
    """Of one socket, on average."""
    message_burst: int = 60
    """Of one socket, at once."""
    lines_per_second: float = 0.5
    """Of chat from one socket, on average: every line is kept."""
    line_burst: int = 10
    strikes: int = 10
    """Malformed, oversized or too many messages after which a socket is closed."""

"""The kinds of work that callers cost a server, each with a limit of its own."""

from __future__ import annotations

from typing import Literal

Cost = Literal[
    "tables",
    "positions",
    "replays",
    "analyses",
    "hints",
    "lines",
    "notes",
    "seats",
    "meetings",
    "reports",
    "archive",
    "clubs",
    "ways",
    "identity",
    "mails",
    "exports",
    "cards",
    "looks",
]

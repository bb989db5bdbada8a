"""The table and the request that are being dealt with: lines of the log name them."""

from __future__ import annotations

from contextvars import ContextVar

REQUEST: ContextVar[str | None] = ContextVar("request", default=None)
"""The id of the request that is being answered."""
TABLE: ContextVar[str | None] = ContextVar("table", default=None)
"""The id of the table that is being dealt with."""


def begin_own_work(table: str) -> None:
    """Have the lines of this task name a table, and not the request that has loaded it."""
    REQUEST.set(None)
    TABLE.set(table)

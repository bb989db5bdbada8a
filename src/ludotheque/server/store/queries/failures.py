"""Statements about bots that failed at tables: one row for each game, level and version of the software."""

from __future__ import annotations

from ludotheque.server.store.queries.sql import insert, quoted

FAILURE = ("game", "level", "version", "times", "since", "at", "table", "error")
"""``since`` is the time of the first failure; ``at``, ``table`` and ``error`` are of the last one."""

COUNT = (
    f"{insert('bot_failures', FAILURE)} ON CONFLICT (game, level, version) DO UPDATE SET "
    'times = bot_failures.times + excluded.times, "at" = excluded."at", "table" = excluded."table", '
    "error = excluded.error"
)
FAILURES = f'SELECT {quoted(FAILURE)} FROM bot_failures ORDER BY "at" DESC LIMIT {{most}}'
TOTAL = "SELECT COALESCE(SUM(times), 0) FROM bot_failures"
CLEAR = "DELETE FROM bot_failures"

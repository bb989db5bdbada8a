"""Bots that fail at tables: counted and, for the host, kept in the database."""

from __future__ import annotations

import asyncio
import itertools
import logging
import re
import traceback
from pathlib import Path

from ludotheque.app.store.interface import Store, now
from ludotheque.app.store.queries.failures import Failure, count
from ludotheque.app.tables.watch import Watch
from ludotheque.app.thinking.asking import ThinkingError
from ludotheque.core.build import release

log: logging.Logger = logging.getLogger(__name__)

LONGEST_ERROR = 300
"""Characters of an error that are kept."""
LAST_WRITE = 2.0
"""Seconds that a stopping server waits until the last failures are in the database."""
PLACE = re.compile(r'^  File "(.+)", line (\d+)', re.MULTILINE)
"""A line of a traceback that names a file."""


class BotFailures:
    """Moves at which bots failed. Tables never wait for the database, and many failures are one write."""

    def __init__(self, store: Store, watch: Watch) -> None:
        self._store = store
        self._watch = watch
        self._version = release()
        self._unwritten: dict[tuple[str, str], Failure] = {}
        self._writing: asyncio.Task[None] | None = None

    def note(self, game: str, level: str, table: str, error: Exception) -> None:
        """Count one failure. The table goes on in any case."""
        self._watch.failed(game, level)
        try:
            self._add(game, level, table, last_line(error))
        except Exception:  # an error that cannot even be shown
            log.exception("a failure of a bot could not be noted")

    def _add(self, game: str, level: str, table: str, error: str) -> None:
        at, before = now(), self._unwritten.get((game, level))
        times, since = (before.times + 1, before.since) if before is not None else (1, at)
        self._unwritten[game, level] = Failure(game, level, self._version, times, since, at, table, error)
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        """Write what has gathered, and what gathers meanwhile: one write at a time, however fast bots fail."""
        while self._unwritten:
            failures, self._unwritten = self._unwritten, {}
            try:
                await self._store.change([count(failure) for failure in sorted(failures.values())])
            except Exception:
                log.exception("failures of bots could not be written to the database")

    async def close(self) -> None:
        """Finish writing, unless the database takes too long."""
        if self._writing is not None:
            await asyncio.wait([self._writing], timeout=LAST_WRITE)
            self._writing.cancel()


def _after_traceback(told: str) -> list[str]:
    """Return the lines of a text that follow its last traceback; all of them, if there is none."""
    lines = told.splitlines()
    last = max((number for number, line in enumerate(lines) if PLACE.match(line)), default=-1)
    return list(itertools.dropwhile(lambda line: line.startswith(" "), lines[last + 1 :]))


def last_line(error: Exception) -> str:
    """Return an error in one line: its kind, what it says, and the file and line that it comes from.

    The error of a worker process has its traceback as text.
    """
    if isinstance(error, ThinkingError):
        told = str(error)
        text = " ".join(_after_traceback(told)) or told.strip()
    else:
        told = "".join(traceback.format_exception(error))
        text = "".join(traceback.TracebackException.from_exception(error).format_exception_only()).strip()
    if places := PLACE.findall(told):
        file, line = places[-1]
        place = f" ({'/'.join(Path(file).parts[-2:])}, line {line})"
    else:
        place = ""
    # Control characters could take over a terminal, and PostgreSQL refuses some.
    plain = "".join(one if one.isprintable() else " " for one in text)
    return f"{plain[: LONGEST_ERROR - len(place)]}{place}"

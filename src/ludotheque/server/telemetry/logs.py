"""Log lines with the request and the table that they are about: for people, or as JSON for programs."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import msgspec

from ludotheque.app.tables.log_context import REQUEST, TABLE
from ludotheque.server.settings import Settings


def _about() -> dict[str, str]:
    named = {"request": REQUEST.get(), "table": TABLE.get()}
    return {name: value for name, value in named.items() if value is not None}


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _escaped(one: str) -> str:
    """Return a sign as text: what someone sent must not look like a line of the log, nor steer a terminal."""
    return one.encode("unicode_escape").decode()


class TextLines(logging.Formatter):
    """Lines for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a line, and a traceback below it if there is one."""
        record.message = record.getMessage()
        about = "".join(f" {name}={value}" for name, value in _about().items())
        text = "".join(one if one.isprintable() else _escaped(one) for one in record.message)
        line = f"{_time(record)} {record.levelname} {record.name}: {text}{about}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonLines(logging.Formatter):
    """Lines for programs: ``time``, ``level``, ``logger``, ``message``; ``request``, ``table`` and ``trace`` if any."""

    def format(self, record: logging.LogRecord) -> str:
        """Return one JSON object."""
        line = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_about(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up(settings: Settings) -> None:
    """Log to standard error as the settings say."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if settings.log_format == "json" else TextLines())
    logging.basicConfig(level=settings.log_level.upper(), handlers=[handler])

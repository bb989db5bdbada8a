"""The place of a database: a file, or the URL of one in PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

SCHEMES = ("postgresql://", "postgres://")
UNREADABLE = "postgresql://…"
Place = Path | str
"""The path of an SQLite file, or the URL of a PostgreSQL database."""


def place(text: str | Path) -> Place:
    """Return what was meant on a command line: a URL is kept as it is, everything else is a path."""
    return text if isinstance(text, str) and text.startswith(SCHEMES) else Path(text)


def shown(database: Place) -> str:
    """Return how a database is named to people: without its password."""
    if isinstance(database, Path):
        return str(database)
    try:
        parts = urlsplit(database)
    except ValueError:
        return UNREADABLE
    host = parts.netloc.rpartition("@")[2]
    # A password with a "/" that is not written as %2F ends the host early.
    return UNREADABLE if "@" in parts.path + parts.query + parts.fragment else f"{parts.scheme}://{host}{parts.path}"

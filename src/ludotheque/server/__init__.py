"""The server: tables over HTTP and WebSockets, stored in a database. ``docs/protocol.md`` defines its protocol."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotheque.app.store.interface import StoreError
from ludotheque.core.extras import need
from ludotheque.server.databases.place import place

if TYPE_CHECKING:
    from ludotheque.server.settings import Settings, default_database

__all__ = ["Settings", "StoreError", "default_database", "serve"]


def __getattr__(name: str) -> Any:
    """Import the settings when they are first asked for: the workers' processes need no validation library."""
    if name in ("Settings", "default_database"):
        from ludotheque.server import settings

        return getattr(settings, name)
    raise AttributeError(name)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: Path | str | None = None,
    *,
    open_browser: bool = False,
    ready: Callable[[str], None] | None = None,
    **more: Any,
) -> None:
    """Serve until told to stop (Ctrl-C); ``more`` are further fields of :class:`Settings`.

    ``database`` is the path of an SQLite file, or the URL of a PostgreSQL database. Once the server answers, ``ready``
    is called with its address (printed, if left out), and the page is opened in a browser if asked for. StoreError says
    what is wrong with the database, and nothing was begun.
    """
    need("server")
    # Workers import this package too, and need nothing of the web.
    from ludotheque.server.run.start import announce, run
    from ludotheque.server.settings import Settings, default_database

    settings = Settings(host=host, port=port, database=place(database or default_database()), **more)
    run(settings, ready or announce, open_browser=open_browser)

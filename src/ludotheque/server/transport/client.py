"""Serve the built web client, or a plain page with build instructions."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Ludotheque</title>
<h1>Ludotheque</h1>
<p>The server is running, but the web client is not built. In a checkout with Node installed, run
<code>make play</code>: it builds the client and starts the server. Or run <code>make wheel</code> and install what it
puts into <code>dist</code>: a package that brings the client along, next to games of your own.</p>
<p>Until then the server can be used through its <a href="/api/games">API</a>, and games can be played in the
terminal: <code>ludotheque play koryo</code>.</p>
</html>
"""

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


NO_PAGES = frozenset({"api", "assets", "metrics", "health", "ready"})
"""The first parts of paths that are never a page of the client."""


Head = Callable[[Request, str], Awaitable[str]]
"""Returns what is added to the head of a page with that path."""


async def nothing(_request: Request, _path: str) -> str:
    """Add nothing to the head of any page."""
    return ""


def client(folder: Path, head: Head = nothing) -> ASGIApp:
    """Return the client in that folder as an application of its own.

    Args:
        folder: the built client.
        head: returns tags for the head of a page with some path.
    """
    built = (folder / "index.html").is_file()
    return ClientFiles(folder, head) if built else NotBuilt()


PAGES = frozenset(
    {"", "about", "calls", "club", "clubs", "continue", "games", "join", "learn", "new", "privacy", "puzzle", "puzzles"}
    | {"replay", "table", "tournament", "you"}
)
"""The first parts of the paths that are pages of the client: those of web/src/ui/router.svelte.ts."""

HTML = "text/html"
END_OF_HEAD = "</head>"


def is_page(path: str, accept: str = "") -> bool:
    """Return whether to answer with the client: for its pages, and for a person who has mistaken an address.

    A file, or a path of an API, that is not there is no page.

    >>> [is_page(path) for path in ("", "table/xyz", "api", "api/nothing", "robots.txt", ".env", ".git/config", "v1/x")]
    [True, True, False, False, False, False, False, False]
    >>> is_page("mistaken", "text/html,*/*"), is_page("API/games", "text/html"), is_page(".env", "text/html")
    (True, False, False)
    """
    first, *_ = parts = path.strip("/").split("/")
    if first.lower() in NO_PAGES or any("." in part for part in parts):
        return False
    return first in PAGES or HTML in accept


class NotBuilt:
    """The page that says how to build the client."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not is_page(scope["path"], Headers(scope=scope).get("accept", "")):
            raise HTTPException(404, "there is nothing at this address")
        await HTMLResponse(NOT_BUILT, headers={"Cache-Control": ASK_AGAIN})(scope, receive, send)


PACKED = {"br": ".br", "gzip": ".gz"}
"""The endings of packed files, the smallest first: see tools/pack.mjs."""
NOWHERE = ("", None)
"""The answer of ``lookup_path`` for a file that is not there."""


class ClientFiles(StaticFiles):
    """The files of the client. A path that is no file is one of its pages, and gets the page that draws them all."""

    def __init__(self, folder: Path, head: Head = nothing) -> None:
        super().__init__(directory=folder, html=True)
        self._page = folder / "index.html"
        self._head = head

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            raise HTTPException(404, "there is nothing at this address")
        await super().__call__(scope, receive, send)

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Return a file of the client or its one page."""
        try:
            response = await self._packed(path, scope) or await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404:
                raise
            if not is_page(path, Headers(scope=scope).get("accept", "")):
                raise HTTPException(404, "there is nothing at this address") from None
            tags = await self._head(Request(scope), path)
            if tags:
                return await self._with(tags)
            response = await super().get_response("index.html", scope)
        # The names in assets carry a hash of what is in them.
        response.headers["Cache-Control"] = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
        return response

    async def _packed(self, path: str, scope: Scope) -> Response | None:
        """Return a file as the build has packed it, for a browser that unpacks it; None if it has not."""
        accepted = Headers(scope=scope).get("accept-encoding", "")
        for encoding, ending in PACKED.items():
            if encoding not in accepted or await asyncio.to_thread(self.lookup_path, path + ending) == NOWHERE:
                continue
            response = await super().get_response(path + ending, scope)
            response.headers.update({"Content-Encoding": encoding, "Vary": "Accept-Encoding"})
            return response
        return None

    async def _with(self, tags: str) -> HTMLResponse:
        page = await asyncio.to_thread(self._page.read_text, encoding="utf-8")
        headers = {"Cache-Control": ASK_AGAIN, "Vary": "Accept-Language"}
        return HTMLResponse(page.replace(END_OF_HEAD, tags + END_OF_HEAD, 1), headers=headers)

"""The built web client, or a plain page that says how to build it."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Scope

NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Ludotheque</title>
<h1>Ludotheque</h1>
<p>The server is running, but the web client is not built. In a checkout with Node installed, run
<code>make play</code>: it builds the client and starts the server. Installed packages bring the client along.</p>
<p>Until then the server can be used through its <a href="/api/games">API</a>, and games can be played in the
terminal: <code>ludotheque play koryo</code>.</p>
</html>
"""

FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


def client(folder: Path) -> ASGIApp:
    """The client in that folder, as an application of its own."""
    if (folder / "index.html").is_file():
        return Client(directory=folder, html=True)
    return HTMLResponse(NOT_BUILT, headers={"Cache-Control": ASK_AGAIN})


class Client(StaticFiles):
    """The files of the client. A path that is no file is one of its pages, and gets the page that draws them all."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file of the client or its one page."""
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith(("api/", "assets/")):
                raise
            response = await super().get_response("index.html", scope)
        # The names in assets carry a hash of what is in them.
        response.headers["Cache-Control"] = FOR_EVER if path.startswith("assets/") else ASK_AGAIN
        return response

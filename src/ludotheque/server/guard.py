"""What stands before every call: where it comes from, how long it is, and what the answer allows a page to do."""

from __future__ import annotations

import logging
from collections.abc import Mapping

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

log = logging.getLogger(__name__)

LARGEST_BODY = 1024 * 1024
"""The most bytes of one request."""

TOO_LARGE = f"a request has at most {LARGEST_BODY} bytes"

HEADERS: Mapping[str, str] = {
    # Nothing comes from another host. Style attributes are set by components, so inline style is allowed.
    "Content-Security-Policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # Addresses may hold invites.
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Guard:
    """Refuses foreign origins and oversized bodies, and adds the headers that keep pages to themselves.

    A browser names the page's origin with every WebSocket and every write; whoever sends none is no browser, and has
    no cookie that a page could misuse.
    """

    def __init__(self, app: ASGIApp, allowed_origins: tuple[str, ...]) -> None:
        self._app = app
        self._allowed = frozenset(origin.rstrip("/").lower() for origin in allowed_origins)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        writes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if writes and not self._is_home(headers):
            log.warning("refused: %s from the origin %r", scope["path"], headers.get("origin", "")[:100])
            await self._refuse(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._app(scope, receive, send)
        elif int(headers.get("content-length", "0")) > LARGEST_BODY:
            await _answer(send, 413, "too-large", TOO_LARGE)
        else:
            await self._serve(scope, receive, send)

    def _is_home(self, headers: Headers) -> bool:
        origin = headers.get("origin")
        if origin is None:
            return True
        scheme, _, host = origin.lower().partition("://")
        return f"{scheme}://{host}" in self._allowed or (bool(host) and host == headers.get("host", "").lower())

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008})
        else:
            await _answer(send, 403, "foreign-origin", "a page of another site may not do this")

    async def _serve(self, scope: Scope, receive: Receive, send: Send) -> None:
        received = 0

        async def bounded() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > LARGEST_BODY:
                raise HTTPException(413, TOO_LARGE)
            return message

        async def sealed(message: Message) -> None:
            if message["type"] == "http.response.start":
                _add_headers(message)
            await send(message)

        await self._app(scope, bounded, sealed)


def _add_headers(message: Message) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)


async def _answer(send: Send, status: int, error: str, reason: str) -> None:
    start: Message = {
        "type": "http.response.start",
        "status": status,
        "headers": [(b"content-type", b"application/json"), (b"connection", b"close")],
    }
    _add_headers(start)
    await send(start)
    await send({"type": "http.response.body", "body": orjson.dumps({"error": error, "reason": reason})})

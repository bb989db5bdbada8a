"""Checks before every call: its host, origin, size and rate. Gives it an id, and its answer the security headers."""

from __future__ import annotations

import logging
import math
import secrets
from collections.abc import Mapping

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludotheque.app.protocol.refused import Args
from ludotheque.app.tables.log_context import REQUEST
from ludotheque.app.tables.refusals import RefusalReason, error_answer
from ludotheque.server.limits import Limits, waiting_time
from ludotheque.server.settings import Settings
from ludotheque.server.telemetry.metrics import LIMITED, RESPONSES
from ludotheque.server.transport.hosts import Hosts

log: logging.Logger = logging.getLogger(__name__)

LARGEST_BODY = 1024 * 1024
"""The most bytes of one request."""

TOO_LARGE = f"a request has at most {LARGEST_BODY} bytes"
FAULT = "something is wrong on the server; nothing was changed"
FAULTS_FROM = 500
REFUSALS_FROM = 400
HUNG_UP = 400
"""The status, in metrics and the log, of a request whose client left before it was read: no one reads an answer."""
ID_BYTES = 8
SWITCH_OFF = "/api/calling/off/"
LONGEST_SHOWN = 100
"""Characters that the log repeats of a header."""

API = "/api/"
PROBES = frozenset({"/health", "/ready"})
"""Load balancers and container engines ask these by any name, and they tell nothing."""

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


def refusal(
    status: int,
    error: str,
    reason: str,
    headers: Mapping[str, str] | None = None,
    *,
    key: str | None = None,
    values: Args | None = None,
) -> JSONResponse:
    """Return an error as a word for programs, a sentence for people, and the id of the request, to ask about it.

    ``key`` and ``values`` say the sentence in other languages; the word, unless a finer key is given.
    """
    said = RefusalReason(reason, key or error, values or {})
    return JSONResponse(error_answer(error, said), status, dict(headers or {}))


def come_back(after: float) -> dict[str, str]:
    """Return the header that says in how many seconds to try again."""
    return {"Retry-After": str(max(1, math.ceil(after)))}


class Guard:
    """Refuses unknown hosts, foreign origins, floods and oversized bodies, and puts every fault into words.

    A browser names the page's origin with every WebSocket and every write; a client that sends none is no browser, and
    has no cookie that a page could misuse.
    """

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self._app = app
        self._allowed = frozenset(origin.rstrip("/").lower() for origin in settings.allow_origin)
        self._hosts = Hosts(settings)
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        token = REQUEST.set(secrets.token_hex(ID_BYTES))
        try:
            refused = self._refuse(scope)
            if scope["type"] == "http":
                await self._serve(scope, receive, send, refused)
            elif refused is None:
                await self._app(scope, receive, send)
            else:
                await _turn_away(scope, receive, send, refused)
        finally:
            REQUEST.reset(token)

    # --- What is refused ---

    def _refuse(self, scope: Scope) -> JSONResponse | None:
        headers, path = Headers(scope=scope), scope["path"]
        host = headers.get("host", "")
        if path not in PROBES and not self._hosts.know(host):
            log.warning("refused: a request for the host %r", host[:LONGEST_SHOWN])
            text = "this server does not recognise that host name; its host can allow it with --allow-host"
            return refusal(421, "unknown-host", text)
        writes = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if writes and not self._is_home(headers):
            log.warning("refused: a request from the origin %r", headers.get("origin", "")[:LONGEST_SHOWN])
            return refusal(403, "foreign-origin", "a page of another site may not do this")
        after = self._limits.request(scope["client"][0] if scope.get("client") else "") if path.startswith(API) else 0
        if after:
            LIMITED.labels("requests").inc()
            text = f"too many requests from your address; try again in {waiting_time(after)}"
            return refusal(429, "too-many", text, come_back(after), values={"seconds": math.ceil(after)})
        if _length(headers) > LARGEST_BODY:
            return refusal(413, "too-large", TOO_LARGE, {"Connection": "close"})
        return None

    def _is_home(self, headers: Headers) -> bool:
        origin = headers.get("origin")
        if origin is None:
            return True
        scheme, _, host = origin.lower().partition("://")
        return f"{scheme}://{host}" in self._allowed or (bool(host) and host == headers.get("host", "").lower())

    # --- What is served ---

    async def _serve(self, scope: Scope, receive: Receive, send: Send, refused: JSONResponse | None) -> None:
        received = 0
        status = 0

        async def bounded() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > LARGEST_BODY:
                raise HTTPException(413, TOO_LARGE)
            return message

        async def sealed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_headers(message)
            await send(message)

        try:
            await (refused or self._app)(scope, bounded, sealed)
        except ClientDisconnect:
            status = HUNG_UP
        except Exception:
            log.exception("a request could not be answered")
            if status:
                raise  # half an answer is sent: the connection has to end
            await refusal(FAULTS_FROM, "fault", FAULT)(scope, receive, sealed)
        RESPONSES.labels(str(status)).inc()
        if status >= REFUSALS_FROM:
            log.info("%s %s: %d", scope["method"], _shown(scope["path"]), status)


def _length(headers: Headers) -> int:
    length = headers.get("content-length", "0")
    return int(length) if length.isascii() and length.isdigit() else 0


def _shown(path: str) -> str:
    """Return a path for the log: only those of the API, since anyone can link to a page of any name."""
    if path.startswith(SWITCH_OFF):
        return f"{SWITCH_OFF}…"  # the rest is a word that works
    return path[:LONGEST_SHOWN] if path.startswith(API) else "a page"


def _add_headers(message: Message) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    headers["X-Request-ID"] = REQUEST.get() or ""


async def _turn_away(scope: Scope, receive: Receive, send: Send, refused: JSONResponse) -> None:
    """Refuse a WebSocket, in words where the server can send them."""
    await receive()
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": 1008})
        return
    start: Message = {
        "type": "websocket.http.response.start",
        "status": refused.status_code,
        "headers": refused.raw_headers,
    }
    _add_headers(start)
    await send(start)
    await send({"type": "websocket.http.response.body", "body": refused.body})

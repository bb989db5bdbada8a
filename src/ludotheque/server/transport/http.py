"""The calls over HTTP: a route for each, and who is calling by the cookie or the token of a request."""

from __future__ import annotations

import functools
import logging
import zlib
from collections.abc import AsyncIterator, Callable, Iterable
from http import HTTPStatus
from typing import Any, Final, TypeVar, cast

import msgspec
from starlette.concurrency import run_in_threadpool
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.requests import Request as Asked
from starlette.responses import Response, StreamingResponse
from starlette.routing import BaseRoute, Route, Router
from starlette.types import Receive, Scope, Send

from ludotheque.app.analysis.studies import TRY_AGAIN, Gone, Stop
from ludotheque.app.app import App, People
from ludotheque.app.calls.call import JSON, Call, Calls
from ludotheque.app.calls.openapi import document
from ludotheque.app.calls.request import Reply, SiteRequest
from ludotheque.app.people.accounts.accounts import Signed
from ludotheque.app.people.bot_accounts.bots import UnknownToken
from ludotheque.app.protocol.cost import Cost
from ludotheque.app.protocol.guests import BOT_TOKEN, COOKIE, COOKIE_AGE, digest
from ludotheque.app.protocol.model import Model, read
from ludotheque.app.protocol.refused import Invalid, Refused, TooMany
from ludotheque.app.store.interface import Conflict, Unavailable
from ludotheque.app.tables.refusals import KINDS, kind_of, reason_of
from ludotheque.app.thinking.asking import Busy, ThinkingError
from ludotheque.server.limits import Limits, subscriber
from ludotheque.server.transport.guard import come_back, refusal

log: logging.Logger = logging.getLogger(__name__)

M = TypeVar("M", bound=Model)
T = TypeVar("T")

LOCAL: Final = "local"
"""The address of clients that have none, as on a Unix socket."""
GZIP: Final = zlib.MAX_WBITS | 16
QUICKLY: Final = 4
"""The compression level of long answers: replays repeat themselves, and more effort gains little."""
STATUS: Final = {
    400: "bad-request",
    401: "unauthorised",
    403: "forbidden",
    404: "not-found",
    405: "not-allowed",
    413: "too-large",
    503: "unavailable",
}
CLIENT_GONE: Final = 499


# --- Who is calling ---


def token_of(connection: HTTPConnection) -> str | None:
    """Return the token of a bot account that a call carries, good or not; None for a person's call."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and token.startswith(BOT_TOKEN) else None


def address_of(connection: HTTPConnection) -> str:
    """Return the address that a connection comes from."""
    return connection.client.host if connection.client is not None else LOCAL


async def bot_of(connection: HTTPConnection, people: People, limits: Limits, token: str) -> str:
    """Return the bot account of a token. UnknownToken if there is none, TooMany after many of those."""
    try:
        return await people.bots.of_token(token)
    except UnknownToken:
        limits.ask("identity", None, address_of(connection))
        raise


async def caller_of(connection: HTTPConnection, people: People, limits: Limits) -> str | None:
    """Return the bot account of a token, or the guest of a cookie that is still good."""
    token = token_of(connection)
    if token is not None:
        return await bot_of(connection, people, limits, token)
    visitor = people.guests.visitor(connection.cookies.get(COOKIE))
    if visitor is None or not await people.accounts.holds(visitor):
        return None
    await people.accounts.seen.note(visitor.guest)
    return visitor.guest


class HttpRequest(SiteRequest):
    """A call over HTTP.

    Args:
        app: the application.
        limits: the limits of the server.
        asked: the request.
    """

    def __init__(self, app: App, limits: Limits, asked: Asked) -> None:
        super().__init__(app)
        self._people = app.shared()
        self._limits = limits
        self._asked = asked
        self._cookie: Callable[[Response], None] | None = None

    def admit(self, cost: Cost, *, bots: bool) -> None:
        """Count a call before anything is done for it. TooMany if there were too many; Refused if no bots may call."""
        self.count(cost)
        if not bots and token_of(self._asked) is not None:
            raise Refused("a bot account may not do this", "not-for-bots")

    def count(self, cost: Cost) -> None:
        """Count work that a call costs. TooMany if there was too much."""
        token = token_of(self._asked)
        # The hash of a token stands for its bot account: it is checked later, and must not use up what is another's.
        asker = self._named() if token is None else digest(token)
        self._limits.ask(cost, asker, address_of(self._asked))

    def _named(self) -> str | None:
        return self._people.guests.read(self._asked.cookies.get(COOKIE))

    async def anyone(self) -> str:
        """Return the guest of the cookie, even if that was ended; a new one gets a cookie."""
        return self._named() or self._greet()

    async def guest(self) -> str:
        """Return the guest who is calling; a new one gets a cookie, and so does one whose cookie was ended."""
        known = await caller_of(self._asked, self._people, self._limits)
        return self._greet() if known is None else known

    async def bot_account(self) -> str:
        """Return the bot account that is calling. UnknownToken to anyone else."""
        token = token_of(self._asked)
        if token is None:
            raise UnknownToken()
        return await bot_of(self._asked, self._people, self._limits, token)

    def _greet(self) -> str:
        new = self._people.guests.new()
        self._give(self._people.guests.sign(new))
        return new

    @property
    def account(self) -> str:
        """The account whose share of the processors a call uses: the guest, else everyone at its address."""
        guest = self._named()
        return f"address {subscriber(address_of(self._asked))}" if guest is None else f"guest {guest}"

    async def left(self) -> None:
        """Return when the client leaves."""
        await self._asked.body()  # what is left of it; afterwards the only news is that the client leaves
        while (await self._asked.receive())["type"] != "http.disconnect":
            pass

    async def in_thread(self, work: Callable[[], T]) -> T:
        """Do some work in a thread of the framework: those of asyncio are for tables and records."""
        return await run_in_threadpool(work)

    async def pieces(self, work: Callable[[Stop], Iterable[bytes]]) -> Reply:
        """Return as one answer what such work makes: packed piece by piece, so that it is never in memory as a whole.

        It is unpacked for the few clients that cannot.
        """
        packed = await self.study(lambda stop: _pack(work(stop), stop))
        if "gzip" in self._asked.headers.get("accept-encoding", ""):
            return Reply(packed, {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"})
        return Reply(zlib.decompress(packed, GZIP))

    @property
    def origin(self) -> str:
        """The address of this server as the caller knows it; the guard knows its host."""
        return f"{self._asked.url.scheme}://{self._asked.url.netloc}"

    @property
    def host(self) -> str:
        """The host of that address."""
        return self._asked.url.hostname or ""

    def become(self, signed: Signed) -> None:
        """Have the browser be that guest from now on."""
        self._give(self._people.guests.sign(signed.guest, signed.generation))

    def forget(self) -> None:
        """Have the browser forget its guest."""
        self._cookie = lambda response: response.delete_cookie(COOKIE, httponly=True, samesite="lax")

    def has(self, tag: str) -> bool:
        """Return whether the browser has the answer with that tag already."""
        return self._asked.headers.get("if-none-match") == tag

    def _give(self, cookie: str) -> None:
        secure = self._asked.url.scheme == "https"
        self._cookie = lambda response: response.set_cookie(
            COOKIE, cookie, max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=secure
        )

    async def body(self, kind: type[M] | None) -> M | bytes:
        """Return the body, read as a model unless it is taken as it is. Invalid if it has another shape."""
        body = await self._asked.body()
        if kind is None:
            return body
        # Other sites may have a browser send text without asking first.
        if self._asked.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise Invalid(f"the body of this request has to be {JSON}")
        return read(body, kind)

    def seal(self, response: Response) -> Response:
        """Return a response with the cookie of this call, if there is a new one."""
        if self._cookie is not None:
            self._cookie(response)
        return response


def _pack(parts: Iterable[bytes], stop: Stop) -> bytes:
    """Compress an answer piece by piece, so that others get their turn."""
    packer = zlib.compressobj(QUICKLY, wbits=GZIP)
    packed = []
    for part in parts:
        stop.check()
        packed.append(packer.compress(part))
    return b"".join([*packed, packer.flush()])


# --- Routes ---


class Endpoint:
    """Answers the calls of one path."""

    def __init__(self, calls: Iterable[Call]) -> None:
        self._calls = {call.method: call for call in calls}
        if "GET" in self._calls:
            self._calls["HEAD"] = self._calls["GET"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one call."""
        asked = Asked(scope, receive, send)
        call = self._calls[asked.method]
        query = scope["query_string"].decode("latin-1")
        request = HttpRequest(asked.app.state.app, asked.app.state.limits, asked)
        told = await call.answer(request, asked.path_params, query, request.body)
        await request.seal(_response(told))(scope, receive, send)


def _response(told: Reply) -> Response:
    if isinstance(told.body, AsyncIterator):
        return StreamingResponse(told.body, told.status, told.headers)
    return Response(told.body, told.status, told.headers)


def api(calls: Calls) -> Router:
    """Return the routes of calls, below ``/api``."""
    paths: dict[str, list[Call]] = {}
    for call in calls:
        paths.setdefault(call.path, []).append(call)
    routes: list[BaseRoute] = [
        Route(path, Endpoint(there), methods=[call.method for call in there]) for path, there in paths.items()
    ]

    described = functools.cache(lambda: msgspec.json.encode(document(calls)))

    async def describe(_: Asked) -> Response:
        return Response(described(), media_type=JSON)

    return Router([*routes, Route("/openapi.json", describe)], redirect_slashes=False)


# --- Refusals ---


async def _refused(_: Asked, error: Exception) -> Response:
    if isinstance(error, ThinkingError) and not isinstance(error, Busy):
        log.error("an analysis has failed: %s", error)
    kind, said = kind_of(error), reason_of(error)
    return refusal(kind.status, kind.word, said.text, _later(error), key=said.key, values=said.args)


async def _unknown_token(_: Asked, error: Exception) -> Response:
    said = reason_of(error)
    return refusal(401, STATUS[401], said.text, {"WWW-Authenticate": "Bearer"}, key=said.key, values=said.args)


async def _gone(_: Asked, _error: Exception) -> Response:
    return refusal(CLIENT_GONE, "gone", "no one waited for this answer")


async def _http_error(_: Asked, error: Exception) -> Response:
    found = cast(HTTPException, error)
    headers = dict(found.headers or {})
    if "Allow" in headers:
        headers["Allow"] = ", ".join(sorted(headers["Allow"].split(", ")))
    return refusal(found.status_code, STATUS.get(found.status_code, "error"), _sentence(found, headers), headers)


def _sentence(error: HTTPException, headers: dict[str, str]) -> str:
    """Return the reason of an error; the framework's own is no more than the name of its status."""
    if error.detail != HTTPStatus(error.status_code).phrase:
        return error.detail
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        return f"this address takes {headers.get('Allow', 'other methods')}"
    return "there is nothing at this address" if error.status_code == HTTPStatus.NOT_FOUND else error.detail


def _later(error: Exception) -> dict[str, str]:
    """Return the header that says when another try makes sense, if one does."""
    if isinstance(error, TooMany):
        return come_back(error.after)
    return come_back(TRY_AGAIN) if isinstance(error, Busy | Conflict | Unavailable) else {}


REFUSALS: Final[dict[Any, Any]] = {
    **dict.fromkeys(KINDS, _refused),
    UnknownToken: _unknown_token,
    Gone: _gone,
    HTTPException: _http_error,
}
"""The answers to each kind of error: a word for programs and a sentence for people."""

"""The context of every endpoint: the services of the server, the caller, and their limits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, TypeVar, cast

from fastapi import APIRouter, Depends, HTTPException, Request, Response
from fastapi.routing import APIRoute
from starlette.requests import HTTPConnection
from starlette.routing import Match

from ludotheque.core.game import Game
from ludotheque.server.analysis.reviews import Reviews
from ludotheque.server.analysis.studies import Studies
from ludotheque.server.host.limits import Kind, Limits, subscriber
from ludotheque.server.host.mail import Mail
from ludotheque.server.host.settings import Settings
from ludotheque.server.host.tracing import Tracing
from ludotheque.server.people.archive.library import Library
from ludotheque.server.people.bot_accounts.bots import Bots, UnknownToken
from ludotheque.server.people.bot_accounts.challenges import Challenges
from ludotheque.server.people.bot_accounts.feeds import Feeds
from ludotheque.server.people.calling.calling import Calling
from ludotheque.server.people.cards.printer import Printer
from ludotheque.server.people.clubs.clubs import Clubs
from ludotheque.server.people.clubs.tournaments import Tournaments
from ludotheque.server.people.conduct.blocks import Blocks
from ludotheque.server.people.conduct.reports import Reports
from ludotheque.server.people.identity.identity import Identity
from ludotheque.server.people.identity.letters import SignInLetters
from ludotheque.server.people.identity.passkeys import Passkeys
from ludotheque.server.people.meeting.lobby import Lobby
from ludotheque.server.people.meeting.rematches import Rematches
from ludotheque.server.people.notes import Notes
from ludotheque.server.protocol.answers.tables import ErrorAnswer
from ludotheque.server.protocol.guests import BOT_TOKEN, COOKIE, COOKIE_AGE, Guests, digest
from ludotheque.server.protocol.model import Model, read
from ludotheque.server.protocol.refused import Invalid, Missing, Refused
from ludotheque.server.shelf.games import known_game
from ludotheque.server.store.interface import Store
from ludotheque.server.table.tables import Tables
from ludotheque.server.thinking.asking import Thinker

ERRORS = (400, 401, 403, 404, 405, 413, 421, 422, 429, 500)
"""The refusals that any call may get; all have the same shape."""

REFUSED_AS = {"application/json": {"schema": {"$ref": "#/components/schemas/ErrorAnswer"}}}

# A model here would be built anew for each status of each route: nine hundred, a third of the server's start.
REFUSALS: dict[int | str, dict[str, Any]] = {status: {"content": REFUSED_AS} for status in ERRORS}

# One route names the model, which puts its schema among the components.
DESCRIBED: dict[int | str, dict[str, Any]] = {500: {"model": ErrorAnswer}}


JSON: Final = "application/json"
M = TypeVar("M", bound=Model)

LOCAL = "local"
"""The address of clients that have none, as on a Unix socket."""


@dataclass(frozen=True, slots=True)
class Services:
    """The services that endpoints use; made when the server starts."""

    settings: Settings
    guests: Guests
    tables: Tables
    thinker: Thinker
    studies: Studies
    reviews: Reviews
    limits: Limits
    lobby: Lobby
    notes: Notes
    rematches: Rematches
    library: Library
    blocks: Blocks
    reports: Reports
    bots: Bots
    challenges: Challenges
    feeds: Feeds
    clubs: Clubs
    tournaments: Tournaments
    calling: Calling
    identity: Identity
    passkeys: Passkeys
    letters: SignInLetters
    mail: Mail
    store: Store
    printer: Printer
    tracing: Tracing


def services(request: Request) -> Services:
    """Return the services of this server."""
    return cast(Services, request.app.state.services)


Server = Annotated[Services, Depends(services)]


def anyone(request: Request, response: Response, server: Server) -> str:
    """Return the guest of the cookie, even if that was ended; give a cookie to a new one."""
    return server.guests.read(request.cookies.get(COOKIE)) or greet(request, response, server)


async def guest(request: Request, response: Response, server: Server) -> str:
    """Return the guest who is calling; give a cookie to a new one, and to one whose cookie was ended."""
    known = await caller_of(request, server)
    return known if known is not None else greet(request, response, server)


def token_of(connection: HTTPConnection) -> str | None:
    """Return the token of a bot account that a call carries, good or not; None for a person's call."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and token.startswith(BOT_TOKEN) else None


async def bot_of(connection: HTTPConnection, server: Services, token: str) -> str:
    """Return the bot account of a token. UnknownToken if there is none, TooMany after many of those."""
    try:
        return await server.bots.of_token(token)
    except UnknownToken:
        server.limits.ask("identity", None, address_of(connection))
        raise


async def caller_of(connection: HTTPConnection, server: Services) -> str | None:
    """Return the bot account of a token, or the guest of a cookie that is still good."""
    token = token_of(connection)
    if token is not None:
        return await bot_of(connection, server, token)
    visitor = server.guests.visitor(connection.cookies.get(COOKIE))
    if visitor is None or not await server.identity.holds(visitor):
        return None
    await server.identity.seen.note(visitor.guest)
    return visitor.guest


def greet(request: Request, response: Response, server: Services) -> str:
    """Make a new guest, and give it a cookie."""
    new = server.guests.new()
    give_cookie(request, response, server.guests.sign(new))
    return new


def give_cookie(request: Request, response: Response, cookie: str) -> None:
    """Have the browser keep a cookie."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, cookie, max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=secure)


Anyone = Annotated[str, Depends(anyone)]
Guest = Annotated[str, Depends(guest)]


def ask(kind: Kind, request: Request, server: Services) -> None:
    """Count a request that costs work. TooMany if there were too many."""
    token = token_of(request)
    # The hash of a token stands for its bot account: it is checked later, and must not use up what is another's.
    asker = server.guests.read(request.cookies.get(COOKIE)) if token is None else digest(token)
    server.limits.ask(kind, asker, address_of(request))


def address_of(connection: HTTPConnection) -> str:
    """Return the address that a connection comes from."""
    return connection.client.host if connection.client is not None else LOCAL


def limited(kind: Kind, *, bots: bool = False) -> Any:
    """Make a call count for a limit before anything is done for it; only with ``bots`` is it open to bot accounts."""

    def count(request: Request, server: Server) -> None:
        ask(kind, request, server)
        if not bots and token_of(request) is not None:
            raise Refused("a bot account may not do this", "not-for-bots")

    # For tests, which find calls without a limit, and those that are open to programs.
    count.counts = kind  # type: ignore[attr-defined]
    count.bots = bots  # type: ignore[attr-defined]
    return Depends(count)


def sent(kind: type[M]) -> Any:
    """Read the JSON of a call's body. Invalid if it has another shape."""

    async def read_body(request: Request) -> M:
        body = await request.body()
        # Other sites may have a browser send text without asking first.
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise Invalid(f"the body of this request has to be {JSON}")
        return read(body, kind)

    read_body.kind = kind  # type: ignore[attr-defined]
    return Depends(read_body)


async def bot_account(request: Request, server: Server) -> str:
    """Return the bot account that is calling. UnknownToken to anyone else."""
    token = token_of(request)
    if token is None:
        raise UnknownToken()
    return await bot_of(request, server, token)


BotCaller = Annotated[str, Depends(bot_account)]


KnownGame = Annotated[Game, Depends(known_game)]


def account_of(request: Request, server: Services) -> str:
    """Return the account whose share of the processors a call uses: the guest, else everyone at its address."""
    guest = server.guests.read(request.cookies.get(COOKIE))
    return f"address {subscriber(address_of(request))}" if guest is None else f"guest {guest}"


def nothing_else(*routers: APIRouter) -> APIRouter:
    """Return what refuses every path that none of some routers has: never with a page."""
    last = APIRouter(prefix="/api")
    routes = [route for one in routers for route in one.routes if isinstance(route, APIRoute)]

    @last.api_route("/{rest:path}", methods=["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD"], include_in_schema=False)
    def nothing(request: Request) -> None:
        known = [route for route in routes if route.matches(request.scope)[0] is Match.PARTIAL]
        allowed = sorted({method for route in known for method in route.methods or ()})
        if allowed:
            raise HTTPException(405, f"this address takes {', '.join(allowed)}", {"Allow": ", ".join(allowed)})
        raise Missing("there is nothing at this address")

    return last

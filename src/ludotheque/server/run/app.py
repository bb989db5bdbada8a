"""Build the ASGI application."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from functools import partial
from http import HTTPStatus

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from ludotheque.server.analysis.reviews import Reviews
from ludotheque.server.analysis.studies import TRY_AGAIN, Gone, Studies
from ludotheque.server.endpoints import archive as archive_endpoints
from ludotheque.server.endpoints import bots as bot_endpoints
from ludotheque.server.endpoints import calling as calling_endpoints
from ludotheque.server.endpoints import cards as card_endpoints
from ludotheque.server.endpoints import clubs as club_endpoints
from ludotheque.server.endpoints import conduct as conduct_endpoints
from ludotheque.server.endpoints import documents as document_endpoints
from ludotheque.server.endpoints import games as game_endpoints
from ludotheque.server.endpoints import identity as identity_endpoints
from ludotheque.server.endpoints import lessons as lesson_endpoints
from ludotheque.server.endpoints import meeting as meeting_endpoints
from ludotheque.server.endpoints import puzzles as puzzle_endpoints
from ludotheque.server.endpoints import records as record_endpoints
from ludotheque.server.endpoints import reviews as review_endpoints
from ludotheque.server.endpoints import tables as table_endpoints
from ludotheque.server.endpoints.context import Services, nothing_else
from ludotheque.server.endpoints.schema import document
from ludotheque.server.endpoints.sockets import Sockets
from ludotheque.server.host.limits import Limits
from ludotheque.server.host.mail import Mail
from ludotheque.server.host.metrics import TABLES, TableMetrics, WatchedThinker, on_port
from ludotheque.server.host.settings import Settings
from ludotheque.server.host.tracing import Tracing
from ludotheque.server.people.archive.archivist import Archivist
from ludotheque.server.people.archive.library import Library
from ludotheque.server.people.bot_accounts.bots import Bots, UnknownToken
from ludotheque.server.people.bot_accounts.challenges import Challenges
from ludotheque.server.people.bot_accounts.feeds import Feeds
from ludotheque.server.people.calling.caller import Caller
from ludotheque.server.people.calling.calling import Calling
from ludotheque.server.people.calling.letters import Letters
from ludotheque.server.people.calling.outside import Outside
from ludotheque.server.people.calling.senders import Senders
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
from ludotheque.server.people.moderation.expiry import keep_expiring
from ludotheque.server.people.notes import Notes
from ludotheque.server.protocol.guests import Guests
from ludotheque.server.protocol.refused import TooMany
from ludotheque.server.run import collector, health
from ludotheque.server.store.database.opening import open_store
from ludotheque.server.store.interface import Conflict, Unavailable
from ludotheque.server.table.reasons import KINDS, kind_of, reason_of
from ludotheque.server.table.seats.ticker import Ticker
from ludotheque.server.table.tables import Tables
from ludotheque.server.thinking.asking import Busy, Thinker, ThinkingError
from ludotheque.server.thinking.workers import Workers
from ludotheque.server.transport.client import client
from ludotheque.server.transport.guard import Guard, come_back, refusal

log: logging.Logger = logging.getLogger(__name__)


def create_app(
    settings: Settings | None = None, thinker: Thinker | None = None, ticker: Ticker | None = None
) -> FastAPI:
    """Return the server as an ASGI application. It opens its database when it starts (StoreError if it cannot).

    ``thinker`` answers for the bots; worker processes of its own, if it is left out.
    ``ticker`` is the time that the players' clocks, the waits before a deal and the pauses of bots go by.
    """
    chosen = settings or Settings()
    tracing = Tracing.chosen(chosen)
    thinkers = WatchedThinker(thinker or _thinker(chosen), tracing)
    limits = Limits(chosen)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store, ownership = await open_store(chosen.database)
        tables = Tables(
            store, thinkers, chosen, ownership, ticker, watch=TableMetrics(), free_memory=collector.give_back
        )
        guests = Guests(await store.key())
        blocks = Blocks(store, tables, guests)
        lobby = Lobby(store, tables, guests, blocks)
        archivist = Archivist(store, tables)
        library = Library(store, guests, archivist)
        clubs = Clubs(store, guests, library)
        mail, outside = Mail(chosen), Outside(loopback=chosen.calls_to_loopback)
        letters = Letters(guests, chosen.public_address or "")
        senders = Senders(chosen, store, mail, letters, outside)
        calling = Calling(chosen, store, mail, letters, senders, loopback=chosen.calls_to_loopback)
        caller = Caller(chosen, store, senders, mail, tables, ownership)
        identity = Identity(store, tables, guests)
        feeds = Feeds()
        bots = Bots(store, tables, identity, feeds, chosen.bots_per_account)
        challenges = Challenges(store, tables, bots, blocks, feeds)
        app.state.services = Services(
            settings=chosen,
            guests=guests,
            tables=tables,
            thinker=thinkers,
            studies=Studies(chosen.study_seconds, chosen.studies_waiting),
            reviews=Reviews(thinkers),
            limits=limits,
            lobby=lobby,
            notes=Notes(store),
            rematches=Rematches(store, tables, lobby, blocks, challenges.challenge),
            library=library,
            blocks=blocks,
            reports=Reports(store),
            bots=bots,
            challenges=challenges,
            feeds=feeds,
            clubs=clubs,
            tournaments=Tournaments(store, tables, clubs, archivist),
            calling=calling,
            identity=identity,
            passkeys=Passkeys(store, identity, guests),
            letters=SignInLetters(store, guests, mail),
            mail=mail,
            store=store,
            printer=Printer(),
            tracing=tracing,
        )
        app.state.caller = caller
        app.state.health = health.Health(chosen, store)
        TABLES.set_function(lambda: len(tables))
        await tables.wake()
        old = keep_expiring(store, ownership, chosen.expire_unbegun, chosen.expire_finished, tables.__contains__)
        everlasting = (tables.sweep(), old, tables.look_after(), tables.keep_positions())
        calls = (lobby.look_after(chosen.lobby_seconds), archivist.look_after(), caller.look_after(), calling.tidy())
        closing = tables.stranded.look_after()
        chores = [asyncio.create_task(chore) for chore in (*everlasting, *calls, closing)]
        try:
            with on_port(chosen.metrics_host, chosen.metrics_port):
                yield
        finally:
            for chore in chores:
                chore.cancel()
            await caller.close()
            await mail.close()
            outside.close()
            await tables.close()
            await ownership.close()  # after the tables: what they were writing is theirs to write
            thinkers.close()
            await store.close()
            await tracing.close()

    # The usual documentation pages load scripts from another host, so there are none.
    app = FastAPI(
        title="Ludotheque",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        telemetry=tracing.of_requests(),
    )
    parts = (
        game_endpoints.router,
        table_endpoints.router,
        meeting_endpoints.router,
        record_endpoints.router,
        archive_endpoints.router,
        bot_endpoints.router,
        calling_endpoints.router,
        card_endpoints.router,
        club_endpoints.router,
        conduct_endpoints.router,
        document_endpoints.router,
        identity_endpoints.router,
        puzzle_endpoints.router,
        review_endpoints.router,
        lesson_endpoints.router,
    )
    for part in parts:
        app.include_router(part)
    app.include_router(nothing_else(*parts))
    app.include_router(health.router)
    app.mount("/", client(chosen.static, card_endpoints.head_of))
    app.openapi = partial(document, app, parts)  # type: ignore[method-assign]
    _answer_errors(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Sockets)
    app.add_middleware(Guard, settings=chosen, limits=limits)
    return app


def _thinker(settings: Settings) -> Thinker:
    """Return the thinker of a server: worker processes of its own, or a shared queue."""
    if settings.thinking is None:
        return Workers(settings.workers)
    from ludotheque.server.thinking.frames import place, read_secret
    from ludotheque.server.thinking.remote import Remote  # most servers never need it

    place(settings.thinking)
    return Remote(settings.thinking, read_secret(settings.thinking_secret_file))


STATUS = {
    400: "bad-request",
    401: "unauthorised",
    403: "forbidden",
    404: "not-found",
    405: "not-allowed",
    413: "too-large",
    503: "unavailable",
}
CLIENT_GONE = 499
UNREADABLE = 400
"""Only given for bodies that cannot be read at all; those that do not fit are 422."""


def _answer_errors(app: FastAPI) -> None:
    """Every error is a word for programs and a sentence for people."""

    async def refused(_: Request, error: Exception) -> JSONResponse:
        if isinstance(error, ThinkingError) and not isinstance(error, Busy):
            log.error("an analysis has failed: %s", error)
        kind, said = kind_of(error), reason_of(error)
        return refusal(kind.status, kind.word, said.text, _later(error), key=said.key, values=said.args)

    for one in KINDS:
        app.add_exception_handler(one, refused)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return refusal(422, "invalid", f"field {where!r}: {first['msg']}", values={"field": "other"})

    @app.exception_handler(UnknownToken)
    async def unknown_token(_: Request, error: UnknownToken) -> JSONResponse:
        said = reason_of(error)
        return refusal(401, STATUS[401], said.text, {"WWW-Authenticate": "Bearer"}, key=said.key, values=said.args)

    @app.exception_handler(Gone)
    async def gone(_: Request, _error: Gone) -> JSONResponse:
        return refusal(CLIENT_GONE, "gone", "no one waited for this answer")

    @app.exception_handler(HTTPException)
    async def http_error(_: Request, error: HTTPException) -> JSONResponse:
        if error.status_code == UNREADABLE:
            return refusal(UNREADABLE, STATUS[UNREADABLE], "the body of this request is not JSON that can be read")
        return refusal(error.status_code, STATUS.get(error.status_code, "error"), _sentence(error), error.headers)


def _later(error: Exception) -> dict[str, str]:
    """Return the header that says when another try makes sense, if one does."""
    if isinstance(error, TooMany):
        return come_back(error.after)
    return come_back(TRY_AGAIN) if isinstance(error, Busy | Conflict | Unavailable) else {}


def _sentence(error: HTTPException) -> str:
    """Return the reason of an error; the framework's own is no more than the name of its status."""
    if error.detail != HTTPStatus(error.status_code).phrase:
        return str(error.detail)
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        allowed = (error.headers or {}).get("Allow", "other methods")
        return f"this address takes {', '.join(sorted(allowed.split(', ')))}"
    return "there is nothing at this address" if error.status_code == HTTPStatus.NOT_FOUND else str(error.detail)

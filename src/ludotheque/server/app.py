"""The application: everything put together."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from ludotheque.core.errors import BadInput
from ludotheque.server import api
from ludotheque.server.client import client
from ludotheque.server.database.opening import open_store
from ludotheque.server.guard import Guard
from ludotheque.server.guests import Guests
from ludotheque.server.messages import reason
from ludotheque.server.settings import Settings
from ludotheque.server.store import Unavailable
from ludotheque.server.table import Refused
from ludotheque.server.tables import NoTable, Tables, TooMany
from ludotheque.server.workers import Thinker, Workers


def create_app(settings: Settings | None = None, thinker: Thinker | None = None) -> FastAPI:
    """The server as an ASGI application. It opens its database when it starts (StoreError if it cannot).

    ``thinker`` answers for the bots; worker processes of its own, if it is left out.
    """
    chosen = settings or Settings()
    thinkers = thinker or Workers(chosen.workers)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        store, ownership = await open_store(chosen.database)
        tables = Tables(store, thinkers, chosen, ownership)
        guests = Guests(await store.key())
        app.state.services = api.Services(chosen, guests, tables, thinkers, asyncio.Semaphore(1))
        await tables.wake()
        chores = [asyncio.create_task(chore) for chore in (tables.sweep(), tables.look_after())]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await tables.close()
            await ownership.close()  # after the tables: what they were writing is theirs to write
            thinkers.close()
            await store.close()

    # The usual documentation pages load scripts from another host, so there are none.
    app = FastAPI(title="Ludotheque", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    app.include_router(api.router)
    app.mount("/", client(chosen.static))
    _answer_errors(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, allowed_origins=chosen.allowed_origins)
    return app


STATUS = {403: "forbidden", 404: "not-found", 405: "not-allowed", 413: "too-large"}


def _answer_errors(app: FastAPI) -> None:
    """Every error is a word for programs and a sentence for people."""

    def answer(status: int, error: str, text: str) -> JSONResponse:
        return JSONResponse({"error": error, "reason": text}, status)

    @app.exception_handler(BadInput)
    async def bad_input(_: Request, error: BadInput) -> JSONResponse:
        return answer(422, "bad-input", str(error))

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        return answer(422, "invalid", reason(error.errors()))

    @app.exception_handler(Refused)
    async def refused(_: Request, error: Refused) -> JSONResponse:
        return answer(403, "refused", str(error))

    @app.exception_handler(NoTable)
    async def no_table(_: Request, _error: NoTable) -> JSONResponse:
        return answer(404, "no-table", "there is no such table")

    @app.exception_handler(TooMany)
    async def too_many(_: Request, error: TooMany) -> JSONResponse:
        return answer(429, "too-many", str(error))

    @app.exception_handler(Unavailable)
    async def unavailable(_: Request, error: Unavailable) -> JSONResponse:
        return answer(503, "unavailable", str(error))

    @app.exception_handler(HTTPException)
    async def http_error(_: Request, error: HTTPException) -> JSONResponse:
        return answer(error.status_code, STATUS.get(error.status_code, "error"), str(error.detail))

    @app.exception_handler(Exception)
    async def fault(_: Request, _error: Exception) -> JSONResponse:
        return answer(500, "fault", "something is wrong on the server; nothing was changed")

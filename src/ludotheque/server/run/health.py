"""Endpoints for operators and their programs: liveness, readiness and metrics."""

from __future__ import annotations

import asyncio
import hmac
import logging
import time
from typing import cast

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from ludotheque.app.store.interface import Store, Unavailable, now
from ludotheque.app.store.queries.meta import write
from ludotheque.server.settings import Settings
from ludotheque.server.telemetry.metrics import REGISTRY

log: logging.Logger = logging.getLogger(__name__)

DATABASE_WITHIN = 2.0
"""Seconds in which the database has to answer."""

FRESH = 1.0
"""Seconds for which the last answer of the database counts: anyone may ask, and often."""

WRITE_FRESH = 10.0
"""Seconds for which it counts that the database could be written: that costs the disk something."""


class Health:
    """The readiness of one server to take requests."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.stopping = False
        self._store = store
        self._asking = asyncio.Lock()
        self._asked = float("-inf")
        self._trouble: str | None = None
        self._written = float("-inf")

    async def trouble(self) -> str | None:
        """Return why no more requests should be sent here, or None."""
        if self.stopping:
            return "the server is stopping"
        async with self._asking:
            if time.monotonic() - self._asked > FRESH:
                self._trouble = await self._database_trouble()
                self._asked = time.monotonic()
        return self._trouble

    async def _database_trouble(self) -> str | None:
        """Return why the database cannot be read, or not be written, or None."""
        try:
            await asyncio.wait_for(self._store.key(), DATABASE_WITHIN)
            if time.monotonic() - self._written > WRITE_FRESH:
                await asyncio.wait_for(self._store.change([write(now())]), DATABASE_WITHIN)
                self._written = time.monotonic()
        except Unavailable as error:
            return f"the database cannot be used: {error}"
        except TimeoutError:  # as long as it is gone, each time that a load balancer asks
            log.warning("the database does not answer within %g seconds", DATABASE_WITHIN)
            return "the database does not answer"
        except Exception:
            log.exception("the database does not answer")
            return "the database does not answer"
        return None


def health(request: Request) -> Health:
    """Return the health of this server."""
    return cast(Health, request.app.state.health)


async def live(_: Request) -> Response:
    """Say that the process lives and its event loop turns."""
    return JSONResponse({"status": "ok"})


async def ready(request: Request) -> Response:
    """Say that requests may be sent here; 503 with the reason if not."""
    trouble = await health(request).trouble()
    if trouble is not None:
        raise HTTPException(503, trouble)
    return JSONResponse({"status": "ok"})


async def metrics(request: Request) -> Response:
    """Return the metrics to clients with the token. Without a token there is nothing here."""
    token = health(request).settings.metrics_token
    if token is None:
        raise HTTPException(404, "there is nothing at this address")
    expected = f"Bearer {token.get_secret_value()}"
    if not hmac.compare_digest(request.headers.get("authorization", "").encode(), expected.encode()):
        raise HTTPException(401, "metrics need the bearer token of this server", {"WWW-Authenticate": "Bearer"})
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


ROUTES = [Route("/health", live), Route("/ready", ready), Route("/metrics", metrics)]

"""HTTP endpoints of reviews: a finished game looked through in the background, and single decisions made again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Request
from fastapi.responses import StreamingResponse

from ludotheque.server.analysis import replay, reviews
from ludotheque.server.analysis.reviews import Prepared
from ludotheque.server.analysis.studies import while_there
from ludotheque.server.endpoints.context import REFUSALS, Server, Services, account_of, limited, sent
from ludotheque.server.endpoints.packed import leaving
from ludotheque.server.protocol.answers.reviews import ReviewedDecision, Trial
from ludotheque.server.protocol.messages.reviews import OpenTrial, ReviewRecord, TryAgain
from ludotheque.server.thinking.asking import Asker, Kind

router: APIRouter = APIRouter(prefix="/api", responses=REFUSALS)

EVENTS = "text/event-stream"


@router.post(
    "/review",
    response_class=StreamingResponse,
    responses={200: {"content": {EVENTS: {"schema": {"type": "string"}}}}},
    dependencies=[limited("analyses")],
)
async def review_record(
    request: Request, asked: Annotated[ReviewRecord, sent(ReviewRecord)], server: Server
) -> StreamingResponse:
    """Review a record: a server-sent event for each decision, as it is assessed; closing the connection cancels it."""
    record = replay.from_json(asked.record, server.settings.record_entries)
    prepared = await server.studies.run(leaving(request), lambda stop: reviews.prepare(record, asked.seats, stop))
    asker = Asker(Kind.REVIEW, (f"reviews of {account_of(request, server)}",))
    server.reviews.check(asker)
    return StreamingResponse(_events(server, prepared, asker), media_type=EVENTS, headers={"X-Accel-Buffering": "no"})


async def _events(server: Services, prepared: Prepared, asker: Asker) -> AsyncIterator[bytes]:
    with server.reviews.one_of(asker):
        async for event in server.reviews.events(prepared, asker):
            yield event


@router.post("/review/trial", dependencies=[limited("replays")])
async def open_trial(request: Request, asked: Annotated[OpenTrial, sent(OpenTrial)], server: Server) -> Trial:
    """Return a decision of a record as its player saw it."""
    record = replay.from_json(asked.record, server.settings.record_entries)
    return await server.studies.run(leaving(request), lambda stop: reviews.trial(record, asked.entry, stop))


@router.post("/review/try", dependencies=[limited("analyses")])
async def try_again(request: Request, asked: Annotated[TryAgain, sent(TryAgain)], server: Server) -> ReviewedDecision:
    """Assess another action for a decision of a record."""
    record = replay.from_json(asked.record, server.settings.record_entries)
    at = await server.studies.run(leaving(request), lambda stop: reviews.point(record, asked.entry, stop))
    asker = Asker(Kind.HINT, (account_of(request, server),))
    return await while_there(leaving(request), server.reviews.try_again(record, at, asked.action, asker))

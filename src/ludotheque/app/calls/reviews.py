"""Reviews: a finished game looked through in the background, and single decisions made again."""

from __future__ import annotations

from collections.abc import AsyncIterator

from ludotheque.app.analysis import replay, reviews
from ludotheque.app.analysis.reviews import Prepared
from ludotheque.app.app import App
from ludotheque.app.calls.call import EVENTS, Calls
from ludotheque.app.calls.request import Reply, Request
from ludotheque.app.protocol.answers.reviews import FollowedLine, ReviewedDecision, Trial
from ludotheque.app.protocol.messages.reviews import FollowLine, OpenTrial, ReviewRecord, TryAgain
from ludotheque.app.thinking.asking import Asker, Kind

calls: Calls = Calls()


@calls.post("/review", limit="analyses", kind=EVENTS)
async def review_record(app: App, request: Request, asked: ReviewRecord) -> Reply:
    """Review a record in server-sent events; disconnecting cancels it.

    They are ``ReviewBegun``, a ``ReviewedDecision`` (or ``ReviewSkipped``) for each choice of these seats as it is
    assessed, and ``ReviewOver``. Assessments are cached, and all other computation has priority.
    """
    record = replay.from_json(asked.record, app.record_entries)
    prepared = await request.study(lambda stop: reviews.prepare(record, asked.seats, stop))
    asker = Asker(Kind.REVIEW, (f"reviews of {request.account}",))
    app.reviews.check(asker)
    return Reply(_events(app, prepared, asker), {"X-Accel-Buffering": "no"})


async def _events(app: App, prepared: Prepared, asker: Asker) -> AsyncIterator[bytes]:
    with app.reviews.one_of(asker):
        async for event in app.reviews.events(prepared, asker):
            yield event


@calls.post("/review/trial", limit="replays")
async def open_trial(app: App, request: Request, asked: OpenTrial) -> Trial:
    """Return a decision in a record as its player saw it."""
    record = replay.from_json(asked.record, app.record_entries)
    return await request.study(lambda stop: reviews.trial(record, asked.entry, stop))


@calls.post("/review/line", limit="analyses")
async def follow_line(app: App, request: Request, asked: FollowLine) -> FollowedLine:
    """Return how the game may go on after an action for a recorded decision, as quick bots play it."""
    record = replay.from_json(asked.record, app.record_entries)
    return await request.study(lambda stop: reviews.line(record, asked.entry, asked.action, stop))


@calls.post("/review/try", limit="analyses")
async def try_again(app: App, request: Request, asked: TryAgain) -> ReviewedDecision:
    """Return the assessment of another action in place of a recorded decision."""
    record = replay.from_json(asked.record, app.record_entries)
    at = await request.study(lambda stop: reviews.point(record, asked.entry, stop))
    asker = Asker(Kind.HINT, (request.account,))
    return await request.while_waiting(app.reviews.try_again(record, at, asked.action, asker))

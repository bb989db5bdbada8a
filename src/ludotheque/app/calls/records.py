"""Records: of finished games, and from anywhere."""

from __future__ import annotations

from typing import Any

from ludotheque.app.analysis import hints, replay
from ludotheque.app.app import App
from ludotheque.app.calls.call import Calls
from ludotheque.app.calls.reading import Content
from ludotheque.app.calls.request import Reply, Request
from ludotheque.app.protocol.answers.replays import Chances, Replay
from ludotheque.app.protocol.answers.tables import Hint
from ludotheque.app.protocol.messages.tables import Analyse, Curve
from ludotheque.app.thinking.asking import Asker, Kind

calls: Calls = Calls()


@calls.get("/tables/{table}/record", limit="replays", bots=True)
async def get_record(app: App, table: str) -> dict[str, Any]:
    """Return the record, once the game is over (403 before)."""
    return (await replay.finished(app.tables, table)).to_json()


@calls.get("/tables/{table}/replay", limit="replays", shape=Replay)
async def get_replay(app: App, request: Request, table: str) -> Reply:
    """Return a game moment by moment, once it is over (403 before)."""
    record = await replay.finished(app.tables, table)
    return await request.pieces(lambda stop: replay.replay(record, stop))


@calls.post("/replay", limit="replays", shape=Replay)
async def replay_record(app: App, request: Request, record: Content) -> Reply:
    """Return a record moment by moment (422 names the invalid entry or field)."""
    text = record.decode(errors="replace")
    return await request.pieces(lambda stop: replay.replay(replay.read(text, app.record_entries), stop))


@calls.post("/analyse", limit="analyses")
async def analyse_record(app: App, request: Request, asked: Analyse) -> Hint:
    """Return a bot's recommendation at a moment of a record."""
    question = await request.study(
        lambda stop: replay.question_at(replay.from_json(asked.record, app.record_entries), asked.ply, stop)
    )
    asker = Asker(Kind.ANALYSIS, (request.account,))
    found = await request.while_waiting(app.thinker.analyse(question, asked.seconds, asker))
    return hints.hint(question, asked.ply, found)


@calls.post("/curve", limit="analyses")
async def draw_curve(app: App, request: Request, asked: Curve) -> list[Chances]:
    """Return quick estimates at evenly spread moments of a record, within a second."""
    return await request.study(lambda stop: replay.chances(replay.from_json(asked.record, app.record_entries), stop))

"""Records: of finished games, and from anywhere."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Request, Response

from ludotheque.server.analysis import advice, replay
from ludotheque.server.analysis.studies import while_there
from ludotheque.server.endpoints.context import REFUSALS, Server, Services, account_of, limited, sent
from ludotheque.server.endpoints.packed import answer, leaving, pack
from ludotheque.server.protocol.answers.tables import Chances, Hint, Replay
from ludotheque.server.protocol.messages.tables import Analyse, Curve
from ludotheque.server.thinking.asking import Asker
from ludotheque.server.thinking.asking import Kind as Urgency

router: APIRouter = APIRouter(prefix="/api", responses=REFUSALS)


A_RECORD = {"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}}


@router.get("/tables/{table}/record", dependencies=[limited("replays", bots=True)])
async def get_record(table: str, server: Server) -> dict[str, Any]:
    """Return the record of a finished game."""
    return (await replay.finished(server.tables, table)).to_json()


@router.get("/tables/{table}/replay", response_model=Replay, dependencies=[limited("replays")])
async def get_replay(request: Request, table: str, server: Server) -> Response:
    """Return a finished game, moment by moment."""
    record = await replay.finished(server.tables, table)
    packed = await server.studies.run(leaving(request), lambda stop: pack(replay.replay(record, stop), stop))
    return answer(request, packed)


@router.post("/replay", response_model=Replay, dependencies=[limited("replays")], openapi_extra=A_RECORD)
async def replay_record(request: Request, server: Server) -> Response:
    """Return a record, moment by moment."""
    text = (await request.body()).decode(errors="replace")
    most = server.settings.record_entries
    packed = await server.studies.run(
        leaving(request), lambda stop: pack(replay.replay(replay.read(text, most), stop), stop)
    )
    return answer(request, packed)


@router.post("/analyse", dependencies=[limited("analyses")])
async def analyse_record(request: Request, asked: Annotated[Analyse, sent(Analyse)], server: Server) -> Hint:
    """Return a bot's recommendation for one moment of a record."""
    most = server.settings.record_entries
    question = await server.studies.run(
        leaving(request), lambda stop: replay.question_at(replay.from_json(asked.record, most), asked.ply, stop)
    )
    found = await while_there(
        leaving(request), server.thinker.analyse(question, asked.seconds, _asker(request, server))
    )
    return advice.hint(question, asked.ply, found)


@router.post("/curve", dependencies=[limited("analyses")])
async def draw_curve(request: Request, asked: Annotated[Curve, sent(Curve)], server: Server) -> list[Chances]:
    """Return the chances at many moments of a record, from quick looks that take a second together."""
    most = server.settings.record_entries
    return await server.studies.run(
        leaving(request), lambda stop: replay.chances(replay.from_json(asked.record, most), stop)
    )


def _asker(request: Request, server: Services) -> Asker:
    return Asker(Urgency.ANALYSIS, (account_of(request, server),))

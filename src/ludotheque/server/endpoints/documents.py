"""HTTP endpoints for players' own files of cards: a template and a check."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

from ludotheque.server.endpoints.context import REFUSALS, Guest, KnownGame, limited, sent
from ludotheque.server.endpoints.games import text_of
from ludotheque.server.protocol.answers.tables import DocumentReading
from ludotheque.server.protocol.messages.tables import Document
from ludotheque.server.shelf import documents

router: APIRouter = APIRouter(prefix="/api", responses=REFUSALS)


@router.get(
    "/games/{game}/documents/{option}",
    response_model=None,
    responses=text_of("text/plain"),
    dependencies=[limited("looks")],
)
def get_document(game: KnownGame, option: str) -> PlainTextResponse:
    """Return the game's own file for an option whose value is a file: the template of those that people bring."""
    headers = {"Content-Disposition": f'attachment; filename="{documents.template_name(game, option)}"'}
    return PlainTextResponse(documents.template(game, option), headers=headers)


@router.post("/games/{game}/documents/{option}", dependencies=[limited("positions")])
async def read_document(
    game: KnownGame, option: str, document: Annotated[Document, sent(Document)], _: Guest
) -> DocumentReading:
    """Read a file without playing with it: its names, or the first thing that is wrong with it."""
    return await documents.read(game, option, document.text)

"""HTTP endpoints for players' own files of cards: a template and a check."""

from __future__ import annotations

import asyncio
import dataclasses
import tomllib

from fastapi import APIRouter, HTTPException
from fastapi.responses import PlainTextResponse

from ludotheque.core.errors import BadComponents, BadInput
from ludotheque.core.game import Game
from ludotheque.core.visible import visible
from ludotheque.server.endpoints.context import REFUSALS, Guest, KnownGame, limited
from ludotheque.server.endpoints.games import text_of
from ludotheque.server.protocol.answers.tables import DocumentReading
from ludotheque.server.protocol.messages.tables import Document
from ludotheque.server.table.brought import check_file

router = APIRouter(prefix="/api", responses=REFUSALS)

MOST_NAMES = 400
"""Names of a preview; the largest game has fewer."""


@router.get(
    "/games/{game}/documents/{option}",
    response_model=None,
    responses=text_of("text/plain"),
    dependencies=[limited("looks")],
)
def get_document(game: KnownGame, option: str) -> PlainTextResponse:
    """Return the game's own file for an option whose value is a file: the template of those that people bring."""
    _known(game, option)
    file = _file(game, option)
    headers = {"Content-Disposition": f'attachment; filename="{game.id}-{file}"'}
    return PlainTextResponse(game.document(option), headers=headers)


@router.post("/games/{game}/documents/{option}", dependencies=[limited("positions")])
async def read_document(game: KnownGame, option: str, document: Document, _: Guest) -> DocumentReading:
    """Read a file without playing with it: its names, or the first thing that is wrong with it."""
    _known(game, option)
    return await asyncio.to_thread(_read, game, option, document.text)


def _read(game: Game, option: str, text: str) -> DocumentReading:
    try:
        check_file(text)
        options = game.options.parse({option: text})
        names = list(game.own_words(options.to_json()).values()) or _names(text)
    except BadComponents as error:
        place = {"line": error.line, "column": error.column}
        problem = {"kind": error.kind, "reason": str(error), **place, "values": error.values}
        return {"problem": problem, "names": []}  # type: ignore[typeddict-item]
    except BadInput as error:
        return {
            "problem": {"kind": "other", "reason": str(error), "line": None, "column": None, "values": {}},
            "names": [],
        }
    return {"problem": None, "names": names[:MOST_NAMES]}


def _names(text: str) -> list[str]:
    """Return the name, or else the id, of each row of a file that is known to fit."""
    rows = [row for table in tomllib.loads(text).values() if isinstance(table, list) for row in table]
    return [visible(str(row.get("name") or row.get("title") or row.get("id", ""))) for row in rows]


def _known(game: Game, option: str) -> None:
    if not any(one["name"] == option and one["document"] for one in game.options.declared()):
        raise HTTPException(404, f"{game.title} has no option {option!r} that is a file")


def _file(game: Game, option: str) -> str:
    fields = {field.name: field for field in dataclasses.fields(game.options)}
    return str(fields[option].metadata["file"])

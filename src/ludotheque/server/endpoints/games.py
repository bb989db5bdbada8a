"""The games of a server: their texts, guides and boards, and the levels of bots."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated, Any, cast

from fastapi import APIRouter, HTTPException, Response
from fastapi import Path as PathParameter
from fastapi.responses import PlainTextResponse

from ludotheque.core.errors import BadInput
from ludotheque.core.game import PICTURES, Game
from ludotheque.core.levels import LEVELS
from ludotheque.core.registry import broken_games, registered_games
from ludotheque.server.endpoints.context import DESCRIBED, REFUSALS, Anyone, Guest, KnownGame, Server, limited
from ludotheque.server.endpoints.shelf import shelved
from ludotheque.server.protocol.answers.tables import Fault, GameInfo, GameOption, Level

router = APIRouter(prefix="/api", responses=REFUSALS)


TERMINAL_ONLY = re.compile(r"^(?:#.*\n|draw-.*\n(?:[ }].*\n)*)", re.MULTILINE)
"""Comments, and the messages with which a terminal draws a table: no browser needs their bytes."""

BUNDLED = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".json": "application/json",
}
"""The kinds of files that the board of a package may have, with their media types."""

BundledFile = Annotated[str, PathParameter(pattern=r"^[\w-]+(\.[\w-]+)+$", max_length=100)]


@router.get("/games", responses=DESCRIBED, dependencies=[limited("looks")])
def list_games(_: Anyone) -> list[GameInfo]:
    """Return every installed game that can be loaded; the shelf leaves the examples out."""
    return [game_info(game) for game in registered_games().values()]


@router.get("/faults", dependencies=[limited("looks")])
def list_faults(_: Guest) -> list[Fault]:
    """Return the installed games that cannot be loaded."""
    return [{"id": fault.id, "package": fault.package, "error": fault.error} for fault in broken_games()]


def text_of(kind: str) -> dict[int | str, dict[str, Any]]:
    """Describe an answer that is no JSON."""
    return {200: {"content": {kind: {"schema": {"type": "string"}}}}}


def game_info(game: Game) -> GameInfo:
    """Describe a game for the shelf and the page that opens a table."""
    rows = game.provenance.rows
    return {
        "id": game.id,
        "title": game.title,
        "stage": game.stage,
        "players": list(game.players),
        "minutes": game.minutes,
        "weight": game.weight,
        "look": {"ground": game.look.ground, "ink": game.look.ink, "accent": game.look.accent},
        "pictures": [name for name in PICTURES if game.picture(name) is not None],
        "cooperative": game.cooperative,
        "languages": list(game.languages),
        "told": {language: shelved(game, language) for language in game.languages},
        "options": cast(list[GameOption], game.options.declared()),
        "reconstructed": game.provenance.reconstructed,
        "provenance": [{"what": what, "certainty": certainty, "source": source} for what, certainty, source in rows],
        "credits": game.credits,
    }


@router.get(
    "/games/{game}/text/{language}",
    response_model=None,
    responses=text_of("text/plain"),
    dependencies=[limited("looks")],
)
def game_text(game: KnownGame, language: str) -> PlainTextResponse:
    """Return the texts of a game, without those that only a terminal draws and without comments."""
    try:
        return PlainTextResponse(TERMINAL_ONLY.sub("", game.text(language)))
    except (BadInput, FileNotFoundError) as error:
        raise HTTPException(404, f"{game.title} has no texts in {language!r}") from error


@router.get(
    "/games/{game}/guide/{language}",
    response_model=None,
    responses=text_of("text/markdown"),
    dependencies=[limited("looks")],
)
def game_guide(game: KnownGame, language: str) -> PlainTextResponse:
    """Return the rules of a game."""
    try:
        return PlainTextResponse(game.guide(language), media_type="text/markdown; charset=utf-8")
    except FileNotFoundError as error:
        raise HTTPException(404, f"{game.title} has no guide") from error


@router.get("/games/{game}/board/{file}", dependencies=[limited("looks")])
def game_board(game: KnownGame, file: BundledFile) -> Response:
    """Serve a file of the board that a game's package brings."""
    folder = game.bundle()
    found = folder.joinpath(file) if folder is not None else None
    if found is None or not found.is_file():
        raise HTTPException(404, f"{game.title} has no such file of a board")
    kind = BUNDLED.get(Path(file).suffix)
    if kind is None:
        raise HTTPException(404, f"a board has no files of the kind {Path(file).suffix!r}")
    return Response(found.read_bytes(), media_type=kind)


@router.get("/levels", dependencies=[limited("looks")])
def list_levels(server: Server, _: Anyone) -> list[Level]:
    """Return the bot levels, weakest first."""
    slow = server.thinker.pace.is_slow
    return [{"name": name, "seconds": seconds, "slow": slow(name)} for name, seconds in LEVELS.items()]

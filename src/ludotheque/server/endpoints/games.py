"""The games of a server: their texts, guides and boards, and the levels of bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

from fastapi import APIRouter, Response
from fastapi import Path as PathParameter
from fastapi.responses import PlainTextResponse

from ludotheque.core.levels import LEVELS
from ludotheque.server.endpoints.context import DESCRIBED, REFUSALS, Anyone, Guest, KnownGame, Server, limited
from ludotheque.server.protocol.answers.tables import Fault, GameInfo, Level
from ludotheque.server.protocol.refused import Missing
from ludotheque.server.shelf import games as shelf

router: APIRouter = APIRouter(prefix="/api", responses=REFUSALS)


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
    return shelf.games()


@router.get("/faults", dependencies=[limited("looks")])
def list_faults(_: Guest) -> list[Fault]:
    """Return the installed games that cannot be loaded."""
    return shelf.faults()


def text_of(kind: str) -> dict[int | str, dict[str, Any]]:
    """Describe an answer that is no JSON."""
    return {200: {"content": {kind: {"schema": {"type": "string"}}}}}


@router.get(
    "/games/{game}/text/{language}",
    response_model=None,
    responses=text_of("text/plain"),
    dependencies=[limited("looks")],
)
def game_text(game: KnownGame, language: str) -> PlainTextResponse:
    """Return the texts of a game, without those that only a terminal draws and without comments."""
    return PlainTextResponse(shelf.text(game, language))


@router.get(
    "/games/{game}/guide/{language}",
    response_model=None,
    responses=text_of("text/markdown"),
    dependencies=[limited("looks")],
)
def game_guide(game: KnownGame, language: str) -> PlainTextResponse:
    """Return the rules of a game."""
    return PlainTextResponse(shelf.guide(game, language), media_type="text/markdown; charset=utf-8")


@router.get("/games/{game}/board/{file}", dependencies=[limited("looks")])
def game_board(game: KnownGame, file: BundledFile) -> Response:
    """Serve a file of the board that a game's package brings."""
    folder = game.bundle()
    found = folder.joinpath(file) if folder is not None else None
    if found is None or not found.is_file():
        raise Missing(f"{game.title} has no such file of a board")
    kind = BUNDLED.get(Path(file).suffix)
    if kind is None:
        raise Missing(f"a board has no files of the kind {Path(file).suffix!r}")
    return Response(found.read_bytes(), media_type=kind)


@router.get("/levels", dependencies=[limited("looks")])
def list_levels(server: Server, _: Anyone) -> list[Level]:
    """Return the bot levels, weakest first."""
    slow = server.thinker.pace.is_slow
    return [{"name": name, "seconds": seconds, "slow": slow(name)} for name, seconds in LEVELS.items()]

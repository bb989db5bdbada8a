"""HTTP endpoints of the archive."""

from __future__ import annotations

from typing import Annotated, Literal

from fastapi import APIRouter, Query

from ludotheque.server.endpoints.context import REFUSALS, Guest, Server, limited
from ludotheque.server.people.archive.library import Wanted
from ludotheque.server.protocol.answers.archive import PlayedGame, PlayedGames, Statistics

router: APIRouter = APIRouter(prefix="/api", responses=REFUSALS)

GameId = Annotated[str | None, Query(pattern=r"^\w{1,64}$")]
OpponentId = Annotated[str | None, Query(pattern=r"^(bot:[\w@-]{1,64}|[0-9a-f]{32})$")]
Before = Annotated[str | None, Query(pattern=r"^[0-9]{1,15}:[\w-]{1,64}$")]


@router.get("/archive", dependencies=[limited("archive")])
async def list_games_of_mine(
    server: Server,
    caller: Guest,
    game: GameId = None,
    opponent: OpponentId = None,
    outcome: Literal["won", "lost", "none"] | None = None,
    before: Before = None,
) -> PlayedGames:
    """Return the caller's finished games, the latest first."""
    return await server.library.games(caller, Wanted(game, opponent, outcome, before))


@router.get("/statistics", dependencies=[limited("archive")])
async def get_statistics(server: Server, caller: Guest) -> Statistics:
    """Return the caller's games as figures."""
    return await server.library.statistics(caller)


@router.get("/tables/{table}/result", dependencies=[limited("looks")])
async def get_result(table: str, server: Server, caller: Guest) -> PlayedGame:
    """Return the result of a finished game, with what it has changed."""
    return await server.library.result(table, caller)

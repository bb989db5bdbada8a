"""The archive of a guest's finished games."""

from __future__ import annotations

from typing import Annotated, Literal

from ludotheque.app.app import App
from ludotheque.app.calls.call import Calls
from ludotheque.app.calls.reading import Guest
from ludotheque.app.people.archive.archive import Wanted
from ludotheque.app.protocol.answers.archive import PlayedGame, PlayedGames, Statistics
from ludotheque.app.protocol.model import limits

calls: Calls = Calls()

GameId = Annotated[str, limits(r"\w{1,64}", most=64)]
OpponentId = Annotated[str, limits(r"bot:[\w@-]{1,64}|[0-9a-f]{32}", most=68)]
Before = Annotated[str, limits(r"[0-9]{1,15}:[\w-]{1,64}", most=80)]
"""The end of a page of games, from which the next one begins."""


@calls.get("/archive", limit="archive")
async def list_games_of_mine(
    app: App,
    caller: Guest,
    game: GameId | None = None,
    opponent: OpponentId | None = None,
    outcome: Literal["won", "lost", "none"] | None = None,
    before: Before | None = None,
) -> PlayedGames:
    """Return the finished games of this guest, latest first, 20 per page.

    ``opponent`` is a ``person`` or ``bot:`` and a level; ``before`` is the ``next`` of the page before.
    """
    return await app.archive.games(caller, Wanted(game, opponent, outcome, before))


@calls.get("/statistics", limit="archive")
async def get_statistics(app: App, caller: Guest) -> Statistics:
    """Return figures of this guest's games, without those with a supplied position or file."""
    return await app.archive.statistics(caller)


@calls.get("/tables/{table}/result", limit="looks")
async def get_result(app: App, caller: Guest, table: str) -> PlayedGame:
    """Return the result of a game and its effect on ratings, after the end (403 before)."""
    return await app.archive.result(table, caller)

"""Puzzles. Nothing is stored of who solved what."""

from __future__ import annotations

from ludotheque.server.calls.reading import KnownGame
from ludotheque.server.calls.table import Calls
from ludotheque.server.protocol.answers.puzzles import DailyPuzzle, PuzzleList, PuzzleShown, PuzzleVerdict
from ludotheque.server.protocol.messages.puzzles import TryPuzzle
from ludotheque.server.shelf import puzzles

calls: Calls = Calls()


@calls.get("/puzzle", limit="looks")
def daily_puzzle() -> DailyPuzzle:
    """Return the puzzle of the day (UTC), the same for everyone."""
    return puzzles.of_today()


@calls.get("/games/{game}/puzzles", limit="looks")
def list_puzzles(game: KnownGame) -> PuzzleList:
    """Return a game's puzzles, in order."""
    return puzzles.puzzles(game)


@calls.get("/games/{game}/puzzles/{puzzle}", limit="replays")
def open_puzzle(game: KnownGame, puzzle: str) -> PuzzleShown:
    """Return the table as the player of a puzzle sees it, and the moves without their values."""
    return puzzles.show(game, puzzle)


@calls.post("/games/{game}/puzzles/{puzzle}", limit="replays")
def try_puzzle(game: KnownGame, puzzle: str, taken: TryPuzzle) -> PuzzleVerdict:
    """Judge a move by the stored values; nothing is stored.

    The answer comes once the player has found it, or asks for it by sending no move.
    """
    return puzzles.judge(game, puzzle, taken)

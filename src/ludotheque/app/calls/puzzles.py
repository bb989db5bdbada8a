"""Puzzles. Nothing is stored of who solved what."""

from __future__ import annotations

from ludotheque.app.calls.call import Calls
from ludotheque.app.calls.reading import KnownGame
from ludotheque.app.catalogue import puzzles
from ludotheque.app.protocol.answers.puzzles import DailyPuzzle, PuzzleList, PuzzleShown, PuzzleVerdict
from ludotheque.app.protocol.messages.puzzles import TryPuzzle

calls: Calls = Calls()


@calls.get("/puzzle", limit="looks")
def daily_puzzle() -> DailyPuzzle:
    """Return the puzzle of the day (UTC)."""
    return puzzles.of_today()


@calls.get("/games/{game}/puzzles", limit="looks")
def list_puzzles(game: KnownGame) -> PuzzleList:
    """Return a game's puzzles, in order."""
    return puzzles.puzzles(game)


@calls.get("/games/{game}/puzzles/{puzzle}", limit="replays")
def open_puzzle(game: KnownGame, puzzle: str) -> PuzzleShown:
    """Return a puzzle: its table as its player sees it, and the moves without their values."""
    return puzzles.show(game, puzzle)


@calls.post("/games/{game}/puzzles/{puzzle}", limit="replays")
def try_puzzle(game: KnownGame, puzzle: str, taken: TryPuzzle) -> PuzzleVerdict:
    """Judge a move by the stored values; nothing is stored.

    The answer comes once the player has found it, or asks for it by sending no move.
    """
    return puzzles.judge(game, puzzle, taken)

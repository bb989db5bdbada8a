"""HTTP endpoints of puzzles."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter

from ludotheque.server.endpoints.context import REFUSALS, KnownGame, limited, sent
from ludotheque.server.protocol.answers.puzzles import DailyPuzzle, PuzzleList, PuzzleShown, PuzzleVerdict
from ludotheque.server.protocol.messages.puzzles import TryPuzzle
from ludotheque.server.shelf import puzzles

router: APIRouter = APIRouter(prefix="/api", responses=REFUSALS)


@router.get("/puzzle", dependencies=[limited("looks")])
def daily_puzzle() -> DailyPuzzle:
    """Return the puzzle of today."""
    return puzzles.of_today()


@router.get("/games/{game}/puzzles", dependencies=[limited("looks")])
def list_puzzles(game: KnownGame) -> PuzzleList:
    """List the puzzles of a game."""
    return puzzles.puzzles(game)


@router.get("/games/{game}/puzzles/{puzzle}", dependencies=[limited("replays")])
def open_puzzle(game: KnownGame, puzzle: str) -> PuzzleShown:
    """Show a puzzle to its player."""
    return puzzles.show(game, puzzle)


@router.post("/games/{game}/puzzles/{puzzle}", dependencies=[limited("replays")])
def try_puzzle(game: KnownGame, puzzle: str, taken: Annotated[TryPuzzle, sent(TryPuzzle)]) -> PuzzleVerdict:
    """Judge a move by the values that are stored with the puzzle; without a move, give the answer away."""
    return puzzles.judge(game, puzzle, taken)

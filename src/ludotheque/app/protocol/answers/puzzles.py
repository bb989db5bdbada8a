"""The shape of the answers about puzzles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from ludotheque.app.protocol.answers.tables import ActionJson, CauseJson, GameEvent, Offered, PromptJson, ReasonJson
from ludotheque.core.levels import Difficulty
from ludotheque.teaching.review.grades import Grade


class PuzzleInfo(TypedDict):
    """A puzzle in a list: ``prompt`` is the key of what is asked, ``moves`` how many there are to choose from.

    ``themes`` are said by the game's texts ``theme-<name>``.
    """

    id: str
    players: int
    prompt: str
    moves: int
    difficulty: Difficulty
    themes: list[str]


class PuzzleList(TypedDict):
    """The puzzles of a game, in order, and the themes that they have, in the game's order."""

    puzzles: list[PuzzleInfo]
    themes: list[str]


class DailyPuzzle(TypedDict):
    """The puzzle of a day (UTC, ``YYYY-MM-DD``), the same for everyone; ``puzzle`` is None where no game has any.

    Those who do not know its game begin with ``lesson``, its first one, and with the puzzle whose id is ``easy``.
    """

    day: str
    game: str | None
    puzzle: PuzzleInfo | None
    lesson: str | None
    easy: str | None


class PuzzleShown(TypedDict):
    """A puzzle as its player sees the table. The worth of the moves is not told."""

    game: str
    id: str
    players: int
    you: int
    words: Mapping[str, str]
    """Names of pieces that the options give the game."""
    view: Mapping[str, Any]
    prompt: PromptJson
    offered: list[Offered]


class PuzzleMove(TypedDict):
    """A move of a puzzle, and what it is worth: the chance to win after it, 0 to 1, and what it loses beside the best.

    ``error`` is half the interval around ``loss``; ``reasons`` speak for the move, ``causes`` are what is clear of its
    cost, None where none is clear.
    """

    action: ActionJson
    words: str
    chance: float
    loss: float
    error: float
    grade: Grade
    reasons: list[ReasonJson]
    causes: list[CauseJson]


class PuzzleStep(TypedDict):
    """A turn of how the game may go on after a move: what the solver then sees, and what the log tells."""

    view: Mapping[str, Any]
    events: list[GameEvent]


class PuzzleVerdict(TypedDict):
    """The answer to a move, or to someone who gives up: then ``tried`` is None.

    ``best`` and ``tempting`` are told only when the puzzle is solved or given up. ``line`` begins with the move that
    was tried, or with the best one; it is the same for everyone, in a world that gives nothing hidden away.
    """

    solved: bool
    tried: PuzzleMove | None
    best: PuzzleMove | None
    tempting: PuzzleMove | None
    line: list[PuzzleStep]

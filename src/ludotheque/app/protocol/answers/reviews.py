"""The shape of the answers about reviews."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

from ludotheque.app.protocol.answers.puzzles import PuzzleStep
from ludotheque.app.protocol.answers.tables import ActionJson, CauseJson, Offered, PromptJson, ReasonJson
from ludotheque.teaching.review.grades import Grade


class ReviewBegun(TypedDict):
    """The first event: how many decisions follow, and each seat's share of the win (empty without an end)."""

    type: Literal["begun"]
    decisions: int
    shares: list[float]


class ReviewedDecision(TypedDict):
    """A decision with the judgement on it; losses, errors and chances are chances to win, from 0 to 1.

    ``reasons`` speak for ``best`` and not for what was done, ``causes`` say why it cost something, if that is
    clear, and ``then`` are the actions by which its player may well go on after ``best``; ``entry`` counts the entries
    before it, as frames of a replay do.
    """

    type: Literal["decision"]
    entry: int
    seat: int
    did: ActionJson
    best: ActionJson
    did_words: str
    best_words: str
    loss: float
    error: float
    grade: Grade
    chances: list[float]
    reasons: list[ReasonJson]
    causes: list[CauseJson]
    then: list[ActionJson]


class FollowedLine(TypedDict):
    """The turns that may follow after an action, in a world that gives nothing hidden away."""

    line: list[PuzzleStep]


class ReviewSkipped(TypedDict):
    """A decision on which there is no judgement, since a search of it failed."""

    type: Literal["skipped"]
    entry: int


class ReviewBalance(TypedDict):
    """The parts of a seat's result, which together are its share of the win."""

    even: float
    setup: float
    decisions: float
    rest: float


class ReviewOver(TypedDict):
    """The last event of a review: by seat, accuracy from 0 to 100, and where the result came from."""

    type: Literal["over"]
    accuracy: dict[str, float]
    balance: dict[str, ReviewBalance | None]


class Trial(TypedDict):
    """A decision of a record as its player saw it, to be made once more.

    ``position`` is all of it, as the record has it: a table can be opened from there.
    """

    seat: int
    position: Mapping[str, Any]
    view: Mapping[str, Any]
    prompt: PromptJson
    offered: list[Offered]

"""The shape of the answers about lessons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, TypedDict

from ludotheque.app.protocol.answers.tables import GameEvent, Offered, PromptJson


class LessonInfo(TypedDict):
    """A lesson in a list. Its title is the text ``key``, with the attribute ``goal``."""

    name: str
    key: str
    minutes: int
    steps: int


class LessonList(TypedDict):
    """The lessons of a game, in order, and the languages they are in."""

    lessons: list[LessonInfo]
    languages: list[str]


class LessonScene(TypedDict):
    """One step of a lesson: what is said, and the table as the learner sees it then.

    ``say``, ``wrong``, ``answers``, ``right`` and the values of ``instead`` are texts: with the lesson's ``key`` and a
    hyphen before them, they are ids. ``ask`` has the actions that lead on, in words; ``instead`` says what of others,
    ``*`` of any.
    """

    number: int
    kind: Literal["say", "ask", "play", "question"]
    say: str
    light: list[str]
    ask: list[str]
    instead: Mapping[str, str]
    answers: list[str]
    right: str | None
    wrong: str | None
    ply: int
    player: int | None
    view: Mapping[str, Any]
    prompt: PromptJson
    offered: list[Offered]
    events: list[GameEvent]
    over: bool


class LessonPlay(TypedDict):
    """A lesson as far as its learner has come."""

    game: str
    name: str
    key: str
    you: int
    names: list[str]
    steps: int
    words: Mapping[str, str]
    """Names of pieces that the options give the game."""
    scenes: list[LessonScene]

"""Lessons. Nothing is stored of them."""

from __future__ import annotations

from ludotheque.app.calls.call import TEXT, Calls
from ludotheque.app.calls.reading import KnownGame
from ludotheque.app.catalogue import lessons
from ludotheque.app.protocol.answers.lessons import LessonList, LessonPlay
from ludotheque.app.protocol.messages.lessons import TakeLesson
from ludotheque.teaching.lessons import texts_of

calls: Calls = Calls()


@calls.get("/games/{game}/lessons", limit="looks")
def list_lessons(game: KnownGame) -> LessonList:
    """Return a game's lessons, in order, and their languages."""
    return lessons.lessons(game)


@calls.get("/games/{game}/lessons/text/{language}", limit="looks", kind=TEXT)
def lesson_text(game: KnownGame, language: str) -> str:
    """Return the texts of a game's lessons, Fluent (fallback: English)."""
    return texts_of(game, language)


@calls.get("/games/{game}/lessons/{name}", limit="looks")
def show_lesson(game: KnownGame, name: str) -> LessonPlay:
    """Return all steps of a lesson, with the answers that advance it."""
    return lessons.show(game, name)


@calls.post("/games/{game}/lessons/{name}", limit="replays")
def take_lesson(game: KnownGame, name: str, taken: TakeLesson) -> LessonPlay:
    """Return the steps of a lesson after these answers, up to the next question."""
    return lessons.take(game, name, taken)

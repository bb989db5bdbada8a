"""HTTP endpoints of lessons."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

from ludotheque.lessons import texts_of
from ludotheque.server.endpoints.context import REFUSALS, KnownGame, limited, sent
from ludotheque.server.endpoints.games import text_of
from ludotheque.server.protocol.answers.lessons import LessonList, LessonPlay
from ludotheque.server.protocol.messages.lessons import TakeLesson
from ludotheque.server.shelf import lessons

router: APIRouter = APIRouter(prefix="/api", responses=REFUSALS)


@router.get("/games/{game}/lessons", dependencies=[limited("looks")])
def list_lessons(game: KnownGame) -> LessonList:
    """List the lessons of a game, in their order."""
    return lessons.lessons(game)


@router.get(
    "/games/{game}/lessons/text/{language}",
    response_model=None,
    responses=text_of("text/plain"),
    dependencies=[limited("looks")],
)
def lesson_text(game: KnownGame, language: str) -> PlainTextResponse:
    """Return the texts of a game's lessons: in that language if they are in it, or else in English."""
    return PlainTextResponse(texts_of(game, language))


@router.get("/games/{game}/lessons/{name}", dependencies=[limited("looks")])
def show_lesson(game: KnownGame, name: str) -> LessonPlay:
    """Show a whole lesson: all its steps, with the answers that lead on. A guide takes its pictures from it."""
    return lessons.show(game, name)


@router.post("/games/{game}/lessons/{name}", dependencies=[limited("replays")])
def take_lesson(game: KnownGame, name: str, taken: Annotated[TakeLesson, sent(TakeLesson)]) -> LessonPlay:
    """Go on with a lesson: the steps up to the next one that asks something, after these answers."""
    return lessons.take(game, name, taken)

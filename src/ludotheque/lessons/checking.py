"""Checks of a lesson: all its ways lead to its end, its texts are there, and what it lights is on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game
from ludotheque.lessons.course import Scene, scenes
from ludotheque.lessons.lesson import Lesson, find, languages_of, parts_of, texts_of


def faults(lesson: Lesson) -> list[str]:
    """Return what is wrong with a lesson, in words; nothing if it can be taught.

    >>> from ludotheque import load
    >>> from ludotheque.lessons import find
    >>> faults(find(load("leduc"), "01-idea"))
    []
    """
    try:
        shown = [fault for answers in ways(lesson) for fault in _dark(lesson, answers)]
    except BadInput as error:
        shown = [str(error)]
    if lesson.steps[-1].ask:
        shown.append(f"lesson {lesson.name}: the last step has 'ask', so no one would see what the action does")
    said = [fault for language in languages_of(lesson.game) or ["en"] for fault in _unsaid(lesson, language)]
    return list(dict.fromkeys([*shown, *said]))


def ways(lesson: Lesson, answers: Sequence[str] = ()) -> Iterator[list[str]]:
    """Yield the answers of each way through a lesson. BadInput at the first step that the rules do not allow."""
    step = list(scenes(lesson, answers))[-1].step
    if len(answers) == sum(bool(one.ask or one.answers) for one in lesson.steps):
        yield list(answers)
        return
    for answer in step.ask or [step.right]:
        yield from ways(lesson, [*answers, answer])


def _dark(lesson: Lesson, answers: Sequence[str]) -> Iterator[str]:
    """Yield the parts that a step is to light, and that are not in the learner's view then."""
    for scene in scenes(lesson, answers):
        for part in unseen(lesson, scene, scene.step.light):
            yield f"lesson {lesson.name}, step {scene.number + 1}: field 'light': {part!r} is not in the view now"


def pictured(game: Game, name: str, number: int, parts: Sequence[str]) -> str:
    """Return what is wrong with a picture of a step of a lesson, counted from 1; nothing if it can be drawn."""
    try:
        lesson = find(game, name)
    except KeyError:
        return f"there is no lesson {name!r}"
    answers = next(ways(lesson))
    scene = next((one for one in scenes(lesson, answers) if one.number == number - 1), None)
    if scene is None:
        return f"lesson {name} has no step {number}"
    missing = unseen(lesson, scene, parts)
    return f"lesson {name}, step {number}: not in the view: {', '.join(missing)}" if missing else ""


def unseen(lesson: Lesson, scene: Scene, parts: Sequence[str]) -> list[str]:
    """Return the parts of the board that the learner's view does not have in a scene, or that are named nowhere."""
    places = parts_of(lesson.game)
    view = lesson.game.view(scene.match.state, lesson.you)
    return [
        part for part in parts if part not in places or all(one is None for one in _at(view, places[part].split(".")))
    ]


def _at(view: Any, path: Sequence[str]) -> list[Any]:
    """Return what a view has at a path; ``*`` is any place of a list."""
    if not path:
        return [view]
    first, rest = path[0], path[1:]
    if isinstance(view, list):
        places = view if first == "*" else view[int(first) : int(first) + 1]
        return [found for one in places for found in _at(one, rest)]
    return _at(view[first], rest) if isinstance(view, dict) and first in view else []


def _unsaid(lesson: Lesson, language: str) -> Iterator[str]:
    """Yield the texts of a lesson that are missing in a language, or cannot be said."""
    where = f"lessons/{language}.ftl"
    source = FluentResource(texts_of(lesson.game, language))
    for entry in source.body:
        if isinstance(entry, ast.Junk):
            yield f"{where}: not Fluent: {(entry.content or '').strip().splitlines()[0]}"
    bundle: Any = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(lesson.game.text(language)))
    bundle.add_resource(source)
    for id in dict.fromkeys(lesson.ids()):
        if not bundle.has_message(id):
            yield f"{where}: the text {id!r} is missing"
            continue
        _, errors = bundle.format_pattern(bundle.get_message(id).value, {})
        yield from (f"{where}: {id}: {error}" for error in errors)
    if bundle.has_message(lesson.key) and "goal" not in bundle.get_message(lesson.key).attributes:
        yield f"{where}: the text {lesson.key!r} has no attribute .goal"

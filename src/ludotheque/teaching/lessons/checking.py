"""Checks of a lesson: all its ways lead to its end, its texts are there and short, and the table is as they say."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game
from ludotheque.teaching.lessons.course import Scene, scenes
from ludotheque.teaching.lessons.lesson import ACTS, LONGEST_TEXT, Fact, Lesson, find, languages_of, parts_of, texts_of

NOTHING = "nothing"
"""In a fact, stands for a place of the view that is not there, null or empty."""


def faults(lesson: Lesson) -> list[str]:
    """Return what is wrong with a lesson, in words; nothing if it can be taught.

    >>> from ludotheque import load
    >>> from ludotheque.teaching.lessons import find
    >>> faults(find(load("leduc"), "01-idea"))
    []
    """
    try:
        shown = [fault for answers in ways(lesson) for fault in _untrue(lesson, answers)]
    except BadInput as error:
        shown = [str(error)]
    if lesson.steps[-1].ask:
        shown.append(f"lesson {lesson.name}: the last step has 'ask', so no one would see what the action does")
    asked = sum(bool(step.ask) for step in lesson.steps)
    if asked * ACTS < len(lesson.steps):
        shown.append(f"lesson {lesson.name}: {asked} of {len(lesson.steps)} steps have 'ask'; at least a third do")
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


def _untrue(lesson: Lesson, answers: Sequence[str]) -> Iterator[str]:
    """Yield the parts to light that are not in the learner's view then, and the facts that are not so."""
    for scene in scenes(lesson, answers):
        where = f"lesson {lesson.name}, step {scene.number + 1}"
        for part in unseen(lesson, scene, scene.step.light):
            yield f"{where}: field 'light': {part!r} is not in the view now"
        view = lesson.game.view(scene.match.state, lesson.you)
        for fact in scene.step.view:
            if reason := untrue(view, fact):
                yield f"{where}: field 'view': {reason}"


def untrue(view: Any, fact: Fact) -> str:
    """Return how a view differs from a fact, with what was expected and what is there; nothing if it is so.

    >>> untrue({"hand": {"spy": 2}}, Fact("hand.spy", "is", 3))
    "'hand.spy' is 2, not 3"
    >>> untrue({"hand": {"spy": 2}}, Fact("hand.priest", "more than", "hand.spy"))
    "'hand.priest' is nothing, not more than 'hand.spy', which is 2"
    """
    for path in (fact.path, fact.wanted if fact.how not in ("is", "not") else ""):
        if isinstance(path, str) and not _at(view, path.split(".")[:-1]):
            return f"the view has no place {path!r}"
    found = _at(view, fact.path.split("."))
    if fact.how == "not":
        return f"{fact.path!r} is {_told(fact.wanted)}" if any(_is(one, fact.wanted) for one in found or [None]) else ""
    if fact.how == "is":
        fits, wanted = any(_is(one, fact.wanted) for one in found or [None]), _told(fact.wanted)
    else:
        other = fact.wanted if isinstance(fact.wanted, int) else _count(_at(view, fact.wanted.split(".")))
        fits = _compares(_count(found), fact.how, other)
        wanted = f"{fact.how} {fact.wanted!r}" + ("" if isinstance(fact.wanted, int) else f", which is {other}")
    if fits:
        return ""
    there = " or ".join(dict.fromkeys(map(_told, found))) if found else NOTHING
    return f"{fact.path!r} is {there}, not {wanted}"


def _is(found: Any, wanted: Any) -> bool:
    """Tell whether a place has a value. A number fits a list of so many entries, and 0 what is not there."""
    if wanted == NOTHING:
        return found is None or found in ([], {}, "")
    if isinstance(wanted, int) and not isinstance(wanted, bool):
        return (
            not isinstance(found, bool) and (found is None or isinstance(found, int | list)) and _size(found) == wanted
        )
    return type(found) is type(wanted) and bool(found == wanted)


def _size(found: Any) -> int:
    return len(found) if isinstance(found, list) else int(found or 0)


def _count(found: Sequence[Any]) -> int:
    """Return the number at a path: the sum, if there are several, and 0 if there is nothing."""
    return sum(_size(one) for one in found if one is None or isinstance(one, int | list))


def _compares(left: int, how: str, right: int) -> bool:
    return {
        "more than": left > right,
        "less than": left < right,
        "at least": left >= right,
        "at most": left <= right,
        "as many as": left == right,
    }[how]


def _told(value: Any) -> str:
    if value is None or value == NOTHING:
        return NOTHING
    if isinstance(value, list) and any(isinstance(one, dict | list) for one in value):
        return f"a list of {len(value)}"
    return "a table" if isinstance(value, dict) else repr(value)


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
    """Return what a view has at a path.

    ``*`` is each place of a list or table; a number is that place of a list, and a word is its entry with that id.
    """
    if not path:
        return [view]
    first, rest = path[0], path[1:]
    if isinstance(view, dict):
        places = list(view.values()) if first == "*" else [view[first]] if first in view else []
    elif isinstance(view, list) and first.isdigit():
        places = view[int(first) : int(first) + 1]
    elif isinstance(view, list):
        places = [one for one in view if first == "*" or (isinstance(one, dict) and one.get("id") == first)]
    else:
        places = []
    return [found for one in places for found in _at(one, rest)]


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
        text, errors = bundle.format_pattern(bundle.get_message(id).value, {})
        if (length := len(" ".join(str(text).split()))) > LONGEST_TEXT:
            yield f"{where}: {id}: {length} characters, more than the {LONGEST_TEXT} that are read in one look"
        yield from (f"{where}: {id}: {error}" for error in errors)
    if bundle.has_message(lesson.key) and "goal" not in bundle.get_message(lesson.key).attributes:
        yield f"{where}: the text {lesson.key!r} has no attribute .goal"

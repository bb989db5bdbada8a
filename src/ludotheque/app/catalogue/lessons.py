"""Lessons. Nothing is kept: a lesson is replayed from the answers that its learner has given."""

from __future__ import annotations

from collections.abc import Iterable

from ludotheque.app.protocol.answers.lessons import LessonList, LessonPlay, LessonScene
from ludotheque.app.protocol.answers.tables import Offered
from ludotheque.app.protocol.messages.lessons import TakeLesson
from ludotheque.app.protocol.refused import Missing
from ludotheque.app.tables.journal import SeenEvent
from ludotheque.app.tables.views import events_json, prompt_json
from ludotheque.core.game import Game
from ludotheque.teaching.lessons import Lesson, Scene, find, languages_of, lessons_of, right_answers, scenes


def lessons(game: Game) -> LessonList:
    """List the lessons of a game, in their order."""
    found = [
        {"name": one.name, "key": one.key, "minutes": one.minutes, "steps": len(one.steps)} for one in lessons_of(game)
    ]
    return {"lessons": found, "languages": languages_of(game)}  # type: ignore[typeddict-item]


def show(game: Game, name: str) -> LessonPlay:
    """Show a whole lesson: all its steps, with the answers that lead on. A guide takes its pictures from it."""
    lesson = _lesson(game, name)
    return _play(lesson, scenes(lesson, right_answers(lesson)))


def take(game: Game, name: str, taken: TakeLesson) -> LessonPlay:
    """Go on with a lesson: the steps up to the next one that asks something, after these answers."""
    lesson = _lesson(game, name)
    return _play(lesson, (scene for scene in scenes(lesson, taken.answers) if scene.number > taken.after))


def _play(lesson: Lesson, shown: Iterable[Scene]) -> LessonPlay:
    game = lesson.game
    return {
        "game": game.id,
        "name": lesson.name,
        "key": lesson.key,
        "you": lesson.you,
        "names": list(lesson.names),
        "steps": len(lesson.steps),
        "words": dict(game.own_words(lesson.options)),
        "scenes": [_scene(lesson, scene) for scene in shown],
    }


def _lesson(game: Game, name: str) -> Lesson:
    try:
        return find(game, name)
    except KeyError:
        raise Missing(f"{game.title} has no lesson {name[:60]!r}") from None


def _scene(lesson: Lesson, scene: Scene) -> LessonScene:
    """Return a step as its learner sees it; it sees no more than at a table."""
    step, game, state = scene.step, lesson.game, scene.match.state
    over = state.is_terminal()
    player = None if over else state.current_player()
    return {
        "number": scene.number,
        "kind": step.kind,
        "say": step.say,
        "light": list(step.light),
        "ask": list(step.ask),
        "instead": step.instead,
        "answers": list(step.answers),
        "right": step.right or None,
        "wrong": step.wrong or None,
        "ply": len(scene.match.standing),
        "player": player,
        "view": game.view(state, lesson.you),
        "prompt": prompt_json(game.prompt(state)),
        "offered": _offered(lesson, scene) if step.ask else [],
        "events": events_json(SeenEvent(*one) for one in scene.news),
        "over": over,
    }


def _offered(lesson: Lesson, scene: Scene) -> list[Offered]:
    space = lesson.game.actions
    actions = scene.match.state.legal_actions()
    return [{"number": action, "action": space.to_json(action), "words": space.words(action)} for action in actions]

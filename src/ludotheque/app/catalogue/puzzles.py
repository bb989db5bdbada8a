"""Puzzles. Nothing is kept of who solved what: a browser remembers that for itself."""

from __future__ import annotations

from datetime import UTC, date, datetime

from ludotheque.app.protocol.answers.puzzles import (
    DailyPuzzle,
    PuzzleInfo,
    PuzzleList,
    PuzzleMove,
    PuzzleShown,
    PuzzleVerdict,
)
from ludotheque.app.protocol.messages.puzzles import TryPuzzle
from ludotheque.app.protocol.refused import Missing
from ludotheque.app.tables.views import causes_json, prompt_json, reasons_json, step_json
from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game
from ludotheque.core.registry import registered_games
from ludotheque.teaching.lessons import lessons_of
from ludotheque.teaching.puzzles import CONFIDENCE, Measured, Puzzle, daily, easy, find, puzzles_of, themes
from ludotheque.teaching.review import grade


def of_today() -> DailyPuzzle:
    """Return the puzzle of today."""
    return of_day(datetime.now(UTC).date())


def of_day(day: date) -> DailyPuzzle:
    """Return the puzzle of a day."""
    one = daily(registered_games().values(), day)
    if one is None:
        return {"day": day.isoformat(), "game": None, "puzzle": None, "lesson": None, "easy": None}
    first = easy(one.game, day)
    return {
        "day": day.isoformat(),
        "game": one.game.id,
        "puzzle": _info(one),
        "lesson": next((lesson.name for lesson in lessons_of(one.game)), None),
        "easy": None if first is None else first.id,
    }


def puzzles(game: Game) -> PuzzleList:
    """List the puzzles of a game."""
    found = puzzles_of(game)
    having = {name for one in found for name in one.themes}
    return {"puzzles": [_info(one) for one in found], "themes": [name for name in themes(game) if name in having]}


def show(game: Game, puzzle: str) -> PuzzleShown:
    """Show a puzzle to its player."""
    one = _found(game, puzzle)
    state, space = one.state(), game.actions
    actions = state.legal_actions()
    return {
        "game": game.id,
        "id": one.id,
        "players": state.num_players,
        "you": one.seat,
        "words": dict(game.own_words(game.usual.to_json())),
        "view": game.view(state, one.seat),
        "prompt": prompt_json(game.prompt(state)),
        "offered": [{"number": it, "action": space.to_json(it), "words": space.words(it)} for it in actions],
    }


def judge(game: Game, puzzle: str, taken: TryPuzzle) -> PuzzleVerdict:
    """Judge a move by the values that are stored with the puzzle; without a move, give the answer away."""
    one = _found(game, puzzle)
    solved = taken.action == one.best.move
    told = solved or taken.action is None
    return {
        "solved": solved,
        "tried": None if taken.action is None else _move(one, taken.action),
        "best": _move(one, one.best.move) if told else None,
        "tempting": _move(one, one.tempting) if told else None,
        "line": [
            step_json(one.game, one.seat, step)
            for step in one.steps(one.best if taken.action is None else _value(one, taken.action))
        ],
    }


def _found(game: Game, id: str) -> Puzzle:
    try:
        return find(game, id)
    except KeyError:
        raise Missing(f"{game.title} has no puzzle {id[:60]!r}") from None


def _info(one: Puzzle) -> PuzzleInfo:
    state = one.state()
    return {
        "id": one.id,
        "players": state.num_players,
        "prompt": one.game.prompt(state).key,
        "moves": len(one.moves),
        "difficulty": one.difficulty,
        "themes": list(one.themes),
    }


def _value(one: Puzzle, words: str) -> Measured:
    try:
        return one.value(words)
    except KeyError:
        raise BadInput(f"field 'action': {words!r} is not possible there") from None


def _move(one: Puzzle, words: str) -> PuzzleMove:
    value = _value(one, words)
    space, error = one.game.actions, CONFIDENCE * value.error
    return {
        "action": space.to_json(space.parse(words)),
        "words": words,
        "chance": value.chance,
        "loss": value.loss,
        "error": error,
        "grade": grade(value.loss, error, best=value is one.best),
        "reasons": reasons_json(one.reasons(words)),
        "causes": causes_json(value.causes),
    }

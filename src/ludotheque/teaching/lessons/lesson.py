"""A lesson as data: a file of the game's folder, ``lessons/NN-name.toml``, with its texts in ``lessons/LANGUAGE.ftl``.

``docs/adding-a-game.md`` shows one. The texts of a lesson ``02-powers`` have ids that begin with ``powers-``; its title
is the text ``powers``, and ``powers.goal`` says what one can do after it.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, Literal, NamedTuple

from ludotheque.core.errors import BadInput, brief
from ludotheque.core.game import Game

FOLDER = "lessons"
NAME = re.compile(r"(\d\d)-([a-z][a-z0-9-]*)")
"""The name of a lesson: its place in the course, and the beginning of the ids of its texts."""
KEY = re.compile(r"[a-z][a-z0-9-]*")
LONGEST = 5
"""Minutes that a lesson may take."""
MOST_STEPS = 10
"""Steps that a lesson may have: a longer one is two."""
LONGEST_TEXT = 200
"""Characters that a text of a lesson may have, to be read in one look."""
ACTS = 3
"""One in so many steps, or more, asks the learner for an action."""
ANY_OTHER = "*"
"""In ``instead`` and ``then``, stands for all actions that have no entry of their own."""

Kind = Literal["say", "ask", "play", "question"]

_HEAD = {"minutes", "players", "you", "names", "options", "seed", "position", "step"}
_STEP = {"say", "light", "view", "ask", "then", "instead", "play", "answers", "right", "wrong"}
_COMPARED = re.compile(r"(more than|less than|at least|at most|as many as|not) (\S+)")


class Fact(NamedTuple):
    """A fact of the learner's view that a step states: the value at a path, or how it compares with another."""

    path: str
    how: str
    """``is``, or the words that compare."""
    wanted: Any


@dataclass(frozen=True, slots=True)
class Step:
    """One step: something to read, and perhaps something to do, after the others have acted.

    ``say`` and the texts of ``instead``, ``answers`` and ``wrong`` are ids without the name of the lesson; actions are
    in words.
    """

    say: str
    light: tuple[str, ...] = ()
    """The parts of the board that are lit."""
    view: tuple[Fact, ...] = ()
    """The facts of the learner's view that its text states, true as the step is shown."""
    ask: tuple[str, ...] = ()
    """The actions of which the learner is to take one."""
    then: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The learner's further actions that follow from each, such as the dice of a payment; ``*`` is any."""
    instead: Mapping[str, str] = field(default_factory=dict)
    """The texts for other actions; ``*`` is any."""
    play: tuple[str, ...] = ()
    """The actions that the others take as the step begins, one after the other."""
    answers: tuple[str, ...] = ()
    """The answers to a question, of which ``right`` is the right one."""
    right: str = ""
    wrong: str = ""
    """The text for a wrong answer, with the reason; a right answer shows it too."""

    @property
    def kind(self) -> Kind:
        """The kind of step this is."""
        if self.ask:
            return "ask"
        if self.play:
            return "play"
        return "question" if self.answers else "say"

    def after(self, answer: str) -> tuple[str, ...]:
        """Return the learner's actions that follow from an answer."""
        return self.then.get(answer, self.then.get(ANY_OTHER, ()))

    def keys(self) -> Iterator[str]:
        """Yield the ids of all its texts, without the name of the lesson."""
        yield self.say
        yield from self.instead.values()
        yield from self.answers
        yield from filter(None, [self.wrong])


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson of a game: how the table stands at its start, and its steps."""

    game: Game
    name: str
    minutes: int
    players: int
    you: int
    """The learner's seat."""
    names: tuple[str, ...]
    options: Mapping[str, object]
    seed: int
    """The chance that a fresh game, or one from a position, goes on with."""
    position: Mapping[str, Any] | None
    steps: tuple[Step, ...]

    @property
    def key(self) -> str:
        """The beginning of the ids of its texts."""
        return self.name.partition("-")[2]

    def id(self, key: str) -> str:
        """Return the id of one of its texts."""
        return f"{self.key}-{key}"

    def ids(self) -> Iterator[str]:
        """Yield the ids of all its texts."""
        yield self.key
        for step in self.steps:
            yield from map(self.id, step.keys())


def lessons_of(game: Game) -> list[Lesson]:
    """Return the lessons of a game, in their order; none if it has none. BadInput names the file and field at fault."""
    folder = game.folder().joinpath(FOLDER)
    if not folder.is_dir():
        return []
    names = sorted(one.name.removesuffix(".toml") for one in folder.iterdir() if one.name.endswith(".toml"))
    return [_load(game, folder, name) for name in names if name != "parts"]


def find(game: Game, name: str) -> Lesson:
    """Return one lesson of a game. KeyError if it has none of that name."""
    folder = game.folder().joinpath(FOLDER)
    if not NAME.fullmatch(name) or not folder.joinpath(f"{name}.toml").is_file():
        raise KeyError(name)
    return _load(game, folder, name)


def parts_of(game: Game) -> dict[str, str]:
    """Return the parts of the board that a lesson may light, and where each is in the view: ``players.*.tableau``."""
    file = game.folder().joinpath(FOLDER, "parts.toml")
    if not file.is_file():
        return {}
    return {name: str(path) for name, path in tomllib.loads(file.read_text(encoding="utf-8")).items()}


def texts_of(game: Game, language: str) -> str:
    """Return the texts of a game's lessons as Fluent: in that language, or else in English."""
    folder = game.folder().joinpath(FOLDER)
    own = folder.joinpath(f"{language}.ftl")
    file = own if language in game.languages and own.is_file() else folder.joinpath("en.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def languages_of(game: Game) -> list[str]:
    """Return the languages that a game's lessons are in."""
    folder = game.folder().joinpath(FOLDER)
    return [language for language in game.languages if folder.joinpath(f"{language}.ftl").is_file()]


def read(game: Game, name: str, text: str, folder: Traversable | None = None) -> Lesson:
    """Read a lesson. BadInput says which field of which step is wrong, and how it should be.

    ``folder`` is where the file of a position lies; the game's own lessons if it is left out.
    """
    if not NAME.fullmatch(name):
        raise BadInput(f"lesson {brief(name)}: name the file NN-name.toml, such as 01-idea.toml")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadInput(f"lesson {name}: not TOML: {error}") from None
    return _Reader(game, name, folder or game.folder().joinpath(FOLDER)).lesson(data)


def _load(game: Game, folder: Traversable, name: str) -> Lesson:
    return read(game, name, folder.joinpath(f"{name}.toml").read_text(encoding="utf-8"), folder)


class _Reader:
    """Reads one lesson, and says where it is wrong."""

    def __init__(self, game: Game, name: str, folder: Traversable) -> None:
        self._game, self._name, self._folder = game, name, folder
        self._where = f"lesson {name}"

    def lesson(self, data: Mapping[str, Any]) -> Lesson:
        self._known(data, _HEAD)
        players = self._whole(data, "players", min(self._game.players), max(self._game.players), 2)
        if players not in self._game.players:
            raise self._wrong("players", f"{self._game.title} is not for {players}")
        steps = data.get("step")
        if not isinstance(steps, list) or not 1 <= len(steps) <= MOST_STEPS:
            raise self._wrong("step", f"a lesson has from 1 to {MOST_STEPS} [[step]]s")
        names = self._words(data, "names")
        if names and len(names) != players:
            raise self._wrong("names", f"one is needed for each of the {players} players, not {len(names)}")
        return Lesson(
            game=self._game,
            name=self._name,
            minutes=self._whole(data, "minutes", 1, LONGEST),
            players=players,
            you=self._whole(data, "you", 0, players - 1, 0),
            names=names,
            options=dict(self._game.chosen(data.get("options")).to_json()),
            seed=self._whole(data, "seed", 0, 2**31 - 1, 0),
            position=self._position(data),
            steps=tuple(self._step(number, one) for number, one in enumerate(steps, 1)),
        )

    def _step(self, number: int, data: Mapping[str, Any]) -> Step:
        self._where = f"lesson {self._name}, step {number}"
        self._known(data, _STEP)
        step = Step(
            say=self._key(data, "say"),
            light=self._words(data, "light"),
            view=self._view(data),
            ask=self._actions(self._words(data, "ask"), "ask"),
            then=self._then(data),
            instead=self._instead(data),
            play=self._actions(self._words(data, "play"), "play"),
            answers=self._words(data, "answers"),
            right=str(data.get("right", "")),
            wrong=self._key(data, "wrong") if "wrong" in data else "",
        )
        if step.ask and step.answers:
            raise self._wrong("ask", "a step has either 'ask' or 'answers'")
        if step.answers and step.right not in step.answers:
            raise self._wrong("right", f"it is one of the answers: {', '.join(step.answers)}")
        if step.answers and not step.wrong:
            raise self._wrong("wrong", "a question has a text for wrong answers")
        if step.then and not (step.ask and set(step.then) <= {ANY_OTHER, *step.ask}):
            raise self._wrong("then", "it is a table of what the step asks for in 'ask', and of lists of actions")
        if step.ask and ANY_OTHER not in step.instead:
            raise self._wrong("instead", f"a step that asks has a text for all other actions: '{ANY_OTHER}' = \"key\"")
        unknown = [part for part in step.light if part not in parts_of(self._game)]
        if unknown:
            raise self._wrong("light", f"{unknown[0]!r} is not a part of the board; lessons/parts.toml lists them")
        return step

    def _view(self, data: Mapping[str, Any]) -> tuple[Fact, ...]:
        found = data.get("view", {})
        if not isinstance(found, dict):
            raise self._wrong("view", "it is a table of paths in the view and what is there")
        return tuple(self._fact(path, wanted) for path, wanted in found.items())

    def _fact(self, path: str, wanted: object) -> Fact:
        if isinstance(wanted, dict | float):
            raise self._wrong(
                "view", f"{path!r} is a whole number, a word, a list or a comparison, not {brief(wanted)}"
            )
        compared = _COMPARED.fullmatch(wanted) if isinstance(wanted, str) else None
        if compared is None:
            return Fact(path, "is", wanted)
        how, other = compared.groups()
        return Fact(path, how, int(other) if other.isdigit() else other)

    def _instead(self, data: Mapping[str, Any]) -> dict[str, str]:
        found = data.get("instead", {})
        if not isinstance(found, dict) or not all(isinstance(one, str) for one in found.values()):
            raise self._wrong("instead", "it is a table of actions in words and texts")
        self._actions([action for action in found if action != ANY_OTHER], "instead")
        return {action: self._key(found, action) for action in found}

    def _then(self, data: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
        found = data.get("then", {})
        if not isinstance(found, dict):
            raise self._wrong("then", "it is a table of actions in words and lists of further ones")
        return {asked: self._actions(self._words(found, asked), "then") for asked in found}

    def _position(self, data: Mapping[str, Any]) -> dict[str, Any] | None:
        if "position" not in data:
            return None
        name = data["position"]
        file = self._folder.joinpath("positions", f"{name}.json")
        if not isinstance(name, str) or not KEY.fullmatch(name) or not file.is_file():
            raise self._wrong("position", f"there is no file lessons/positions/{name}.json")
        found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
        return found

    def _actions(self, words: Sequence[str], name: str) -> tuple[str, ...]:
        for one in words:
            try:
                self._game.actions.parse(one)
            except BadInput as error:
                raise self._wrong(name, str(error)) from None
        return tuple(words)

    def _key(self, data: Mapping[str, Any], name: str) -> str:
        found = data.get(name)
        if not isinstance(found, str) or not KEY.fullmatch(found):
            raise self._wrong(name, f"it is the id of a text, in small letters, not {brief(found)}")
        return found

    def _words(self, data: Mapping[str, Any], name: str) -> tuple[str, ...]:
        found = data.get(name, [])
        if not isinstance(found, list) or not all(isinstance(one, str) for one in found):
            raise self._wrong(name, f"it is a list of words, not {brief(found)}")
        return tuple(found)

    def _whole(self, data: Mapping[str, Any], name: str, least: int, most: int, usual: int | None = None) -> int:
        found = data.get(name, usual)
        if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
            raise self._wrong(name, f"it is a whole number from {least} to {most}, not {brief(found)}")
        return found

    def _known(self, data: object, names: set[str]) -> None:
        if not isinstance(data, dict):
            raise self._wrong("step", "it is a table")
        for name in data:
            if name not in names:
                raise self._wrong(name, f"there is no such field; the fields are: {', '.join(sorted(names))}")

    def _wrong(self, name: str, reason: str) -> BadInput:
        return BadInput(f"{self._where}: field {name!r}: {reason}")

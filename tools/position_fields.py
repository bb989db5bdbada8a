"""The fields of every game's positions, taken from the readers' own calls: a page of the documentation site.

python -m tools.position_fields GAME  print the fields of a game's positions, as Markdown

Positions of random games, golden games and puzzles are read while the functions of ``ludotheque.core.reading`` are
watched. Fields that a game declares with words (an object with ``name`` and ``words`` in the table ``FIELDS`` of its
reader) have a row of their own.
"""

from __future__ import annotations

import inspect
import json
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from ludotheque import Game, SeededChance, load, registered_games
from ludotheque.core import reading
from ludotheque.teaching.puzzles import puzzles_of

INTRODUCTION = """# Fields of positions

The fields that the reader of each game accepts in a [position](records.md#positions). Every position has `game` and
`seats`, a list with an object for each player, and may have `options` (as in a record). Unless stated otherwise, an
omitted field takes the value it has in an empty position.
"""
GAMES = 5
"""Random games of each number of players from which positions are taken."""
EVERY = 3
READERS: dict[str, Callable[..., Any]] = {
    "only_fields": reading.only_fields,
    "whole": reading.whole,
    "listed": reading.listed,
    "choice": reading.choice,
}
MOST_WORDS = 12
"""A longer list of allowed words is cut."""


KINDS: dict[type, str] = {dict: "an object", list: "a list", str: "a word", bool: "true or false", int: "a number"}
Field = tuple[str, str]
"""The place of an object, and the name of one of its fields."""


class Watch:
    """The requests of one game's readers: the objects, their fields, and the values that these take."""

    def __init__(self) -> None:
        self.objects: dict[str, list[str]] = {}
        self._where: dict[int, str] = {}
        self._kept: list[Any] = []  # so that no other object gets the identity of one that was seen
        self._bounds: dict[Field, tuple[int, int, set[int]]] = {}
        self._words: dict[Field, list[str]] = {}
        self._kinds: dict[Field, str] = {}

    def only_fields(self, data: Any, known: Any, where: str) -> None:
        """Note an object, the fields it may have, and the kinds of the values that are there."""
        place = re.sub(r"\d+", "N", where)
        self._where[id(data)] = place
        self._kept.append(data)
        self.objects.setdefault(place, sorted(known))
        for name, value in data.items():
            self._kinds.setdefault((place, name), KINDS.get(type(value), ""))

    def whole(self, data: Any, name: str, default: int, low: int, high: int) -> None:
        """Note the bounds of a number, the widest there are."""
        place = self._where.get(id(data))
        if place is not None and name in self.objects[place]:
            lowest, highest, defaults = self._bounds.get((place, name), (low, high, set()))
            self._bounds[place, name] = min(low, lowest), max(high, highest), defaults | {default}

    def listed(self, data: Any, name: str) -> None:
        """Note a list."""
        place = self._where.get(id(data))
        if place is not None:
            self._kinds[place, name] = "a list"

    def choice(self, _value: Any, allowed: Any, name: str) -> None:
        """Note the words of a field: of the object read last that has one of that name."""
        for place, fields in reversed(self.objects.items()):
            if name in fields:
                self._words.setdefault((place, name), [word for word in allowed if word])
                return

    def values(self, place: str, name: str) -> str:
        """Return the values of a field, in words; empty if nothing is known of them."""
        kind, words = self._kinds.get((place, name), ""), self._words.get((place, name))
        if (place, name) in self._bounds:
            low, high, defaults = self._bounds[place, name]
            default = min(defaults)
            return f"{low} to {high}" + (f"; {default} if left out" if len(defaults) == 1 and default >= low else "")
        if words:
            return kind if kind == "an object" else f"{'a list' if kind == 'a list' else 'one'} of {short(words)}"
        return kind


def short(words: list[str]) -> str:
    """Return some words, cut after the first few."""
    shown = ", ".join(f"`{word}`" for word in words[:MOST_WORDS])
    return shown if len(words) <= MOST_WORDS else f"{shown} ... ({len(words)} in all)"


@contextmanager
def watched(game: Game, watch: Watch) -> Iterator[None]:
    """Tell ``watch`` of every call of a reading function that the game's modules make."""
    changed: list[tuple[Any, str, Callable[..., Any]]] = []
    for name, module in list(sys.modules.items()):
        if name == game.package or name.startswith(f"{game.package}."):
            for function, true in READERS.items():
                if getattr(module, function, None) is true:
                    changed.append((module, function, true))
                    setattr(module, function, _telling(getattr(watch, function), true))
    try:
        yield
    finally:
        for module, function, true in changed:
            setattr(module, function, true)


def _telling(tell: Callable[..., None], true: Callable[..., Any]) -> Callable[..., Any]:
    def call(*args: Any) -> Any:
        tell(*args)
        return true(*args)

    return call


def ask(game: Game) -> Watch:
    """Read positions of random games and those that are kept, and watch."""
    watch = Watch()
    with watched(game, watch):
        for players in game.players:
            for seed in range(GAMES):
                dice = SeededChance(seed)
                state = game.start(players, chance=dice)
                while not state.is_terminal():
                    if dice.below(EVERY) == 0:
                        data = game.to_json(state)
                        game.from_json(data, SeededChance(0))
                    actions = state.legal_actions()
                    state.apply_action(actions[dice.below(len(actions))])
        for data in kept_positions(game):
            game.from_json(data, SeededChance(0))
    return watch


def kept_positions(game: Game) -> Iterator[dict[str, Any]]:
    """Yield the positions of golden games and of puzzles: random games seldom come as far as these."""
    for path in sorted(Path(str(game.folder().joinpath("golden", "positions"))).glob("*.json")):
        yield from json.loads(path.read_text(encoding="utf-8")).values()
    yield from (dict(puzzle.position) for puzzle in puzzles_of(game))


def chapter(game: Game) -> str:
    """Return the fields of one game's positions as Markdown."""
    lines = [f"## {game.title}\n"]
    about = inspect.getdoc(game.rules.from_json) or ""
    lines += [paragraph.replace("\n", " ").replace("``", "`") + "\n" for paragraph in about.split("\n\n")[1:]]
    tables: dict[str, list[str]] = {}
    watch = ask(game)
    for place, fields in watch.objects.items():
        words = declared(game) if place == "position" else []
        if words:
            lines.append("| Position | values | what it is |\n| --- | --- | --- |")
            lines += [f"| `{one.name}` | {bounds(one)} | {one.words} |" for one in words]
            lines.append("")
        others = sorted(set(fields) - {one.name for one in words})
        tables.setdefault(rows(watch, place, others), []).append(title(place))
    lines += [f"| {'; '.join(places)} | values |\n| --- | --- |\n{table}\n" for table, places in tables.items()]
    return "\n".join(lines)


def declared(game: Game) -> list[Any]:
    """Return the fields that a game declares with their words."""
    reader = sys.modules[inspect.unwrap(game.rules.from_json).__module__]
    return [one for one in getattr(reader, "FIELDS", ()) if hasattr(one, "words")]


def bounds(field: Any) -> str:
    """Return the values of a declared field, in words."""
    if isinstance(field.first, list):
        return f"{len(field.first)} numbers from 0 to {field.most}"
    return f"0 to {field.most}; {field.first} if left out"


def rows(watch: Watch, place: str, fields: list[str]) -> str:
    """Return the rows of one object's table, fields of the same values together."""
    by_values: dict[str, list[str]] = {}
    for name in fields:
        by_values.setdefault(watch.values(place, name), []).append(name)
    if len(by_values) == 2 and "" in by_values:  # a set of counts or marks, of which not all were seen
        by_values = {max(by_values): list(fields)}
    return "\n".join(f"| {short(names)} | {values} |" for values, names in sorted(by_values.items()))


def title(place: str) -> str:
    """Return an object's place in words."""
    place = re.sub(r"field '(\w+)'", r"`\1`", place).replace("seat N", "each of `seats`")
    return place[0].upper() + place[1:] if place == "position" else place


@cache
def page() -> str:
    """Return the page with the fields of all complete games of this repository."""
    house = [game for game in registered_games().values() if game.package.startswith("ludotheque.")]
    return "\n\n".join([INTRODUCTION, *(chapter(game) for game in house if game.stage == "complete")])


if __name__ == "__main__":
    print(chapter(load(sys.argv[1])))

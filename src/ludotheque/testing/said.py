"""Keys of texts that a game's sources can say, found without playing, since random games rarely come to some."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, get_args, get_type_hints, is_typeddict

from ludotheque import Game
from ludotheque.texts.texts import Texts

SPEAKERS = {"Event": "log", "Prompt": "prompt", "Reason": "reason", "SheetLine": "sheet"}
"""Classes whose first argument is the key of a text, each with what the id of the text begins with."""
ALWAYS = ("over", "turn", "total", "rival")
"""Keys of prompts and sheets that come from the defaults of every game."""
DATA = (".toml", ".ts", ".svelte", ".js")
"""Files beside the sources that may name a text."""


@dataclass(frozen=True)
class Spot:
    """A line of a source, as messages name it."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}, line {self.line}"


class Sources:
    """The Python files of a game's folder, and the data and boards beside them."""

    def __init__(self, game: Game) -> None:
        self.trees: dict[str, ast.Module] = {}
        self.data: str = ""
        for name, file in _files(game.folder()):
            if name.endswith(".py"):
                self.trees[name] = ast.parse(file.read_text(encoding="utf-8"))
            elif name.endswith(DATA):
                self.data += file.read_text(encoding="utf-8")
        self.functions: dict[str, list[tuple[str, ast.FunctionDef]]] = {}
        self.constants: dict[str, list[tuple[str, ast.expr]]] = {}
        for name, tree in self.trees.items():
            for node in tree.body:
                if isinstance(node, ast.FunctionDef):
                    self.functions.setdefault(node.name, []).append((name, node))
                for target, value in _assigned(node):
                    self.constants.setdefault(target, []).append((name, value))

    def spoken(self) -> Iterator[tuple[str, Spot]]:
        """Yield the id of each text that a call of a class of :data:`SPEAKERS` asks for."""
        for name, tree in self.trees.items():
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in SPEAKERS:
                    keys = [*node.args[:1], *(one.value for one in node.keywords if one.arg == "key")]
                    for key in keys:
                        for word, place in _Follower(self, name).words(key):
                            yield f"{SPEAKERS[node.func.id]}-{word}", place

    def reasons(self, function: str) -> Iterator[tuple[str, Spot]]:
        """Yield the id of each text that a function such as ``explain`` names as a reason, itself or by others."""
        for name, node in self.functions.get(function, []):
            for word, place in _Follower(self, name).returned(node):
                yield f"why-{word}", place

    def may_say(self, key: str) -> bool:
        """Return whether any string of the sources is that key, or could be put together to it."""
        found = _patterns(tuple(self.trees.values()))
        return any(pattern.fullmatch(key) for pattern in found) or key in self.data


@cache
def _patterns(trees: tuple[ast.Module, ...]) -> set[re.Pattern[str]]:
    """Return each string of the sources; a part that is filled in stands for anything."""
    found = set()
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(re.compile(re.escape(node.value)))
            elif isinstance(node, ast.JoinedStr):
                parts = [re.escape(str(one.value)) if isinstance(one, ast.Constant) else ".+" for one in node.values]
                if any(part != ".+" for part in parts):
                    found.add(re.compile("".join(parts)))
    return found


class _Follower:
    """Follows an expression to the strings that it can be, as far as names and literals tell."""

    def __init__(self, sources: Sources, file: str) -> None:
        self.sources = sources
        self.file = file
        self.seen: set[ast.AST] = set()

    def returned(self, function: ast.FunctionDef) -> Iterator[tuple[str, Spot]]:
        """Yield the strings that a function returns."""
        if function in self.seen:
            return
        self.seen.add(function)
        local: dict[str, list[ast.expr]] = {}
        for node in ast.walk(function):
            for target, value in _assigned(node):
                local.setdefault(target, []).append(value)
        for node in ast.walk(function):
            if isinstance(node, ast.Return) and node.value is not None:
                yield from self.words(node.value, local)

    def words(self, node: ast.expr, local: Mapping[str, list[ast.expr]] | None = None) -> Iterator[tuple[str, Spot]]:
        """Yield the strings that an expression can be."""
        local = local or {}
        if isinstance(node, ast.Constant):
            if isinstance(node.value, str):
                yield node.value, Spot(self.file, node.lineno)
        elif isinstance(node, ast.Call):
            yield from self._called(node, local)
        elif isinstance(node, ast.Name | ast.Attribute):
            yield from self._named(node.id if isinstance(node, ast.Name) else node.attr, local)
        else:
            for part in _branches(node):
                yield from self.words(part, local)

    def _called(self, node: ast.Call, local: Mapping[str, list[ast.expr]]) -> Iterator[tuple[str, Spot]]:
        """Yield what a call gives: an entry of a table by ``get``, or what a function of the game returns."""
        if isinstance(node.func, ast.Attribute) and node.func.attr == "get":
            for part in (node.func.value, *node.args[1:]):
                yield from self.words(part, local)
        else:
            yield from self.words(node.func, local)

    def _named(self, name: str, local: Mapping[str, list[ast.expr]]) -> Iterator[tuple[str, Spot]]:
        """Yield what a local variable, a constant of the game or a function of it comes to."""
        for value in local.get(name, []):
            if value not in self.seen:
                self.seen.add(value)
                yield from self.words(value, local)
        if name in local:
            return
        for file, value in self.sources.constants.get(name, []):
            if value not in self.seen:
                self.seen.add(value)
                yield from self._elsewhere(file).words(value)
        for file, function in self.sources.functions.get(name, []):
            yield from self._elsewhere(file).returned(function)

    def _elsewhere(self, file: str) -> _Follower:
        other = _Follower(self.sources, file)
        other.seen = self.seen
        return other


def _branches(node: ast.expr) -> list[ast.expr]:
    """Return the parts of an expression one of which is its value."""
    if isinstance(node, ast.IfExp):
        return [node.body, node.orelse]
    if isinstance(node, ast.BoolOp | ast.Tuple | ast.List):
        return node.values if isinstance(node, ast.BoolOp) else node.elts
    if isinstance(node, ast.Dict):
        return node.values
    if isinstance(node, ast.Subscript | ast.NamedExpr):
        return [node.value]
    return [node.body] if isinstance(node, ast.Lambda) else []


def _assigned(node: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Yield the names that a statement assigns to, each with the expression."""
    if isinstance(node, ast.Assign):
        for target in node.targets:
            if isinstance(target, ast.Name):
                yield target.id, node.value
    elif isinstance(node, ast.AnnAssign | ast.NamedExpr) and node.value and isinstance(node.target, ast.Name):
        yield node.target.id, node.value


def _files(folder: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    for one in sorted(folder.iterdir(), key=lambda one: one.name):
        if one.is_dir() and one.name not in ("__pycache__", "golden"):
            yield from _files(one, f"{path}{one.name}/")
        elif one.is_file():
            yield f"{path}{one.name}", one


def unsaid(game: Game, language: str) -> list[str]:
    """Name each text that the sources ask for and a language does not have, with the place and the cure."""
    texts, sources = Texts(game, language), Sources(game)
    asked = {**dict(sources.spoken()), **dict(sources.reasons(getattr(game.rules.explain, "__name__", "")))}
    return [
        f"text/{language}.ftl has no {id}, which {place} can say: add it"
        for id, place in asked.items()
        if not texts.has(id)
    ]


def left_over(game: Game, language: str, seen: Collection[str]) -> list[str]:
    """Name each text that nothing can ask for, with the cure. ``seen`` are fields found in views while playing."""
    texts, sources = Texts(game, language), Sources(game)
    known = {
        "action": {verb.name for verb in game.actions.verbs},
        "ending": set(game.endings),
        "view": fields(game.view_type) | set(seen),
        "option": {f"{option['name']}{end}" for option in game.options.declared() for end in ("", "-help")},
    }
    found = []
    for id in texts.ids():
        kind, _, key = id.partition("-")
        if kind in ("log", "prompt", "coach", "reason", "why", "sheet"):
            if key not in ALWAYS and not sources.may_say(key):
                found.append(f"text/{language}.ftl: no source of the game says {key!r}: delete {id}, or say it")
        elif kind in known and key not in known[kind] and id not in sources.data:
            has = ", ".join(sorted(known[kind])) or "none"
            found.append(
                f"text/{language}.ftl: the game has no {kind} {key!r}: delete or rename {id}; there are: {has}"
            )
    return found


def fields(view_type: Any) -> set[str]:
    """Name the fields of a view, those of objects within it too.

    >>> from ludotheque import load
    >>> sorted(fields(load("leduc").view_type))
    ['card', 'common', 'paid', 'player', 'shown']
    """
    if not is_typeddict(view_type):
        return set().union(*map(fields, get_args(view_type)))
    hints = get_type_hints(view_type)
    return set(hints).union(*map(fields, hints.values()))


def keys(view: object) -> set[str]:
    """Name the keys of a view as it is, at any depth."""
    if isinstance(view, Mapping):
        return set(view).union(*map(keys, view.values()))
    return set().union(*map(keys, view)) if isinstance(view, list) else set()

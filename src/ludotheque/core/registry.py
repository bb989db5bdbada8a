"""The installed games, loaded one by one. A broken game is reported and does not affect the others."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from typing import Any

from ludotheque.core.chance import Chance, ScriptedChance
from ludotheque.core.errors import BrokenGame, UnknownGame
from ludotheque.core.events import Event
from ludotheque.core.game import Game
from ludotheque.core.state import HOMES, State

log: logging.Logger = logging.getLogger(__name__)

GROUP = "ludotheque.games"
"""The entry point group under which an installed package registers its games."""

OWN = __name__.partition(".")[0]
"""The package that this library's own games belong to."""

GAMES = Path(__file__).parents[1] / "games"
"""The folder of these games."""

STATED: re.Pattern[str] = re.compile(r"^    version=(\d+),$", re.MULTILINE)
"""The line on which the source of one of these games states the version of its rules."""


@dataclass(frozen=True, slots=True)
class LoadFault:
    """An installed game that cannot be loaded: its id, its package and the error."""

    id: str
    package: str
    error: str

    def __str__(self) -> str:
        return f"the game {self.id!r} of the package {self.package} cannot be loaded: {self.error}"


@dataclass(frozen=True, slots=True)
class Registration:
    """The registration of a game: its id, the module and the name of the game in it, and the package."""

    id: str
    module: str
    name: str
    package: str

    @property
    def is_own(self) -> bool:
        """Return whether the game is one of this library's own."""
        return _lies_in(self.module, OWN)


def load(game: str) -> Game:
    """Return the game with this id, without loading any other.

    Raises:
        UnknownGame: no installed package registers the game; the message lists the registered ones.
        BrokenGame: the game cannot be loaded; the message names the package and the error.
    """
    points = _points()
    if game not in points:
        raise UnknownGame(f"unknown game {game!r}; the games are: {', '.join(points)}")
    found = _load(game)
    if isinstance(found, LoadFault):
        raise BrokenGame(str(found))
    return found


def registered_games() -> dict[str, Game]:
    """Return every installed game that can be loaded, keyed and sorted by id.

    >>> from ludotheque import registered_games
    >>> "koryo" in registered_games()
    True
    """
    found = {id: _load(id) for id in _points()}
    return {id: game for id, game in found.items() if isinstance(game, Game)}


def versions() -> dict[str, int]:
    """Return the version of the rules of every installed game, keyed and sorted by id.

    The sources of Ludotheque's own games state it, so these are not loaded. Games of other packages are, and those that
    cannot be loaded are left out.

    >>> versions()["koryo"]
    1
    """
    found = {id: _version(id) for id in _points()}
    return {id: version for id, version in found.items() if version is not None}


def _version(id: str) -> int | None:
    source = GAMES / id / "__init__.py"
    if _points()[id][0].is_own and source.is_file() and (stated := STATED.search(source.read_text("utf-8"))):
        return int(stated[1])
    game = _load(id)
    return game.version if isinstance(game, Game) else None


def game_of(state: State) -> Game:
    """Return the game whose rules a state follows: the installed game, or else the one that started it.

    UnknownGame if there is neither.

    >>> from ludotheque import SeededChance, load
    >>> game_of(load("koryo").start(2, chance=SeededChance(1))).title
    'Koryŏ'
    """
    rules = type(state)
    home: Game | None = _home_of(rules.__module__) or HOMES.get(rules)
    if home is None:
        raise UnknownGame(f"{rules.__module__}.{rules.__qualname__} does not belong to an installed game")
    return home


@cache
def _home_of(module: str) -> Game | None:
    """Return the installed game that a module is of."""
    for id, (point, *_) in _points().items():
        if _lies_in(module, point.module):
            return load(id)
    return next((game for game in registered_games().values() if _lies_in(module, game.package)), None)


def _lies_in(module: str, package: str) -> bool:
    return f"{module}.".startswith(f"{package}.")


def restored(game: str, position: Mapping[str, Any], chance: Chance, events: list[Event] | None) -> State:
    """Return a state as it was pickled."""
    state = load(game).from_json(dict(position), ScriptedChance([]))
    state.chance, state.events = chance, events
    return state


def broken_games() -> list[LoadFault]:
    """Return the installed games that cannot be loaded, sorted by id."""
    return [fault for id in _points() for fault in _faults(id)]


def _faults(id: str) -> list[LoadFault]:
    found = _load(id)
    return [found] if isinstance(found, LoadFault) else _displaced(id)


@cache
def _points() -> dict[str, list[Registration]]:
    """Return the entry points by id: one of each package that registers it, Ludotheque's own first."""
    points: dict[str, list[Registration]] = {}
    for point in sorted(_registered(), key=lambda one: (one.id, not one.is_own, one.package)):
        rivals = points.setdefault(point.id, [])
        if (point.module, point.name) not in [(rival.module, rival.name) for rival in rivals]:
            rivals.append(point)
    return points


def _registered() -> Iterable[Registration]:
    """Return all entry points. Pages without a server lack the metadata of packages, and have only our own games."""
    try:
        from importlib.metadata import entry_points
    except ImportError:
        own = [folder.name for folder in GAMES.iterdir() if folder.is_dir() and not folder.name.startswith("_")]
        return [Registration(id, f"{OWN}.games.{id}", "GAME", OWN) for id in own]
    found = entry_points(group=GROUP)
    return [Registration(one.name, one.module, one.attr, one.dist.name if one.dist else one.module) for one in found]


def _displaced(id: str) -> list[LoadFault]:
    """Return the faults of the packages whose game another game of the same id displaces."""
    first, *rivals = _points()[id]
    return [_clash(rival, first) for rival in rivals]


def _clash(point: Registration, other: Registration) -> LoadFault:
    return LoadFault(point.id, point.package, f"the package {other.package} has a game of this id")


@cache
def _load(id: str) -> Game | LoadFault:
    """Load one game. Whatever its package does wrong is its own fault, and is logged once.

    No game of another package displaces one of Ludotheque's own. Of two others neither is loaded, because records would
    replay differently depending on which one is found.
    """
    point, *rivals = _points()[id]
    if rivals and not point.is_own:
        fault = _clash(point, rivals[0])
        log.error("%s", fault)
        return fault
    for displaced in _displaced(id):
        log.error("%s", displaced)
    try:
        game = attrgetter(point.name)(import_module(point.module))
        if not isinstance(game, Game) or game.id != id:
            raise TypeError(f"the entry point {id!r} of {GROUP} is not the Game of that id")
    except (Exception, SystemExit) as error:  # a module that ends the process ends no more than itself
        fault = LoadFault(id, point.package, f"{type(error).__name__}: {error}")
        log.error("%s", fault, exc_info=error)
        return fault
    return game

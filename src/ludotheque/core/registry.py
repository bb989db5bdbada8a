"""The installed games, loaded one by one: a broken one is named and takes no other down."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from ludotheque.core.errors import BrokenGame, UnknownGame
from ludotheque.core.game import Game

log = logging.getLogger(__name__)

GROUP = "ludotheque.games"
"""The entry point group under which an installed package registers its games."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A game that is installed and cannot be loaded: its id, the package it comes from, and the error."""

    id: str
    package: str
    error: str

    def __str__(self) -> str:
        return f"the game {self.id!r} of the package {self.package} cannot be loaded: {self.error}"


def load(game: str) -> Game:
    """Return the game of that id, loading no other.

    Raises:
        UnknownGame: no installed package registers such a game; the message lists those there are.
        BrokenGame: a package does, and it cannot be loaded; the message names the package and the error.
    """
    points = _points()
    if game not in points:
        raise UnknownGame(f"unknown game {game!r}; the games are: {', '.join(points)}")
    found = _load(game)
    if isinstance(found, Fault):
        raise BrokenGame(str(found))
    return found


def registered_games() -> dict[str, Game]:
    """Return every installed game that can be loaded, by id and sorted by it.

    >>> from ludotheque import registered_games
    >>> "koryo" in registered_games()
    True
    """
    found = {id: _load(id) for id in _points()}
    return {id: game for id, game in found.items() if isinstance(game, Game)}


def broken_games() -> list[Fault]:
    """Return the installed games that cannot be loaded, sorted by id."""
    return [fault for fault in map(_load, _points()) if isinstance(fault, Fault)]


@cache
def _points() -> dict[str, EntryPoint]:
    found = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return {point.name: point for point in found}


@cache
def _load(id: str) -> Game | Fault:
    """Load one game. Whatever its package does wrong is its own fault, and is logged once."""
    point = _points()[id]
    try:
        game = point.load()
        if not isinstance(game, Game) or game.id != id:
            raise TypeError(f"the entry point {id!r} of {GROUP} is not the Game of that id")
    except (Exception, SystemExit) as error:  # a module that ends the process ends no more than itself
        fault = Fault(id, point.dist.name if point.dist else point.module, f"{type(error).__name__}: {error}")
        log.error("%s", fault, exc_info=error)
        return fault
    return game

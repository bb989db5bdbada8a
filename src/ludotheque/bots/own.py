"""Bots of your own, in Python. They see only what their seat may know, and their answers are checked.

>>> from ludotheque import load
>>> from ludotheque.bots.simulate import simulate
>>> class First(Bot):
...     def choose(self, seen):
...         return seen.legal()[0]
>>> report = simulate(load("leduc"), 2, None, [First, "random"], games=20, seed=1)
>>> sorted(report["by_bot"])
['First', 'random']
"""

from __future__ import annotations

from collections.abc import Callable

from ludotheque.bots.levels import Player
from ludotheque.bots.observation import Observation
from ludotheque.core.chance import SeededChance
from ludotheque.core.errors import BadInput, UnknownAction, brief
from ludotheque.core.game import Game
from ludotheque.core.state import IllegalAction, State


class BadMove(BadInput):
    """A bot chose an action that is not offered. The message names the bot, its answer and the offered actions."""


class Bot:
    """A bot of your own: implement ``choose``.

    A class is instantiated for each game; an object plays all of its games and seats.
    """

    name: str = ""
    """The name in reports. Default: the name of the class."""

    def begin(self, game: Game, seat: int, players: int, seed: int) -> None:
        """Prepare for a game at a seat. A replay of the game passes the same ``seed``. By default, do nothing."""

    def choose(self, seen: Observation) -> object:
        """Return one of ``seen.legal()``, or its number, words or JSON."""
        raise NotImplementedError(f"{type(self).__name__} has no method `choose(self, seen)` that returns an action")


class Own(Player):
    """A bot of your own at a seat. It sees only what the seat may know, and its answer is checked."""

    def __init__(self, name: str, own: Bot | Callable[[Observation], object], seed: int) -> None:
        self.name = name
        self._own = own
        self._think = own.choose if isinstance(own, Bot) else own
        self._seed = seed
        self._chance = SeededChance(seed)
        self._begun = False

    def choose(self, state: State, seat: int) -> int:
        """Return the number of the chosen action. BadMove if it is not offered."""
        seen = Observation.of(state, seat, self._chance)
        if not self._begun:
            self._begun = True
            if isinstance(self._own, Bot):
                self._own.begin(seen.game, seat, seen.players, self._seed)
        answer = self._think(seen)
        try:
            return state.number_of(answer)
        except (UnknownAction, IllegalAction) as error:
            raise BadMove(f"the bot {self.name!r} at seat {seat} answered {brief(answer)}: {error}") from None

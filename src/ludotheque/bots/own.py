"""Bots of your own, in Python: they are shown what their seat may know, and their answers are checked.

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
    """A bot answered with something that is not offered; the text names the bot, its answer and what was offered."""


class Bot:
    """A bot of your own: write ``choose``.

    Given as a class, it is made again for each game; given as an object, it plays all of its games and seats.
    """

    name: str = ""
    """Its name in reports; if left empty, that of its class."""

    def begin(self, game: Game, seat: int, players: int, seed: int) -> None:
        """Prepare for a game at that seat; the same ``seed`` is given if the game is played again. Does nothing."""

    def choose(self, seen: Observation) -> object:
        """Return one of ``seen.legal()``, or its number, words or JSON."""
        raise NotImplementedError(f"{type(self).__name__} has no method `choose(self, seen)` that returns an action")


class Own(Player):
    """A bot of your own at a seat: it is shown what the seat may know, and its answer is checked."""

    def __init__(self, name: str, own: Bot | Callable[[Observation], object], seed: int) -> None:
        self.name = name
        self._own = own
        self._think = own.choose if isinstance(own, Bot) else own
        self._seed = seed
        self._chance = SeededChance(seed)
        self._begun = False

    def choose(self, state: State, seat: int) -> int:
        """Return the number of the action that the bot chooses. BadMove if it is not offered."""
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

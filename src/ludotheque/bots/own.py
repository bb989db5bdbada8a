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
from hashlib import blake2b
from typing import Final

from ludotheque.bots.levels import Player, check_asked
from ludotheque.bots.observation import Observation
from ludotheque.core.chance import SeededChance
from ludotheque.core.errors import BadInput, UnknownAction, brief
from ludotheque.core.game import Game
from ludotheque.core.state import IllegalAction, State

SEED_BYTES: Final = 8


class BadMove(BadInput):
    """A bot chose an action that is not offered. The message names the bot, its answer and the offered actions."""


class Bot:
    """A bot of your own: implement ``choose``.

    A class is instantiated for each game; an object plays all of its games and seats.
    """

    name: str = ""
    """The name in reports. Default: the name of the class."""

    def begin(self, game: Game, seat: int, players: int, seed: int) -> None:
        """Prepare for a game at a seat. By default, do nothing.

        Args:
            game: the rules.
            seat: yours, 0 for the first.
            players: the number of seats.
            seed: for chance of your own; a replay of the game passes the same one. It does not lead to the deal.
        """

    def choose(self, seen: Observation, /) -> object:
        """Return one of ``seen.legal()``, or its number, words or JSON."""
        raise NotImplementedError(f"{type(self).__name__} has no method `choose(self, seen)` that returns an action")


def apart(seed: int) -> int:
    """Return a seed that does not lead back: those of a game's streams of chance differ only by small numbers.

    >>> 0 <= apart(1) < 2**63, apart(1) == apart(1), apart(1) == apart(2)
    (True, True, False)
    """
    digest = blake2b(seed.to_bytes(SEED_BYTES, "big", signed=True), digest_size=SEED_BYTES, person=b"own bot")
    return int.from_bytes(digest.digest(), "big") >> 1


class Own(Player):
    """A bot of your own at a seat. It sees only what the seat may know, and its answer is checked."""

    def __init__(self, name: str, own: Bot | Callable[[Observation], object], seed: int) -> None:
        self.name = name
        self._own = own
        self._think = own.choose if isinstance(own, Bot) else own
        self._seed = apart(seed)
        self._chance = SeededChance(self._seed)
        self._begun = False

    def choose(self, state: State, seat: int) -> int:
        """Return the number of the chosen action. BadMove if it is not offered."""
        check_asked(state, seat)
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

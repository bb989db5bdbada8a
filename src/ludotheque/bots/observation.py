"""The view of a bot: everything that its seat may know, and nothing more.

>>> from ludotheque import SeededChance, load
>>> state = load("leduc").start(2, chance=SeededChance(1))
>>> seen = Observation.of(state, 0, SeededChance(2))
>>> seen.seat, seen.legal(), seen.view["card"]
(0, [Action(1, 'call'), Action(2, 'raise')], 'king')
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from ludotheque.core.actions import Action
from ludotheque.core.chance import Chance
from ludotheque.core.encoding import mask
from ludotheque.core.events import Prompt
from ludotheque.core.game import Game
from ludotheque.core.state import State


class Observation:
    """A position as known to the seat that decides.

    It is built from a sampled world in which the seat has seen the same. It holds no reference to the true state, so a
    bot that digs deeper finds guesses, not secrets.
    """

    __slots__ = ("_chance", "_guess", "seat")

    def __init__(self, guess: State, seat: int, chance: Chance) -> None:
        self._guess = guess
        self.seat: int = seat
        """The seat that decides, from 0."""
        self._chance = chance

    @classmethod
    def of(cls, state: State, seat: int, chance: Chance) -> Self:
        """Return what a seat may know of a state; ``chance`` is the bot's own, for sampling."""
        return cls(state.resample(seat, chance), seat, chance)

    @property
    def game(self) -> Game:
        """The game, with its actions, texts and rules."""
        return self._guess.game

    @property
    def players(self) -> int:
        """The number of seats."""
        return self._guess.num_players

    @property
    def view(self) -> Mapping[str, Any]:
        """The position as plain dicts, lists and numbers (:attr:`Game.view_type` describes it)."""
        view: Mapping[str, Any] = self._guess.view(self.seat)
        return view

    @property
    def prompt(self) -> Prompt:
        """The current question: its key in the game's texts, and its arguments."""
        return self.game.prompt(self._guess)

    @property
    def tensor(self) -> memoryview[float]:
        """The position as 32-bit floats from -1 to 1; ``numpy.asarray`` reads it without a copy."""
        return self._guess.tensor(self.seat)

    @property
    def mask(self) -> memoryview[int]:
        """A byte for each action of the game: 1 if it is offered. It is yours to change."""
        return memoryview(bytearray(mask(self._guess, bytes(self.game.actions.size)))).cast("b")

    def legal(self) -> list[Action]:
        """Return the offered actions: two or more, because bots are not asked about forced actions."""
        return self._guess.legal()

    def world(self) -> State:
        """Sample a world that looks the same to this seat, for searches and simulations. Each call returns another."""
        return self._guess.resample(self.seat, self._chance)

    def __str__(self) -> str:
        return str(self._guess)

    def __repr__(self) -> str:
        return f"<Observation of seat {self.seat}: {self._guess!r}>"

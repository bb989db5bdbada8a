"""Bots by name. Each one sees only what its seat may see: it replaces the state with a sampled world first.

>>> from ludotheque import SeededChance, load
>>> game = load("koryo")
>>> state = game.start(2, chance=SeededChance(1))
>>> bot("skilled", game, seed=1, simulations=50).choose(state, state.current_player()) in state.legal_actions()
True
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from ludotheque.bots.choosing import Choosing
from ludotheque.bots.nets import judge
from ludotheque.bots.search import Search, look_ahead
from ludotheque.core.chance import Chance, SeededChance
from ludotheque.core.errors import BadInput, brief
from ludotheque.core.game import Game
from ludotheque.core.levels import ANYWHERE, FORMER, KNOWN, LEVELS, PLAIN, Strength, level_of
from ludotheque.core.state import TERMINAL, Heuristics, State

MOST_SIMULATIONS: Final = 10**9
LONGEST_NUMBER: Final = 12
GREEDY_WORLDS: Final = 4
"""Sampled worlds in which ``greedy`` tries each action."""


Think = Callable[[State, int], int]
"""A bot's decision: a function of a sampled world and a seat that returns an action."""


class Player:
    """A bot that plays one seat. ``name`` is its name in reports."""

    name: str

    def choose(self, state: State, seat: int) -> int:
        """Return one of the legal actions of ``seat``, which decides in the true state."""
        raise NotImplementedError


def check_game(game: object) -> Game:
    """Return a game. BadInput for anything else, such as its id."""
    if not isinstance(game, Game):
        raise BadInput(f"{brief(game)} is not a game: load(id) returns one")
    return game


def check_asked(world: State, seat: int) -> None:
    """Raise BadInput unless it is this seat that decides."""
    player = world.current_player()
    if player == TERMINAL:
        raise BadInput("no bot can choose: the game is over")
    if seat != player:
        raise BadInput(f"a bot cannot choose for seat {seat}: seat {player} decides")


class Plain(Player):
    """A bot without a level: it plays at random, greedily, or by a search with a fixed number of simulations."""

    def __init__(self, name: str, chance: Chance, think: Think) -> None:
        self.name = name
        self._chance = chance
        self._think = think

    def choose(self, state: State, seat: int) -> int:
        """Choose in a world sampled for the seat. Play a forced action at once."""
        world = state.resample(seat, self._chance)
        check_asked(world, seat)
        actions = world.legal_actions()
        return actions[0] if len(actions) == 1 else self._think(world, seat)


class LevelBot(Player):
    """A bot of a level, created by :func:`bot`. ``seconds`` limits its thinking time."""

    def __init__(
        self, name: str, game: Game, chance: Chance, simulations: int | None = None, seconds: float | None = None
    ) -> None:
        self.name = name
        self._game = game
        self._chance = chance
        self._simulations = simulations
        self._seconds = seconds

    def choose(self, state: State, seat: int) -> int:
        """Choose in a world that the seat holds possible."""
        world = self._game.checked(state).resample(seat, self._chance)
        check_asked(world, seat)
        strength = strength_of(self.name.partition("@")[0], self._game, world.num_players)
        if self._simulations is not None and (strength.simulations or "@" in self.name):
            strength = replace(strength, simulations=self._simulations)
        choosing = Choosing(strength, self._game, world, seat, self._chance)
        if self._seconds is None:
            choosing.finish()
        else:
            choosing.go_on(self._seconds)
        return choosing.found()


def strength_of(level: str, game: Game, players: int) -> Strength:
    """Return the settings of a level in a game with this number of players.

    >>> from ludotheque import load
    >>> strength_of("master", load("leduc"), 2) == ANYWHERE["master"]
    True
    """
    return game.levels.get(players, ANYWHERE)[level_of(level)]


def _random(chance: Chance) -> Think:
    def think(world: State, _seat: int) -> int:
        actions = world.legal_actions()
        return actions[chance.below(len(actions))]

    return think


def _greedy(chance: Chance, heuristics: Heuristics) -> Think:
    def think(world: State, seat: int) -> int:
        return look_ahead(world, seat, heuristics, chance, GREEDY_WORLDS)

    return think


def _searching(chance: Chance, game: Game, simulations: int) -> Think:
    def think(world: State, seat: int) -> int:
        heuristics = judge(game, world.num_players)
        actions = heuristics.candidates(world, world.legal_actions())
        if len(actions) == 1:
            return actions[0]
        search = Search(world, seat, heuristics, chance, game.cooperative)
        search.run(simulations, decisive=True)
        return search.best()

    return think


def bot(name: str, game: Game, *, seed: int, simulations: int | None = None, in_time: bool = False) -> Player:
    """Return a bot for ``game``. BadInput lists the names of bots.

    The same seed gives the same choices on any machine, unless ``in_time`` is set: then each search stops after the
    seconds of its level.

    ``simulations`` replaces the number of simulations of a level that searches. A name can include it: ``strong@500``.
    A former name with a number (``hard@500``) is a plain search with that number of simulations.
    """
    if not isinstance(name, str):
        raise BadInput(f"{brief(name)} is not the name of a level: give your own bot to simulate or a tournament")
    level, at, own = name.partition("@")
    if level not in KNOWN or (at and level in PLAIN):
        raise BadInput(
            f"unknown bot {name!r}; the bots are: {', '.join([*PLAIN, *LEVELS])}; "
            f"{', '.join(LEVELS)} may be followed by @number"
        )
    if at:
        if not (own.isascii() and own.isdecimal() and len(own) <= LONGEST_NUMBER):
            raise BadInput(f"expected the number of simulations per choice after @, not {own[:40]!r}")
        simulations = int(own)
    check_budget(simulations)
    chance = SeededChance(seed)
    if level == "random":
        return Plain(name, chance, _random(chance))
    if level == "greedy":
        return Plain(name, chance, _greedy(chance, game.heuristics()))
    if level in FORMER and simulations is not None:
        return Plain(name, chance, _searching(chance, game, simulations))
    return LevelBot(name, game, chance, simulations, LEVELS[level_of(level)] if in_time else None)


class Chosen:
    """A choice that needs no search."""

    def __init__(self, action: int) -> None:
        self._action = action

    def go_on(self, _seconds: float, _more: float = 0.0) -> bool:
        """Return True: the choice is settled."""
        return True

    def found(self) -> int:
        """Return the action."""
        return self._action


def begin(level: str, game: Game, state: State, seat: int, *, seed: int) -> Choosing | Chosen:
    """Begin a choice of a bot that runs in slices; :func:`bot` does the same in one go."""
    if level_of(level) not in LEVELS:
        return Chosen(bot(level, game, seed=seed).choose(state, seat))
    chance = SeededChance(seed)
    world = state.resample(seat, chance)
    check_asked(world, seat)
    return Choosing(strength_of(level, game, world.num_players), game, world, seat, chance)


def check_budget(simulations: int | None) -> None:
    """Refuse a number of simulations that no search can have (BadInput)."""
    if simulations is not None and not 1 <= simulations <= MOST_SIMULATIONS:
        raise BadInput(f"the simulations of a choice are 1 to {MOST_SIMULATIONS}, not {simulations}")

"""Bots by name. Each one sees only what its seat may see: it replaces the state with a sampled world first.

>>> from ludotheque import SeededChance, load
>>> game = load("koryo")
>>> state = game.start(2, chance=SeededChance(1))
>>> bot("skilled", game, seed=1, simulations=50).choose(state, state.current_player()) in state.legal_actions()
True
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from ludotheque.bots.choosing import Choosing
from ludotheque.bots.nets import judge
from ludotheque.bots.search import Search, look_ahead, win_chances
from ludotheque.core.chance import Chance, SeededChance
from ludotheque.core.errors import BadInput, brief
from ludotheque.core.game import Game
from ludotheque.core.levels import ANYWHERE, FORMER, KNOWN, LEVELS, PLAIN, Strength, level_of
from ludotheque.core.state import TERMINAL, Heuristics, State

MOST_SIMULATIONS: Final = 10**9
LONGEST_NUMBER: Final = 12
CONFIDENCE: Final = 1.96
"""Standard errors on each side of a 95% interval."""
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
    _check_budget(simulations)
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


@dataclass(frozen=True, slots=True)
class Move:
    """An action: its share of the search's visits (all shares sum to 1) and its value, 0 to 1.

    ``error`` is the sampling error of the value.
    """

    action: int
    share: float
    value: float
    error: float = 0.0


@dataclass(frozen=True, slots=True)
class Analysis:
    """The evaluation of a position by a search, from what one seat knows.

    ``moves`` are the seat's moves, best first; empty unless the seat decides. ``estimate`` is each seat's chance to
    win, 0 to 1, the same for all seats in a cooperative game.
    """

    moves: list[Move]
    estimate: list[float]


def analyse(
    game: Game, state: State, seat: int, *, seconds: float | None, simulations: int | None = None, seed: int
) -> Analysis:
    """Return a hint and an estimate for ``seat`` from one search, limited by seconds or simulations.

    >>> from ludotheque import SeededChance, load
    >>> game = load("koryo")
    >>> state = game.start(2, chance=SeededChance(1))
    >>> found = analyse(game, state, state.current_player(), seconds=None, simulations=100, seed=1)
    >>> found.moves[0].share >= found.moves[-1].share, len(found.estimate)
    (True, 2)
    """
    check_game(game)
    _check_budget(simulations)
    if seconds is not None and seconds <= 0:
        raise BadInput(f"the time of an analysis is above 0 seconds, not {seconds}")
    analysing = Analysing(game, game.checked(state), seat, seed=seed)
    if simulations is not None:
        analysing.simulate(simulations)
    elif seconds is not None:
        analysing.go_on(seconds)
    elif not state.is_terminal():
        raise BadInput("an analysis needs a number of seconds or of simulations")
    return analysing.found()


class Analysing:
    """An analysis that runs in slices. There is no result before the first slice."""

    def __init__(self, game: Game, state: State, seat: int, *, seed: int) -> None:
        chance = SeededChance(seed)
        self._world = state.resample(seat, chance)
        self._seat = seat
        self._heuristics = judge(game, state.num_players)
        self._cooperative = game.cooperative
        self._search = Search(self._world, seat, self._heuristics, chance, game.cooperative)
        self._over = self._world.is_terminal()

    def go_on(self, seconds: float, _more: float = 0.0) -> bool:
        """Search for this many more seconds; return whether the analysis is complete."""
        if not self._over:
            self._search.run_for(seconds)
        return self._over

    def simulate(self, simulations: int) -> None:
        """Search for this many more simulations."""
        if not self._over:
            self._search.run(simulations)

    def found(self) -> Analysis:
        """Return the moves and the estimate so far."""
        if self._over:
            return Analysis([], win_chances(self._world, self._heuristics, self._cooperative))
        return Analysis(_moves(self._search, self._heuristics, self._world, self._seat), self._search.estimate())


def _moves(search: Search, heuristics: Heuristics, world: State, seat: int) -> list[Move]:
    if world.current_player() != seat:
        return []
    actions = heuristics.candidates(world, world.legal_actions())
    if len(actions) == 1:
        return [Move(actions[0], 1.0, search.estimate()[seat])]
    nodes = sorted(search.root.children, key=lambda node: -node.visits)
    simulations = search.simulations
    return [
        Move(int(node.action), int(node.visits) / simulations, node.value(), _error(node.value(), int(node.visits)))
        for node in nodes
    ]


def _error(mean: float, visits: int) -> float:
    """Return half the interval that holds a value from 0 to 1 in 95 cases of 100, after so many measurements.

    It is that of Agresti and Coull, for measurements of 0 and 1: none from 0 to 1 spread further.

    >>> round(_error(0.5, 400), 2), round(_error(0.0, 1), 2)
    (0.05, 0.43)
    """
    counted = visits + 4
    near = (mean * visits + 2) / counted
    return CONFIDENCE * math.sqrt(near * (1 - near) / counted)


def _check_budget(simulations: int | None) -> None:
    if simulations is not None and not 1 <= simulations <= MOST_SIMULATIONS:
        raise BadInput(f"the simulations of a choice are 1 to {MOST_SIMULATIONS}, not {simulations}")

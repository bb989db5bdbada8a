"""Bots by name. Each sees what its seat may see: it exchanges the state for a guess before it looks.

>>> from ludotheque import SeededChance, load
>>> game = load("koryo")
>>> state = game.start(2, chance=SeededChance(1))
>>> bot("easy", game, seed=1, simulations=50).choose(state, state.current_player()) in state.legal_actions()
True
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ludotheque.bots.search import Search, look_ahead, win_chances
from ludotheque.core.chance import Chance, SeededChance
from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game
from ludotheque.core.state import Heuristics, State

LEVELS: Final[dict[str, float]] = {
    "random": 0.0,
    "greedy": 0.0,
    "easy": 0.01,
    "medium": 0.1,
    "hard": 1.0,
    "expert": 4.0,
}
"""Every bot by name, weakest first, with the seconds it thinks about a choice at most."""

MOST_SIMULATIONS: Final = 10**9
LONGEST_NUMBER: Final = 12
GREEDY_WORLDS: Final = 4
"""Worlds that ``greedy`` tries each action in."""


Think = Callable[[State, int], int]
"""A bot's decision: from a world that its seat holds possible, and that seat, to an action."""


class Bot:
    """A bot that plays one seat. ``name`` is the one it was made by (see :func:`bot`)."""

    def __init__(self, name: str, chance: Chance, think: Think) -> None:
        self.name = name
        self._chance = chance
        self._think = think

    def choose(self, state: State, seat: int) -> int:
        """One of the legal actions of ``seat``, which is to decide. A forced one comes at once."""
        world = state.resample(seat, self._chance)
        actions = world.legal_actions()
        return int(actions[0]) if len(actions) == 1 else self._think(world, seat)


def _random(chance: Chance) -> Think:
    def think(world: State, _seat: int) -> int:
        actions = world.legal_actions()
        return int(actions[chance.below(len(actions))])

    return think


def _greedy(chance: Chance, heuristics: Heuristics) -> Think:
    def think(world: State, seat: int) -> int:
        return int(look_ahead(world, seat, heuristics, chance, GREEDY_WORLDS))

    return think


def _searching(chance: Chance, game: Game, seconds: float, simulations: int | None) -> Think:
    heuristics = game.heuristics()

    def think(world: State, seat: int) -> int:
        actions = heuristics.candidates(world, world.legal_actions())
        if len(actions) == 1:
            return int(actions[0])
        search = Search(world, seat, heuristics, chance, game.cooperative)
        if simulations is None:
            search.run_for(seconds, decisive=True)
        else:
            search.run(simulations, decisive=True)
        return int(search.best())

    return think


def bot(name: str, game: Game, *, seed: int, simulations: int | None = None) -> Bot:
    """A bot for ``game``; BadInput lists the names there are.

    With ``simulations`` the levels that search do so many of them for a choice, however long that takes, and
    then the same seed makes the same choices. A name may bring its own number: ``hard@500``.
    """
    level, at, own = name.partition("@")
    if level not in LEVELS or (at and level in ("random", "greedy")):
        searching = ", ".join(one for one in LEVELS if one not in ("random", "greedy"))
        raise BadInput(
            f"unknown bot {name!r}; the bots are: {', '.join(LEVELS)}; {searching} may be followed by @number"
        )
    if at:
        if not (own.isascii() and own.isdecimal() and len(own) <= LONGEST_NUMBER):
            raise BadInput(f"after @ comes the number of simulations of a choice, not {own[:40]!r}")
        simulations = int(own)
    _check_budget(simulations)
    chance = SeededChance(seed)
    if level == "random":
        return Bot(name, chance, _random(chance))
    if level == "greedy":
        return Bot(name, chance, _greedy(chance, game.heuristics()))
    return Bot(name, chance, _searching(chance, game, LEVELS[level], simulations))


@dataclass(frozen=True, slots=True)
class Move:
    """An action: its share of the search's attention (all shares make 1), and what it is worth, 0 to 1."""

    action: int
    share: float
    value: float


@dataclass(frozen=True, slots=True)
class Analysis:
    """The judgement of a search on a position, as one seat knows it.

    ``moves`` are that seat's, the best first, and none if it is not to decide. ``estimate`` is each seat's
    chance to win, 0 to 1, the same for all if the game is cooperative.
    """

    moves: list[Move]
    estimate: list[float]


def analyse(
    game: Game, state: State, seat: int, *, seconds: float | None, simulations: int | None = None, seed: int
) -> Analysis:
    """A hint and an estimate for ``seat`` from one search, of so many seconds or simulations.

    >>> from ludotheque import SeededChance, load
    >>> game = load("koryo")
    >>> state = game.start(2, chance=SeededChance(1))
    >>> found = analyse(game, state, state.current_player(), seconds=None, simulations=100, seed=1)
    >>> found.moves[0].share >= found.moves[-1].share, len(found.estimate)
    (True, 2)
    """
    _check_budget(simulations)
    analysing = Analysing(game, state, seat, seed=seed)
    if simulations is not None:
        analysing.simulate(simulations)
    elif seconds is not None:
        analysing.go_on(seconds)
    elif not state.is_terminal():
        raise BadInput("an analysis needs a number of seconds or of simulations")
    return analysing.found()


class Analysing:
    """An analysis that goes on slice by slice. Nothing is known before the first slice."""

    def __init__(self, game: Game, state: State, seat: int, *, seed: int) -> None:
        chance = SeededChance(seed)
        self._world = state.resample(seat, chance)
        self._seat = seat
        self._heuristics = game.heuristics()
        self._cooperative = game.cooperative
        self._search = Search(self._world, seat, self._heuristics, chance, game.cooperative)
        self._over = self._world.is_terminal()

    def go_on(self, seconds: float, _more: float = 0.0) -> bool:
        """Search on for so many seconds; return whether there is nothing more to find."""
        if not self._over:
            self._search.run_for(seconds)
        return self._over

    def simulate(self, simulations: int) -> None:
        """Search on for so many simulations."""
        if not self._over:
            self._search.run(simulations)

    def found(self) -> Analysis:
        """Return the moves and the estimate so far."""
        if self._over:
            return Analysis([], win_chances(self._world, self._heuristics, self._cooperative))
        return Analysis(_moves(self._search, self._heuristics, self._world, self._seat), self._search.estimate())


class Choosing:
    """A choice of a bot that goes on slice by slice; :func:`bot` does the same in one go."""

    def __init__(self, level: str, game: Game, state: State, seat: int, *, seed: int) -> None:
        self._search: Search | None = None
        if LEVELS.get(level, 0.0) == 0.0:
            self._chosen = bot(level, game, seed=seed).choose(state, seat)
            return
        chance = SeededChance(seed)
        world = state.resample(seat, chance)
        heuristics = game.heuristics()
        actions = world.legal_actions()
        if len(actions) > 1:
            actions = heuristics.candidates(world, actions)
        if len(actions) == 1:
            self._chosen = int(actions[0])
        else:
            self._search = Search(world, seat, heuristics, chance, game.cooperative)

    def go_on(self, seconds: float, more: float = 0.0) -> bool:
        """Search on for so many seconds; return whether the choice is settled though ``more`` could follow."""
        return self._search is None or self._search.run_for(seconds, True, more)

    def found(self) -> int:
        """Return the best action so far."""
        return self._chosen if self._search is None else int(self._search.best())


def _moves(search: Search, heuristics: Heuristics, world: State, seat: int) -> list[Move]:
    if world.current_player() != seat:
        return []
    actions = heuristics.candidates(world, world.legal_actions())
    if len(actions) == 1:
        return [Move(int(actions[0]), 1.0, search.estimate()[seat])]
    nodes = sorted(search.root.children, key=lambda node: -node.visits)
    return [Move(int(node.action), int(node.visits) / int(search.simulations), node.value()) for node in nodes]


def _check_budget(simulations: int | None) -> None:
    if simulations is not None and not 1 <= simulations <= MOST_SIMULATIONS:
        raise BadInput(f"the simulations of a choice are 1 to {MOST_SIMULATIONS}, not {simulations}")

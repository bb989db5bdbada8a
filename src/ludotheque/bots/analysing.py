"""An analysis of a position, from what one seat knows: its moves with their values, for hints, reviews and puzzles."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from ludotheque.bots.levels import check_budget, check_game
from ludotheque.bots.nets import judge
from ludotheque.bots.search import Search, win_chances
from ludotheque.core.chance import SeededChance
from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game
from ludotheque.core.state import Heuristics, State

CONFIDENCE: Final = 1.96
"""Standard errors on each side of a 95% interval."""
LONGEST: Final = 3
"""Actions that are said to follow, at the most."""
LIKELY: Final = 0.3
"""The share of the simulations after an action from which another one may be said to follow."""
ENOUGH: Final = 30
"""Simulations from which that can be said."""


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
    check_budget(simulations)
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

    def then(self, action: int) -> list[int]:
        """Return what the seat most often does after an action in the search, until another one decides."""
        found: list[int] = []
        before = next((one for one in self._search.root.children if one.action == action), None)
        while before is not None and before.children and len(found) < LONGEST:
            node = max(before.children, key=lambda one: one.visits)
            if node.seat != self._seat or int(node.visits) < max(ENOUGH, LIKELY * int(before.visits)):
                break
            found.append(int(node.action))
            before = node
        return found


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

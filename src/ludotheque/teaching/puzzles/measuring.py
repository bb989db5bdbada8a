"""All moves of a decision measured in the same worlds, those that its player has to reckon with.

Each world gives one difference between two moves. A loss is the mean of such differences, and its error follows from
their spread: what a world brings to both moves does not count.
"""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ludotheque.bots.analysing import Analysing
from ludotheque.core.chance import SeededChance
from ludotheque.core.events import Cause
from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.teaching.puzzles.line import Line

Values = dict[int, list[float]]
"""The worth of each move, world by world: a chance to win from 0 to 1."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A move, in words: the chance to win after it, by how much the best one is above that, and the standard error.

    ``worlds`` is the number of worlds in which the two were compared. The best move has no loss and no error.
    ``causes`` say why another one costs something, and ``line`` is how the game may go on.
    """

    move: str
    chance: float
    loss: float
    error: float
    worlds: int
    causes: tuple[Cause, ...] = ()
    line: Line | None = None

    @property
    def part(self) -> Cause | None:
        """The line of the score sheet, or the ending, that has a part in the cost; None if no such part is clear."""
        return next((one for one in self.causes if one.share), None)


def measure(
    game: Game, state: State, seat: int, actions: Sequence[int], worlds: range, simulations: int, seed: int
) -> Values:
    """Return what each action is worth in each of the worlds, after so many simulations in each."""
    values: Values = {action: [] for action in actions}
    for world in worlds:
        for action in actions:
            values[action].append(_after(game, state, seat, action, simulations, seed + world))
    return values


def paired(values: Mapping[int, Sequence[float]], better: int, worse: int) -> tuple[float, float]:
    """Return the mean difference of two moves over the worlds that both were measured in, and its standard error.

    >>> loss, error = paired({1: [0.5, 0.7, 0.9], 2: [0.4, 0.6, 0.8]}, 1, 2)
    >>> round(loss, 3), round(error, 3)
    (0.1, 0.0)
    """
    differences = [one - other for one, other in zip(values[better], values[worse], strict=False)]
    return statistics.fmean(differences), statistics.stdev(differences) / len(differences) ** 0.5


def ranked(game: Game, values: Mapping[int, Sequence[float]]) -> tuple[Measured, ...]:
    """Return the moves, the best first. A move that was dropped early is compared in the worlds that it was in."""
    most = max(len(found) for found in values.values())
    best = max(
        (action for action in values if len(values[action]) == most), key=lambda one: statistics.fmean(values[one])
    )
    top = statistics.fmean(values[best])
    found = [Measured(game.actions.words(best), top, 0.0, 0.0, most)]
    for action in values:
        if action != best:
            loss, error = paired(values, best, action)
            found.append(Measured(game.actions.words(action), max(0.0, top - loss), loss, error, len(values[action])))
    return tuple(sorted(found, key=lambda one: one.loss))


def _after(game: Game, state: State, seat: int, action: int, simulations: int, seed: int) -> float:
    """Return the chance to win of a seat in one world after an action."""
    world = state.resample(seat, SeededChance(seed))
    world.apply_action(action)
    looking = Analysing(game, world, seat, seed=seed)
    looking.simulate(simulations)
    return min(1.0, max(0.0, looking.found().estimate[seat]))

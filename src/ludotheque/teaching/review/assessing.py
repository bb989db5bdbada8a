"""One decision measured: the best action that a search finds, and the loss of the one that was taken.

Two actions are compared in the same worlds: those that the player, who did not see everything, had to reckon with. Each
world gives one measurement, the difference; the loss is their mean. Its error follows from their spread, and from how
much a search that looks deeper finds another loss.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from ludotheque.bots.analysing import CONFIDENCE, Analysing
from ludotheque.core.chance import SeededChance
from ludotheque.core.errors import BadInput
from ludotheque.core.events import Cause
from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.teaching.review.comparing import Comparison
from ludotheque.teaching.review.grades import LESSONS, Grade, grade

SEARCH: Final = 800
"""Simulations that look for the best action."""
COMPARE: Final = 100
"""Simulations that look at the consequences of an action, in each world."""
WORLDS: Final = 16
"""Worlds in which two actions are compared."""
DEPTH: Final = 0.03
"""By how much the loss may differ for a search that looks deeper, besides the spread.

Six times as many simulations in twice as many worlds changed the losses of 42 decisions, of all five games, by 0.011 on
average; 41 of the changes were within this and the spread, and one of 0.036 was not.
"""
FEWEST_WORLDS: Final = 2
"""A spread needs two measurements."""
SEEDS: Final = 2**62
"""The seeds that chance takes are below this."""
CHUNK: Final = 50
"""Simulations between two looks at the clock."""


@dataclass(frozen=True, slots=True)
class Assessment:
    """The judgement on one decision; actions are numbers, everything else is a chance to win from 0 to 1.

    ``estimate`` has each seat's chance before the decision, ``error`` half the interval around ``loss``. ``causes`` are
    looked for where something was lost; none where nothing is clear. ``then`` is what may well follow
    the best.
    """

    taken: int
    best: int
    loss: float
    error: float
    estimate: list[float]
    causes: tuple[Cause, ...] = ()
    then: tuple[int, ...] = ()

    @property
    def grade(self) -> Grade:
        """Return the grade of the decision."""
        return grade(self.loss, self.error, best=self.taken == self.best)


class Assessing:
    """An assessment that goes on slice by slice, by fixed numbers of simulations: it is the same on any machine."""

    def __init__(
        self,
        game: Game,
        state: State,
        seat: int,
        taken: int,
        *,
        search: int = SEARCH,
        compare: int = COMPARE,
        worlds: int = WORLDS,
        seed: int,
    ) -> None:
        if worlds < FEWEST_WORLDS:
            raise BadInput(f"two actions are compared in {FEWEST_WORLDS} worlds or more, not in {worlds}")
        self._game, self._state, self._seat, self._taken = game, state, seat, taken
        self._compare, self._worlds, self._seed = compare, worlds, seed
        self._found = Analysing(game, state, seat, seed=seed)
        self._differences: list[float] = []
        self._compared: Comparison | None = None
        self._steps = self._work(search)

    def go_on(self, seconds: float, _more: float = 0.0, clock: Callable[[], float] = time.perf_counter) -> bool:
        """Measure on for so many seconds; return whether the assessment is complete."""
        until = clock() + seconds
        return all(clock() < until for _ in self._steps)  # stops at the first step beyond the time

    def found(self) -> Assessment:
        """Return the assessment of the worlds looked at so far. BadInput if they are too few to say anything."""
        moves, differences = self._found.found(), self._differences
        best = moves.moves[0].action
        if best == self._taken:
            return Assessment(self._taken, best, 0.0, 0.0, moves.estimate)
        if len(differences) < FEWEST_WORLDS:
            raise BadInput("there was no time to compare the two actions")
        import statistics  # a table of a browser begins sooner without it

        loss = statistics.fmean(differences)
        error = CONFIDENCE * statistics.stdev(differences) / len(differences) ** 0.5 + DEPTH
        causes = self._compared.causes() if self._compared else ()
        return Assessment(self._taken, best, loss, error, moves.estimate, causes, tuple(self._found.then(best)))

    def _work(self, search: int) -> Iterator[None]:
        """Search, compare world by world, and look for the causes of a loss; pause after each bit of work."""
        yield from _simulate(self._found, search)
        best = self._found.found().moves[0].action
        if best == self._taken:
            return
        for world in range(self._worlds):
            after = [self._after(action, world) for action in (best, self._taken)]
            for one in after:
                yield from _simulate(one, self._compare)
            better, worse = (one.found().estimate[self._seat] for one in after)
            self._differences.append(better - worse)
        if self.found().grade in LESSONS:
            self._compared = Comparison(self._game, self._state, self._seat, self._taken, best, seed=self._seed)
            yield from self._compared.play()

    def _after(self, action: int, world: int) -> Analysing:
        """Begin an analysis of a world after an action."""
        seed = (self._seed * self._worlds + world) % SEEDS
        there = self._state.resample(self._seat, SeededChance(seed))
        there.apply_action(action)
        return Analysing(self._game, there, self._seat, seed=seed)


def assess(assessing: Assessing) -> Assessment:
    """Return a whole assessment."""
    while not assessing.go_on(1.0):
        pass
    return assessing.found()


def _simulate(one: Analysing, simulations: int) -> Iterator[None]:
    for done in range(0, simulations, CHUNK):
        one.simulate(min(CHUNK, simulations - done))
        yield

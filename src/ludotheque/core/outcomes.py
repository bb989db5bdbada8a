"""All chance outcomes of an action: for exact expectations and searches that know the odds.

>>> from ludotheque import SeededChance, load
>>> state = load("leduc").start(2, chance=SeededChance(1))
>>> state.apply("call")
>>> [(round(one.probability, 2), one.state.view(None)["common"]) for one in outcomes(state, "call")]
[(0.25, 'jack'), (0.25, 'queen'), (0.25, 'queen'), (0.25, 'king')]
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from ludotheque.core.chance import Chance, ChanceMissing, ScriptedChance
from ludotheque.core.errors import BadInput
from ludotheque.core.game import Game
from ludotheque.core.options import Options
from ludotheque.core.state import State

MOST = 100_000
"""The default limit of enumerated outcomes: a shuffled deck has too many."""


class Outcome(NamedTuple):
    """One chance outcome: its probability, the values drawn and the resulting state."""

    probability: float
    drawn: tuple[int, ...]
    state: State


def outcomes(state: State, action: object, most: int = MOST) -> Iterator[Outcome]:
    """Yield the possible outcomes of an action; the probabilities sum to 1. The state itself is unchanged.

    Args:
        state: the position.
        action: an offered action in any form that :meth:`State.apply` takes.
        most: the maximum number of outcomes.

    Raises:
        IllegalAction: the action is not offered.
        BadInput: there are more outcomes than ``most``.
    """

    def perform(chance: Chance) -> State:
        after = state.copy(chance)
        after.apply(action)
        return after

    return _ways(perform, state.chance, most)


def deals(
    game: Game, players: int, options: Options | Mapping[str, object] | None = None, most: int = MOST
) -> Iterator[Outcome]:
    """Yield every possible start of a game, as :func:`outcomes` does for an action."""
    return _ways(lambda chance: game.start(players, options, chance=chance), None, most)


def _ways(perform: Callable[[Chance], State], future: Chance | None, most: int) -> Iterator[Outcome]:
    """Perform something with each row of values that chance could give: wherever one is missing, it branches."""
    rows: list[tuple[float, tuple[int, ...]]] = [(1.0, ())]
    found = 0
    while rows:
        probability, drawn = rows.pop()
        try:
            state = perform(ScriptedChance(list(drawn)))
        except ChanceMissing as missing:
            share = probability / missing.below
            rows += [(share, (*drawn, value)) for value in reversed(range(missing.below))]
            if len(rows) > most:
                raise BadInput(f"there are more than {most} outcomes") from None
            continue
        found += 1
        if found > most:
            raise BadInput(f"there are more than {most} outcomes")
        if future is not None:
            state.chance = future.clone()
        yield Outcome(probability, drawn, state)

"""Random games to the end, in the compiled loop: what simulation, search and benchmarks are made of."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.state import State


class Tally:
    """What a playout counted: decisions, and choices (decisions with more than one action)."""

    def __init__(self) -> None:
        self.decisions: i64 = 0
        self.choices: i64 = 0


def playout(state: State, chance: Chance, tally: Tally) -> None:
    """Play ``state`` to its end with uniformly random actions, adding to ``tally``.

    >>> from ludotheque import SeededChance, load
    >>> state, tally = load("koryo").start(4, chance=SeededChance(1)), Tally()
    >>> playout(state, SeededChance(2), tally)
    >>> state.is_terminal(), tally.decisions >= tally.choices
    (True, True)
    """
    decisions: i64 = 0
    choices: i64 = 0
    while not state.is_terminal():
        actions = state.legal_actions()
        count: i64 = i64(len(actions))
        if count == 1:
            state.apply_action(actions[0])
        else:
            choices += 1
            state.apply_action(actions[chance.below(count)])
        decisions += 1
    tally.decisions += decisions
    tally.choices += choices

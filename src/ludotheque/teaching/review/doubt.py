"""A first look at a decision: how far what was done is below the best, as far as one move ahead shows."""

from __future__ import annotations

from typing import Final

from ludotheque.bots.nets import judge
from ludotheque.core.chance import SeededChance
from ludotheque.core.game import Game
from ludotheque.core.state import State

WORLDS: Final = 2


def doubt(game: Game, state: State, seat: int, taken: int, *, seed: int = 1) -> float:
    """Return by how much the estimate after an action is below the best one, in all worlds together.

    >>> from ludotheque import load
    >>> leduc = load("leduc")
    >>> state = leduc.start(2, chance=SeededChance(1))
    >>> min(doubt(leduc, state, state.current_player(), action) for action in state.legal_actions())
    0.0
    """
    heuristics, chance = judge(game, state.num_players), SeededChance(seed)
    actions = {taken, *heuristics.candidates(state, state.legal_actions())}
    worth = dict.fromkeys(actions, 0.0)
    for _ in range(WORLDS):
        world = state.resample(seat, chance)
        for action in actions:
            after = world.clone()
            after.apply_action(action)
            worth[action] += heuristics.estimate(after, seat)
    return max(worth.values()) - worth[taken]

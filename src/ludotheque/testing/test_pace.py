"""An action played at once tells nothing: others must know that it was the only choice."""

from __future__ import annotations

from ludotheque import SeededChance
from ludotheque.core.match import automatic
from ludotheque.testing.cases import GAMES, Case, walk


def test_whether_an_action_is_automatic_is_the_same_in_look_alike_worlds(case: Case) -> None:
    """For every seat but the one that decides, and for spectators, who see no more than any of them."""
    for seed in range(GAMES):
        chance = SeededChance(60 + seed)
        for state in walk(case, seed):
            if state.is_terminal():
                continue
            at_once = automatic(state) is not None
            for seat in range(case.players):
                if seat != state.current_player():
                    world = state.resample(seat, chance)
                    assert (automatic(world) is not None) == at_once, f"seat {seat} could tell by the pace"

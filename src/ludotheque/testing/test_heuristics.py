"""Properties of what a game tells the bots."""

from __future__ import annotations

from ludotheque import SeededChance
from ludotheque.testing.cases import GAMES, Case, sample


def test_estimates_are_from_lost_to_won(case: Case) -> None:
    heuristics = case.game.heuristics()
    for seed in range(GAMES):
        for state in sample(case, seed):
            assert all(-1.0 <= heuristics.estimate(state, seat) <= 1.0 for seat in range(case.players))


def test_a_rollout_takes_one_of_the_actions_it_is_given(case: Case) -> None:
    """Also of a part of them: a search asks for one that it has not tried."""
    heuristics, chance = case.game.heuristics(), SeededChance(7)
    for seed in range(GAMES):
        for state in sample(case, seed):
            if not state.is_terminal():
                legal = state.legal_actions()
                part = [action for action in legal if chance.below(2)] or legal[:1]
                for actions in (legal, part):
                    assert heuristics.rollout(state, actions, chance) in actions


def test_candidates_are_some_of_the_actions_in_order(case: Case) -> None:
    heuristics = case.game.heuristics()
    for seed in range(GAMES):
        for state in sample(case, seed):
            if not state.is_terminal():
                legal = state.legal_actions()
                candidates = heuristics.candidates(state, legal)
                assert candidates
                assert candidates == [action for action in legal if action in candidates]

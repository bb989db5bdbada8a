"""Many random games, audited: ``make soak`` plays ten thousand of each case, the suite fewer."""

from __future__ import annotations

import os

import pytest

from ludotheque import Game, SeededChance
from ludotheque.core.build import is_compiled
from ludotheque.core.ledger import differing
from ludotheque.testing.cases import Case, decisions, games

MANY = int(os.environ.get("LUDOTHEQUE_MANY", "500" if is_compiled() else "10"))
"""Audited games of each case."""
LEAKS = int(os.environ.get("LUDOTHEQUE_LEAKS", "8" if is_compiled() else "4"))
"""Games of each game and number of players in which every seat's view is compared at every decision."""
EVERY_STEP = 100
BETWEEN = 32


def test_audit_holds_in_many_games(case: Case) -> None:
    """At every step of the first games, at every thirty-second of the others, and at each end."""
    for seed in range(MANY):
        chance = SeededChance(seed)
        state = case.game.start(case.players, dict(case.options), chance=chance)
        step = seed
        for _ in decisions(case.game, state):
            actions = state.legal_actions()
            state.apply_action(actions[chance.below(len(actions))])
            step += 1
            if seed < EVERY_STEP or step % BETWEEN == 0:
                state.audit()
        state.audit()
        assert len(state.scores()) == case.players


TABLES = [(game, players) for game in games() for players in game.players]


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: str(getattr(value, "id", value)))
def test_nothing_leaks_at_any_decision_of_many_games(game: Game, players: int) -> None:
    pairs = 0
    for seed in range(-(-LEAKS // len(game.players))):
        chance, worlds = SeededChance(seed), SeededChance(seed + 10**6)
        state = game.start(players, chance=chance)
        for _ in decisions(game, state):
            for seat in range(players):
                world = state.resample(seat, worlds)
                leaks = list(differing(game.view(world, seat), game.view(state, seat), []))
                assert not leaks, f"seat {seat} could tell two worlds apart by {', '.join(leaks)}"
                assert game.prompt(world) == game.prompt(state)
                if seat == state.current_player():
                    assert world.legal_actions() == state.legal_actions()
                pairs += 1
            actions = state.legal_actions()
            state.apply_action(actions[chance.below(len(actions))])
    assert pairs >= LEAKS

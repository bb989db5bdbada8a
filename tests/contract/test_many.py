"""Many random games: ten thousand of each number of players where the rules are compiled, fewer where not."""

from __future__ import annotations

import pytest

from ludotheque import Game, SeededChance, registered_games
from ludotheque.cli import is_compiled

MANY = 10_000 if is_compiled() else 200
LEAKS = 200 if is_compiled() else 20
TABLES = [(game, players) for game in registered_games().values() for players in game.players]


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: getattr(value, "id", str(value)))
def test_audit_holds_at_every_step_of_many_games(game: Game, players: int) -> None:
    for seed in range(MANY):
        chance = SeededChance(seed)
        state = game.start(players, chance=chance)
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[chance.below(len(actions))])
            state.audit()
        assert len(state.scores()) == players


@pytest.mark.parametrize(("game", "players"), TABLES, ids=lambda value: getattr(value, "id", str(value)))
def test_nothing_leaks_at_any_decision_of_many_games(game: Game, players: int) -> None:
    pairs = 0
    for seed in range(-(-LEAKS // len(game.players))):
        chance, worlds = SeededChance(seed), SeededChance(seed + 10**6)
        state = game.start(players, chance=chance)
        while not state.is_terminal():
            for seat in range(players):
                world = state.resample(seat, worlds)
                assert game.view(world, seat) == game.view(state, seat)
                assert game.prompt(world) == game.prompt(state)
                if seat == state.current_player():
                    assert world.legal_actions() == state.legal_actions()
                pairs += 1
            actions = state.legal_actions()
            state.apply_action(actions[chance.below(len(actions))])
    assert pairs > LEAKS

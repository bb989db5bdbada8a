"""Many random games: ten thousand of each number of players and option where compiled, fewer where not."""

from __future__ import annotations

import pytest

from ludotheque import Game, SeededChance, registered_games
from ludotheque.cli import is_compiled
from tests.contract.conftest import variants

MANY = 10_000 if is_compiled() else 40
LEAKS = 200 if is_compiled() else 20
EVERY_STEP = 500
BETWEEN = 32
TABLES = [(game, players) for game in registered_games().values() for players in game.players]


PLAYED = [(game, players, options) for game, players in TABLES for options in variants(game)]


def named(value: object) -> str:
    """A game by its id, options by name and value."""
    if isinstance(value, dict):
        return ",".join(f"{name}={choice}" for name, choice in value.items()) or "plain"
    return str(getattr(value, "id", value))


@pytest.mark.parametrize(("game", "players", "options"), PLAYED, ids=named)
def test_audit_holds_in_many_games(game: Game, players: int, options: dict[str, object]) -> None:
    """At every step of the first games, at every thirty-second of the others, and at each end."""
    for seed in range(MANY):
        chance = SeededChance(seed)
        state = game.start(players, options, chance=chance)
        step = seed
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[chance.below(len(actions))])
            step += 1
            if seed < EVERY_STEP or step % BETWEEN == 0:
                state.audit()
        state.audit()
        assert len(state.scores()) == players


@pytest.mark.parametrize(("game", "players"), TABLES, ids=named)
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

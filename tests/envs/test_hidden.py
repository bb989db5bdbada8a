"""An environment tells a seat the same in every world that looks the same to it."""

from __future__ import annotations

import random
from itertools import count

import numpy as np
import pytest

from ludotheque import Game, SeededChance, State, load, registered_games
from ludotheque.envs.common import EnvTable
from ludotheque.testing.cases import cases_of

pytest.importorskip("pettingzoo")
pytest.importorskip("gymnasium")

from ludotheque.envs import gymnasium, pettingzoo

GAMES = sorted(registered_games())
TABLES = [(game, players) for game in GAMES for players in registered_games()[game].players]
SECRET = [(game, players) for game, players in TABLES if players > 1]


def worlds(game: Game, players: int, seed: int):
    """Yield every second state of random games with, for each seat, another world of the same look.

    They are those of one whole game at least, and of as many as give some dozens.
    """
    chance, picks = SeededChance(10 + seed), random.Random(seed)
    pairs = 0
    while pairs < 40:
        state = game.start(players, chance=SeededChance(picks.getrandbits(30)))
        for number in count(picks.randrange(2)):
            if state.is_terminal():
                break
            for seat in range(players) if number % 2 else ():
                yield seat, state, state.resample(seat, chance)
                pairs += 1
            state.apply_action(picks.choice(state.legal_actions()))


def differ(game: Game, state: State, world: State) -> bool:
    return game.to_json(state) != game.to_json(world)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_shows_no_more_than_the_view(game: str, players: int) -> None:
    table = pettingzoo.env(game, players=players)
    table.reset(seed=1)
    others = 0
    for seat, state, world in worlds(load(game), players, seed=1):
        agent = table.possible_agents[seat]
        seen = []
        for one in (state, world):
            table.state_now = one
            seen.append(table.observe(agent))
        assert all(np.array_equal(seen[0][part], seen[1][part]) for part in ("observation", "action_mask"))
        assert seen[0]["action_mask"].any() == (state.current_player() == seat)
        others += differ(load(game), state, world)
    assert others or players == 1, "every other world was the same one"


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_gymnasium_shows_no_more_than_the_view(game: str, players: int) -> None:
    """In a cooperative game it is the view of the deciding seat."""
    env = gymnasium.env(game, players=players)
    env.reset(seed=1)
    compared = 0
    for seat, state, world in worlds(load(game), players, seed=2):
        if state.current_player() != seat:
            continue
        env._place.seat = 0 if env.alone else seat
        told = []
        for one in (state, world):
            env._place.state = one
            told.append((env._seen(), env._info()))
        (seen, info), (other, others_info) = told
        assert np.array_equal(seen, other) and info["seat"] == others_info["seat"] == seat
        assert np.array_equal(info["action_mask"], others_info["action_mask"])
        assert set(info) == {"action_mask", "seat"}
        compared += 1
    assert compared


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_openspiel_shows_no_more_than_the_view(game: str, players: int) -> None:
    pytest.importorskip("pyspiel")
    from ludotheque.envs import openspiel

    spiel = openspiel.env(game, players=players)
    shown, observer = spiel.new_initial_state(), spiel.make_py_observer()
    for seat, state, world in worlds(load(game), players, seed=3):
        told = []
        for one in (state, world):
            shown.position.state = one
            observer.set_from(shown, seat)
            told.append((observer.tensor.tobytes(), observer.string_from(shown, seat)))
        assert told[0] == told[1]


@pytest.mark.parametrize(("game", "players"), SECRET)
def test_an_encoder_that_peeks_is_found_out(game: str, players: int) -> None:
    """Each world of each game differs in something that an encoder could have shown: the comparison can fail."""
    honest = load(game)

    def peeking(state: State, seat: int) -> bytes:
        return honest.encode(state, seat) + honest.hash(state).encode()

    cheat = honest.with_rules(encode=peeking)
    for seat, state, world in worlds(cheat, players, seed=1):
        if cheat.encode(state, seat) != cheat.encode(world, seat):
            assert honest.encode(state, seat) == honest.encode(world, seat)
            return
    raise AssertionError("no one would have noticed")


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_is_as_long_at_every_table(game: str) -> None:
    """With any number of players and any option, so that a learner can go from one table to another."""
    one = load(game)
    lengths = {EnvTable(game, case.players, dict(case.options)).length for case in cases_of(one)}
    assert len(lengths) == 1


@pytest.mark.parametrize("game", GAMES)
def test_seats_do_not_see_the_same(game: str) -> None:
    """An observation is a seat's own: with secrets or with a place at the table of one's own."""
    players = registered_games()[game].players[-1]
    table = EnvTable(game, players, {})
    state = table.start(1)
    seen = {table.observe(state, seat).tobytes() for seat in range(players)}
    assert len(seen) > 1

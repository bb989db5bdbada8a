"""The games as environments, held to the tests that the libraries themselves bring."""

from __future__ import annotations

import copy
import pickle
import random
import warnings
from typing import Any

import numpy as np
import pytest

from ludotheque import BadInput, IllegalAction, registered_games

pytest.importorskip("pettingzoo")
pytest.importorskip("gymnasium")

from gymnasium.error import Error as ResetError
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import TimeLimit
from pettingzoo import ParallelEnv
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils.conversions import aec_to_parallel

from ludotheque.envs import gymnasium, pettingzoo, vector
from ludotheque.envs.common import EnvTable

GAMES = sorted(registered_games())
TABLES = [(game, players) for game in GAMES for players in registered_games()[game].players]


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_accepts_it(game: str, players: int) -> None:
    """Its own test raises on what is wrong; what it only recommends is not looked at."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env(game, players=players), num_cycles=300, verbose_progress=False)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_same_seed_gives_the_same_game(game: str, players: int) -> None:
    seed_test(lambda: pettingzoo.env(game, players=players), num_cycles=200)


def test_the_libraries_find_out_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    """Prove that PettingZoo's own tests can fail.

    They raise on an invalid observation, and on a game that does not depend on its seed alone.
    """
    chance = random.Random()
    with monkeypatch.context() as broken, warnings.catch_warnings():
        warnings.simplefilter("ignore")
        broken.setattr(EnvTable, "observe", lambda *_: np.full(7, 2, np.float32))
        with pytest.raises(AssertionError):
            api_test(pettingzoo.env("koryo"), num_cycles=20, verbose_progress=False)
    with monkeypatch.context() as broken:
        start = EnvTable.start
        broken.setattr(EnvTable, "start", lambda table, _seed: start(table, chance.getrandbits(30)))
        with pytest.raises(AssertionError):
            seed_test(lambda: pettingzoo.env("koryo"), num_cycles=200)


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


@pytest.mark.parametrize("copied", [pickled, copy.deepcopy])
@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.parallel_env])
def test_a_copy_goes_on_from_the_same_position(make: Any, copied: Any) -> None:
    table = make("koryo", players=2, reward="score", paid="step")
    table.reset(seed=1)
    for _ in range(6):
        first_action(table)
    twin = copied(table)
    for _ in range(6):
        assert first_action(twin) == first_action(table)
    for one in (twin, table):
        one.reset()
    assert twin.state_now == table.state_now


def first_action(table: Any) -> Any:
    """Do the first action that is offered; return what was paid."""
    action = table.state_now.legal_actions()[0]
    if isinstance(table, ParallelEnv):
        return table.step(dict.fromkeys(table.agents, action))[1]
    table.step(action)
    return dict(table.rewards)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_pays_its_returns(game: str) -> None:
    players = registered_games()[game].players[-1]
    table = pettingzoo.env(game, players=players)
    table.reset(seed=3)
    chance = random.Random(3)
    rewards = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, _, _ = table.last()
        rewards[agent] += reward
        if terminated:
            table.step(None)
            continue
        assert observation is not None
        assert table.observation_space(agent).contains(observation)
        table.step(chance.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    assert list(rewards.values()) == pytest.approx(table.state_now.returns())


def test_what_is_given_out_cannot_be_written_to() -> None:
    """Neither by the one who decides nor by the others: no one changes what another is told."""
    table = pettingzoo.env("koryo")
    table.reset(seed=1)
    for agent in table.agents:
        for part in table.observe(agent).values():
            with pytest.raises(ValueError, match="read-only"):
                part[0] = 1


def test_what_is_no_action_is_refused() -> None:
    """A float is not cut to a whole number, and nothing is played before a game begins."""
    table = pettingzoo.env("koryo")
    with pytest.raises(ValueError, match="reset"):
        table.step(0)
    table.reset(seed=1)
    first = int(table.observe(table.agent_selection)["action_mask"].nonzero()[0][0])
    with pytest.raises(TypeError, match="an action is a whole number"):
        table.step(first + 0.5)  # type: ignore[arg-type]
    alone = gymnasium.env("koryo")
    _, info = alone.reset(seed=1)
    with pytest.raises(TypeError, match="an action is a whole number"):
        alone.step(float(info["action_mask"].nonzero()[0][0]))  # type: ignore[arg-type]


def test_what_is_not_offered_is_refused() -> None:
    table = pettingzoo.env("koryo")
    table.reset(seed=1)
    (offered,) = (set(np.flatnonzero(table.observe(table.agent_selection)["action_mask"]).tolist()),)
    with pytest.raises(IllegalAction):
        table.step(next(action for action in range(table.table.actions) if action not in offered))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_max_cycles_cuts_a_game_short(game: str, players: int) -> None:
    """Run PettingZoo's ``max_cycles_test``, with the actions that are offered.

    After the last decision every agent learns once more that it is truncated.
    """
    table = pettingzoo.env(game, players=players, max_cycles=1)
    for seed in range(2):
        table.reset(seed=seed)
        live, told = 0, []
        for agent in table.agent_iter():
            observation, reward, terminated, truncated, _ = table.last()
            assert not terminated and reward == 0.0
            assert observation is not None and table.observation_space(agent).contains(observation)
            if truncated:
                told.append(agent)
                with pytest.raises(ValueError, match="only valid action is None"):
                    table.step(0)
                table.step(None)
                continue
            assert not told, "no one decides after the end"
            assert not any(table.truncations.values())
            live += 1
            table.step(int(np.flatnonzero(observation["action_mask"])[0]))
        assert live == players
        assert told == table.possible_agents
        assert not table.state_now.is_terminal()


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_accepts_a_game_cut_short(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env(game, max_cycles=1), num_cycles=100, verbose_progress=False)
    seed_test(lambda: pettingzoo.env(game, max_cycles=1), num_cycles=100)


def test_a_game_that_ends_by_itself_is_not_truncated() -> None:
    """Also if its last decision is the last one allowed."""
    played = 0
    for most in (None, 1, 2, 3):
        table = pettingzoo.env("leduc", max_cycles=most)
        for seed in range(20):
            table.reset(seed=seed)
            count = 0
            while not any(table.terminations.values()) and not any(table.truncations.values()):
                table.step(int(np.flatnonzero(table.last()[0]["action_mask"])[0]))
                count += 1
            ended = table.state_now.is_terminal()
            assert set(table.terminations.values()) == {ended}
            assert set(table.truncations.values()) == {not ended}
            played += ended and most is not None and count == 2 * most
    assert played, "no game ended with the last decision allowed"


@pytest.mark.parametrize("game", GAMES)
def test_a_learners_game_is_cut_short(game: str) -> None:
    """As Gymnasium's own time limit does it."""
    most = 2
    ours, theirs = gymnasium.env(game, max_episode_steps=most), TimeLimit(gymnasium.env(game), most)
    for seed in range(3):
        (_, info), _ = ours.reset(seed=seed), theirs.reset(seed=seed)
        for step in range(most):
            action = np.int64(np.flatnonzero(info["action_mask"])[-1])
            seen, reward, terminated, truncated, info = ours.step(action)
            other = theirs.step(action)
            assert np.array_equal(seen, other[0]) and np.array_equal(info["action_mask"], other[4]["action_mask"])
            assert (reward, terminated, truncated) == other[1:4]
            if terminated:
                break
            assert reward == 0.0 and ours.observation_space.contains(seen) and info["action_mask"].any()
            assert truncated == (step == most - 1)
        with pytest.raises(ResetNeeded):
            ours.step(action)


@pytest.mark.parametrize("most", [0, -1, 1.5, "4"])
def test_a_limit_allows_something(most: object) -> None:
    with pytest.raises(BadInput, match="max_cycles must be a whole number of at least 1"):
        pettingzoo.env("koryo", max_cycles=most)
    with pytest.raises(BadInput, match="max_episode_steps must be a whole number of at least 1"):
        gymnasium.env("koryo", max_episode_steps=most)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_gymnasium_accepts_it(game: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gymnasium.env(game, players=players), skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_a_learner_plays_to_the_end(game: str) -> None:
    env = gymnasium.env(game, opponents="random")
    chance = random.Random(5)
    for seed in range(3):
        observation, info = env.reset(seed=seed)
        over = False
        while not over:
            assert env.observation_space.contains(observation)
            action = chance.choice(np.flatnonzero(info["action_mask"]).tolist())
            observation, reward, over, _, info = env.step(action)
        assert -1.0 <= reward <= 1.0


def test_an_action_not_offered_ends_a_learners_game() -> None:
    env = gymnasium.env("koryo")
    _, info = env.reset(seed=1)
    *_, info = step = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (step[1], step[2], info["illegal"]) == (-1.0, True, True)


@pytest.mark.parametrize("make", [pettingzoo.env, gymnasium.env])
def test_bad_input_says_what_is_allowed(make) -> None:
    with pytest.raises(BadInput, match="the games are"):
        make("chess")
    with pytest.raises(BadInput, match="2 to 4 players"):
        make("koryo", players=7)
    with pytest.raises(BadInput, match="the options are: empty_orders, sealed_orders"):
        make("koryo", colour="red")
    with pytest.raises(TypeError, match="unexpected keyword argument 'frameskip'"):  # TorchRL's GymEnv looks for it
        make("koryo", frameskip=1)


@pytest.mark.parametrize("players", [2.0, "2", True, -1])
@pytest.mark.parametrize("make", [pettingzoo.env, gymnasium.env])
def test_players_are_a_number_of_those_allowed(make, players: object) -> None:
    with pytest.raises(BadInput, match="2 to 4 players"):
        make("koryo", players=players)
    assert make("koryo", players=np.int64(3)).table.players == 3


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "1"])
def test_a_seed_is_a_whole_number(seed: object) -> None:
    table = pettingzoo.env("koryo")
    table.reset(seed=np.int64(7))
    before = table.table.words(table.state_now)
    for make in (lambda: table.reset(seed=seed), lambda: vector.env("koryo", games=1, seed=seed)):
        with pytest.raises(BadInput, match=r"a seed is a whole number from 0 to 2\*\*63 - 1"):
            make()
    assert table.table.words(table.state_now) == before
    with pytest.raises((BadInput, ResetError), match=r"[Ss]eed"):
        gymnasium.env("koryo").reset(seed=seed)


def test_an_unknown_opponent_is_refused() -> None:
    with pytest.raises(BadInput, match="the bots are: random, greedy"):
        gymnasium.env("koryo", opponents="nobody")


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoo_accepts_the_parallel_form(game: str, players: int) -> None:
    """Its own test raises on what is wrong, and warns of agents that are told too little or too much."""
    table = pettingzoo.parallel_env(game, players=players)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(table, num_cycles=300)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_parallel_game(game: str) -> None:
    """PettingZoo's own test of seeds chooses without the masks."""

    def run(seed: int) -> list[bytes]:
        table = pettingzoo.parallel_env(game)
        told = []
        for start in (seed, None):
            seen, _ = table.reset(seed=start)
            for _ in range(30):
                told += [part.tobytes() for one in seen.values() for part in one.values()]
                if not table.agents:
                    break
                seen, *_ = table.step({agent: int(seen[agent]["action_mask"].argmax()) for agent in table.agents})
        return told

    assert run(3) == run(3) != run(4)


SEALED = [("koryo", {"sealed_orders": True}), ("kick_ass", {})]


@pytest.mark.parametrize(("game", "options"), SEALED)
def test_all_who_decide_at_the_same_time_do_so_in_one_step(game: str, options: dict[str, object]) -> None:
    """The game is the one that the rules play when they ask one after another."""
    table = pettingzoo.parallel_env(game, players=4, **options)
    seen, _ = table.reset(seed=2)
    one_by_one = table.state_now.clone()
    chance = random.Random(2)
    at_once, steps = 0, 0
    while table.agents and steps < 400:
        asked = [agent for agent in table.possible_agents if not seen[agent]["action_mask"][table.passing]]
        assert {table.possible_agents.index(agent) for agent in asked} == set(one_by_one.deciding())
        chosen = {agent: chance.choice(np.flatnonzero(seen[agent]["action_mask"]).tolist()) for agent in asked}
        for seat in one_by_one.deciding():
            before = one_by_one if seat == one_by_one.current_player() else one_by_one.asked_first(seat)
            assert seen[table.possible_agents[seat]]["observation"].tobytes() == before.tensor(seat).tobytes()
        for seat in one_by_one.deciding():
            one_by_one.apply(chosen[table.possible_agents[seat]])
        ignored = {agent: 0 for agent in table.possible_agents if agent not in asked}
        seen, rewards, terminated, truncated, _ = table.step(chosen | ignored)
        assert table.state_now == one_by_one
        at_once += len(asked) > 1
        steps += 1
    assert at_once
    if not table.agents:
        assert all(terminated.values()) and not any(truncated.values())
        assert list(rewards.values()) == pytest.approx(one_by_one.returns())


def test_the_parallel_form_refuses_what_the_rules_do() -> None:
    table = pettingzoo.parallel_env("koryo", players=2, sealed_orders=True, max_cycles=2)
    with pytest.raises(ValueError, match="reset"):
        table.step({})
    seen, _ = table.reset(seed=1)
    before = table.state_now.to_json()
    chosen = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
    with pytest.raises(ValueError, match="player_1 decides"):
        table.step({"player_0": chosen["player_0"]})
    with pytest.raises(IllegalAction):
        table.step(chosen | {"player_1": int(seen["player_1"]["action_mask"].argmin())})
    with pytest.raises(TypeError, match="an action is a whole number"):
        table.step(chosen | {"player_1": 1.5})  # type: ignore[dict-item]
    assert table.state_now.to_json() == before
    seen, *_ = table.step(chosen)
    chosen = {agent: int(one["action_mask"].argmax()) for agent, one in seen.items()}
    seen, rewards, terminated, truncated, _ = table.step(chosen)
    assert all(truncated.values()) and not any(terminated.values()) and not any(rewards.values())
    assert table.agents == [] and any(one["action_mask"].any() for one in seen.values())


def test_the_form_by_turns_is_not_made_parallel() -> None:
    """PettingZoo refuses to convert agents that act one after another: use ``parallel_env`` instead."""
    with pytest.raises(AssertionError, match="is_parallelizable"):
        aec_to_parallel(pettingzoo.env("koryo"))


@pytest.mark.parametrize("game", GAMES)
def test_games_in_step_are_the_games_one_by_one(game: str) -> None:
    """Each game of a batch is the one that its own seed gives, seen by the deciding seat, to its end."""
    batch = vector.env(game, games=3, seed=11)
    twins = {number: state.clone() for number, state in enumerate(batch.states)}
    chance = random.Random(9)
    while twins:
        seen, masks = batch.observe()
        actions = np.array([chance.choice(np.flatnonzero(mask).tolist()) for mask in masks])
        for number, twin in twins.items():
            seat = twin.current_player()
            assert batch.seats[number] == seat
            assert np.array_equal(seen[number], batch.table.observe(twin, seat))
            twin.apply_action(int(actions[number]))
        over, returns = batch.step(actions)
        assert not returns[~over].any()
        for number in [number for number, twin in twins.items() if twin.is_terminal()]:
            assert over[number]
            assert returns[number].tolist() == pytest.approx(twins.pop(number).returns())


def test_random_games_in_step_are_fair_and_the_same_again() -> None:
    ended = vector.env("koryo", games=16, players=2, seed=5).play(1_000)
    assert len(ended) > 100
    assert np.array_equal(ended, vector.env("koryo", games=16, players=2, seed=5).play(1_000))
    assert ended.sum() == pytest.approx(0), "what one seat wins the other loses"
    assert abs(ended[:, 0].mean()) < 4 * ended[:, 0].std() / len(ended) ** 0.5


def test_a_batch_says_what_it_takes() -> None:
    for games in (0, "a", 1.5):
        with pytest.raises(BadInput, match="games at once"):
            vector.env("koryo", games=games)  # type: ignore[arg-type]
    batch = vector.env("koryo", games=2)
    with pytest.raises(BadInput, match="number of decisions"):
        batch.play(-1)
    for wrong in (np.zeros(3, dtype=int), np.zeros((2, 1), dtype=int), np.zeros(2), [[0], [0]], ["0", "0"]):
        with pytest.raises(BadInput, match="one action for each of the 2 games, whole numbers"):
            batch.step(wrong)
    with pytest.raises(IllegalAction):
        batch.step((batch.observe()[1] == 0).argmax(axis=1))

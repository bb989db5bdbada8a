"""The terms on which learners play: rewards, seats, opponents, first positions, and masks in observations."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from ludotheque import BadInput, IllegalAction, load, registered_games
from ludotheque.bots import Bot, Observation

pytest.importorskip("pettingzoo")
pytest.importorskip("gymnasium")

import gymnasium as gym
from gymnasium.utils.env_checker import check_env

from ludotheque.envs import gymnasium, pettingzoo, vector
from ludotheque.envs.common import name_of
from ludotheque.envs.gymnasium_batch import GameVectorEnv
from ludotheque.envs.gymnasium_vector import env as many
from ludotheque.envs.rewards import WORTH

GAMES = sorted(registered_games())
COMPETITIVE = [game for game in GAMES if not load(game).cooperative]
LONGEST = 3000


def first_offered(mask: np.ndarray) -> int:
    return int(mask.argmax())


def last_offered(mask: np.ndarray) -> int:
    return int(np.flatnonzero(mask)[-1])


def end_of(env: gymnasium.GameEnv, seed: int) -> tuple[list[float], Any, int]:
    """Play a game at random; return the rewards of its steps, its last position and the learner's seat."""
    _, info = env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    rewards = []
    for _ in range(LONGEST):
        _, reward, terminated, truncated, info = env.step(chance.choice(np.flatnonzero(info["action_mask"])))
        rewards.append(reward)
        if terminated or truncated:
            return rewards, env._place.state, int(info["seat"])
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("game", COMPETITIVE)
@pytest.mark.parametrize("reward", ["score", "margin"])
def test_steps_add_up_to_what_the_end_pays(game: str, reward: Any) -> None:
    """Less what the first position is worth already."""
    ends, last, seat = end_of(gymnasium.env(game, players=2, reward=reward), 3)
    steps, state, own = end_of(gymnasium.env(game, players=2, reward=reward, paid="step"), 3)
    assert (state, own) == (last, seat)
    assert ends[-1] == WORTH[reward](last)[seat] and not any(ends[:-1])
    env = gymnasium.env(game, players=2, reward=reward)
    env.reset(seed=3)
    assert sum(steps) == ends[-1] - WORTH[reward](env._place.state)[seat]
    assert any(steps[:-1]) or game == "leduc", "nothing was paid on the way"


def test_a_margin_is_the_lead_over_the_best_other_seat() -> None:
    _, last, seat = end_of(gymnasium.env("koryo", players=4, reward="margin"), 5)
    scores = last.scores()
    others = [points for other, points in enumerate(scores) if other != seat]
    assert WORTH["margin"](last)[seat] == scores[seat] - max(others)


@pytest.mark.parametrize("make", [gymnasium.env, pettingzoo.env, pettingzoo.parallel_env])
def test_rewards_that_make_no_sense_are_refused(make: Any) -> None:
    with pytest.raises(BadInput, match="the reward is one of 'result', 'score', 'margin', not 'points'"):
        make("koryo", reward="points")
    with pytest.raises(BadInput, match="a reward is paid at the 'end', 'step', not 'often'"):
        make("koryo", paid="often")
    with pytest.raises(BadInput, match="no one to be ahead of"):
        make("kick_ass", reward="margin")
    with pytest.raises(BadInput, match="known at the end alone"):
        make("koryo", paid="step")
    with pytest.raises(BadInput, match="illegal_reward is a number, or None"):
        make("koryo", illegal_reward="low")


@pytest.mark.parametrize("workers", [1, 2])
def test_many_games_pay_what_single_ones_do(workers: int) -> None:
    terms: dict[str, Any] = {"players": 3, "reward": "margin", "paid": "step", "seat": 2, "max_episode_steps": 9}
    games = gym.make_vec("ludotheque/koryo-v1", num_envs=3, workers=workers, **terms)
    alone = [gymnasium.env("koryo", **terms) for _ in range(3)]
    _, infos = games.reset(seed=5)
    for at, one in enumerate(alone):
        one.reset(seed=5 + at)
    ended = 0
    for _ in range(40):
        assert infos["seat"].tolist() == [2, 2, 2]
        chosen = [last_offered(mask) for mask in infos["action_mask"]]
        _, rewards, terminated, truncated, infos = games.step(np.array(chosen))
        for at, one in enumerate(alone):
            _, reward, over, cut, info = one.step(np.int64(chosen[at]))
            assert (reward, over, cut) == (rewards[at], terminated[at], truncated[at])
            if over or cut:
                ended += 1
                final = infos["final_info"]
                assert final["_action_mask"][at] and final["seat"][at] == info["seat"]
                assert final["action_mask"][at].tobytes() == info["action_mask"].tobytes()
                assert final["action_mask"][at].any() == cut
                one.reset()
    assert ended >= 3
    games.close()


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.parallel_env])
def test_agents_are_paid_for_steps(make: Any) -> None:
    table = make("manga_dice", players=3, reward="score", paid="step")
    table.reset(seed=2)
    start = table.state_now.scores()
    sums = dict.fromkeys(table.possible_agents, 0.0)
    while table.agents:
        if make is pettingzoo.env:
            seen, reward, terminated, _, _ = table.last()
            sums[table.agent_selection] += reward
            table.step(None if terminated else first_offered(seen["action_mask"]))
            continue
        seen = {agent: table._look()[agent]["action_mask"] for agent in table.agents}
        _, rewards, *_ = table.step({agent: first_offered(mask) for agent, mask in seen.items()})
        sums = {agent: sums[agent] + rewards[agent] for agent in sums}
    gained = [float(end - begin) for end, begin in zip(table.state_now.scores(), start, strict=True)]
    assert list(sums.values()) == gained and any(gained)


def test_a_batch_is_paid_for_steps() -> None:
    games = vector.env("manga_dice", games=2, players=2, seed=4, reward="score", paid="step")
    for _ in range(200):
        before = [state.scores() for state in games.states]
        kept = [state.clone() for state in games.states]
        chosen = games.observe()[1].argmax(axis=1)
        _, rewards = games.step(chosen)
        for at, state in enumerate(kept):
            state.apply(int(chosen[at]))
            gained = [after - one for after, one in zip(state.scores(), before[at], strict=True)]
            assert rewards[at].tolist() == gained


def test_the_learner_keeps_its_seat() -> None:
    env = gymnasium.env("koryo", players=3, seat=2)
    assert {int(env.reset(seed=seed)[1]["seat"]) for seed in range(9)} == {2}
    assert int(env.reset(seed=1, options={"seat": 0})[1]["seat"]) == 0
    assert int(env.reset(seed=1)[1]["seat"]) == 2
    for seat in (3, -1, True, "1"):
        with pytest.raises(BadInput, match="the learner's seat is 0 to 2"):
            gymnasium.env("koryo", players=3, seat=seat)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="the learner plays all seats here"):
        gymnasium.env("kick_ass", players=2, seat=1)


@pytest.mark.parametrize("workers", [0, 1])
def test_each_seat_meets_an_opponent_of_its_own(workers: int) -> None:
    """In the order of play after the learner."""
    asked: set[tuple[str, int]] = set()

    class Noted(Bot):
        def choose(self, seen: Observation) -> object:
            asked.add((type(self).__name__, seen.seat))
            return seen.legal()[0]

    class Left(Noted): ...

    class Right(Noted): ...

    terms: dict[str, Any] = {"players": 3, "opponents": [Left, Right], "seat": 1}
    if workers:
        games = many("koryo", num_envs=2, **terms)
        _, infos = games.reset(seed=1)
        for _ in range(20):
            _, _, _, _, infos = games.step(infos["action_mask"].argmax(axis=1))
    else:
        end_of(gymnasium.env("koryo", **terms), 1)
    assert asked == {("Left", 2), ("Right", 0)}
    with pytest.raises(BadInput, match="one for each other seat: 2 here, not 1"):
        gymnasium.env("koryo", players=3, opponents=["random"])
    with pytest.raises(BadInput, match="so there are no opponents"):
        gymnasium.env("kick_ass", players=2, opponents=["random"])


def middle(game: str, players: int) -> Any:
    state = load(game).start(players, seed=8)
    for _ in range(2):
        state.apply(state.legal()[0])
    return state


@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_from_a_position(game: str) -> None:
    """From a state or its JSON; the position stays as it is, and the next game is dealt as usual."""
    state = middle(game, load(game).players[0])
    before = state.to_json()
    seat = state.current_player()
    env = gymnasium.env(game)
    usual = env.reset(seed=3)[0]
    alone = {} if env.alone else {"seat": seat}
    for position in (state, state.to_json()):
        seen, info = env.reset(seed=3, options={"position": position, **alone})
        assert seen.tobytes() == state.tensor(seat).tobytes() and info["seat"] == seat
        env.step(np.int64(first_offered(info["action_mask"])))
        assert state.to_json() == before
    assert np.array_equal(env.reset(seed=3)[0], usual)
    for make in (pettingzoo.env, pettingzoo.parallel_env):
        table = make(game)
        table.reset(seed=3, options={"position": state})
        assert table.state_now == state and table.state_now is not state


@pytest.mark.parametrize("workers", [1, 2])
def test_many_games_begin_from_a_position(workers: int) -> None:
    state = middle("koryo", 2)
    seat = state.current_player()
    games = gym.make_vec("ludotheque/koryo-v1", num_envs=3, players=2, workers=workers)
    seen, infos = games.reset(seed=1, options={"position": state.to_json(), "seat": seat})
    for one in seen:
        assert one.tobytes() == state.tensor(seat).tobytes()
    assert infos["seat"].tolist() == [seat] * 3
    with pytest.raises(BadInput, match="no option 'colour'"):
        games.reset(options={"colour": "red"})
    games.close()


def test_games_side_by_side_begin_from_a_position() -> None:
    state = middle("koryo", 2)
    games = vector.env("koryo", games=2, players=2, seed=1, position=state.to_json())
    assert games.states == [state, state]
    over = np.zeros(2, dtype=np.bool_)
    while not over[0]:
        over, _ = games.step(games.observe()[1].argmax(axis=1))
    assert games.states[0] == state, "the next game begins there, too"
    with pytest.raises(BadInput, match="players"):
        vector.env("koryo", games=2, players=3, position=state)


def test_the_dice_of_a_position_follow_from_the_seed() -> None:
    state = load("manga_dice").start(2, seed=8)
    env = gymnasium.env("manga_dice")

    def told(seed: int) -> list[bytes]:
        seen, info = env.reset(seed=seed, options={"position": state, "seat": 0})
        views = []
        for _ in range(8):
            seen, *_, info = env.step(np.int64(first_offered(info["action_mask"])))
            views.append(seen.tobytes())
        return views

    assert told(1) == told(1) != told(2)


def test_impossible_options_of_a_reset_are_refused() -> None:
    over = load("leduc").start(2, seed=1)
    while not over.is_terminal():
        over.apply(over.legal()[0])
    for make in (gymnasium.env, pettingzoo.env, pettingzoo.parallel_env):
        env = make("leduc")
        with pytest.raises(BadInput, match="reset has no option 'colour'; its options are: position"):
            env.reset(options={"colour": "red"})
        with pytest.raises(BadInput, match="the game is over in this position"):
            env.reset(options={"position": over})
        with pytest.raises(BadInput, match="a position of Koryŏ, not of Leduc poker"):
            env.reset(options={"position": load("koryo").start(2)})
        with pytest.raises(BadInput, match="a position is a state of Leduc poker or its to_json, not 'early'"):
            env.reset(options={"position": "early"})
    with pytest.raises(BadInput, match="the position has 3 players, and this environment 2"):
        gymnasium.env("koryo").reset(options={"position": load("koryo").start(3)})
    sealed = load("koryo").start(2, {"sealed_orders": True})
    with pytest.raises(BadInput, match="option 'sealed_orders' is True in the position and False in this environment"):
        gymnasium.env("koryo").reset(options={"position": sealed})
    gymnasium.env("koryo", sealed_orders=True).reset(options={"position": sealed})


def test_a_position_in_which_the_learner_is_not_asked_again_is_refused() -> None:
    state = load("leduc").start(2, seed=1)
    state.apply("raise")
    env = gymnasium.env("leduc", opponents=lambda seen: next(one for one in seen.legal() if str(one) == "fold"))
    with pytest.raises(BadInput, match="the game ends before the learner is asked"):
        env.reset(seed=1, options={"position": state, "seat": 0})


def test_the_mask_is_in_the_observation() -> None:
    env = gymnasium.MaskInObservation(gymnasium.env("koryo"))
    check_env(env, skip_render_check=True)
    seen, info = env.reset(seed=1)
    assert seen["action_mask"] is info["action_mask"]
    seen, *_, info = env.step(np.int64(first_offered(seen["action_mask"])))
    assert seen["action_mask"] is info["action_mask"] and env.observation_space.contains(seen)
    assert (env.action_masks() == info["action_mask"]).all()
    games = gym.make_vec(
        name_of(load("koryo")), num_envs=2, vectorization_mode="sync", wrappers=[gymnasium.MaskInObservation]
    )
    assert games.reset(seed=1)[0]["action_mask"].shape == (2, load("koryo").actions.size)


def test_what_is_not_offered_raises_or_ends_the_game_as_chosen() -> None:
    env = gymnasium.env("koryo", illegal_reward=None)
    _, info = env.reset(seed=1)
    wrong = np.int64(info["action_mask"].argmin())
    for number in (wrong, np.int64(-1), np.int64(10**6)):
        with pytest.raises(IllegalAction):
            env.step(number)
    env.step(np.int64(first_offered(info["action_mask"])))
    paying = gymnasium.env("koryo", illegal_reward=-7)
    paying.reset(seed=1)
    assert paying.step(wrong)[1:3] == (-7.0, True)
    games = many("koryo", num_envs=2, illegal_reward=None)
    assert isinstance(games, GameVectorEnv)
    _, infos = games.reset(seed=1)
    before = [state.to_json() for state in games.states()]
    for refused in (int(infos["action_mask"][1].argmin()), -1, 10**6):
        chosen = infos["action_mask"].argmax(axis=1)
        chosen[1] = refused
        with pytest.raises(IllegalAction):
            games.step(chosen)
    assert [state.to_json() for state in games.states()] == before


def test_an_illegal_action_ends_the_game_of_all_agents() -> None:
    table = pettingzoo.env("koryo", players=3, illegal_reward=-2.0)
    table.reset(seed=1)
    agent = table.agent_selection
    before = table.state_now.to_json()
    table.step(int(table.observe(agent)["action_mask"].argmin()))
    assert table.rewards == dict.fromkeys(table.possible_agents, 0.0) | {agent: -2.0}
    assert all(table.terminations.values()) and table.infos[agent] == {"illegal": True}
    assert table.state_now.to_json() == before
    told = {}
    for one in table.agent_iter():
        told[one] = table.last()[1]
        table.step(None)
    assert told == dict.fromkeys(table.possible_agents, 0.0) | {agent: -2.0}

    sealed = pettingzoo.parallel_env("koryo", players=3, sealed_orders=True, illegal_reward=-2.0)
    seen, _ = sealed.reset(seed=1)
    chosen = {one: first_offered(observed["action_mask"]) for one, observed in seen.items()}
    before = sealed.state_now.to_json()
    _, rewards, terminated, truncated, infos = sealed.step(chosen | {"player_1": sealed.passing})
    assert rewards == {"player_0": 0.0, "player_1": -2.0, "player_2": 0.0}
    assert all(terminated.values()) and not any(truncated.values()) and sealed.agents == []
    assert infos == {"player_0": {}, "player_1": {"illegal": True}, "player_2": {}}
    assert sealed.state_now.to_json() == before


@pytest.mark.parametrize("game", GAMES)
def test_every_agent_has_something_to_choose(game: str) -> None:
    """Those who do not decide may pass, and no one else."""
    players = load(game).players[-1]
    table = pettingzoo.parallel_env(game, players=players)
    seen, _ = table.reset(seed=1)
    for _ in range(60):
        asked = {f"player_{seat}" for seat in table.state_now.deciding()}
        for agent, observed in seen.items():
            offered = np.flatnonzero(observed["action_mask"]).tolist()
            assert (offered == [table.passing]) == (agent not in asked)
        chosen = {agent: table.action_space(agent).sample(one["action_mask"]) for agent, one in seen.items()}
        seen, *_ = table.step(chosen)
        if not table.agents:
            seen, _ = table.reset()


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.parallel_env])
def test_a_critic_sees_all_views(make: Any) -> None:
    table = make("koryo", players=3)
    table.reset(seed=1)
    views = [table.state_now.tensor(seat).tobytes() for seat in range(3)]
    assert table.state().tobytes() == b"".join(views) and table.state_space.contains(table.state())

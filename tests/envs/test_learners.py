"""Learners against opponents of any kind, with masks in every form, alone and in many games at once."""

from __future__ import annotations

import copy
import functools
import pickle
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

from ludotheque import BadInput, load, registered_games
from ludotheque.bots import Bot, Observation
from ludotheque.bots.simulate import simulate

pytest.importorskip("gymnasium")

import gymnasium
from gymnasium.vector import AutoresetMode

from ludotheque.envs import gymnasium as games
from ludotheque.envs.common import EnvTable, name_of
from ludotheque.envs.gymnasium_vector import env as vector

GAMES = sorted(registered_games())
COMPETITIVE = [game for game in GAMES if not load(game).cooperative]


class Highest:
    """A policy with the interface of Stable-Baselines3."""

    def __init__(self) -> None:
        self.asked = 0

    def predict(self, observation: np.ndarray, *, action_masks: np.ndarray) -> tuple[Any, None]:
        self.asked += 1
        assert observation.dtype == np.float32 and action_masks.dtype == np.bool_
        return np.int64(np.flatnonzero(action_masks)[-1]), None


class Lowest(Bot):
    def choose(self, seen: Observation) -> object:
        return seen.legal()[0]


def fails(seen: Observation) -> object:
    return 1 // 0


def play(env: Any, seed: int, most: int = 2000) -> tuple[float, int]:
    """Play one game with the first action that is offered; return its reward and length."""
    _, info = env.reset(seed=seed)
    for step in range(1, most):
        masks = env.get_wrapper_attr("action_masks")()
        assert (masks == info["action_mask"].astype(bool)).all()
        _, reward, terminated, truncated, info = env.step(int(masks.argmax()))
        if terminated or truncated:
            return float(reward), step
    raise AssertionError("the game did not end")


OPPONENTS: dict[str, Any] = {
    "random": "random",
    "greedy": "greedy",
    "class": Lowest,
    "object": Lowest(),
    "policy": Highest(),
    "function": lambda seen: seen.legal()[-1],
}


@pytest.mark.parametrize("opponents", OPPONENTS.values(), ids=list(OPPONENTS))
def test_opponents_of_any_kind_play(opponents: Any) -> None:
    env = games.env("koryo", players=3, opponents=opponents)
    assert play(env, 1) == play(env, 1)


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


@pytest.mark.parametrize(
    "opponents", ["random", "greedy", Lowest, Highest()], ids=["random", "greedy", "class", "policy"]
)
@pytest.mark.parametrize("copied", [pickled, copy.deepcopy])
def test_a_copy_of_an_environment_plays_the_same_games(copied: Any, opponents: Any) -> None:
    env = games.env("koryo", players=2, opponents=opponents, reward="score", paid="step")
    expected = play(env, 1)
    _, info = env.reset(seed=2)
    twin = copied(env)
    with pytest.raises(gymnasium.error.ResetNeeded):
        twin.step(int(info["action_mask"].argmax()))
    assert play(twin, 1) == expected
    env.step(int(info["action_mask"].argmax()))


def test_a_policy_is_asked_for_the_other_seats() -> None:
    policy = Highest()
    play(games.env("leduc", opponents=policy), 1)
    assert policy.asked > 0


def test_elsewhere_a_policy_becomes_a_bot_first() -> None:
    with pytest.raises(BadInput, match="Highest is a policy: make a bot of it with"):
        simulate(load("leduc"), 2, None, [Highest(), "random"], games=1)


def test_self_play_draws_from_a_pool_that_forgets() -> None:
    env = games.SelfPlay(games.env("koryo", players=2), ["random"], keep=2)
    for opponent in (Lowest, Highest()):
        env.add(opponent)
    assert len(env.pool) == 2
    drawn = {env.reset(seed=seed)[1]["opponent"] for seed in range(20)}
    assert drawn == {0, 1}
    assert play(env, 3) == play(env, 3)
    wrapped = games.SelfPlay(gymnasium.make("ludotheque/leduc-v1"), ["random"])
    assert wrapped.reset(seed=1)[1]["opponent"] == 0
    with pytest.raises(BadInput, match="at least one opponent, not 0"):
        games.SelfPlay(games.env("leduc"), ["random"], keep=0)
    with pytest.raises(BadInput, match="a first opponent"):
        games.SelfPlay(games.env("koryo", players=2), [])


@pytest.mark.parametrize(("game", "players"), [("kick_ass", 2), ("age_of_comics", 1)])
def test_where_a_learner_plays_all_seats_there_are_no_opponents(game: str, players: int) -> None:
    for make in (games.env, functools.partial(vector, num_envs=1)):
        with pytest.raises(BadInput, match="the learner plays all seats here, so there are no opponents"):
            make(game, players=players, opponents="greedy")
    with pytest.raises(BadInput, match="no opponents"):
        games.SelfPlay(games.env(game, players=players), ["greedy"])


@pytest.mark.parametrize("game", GAMES)
def test_many_games_are_made_by_gymnasium(game: str) -> None:
    env = gymnasium.make_vec(name_of(load(game)), num_envs=4, players=load(game).players[-1])
    observations, infos = env.reset(seed=1)
    assert env.observation_space.contains(observations)
    ended = 0
    for _ in range(300):
        masks = infos["action_mask"]
        assert masks.any(axis=1).all()
        observations, rewards, terminated, truncated, infos = env.step(masks.argmax(axis=1))
        assert env.observation_space.contains(observations) and not truncated.any()
        assert (rewards[~terminated] == 0).all()
        ended += int(terminated.sum())
        if terminated.any():
            assert (infos["_final_obs"] == terminated).all()
            (at, *_) = np.flatnonzero(terminated)
            assert infos["final_obs"][at].shape == observations[at].shape
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert ended or game == "manga_dice"


@pytest.mark.parametrize("game", COMPETITIVE)
def test_a_batch_sees_and_earns_what_its_states_say(game: str) -> None:
    env = vector(game, num_envs=3, players=2, opponents=Lowest)
    _, infos = env.reset(seed=5)
    for _ in range(40):
        states, seats = [state.clone() for state in env.states()], infos["seat"]
        chosen = infos["action_mask"].argmax(axis=1)
        seen, rewards, terminated, _, infos = env.step(chosen)
        for at, state in enumerate(states):
            seat = int(seats[at])
            assert state.current_player() == seat
            state.apply(int(chosen[at]))
            while not state.is_terminal() and state.current_player() != seat:
                state.apply(state.legal()[0])
            assert state.is_terminal() == terminated[at]
            if state.is_terminal():
                assert rewards[at] == state.returns()[seat]
                assert infos["final_obs"][at].tobytes() == state.tensor(seat).tobytes()
            else:
                assert seen[at].tobytes() == state.tensor(seat).tobytes()
                assert np.flatnonzero(infos["action_mask"][at]).tolist() == [int(one) for one in state.legal()]


@pytest.mark.parametrize(
    ("game", "opponents"), [*((game, "random") for game in GAMES), *((game, Lowest) for game in COMPETITIVE)]
)
def test_each_place_plays_the_games_of_a_single_environment(game: str, opponents: Any) -> None:
    """To the byte: those of the seed, and of one more for each place further on; then the next ones after it."""
    many = vector(game, num_envs=3, players=2, opponents=opponents, max_episode_steps=25)
    alone = [games.env(game, players=2, opponents=opponents, max_episode_steps=25) for _ in range(3)]
    seen, infos = many.reset(seed=5)
    told = [one.reset(seed=5 + at) for at, one in enumerate(alone)]
    ended = 0
    for _ in range(60):
        for at, (observation, info) in enumerate(told):
            assert seen[at].tobytes() == observation.tobytes()
            assert infos["action_mask"][at].tobytes() == info["action_mask"].tobytes()
            assert infos["seat"][at] == info["seat"]
        chosen = infos["action_mask"].argmax(axis=1)
        seen, rewards, terminated, truncated, infos = many.step(chosen)
        for at, one in enumerate(alone):
            observation, reward, over, cut, info = one.step(chosen[at])
            assert (reward, over, cut) == (rewards[at], terminated[at], truncated[at])
            if over or cut:
                ended += 1
                assert infos["final_obs"][at].tobytes() == observation.tobytes()
                observation, info = one.reset()
            told[at] = observation, info
    assert ended >= 3


def test_seeds_are_one_for_each_game_or_follow_from_the_first() -> None:
    env = vector("koryo", num_envs=3, players=2)
    seen, _ = env.reset(seed=4)
    assert np.array_equal(seen, env.reset(seed=[4, 5, 6])[0])
    assert not np.array_equal(seen, env.reset()[0])
    with pytest.raises(BadInput, match="one for each of the 3 games"):
        env.reset(seed=[4, 5])
    with pytest.raises(BadInput, match="a seed is a whole number"):
        env.reset(seed=-1)


def test_the_same_seed_gives_the_same_games() -> None:
    def run() -> list[bytes]:
        env = vector("gold_record", num_envs=3, players=2)
        _, infos = env.reset(seed=9)
        told = []
        for _ in range(50):
            seen, *_, infos = env.step(infos["action_mask"].argmax(axis=1))
            told.append(seen.tobytes())
        return told

    assert run() == run()


def test_games_are_cut_short_and_replaced() -> None:
    env = vector("koryo", num_envs=2, max_episode_steps=3)
    _, infos = env.reset(seed=1)
    for step in range(1, 7):
        _, rewards, terminated, truncated, infos = env.step(infos["action_mask"].argmax(axis=1))
        assert truncated.all() == (step % 3 == 0) and not terminated.any() and not rewards.any()
    assert infos["_final_obs"].all()


def test_an_action_that_is_not_offered_ends_its_game_alone() -> None:
    env = vector("koryo", num_envs=2)
    _, infos = env.reset(seed=1)
    chosen = infos["action_mask"].argmax(axis=1)
    chosen[1] = infos["action_mask"][1].argmin()
    _, rewards, terminated, _, infos = env.step(chosen)
    assert rewards.tolist() == [0.0, -1.0] and terminated.tolist() == [False, True]
    assert infos["illegal"].tolist() == [False, True]


def test_each_game_meets_an_opponent_of_its_own() -> None:
    """Each game gets a new object of a class; an object plays all games. A single environment does the same."""
    begun: list[int] = []

    class Counted(Lowest):
        def begin(self, game: Any, seat: int, players: int, seed: int) -> None:
            begun.append(id(self))

    env = vector("koryo", num_envs=3, players=2, opponents=Counted)
    _, infos = env.reset(seed=1)
    for _ in range(60):
        _, _, terminated, _, infos = env.step(infos["action_mask"].argmax(axis=1))
    first = len(begun)
    assert first >= 3 + int(terminated.sum())
    assert len(set(begun)) > 1


@pytest.fixture
def worked() -> Iterator[Any]:
    """Five games in two processes: two are played here, three in a worker."""
    env = gymnasium.make_vec("ludotheque/koryo-v1", num_envs=5, players=2, workers=2, max_episode_steps=20)
    yield env
    env.close()


def test_workers_play_the_games_that_one_process_plays(worked: Any) -> None:
    """To the byte, over the ends of games and over resets with and without a seed."""
    alone = vector("koryo", num_envs=5, players=2, max_episode_steps=20)
    ended = 0
    for seed in (7, None):
        told = alone.reset(seed=seed)
        seen, infos = worked.reset(seed=seed)
        for _ in range(60):
            assert np.array_equal(seen, told[0])
            for name in ("action_mask", "seat"):
                assert np.array_equal(infos[name], told[-1][name])
            assert (worked.action_masks() == infos["action_mask"].astype(bool)).all()
            actions = infos["action_mask"].argmax(axis=1)
            told = alone.step(actions)
            seen, *found, infos = worked.step(actions)
            for one, other in zip(found, told[1:4], strict=True):
                assert np.array_equal(one, other) and one.dtype == other.dtype
            over = found[1] | found[2]
            ended += int(over[2:].sum())
            assert over.any() == ("_final_obs" in infos)
            if over.any():
                for name in ("_final_obs", "illegal"):
                    assert np.array_equal(infos[name], told[-1][name])
                for one, other in zip(infos["final_obs"], told[-1]["final_obs"], strict=True):
                    assert np.array_equal(one, other)
    assert ended, "no game of the worker has ended"


@pytest.mark.parametrize("workers", [1, 2])
def test_what_was_given_out_stays(workers: int) -> None:
    """Arrays are memory that is written on again, but only when no one holds them: not even a part of one."""
    env = vector("koryo", num_envs=4, players=2, workers=workers)
    _, infos = env.reset(seed=3)
    held: list[tuple[np.ndarray, np.ndarray]] = []
    for _ in range(20):
        seen, *_, infos = env.step(infos["action_mask"].argmax(axis=1))
        for given in (seen[2, 5:90], infos["action_mask"][1:], infos["seat"].reshape(2, 2).T):
            assert not given.flags.writeable
            held.append((given, given.copy()))
    for given, before in held:
        assert np.array_equal(given, before)
    held.clear()
    places = set()
    for _ in range(20):
        seen, *_, infos = env.step(infos["action_mask"].argmax(axis=1))
        places.add(seen.__array_interface__["data"][0])
    assert len(places) <= 3, "memory that no one holds is not used again"
    env.close()


def test_workers_say_what_goes_wrong(worked: Any) -> None:
    with pytest.raises(BadInput, match="call reset first"):
        worked.step(np.zeros(5, int))
    with pytest.raises(BadInput, match="the number of workers is 1 to 256"):
        vector("koryo", num_envs=2, workers=3)
    with pytest.raises(BadInput, match="other processes cannot get your own bot"):
        vector("koryo", num_envs=2, workers=2, opponents=lambda seen: seen.legal()[0])
    _, infos = worked.reset(seed=1)
    with pytest.raises(BadInput, match="one action for each of the 5 games"):
        worked.step(np.zeros(4, int))
    chosen = infos["action_mask"].argmax(axis=1)
    chosen[4] = infos["action_mask"][4].argmin()
    _, rewards, terminated, _, infos = worked.step(chosen)
    assert rewards.tolist() == [0, 0, 0, 0, -1.0] and infos["illegal"].tolist() == terminated.tolist()
    worked._workers[0].process.kill()
    with pytest.raises(RuntimeError, match="a worker of make_vec has died"):
        worked.step(infos["action_mask"].argmax(axis=1))


def test_an_error_of_an_opponent_in_a_worker_is_raised() -> None:
    env = vector("leduc", num_envs=2, opponents=fails, workers=2)
    with pytest.raises(ZeroDivisionError):
        env.reset(seed=1)
        for _ in range(20):
            env.step(env.action_masks().argmax(axis=1))
    env.close()


def test_mistakes_get_a_sentence() -> None:
    with pytest.raises(BadInput, match="the number of games at once is 1 to"):
        vector("koryo", num_envs=0)
    with pytest.raises(BadInput, match="unknown bot 'nobody'"):
        vector("koryo", num_envs=1, opponents="nobody")
    env = vector("koryo", num_envs=2)
    with pytest.raises(BadInput, match="call reset first"):
        env.step(np.array([0, 0]))
    env.reset(seed=1)
    with pytest.raises(BadInput, match="one action for each of the 2 games"):
        env.step(np.array([0]))


def test_masks_of_finished_games_share_no_memory() -> None:
    """Gymnasium warns of an environment that hands out the same memory again."""
    table = EnvTable("leduc", 2, {})
    state = table.start(1)
    while not state.is_terminal():
        state.apply(state.legal()[0])
    one, other = table.mask(state), table.mask(state)
    assert not one.any() and not np.shares_memory(one, other)


class Blind:
    """A policy without masks, as PPO and DQN of Stable-Baselines3 have it: it mostly chooses what is not offered."""

    def predict(
        self, observation: np.ndarray, state: Any = None, episode_start: Any = None, deterministic: bool = False
    ) -> tuple[Any, Any]:
        return np.array(7), state


class Bare:
    """A policy that only knows the observation, and returns an action alone, in an array."""

    def predict(self, observation: np.ndarray) -> np.ndarray:
        return np.array([0])


class Forgetful:
    """A policy with a memory: it counts its decisions of a game at a seat."""

    counts: list[int] = []  # noqa: RUF012

    def predict(self, observation: np.ndarray, state: int | None = None, episode_start: Any = None) -> tuple[int, int]:
        assert bool(episode_start[0]) == (state is None)
        now = (state or 0) + 1
        Forgetful.counts.append(now)
        return 0, now


@pytest.mark.parametrize("policy", [Blind(), Bare(), Highest(), Forgetful()], ids=lambda one: type(one).__name__)
def test_any_policy_plays(policy: Any) -> None:
    env = games.env("koryo", players=3, opponents=policy)
    assert play(env, 1) == play(env, 1)
    many = gymnasium.make_vec("ludotheque/koryo-v1", num_envs=2, players=3, opponents=policy)
    _, infos = many.reset(seed=1)
    for _ in range(20):
        *_, infos = many.step(infos["action_mask"].argmax(axis=1))


def test_a_policy_has_a_memory_for_each_game_and_seat() -> None:
    Forgetful.counts = []
    env = games.env("leduc", opponents=Forgetful())
    for seed in range(5):
        play(env, seed)
    assert Forgetful.counts.count(1) > 5 and max(Forgetful.counts) < 10
    assert 2 in Forgetful.counts


class Needy:
    def predict(self, observation: np.ndarray, goal: Any) -> int:
        return 0


class Broken:
    def predict(self, observation: np.ndarray) -> int:
        raise ValueError("mat1 and mat2 shapes cannot be multiplied")


class Foreign(Bare):
    action_space = gymnasium.spaces.Discrete(5)


class OfDictionaries:
    observation_space = games.MaskInObservation(games.env("leduc")).observation_space

    def predict(self, observation: object) -> int:
        return 0


class Empty:
    def predict(self) -> int:
        return 0


class Talkative:
    def predict(self, observation: np.ndarray) -> str:
        return "raise"


@pytest.mark.parametrize(
    ("policy", "reason"),
    [
        (Needy(), "needs goal"),
        (Broken(), "the policy Broken cannot play Leduc poker: its predict raises .*mat1 and mat2"),
        (Foreign(), "has 5 actions, and Leduc poker has"),
        (OfDictionaries(), "observes a dictionary, and bots are asked with numbers"),
        (Empty(), "a predict without an observation"),
        (Talkative(), "the policy Talkative answers 'raise', which is the number of no action"),
        (Highest().predict, "give the policy itself, not its predict"),
    ],
)
def test_a_policy_that_cannot_play_is_refused_before_any_game(policy: Any, reason: str) -> None:
    for make in (games.env, functools.partial(vector, num_envs=1)):
        with pytest.raises(BadInput, match=reason):
            make("leduc", opponents=policy)
    with pytest.raises(BadInput, match=reason):
        games.SelfPlay(games.env("leduc"), ["random"]).add(policy)


class Learning(Highest):
    """A policy that learns: its weights change in place."""

    def __init__(self) -> None:
        self.weights = [0]

    def predict(self, observation: np.ndarray, *, action_masks: np.ndarray) -> tuple[Any, None]:
        return np.int64(np.flatnonzero(action_masks)[self.weights[0]]), None


class Algorithm:
    """A learner as Stable-Baselines3 has it: much that cannot be copied, around a policy."""

    def __init__(self) -> None:
        self.policy = Learning()
        self.log = open
        self.lock = iter(lambda: 0, 1)

    def predict(self, observation: np.ndarray, **others: Any) -> tuple[Any, None]:
        return self.policy.predict(observation, **others)


class Stubborn(Highest):
    def __deepcopy__(self, memo: object) -> object:
        raise TypeError("cannot pickle a lock")


@pytest.mark.parametrize("learner", [Learning(), Algorithm()], ids=["policy", "algorithm"])
def test_self_play_keeps_versions(learner: Any) -> None:
    league = games.SelfPlay(games.env("leduc"), ["random"])
    league.add(learner)
    learned = getattr(learner, "policy", learner)
    learned.weights[0] = -1
    league.add(learner)
    assert [bot.policy.weights for bot in league.pool[1:]] == [[0], [-1]]
    learned.weights[0] = 5
    assert [bot.policy.weights for bot in league.pool[1:]] == [[0], [-1]]
    report = simulate(load("leduc"), 2, None, league.pool[1:], games=1)
    assert list(report["by_bot"]) == ["Learning 1", "Learning 2"]


def test_self_play_says_when_it_keeps_no_version() -> None:
    league = games.SelfPlay(games.env("leduc"), ["random"])
    model = Learning()
    with pytest.warns(UserWarning, match="keeps no version of the function <lambda>: model may change"):
        league.add(lambda seen: model.predict(seen.tensor, action_masks=np.asarray(seen.mask, bool))[0])
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        league.add(lambda seen: seen.legal()[0])
        league.add(model.predict.__self__)
    with pytest.raises(BadInput, match="cannot keep a version of Stubborn"):
        league.add(Stubborn())

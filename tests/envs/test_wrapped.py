"""The environments in the wrappers of other libraries, as docs/environments.md names them: each steps or learns there.

They need PyTorch and libraries that are a large download: `make examples` installs them and runs these tests.
"""

from __future__ import annotations

from importlib.util import find_spec

import pytest

NEEDED = ("torch", "torchrl", "supersuit", "stable_baselines3", "ray")
MISSING = [name for name in NEEDED if not find_spec(name)]
pytestmark = pytest.mark.skipif(
    bool(MISSING), reason=f"{', '.join(MISSING)} not installed: wrappers of others are NOT tested; make examples"
)
NAME = "ludotheque.envs.gymnasium:ludotheque/koryo-v1"
STEPS = 60


def test_torchrl_takes_a_game_by_name() -> None:
    from torchrl.envs import GymEnv, check_env_specs

    env = GymEnv(NAME, players=3, opponents="greedy", categorical_action_encoding=True)
    check_env_specs(env)


def test_torchrl_masks_a_learner() -> None:
    from torchrl.envs import ActionMask, GymWrapper, TransformedEnv

    import ludotheque.envs.gymnasium
    from ludotheque.envs.gymnasium import MaskInObservation

    masked = MaskInObservation(ludotheque.envs.gymnasium.env("koryo"))
    env = TransformedEnv(GymWrapper(masked, categorical_action_encoding=True), ActionMask())
    rolled = env.rollout(STEPS, break_when_any_done=False)
    assert rolled["action_mask"].gather(-1, rolled["action"].unsqueeze(-1)).all()  # only what is offered was drawn
    assert not rolled["next", "truncated"].any()


def test_torchrl_plays_all_seats() -> None:
    from torchrl.envs import PettingZooWrapper

    from ludotheque.envs.pettingzoo import parallel_env

    env = PettingZooWrapper(parallel_env("koryo", players=3, sealed_orders=True), use_mask=True)
    rolled = env.rollout(STEPS, break_when_any_done=False)
    assert rolled.shape[0] == STEPS


def test_supersuit_and_stable_baselines_learn_all_seats() -> None:
    import supersuit
    from stable_baselines3 import PPO

    from ludotheque.envs.pettingzoo import parallel_env

    seats = supersuit.pettingzoo_env_to_vec_env_v1(parallel_env("koryo", players=2, illegal_reward=-1))
    games = supersuit.concat_vec_envs_v1(seats, 2, base_class="stable_baselines3")
    learner = PPO("MultiInputPolicy", games, n_steps=STEPS, batch_size=STEPS).learn(STEPS)
    assert learner.num_timesteps == 4 * STEPS  # two games of two seats


def test_rllib_learns_all_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    import ray
    from ray.rllib.algorithms.ppo import PPOConfig
    from ray.rllib.connectors.env_to_module import FlattenObservations
    from ray.rllib.env.wrappers.pettingzoo_env import ParallelPettingZooEnv
    from ray.tune.registry import register_env

    from ludotheque.envs.pettingzoo import parallel_env

    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    register_env("koryo", lambda _: ParallelPettingZooEnv(parallel_env("koryo", players=2, illegal_reward=-1)))
    config = (
        PPOConfig()
        .environment("koryo")
        .env_runners(num_env_runners=0, env_to_module_connector=lambda *_, **__: FlattenObservations(multi_agent=True))
        .multi_agent(policies={"one"}, policy_mapping_fn=lambda *_, **__: "one")
        .training(train_batch_size_per_learner=STEPS, minibatch_size=STEPS, num_epochs=1)
    )
    algorithm = config.build_algo()
    assert algorithm.train()["env_runners"]["num_env_steps_sampled"] >= STEPS
    algorithm.stop()
    ray.shutdown()

"""DQN of Tianshou learns a game against random opponents, with masks.

    pip install ".[envs,train]"
    python examples/learning/tianshou_dqn.py --game koryo --epochs 4

Tianshou reads a mask beside the observation, under the names ``obs`` and ``mask``: a wrapper of a few lines puts them
there. The result is a bot as any other, and plays a match against ``random``.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
import torch
from numpy.typing import NDArray
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from ludotheque import load
from ludotheque.bots import Observation
from ludotheque.bots.simulate import simulate
from ludotheque.envs.gymnasium import name_of

GAMES, STEPS, UPDATES = 16, 512, 0.25
MEMORY, BATCH, WIDTH = 50_000, 128, 128
RATE, LOOKAHEAD, RENEWED = 1e-3, 3, 200
FIRST, LAST = 0.3, 0.05
"""The part of moves at random, when learning begins and when it ends."""

Masked = dict[str, NDArray[Any]]


class BesideTheMask(gymnasium.Wrapper[Masked, np.int64, NDArray[np.float32], np.int64]):
    """Give the mask beside what is seen, in one observation."""

    def __init__(self, env: gymnasium.Env[NDArray[np.float32], np.int64]) -> None:
        super().__init__(env)
        offered = gymnasium.spaces.MultiBinary(int(env.action_space.n))  # type: ignore[attr-defined]
        self.observation_space = gymnasium.spaces.Dict({"obs": env.observation_space, "mask": offered})

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Masked, dict[str, Any]]:
        """Begin a new game."""
        seen, info = self.env.reset(seed=seed, options=options)
        return {"obs": seen, "mask": info["action_mask"]}, {}

    def step(self, action: np.int64) -> tuple[Masked, float, bool, bool, dict[str, Any]]:
        """Decide once."""
        seen, reward, over, cut, info = self.env.step(action)
        return {"obs": seen, "mask": info["action_mask"]}, float(reward), over, cut, {}


def learn(game: str, epochs: int, seed: int) -> Net:
    """Return a network that has learned from so many epochs of 5,000 decisions."""
    torch.set_num_threads(1)  # small networks lose more by sharing than they gain
    torch.manual_seed(seed)
    np.random.seed(seed)  # Tianshou draws its random moves from here
    envs = DummyVectorEnv([lambda: BesideTheMask(gymnasium.make(name_of(load(game)), players=2))] * GAMES)
    envs.seed(seed)
    one = gymnasium.make(name_of(load(game)), players=2)
    space: Any = one.action_space
    net = Net(state_shape=one.observation_space.shape, action_shape=space.n, hidden_sizes=[WIDTH, WIDTH])
    policy = DiscreteQLearningPolicy(model=net, action_space=space, eps_training=FIRST)
    algorithm = DQN(
        policy=policy,
        optim=AdamOptimizerFactory(lr=RATE),
        gamma=1.0,
        n_step_return_horizon=LOOKAHEAD,
        target_update_freq=RENEWED,
    )
    collector = Collector(algorithm, envs, VectorReplayBuffer(MEMORY, GAMES), exploration_noise=True)
    collector.reset()
    algorithm.run_training(
        OffPolicyTrainerParams(
            training_collector=collector,
            max_epochs=epochs,
            epoch_num_steps=5_000,
            collection_step_num_env_steps=STEPS,
            update_step_num_gradient_steps_per_sample=UPDATES,
            batch_size=BATCH,
            training_fn=lambda epoch, _step: policy.set_eps_training(max(LAST, FIRST * (1 - epoch / epochs))),
            verbose=False,
            show_progress=False,
        )
    )
    return net


def won(game: str, net: Net, games: int, seed: int) -> tuple[float, float, float]:
    """Return its share of wins against ``random``, with the 95% interval."""

    @torch.no_grad()
    def choose(seen: Observation) -> int:
        values, _ = net(np.array(seen.tensor)[None])
        return int(np.where(np.asarray(seen.mask), values[0].numpy(), -np.inf).argmax())

    report = simulate(load(game), 2, None, [choose, "random"], games=games, seed=seed)["by_bot"]["choose"]
    return report["win_rate"], *report["ci95"]


def main() -> None:
    """Learn, and play a match."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="koryo")
    parser.add_argument("--epochs", type=int, default=4, help="epochs of 5,000 decisions to learn from")
    parser.add_argument("--games", type=int, default=400, help="games of the match")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    net = learn(given.game, given.epochs, given.seed)
    rate, low, high = won(given.game, net, given.games, seed=10_000 + given.seed)
    print(f"{load(given.game).title}: {rate:.0%} of {given.games} games against random [{low:.0%}, {high:.0%}]")


if __name__ == "__main__":
    main()

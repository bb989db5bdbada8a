"""MaskablePPO of sb3-contrib learns a game against random opponents.

    pip install ".[envs]" sb3-contrib
    python examples/learning/maskable_ppo.py --game koryo --steps 20000

The environment tells the learner which actions are offered (``action_masks``), so it never wastes a game on one that is
not. The result is a bot as any other: here it plays a match against ``random``.
"""

from __future__ import annotations

import argparse

import gymnasium
import torch
from sb3_contrib import MaskablePPO

from ludotheque import load
from ludotheque.bots.simulate import simulate
from ludotheque.envs.gymnasium import name_of
from ludotheque.envs.policies import as_bot


def learn(game: str, steps: int, seed: int) -> MaskablePPO:
    """Return a policy that has learned from so many of its own decisions."""
    torch.set_num_threads(1)  # small networks lose more by sharing than they gain
    env = gymnasium.make(name_of(load(game)), players=2, opponents="random")
    model = MaskablePPO("MlpPolicy", env, n_steps=1024, batch_size=256, gamma=1.0, ent_coef=0.01, seed=seed)
    return model.learn(steps)


def won(game: str, model: MaskablePPO, games: int, seed: int) -> tuple[float, float, float]:
    """Return its share of wins against ``random``, with the 95% interval."""
    report = simulate(load(game), 2, None, [as_bot(model), "random"], games=games, seed=seed)["by_bot"]["MaskablePPO"]
    return report["win_rate"], *report["ci95"]


def main() -> None:
    """Learn, and play a match."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="koryo")
    parser.add_argument("--steps", type=int, default=20_000, help="decisions to learn from")
    parser.add_argument("--games", type=int, default=400, help="games of the match")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rate, low, high = won(given.game, learn(given.game, given.steps, given.seed), given.games, seed=10_000 + given.seed)
    print(f"{load(given.game).title}: {rate:.0%} of {given.games} games against random [{low:.0%}, {high:.0%}]")


if __name__ == "__main__":
    main()

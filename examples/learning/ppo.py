"""PPO in one file, with masks, in many games at once against random opponents.

    pip install ".[envs,train]"
    python examples/learning/ppo.py --game koryo --updates 40

In the manner of CleanRL: everything that the algorithm does is here, to be read and changed.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from dataclasses import dataclass

import gymnasium
import numpy as np
import torch
from torch import nn

from ludotheque import load
from ludotheque.bots import Bot, Observation
from ludotheque.bots.simulate import simulate
from ludotheque.envs.common import Opponent
from ludotheque.envs.gymnasium import name_of

GAMES, STEPS, EPOCHS, MINIBATCH = 128, 32, 3, 1024
RATE, DISCOUNT, TRACE, CLIP, ENTROPY, WORTH = 1e-3, 1.0, 0.95, 0.2, 0.01, 0.5
NEVER = -1e9


class Agent(nn.Module):
    """The network: from what a seat sees to the odds of each offered action, and the return that it expects."""

    def __init__(self, length: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(length, width), nn.Tanh(), nn.Linear(width, width), nn.Tanh())
        self.odds = nn.Linear(width, actions)
        self.worth = nn.Linear(width, 1)
        nn.init.normal_(self.odds.weight, std=0.01)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        """Return the odds, none for actions that are not offered, and the expected return."""
        felt = self.body(seen)
        odds = self.odds(felt).masked_fill(mask == 0, NEVER)
        return torch.distributions.Categorical(logits=odds), self.worth(felt).squeeze(-1)


class Trained(Bot):
    """An agent as a bot: it plays its likeliest action."""

    def __init__(self, agent: Agent, name: str) -> None:
        self.agent = agent
        self.name = name

    @torch.no_grad()
    def choose(self, seen: Observation) -> object:
        """Return the number of the likeliest action."""
        tensor, mask = (torch.from_numpy(np.array(one)) for one in (seen.tensor, seen.mask))
        return int(self.agent(tensor[None], mask[None])[0].logits.argmax())


@dataclass
class Batch:
    """The decisions of some steps in all games, one row for each, and how much better each was than expected."""

    seen: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    odds: torch.Tensor
    better: torch.Tensor
    worth: torch.Tensor


class Learner:
    """An agent, its games and its optimizer: each of :meth:`updates` plays some steps and learns from them."""

    def __init__(self, game: str, opponents: Opponent, seed: int, agent: Agent | None = None) -> None:
        torch.manual_seed(seed)
        torch.set_num_threads(1)  # small networks lose more by sharing than they gain
        self.games = gymnasium.make_vec(name_of(load(game)), num_envs=GAMES, players=2, opponents=opponents)
        seen, infos = self.games.reset(seed=seed)
        self.now = torch.from_numpy(seen.copy()), torch.from_numpy(infos["action_mask"].copy())
        self.agent = agent or Agent(seen.shape[1], infos["action_mask"].shape[1])
        self.optimizer = torch.optim.Adam(self.agent.parameters(), lr=RATE, eps=1e-5)

    def updates(self, number: int) -> Iterator[int]:
        """Learn; yield how many decisions that took so far."""
        for update in range(1, number + 1):
            self._learn(self._collect())
            yield update * GAMES * STEPS

    @torch.no_grad()
    def _collect(self) -> Batch:
        rows, rewards, ends = [], [], []
        for _ in range(STEPS):
            seen, masks = self.now
            chances, worth = self.agent(seen, masks)
            actions = chances.sample()
            rows.append((seen, masks, actions, chances.log_prob(actions), worth))
            after, paid, over, _cut, infos = self.games.step(actions.numpy())
            rewards.append(torch.from_numpy(paid).float())
            ends.append(torch.from_numpy(over))
            self.now = torch.from_numpy(after.copy()), torch.from_numpy(infos["action_mask"].copy())
        better = torch.zeros(STEPS, GAMES)
        ahead, trace = self.agent(*self.now)[1], torch.zeros(GAMES)
        for step in reversed(range(STEPS)):
            goes_on = (~ends[step]).float()  # what follows an end is another game
            surprise = rewards[step] + DISCOUNT * ahead * goes_on - rows[step][4]
            trace = surprise + DISCOUNT * TRACE * trace * goes_on
            better[step], ahead = trace, rows[step][4]
        seen, masks, actions, odds, worth = (torch.cat(column) for column in zip(*rows, strict=True))
        return Batch(seen, masks, actions, odds, better.reshape(-1), worth)

    def _learn(self, got: Batch) -> None:
        advantages = (got.better - got.better.mean()) / (got.better.std() + 1e-8)
        for _ in range(EPOCHS):
            for rows in torch.randperm(len(got.actions)).split(MINIBATCH):
                chances, worth = self.agent(got.seen[rows], got.masks[rows])
                ratio = torch.exp(chances.log_prob(got.actions[rows]) - got.odds[rows])
                clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
                gain = torch.min(ratio * advantages[rows], clipped * advantages[rows]).mean()
                wrong = nn.functional.mse_loss(worth, (got.better + got.worth)[rows])
                loss = WORTH * wrong - gain - ENTROPY * chances.entropy().mean()
                self.optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.agent.parameters(), 0.5)
                self.optimizer.step()


def won(game: str, agent: Agent, games: int, seed: int) -> tuple[float, float, float]:
    """Return the share of wins against ``random``, with the 95% interval."""
    report = simulate(load(game), 2, None, [Trained(agent, "ppo"), "random"], games=games, seed=seed)["by_bot"]["ppo"]
    return report["win_rate"], *report["ci95"]


def main() -> None:
    """Learn, and play a match."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="koryo")
    parser.add_argument("--updates", type=int, default=40, help=f"of {GAMES * STEPS:,} decisions each")
    parser.add_argument("--games", type=int, default=400, help="games of the match")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    learner = Learner(given.game, "random", given.seed)
    start = time.perf_counter()
    for decisions in learner.updates(given.updates):
        print(
            f"\r{decisions:,} decisions, {decisions / (time.perf_counter() - start):,.0f} a second", end="", flush=True
        )
    rate, low, high = won(given.game, learner.agent, given.games, seed=10_000 + given.seed)
    print(f"\n{load(given.game).title}: {rate:.0%} of {given.games} games against random [{low:.0%}, {high:.0%}]")


if __name__ == "__main__":
    main()

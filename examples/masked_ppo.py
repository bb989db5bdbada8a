"""Trains a small policy on Manga Dice by masked PPO until it beats the bot ``greedy``.

    pip install ".[envs,train]"
    python examples/masked_ppo.py --out out/ppo

It begins as a pupil: it watches ``greedy`` play itself and learns to do the same from what a seat sees, without the
look ahead that ``greedy`` takes. From then on it learns by self-play: many games run side by side
(``ludotheque.envs.vector``), both seats are the policy of the moment. (From self-play alone, ``--imitate 0``, it won
a fifth to a third of its games after four million decisions, and no more.) Every so often it plays 100 games against
``greedy``; the run ends when the whole 95% interval of its wins lies above one half, and again in 400 games that no
match had before. The folder then has ``policy.pt``, ``curve.csv`` and ``curve.png``: its wins against ``greedy`` over
the decisions it learned from.
"""

from __future__ import annotations

import argparse
import csv
import random
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch
from torch import nn

from ludotheque.bots import bot
from ludotheque.bots.playout import win_shares
from ludotheque.bots.simulate import wilson
from ludotheque.core.registry import load
from ludotheque.envs.common import EnvTable
from ludotheque.envs.vector import VectorEnv, env

GAME, PLAYERS = "manga_dice", 2
DISCOUNT, TRACE, CLIP, ENTROPY, EPOCHS, MINIBATCH, RATE = 0.999, 0.95, 0.2, 0.003, 3, 1024, 2e-4
LESSONS, STRAY = 4, 0.05
"""The number of passes of the pupil over the games it watched, and the share of stray actions there."""
LEAD = 0.03
"""The value of a point of lead on the way, as a part of a win: 15 points end the game."""
MATCH, CONFIRM = 100, 400
EVERY = 10
"""Updates between matches against greedy."""
NEVER = -1e9

End = tuple[np.ndarray, np.ndarray, np.ndarray]
"""Of one step in all games: who decided, which games were over, and what each seat got."""


class Policy(nn.Module):
    """The network: from a seat's view and its offered actions to the odds of each action and the expected return."""

    def __init__(self, length: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(length + actions, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.odds = nn.Linear(width, actions)
        self.worth = nn.Linear(width, 1)
        nn.init.normal_(self.odds.weight, std=0.01)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        """Return the odds, none for actions that are not offered, and the expected return.

        The offer itself is worth knowing: a card is offered once it can be paid for.
        """
        felt = self.body(torch.cat([seen, mask.float()], dim=1))
        odds = self.odds(felt).masked_fill(mask == 0, NEVER)
        return torch.distributions.Categorical(logits=odds), self.worth(felt).squeeze(-1)


@dataclass
class Experience:
    """The experience of some steps of all games: one row for each decision."""

    seen: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    odds: torch.Tensor
    advantages: torch.Tensor
    targets: torch.Tensor


def tensor(array: np.ndarray) -> torch.Tensor:
    """Return a copy: what a game gives out cannot be written to."""
    return torch.from_numpy(array.copy())


@torch.no_grad()
def collect(games: VectorEnv, policy: Policy, steps: int) -> Experience:
    """Play, and work out how much better each action was than expected.

    On the way a seat is paid for every change of its lead: what it is paid so adds up to nothing over a game, and
    changes no best play (potential-based shaping), but it tells a learner sooner what was good.
    """
    rows: list[tuple[torch.Tensor, ...]] = []
    ends: list[End] = []
    before = leads(games)
    for _ in range(steps):
        seats = games.seats
        seen, masks = map(tensor, games.observe())
        chances, worth = policy(seen, masks)
        actions = chances.sample()
        over, returns = games.step(actions.numpy())
        rows.append((seen, masks, actions, chances.log_prob(actions), worth))
        after = leads(games)
        ends.append((seats, over, np.where(over[:, None], returns - before, after - before)))
        before = after
    ahead = np.stack([expected(games, policy, seat) for seat in range(games.table.players)], axis=1)
    better = advantages(np.stack([row[4].numpy() for row in rows]), ends, ahead)
    seen, masks, actions, odds, worth_all = (torch.cat(column) for column in zip(*rows, strict=True))
    better_all = torch.from_numpy(better.reshape(-1))
    real = masks.sum(1) > 1  # a forced decision teaches nothing
    kept = [one[real] for one in (seen, masks, actions, odds, better_all, better_all + worth_all)]
    return Experience(*kept)


def advantages(worth: np.ndarray, ends: list[End], ahead: np.ndarray) -> np.ndarray:
    """Compute the generalized advantages, backwards through the steps: shape ``(steps, games)``.

    ``worth``, of the same shape, is the return that the deciding seat expected; ``ahead`` is the return that each seat
    expects of each game after the last step.

    Seats take turns, so each seat's decisions are a chain of their own; a game's returns end all chains in it.
    """
    ahead = ahead.copy()
    trace = np.zeros_like(ahead)
    paid = np.zeros_like(ahead)
    every = np.arange(worth.shape[1])
    found = np.zeros(worth.shape, dtype=np.float32)
    for step in range(len(ends) - 1, -1, -1):
        seats, over, gains = ends[step]
        ahead[over], trace[over], paid[over] = 0.0, 0.0, 0.0
        paid += gains
        better = paid[every, seats] + DISCOUNT * ahead[every, seats] - worth[step]
        trace[every, seats] = better + DISCOUNT * TRACE * trace[every, seats]
        ahead[every, seats], paid[every, seats] = worth[step], 0.0
        found[step] = trace[every, seats]
    return found


def leads(games: VectorEnv) -> np.ndarray:
    """Return each seat's lead in each game, as a part of a win."""
    scores = np.array([state.scores() for state in games.states], dtype=np.float32)
    return LEAD * (scores - scores[:, ::-1])


def expected(games: VectorEnv, policy: Policy, seat: int) -> np.ndarray:
    """Estimate each game's return for the deciding seat."""
    seen = np.stack([games.table.observe(state, seat) for state in games.states])
    return policy(tensor(seen), tensor(games.observe()[1]))[1].numpy()


def watch(table: EnvTable, number: int, seed: int) -> tuple[torch.Tensor, ...]:
    """Watch ``greedy`` play against itself: observations, offers, actions and returns.

    Now and then a seat takes another action, so that the pupil also sees games that go otherwise.
    """
    chance = random.Random(seed)
    seen, masks, actions, got = [], [], [], []
    for game in range(number):
        greedy = bot("greedy", table.game, seed=seed + game)
        state, turns = table.start(seed + game), []
        while not state.is_terminal():
            seat, offered = int(state.current_player()), state.legal_actions()
            action = greedy.choose(state, seat)
            if len(offered) > 1:
                turns.append(seat)
                seen.append(table.observe(state, seat).astype(np.float16))
                masks.append(table.mask(state))
                actions.append(action)
            state.apply_action(action if chance.random() > STRAY else chance.choice(offered))
        returns = state.returns()
        got += [returns[seat] for seat in turns]
    columns = np.array(seen), np.array(masks), np.array(actions), np.array(got, dtype=np.float32)
    return tuple(map(torch.from_numpy, columns))


def imitate(policy: Policy, optimizer: torch.optim.Optimizer, watched: tuple[torch.Tensor, ...]) -> None:
    """Learn what was done, and what it led to."""
    seen, masks, actions, got = watched
    for _ in range(LESSONS):
        for rows in torch.randperm(len(actions)).split(MINIBATCH):
            chances, worth = policy(seen[rows].float(), masks[rows])
            loss = -chances.log_prob(actions[rows]).mean() + nn.functional.mse_loss(worth, got[rows])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()


def learn(policy: Policy, optimizer: torch.optim.Optimizer, got: Experience) -> None:
    """Pass over the experience a few times, no further from the old policy than the clip allows."""
    advantages = (got.advantages - got.advantages.mean()) / (got.advantages.std() + 1e-8)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(got.actions)).split(MINIBATCH):
            chances, worth = policy(got.seen[rows], got.masks[rows])
            ratio = torch.exp(chances.log_prob(got.actions[rows]) - got.odds[rows])
            gain = torch.min(ratio * advantages[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[rows]).mean()
            loss = nn.functional.mse_loss(worth, got.targets[rows]) - gain - ENTROPY * chances.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(policy.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def match(policy: Policy, table: EnvTable, number: int, seed: int) -> float:
    """Count the policy's wins against ``greedy``; seats change. It plays its likeliest action."""
    won = 0.0
    for game in range(number):
        greedy = bot("greedy", table.game, seed=seed + game)
        state, mine = table.start(seed + game), game % PLAYERS
        while not state.is_terminal():
            seat = int(state.current_player())
            if seat == mine:
                seen, mask = tensor(table.observe(state, seat)), tensor(table.mask(state))
                action = int(policy(seen[None], mask[None])[0].logits.argmax())
            else:
                action = greedy.choose(state, seat)
            state.apply_action(action)
        won += win_shares(state.returns(), cooperative=False)[mine]
    return won


def confirmed(policy: Policy, table: EnvTable, seed: int) -> bool:
    """Return whether the policy beats ``greedy`` in games that no other match had: who looks often is lucky once."""
    won = match(policy, table, CONFIRM, seed=seed)
    low, high = wilson(won, CONFIRM)
    print(f"{CONFIRM} other games: {won / CONFIRM:.0%} [{low:.0%}, {high:.0%}]", flush=True)
    return low > 0.5


def draw(curve: list[tuple[int, float, float, float]], path: Path) -> None:
    """Wins against greedy over decisions learned from, with their 95% intervals."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    decisions, rates, lows, highs = zip(*curve, strict=True)
    figure, axes = pyplot.subplots(figsize=(7, 4), layout="constrained")
    axes.fill_between(decisions, lows, highs, alpha=0.25, label="95% interval")
    axes.plot(decisions, rates, marker="o", markersize=3, label="policy")
    axes.axhline(0.5, color="grey", linestyle="--", label="as good as greedy")
    axes.set(xlabel="decisions learned from", ylabel="wins against greedy", ylim=(0, 1), title=f"{GAME}, masked PPO")
    axes.legend(loc="lower right")
    figure.savefig(path, dpi=120)


def train(out: Path, games: int, steps: int, most: int, watched: int, seed: int) -> float:
    """Learn until greedy is beaten or ``most`` decisions were made; gives the last win rate."""
    torch.manual_seed(seed)
    random.seed(seed)
    out.mkdir(parents=True, exist_ok=True)
    batch = env(GAME, games=games, players=PLAYERS, seed=seed)
    policy = Policy(batch.table.length, batch.table.actions)
    if watched:
        imitate(policy, torch.optim.Adam(policy.parameters(), lr=1e-3), watch(batch.table, watched, seed=2 * 10**6))
    optimizer = torch.optim.Adam(policy.parameters(), lr=RATE, eps=1e-5)
    curve: list[tuple[int, float, float, float]] = []
    learned, start = 0, time.perf_counter()
    for update in range(10**6):
        if update % EVERY == 0:
            won = match(policy, batch.table, MATCH, seed=10**6)
            low, high = wilson(won, MATCH)
            curve.append((learned, won / MATCH, low, high))
            seconds = time.perf_counter() - start
            print(f"{learned:>9} decisions, {seconds:5.0f} s: {won / MATCH:.0%} [{low:.0%}, {high:.0%}]", flush=True)
            if learned >= most or (low > 0.5 and confirmed(policy, batch.table, seed=2 * 10**7 + learned)):
                break
        got = collect(batch, policy, steps)
        learn(policy, optimizer, got)
        learned += games * steps
    torch.save(policy.state_dict(), out / "policy.pt")
    with (out / "curve.csv").open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([("decisions", "wins", "low", "high"), *curve])
    draw(curve, out / "curve.png")
    return curve[-1][1]


def main() -> None:
    """Read what is asked, and train."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, required=True, help="folder for the policy, the plot and its figures")
    parser.add_argument("--games", type=int, default=128, help="games side by side")
    parser.add_argument("--steps", type=int, default=128, help="decisions in each game between two updates")
    parser.add_argument("--most", type=int, default=10_000_000, help="stop after this many decisions")
    parser.add_argument("--imitate", type=int, default=4000, help="games of greedy to learn from first")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rate = train(given.out, given.games, given.steps, given.most, given.imitate, given.seed)
    print(f"{load(GAME).title}: {rate:.0%} against greedy")
    if rate <= 0.5:
        sys.exit("greedy was not beaten")


if __name__ == "__main__":
    main()

"""A league: an agent learns against its own checkpoints, and a tournament tells how much each was worth.

    pip install ".[envs,train]"
    python examples/learning/league.py --game koryo --generations 3

The first generation learns against ``random``; each later one against all before it, one of them drawn for each game.
At the end they all meet, with ``random`` and ``greedy`` among them: every deal is played twice with the seats
exchanged, and the ratings have intervals.
"""

from __future__ import annotations

import argparse
import copy
import random

from ppo import GAMES, STEPS, Learner, Trained

from ludotheque import load
from ludotheque.bots import Bot, Observation
from ludotheque.bots.tournament import Standing, Tournament
from ludotheque.core.game import Game


class Pool(Bot):
    """Opponents, one of which is drawn for each game."""

    def __init__(self, members: list[Trained], seed: int) -> None:
        self.members = members
        self.chance = random.Random(seed)

    def begin(self, game: Game, seat: int, players: int, seed: int) -> None:
        """Draw the opponent of the game."""
        self.member = self.chance.choice(self.members)

    def choose(self, seen: Observation) -> object:
        """Do as it does."""
        return self.member.choose(seen)


def train(game: str, generations: int, updates: int, seed: int) -> list[Trained]:
    """Return the checkpoints, one of each generation."""
    checkpoints: list[Trained] = []
    agent = None
    for generation in range(1, generations + 1):
        opponents = Pool(list(checkpoints), seed) if checkpoints else "random"
        learner = Learner(game, opponents, seed + generation, agent)
        for _decisions in learner.updates(updates):
            pass
        agent = learner.agent
        checkpoints.append(Trained(copy.deepcopy(agent), f"generation {generation}"))
    return checkpoints


def rate(game: str, checkpoints: list[Trained], games: int, seed: int) -> list[Standing]:
    """Let all meet, and return the standings, the best first."""
    cup = Tournament(load(game), 2, [*checkpoints, "random", "greedy"], games, seed=seed)
    for _meeting in cup.play():
        pass
    return cup.standings()


def main() -> None:
    """Learn, let all meet, and print the standings."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="koryo")
    parser.add_argument("--generations", type=int, default=3)
    parser.add_argument("--updates", type=int, default=10, help=f"of each generation, {GAMES * STEPS:,} decisions each")
    parser.add_argument("--games", type=int, default=100, help="games of each pair in the tournament")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    checkpoints = train(given.game, given.generations, given.updates, given.seed)
    for one in rate(given.game, checkpoints, given.games, given.seed):
        print(f"{one.name:14} {one.elo:+5.0f} [{one.low:+.0f}, {one.high:+.0f}] {one.share:6.0%} of {one.games}")


if __name__ == "__main__":
    main()

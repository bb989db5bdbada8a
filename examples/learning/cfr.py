"""Regret minimisation solves Leduc poker: OpenSpiel's CFR, and how far its average policy can still be exploited.

    pip install ".[envs]" open_spiel
    python examples/learning/cfr.py --iterations 50

CFR plays against itself and, at every information state, takes each action as often as it regrets not having taken it.
Its average policy comes closer and closer to one that no opponent can exploit; the uniform policy loses 2.37 chips a
game to an opponent who knows it.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from open_spiel.python.algorithms import cfr, exploitability
from open_spiel.python.policy import UniformRandomPolicy

from ludotheque.envs.openspiel import env


def solve(iterations: int, every: int = 10) -> Iterator[tuple[int, float]]:
    """Yield how far the policy can be exploited, in chips a game: before the first iteration, then every so many."""
    game = env("leduc", reward="score")
    yield 0, exploitability.exploitability(game, UniformRandomPolicy(game))
    solver = cfr.CFRPlusSolver(game)
    for iteration in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration % every == 0 or iteration == iterations:
            yield iteration, exploitability.exploitability(game, solver.average_policy())


def main() -> None:
    """Solve, and print how far the policy can be exploited on the way."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--iterations", type=int, default=50)
    for iteration, left in solve(parser.parse_args().iterations):
        print(f"{iteration:>5} iterations: exploited by {left:.4f} chips a game", flush=True)


if __name__ == "__main__":
    main()

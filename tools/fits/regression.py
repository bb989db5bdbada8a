"""Regressions for all fits, samples of which a part is kept apart, and numbers written into a file."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]

GAMES = Path(__file__).parents[2] / "src/ludotheque/games"
"""The sources of the games, also where the bots that play are compiled ones."""
UNSEEN = 5
"""One game in so many is kept apart, to judge by."""
STEPS = 30
"""Newton's method needs fewer."""
CLOSE = 1e-6


class Sample:
    """Positions: the features of each, the result of its game, and whether it is held out for testing."""

    def __init__(self) -> None:
        self._signs: list[Sequence[float] | Numbers] = []
        self._ends: list[float] = []
        self._unseen: list[bool] = []

    def __len__(self) -> int:
        return len(self._ends)

    def add(self, signs: Sequence[float] | Numbers, end: float, game: int) -> None:
        """Take in a position of the game of that number."""
        self._signs.append(signs)
        self._ends.append(end)
        self._unseen.append(game % UNSEEN == 0)

    def tables(self, *, unseen: bool) -> tuple[Numbers, Numbers]:
        """Return the signs and the ends of what is kept apart, or of the rest."""
        chosen = np.array(self._unseen) == unseen
        return np.array(self._signs, float)[chosen], np.array(self._ends, float)[chosen]


def least_squares(signs: Numbers, ends: Numbers, penalty: float) -> Numbers:
    """Return the weights whose sum comes closest to the ends; ``penalty`` holds the uncertain ones near 0."""
    bend = signs.T @ signs + penalty * np.eye(signs.shape[1])
    return np.asarray(np.linalg.solve(bend, signs.T @ ends), np.float64)


def logistic(signs: Numbers, won: Numbers, penalty: float) -> Numbers:
    """Return the weights of a logistic regression, by Newton's method. The first sign is the constant."""
    weights = np.zeros(signs.shape[1])
    held = np.full(signs.shape[1], penalty)
    held[0] = CLOSE
    used = np.abs(signs).sum(axis=0) > 0  # a sign that says nothing keeps the weight 0
    seen = signs[:, used]
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-seen @ weights[used]))
        slope = seen.T @ (won - chance) - held[used] * weights[used]
        bend = (seen * (chance * (1 - chance))[:, None]).T @ seen + np.diag(held[used])
        step = np.linalg.solve(bend, slope)
        weights[used] += step
        if np.abs(step).max() < CLOSE:
            break
    return weights


def log_loss(weights: Numbers, signs: Numbers, won: Numbers) -> float:
    """Return how much the ends surprise, on average: 0.69 is a coin's."""
    odds = signs @ weights
    return float(np.mean(np.logaddexp(0, odds) - won * odds))


def error(weights: Numbers, signs: Numbers, ends: Numbers) -> float:
    """Return the root of the mean squared error."""
    return float(np.sqrt(np.mean((signs @ weights - ends) ** 2)))


def options(doc: str | None, games: int) -> Any:
    """Read the options that all these commands have."""
    parser = argparse.ArgumentParser(description=doc, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=games, help="games of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="write the new numbers into the game's file")
    return parser.parse_args()


def table(name: str, kind: str, rows: Sequence[tuple[str, Sequence[str]]]) -> str:
    """Write a constant as Python: under each title its numbers, eight in a line."""
    lines = [f"{name}: Final = vec[{kind}](", "    ["]
    for title, numbers in rows:
        lines.append(f"        # {title}")
        lines += [
            "        " + "".join(f"{one}, " for one in numbers[at : at + 8]).rstrip()
            for at in range(0, len(numbers), 8)
        ]
    return "\n".join([*lines, "    ]", ")"])


def replace_table(file: Path, name: str, text: str) -> None:
    """Put a constant in the place of the one of that name in a file."""
    before, start, rest = file.read_text(encoding="utf-8").partition(f"{name}: Final = vec[")
    if not start:
        raise ValueError(f"{file} has no table {name}")
    after = rest.partition("\n)\n")[2]
    file.write_text(f"{before}{text}\n{after}", encoding="utf-8")

"""Fits the tables of ``games/kick_ass/learnt.py`` again, as is wanted when rules, components or the plan have changed.

    python -m tools.fit_prospects [--games 400] [--seed 1] [--write]

Plays games of the plan with a few mistakes (so many for each boss and number of heroes), and finds by logistic
regression what each sign of ``prospects.signs`` tells of the end. Without ``--write`` it only says how well the tables
of today and the new ones tell games that neither has seen: the lower the loss, the better. Compiled, 400 games for
each take some ten minutes.
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ludotheque import SeededChance, load
from ludotheque.bots.contest import chance_seed
from ludotheque.games.kick_ass import learnt, prospects
from ludotheque.games.kick_ass.codes import NO_ARENA
from ludotheque.games.kick_ass.heuristics import is_fresh
from ludotheque.games.kick_ass.options import BOSS_NAMES
from ludotheque.games.kick_ass.rules import KickAss

SIGNS = int(prospects.SIGNS)
MISTAKES = 5
"""How many of a hundred choices are made at random, so that losing positions are seen too."""
OF_FIGHTS = 30
"""How many of a hundred positions of the Hideaway and of Times Square are kept: they are many, and much alike."""
UNSEEN = 5
"""One game in so many is kept apart, to judge by."""
PENALTY = 3.0
Table = NDArray[np.float64]


class Sample:
    """Positions of one boss before or after his plot: their signs, who won in the end, and which are kept apart."""

    def __init__(self) -> None:
        self.signs: list[list[float]] = []
        self.won: list[bool] = []
        self.unseen: list[bool] = []

    def tables(self, unseen: bool) -> tuple[Table, Table]:
        """Signs, with and without the part of the game that is left, and ends."""
        chosen = np.array(self.unseen) == unseen
        signs = np.array(self.signs)[chosen]
        return np.hstack([signs, signs * signs[:, 1:2]]), np.array(self.won, float)[chosen]


def play(samples: dict[tuple[str, int], Sample], boss: str, players: int, number: int, seed: int) -> None:
    """One game of the plan, with what was seen on the way."""
    game = load("kick_ass")
    arm = BOSS_NAMES.index(boss) * 4 + players
    plan, chance = game.heuristics(), SeededChance(chance_seed(seed, number, 1, arm))
    state = game.start(players, {"boss": boss}, chance=SeededChance(chance_seed(seed, number, 0, arm)))
    assert isinstance(state, KickAss)
    seen: list[tuple[int, list[float]]] = []
    while not state.is_terminal():
        actions = state.legal_actions()
        in_fight = state.arena != NO_ARENA and chance.below(100) < OF_FIGHTS
        if in_fight or is_fresh(state):
            seen.append((int(state.plot), list(prospects.signs(state))))
        mistake = chance.below(100) < MISTAKES
        state.apply_action(actions[chance.below(len(actions))] if mistake else plan.rollout(state, actions, chance))
    won = state.returns()[0] > 0
    for plot, signs in seen:
        sample = samples[boss, plot]
        sample.signs.append(signs)
        sample.won.append(won)
        sample.unseen.append(number % UNSEEN == 0)


def fitted(signs: Table, won: Table) -> Table:
    """The weights of a logistic regression, by Newton's method, with a penalty on all but the constant."""
    weights = np.zeros(signs.shape[1])
    penalty = np.full(signs.shape[1], PENALTY)
    penalty[0] = 1e-6
    # Columns that say nothing stay at nothing.
    used = np.abs(signs).sum(axis=0) > 0
    for _ in range(30):
        chance = 1 / (1 + np.exp(-signs[:, used] @ weights[used]))
        slope = signs[:, used].T @ (won - chance) - penalty[used] * weights[used]
        bend = (signs[:, used] * (chance * (1 - chance))[:, None]).T @ signs[:, used] + np.diag(penalty[used])
        step = np.linalg.solve(bend, slope)
        weights[used] += step
        if np.abs(step).max() < 1e-6:
            break
    return np.round(weights, 2) + 0.0


def loss(weights: Table, signs: Table, won: Table) -> float:
    """How much the ends surprise, on average."""
    odds = signs @ weights
    return float(np.mean(np.logaddexp(0, odds) - won * odds))


def today(boss: int, plot: int) -> Table:
    """The weights of a boss as they are now."""
    first = (boss * 2 + plot) * SIGNS
    return np.array([*list(learnt.LATE)[first : first + SIGNS], *list(learnt.EARLY)[first : first + SIGNS]])


def written(name: str, tables: list[tuple[str, Table]], told: str) -> list[str]:
    """One constant of ``learnt.py``."""
    lines = [f"{name}: Final = vec[float](", "    ["]
    for title, weights in tables:
        lines.append(f"        # {title}")
        rows = weights.reshape(-1, 8)
        lines += ["        " + " ".join(f"{float(weight)}," for weight in row) for row in rows.round(2)]
    return [*lines, "    ]", ")", f'"""{told}"""']


def main() -> None:
    """Play, fit, compare, and write if that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    args = parser.parse_args()
    samples = {(boss, plot): Sample() for boss in BOSS_NAMES for plot in (0, 1)}
    for boss in BOSS_NAMES:
        for players in (1, 2, 3, 4):
            for number in range(args.games):
                play(samples, boss, players, number, args.seed)
    late, early = [], []
    for (boss, plot), sample in samples.items():
        name = boss.replace("-", " ").title().replace("Mofo", "MoFo")
        title = f"{name}, {'the plot is out' if plot else 'before the plot'}."
        weights = fitted(*sample.tables(unseen=False))
        unseen = sample.tables(unseen=True)
        old = loss(today(BOSS_NAMES.index(boss), plot), *unseen)
        print(
            f"{title:34} {len(sample.won):7} positions, loss {old:.4f} today, {loss(weights, *unseen):.4f} fitted anew"
        )
        late.append((title, weights[:SIGNS]))
        early.append((title, weights[SIGNS:]))
    if args.write:
        path = Path(learnt.__file__).parent / "learnt.py"
        head = path.read_text().split("LATE: Final")[0].rstrip("\n").split("\n")
        lines = written("LATE", late, "At the end of the game.")
        lines += written("EARLY", early, "What is to be added at its start, and in proportion in between.")
        path.write_text("\n".join([*head, *lines, "# fmt: on", ""]))


if __name__ == "__main__":
    main()

"""Fit the chance to win of Kick-Ass (``bots/win_chance_tables.py``) again, by games of the plan.

    python -m tools.fits.kick_ass [--games 400] [--seed 1] [--write]

Plays games of the plan with a few mistakes, so many against each boss with each number of heroes, and finds by logistic
regression what each sign of ``win_chance.signs`` tells of the end. It says how well the tables of today and the new
ones tell games that neither has seen: the lower the loss, the better. That is not all: a fit that tells the ends better
can win fewer games, so measure by matches what you mean to keep. Compiled, 400 games of each kind take some ten
minutes.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from ludotheque import SeededChance, load
from ludotheque.bots.contest import chance_seed
from ludotheque.games.kick_ass.bots import win_chance, win_chance_tables
from ludotheque.games.kick_ass.bots.heuristics import is_fresh
from ludotheque.games.kick_ass.codes import NO_ARENA
from ludotheque.games.kick_ass.options import BOSS_NAMES
from ludotheque.games.kick_ass.state import KickAss
from tools.fits.regression import GAMES, Numbers, Sample, log_loss, logistic, options, replace_table, table

FILE: Final = GAMES / "kick_ass/bots/win_chance_tables.py"
SIGNS: Final = int(win_chance.Sign.COUNT)
TIME: Final = int(win_chance.Sign.TIME)
MISTAKES: Final = 5
"""The percentage of choices made at random, so that losing positions occur as well."""
OF_FIGHTS: Final = 30
"""The percentage of arena positions that are kept: there are many, and they are much alike."""
PENALTY: Final = 3.0
HEROES: Final = (1, 2, 3, 4)


def main() -> None:
    """Play, fit, compare, and write if that is asked for."""
    asked = options(__doc__, games=400)
    samples = {(boss, plot): Sample() for boss in BOSS_NAMES for plot in (0, 1)}
    for boss in BOSS_NAMES:
        for heroes in HEROES:
            for number in range(asked.games):
                play(samples, boss, heroes, number, asked.seed)
    fits = {
        (boss, plot): fitted(f"{title(boss, plot):32}", sample, boss, plot) for (boss, plot), sample in samples.items()
    }
    if asked.write:
        for name, part in ("LATE", slice(SIGNS)), ("EARLY", slice(SIGNS, None)):
            rows = [(title(boss, plot), [f"{one:.2f}" for one in found[part]]) for (boss, plot), found in fits.items()]
            replace_table(FILE, name, table(name, "float", rows))


def title(boss: str, plot: int) -> str:
    """Name a part of the tables."""
    name = boss.replace("-", " ").title().replace("Mofo", "MoFo")
    return f"{name}, {'the plot is out' if plot else 'before the plot'}."


def play(samples: dict[tuple[str, int], Sample], boss: str, heroes: int, number: int, seed: int) -> None:
    """Play a game of the plan, and add what was seen on the way."""
    game = load("kick_ass")
    kind = BOSS_NAMES.index(boss) * len(HEROES) + heroes
    plan, chance = game.heuristics(), SeededChance(chance_seed(seed, number, 1, kind))
    state = game.start(heroes, {"boss": boss}, chance=SeededChance(chance_seed(seed, number, 0, kind)))
    assert isinstance(state, KickAss)
    seen: list[tuple[int, list[float]]] = []
    while not state.is_terminal():
        in_fight = state.arena != NO_ARENA and chance.below(100) < OF_FIGHTS
        if in_fight or is_fresh(state):
            seen.append((int(state.plot), list(win_chance.signs(state))))
        actions = state.legal_actions()
        mistake = chance.below(100) < MISTAKES
        state.apply_action(actions[chance.below(len(actions))] if mistake else plan.rollout(state, actions, chance))
    won = 1.0 if state.returns()[0] > 0 else 0.0
    for plot, signs in seen:
        samples[boss, plot].add(timed(signs), won, number)


def timed(signs: list[float]) -> list[float]:
    """Return signs and, beside each, what it tells more the earlier it is."""
    return [*signs, *(one * signs[TIME] for one in signs)]


def fitted(name: str, sample: Sample, boss: str, plot: int) -> Numbers:
    """Return the new weights, and tell how they and those of today do."""
    weights = np.round(logistic(*sample.tables(unseen=False), PENALTY), 2) + 0.0
    unseen = sample.tables(unseen=True)
    losses = f"loss {log_loss(today(boss, plot), *unseen):.4f} today, {log_loss(weights, *unseen):.4f} fitted anew"
    print(f"{name} {len(sample):7,} positions, {losses}")
    return weights


def today(boss: str, plot: int) -> Numbers:
    """Return the weights as they are."""
    first = (BOSS_NAMES.index(boss) * 2 + plot) * SIGNS
    late, early = list(win_chance_tables.LATE), list(win_chance_tables.EARLY)
    return np.array([*late[first : first + SIGNS], *early[first : first + SIGNS]])


if __name__ == "__main__":
    main()

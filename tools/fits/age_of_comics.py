"""Fit the forecast of final scores of Age of Comics (``bots/forecast.py``) again, by games of its quick moves.

    python -m tools.fits.age_of_comics [--games 400] [--seed 1] [--write]

Plays so many games of quick moves with two, three and four players, and finds by least squares, round by round, what
each trait of a seat is worth at the end. It says by how many points the weights of today and the new ones are wrong in
games that neither has seen: of a score, and of the lead over another seat, which is all that a bot asks for. A trait
that never came up keeps its weight. Measure by matches what you mean to keep. Compiled, 400 games of each kind take a
few minutes.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from ludotheque import SeededChance, load
from ludotheque.bots.contest import chance_seed
from ludotheque.games.age_of_comics.bots import forecast
from ludotheque.games.age_of_comics.chapters import scoring
from ludotheque.games.age_of_comics.codes import ROUNDS, Ask
from ludotheque.games.age_of_comics.state import AgeOfComics
from tools.fits.regression import GAMES, Numbers, Sample, error, least_squares, options, replace_table, table

FILE: Final = GAMES / "age_of_comics/bots/forecast.py"
TRAITS: Final = int(forecast.Trait.COUNT)
HUNDREDTHS: Final = 100
PENALTY: Final = 1.0
PLAYERS: Final = (2, 3, 4)


def main() -> None:
    """Play, fit, compare, and write if that is asked for."""
    asked = options(__doc__, games=400)
    rounds = [(Sample(), Sample()) for _ in range(int(ROUNDS))]
    for players in PLAYERS:
        for number in range(asked.games):
            play(rounds, players, number, asked.seed)
    fits = [fitted(number, *samples) for number, samples in enumerate(rounds, 1)]
    if asked.write:
        rows = [(f"Round {number}.", [f"{one:.0f}" for one in found]) for number, found in enumerate(fits, 1)]
        replace_table(FILE, "WEIGHTS", table("WEIGHTS", "i64", rows))


def play(rounds: list[tuple[Sample, Sample]], players: int, number: int, seed: int) -> None:
    """Play a game of quick moves, and add every seat's traits and leads each time an editor is to be placed."""
    game = load("age_of_comics")
    quick, chance = game.heuristics(), SeededChance(chance_seed(seed, number, 1, players))
    state = game.start(players, chance=SeededChance(chance_seed(seed, number, 0, players)))
    assert isinstance(state, AgeOfComics)
    seen: list[tuple[int, list[Numbers]]] = []
    while not state.is_terminal():
        if state.asks() == Ask.PLACE:
            told = [np.array(list(forecast.traits(state, seat)), float) for seat in range(players)]
            seen.append((max(0, int(state.round) - 1), told))
        actions = state.legal_actions()
        state.apply_action(actions[0] if len(actions) == 1 else quick.rollout(state, actions, chance))
    ends = [float(scoring.score(state, seat)) for seat in range(players)]
    for round, told in seen:
        scores, leads = rounds[round]
        for seat in range(players):
            scores.add(told[seat], ends[seat], number)
            leads.add(told[seat] - told[seat - 1], ends[seat] - ends[seat - 1], number)


def fitted(number: int, scores: Sample, leads: Sample) -> Numbers:
    """Return the new weights of a round in hundredths, and tell how they and those of today do."""
    signs, ends = scores.tables(unseen=False)
    today = np.array(list(forecast.WEIGHTS)[(number - 1) * TRAITS : number * TRAITS], float)
    weights = np.round(HUNDREDTHS * least_squares(signs, ends, PENALTY)) + 0.0
    weights = np.where(np.abs(signs).sum(axis=0) > 0, weights, today)
    print(f"Round {number}: {len(scores):7,} positions", end="")
    for name, sample in ("score", scores), ("lead", leads):
        wrong = [f"{error(one / HUNDREDTHS, *sample.tables(unseen=True)):.2f}" for one in (today, weights)]
        print(f"; a {name} is wrong by {wrong[0]} points today, {wrong[1]} fitted anew", end="")
    print()
    return weights


if __name__ == "__main__":
    main()

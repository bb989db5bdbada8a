"""A digest of many random games of every installed game: the same compiled and uncompiled, or something is wrong.

Run it with both builds and compare what it prints (``make test`` does).
"""

from __future__ import annotations

import hashlib

from ludotheque import SeededChance
from ludotheque.testing.cases import Case, cases

GAMES = 4


def digest(case: Case) -> str:
    """SHA-256 over every state and world of some random games, and what a seat is told of it in numbers."""
    game, players = case.game, case.players
    total = hashlib.sha256()
    for seed in range(GAMES):
        state = case.start(seed)
        dice = SeededChance(seed + 1000)
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[dice.below(len(actions))])
            total.update(game.hash(state).encode())
            total.update(game.hash(state.resample(seed % players, dice)).encode())
            total.update(game.encode(state, seed % players))
            estimate = game.heuristics().estimate(state, seed % players)
            total.update(f"{estimate:.9f}".encode())
        total.update(str([int(score) for score in state.scores()]).encode())
    return total.hexdigest()


if __name__ == "__main__":
    for one in cases():
        print(one, digest(one), flush=True)

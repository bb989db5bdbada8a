"""A digest of many random games of every installed game: the same compiled and uncompiled, or something is wrong.

Run it in both environments and compare what it prints (``make test`` does).
"""

from __future__ import annotations

import hashlib

from ludotheque import Game, SeededChance, registered_games

GAMES = 40


def digest(game: Game, players: int) -> str:
    """SHA-256 over every state and world of some random games, and what a seat is told of it in numbers."""
    total = hashlib.sha256()
    for seed in range(GAMES):
        state = game.start(players, chance=SeededChance(seed))
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


for one in registered_games().values():
    for number in one.players:
        print(one.id, number, digest(one, number))

"""A random game of each, what seats are told of it, and what a searching bot chooses: the same on every machine."""

from __future__ import annotations

import hashlib

from ludotheque import Game, SeededChance, registered_games
from ludotheque.bots import bot

CHOICES = 20
"""Decisions that the bot is asked for, from the start of a game."""


def played(game: Game, players: int) -> str:
    """Return a digest of the states, observations and returns of one random game."""
    state, dice = game.start(players, chance=SeededChance(players)), SeededChance(7)
    total = hashlib.sha256()
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[dice.below(len(actions))])
        total.update(game.hash(state).encode() + game.encode(state, 0))
    return f"{game.id} {players} {total.hexdigest()[:16]} {list(state.returns())}"


def chosen(game: Game) -> str:
    """Return what a bot with few simulations plays against itself."""
    state = game.start(2, chance=SeededChance(5))
    player = bot("easy", game, seed=1, simulations=20)
    actions: list[int] = []
    while not state.is_terminal() and len(actions) < CHOICES:
        actions.append(int(player.choose(state, state.current_player())))
        state.apply_action(actions[-1])
    return f"{game.id} {actions}"


def main() -> None:
    """Print a line for each."""
    for game in registered_games().values():
        print(played(game, game.players[-1]))
        print(chosen(game))


if __name__ == "__main__":
    main()

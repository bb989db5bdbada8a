"""One game between bots: seating, chance and decisions, step by step."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, SupportsIndex, TypeVar

from ludotheque.bots.levels import Player
from ludotheque.bots.named import AnyBot, player
from ludotheque.bots.own import apart, globals_kept, seed_globals
from ludotheque.core.errors import BadInput, BrokenGame, UnknownGame, brief
from ludotheque.core.game import Game
from ludotheque.core.levels import KNOWN
from ludotheque.core.registry import load
from ludotheque.core.state import State

T = TypeVar("T")

STREAMS: Final = 32
"""Independent streams of chance in a game: one for the game, one for each bot, and spare ones."""
SHARED_STREAM: Final = STREAMS - 1
GAMES_PER_SEED: Final = 2**26
SEEDS: Final = 2**32
MOST_JOBS: Final = 1024
LARGEST_SEED: Final = 2**63 - 1
SPREAD: Final = 0x9E3779B97F4A7C15
"""An odd number that spreads the seeds of the arms of an experiment."""


def chance_seed(seed: int, number: int, stream: int, arm: int = 0) -> int:
    """Return the seed of one of a game's streams of chance: 0 for the game itself, ``seat + 1`` for a bot.

    >>> chance_seed(1, 0, 0) != chance_seed(1, 0, 1) != chance_seed(1, 1, 0) != chance_seed(1, 0, 0, arm=1)
    True
    """
    plain = (seed * GAMES_PER_SEED + number) * STREAMS + stream
    return (plain ^ arm * SPREAD) & LARGEST_SEED


def rotated(names: Sequence[T], number: int) -> list[T]:
    """Seat the bots of a game: each bot moves on by one seat from game to game.

    >>> rotated(["a", "b", "c"], 1)
    ['b', 'c', 'a']
    """
    return [names[(seat + number) % len(names)] for seat in range(len(names))]


def check_seed(seed: object) -> int:
    """Return a seed of games between bots. BadInput if it is none.

    >>> check_seed(7)
    7
    """
    number = _whole(seed)
    if not 0 <= number < SEEDS:
        raise BadInput(f"a seed is a whole number from 0 to {SEEDS - 1}, not {brief(seed)}")
    return number


def check_amount(what: str, amount: object, most: int) -> int:
    """Return an amount. BadInput unless it is a whole number from 1 on.

    >>> check_amount("games", 500, GAMES_PER_SEED)
    500
    """
    number = _whole(amount)
    if not 1 <= number <= most:
        raise BadInput(f"the number of {what} is 1 to {most}, not {brief(amount)}")
    return number


def _whole(value: object) -> int:
    """Return a whole number, such as one of NumPy, as Python's own; -1 for anything else."""
    return operator.index(value) if isinstance(value, SupportsIndex) else -1


def check_installed(game: Game) -> None:
    """Raise BadInput for a changed game: other processes load games by their ids, and would play the installed one."""
    try:
        found = load(game.id) is game
    except (UnknownGame, BrokenGame):
        found = False
    if not found:
        raise BadInput(f"other processes cannot find this {game.title}: use jobs=1, or install it as a game of its own")


def check_bots(bots: Iterable[AnyBot], game: Game, seed: int, simulations: int | None) -> None:
    """Make each bot once. BadInput if there is none of that name, or if one cannot be made."""
    with globals_kept():
        for which in bots:
            player(which, game, seed=seed, simulations=simulations)


def seated(
    game: Game, bots: Sequence[AnyBot], seed: int, number: int, simulations: int | None, arm: int = 0
) -> list[Player]:
    """Return a player for each seat of a game, each with its own chance.

    Bots of your own may also draw from Python's ``random`` and NumPy's, which they share: a game with one seeds these.
    """
    if not all(isinstance(which, str) and which.partition("@")[0] in KNOWN for which in bots):
        seed_globals(apart(chance_seed(seed, number, SHARED_STREAM, arm)))
    return [
        player(which, game, seed=chance_seed(seed, number, seat + 1, arm), simulations=simulations)
        for seat, which in enumerate(bots)
    ]


def decisions(state: State, seats: Sequence[Player]) -> Iterator[tuple[int, int, int]]:
    """Play a game to its end. Yield after each decision: the seat, the number of offered actions and the action.

    Raises:
        BadInput: a seat has something other than a player. Players see the true state: for a bot in any other form,
            :func:`ludotheque.bots.named.player` makes one that shows it only what its seat may see.
    """
    for one in seats:
        if not isinstance(one, Player):
            raise BadInput(f"{brief(one)} is not a player: make one with player(bot, game, seed=...), or use simulate")
    while not state.is_terminal():
        actions = state.legal_actions()
        seat = state.current_player()
        action = actions[0] if len(actions) == 1 else seats[seat].choose(state, seat)
        state.apply_action(action)
        yield seat, len(actions), action

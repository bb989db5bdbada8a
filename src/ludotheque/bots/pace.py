"""The pace of this machine: how much of what a level does there is time for."""

from __future__ import annotations

from typing import Final

from ludotheque.bots.levels import strength_of
from ludotheque.bots.nets import judge
from ludotheque.bots.search import Search
from ludotheque.core.chance import SeededChance
from ludotheque.core.game import Game
from ludotheque.core.levels import KNOWN

SECONDS: Final = 0.1
"""The length of a measurement."""


def reach(level: str, game: Game, players: int, seconds: float = SECONDS) -> float:
    """Measure how much of a level's simulations there is time for at the beginning of a game, 0 to 1.

    >>> from ludotheque import load
    >>> reach("beginner", load("leduc"), 2)  # a look ahead needs no time
    1.0
    """
    wanted = strength_of(level, game, players).simulations
    if wanted == 0:
        return 1.0
    start = game.start(players, chance=SeededChance(1))
    search = Search(start, start.current_player(), judge(game, players), SeededChance(2), game.cooperative)
    search.run_for(seconds)
    return min(1.0, int(search.simulations) / seconds * KNOWN[level] / wanted)

"""The common part of the environments: the game, its name there, and the observations of a seat."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.core.chance import SeededChance
from ludotheque.core.encoding import mask
from ludotheque.core.errors import BadInput, players_of
from ludotheque.core.game import Game
from ludotheque.core.options import Options
from ludotheque.core.registry import load
from ludotheque.core.state import State

SEEDS = 2**31
NUMBERS = np.dtype("<f4")
BYTES = np.dtype(np.int8)
"""Made once: NumPy takes longer to read the name of a type than to look at the bytes."""


def name_of(game: Game) -> str:
    """Return the name of a game as an environment; the number is that of its rules.

    >>> name_of(load("koryo"))
    'ludotheque/koryo-v1'
    """
    return f"ludotheque/{game.id}-v{game.version}"


def ansi(render_mode: str | None) -> str:
    """The one way of rendering. BadInput for any other."""
    if render_mode not in (None, "ansi"):
        raise BadInput(f"render_mode is 'ansi', or None for the same, not {render_mode!r}")
    return "ansi"


def seeded(seed: int) -> SeededChance:
    """Chance of that seed. BadInput says which seeds there are."""
    if not isinstance(seed, (int, np.integer)) or not 0 <= seed < 2**63:
        raise BadInput(f"a seed is a whole number from 0 to 2**63 - 1, not {seed!r}")
    return SeededChance(int(seed))


def limit(name: str, most: int | None) -> int | None:
    """A limit on the length of a game, or None for none. BadInput if it allows nothing."""
    if most is not None and (not isinstance(most, (int, np.integer)) or most < 1):
        raise BadInput(f"{name} is a whole number from 1 on, or None, not {most!r}")
    return most


class Table:
    """One game with its number of players and options: where new states come from.

    ``actions`` is how many actions the game numbers, ``length`` how many numbers an observation has; both are the same
    at every table of the game. UnknownGame, BadInput and BadOption say what is allowed.

    >>> table = Table("koryo", 2, {})
    >>> table.name, table.start(1).num_players
    ('ludotheque/koryo-v1', 2)
    """

    def __init__(self, game: str, players: int | None, options: dict[str, object]) -> None:
        self.game: Game = load(game)
        asked = self.game.players[0] if players is None else players
        if not isinstance(asked, (int, np.integer)) or asked not in self.game.players:
            raise BadInput(f"{self.game.title} is for {players_of(self.game.players)}, not {asked!r}")
        self.players = int(asked)
        self.options: Options = self.game.options.parse(options)
        self.name = name_of(self.game)
        self.actions = int(self.game.actions.size)
        self._blank = bytes(self.actions)
        self.length = len(self.observe(self.start(0), 0))

    def __reduce__(self) -> tuple[type[Table], tuple[str, int, dict[str, object]]]:
        """Pickled as what it was made of."""
        return Table, (self.game.id, self.players, dict(self.options.to_json()))

    def start(self, seed: int) -> State:
        """A new game; the same seed gives the same game."""
        return self.game.start(self.players, self.options, chance=SeededChance(seed))

    def observe(self, state: State, seat: int) -> NDArray[np.float32]:
        """Return what the seat sees as numbers from -1 to 1, shape ``(length,)``, read-only."""
        return np.frombuffer(self.game.encode(state, seat), NUMBERS)

    def mask(self, state: State) -> NDArray[np.int8]:
        """Return the mask of the actions offered to the seat to decide: 0 or 1, shape ``(actions,)``, read-only."""
        return np.frombuffer(mask(state, self._blank), BYTES)

    def words(self, state: State) -> dict[str, Any]:
        """The position as JSON, all secrets in it: for people who look at their own program's work."""
        return self.game.to_json(state)

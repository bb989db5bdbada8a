"""The common part of the environments: the game, its name there, and the observations of a seat."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.bots import AnyBot
from ludotheque.bots.named import player
from ludotheque.core.chance import SeededChance
from ludotheque.core.encoding import Copied, Encoder, mask
from ludotheque.core.errors import BadInput, players_of
from ludotheque.core.game import Game
from ludotheque.core.options import Options
from ludotheque.core.registry import load, versions
from ludotheque.core.state import State
from ludotheque.envs import batch
from ludotheque.envs.policies import Opponent, PolicyBot, as_bot

SEEDS = int(batch.SEEDS)
"""The exclusive upper bound of seeds."""
RANDOM = "random"
"""Opponents that need no view and play in compiled code."""
NUMBERS = np.dtype("<f4")
BYTES = np.dtype(np.int8)
SEATS = np.dtype("<i8")
"""Created once: NumPy takes longer to parse the name of a type than to read the bytes."""


def name_of(game: Game) -> str:
    """Return the name of a game as an environment, with the version of its rules.

    >>> name_of(load("koryo"))
    'ludotheque/koryo-v1'
    """
    return _named(game.id, game.version)


def names() -> dict[str, str]:
    """Return the name of every installed game as an environment, keyed by id, without loading Ludotheque's own games.

    >>> names()["koryo"]
    'ludotheque/koryo-v1'
    """
    return {id: _named(id, version) for id, version in versions().items()}


def _named(id: str, version: int) -> str:
    return f"ludotheque/{id}-v{version}"


def array(table: Any, kind: np.dtype[Any]) -> NDArray[Any]:
    """Return a table of compiled code as a read-only array that shares its memory."""
    return np.frombuffer(table, kind)


def seeded(seed: int) -> SeededChance:
    """Return chance with this seed. BadInput gives the range of seeds."""
    if not isinstance(seed, (int, np.integer)) or not 0 <= seed < 2**63:
        raise BadInput(f"a seed is a whole number from 0 to 2**63 - 1, not {seed!r}")
    return SeededChance(int(seed))


def limit(name: str, most: int | None) -> int | None:
    """Return a limit on the length of a game, or None. BadInput if it is below 1."""
    if most is not None and (not isinstance(most, (int, np.integer)) or most < 1):
        raise BadInput(f"{name} must be a whole number of at least 1, or None, not {most!r}")
    return most


class EnvTable:
    """One game with a number of players and options, which creates new states.

    ``actions`` is the number of actions of the game, ``length`` the number of values in an observation; both are the
    same at every table of the game. UnknownGame, BadInput and BadOption list what is allowed.

    >>> table = EnvTable("koryo", 2, {})
    >>> table.name, table.start(1).num_players
    ('ludotheque/koryo-v1', 2)
    """

    def __init__(self, game: str, players: int | None, options: dict[str, object]) -> None:
        self.game: Game = load(game)
        asked = self.game.players[0] if players is None else players
        if not isinstance(asked, (int, np.integer)) or asked not in self.game.players:
            raise BadInput(f"{self.game.title} is for {players_of(self.game.players)}, not {asked!r}")
        self.players: int = int(asked)
        self.options: Options = self.game.options.parse(options)
        self.name: str = name_of(self.game)
        self.actions: int = self.game.actions.size
        self._blank = bytes(self.actions)
        encode = self.game.rules.encode
        if not isinstance(encode, Encoder):
            encode = Copied(encode, len(self.observe(self.start(0), 0)))
        self.encoder: Encoder = encode
        self.length: int = encode.length

    def __reduce__(self) -> tuple[type[EnvTable], tuple[str, int, dict[str, object]]]:
        """Pickled as what it was made of."""
        return EnvTable, (self.game.id, self.players, dict(self.options.to_json()))

    @property
    def alone(self) -> bool:
        """Return whether a learner plays all seats: in a cooperative game, or with one player."""
        return self.game.cooperative or self.players == 1

    def rivals(self, opponents: Opponent) -> AnyBot:
        """Return the players of the other seats as a bot.

        BadInput if there are no such seats or no such bot, or if a policy cannot play this game.

        >>> EnvTable("kick_ass", 2, {}).rivals("greedy")
        Traceback (most recent call last):
        ...
        ludotheque.core.errors.BadInput: the learner plays all seats here, so there are no opponents
        """
        bot = as_bot(opponents)
        if bot != RANDOM:
            if self.alone:
                raise BadInput("the learner plays all seats here, so there are no opponents")
            player(bot, self.game, seed=0)
        if isinstance(bot, type) and issubclass(bot, PolicyBot):
            bot.check(self.start(0), self.game)
        return bot

    def start(self, seed: int) -> State:
        """Return a new game; the same seed gives the same game."""
        return self.game.start(self.players, self.options, chance=SeededChance(seed))

    def observe(self, state: State, seat: int) -> NDArray[np.float32]:
        """Return the view of a seat as numbers from -1 to 1, shape ``(length,)``, read-only."""
        return np.frombuffer(self.game.rules.encode(state, seat), NUMBERS)

    def mask(self, state: State) -> NDArray[np.int8]:
        """Return the mask of the actions offered to the seat that decides: 0 or 1, shape ``(actions,)``, read-only."""
        return np.frombuffer(mask(state, self._blank), BYTES)

    def words(self, state: State) -> dict[str, Any]:
        """Return the position as JSON, secrets included, for debugging."""
        return self.game.to_json(state)

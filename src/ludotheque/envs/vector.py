"""Many games at once for learners: one call from Python for a step in all of them.

>>> from ludotheque.envs.vector import env
>>> games = env("koryo", games=8, players=2)
>>> observations, masks = games.observe()
>>> observations.shape, masks.shape, games.seats.shape
((8, 190), (8, 349), (8,))
>>> over, returns = games.step(masks.argmax(axis=1))
>>> over.sum(), returns.shape
(np.int64(0), (8, 2))
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.core.chance import SeededChance
from ludotheque.core.errors import BadInput
from ludotheque.core.state import State
from ludotheque.envs.batch import Batch
from ludotheque.envs.common import BYTES, NUMBERS, POSITION, SEATS, SEEDS, EnvTable, array, seeded
from ludotheque.envs.rewards import Paid, Reward, payer

MOST_GAMES = 2**16


def env(
    game: str,
    games: int,
    players: int | None = None,
    *,
    seed: int = 0,
    reward: Reward = "result",
    paid: Paid = "end",
    position: State | Mapping[str, Any] | None = None,
    **options: object,
) -> VectorEnv:
    """Return a batch of games of one kind, by default with the fewest players it allows.

    ``seed`` is a whole number from 0 to 2**63 - 1; rewards are as in :func:`ludotheque.envs.gymnasium.env`. Each game
    begins in the ``position``, a state or its ``to_json``, if there is one.

    UnknownGame, BadInput and BadOption list what is allowed.
    """
    if not isinstance(games, (int, np.integer)) or not 1 <= games <= MOST_GAMES:
        raise BadInput(f"the number of games at once is 1 to {MOST_GAMES}, not {games!r}")
    table = EnvTable(game, players, options)
    first = table.first(None if position is None else {POSITION: position}, (POSITION,), 0)
    return VectorEnv(table, games, seed, reward, paid, first.start)


class VectorEnv:
    """Games side by side, each at the decision of one of its seats. A new game replaces a finished one at once.

    The same seed and the same actions give the same games, also when only their number is the same.
    """

    def __init__(
        self,
        table: EnvTable,
        games: int,
        seed: int,
        reward: Reward = "result",
        paid: Paid = "end",
        start: Callable[[int], State] | None = None,
    ) -> None:
        self.table = table
        self.games = games
        self._start: Callable[[int], State] = start or table.start
        self._seeds = seeded(seed)
        self._picks = SeededChance(self._seeds.below(SEEDS))
        self._batch = Batch(
            games, self._deal, table.encoder, table.actions, payer(table.game, table.players, reward, paid)
        )

    def _deal(self) -> State:
        return self._start(self._seeds.below(SEEDS))

    @property
    def states(self) -> list[State]:
        """The games themselves, for bots as opponents or for inspection. They are live, not copies."""
        return self._batch.states

    @property
    def seats(self) -> NDArray[np.int64]:
        """The seat that decides in each game, shape ``(games,)``."""
        return array(self._batch.seats(), SEATS)

    def observe(self) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
        """Return the observations of seats and their masks of legal actions; both are read-only.

        Observations are float32 from -1 to 1, shape ``(games, length)``; masks are int8, 0 or 1, shape ``(games,
        actions)``.
        """
        seen = array(self._batch.observations(), NUMBERS).reshape(self.games, self.table.length)
        masks = array(self._batch.masks(), BYTES).reshape(self.games, self.table.actions)
        return seen, masks

    def step(self, actions: NDArray[np.integer]) -> tuple[NDArray[np.bool_], NDArray[np.float32]]:
        """Apply one action in each game, shape ``(games,)``.

        Return which games ended with it, and the rewards of each seat, shape ``(games, players)``: 0 where the game
        continues, unless steps are paid.

        BadInput unless there is one whole number per game: no game has moved. IllegalAction if one is not offered:
        games before it have moved, that one and all after it have not.
        """
        actions = np.asarray(actions)
        if actions.shape != (self.games,) or actions.dtype.kind not in "iu":
            given = f"{actions.dtype} of shape {actions.shape}"
            raise BadInput(f"a step takes one action for each of the {self.games} games, whole numbers, not {given}")
        over = np.zeros(self.games, dtype=np.bool_)
        rewards = np.zeros((self.games, self.table.players), dtype=np.float32)
        ended, paid = self._batch.step(actions.tolist())
        over[ended] = True
        for game, values in paid:
            rewards[game] = values
        return over, rewards

    def play(self, steps: int) -> NDArray[np.float32]:
        """Make random decisions in each game without a call from Python.

        Return the returns of all games that ended, shape ``(ended, players)``. BadInput for a negative number.
        """
        if not isinstance(steps, (int, np.integer)) or steps < 0:
            raise BadInput(f"the number of decisions must be a whole number of at least 0, not {steps!r}")
        ended = self._batch.play(steps, self._picks)
        return np.array(ended, dtype=np.float32).reshape(len(ended), self.table.players)

"""Gymnasium: one learner. In a cooperative game it plays every seat in turn; in other games, bots play the other seats.

>>> from ludotheque.envs.gymnasium import env
>>> koryo = env("koryo", players=2, opponents="greedy")
>>> observation, info = koryo.reset(seed=1)
>>> observation.shape, info["action_mask"].shape, info["seat"]
((190,), (349,), 1)
>>> observation, reward, terminated, truncated, info = koryo.step(int(info["action_mask"].nonzero()[0][0]))

Importing this module also registers every game with Gymnasium, under its name and the version of its rules:

>>> import gymnasium
>>> koryo = gymnasium.make("ludotheque/koryo-v1", players=3, opponents="greedy", max_episode_steps=50)
>>> koryo.spec.id
'ludotheque/koryo-v1'

``gymnasium.make("ludotheque.envs.gymnasium:ludotheque/koryo-v1")`` imports it first, and ``gymnasium.make_vec`` makes
many games at once (:mod:`ludotheque.envs.gymnasium_vector`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from operator import index
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from ludotheque.bots import AnyBot, Player
from ludotheque.bots.named import player
from ludotheque.core.chance import SeededChance
from ludotheque.core.errors import BadInput
from ludotheque.core.extras import lacking
from ludotheque.core.state import State
from ludotheque.envs.common import RANDOM, SEEDS, EnvTable, limit, names, seeded
from ludotheque.envs.common import name_of as name_of
from ludotheque.envs.pictures import Pictures, Pixels, metadata, render_mode_of
from ludotheque.envs.policies import Opponent, version_of

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as _missing:
    raise lacking("envs", _missing.name) from None

Observed = NDArray[np.float32]


def env(
    game: str,
    players: int | None = None,
    opponents: Opponent = RANDOM,
    *,
    max_episode_steps: int | None = None,
    render_mode: str | None = None,
    **options: object,
) -> GameEnv:
    """Return a game as a Gymnasium environment.

    Args:
        game: the game's id.
        players: the number of seats. Default: the fewest that the game allows.
        opponents: the player of the other seats: a level (``"greedy"``), your own bot (:data:`ludotheque.bots.AnyBot`)
            or a policy with ``predict``. A cooperative game has none.
        max_episode_steps: truncate a game after this many decisions of the learner, like Gymnasium's ``TimeLimit``.
        render_mode: ``ansi``: text with all secrets; ``rgb_array``: a picture of the table as the learner sees it;
            ``human``: the same in a window. Pictures need the extra ``pictures``.
        options: the game's options by name.

    Raises:
        UnknownGame, BadInput, BadOption: an argument is invalid; the message lists what is allowed.
    """
    return GameEnv(EnvTable(game, players, options), opponents, max_episode_steps, render_mode)


class GameEnv(gymnasium.Env[Observed, np.int64]):
    """One learner against bots. Its seat changes from game to game.

    Observations are the view of the seat that decides, float32 from -1 to 1, shape ``(table.length,)``.
    ``info["action_mask"]`` marks the offered actions, int8, 0 or 1, shape ``(table.actions,)``; ``info["seat"]`` is the
    seat. Arrays are read-only: copy them to change them.

    The reward is the return of the game at its end, from -1 to 1. An action that is not offered ends the game with -1
    and ``info["illegal"]``, so that a learner without a mask learns it too. A truncated game gives no reward; its last
    observation and mask show the current position.
    """

    def __init__(
        self, table: EnvTable, opponents: Opponent, max_episode_steps: int | None = None, render_mode: str | None = None
    ) -> None:
        self.table = table
        self.max_episode_steps: int | None = limit("max_episode_steps", max_episode_steps)
        self.metadata: dict[str, Any] = metadata(name=table.name)
        self.render_mode: str = render_mode_of(render_mode)
        self._pictures = Pictures(table, self.render_mode)
        self.observation_space: spaces.Space[Any] = spaces.Box(-1.0, 1.0, (table.length,), np.float32)
        self.action_space: spaces.Space[Any] = spaces.Discrete(table.actions)
        self.opponents: AnyBot = table.rivals(opponents)
        self.alone: bool = table.alone
        self.seat: int = 0
        self._bot: Player | None = None
        self._seeds: SeededChance | None = None
        self._others = SeededChance(0)
        self._over = True
        self._steps = 0

    @cached_property
    def _state(self) -> State:
        """The position; before the first reset, that of seed 0."""
        return self.table.start(0)

    @cached_property
    def _mask(self) -> NDArray[np.int8]:
        return self.table.mask(self._state)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Observed, dict[str, Any]]:
        """Start a new game with this seed, or with the next one after the last seed.

        BadInput gives the range of seeds. ``options`` are ignored.
        """
        super().reset(seed=seed)
        if seed is not None:
            self._seeds = seeded(seed)
        elif self._seeds is None:
            self._seeds = SeededChance(int(self.np_random.integers(SEEDS)))
        self._start(self._seeds)
        while self._state.is_terminal():
            self._start(self._seeds)
        self._over = False
        self._steps = 0
        self._pictures.update(self._state)
        return self._seen(), self._info()

    def _start(self, seeds: SeededChance) -> None:
        """Start a game and let the others play; it may end before the learner is asked.

        Random opponents need no bot, which would sample a world before each choice.
        """
        self._state = self.table.start(seeds.below(SEEDS))
        self._others = SeededChance(seeds.below(SEEDS))
        rival = seeds.below(SEEDS)
        self._bot = None if self.opponents == RANDOM else player(self.opponents, self.table.game, seed=rival)
        self.seat = 0 if self.alone else seeds.below(self.table.players)
        self._let_others_play()

    def step(self, action: np.int64) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Apply the action of the learner; then the others play until its next decision.

        Raise ResetNeeded if the game is over, TypeError if the action is not a whole number.
        """
        if self._over:
            raise gymnasium.error.ResetNeeded("no game is going on: call reset")
        number = index(action)
        if not 0 <= number < self.table.actions or not self._mask[number]:
            self._over = True
            return self._seen(), -1.0, True, False, {**self._info(), "illegal": True}
        self._state.apply_action(number)
        self._let_others_play()
        self._steps += 1
        terminated = self._state.is_terminal()
        truncated = not terminated and self._steps == self.max_episode_steps
        self._over = terminated or truncated
        self._pictures.update(self._state)
        reward = float(self._state.returns()[self.seat]) if terminated else 0.0
        return self._seen(), reward, terminated, truncated, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask for sb3-contrib's MaskablePPO: booleans, shape ``(table.actions,)``."""
        return self._mask.astype(np.bool_)

    def render(self) -> str | Pixels | None:
        """Return the position as JSON, secrets included; with ``rgb_array``, the table as its player sees it."""
        return self._pictures.render(self._state)

    def close(self) -> None:
        """Close the window, if there is one."""
        self._pictures.close()

    def _let_others_play(self) -> None:
        state = self._state
        while not self.alone and not state.is_terminal() and state.current_player() != self.seat:
            state.apply_action(self._others_choice(state))

    def _others_choice(self, state: State) -> int:
        if self._bot is None:
            actions = state.offers()
            return actions[0] if len(actions) == 1 else actions[self._others.below(len(actions))]
        return self._bot.choose(state, state.current_player())

    def _eyes(self) -> int:
        """Return the seat whose view is observed: the learner's, or in a cooperative game the one to decide."""
        if self.alone and not self._state.is_terminal():
            return self._state.current_player()
        return self.seat

    def _seen(self) -> Observed:
        return self.table.observe(self._state, self._eyes())

    def _info(self) -> dict[str, Any]:
        self._mask = self.table.mask(self._state)
        return {"action_mask": self._mask, "seat": self._eyes()}


class SelfPlay(gymnasium.Wrapper[Observed, np.int64, Observed, np.int64]):
    """A game against earlier versions of the learner: each game draws the opponents from a pool.

    >>> koryo = SelfPlay(env("koryo", players=2), ["random"])
    >>> koryo.add(lambda seen: seen.legal()[0])
    >>> _observation, info = koryo.reset(seed=1)
    >>> info["opponent"] in (0, 1)
    True

    Args:
        env: the environment.
        pool: the first opponents, at least one.
        keep: the number of opponents to keep; the newest ones stay.
    """

    def __init__(self, env: gymnasium.Env[Observed, np.int64], pool: Sequence[Opponent], keep: int = 16) -> None:
        super().__init__(env)
        if not pool:
            raise BadInput("self-play needs a first opponent, such as 'random'")
        if keep < 1:
            raise BadInput(f"self-play keeps at least one opponent, not {keep}")
        self._keep = keep
        self.pool: list[AnyBot] = []
        for opponent in pool:
            self.add(opponent)

    def add(self, opponent: Opponent) -> None:
        """Add a version of an opponent, such as of the current policy: a copy. If the pool is full, drop the oldest.

        BadInput if it cannot play here, or cannot be copied; a function is not copied, and warned of if it may change.
        """
        table = cast(GameEnv, self.unwrapped).table
        table.rivals(opponent)  # a policy that has just learned can only be copied after it has predicted
        self.pool = [*self.pool, table.rivals(version_of(opponent))][-self._keep :]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Start a game against an opponent of the pool; ``info["opponent"]`` is its index."""
        if seed is not None:
            self.np_random = np.random.default_rng(seed)
        chosen = int(self.np_random.integers(len(self.pool)))
        cast(GameEnv, self.unwrapped).opponents = self.pool[chosen]
        observation, info = super().reset(seed=seed, options=options)
        return observation, {**info, "opponent": chosen}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of the game."""
        return cast(GameEnv, self.unwrapped).action_masks()


# Gymnasium looks here for the ways of rendering, and makes others of them, such as "rgb_array_list".
env.__dict__["metadata"] = metadata()

for _id, _name in names().items():
    gymnasium.register(
        _name,
        "ludotheque.envs.gymnasium:env",
        kwargs={"game": _id},
        vector_entry_point="ludotheque.envs.gymnasium_vector:env",
    )

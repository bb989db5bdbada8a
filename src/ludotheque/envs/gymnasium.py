"""Gymnasium: one learner. In a cooperative game it plays every seat in turn; in other games, bots play the other seats.

>>> from ludotheque.envs.gymnasium import env
>>> koryo = env("koryo", players=2, opponents="greedy")
>>> observation, info = koryo.reset(seed=1)
>>> observation.shape, info["action_mask"].shape, int(info["seat"])
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
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from ludotheque.bots import AnyBot
from ludotheque.core.chance import SeededChance
from ludotheque.core.errors import BadInput
from ludotheque.core.extras import lacking
from ludotheque.core.state import IllegalAction, State
from ludotheque.envs.batch import Place
from ludotheque.envs.common import BYTES, RANDOM, SEEDS, Bots, EnvTable, Opponents, array, names, number_of, seeded
from ludotheque.envs.common import name_of as name_of
from ludotheque.envs.pictures import Pictures, Pixels, metadata, render_mode_of
from ludotheque.envs.policies import Opponent, as_bot, is_policy, version_of
from ludotheque.envs.rewards import ILLEGAL, Paid, Reward
from ludotheque.envs.terms import LearnerTerms

try:
    import gymnasium
    from gymnasium import spaces
except ModuleNotFoundError as _missing:
    raise lacking("envs", _missing.name) from None

Observed = NDArray[np.float32]


def env(
    game: str,
    players: int | None = None,
    opponents: Opponents = RANDOM,
    *,
    seat: int | None = None,
    reward: Reward = "result",
    paid: Paid = "end",
    illegal_reward: float | None = ILLEGAL,
    max_episode_steps: int | None = None,
    render_mode: str | None = None,
    **options: object,
) -> GameEnv:
    """Return a game as a Gymnasium environment.

    Args:
        game: the game's id.
        players: the number of seats. Default: the fewest that the game allows.
        opponents: the player of the other seats: a level (``"greedy"``), your own bot (:data:`ludotheque.bots.AnyBot`)
            or a policy with ``predict``; or a list with one for each, in the order of play after the learner. A
            cooperative game has none.
        seat: the learner's seat, from 0. Default: drawn for each game.
        reward: the ``result`` by placing, from -1 to 1; the ``score`` in points; or the ``margin``: the points ahead
            of the best other seat.
        paid: at the ``end``, or with each ``step``: what was added since the last one. Points are public.
        illegal_reward: the reward for an action that is not offered, which ends the game. None: it raises.
        max_episode_steps: truncate a game after this many decisions of the learner, like Gymnasium's ``TimeLimit``.
        render_mode: ``ansi``: text with all secrets; ``rgb_array``: a picture of the table as the learner sees it;
            ``human``: the same in a window. Pictures need the extra ``pictures``.
        options: the game's options by name.

    Raises:
        UnknownGame, BadInput, BadOption: an argument is invalid; the message lists what is allowed.

    >>> koryo = env("koryo", players=3, opponents=["greedy", "random"], seat=0, reward="score", paid="step")
    >>> int(koryo.reset(seed=1)[1]["seat"])
    0
    """
    table = EnvTable(game, players, options)
    return GameEnv(
        table, LearnerTerms(table, opponents, seat, reward, paid, illegal_reward, max_episode_steps), render_mode
    )


class GameEnv(gymnasium.Env[Observed, np.int64]):
    """One learner against bots. Its seat changes from game to game, unless it is chosen.

    Observations are the view of the seat that decides, float32 from -1 to 1, shape ``(table.length,)``.
    ``info["action_mask"]`` marks the offered actions, int8, 0 or 1, shape ``(table.actions,)``; ``info["seat"]`` is the
    seat. Arrays are read-only: copy them to change them. With :class:`MaskInObservation` the mask is in the
    observation.

    The reward is the return of the game at its end, from -1 to 1, or as chosen. An action that is not offered ends the
    game with -1 and ``info["illegal"]``, so that a learner without a mask learns it too. A truncated game gives no
    reward at its end; its last observation and mask show the current position.

    A copy, pickled or by :func:`copy.deepcopy`, begins with a reset.
    """

    def __init__(self, table: EnvTable, terms: LearnerTerms, render_mode: str | None = None) -> None:
        self.table = table
        self.max_episode_steps: int | None = terms.max_episode_steps
        self.metadata: dict[str, Any] = metadata(name=table.name)
        self.render_mode: str = render_mode_of(render_mode)
        self._pictures = Pictures(table, self.render_mode)
        self.observation_space: spaces.Space[Any] = spaces.Box(-1.0, 1.0, (table.length,), np.float32)
        self.action_space: spaces.Space[Any] = spaces.Discrete(table.actions)
        self.alone: bool = table.alone
        self._terms = terms
        self._place = Place(terms.compiled())
        self._seeded = False
        self._over = True

    def __getstate__(self) -> dict[str, Any]:
        """Leave out the game that is going on: no one can copy the memory of every opponent. A copy needs a reset."""
        return {**self.__dict__, "_place": None, "_pictures": None, "_seeded": False, "_over": True}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        self._pictures = Pictures(self.table, self.render_mode)
        self._place = Place(self._terms.compiled())

    @property
    def opponents(self) -> Bots:
        """The players of the other seats, from the next game on."""
        return self._terms.bots

    @opponents.setter
    def opponents(self, bots: Bots) -> None:
        self._terms.bots = bots
        self._place.terms.meet = self.table.meeting(bots)

    @property
    def _state(self) -> State:
        """The position; before the first reset, that of seed 0."""
        return self._place.state if self._seeded else self.table.start(0)

    @cached_property
    def _mask(self) -> NDArray[np.int8]:
        return self.table.mask(self._state)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Start a new game with this seed, or with the next one after the last seed.

        Args:
            seed: a whole number from 0 to 2**63 - 1.
            options: for this game alone: ``position``, a state of the game or its ``to_json``, from which it begins;
                and ``seat``, the learner's.

        Raises:
            BadInput: the seed is out of range, an option is unknown, or its value is impossible.
        """
        first = self._terms.first(options)
        super().reset(seed=seed)
        if seed is not None:
            self._place.sow(seeded(seed))
        elif not self._seeded:
            self._place.sow(SeededChance(int(self.np_random.integers(SEEDS))))
        self._over = True
        self._place.renew(*first)
        self._seeded = True
        self._over = False
        self._pictures.update(self._place.state)
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Apply the action of the learner; then the others play until its next decision.

        Raise ResetNeeded if the game is over, TypeError if the action is not a whole number, and IllegalAction if it is
        not offered and has no reward.
        """
        if self._over:
            raise gymnasium.error.ResetNeeded("no game is going on: call reset")
        number = number_of(action, self.table.game)
        if not 0 <= number < self.table.actions or not self._mask[number]:
            if self._terms.illegal_reward is None:
                raise IllegalAction(number)
            self._over = True
            return self._seen(), self._terms.illegal_reward, True, False, {**self._info(), "illegal": True}
        place = self._place
        place.decide(number)
        self._over = place.over
        self._pictures.update(place.state)
        return self._seen(), place.reward, place.over and not place.cut, place.cut, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask for sb3-contrib's MaskablePPO: booleans, shape ``(table.actions,)``."""
        return self._mask.astype(np.bool_)

    def render(self) -> str | Pixels | None:
        """Return the position as JSON, secrets included; with ``rgb_array``, the table as its player sees it."""
        return self._pictures.render(self._state)

    def close(self) -> None:
        """Close the window, if there is one."""
        self._pictures.close()

    def _seen(self) -> Observed:
        return self.table.observe(self._place.state, self._place.eyes())

    def _info(self) -> dict[str, Any]:
        self._mask = array(self._place.mask(), BYTES)
        return {"action_mask": self._mask, "seat": np.int64(self._place.eyes())}


class MaskInObservation(gymnasium.Wrapper[Any, np.int64, Any, np.int64]):
    """A game whose observation is a dictionary: the ``observation`` and its ``action_mask``, as PettingZoo has them.

    >>> koryo = MaskInObservation(env("koryo"))
    >>> seen, _ = koryo.reset(seed=1)
    >>> seen["observation"].shape, seen["action_mask"].shape, koryo.observation_space.contains(seen)
    ((190,), (349,), True)

    Args:
        env: the environment.
    """

    def __init__(self, env: gymnasium.Env[Any, np.int64]) -> None:
        super().__init__(env)
        mask = spaces.Box(0, 1, (cast(GameEnv, self.unwrapped).table.actions,), np.int8)
        self.observation_space: spaces.Space[Any] = spaces.Dict(
            {"observation": env.observation_space, "action_mask": mask}
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start a game."""
        observation, info = self.env.reset(seed=seed, options=options)
        return self._both(observation, info), info

    def step(self, action: np.int64) -> tuple[dict[str, Any], Any, bool, bool, dict[str, Any]]:
        """Apply an action."""
        observation, reward, terminated, truncated, info = self.env.step(action)
        return self._both(observation, info), reward, terminated, truncated, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of the game."""
        return cast(GameEnv, self.unwrapped).action_masks()

    @staticmethod
    def _both(observation: Observed, info: dict[str, Any]) -> dict[str, Any]:
        return {"observation": observation, "action_mask": info["action_mask"]}


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
        keep: the number of opponents to keep, the first ones included; the newest ones stay.
    """

    def __init__(self, env: gymnasium.Env[Observed, np.int64], pool: Sequence[Opponent], keep: int = 16) -> None:
        super().__init__(env)
        if not pool:
            raise BadInput("self-play needs a first opponent, such as 'random'")
        if keep < 1:
            raise BadInput(f"self-play keeps at least one opponent, not {keep}")
        self._keep = keep
        self._versions = 0
        self.pool: list[AnyBot] = []
        """The opponents, oldest first. Versions of a policy are bots with numbers from 1 in their names."""
        for opponent in pool:
            self.add(opponent)

    def add(self, opponent: Opponent) -> None:
        """Add a version of an opponent, such as of the current policy: a copy. If the pool is full, drop the oldest.

        BadInput if it cannot play here, or cannot be copied; a function is not copied, and warned of if it may change.
        """
        table = cast(GameEnv, self.unwrapped).table
        table.rivals(opponent)  # a policy that has just learned can only be copied after it has predicted
        version = version_of(opponent)
        if is_policy(version):
            self._versions += 1
            version = as_bot(version, f"{type(version).__name__} {self._versions}")
        self.pool = [*self.pool, cast(AnyBot, table.rivals(version))][-self._keep :]

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

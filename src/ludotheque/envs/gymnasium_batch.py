"""Many games of one process as a vectorised environment of Gymnasium's (:mod:`ludotheque.envs.gymnasium_vector`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from sys import getrefcount
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ludotheque.core.errors import BadInput
from ludotheque.core.state import IllegalAction, State
from ludotheque.envs.batch import Learners, Sheet
from ludotheque.envs.common import BYTES, NUMBERS, SEATS, SEEDS, EnvTable, array, seeded
from ludotheque.envs.pictures import ANSI, PIXELS, Pictures, Pixels, metadata, render_mode_of
from ludotheque.envs.terms import LearnerTerms

Observed = NDArray[np.float32]
Numbers = NDArray[np.int64]
Infos = dict[str, Any]
Seed = int | Sequence[int] | None
Shown = tuple[Observed, NDArray[np.int8], Numbers]
"""Observations, masks and seats."""
Last = tuple[int, Observed, NDArray[np.int8], int, bool]
"""A game that ended: its number, last observation, mask and seat, and whether the action was not offered."""
SHEETS_KEPT = 4
IN_BATCHES = (ANSI, PIXELS)
"""The ways of rendering many games: there is no window for them."""


def described(env: VectorEnv[Any, Any, Any], table: EnvTable, num_envs: int, render_mode: str | None) -> None:
    """Set what Gymnasium asks of a vectorised environment: how many games, their spaces, and how they are rendered."""
    env.num_envs = num_envs
    env.render_mode = render_mode_of(render_mode, IN_BATCHES)
    env.metadata = metadata(name=table.name, render_modes=list(IN_BATCHES), autoreset_mode=AutoresetMode.SAME_STEP)
    env.single_observation_space = spaces.Box(-1.0, 1.0, (table.length,), np.float32)
    env.single_action_space = spaces.Discrete(table.actions)
    env.observation_space = batch_space(env.single_observation_space, num_envs)
    env.action_space = batch_space(env.single_action_space, num_envs)


def checked(actions: Numbers, masks: NDArray[np.int8], terms: LearnerTerms) -> Numbers:
    """Return one whole number for each game. BadInput if they are something else, IllegalAction if that is to raise."""
    games = len(masks)
    given = np.asarray(actions)
    if given.shape != (games,) or given.dtype.kind not in "iu":
        said = f"{given.dtype} of shape {given.shape}"
        raise BadInput(f"a step takes one action for each of the {games} games, whole numbers, not {said}")
    if terms.illegal_reward is None:
        within = (given >= 0) & (given < masks.shape[1])
        offered = within & (masks[np.arange(games), np.where(within, given, 0)] == 1)
        if not offered.all():
            raise IllegalAction(int(given[offered.argmin()]))
    return given


def seeds_of(env: VectorEnv[Any, Any, Any], seed: Seed, begun: bool) -> list[int]:
    """Return a seed for each game, or none if all go on with the next after their last.

    They are those of Gymnasium's own vectorised environments: the given one and those after it, or a list.
    """
    if seed is None:
        if begun:
            return []
        seed = int(env.np_random.integers(SEEDS))
    if not isinstance(seed, (int, np.integer)):
        if len(seed) != env.num_envs:
            raise BadInput(f"a list of seeds has one for each of the {env.num_envs} games, not {len(seed)}")
        given = list(seed)
    else:
        given = [seed + number for number in range(env.num_envs)]
    for one in given:
        seeded(one)
    return [int(one) for one in given]


def pictures(
    env: VectorEnv[Any, Any, Any], table: EnvTable, states: Sequence[State]
) -> tuple[str | Pixels | None, ...]:
    """Return the picture of each game, as text or pixels."""
    drawn = Pictures(table, str(env.render_mode))
    return tuple(drawn.render(state) for state in states)


def arrays(sheet: Sheet) -> tuple[NDArray[Any], ...]:
    """Return what a sheet shows as flat arrays that share its memory: observations, masks, seats."""
    return array(sheet.seen, NUMBERS), array(sheet.masks, BYTES), array(sheet.seats, SEATS)


def tell_the_last(infos: Infos, games: int, ended: list[Last]) -> None:
    """Add how games looked at their end, in Gymnasium's form: what they showed, and which of them count."""
    seen = np.full(games, None, dtype=object)
    masks = np.zeros((games, infos["action_mask"].shape[1]), np.int8)
    seats = np.zeros(games, np.int64)
    which, illegal = np.zeros((2, games), dtype=np.bool_)
    for at, observation, mask, seat, refused in ended:
        seen[at], masks[at], seats[at] = observation, mask, seat
        which[at], illegal[at] = True, refused
    infos.update({"final_obs": seen, "_final_obs": which, "_final_info": which, "illegal": illegal})
    infos["final_info"] = {"action_mask": masks, "_action_mask": which, "seat": seats, "_seat": which}


class ArrayPage:
    """Memory in which games are shown, as arrays. It is free when no one holds an array that was given out.

    All arrays that are given out are views of ``roots``, flat arrays that are no views of others: so each of them, and
    each view of it, counts as a reference to one of these.
    """

    def __init__(self, games: int, roots: tuple[NDArray[Any], ...]) -> None:
        self._games = games
        self._roots = roots
        self._unused: list[int] = self._references()

    def is_free(self) -> bool:
        """Return whether it can be written on again."""
        return self._references() == self._unused

    def shown(self, copied: bool = False) -> Shown:
        """Give out what it shows, or copies of it."""
        seen, masks, seats = [root.copy() for root in self._roots] if copied else self._roots
        shown = seen.reshape(self._games, -1), masks.reshape(self._games, -1), seats[:]
        for one in shown:
            one.flags.writeable = False
        return shown

    def _references(self) -> list[int]:
        return [getrefcount(root) for root in self._roots]


class Sheets:
    """The sheets of an environment, each with its page: as few as there are in use at once."""

    def __init__(self, games: int, table: EnvTable) -> None:
        self._games = games
        self._table = table
        self._used: list[tuple[Sheet, ArrayPage]] = []

    def write(self, write: Callable[[Sheet], Any]) -> tuple[Shown, Any]:
        """Have a free sheet written on. Return what it shows, and what the writer returned."""
        for sheet, page in self._used:
            if page.is_free():
                told = write(sheet)
                return page.shown(), told
        sheet = Sheet(self._games, self._table.length, self._table.actions)
        told = write(sheet)
        page = ArrayPage(self._games, arrays(sheet))
        self._used = [*self._used[1 - SHEETS_KEPT :], (sheet, page)]
        return page.shown(), told


class GameVectorEnv(VectorEnv[Observed, Numbers, NDArray[Any]]):
    """One learner in many games, all played by this process; in each its seat is drawn at the start.

    Observations have the shape ``(num_envs, table.length)``, ``infos["action_mask"]`` has ``(num_envs,
    table.actions)``; ``infos["seat"]`` says whose views they are. Arrays are read-only: copy them to change them.
    Game ``i`` of seed ``s`` is what a single environment plays from seed ``s + i`` on.
    """

    def __init__(
        self,
        table: EnvTable,
        num_envs: int,
        terms: LearnerTerms,
        render_mode: str | None = None,
    ) -> None:
        self.table = table
        self.max_episode_steps: int | None = terms.max_episode_steps
        described(self, table, num_envs, render_mode)
        self._terms = terms
        self._games = Learners(num_envs, terms.compiled())
        self._begun = False
        self._sheets = Sheets(num_envs, table)
        self._mask: NDArray[np.int8] = np.zeros((num_envs, table.actions), np.int8)

    def reset(self, *, seed: Seed = None, options: dict[str, Any] | None = None) -> tuple[Observed, Infos]:
        """Start all games: of that seed and those after it, of a list of seeds, or of the next ones after the last.

        ``options`` are those of a single environment, and hold for these games, not for those that replace them.
        """
        first = self._terms.first(options)
        seeds = seeds_of(self, seed, self._begun)
        super().reset(seed=seed if isinstance(seed, int) else None, options=options)
        if seeds:
            self._games.sow(seeds)
        self._begun = False
        shown, _ = self._sheets.write(lambda sheet: self._games.renew_all(*first, sheet))
        self._begun = True
        return shown[0], self._infos(shown)

    def step(
        self, actions: Numbers
    ) -> tuple[Observed, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]:
        """Decide in each game; then the others play until the learner is asked again.

        An action that is not offered ends its game with -1 and ``infos["illegal"]``. BadInput if there are not so many
        whole numbers as games, or reset was not called, IllegalAction if that is to raise: no game has gone on.
        """
        if not self._begun:
            raise BadInput("no games are under way: call reset first")
        given = checked(actions, self._mask, self._terms).tolist()
        shown, ended = self._sheets.write(lambda sheet: self._games.step(given, sheet))
        rewards = np.array(self._games.rewards()) if self._terms.stepwise else np.zeros(self.num_envs)
        terminated, truncated = np.zeros((2, self.num_envs), dtype=np.bool_)
        for one in ended:
            rewards[one.at], terminated[one.at], truncated[one.at] = one.reward, not one.cut, one.cut
        infos = self._infos(shown)
        if ended:
            last = [(one.at, array(one.seen, NUMBERS), array(one.mask, BYTES), one.seat, one.illegal) for one in ended]
            tell_the_last(infos, self.num_envs, last)
        return shown[0], rewards, terminated, truncated, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the masks as booleans, shape ``(num_envs, table.actions)``."""
        return self._mask.astype(np.bool_)

    def states(self) -> list[State]:
        """Return the games themselves: live, not copies. BadInput if there are none yet."""
        if not self._begun:
            raise BadInput("no games are under way: call reset first")
        return self._games.states()

    def render(self) -> tuple[Any, ...]:
        """Return each position as JSON, with all its secrets; with ``rgb_array``, each table as its player sees it."""
        return pictures(self, self.table, self.states())

    def _infos(self, shown: Shown) -> Infos:
        _, self._mask, seats = shown
        return {"action_mask": self._mask, "seat": seats}

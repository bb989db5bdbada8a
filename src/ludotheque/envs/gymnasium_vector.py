"""Many games at once for Gymnasium's learners, with masks: ``gymnasium.make_vec``.

>>> import gymnasium, ludotheque.envs.gymnasium
>>> games = gymnasium.make_vec("ludotheque/koryo-v1", num_envs=8, players=2)
>>> observations, infos = games.reset(seed=1)
>>> observations.shape, infos["action_mask"].shape
((8, 190), (8, 349))
>>> observations, rewards, terminated, truncated, infos = games.step(infos["action_mask"].argmax(axis=1))
>>> rewards.shape
(8,)

With ``workers=2`` another process plays half of the games (:mod:`ludotheque.envs.gymnasium_workers`).

A new game replaces a finished one within the same step (``AutoresetMode.SAME_STEP``): the observation belongs to the
new game; ``infos["final_obs"]`` has the last one of the old game, and ``infos["final_info"]`` its mask and seat.
"""

from __future__ import annotations

import numpy as np

from ludotheque.core.errors import BadInput
from ludotheque.envs.common import RANDOM, EnvTable, Opponents
from ludotheque.envs.gymnasium_batch import GameVectorEnv
from ludotheque.envs.gymnasium_workers import GameWorkersEnv
from ludotheque.envs.rewards import ILLEGAL, Paid, Reward
from ludotheque.envs.terms import LearnerTerms
from ludotheque.envs.vector import MOST_GAMES


def env(
    game: str,
    num_envs: int = 1,
    players: int | None = None,
    opponents: Opponents = RANDOM,
    *,
    seat: int | None = None,
    reward: Reward = "result",
    paid: Paid = "end",
    illegal_reward: float | None = ILLEGAL,
    max_episode_steps: int | None = None,
    render_mode: str | None = None,
    workers: int = 1,
    **options: object,
) -> GameVectorEnv | GameWorkersEnv:
    """Return several games as one vectorised environment.

    The other arguments are those of :func:`ludotheque.envs.gymnasium.env`.

    Random opponents play in compiled code; other opponents run in Python, one after another. ``workers`` is the number
    of processes that play, including this one: use two on two cores. Your own opponents are then pickled.
    """
    if not isinstance(num_envs, (int, np.integer)) or not 1 <= num_envs <= MOST_GAMES:
        raise BadInput(f"the number of games at once is 1 to {MOST_GAMES}, not {num_envs!r}")
    table = EnvTable(game, players, options)
    terms = LearnerTerms(table, opponents, seat, reward, paid, illegal_reward, max_episode_steps)
    if workers == 1:
        return GameVectorEnv(table, int(num_envs), terms, render_mode)
    return GameWorkersEnv(table, int(num_envs), terms, render_mode, workers)

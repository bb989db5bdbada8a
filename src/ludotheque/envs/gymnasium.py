"""Gymnasium: one learner. In a cooperative game it plays every seat, one after another; else the others are bots.

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

``gymnasium.make("ludotheque.envs.gymnasium:ludotheque/koryo-v1")`` imports it first.
"""

from __future__ import annotations

from operator import index
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ludotheque.bots import Bot, bot
from ludotheque.core.chance import SeededChance
from ludotheque.core.registry import registered_games
from ludotheque.core.state import State
from ludotheque.envs.common import SEEDS, Table, ansi, limit, name_of, seeded

Observed = NDArray[np.float32]


def env(
    game: str,
    players: int | None = None,
    opponents: str = "random",
    *,
    max_episode_steps: int | None = None,
    render_mode: str | None = None,
    **options: object,
) -> GameEnv:
    """A game as a Gymnasium environment; with the fewest players it allows if not told otherwise.

    ``opponents`` is the bot of the other seats (``random``, ``greedy``, ``easy`` ...); a cooperative game has none.
    ``max_episode_steps`` cuts a game short after so many decisions of the learner, as Gymnasium's ``TimeLimit`` does.
    ``render_mode`` is ``ansi``.

    UnknownGame, BadInput and BadOption say what is allowed.
    """
    return GameEnv(Table(game, players, options), opponents, max_episode_steps, render_mode)


class GameEnv(gymnasium.Env[Observed, np.int64]):
    """The learner's seat changes from game to game. Observations are the view of the seat to decide, float32 from -1 to
    1, shape ``(table.length,)``. ``info["action_mask"]`` says what is offered, int8, 0 or 1, shape
    ``(table.actions,)``; ``info["seat"]`` whose view it is. Arrays are read-only: copy them to change them.

    The reward is the return of the game at its end, from -1 to 1. An action that is not offered ends the game with
    -1 and ``info["illegal"]``, so that a learner without a mask is told, too. A truncated game pays nothing, and its
    last observation and mask show it as it stands.
    """

    def __init__(
        self, table: Table, opponents: str, max_episode_steps: int | None = None, render_mode: str | None = None
    ) -> None:
        self.table = table
        self.max_episode_steps = limit("max_episode_steps", max_episode_steps)
        self.metadata = {"name": table.name, "render_modes": ["ansi"]}
        self.render_mode = ansi(render_mode)
        self.observation_space = spaces.Box(-1.0, 1.0, (table.length,), np.float32)
        self.action_space = spaces.Discrete(table.actions)
        self.opponents = opponents
        self.alone = table.game.cooperative or table.players == 1
        self.seat = 0
        self._bot: Bot = bot(opponents, table.game, seed=0)
        self._seeds: SeededChance | None = None
        self._others = SeededChance(0)
        self._state: State = table.start(0)
        self._over = True
        self._steps = 0
        self._mask: NDArray[np.int8] = table.mask(self._state)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Observed, dict[str, Any]]:
        """A new game: of that seed, or of the next one after the last seed. BadInput says which seeds there are;
        ``options`` are not used."""
        super().reset(seed=seed)
        if seed is not None:
            self._seeds = seeded(seed)
        elif self._seeds is None:
            self._seeds = SeededChance(int(self.np_random.integers(SEEDS)))
        self._state = self.table.start(int(self._seeds.below(SEEDS - 1)))
        self._others = SeededChance(int(self._seeds.below(SEEDS - 1)))
        self._bot = bot(self.opponents, self.table.game, seed=int(self._seeds.below(SEEDS - 1)))
        self.seat = 0 if self.alone else int(self._seeds.below(self.table.players))
        self._over = False
        self._steps = 0
        self._let_others_play()
        return self._seen(), self._info()

    def step(self, action: np.int64) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Decide for the learner; then the others play until it is asked again. ResetNeeded once the game is
        over, TypeError for what is no whole number."""
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over: call reset")
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
        reward = float(self._state.returns()[self.seat]) if terminated else 0.0
        return self._seen(), reward, terminated, truncated, self._info()

    def render(self) -> str:
        """The position as JSON, with all its secrets."""
        return str(self.table.words(self._state))

    def _let_others_play(self) -> None:
        state = self._state
        while not self.alone and not state.is_terminal() and state.current_player() != self.seat:
            state.apply_action(self._others_choice(state))

    def _others_choice(self, state: State) -> int:
        """Choose for another seat. At random is quicker than a bot that guesses a world first."""
        if self.opponents == "random":
            actions = state.legal_actions()
            return actions[self._others.below(len(actions))]
        return self._bot.choose(state, int(state.current_player()))

    def _eyes(self) -> int:
        """Return the seat whose view is observed: the learner's, or in a cooperative game the one to decide."""
        if self.alone and not self._state.is_terminal():
            return int(self._state.current_player())
        return self.seat

    def _seen(self) -> Observed:
        return self.table.observe(self._state, self._eyes())

    def _info(self) -> dict[str, Any]:
        self._mask = self.table.mask(self._state)
        return {"action_mask": self._mask, "seat": self._eyes()}


for _game in registered_games().values():
    gymnasium.register(name_of(_game), "ludotheque.envs.gymnasium:env", kwargs={"game": _game.id})

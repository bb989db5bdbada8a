"""PettingZoo: one agent for each seat, one decision after another (AEC).

A game asks one seat at a time, also where the box has people choose at once, so there is no parallel form. For a
learner that needs that interface there is PettingZoo's own wrapper for games by turns, ``turn_based_aec_to_parallel``.

>>> from ludotheque.envs.pettingzoo import env
>>> koryo = env("koryo", players=2)
>>> koryo.reset(seed=1)
>>> observation, reward, terminated, truncated, info = koryo.last()
>>> observation["observation"].shape, observation["action_mask"].shape
((190,), (349,))
>>> koryo.step(int(observation["action_mask"].nonzero()[0][0]))

Importing this module also registers every game with PettingZoo, under its name and the version of its rules:

>>> import pettingzoo
>>> str(pettingzoo.make("aec", "ludotheque/koryo-v1", players=3))
'ludotheque/koryo-v1'
"""

from __future__ import annotations

from math import inf
from operator import index
from typing import Any

import numpy as np
import pettingzoo
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from ludotheque.core.chance import SeededChance
from ludotheque.core.registry import registered_games
from ludotheque.core.state import State
from ludotheque.envs.common import SEEDS, Table, ansi, limit, name_of, seeded

Observation = dict[str, NDArray[Any]]


def env(
    game: str,
    players: int | None = None,
    *,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: object,
) -> GameEnv:
    """A game as a PettingZoo environment; with the fewest players it allows if not told otherwise.

    ``max_cycles`` cuts a game short: after so many decisions for each agent on average, whoever made them (seats do
    not always take turns), all agents are truncated. Without it a game goes on to its end. ``render_mode`` is ``ansi``.

    UnknownGame, BadInput and BadOption say what is allowed.
    """
    return GameEnv(Table(game, players, options), max_cycles, render_mode)


class GameEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Agents are ``player_0`` ... by seat. Observations are ``{"observation": ..., "action_mask": ...}``: what the seat
    sees as float32 from -1 to 1, shape ``(table.length,)``, and which actions it is offered as int8, 0 or 1, shape
    ``(table.actions,)``. Both are read-only: copy them to change them.

    Rewards come at the end: the returns of the game, from -1 to 1. An action that is not offered raises
    IllegalAction and changes nothing. A truncated game pays nothing, and its last observations show it as it stands,
    with what would be offered.
    """

    def __init__(self, table: Table, max_cycles: int | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.table = table
        self.max_cycles = limit("max_cycles", max_cycles)
        self.metadata = {"name": table.name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = ansi(render_mode)
        self.possible_agents = [f"player_{seat}" for seat in range(table.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen = spaces.Box(-1.0, 1.0, (table.length,), np.float32)
        mask = spaces.Box(0, 1, (table.actions,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(table.actions) for agent in self.possible_agents}
        self._seeds = SeededChance(0)
        self._nothing = np.zeros(table.actions, dtype=np.int8)
        self._nothing.flags.writeable = False
        self._over = True
        self._decisions = 0
        self._most = inf if self.max_cycles is None else self.max_cycles * table.players
        self.state_now: State = table.start(0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game: of that seed, or of the next one after the last seed. BadInput says which seeds there are;
        ``options`` are not used."""
        if seed is not None:
            self._seeds = seeded(seed)
        self.state_now = self.table.start(int(self._seeds.below(SEEDS - 1)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_now.current_player()]
        self._over = False
        self._decisions = 0

    def observe(self, agent: str) -> Observation:
        """The seat's view; the mask is empty unless the agent is to decide."""
        state = self.state_now
        seat = self._seats[agent]
        deciding = not state.is_terminal() and state.current_player() == seat
        mask = self.table.mask(state) if deciding else self._nothing
        return {"observation": self.table.observe(state, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Decide for the agent selected; for one whose game is over the action is None. IllegalAction, ValueError
        and TypeError change nothing."""
        if self._over:
            if not self.agents:
                raise ValueError("reset() comes first: no game is under way")
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an action is needed as long as the game is not over")
        self._cumulative_rewards[self.agent_selection] = 0.0
        state = self.state_now
        state.apply_action(index(action))
        self._decisions += 1
        if state.is_terminal():
            for agent, value in zip(self.possible_agents, state.returns(), strict=True):
                self.rewards[agent] = float(value)
                self._cumulative_rewards[agent] += float(value)
            self._end(self.terminations)
        elif self._decisions >= self._most:
            self._end(self.truncations)
        else:
            self.agent_selection = self.possible_agents[state.current_player()]

    def _end(self, how: dict[str, bool]) -> None:
        """All agents are done, terminated or truncated; each is asked once more, for None."""
        self._over = True
        how.update(dict.fromkeys(self.agents, True))
        self.agent_selection = self.agents[0]

    def render(self) -> str:
        """The position as JSON, with all its secrets."""
        return str(self.table.words(self.state_now))

    def close(self) -> None:
        """Do nothing: there are no resources to release."""


for _game in registered_games().values():
    pettingzoo.register("aec", name_of(_game), "ludotheque.envs.pettingzoo:env", kwargs={"game": _game.id})

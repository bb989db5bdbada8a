"""PettingZoo: one agent for each seat, one decision after another (AEC).

A game asks one seat at a time, also where the box has people choose at once, so there is no parallel form.

>>> from ludotheque.envs.pettingzoo import env
>>> koryo = env("koryo", players=2)
>>> koryo.reset(seed=1)
>>> observation, reward, terminated, truncated, info = koryo.last()
>>> koryo.step(int(observation["action_mask"].nonzero()[0][0]))
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from ludotheque.core.chance import SeededChance
from ludotheque.core.state import State
from ludotheque.envs.common import SEEDS, Table

Observation = dict[str, NDArray[Any]]


def env(game: str, players: int | None = None, **options: object) -> GameEnv:
    """A game as a PettingZoo environment; with the fewest players it allows if not told otherwise.

    UnknownGame, BadInput and BadOption say what is allowed.
    """
    return GameEnv(Table(game, players, options))


class GameEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Agents are ``player_0`` ... by seat. Observations are ``{"observation": float32, "action_mask": int8}``.

    Rewards come at the end: the returns of the game, from -1 to 1. An action that is not offered raises
    IllegalAction and changes nothing.
    """

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.metadata = {"name": table.name, "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = "ansi"
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
        self.state_now: State = table.start(0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """A new game: of that seed, or of the next one after the last seed."""
        if seed is not None:
            self._seeds = SeededChance(seed)
        self.state_now = self.table.start(int(self._seeds.below(SEEDS - 1)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_now.current_player()]

    def observe(self, agent: str) -> Observation:
        """The seat's view; the mask is empty unless the agent is to decide."""
        state = self.state_now
        seat = self._seats[agent]
        deciding = not state.is_terminal() and state.current_player() == seat
        mask = self.table.mask(state) if deciding else self._nothing.copy()
        return {"observation": self.table.observe(state, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Decide for the agent selected."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an action is needed as long as the game is not over")
        self._cumulative_rewards[self.agent_selection] = 0.0
        state = self.state_now
        state.apply_action(int(action))
        if state.is_terminal():
            for agent, value in zip(self.possible_agents, state.returns(), strict=True):
                self.rewards[agent] = float(value)
                self._cumulative_rewards[agent] += float(value)
                self.terminations[agent] = True
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[state.current_player()]

    def render(self) -> str:
        """The position as JSON, with all its secrets."""
        return str(self.table.words(self.state_now))

    def close(self) -> None:
        """Nothing is held."""

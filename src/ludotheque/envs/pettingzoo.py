"""PettingZoo: one agent for each seat, one decision after another (AEC) or step by step for all (parallel).

>>> from ludotheque.envs.pettingzoo import env, parallel_env
>>> koryo = env("koryo", players=2)
>>> koryo.reset(seed=1)
>>> observation, reward, terminated, truncated, info = koryo.last()
>>> observation["observation"].shape, observation["action_mask"].shape
((190,), (349,))
>>> koryo.step(int(observation["action_mask"].nonzero()[0][0]))

In the parallel form, agents that decide simultaneously act in one step, such as all players of Koryŏ with sealed
orders. Where one decides alone, the others have an empty mask and their actions are ignored:

>>> sealed = parallel_env("koryo", players=2, sealed_orders=True)
>>> observations, infos = sealed.reset(seed=1)
>>> {agent: bool(seen["action_mask"].any()) for agent, seen in observations.items()}
{'player_0': True, 'player_1': True}

Importing this module also registers every game with PettingZoo, under its name and the version of its rules:

>>> import pettingzoo
>>> str(pettingzoo.make("aec", "ludotheque/koryo-v1", players=3))
'ludotheque/koryo-v1'
"""

from __future__ import annotations

from functools import cached_property
from math import inf
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludotheque.core.chance import SeededChance
from ludotheque.core.extras import lacking
from ludotheque.core.state import IllegalAction, State
from ludotheque.envs.common import SEEDS, EnvTable, limit, names, seeded
from ludotheque.envs.common import name_of as name_of
from ludotheque.envs.pictures import Pictures, Pixels, metadata, render_mode_of

try:
    import pettingzoo
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ModuleNotFoundError as _missing:
    raise lacking("envs", _missing.name) from None

Observation = dict[str, NDArray[Any]]


def env(
    game: str,
    players: int | None = None,
    *,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: object,
) -> AECGameEnv:
    """Return a game as a PettingZoo environment, by default with the fewest players it allows.

    ``max_cycles`` truncates all agents after this many decisions per agent, averaged over all agents (seats do not
    always alternate). Without it, games run to their end. ``render_mode`` is
    ``ansi``, ``rgb_array`` or ``human``, as for :func:`ludotheque.envs.gymnasium.env`.

    UnknownGame, BadInput and BadOption list what is allowed.
    """
    return AECGameEnv(EnvTable(game, players, options), max_cycles, render_mode)


def parallel_env(
    game: str,
    players: int | None = None,
    *,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: object,
) -> ParallelGameEnv:
    """Return a game in PettingZoo's parallel form. The arguments are as in :func:`env`.

    ``max_cycles`` truncates a game after this many steps.
    """
    return ParallelGameEnv(EnvTable(game, players, options), max_cycles, render_mode)


class TableAgents:
    """The agents of a table, ``player_0`` ... by seat, and their spaces."""

    def __init__(self, table: EnvTable) -> None:
        self.names: list[str] = [f"player_{seat}" for seat in range(table.players)]
        self.seats: dict[str, int] = {agent: seat for seat, agent in enumerate(self.names)}
        seen = spaces.Box(-1.0, 1.0, (table.length,), np.float32)
        mask = spaces.Box(0, 1, (table.actions,), np.int8)
        self.observations: dict[str, spaces.Space[Any]] = {
            agent: spaces.Dict({"observation": seen, "action_mask": mask}) for agent in self.names
        }
        self.actions: dict[str, spaces.Space[Any]] = {agent: spaces.Discrete(table.actions) for agent in self.names}
        self.nothing: NDArray[np.int8] = np.zeros(table.actions, dtype=np.int8)
        """The mask of those who are not asked."""
        self.nothing.flags.writeable = False


class AECGameEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Agents are ``player_0`` ... by seat.

    Observations are ``{"observation": ..., "action_mask": ...}``: the view of the seat as float32 from -1 to 1, shape
    ``(table.length,)``, and the mask of offered actions as int8, 0 or 1, shape ``(table.actions,)``. Both are
    read-only: copy them to change them.

    Rewards come at the end: the returns of the game, from -1 to 1. An action that is not offered raises IllegalAction
    and changes nothing. A truncated game gives no reward; its last observations show the current position and offer.
    """

    def __init__(self, table: EnvTable, max_cycles: int | None = None, render_mode: str | None = None) -> None:
        super().__init__()
        self.table = table
        self.max_cycles: int | None = limit("max_cycles", max_cycles)
        self.metadata: dict[str, Any] = metadata(name=table.name, is_parallelizable=False)
        self.render_mode: str = render_mode_of(render_mode)
        self._pictures = Pictures(table, self.render_mode)
        self._seated = TableAgents(table)
        self.possible_agents: list[str] = self._seated.names
        self.agents: list[str] = []
        self.observation_spaces: dict[str, spaces.Space[Any]] = self._seated.observations
        self.action_spaces: dict[str, spaces.Space[Any]] = self._seated.actions
        self._seeds = SeededChance(0)
        self._over = True
        self._decisions = 0
        self._most = inf if self.max_cycles is None else self.max_cycles * table.players

    @cached_property
    def state_now(self) -> State:
        """The position; before the first reset, that of seed 0."""
        return self.table.start(0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Start a new game with this seed, or with the next one after the last seed.

        BadInput gives the range of seeds. ``options`` are ignored.
        """
        if seed is not None:
            self._seeds = seeded(seed)
        self.state_now = self.table.start(self._seeds.below(SEEDS))
        self.agents = list(self.possible_agents)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection: str = self.possible_agents[self.state_now.current_player()]
        self._over = False
        self._decisions = 0
        self._pictures.update(self.state_now)

    def observe(self, agent: str) -> Observation:
        """Return the seat's view. The mask is empty unless the agent decides."""
        state = self.state_now
        seat = self._seated.seats[agent]
        deciding = not state.is_terminal() and state.current_player() == seat
        mask = self.table.mask(state) if deciding else self._seated.nothing
        return {"observation": self.table.observe(state, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Apply the action of the selected agent; pass None for an agent whose game is over.

        IllegalAction, ValueError and TypeError change nothing.
        """
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
        self._pictures.update(state)

    def _end(self, how: dict[str, bool]) -> None:
        """All agents are done, terminated or truncated; each is asked once more, for None."""
        self._over = True
        how.update(dict.fromkeys(self.agents, True))
        self.agent_selection = self.agents[0]

    def render(self) -> str | Pixels | None:
        """Return the position as JSON, with all its secrets; with ``rgb_array``, the table as its player sees it."""
        return self._pictures.render(self.state_now)

    def close(self) -> None:
        """Close the window, if there is one."""
        self._pictures.close()


class ParallelGameEnv(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All agents in every step; observations, rewards and truncation are those of :class:`AECGameEnv`.

    The mask of an agent that does not decide is empty, and its action is ignored.
    """

    def __init__(self, table: EnvTable, max_cycles: int | None = None, render_mode: str | None = None) -> None:
        self.table = table
        self.max_cycles: int | None = limit("max_cycles", max_cycles)
        self.metadata: dict[str, Any] = metadata(name=table.name)
        self.render_mode: str = render_mode_of(render_mode)
        self._pictures = Pictures(table, self.render_mode)
        self._seated = TableAgents(table)
        self.possible_agents: list[str] = self._seated.names
        self.agents: list[str] = []
        self.observation_spaces: dict[str, spaces.Space[Any]] = self._seated.observations
        self.action_spaces: dict[str, spaces.Space[Any]] = self._seated.actions
        self._seeds = SeededChance(0)
        self._steps = 0
        self._asked: dict[int, State] = {}

    @cached_property
    def state_now(self) -> State:
        """The position; before the first reset, that of seed 0."""
        return self.table.start(0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start a new game, as :meth:`AECGameEnv.reset` does."""
        if seed is not None:
            self._seeds = seeded(seed)
        self.state_now = self.table.start(self._seeds.below(SEEDS))
        self.agents = list(self.possible_agents)
        self._steps = 0
        self._pictures.update(self.state_now)
        return self._look(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Apply the actions of all agents that decide, in the order in which the rules ask them.

        IllegalAction, ValueError and TypeError change nothing.
        """
        if not self.agents:
            raise ValueError("reset() comes first: no game is under way")
        state = self.state_now
        for number in self._checked(actions):
            state.apply_action(number)
        self._steps += 1
        self._pictures.update(state)
        live = self.agents
        terminated = state.is_terminal()
        truncated = not terminated and self.max_cycles is not None and self._steps >= self.max_cycles
        if terminated or truncated:
            self.agents = []
        returns = state.returns() if terminated else [0.0] * self.table.players
        return (
            self._look(),
            {agent: float(value) for agent, value in zip(live, returns, strict=True)},
            dict.fromkeys(live, terminated),
            dict.fromkeys(live, truncated),
            {agent: {} for agent in live},
        )

    def _checked(self, actions: dict[str, int]) -> list[int]:
        """Return the actions of those who are asked, each of which is offered."""
        found = []
        for seat, asked in self._asked.items():
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise ValueError(f"{agent} decides, and no action was given for it")
            number = index(actions[agent])
            if number not in asked.offers():
                raise IllegalAction(number)
            found.append(number)
        return found

    def _look(self) -> dict[str, Observation]:
        """Find who is asked, and return what each seat sees. Those who decide at once all see themselves asked."""
        state = self.state_now
        first = state.current_player()
        self._asked = {seat: state if seat == first else state.asked_first(seat) for seat in state.deciding()}
        seen: dict[str, Observation] = {}
        for agent, seat in self._seated.seats.items():
            asked = self._asked.get(seat)
            mask = self._seated.nothing if asked is None else self.table.mask(asked)
            seen[agent] = {
                "observation": self.table.observe(state if asked is None else asked, seat),
                "action_mask": mask,
            }
        return seen

    def render(self) -> str | Pixels | None:
        """Return the position as JSON, with all its secrets; with ``rgb_array``, the table as its player sees it."""
        return self._pictures.render(self.state_now)

    def close(self) -> None:
        """Close the window, if there is one."""
        self._pictures.close()


for _id, _name in names().items():
    _here, _args = "ludotheque.envs.pettingzoo", {"game": _id}
    pettingzoo.register("aec", _name, f"{_here}:env", kwargs=_args)
    pettingzoo.register("parallel", _name, f"{_here}:parallel_env", kwargs=_args)

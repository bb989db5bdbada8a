"""PettingZoo: one agent for each seat, one decision after another (AEC) or step by step for all (parallel).

>>> from ludotheque.envs.pettingzoo import env, parallel_env
>>> koryo = env("koryo", players=2)
>>> koryo.reset(seed=1)
>>> observation, reward, terminated, truncated, info = koryo.last()
>>> observation["observation"].shape, observation["action_mask"].shape
((190,), (349,))
>>> koryo.step(int(observation["action_mask"].nonzero()[0][0]))

In the parallel form, agents that decide simultaneously act in one step, such as all players of Koryŏ with sealed
orders. Where one decides alone, the others have one action: to pass, the last one.

>>> sealed = parallel_env("koryo", players=2, sealed_orders=True)
>>> observations, infos = sealed.reset(seed=1)
>>> {agent: bool(seen["action_mask"][sealed.passing]) for agent, seen in observations.items()}
{'player_0': False, 'player_1': False}

Importing this module also registers every game with PettingZoo, under its name and the version of its rules:

>>> import pettingzoo
>>> str(pettingzoo.make("aec", "ludotheque/koryo-v1", players=3))
'ludotheque/koryo-v1'
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from math import inf
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ludotheque.core.chance import SeededChance
from ludotheque.core.encoding import mask
from ludotheque.core.extras import lacking
from ludotheque.core.state import IllegalAction, State
from ludotheque.envs.batch import DRAWN, Payer
from ludotheque.envs.common import BYTES, POSITION, SEEDS, EnvTable, array, limit, names, number_of, seeded
from ludotheque.envs.common import name_of as name_of
from ludotheque.envs.pictures import Pictures, Pixels, metadata, render_mode_of
from ludotheque.envs.rewards import Paid, Reward, illegal_reward, payer

try:
    import pettingzoo
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
except ModuleNotFoundError as _missing:
    raise lacking("envs", _missing.name) from None

Observation = dict[str, NDArray[Any]]
Infos = dict[str, dict[str, Any]]
PROBE = {"options": 1}
"""PettingZoo's own test passes these options to every environment."""


def env(
    game: str,
    players: int | None = None,
    *,
    reward: Reward = "result",
    paid: Paid = "end",
    illegal_reward: float | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: object,
) -> AECGameEnv:
    """Return a game as a PettingZoo environment.

    Args:
        game: the game's id.
        players: the number of agents. Default: the fewest that the game allows.
        reward: ``result``, ``score`` or ``margin``, as for :func:`ludotheque.envs.gymnasium.env`.
        paid: at the ``end``, or with each ``step``.
        illegal_reward: end the game for all agents at an action that is not offered, with this reward for its agent
            and none for the others. Default: raise IllegalAction.
        max_cycles: truncate all agents after this many decisions per agent, averaged over all agents: seats do not
            always alternate. Default: games run to their end.
        render_mode: ``ansi``, ``rgb_array`` or ``human``, as for :func:`ludotheque.envs.gymnasium.env`.
        options: the game's options by name.

    Raises:
        UnknownGame, BadInput, BadOption: an argument is invalid; the message lists what is allowed.
    """
    return AECGameEnv(
        EnvTable(game, players, options), AgentTerms(reward, paid, illegal_reward, max_cycles), render_mode
    )


def parallel_env(
    game: str,
    players: int | None = None,
    *,
    reward: Reward = "result",
    paid: Paid = "end",
    illegal_reward: float | None = None,
    max_cycles: int | None = None,
    render_mode: str | None = None,
    **options: object,
) -> ParallelGameEnv:
    """Return a game in PettingZoo's parallel form. The arguments are as in :func:`env`.

    ``max_cycles`` truncates a game after this many steps.
    """
    terms = AgentTerms(reward, paid, illegal_reward, max_cycles)
    return ParallelGameEnv(EnvTable(game, players, options), terms, render_mode)


class AgentTerms(NamedTuple):
    """The terms on which agents play. The arguments are those of :func:`env`."""

    reward: Reward = "result"
    paid: Paid = "end"
    illegal_reward: float | None = None
    max_cycles: int | None = None


class TableAgents:
    """The agents of a table, ``player_0`` ... by seat: what both forms have in common.

    Observations are ``{"observation": ..., "action_mask": ...}``: the view of the seat as float32 from -1 to 1, shape
    ``(table.length,)``, and the mask of offered actions as int8, 0 or 1. Both are read-only: copy them to change them.
    """

    def __init__(self, table: EnvTable, terms: AgentTerms, render_mode: str | None, actions: int) -> None:
        super().__init__()
        self.table = table
        self.max_cycles: int | None = limit("max_cycles", terms.max_cycles)
        self.render_mode: str = render_mode_of(render_mode)
        self.possible_agents: list[str] = [f"player_{seat}" for seat in range(table.players)]
        self.agents: list[str] = []
        seen = spaces.Box(-1.0, 1.0, (table.length,), np.float32)
        offered = spaces.Box(0, 1, (actions,), np.int8)
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Dict({"observation": seen, "action_mask": offered}) for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(actions) for agent in self.possible_agents
        }
        self.state_space: spaces.Space[Any] = spaces.Box(-1.0, 1.0, (table.players * table.length,), np.float32)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._illegal_reward = illegal_reward(terms.illegal_reward)
        self._payer: Payer = payer(table.game, table.players, terms.reward, terms.paid)()
        self._pictures = Pictures(table, self.render_mode)
        self._seeds = SeededChance(0)

    @cached_property
    def state_now(self) -> State:
        """The position; before the first reset, that of seed 0."""
        return self.table.start(0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def state(self) -> NDArray[np.float32]:
        """Return the views of all seats in turn, for a critic that sees all: shape ``(players * table.length,)``."""
        return np.concatenate([self.table.observe(self.state_now, seat) for seat in range(self.table.players)])

    def render(self) -> str | Pixels | None:
        """Return the position as JSON, with all its secrets; with ``rgb_array``, the table as its player sees it."""
        return self._pictures.render(self.state_now)

    def close(self) -> None:
        """Close the window, if there is one."""
        self._pictures.close()

    def _begin(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """Start a game. BadInput changes nothing."""
        first = self.table.first(None if options == PROBE else options, [POSITION], int(DRAWN))
        if seed is not None:
            self._seeds = seeded(seed)
        self.state_now = first.start(self._seeds.below(SEEDS))
        self._payer.begin(self.state_now)
        self.agents = list(self.possible_agents)
        self._pictures.update(self.state_now)

    def _paid(self) -> dict[str, float]:
        """Return what each agent is paid for the last decisions."""
        return dict(zip(self.possible_agents, self._payer.pay(self.state_now) or self._nothing, strict=True))

    def _fined(self, at_fault: Iterable[str]) -> dict[str, float]:
        """Return what each agent is paid if some have chosen what is not offered."""
        reward = self._illegal_reward or 0.0
        return dict(zip(self.possible_agents, self._nothing, strict=True)) | dict.fromkeys(at_fault, reward)

    @property
    def _nothing(self) -> list[float]:
        return [0.0] * self.table.players


class AECGameEnv(TableAgents, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One agent decides after another. Agents and observations are those of :class:`TableAgents`.

    Rewards come at the end, unless steps are paid: the returns of the game, from -1 to 1. An action that is not offered
    raises IllegalAction and changes nothing, or ends the game if it has a reward. A truncated game gives no reward at
    its end; its last observations show the current position and offer.
    """

    def __init__(self, table: EnvTable, terms: AgentTerms, render_mode: str | None = None) -> None:
        super().__init__(table, terms, render_mode, table.actions)
        self.metadata: dict[str, Any] = metadata(name=table.name, is_parallelizable=False)
        self._over = True
        self._decisions = 0
        self._most = inf if self.max_cycles is None else self.max_cycles * table.players
        self._no_mask: NDArray[np.int8] = array(bytes(table.actions), BYTES)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game with this seed, or with the next one after the last seed.

        Args:
            seed: a whole number from 0 to 2**63 - 1.
            options: ``position``: a state of the game or its ``to_json``, from which this game begins.

        Raises:
            BadInput: the seed is out of range, an option is unknown, or the position is impossible here.
        """
        self._begin(seed, options)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self.agent_selection: str = self.possible_agents[self.state_now.current_player()]
        self._over = False
        self._decisions = 0

    def observe(self, agent: str) -> Observation:
        """Return the seat's view. The mask is empty unless the agent decides."""
        state = self.state_now
        seat = self._seats[agent]
        deciding = not state.is_terminal() and state.current_player() == seat
        offered = self.table.mask(state) if deciding else self._no_mask
        return {"observation": self.table.observe(state, seat), "action_mask": offered}

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
        agent, state = self.agent_selection, self.state_now
        try:
            state.apply_action(number_of(action, self.table.game))
        except IllegalAction:
            if self._illegal_reward is None:
                raise
            self.infos[agent] = {"illegal": True}
            self._pay(agent, self._fined([agent]))
            self._end(self.terminations)
            return
        self._decisions += 1
        self._pay(agent, self._paid())
        if state.is_terminal():
            self._end(self.terminations)
        elif self._decisions >= self._most:
            self._end(self.truncations)
        else:
            self.agent_selection = self.possible_agents[state.current_player()]
        self._pictures.update(state)

    def _pay(self, decided: str, rewards: dict[str, float]) -> None:
        """Pay all agents; the one that decided has had what was paid before."""
        self.rewards = rewards
        self._cumulative_rewards[decided] = 0.0
        self._accumulate_rewards()

    def _end(self, how: dict[str, bool]) -> None:
        """All agents are done, terminated or truncated; each is asked once more, for None."""
        self._over = True
        how.update(dict.fromkeys(self.agents, True))
        self.agent_selection = self.agents[0]


class ParallelGameEnv(TableAgents, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """All agents in every step; rewards and truncation are those of :class:`AECGameEnv`.

    The actions are those of the game and one more, ``passing``: agents that do not decide are offered nothing else, and
    whatever they give is ignored.
    """

    def __init__(self, table: EnvTable, terms: AgentTerms, render_mode: str | None = None) -> None:
        super().__init__(table, terms, render_mode, table.actions + 1)
        self.metadata: dict[str, Any] = metadata(name=table.name)
        self.passing: int = table.actions
        """The action of an agent that does not decide."""
        self._blank = bytes(table.actions + 1)
        self._only_pass: NDArray[np.int8] = array(bytes(table.actions) + b"\x01", BYTES)
        self._steps = 0
        self._asked: dict[int, State] = {}

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Start a new game, as :meth:`AECGameEnv.reset` does."""
        self._begin(seed, options)
        self._steps = 0
        return self._look(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Apply the actions of all agents that decide, in the order in which the rules ask them.

        IllegalAction, ValueError and TypeError change nothing.
        """
        if not self.agents:
            raise ValueError("reset() comes first: no game is under way")
        chosen = self._chosen(actions)
        illegal = {agent: number for agent, number in chosen.items() if not self._offered(agent, number)}
        if illegal and self._illegal_reward is None:
            raise IllegalAction(next(iter(illegal.values())))
        if not illegal:
            for number in chosen.values():
                self.state_now.apply_action(number)
        self._steps += 1
        self._pictures.update(self.state_now)
        live = self.agents
        terminated = bool(illegal) or self.state_now.is_terminal()
        truncated = not terminated and self.max_cycles is not None and self._steps >= self.max_cycles
        if terminated or truncated:
            self.agents = []
        return (
            self._look(),
            self._fined(illegal) if illegal else self._paid(),
            dict.fromkeys(live, terminated),
            dict.fromkeys(live, truncated),
            {agent: {"illegal": True} if agent in illegal else {} for agent in live},
        )

    def _chosen(self, actions: dict[str, int]) -> dict[str, int]:
        """Return the actions of those who are asked."""
        found: dict[str, int] = {}
        for seat in self._asked:
            agent = self.possible_agents[seat]
            if agent not in actions:
                raise ValueError(f"{agent} decides, and no action was given for it")
            found[agent] = number_of(actions[agent], self.table.game)
        return found

    def _offered(self, agent: str, number: int) -> bool:
        return number in self._asked[self._seats[agent]].offers()

    def _look(self) -> dict[str, Observation]:
        """Find who is asked, and return what each seat sees. Those who decide at once all see themselves asked."""
        state = self.state_now
        first = state.current_player()
        self._asked = {seat: state if seat == first else state.asked_first(seat) for seat in state.deciding()}
        seen: dict[str, Observation] = {}
        for agent, seat in self._seats.items():
            asked = self._asked.get(seat)
            seen[agent] = {
                "observation": self.table.observe(state if asked is None else asked, seat),
                "action_mask": self._only_pass if asked is None else array(mask(asked, self._blank), BYTES),
            }
        return seen


for _id, _name in names().items():
    _here, _args = "ludotheque.envs.pettingzoo", {"game": _id}
    pettingzoo.register("aec", _name, f"{_here}:env", kwargs=_args)
    pettingzoo.register("parallel", _name, f"{_here}:parallel_env", kwargs=_args)

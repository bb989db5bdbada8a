"""Neural fictitious self-play learns Leduc poker: OpenSpiel's own NFSP, and how far it can still be exploited.

    pip install ".[envs,train]" open_spiel dm-tree
    python examples/learning/nfsp.py --episodes 10000

Each seat learns a best response to the other by DQN, and the average of what it did by imitation. Only the average is
measured: the more it can be exploited, the further it is from an equilibrium.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import torch
from open_spiel.python import policy, rl_environment
from open_spiel.python.algorithms import exploitability
from open_spiel.python.pytorch import nfsp

from ludotheque.envs.openspiel import SpielGame, SpielState, env


class Average(policy.Policy):
    """The average policies of both seats, as OpenSpiel measures policies."""

    def __init__(self, game: SpielGame, agents: list[nfsp.NFSP]) -> None:
        super().__init__(game, list(range(len(agents))))
        self.agents = agents
        self.known: dict[str, dict[int, float]] = {}
        """The odds that were asked for before: a seat does the same wherever it knows the same."""

    def action_probabilities(self, state, player_id=None):
        """Return the odds of each action that is offered."""
        seat = state.current_player()
        told = f"{seat} {state.information_state_string(seat)}"
        if told not in self.known:
            self.known[told] = self._asked(state, seat)
        return self.known[told]

    def _asked(self, state: SpielState, seat: int) -> dict[int, float]:
        offered = state.legal_actions()
        seen = {"current_player": seat, "info_state": {seat: state.information_state_tensor(seat)}}
        step = rl_environment.TimeStep({**seen, "legal_actions": {seat: offered}}, None, None, None)
        with self.agents[seat].temp_mode_as(nfsp.MODE.AVERAGE_POLICY):
            odds = self.agents[seat].step(step, is_evaluation=True).probs
        return {action: odds[action] for action in offered}


def learn(episodes: int, every: int, seed: int) -> Iterator[tuple[int, float]]:
    """Yield how far the average policy can be exploited, in chips a game, after every so many episodes."""
    torch.set_num_threads(1)
    game = env("leduc", reward="score")
    games = rl_environment.Environment(game)
    games.seed(seed)
    agents = [
        nfsp.NFSP(
            seat,
            state_representation_size=games.observation_spec()["info_state"][0],
            num_actions=games.action_spec()["num_actions"],
            hidden_layers_sizes=[64],
            reservoir_buffer_capacity=200_000,
            anticipatory_param=0.2,
            rl_learning_rate=0.01,
            sl_learning_rate=0.01,
            optimizer_str="adam",
            batch_size=64,
            min_buffer_size_to_learn=200,
            learn_every=16,
            replay_buffer_capacity=50_000,
            epsilon_start=0.12,
            epsilon_end=0.01,
            epsilon_decay_duration=episodes,
            update_target_network_every=300,
            seed=seed + seat,
        )
        for seat in range(2)
    ]
    for episode in range(episodes + 1):
        if episode % every == 0:
            yield episode, exploitability.exploitability(game, Average(game, agents))
        step = games.reset()
        while not step.last():
            step = games.step([agents[step.observations["current_player"]].step(step).action])
        for agent in agents:
            agent.step(step)


def main() -> None:
    """Learn, and print how far the policy can be exploited on the way."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--episodes", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for episode, left in learn(given.episodes, max(1, given.episodes // 4), given.seed):
        print(f"{episode:>7} episodes: exploited by {left:.3f} chips a game", flush=True)


if __name__ == "__main__":
    main()

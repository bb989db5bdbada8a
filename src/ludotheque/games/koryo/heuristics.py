"""What a bot is told about Koryŏ: how well a seat stands, and a quick sensible move."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.state import Heuristics, State


class KoryoHeuristics(Heuristics):
    """Points as they stand now, and uniformly random moves."""

    def estimate(self, state: State, seat: i64) -> float:
        mine: i64 = 0
        best: i64 = -99
        other: i64 = 0
        scores = state.scores()
        for other in range(state.num_players):
            if other == seat:
                mine = scores[other]
            elif scores[other] > best:
                best = scores[other]
        return max(-1.0, min(1.0, float(mine - best) / 45.0))

    def rollout(self, state: State, actions: list[i64], chance: Chance) -> i64:
        return actions[chance.below(i64(len(actions)))]

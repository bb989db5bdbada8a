"""Heuristics of Leduc poker for bots: a higher card is better, a pair best; folding is rarely tried."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.state import Heuristics, State, check_seat
from ludotheque.games.leduc.rules import Leduc
from ludotheque.games.leduc.verbs import FOLD


class LeducHeuristics(Heuristics):
    """The simplest useful answers."""

    def estimate(self, state: State, seat: i64) -> float:
        check_seat(state, seat)
        assert isinstance(state, Leduc)
        if state.is_terminal():
            return state.returns()[seat]
        if state.hole[seat] == state.common:
            return 0.9
        return float(state.hole[seat] - 1) * 0.5

    def rollout(self, state: State, actions: list[i64], chance: Chance) -> i64:
        pick = chance.below(i64(len(actions)))
        return actions[chance.below(i64(len(actions)))] if FOLD.has(actions[pick]) else actions[pick]

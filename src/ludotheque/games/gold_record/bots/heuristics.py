"""Estimates and quick sensible moves for bots that play Gold Record."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.state import Heuristics, State, by_lead, check_seat
from ludotheque.games.gold_record.bots.appraisal import Appraisal
from ludotheque.games.gold_record.bots.habits import HABITS, worth_playing
from ludotheque.games.gold_record.state import GoldRecord

SPREAD: Final = 10.0
"""A lead of so many places is worth half of certainty."""
ROLLOUT: Final[i64] = 30
"""Choices of a quick game before it is estimated: some turns. Games have hundreds."""
WIDENING: Final = 0.2
"""A search looks first at what a quick game likes: flights and purchases are many."""


class GoldRecordHeuristics(Heuristics):
    """Places now and to come; a quick game goes where cards and purchases are."""

    def __init__(self) -> None:
        self.appraisal: Appraisal = Appraisal()

    def rollout_length(self) -> i64:
        return ROLLOUT

    def widening(self) -> float:
        return WIDENING

    def estimate(self, state: State, seat: i64) -> float:
        check_seat(state, seat)
        return self.estimates(state)[seat]

    def estimates(self, state: State) -> list[float]:
        assert isinstance(state, GoldRecord)
        if state.is_terminal():
            return state.returns()
        places: list[float] = []
        for seat in range(state.num_players):
            places.append(self.expected_places(state, seat))
        return by_lead(places, SPREAD)

    def expected_places(self, state: GoldRecord, seat: i64) -> float:
        """Return all that a seat has and may expect, in places: the player whose turn it is has more to expect."""
        standing = self.appraisal.standing(state, seat)
        if seat == state.player:
            return standing + HABITS[state.phase()].promise(self.appraisal, state)
        return standing + self.appraisal.stock_worth(state, seat)

    def rollout(self, state: State, actions: list[i64], chance: Chance) -> i64:
        """Play a FLUKE card that is worth it, or follow the habit for the question that is asked."""
        assert isinstance(state, GoldRecord)
        fluke = worth_playing(state, actions, chance)
        if fluke >= 0:
            return fluke
        return HABITS[state.phase()].choose(self.appraisal, state, actions, chance)

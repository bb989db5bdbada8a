"""Advice for bots: how well a seat stands, and a quick sensible move.

A move is rated in hundredths of a victory point by what it leads to in the turns that are left: see ratings.py.
forecast.py says how a seat stands.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.state import Heuristics, State, by_lead, check_seat
from ludotheque.games.age_of_comics.bots import forecast
from ludotheque.games.age_of_comics.bots.ratings import RATINGS
from ludotheque.games.age_of_comics.codes import Ask
from ludotheque.games.age_of_comics.state import AgeOfComics

SPREAD: Final = 25.0
"""A lead of so many points is worth half of certainty."""
LAST_SPREAD: Final = 4.0
"""The same when the game is over but for its result."""
WIDENING: Final = 0.08
"""Two hundred decisions with ten actions each: a search that tried them all would see no further than chance."""
LENGTH: Final[i64] = 30
"""Choices of a quick game before it is cut off, about a round of two players: the outlook is surer than what luck
makes of the rest."""
MOST: Final[i64] = 3
"""The most actions that a search considers."""


class AgeOfComicsHeuristics(Heuristics):
    """Comics with teams that suit them, and orders for them."""

    def estimate(self, state: State, seat: i64) -> float:
        check_seat(state, seat)
        return self.estimates(state)[seat]

    def estimates(self, state: State) -> list[float]:
        assert isinstance(state, AgeOfComics)
        if state.is_terminal():
            return state.returns()
        after = self.after_this(state) if state.asks() != Ask.PLACE else state
        points: list[float] = []
        for side in range(after.sides):
            points.append(forecast.points(after, side))
        return by_lead(points, LAST_SPREAD if after.is_terminal() else SPREAD)[: state.num_players]

    def after_this(self, state: AgeOfComics) -> AgeOfComics:
        """Return the position when what is under way is over, if it goes on sensibly."""
        after = state.copy(state.chance.clone())
        while after.asks() != Ask.PLACE and not after.is_terminal():
            actions = after.legal_actions()
            after.apply_action(actions[best_of(ratings(after, actions))])
        return after

    def widening(self) -> float:
        return WIDENING

    def rollout_length(self) -> i64:
        return LENGTH

    def rollout(self, state: State, actions: list[i64], chance: Chance) -> i64:
        """Return the action rated best, with a little luck."""
        assert isinstance(state, AgeOfComics)
        rated = ratings(state, actions)
        noise = RATINGS[state.asks()].noise()
        if noise > 0:
            for at in range(i64(len(rated))):
                rated[at] += chance.below(noise)
        return actions[best_of(rated)]

    def candidates(self, state: State, actions: list[i64]) -> list[i64]:
        """Return the few that are rated nearly as good as the best."""
        assert isinstance(state, AgeOfComics)
        rated = ratings(state, actions)
        least = rated[best_of(rated)] - RATINGS[state.asks()].margin()
        found: list[i64] = []
        for at in range(i64(len(rated))):
            better: i64 = 0
            for other in range(i64(len(rated))):
                if rated[other] > rated[at] or (rated[other] == rated[at] and other < at):
                    better += 1
            if rated[at] >= least and better < MOST:
                found.append(actions[at])
        return found


def ratings(state: AgeOfComics, actions: list[i64]) -> vec[i64]:
    """Return how good each action looks."""
    rating = RATINGS[state.asks()]
    return rating.rate_all(state, state.top_frame(), actions)


def best_of(rated: vec[i64]) -> i64:
    """Return the place of the highest rating."""
    best: i64 = 0
    for at in range(i64(len(rated))):
        if rated[at] > rated[best]:
            best = at
    return best

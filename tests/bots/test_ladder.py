"""The levels keep their distance: a small match that ends as soon as its result is clear."""

from __future__ import annotations

from math import log

import pytest

from ludotheque import load
from ludotheque.bots.tournament import GAMES_A_DEAL, Tournament
from ludotheque.core.build import is_compiled

NO_BETTER, BETTER = 0.5, 0.6
"""The shares of the points between which the match decides."""
CERTAIN = log(19)
"""The logarithm of the odds at which it does: one match of twenty would decide wrongly."""
MOST_GAMES = 1000


def sequential(cup: Tournament, one: str) -> float:
    """Return the log odds for BETTER against NO_BETTER when they are clear (Wald's sequential test)."""
    odds = 0.0
    for meeting in cup.play():
        points = meeting.points if meeting.one == one else GAMES_A_DEAL - meeting.points
        odds += points * log(BETTER / NO_BETTER) + (GAMES_A_DEAL - points) * log((1 - BETTER) / (1 - NO_BETTER))
        if abs(odds) >= CERTAIN:
            break
    return odds


@pytest.mark.skipif(not is_compiled(), reason="takes minutes without a compiler")
@pytest.mark.parametrize(("better", "worse"), [("casual", "beginner"), ("skilled", "casual")])
def test_a_level_beats_the_one_below(better: str, worse: str) -> None:
    assert sequential(Tournament(load("koryo"), 2, [better, worse], MOST_GAMES), better) >= CERTAIN


def test_a_match_of_equals_is_not_won() -> None:
    assert sequential(Tournament(load("leduc"), 2, ["greedy", "random"], MOST_GAMES), "random") <= -CERTAIN

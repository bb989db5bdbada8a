"""The levels keep their distance: a small match that ends as soon as its result is clear."""

from __future__ import annotations

import pytest

from ludotheque import load
from ludotheque.bots.tournament import Tournament
from ludotheque.core.build import is_compiled

MOST_GAMES = 1000


@pytest.mark.skipif(not is_compiled(), reason="takes minutes without a compiler")
@pytest.mark.parametrize(
    ("better", "worse"),
    [("casual", "beginner"), ("skilled", "casual"), ("strong", "skilled"), ("master", "strong")],
)
def test_a_level_beats_the_one_below(better: str, worse: str) -> None:
    cup = Tournament(load("koryo"), 2, [worse, better], MOST_GAMES, until_sure=True)
    for _meeting in cup.play():
        pass
    assert cup.better(worse, better) == better
    assert cup.against(better, worse).games < MOST_GAMES

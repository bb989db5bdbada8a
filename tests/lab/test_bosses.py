"""Kick-Ass: teams of bots find the bosses as hard as the rulebook marks them. Whole games, for the compiled build."""

from __future__ import annotations

import pytest

from ludotheque import SeededChance, load
from ludotheque.bots import bot

GAMES = 24
"""Enough to tell the bosses' marks apart: the chances to win lie far from each other (the guide has them)."""


def won(boss: str) -> int:
    """Count the games that a team of two greedy bots wins against a boss."""
    kick_ass = load("kick_ass")
    wins = 0
    for seed in range(GAMES):
        state = kick_ass.start(2, {"boss": boss}, chance=SeededChance(seed))
        team = [bot("greedy", kick_ass, seed=2 * seed + seat) for seat in range(2)]
        while not state.is_terminal():
            seat = state.current_player()
            state.apply_action(team[seat].choose(state, seat))
        wins += state.returns()[0] > 0
    return wins


@pytest.mark.soak
def test_the_bosses_are_as_hard_as_the_rulebook_marks_them() -> None:
    easy, hard, hardest = won("red-mist"), won("don-genovese"), won("mofo")
    medium = won("vic-gigante"), won("john-genovese")
    assert easy > max(medium) and min(medium) > hard > hardest

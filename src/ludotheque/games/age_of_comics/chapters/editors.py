"""Editors on the action spaces (p.6), taken from top to bottom."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.games.age_of_comics.codes import EDITORS, MAIN, MOST_SPACES, NOBODY
from ludotheque.games.age_of_comics.state import AgeOfComics


def occupy(state: AgeOfComics, action: i64, side: i64) -> i64:
    """Put an editor on the next space of an action; return which."""
    spot = state.taken[action]
    state.spots[action * MOST_SPACES + spot] = side
    state.taken[action] += 1
    state.players[side].editors -= 1
    return spot


def go_home(state: AgeOfComics) -> None:
    """Clear the action spaces; everyone has four editors again."""
    for player in state.players:
        player.editors = EDITORS
        player.extra = False
    for at in range(MAIN):
        state.taken[at] = 0
    for at in range(MAIN * MOST_SPACES):
        state.spots[at] = NOBODY

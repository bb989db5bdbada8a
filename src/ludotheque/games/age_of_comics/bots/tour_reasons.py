"""Reasons for the way of an agent and for the end of a tour, by the plan that the bots make of it.

The plan knows what lies face up and, of what lies face down, only how many orders of each value are left.
"""

from __future__ import annotations

from ludotheque.core.events import Reason
from ludotheque.games.age_of_comics.bots.tours import Errand
from ludotheque.games.age_of_comics.chapters.sales import Sell
from ludotheque.games.age_of_comics.components import CIRCLE_IDS
from ludotheque.games.age_of_comics.state import AgeOfComics


def on_the_way(state: AgeOfComics, circle: int) -> list[Reason]:
    """Return the reason for a newsstand that is nearer to the next stop of the plan."""
    frame = state.top_frame()
    if not isinstance(frame, Sell):
        return []
    errand = Errand(state, frame)
    if errand.over or circle == errand.stop or errand.far[circle] >= errand.blocks:
        return []
    return [Reason("on-the-way", {"circle": CIRCLE_IDS[errand.stop]})]


def ended(state: AgeOfComics, seat: int) -> list[Reason]:
    """Return the reason for ending a tour: nothing is left to collect, or nothing worth it."""
    frame = state.top_frame()
    if not isinstance(frame, Sell):
        return []
    if frame.collects == 0:
        return [Reason("all-collected")]
    if not state.players[seat].comics:
        return [Reason("no-comics-to-sell")]
    return [Reason("no-order-pays")] if Errand(state, frame).over else []

"""Reasons for the comic that gets fans: the ranking, what it earns, and fans that last.

They look at the chart, which lies open.
"""

from __future__ import annotations

from ludotheque.core.events import Reason
from ludotheque.games.age_of_comics import verbs
from ludotheque.games.age_of_comics.chapters.orders import Fulfil
from ludotheque.games.age_of_comics.codes import ROUNDS
from ludotheque.games.age_of_comics.state import AgeOfComics
from ludotheque.games.age_of_comics.tables import earnings


def boosted(state: AgeOfComics, comic: int, seat: int) -> list[Reason]:
    """Return the reasons for the comic that gets the fans of an order, or a single one."""
    frame, fans, count = state.top_frame(), state.printed(comic).fans, 1
    if isinstance(frame, Fulfil):
        count = state.box.order_fans[frame.kind(state)]
    best = state.players[seat].best()
    rivals = max(state.players[side].best() for side in range(state.sides) if side != seat)
    found = []
    if best <= rivals < fans + count:
        found.append(Reason("tops-chart"))
    elif fans == best:
        found.append(Reason("best-comic"))
    more = earnings(fans + count) - earnings(fans)
    if more > 0:
        found.append(Reason("earns-more", {"count": more}))
    if _lasts(state, fans) and not all(_lasts(state, one) for one in _choices(state)):
        found.append(Reason("fan-lasts"))
    return found


def _choices(state: AgeOfComics) -> list[int]:
    """Return the fans of the comics to choose from."""
    choosing, numbers = (verbs.BOOST, verbs.FULFIL), []
    for action in state.legal_actions():
        numbers += [verb.which(action) for verb in choosing if verb.has(action)]
    return [state.printed(number).fans for number in numbers]


def _lasts(state: AgeOfComics, fans: int) -> bool:
    """Return whether a fan more is still there in the end: each round takes one, but never the last one."""
    return fans > ROUNDS - state.round

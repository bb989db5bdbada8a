"""Drawbacks of moves of Age of Comics, in words: actions that bring little now, and what a choice leaves.

As reasons do, they look at the open table and at the player's own hand.
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.events import Reason
from ludotheque.games.age_of_comics import verbs
from ludotheque.games.age_of_comics.bots.card_values import specialists
from ludotheque.games.age_of_comics.bots.placements import turns_left
from ludotheque.games.age_of_comics.bots.reasons import fitting_orders, lacking_ideas, originals, own_genres
from ludotheque.games.age_of_comics.box import craft, genre_of
from ludotheque.games.age_of_comics.chapters.printing import ChooseArtist, ChooseWriter, cheapest, cheapest_team
from ludotheque.games.age_of_comics.codes import (
    ARTIST,
    DEVELOP,
    HIRE,
    IDEAS,
    ROYALTIES,
    SALES,
    WRITER,
)
from ludotheque.games.age_of_comics.components import GENRES
from ludotheque.games.age_of_comics.state import AgeOfComics

FEW: Final = 2
"""Orders, at the most, that are hardly worth a sales action."""
LITTLE: Final = 1
"""Dollars that pay for next to nothing, at the most."""


def drawbacks(state: AgeOfComics, action: int, seat: int) -> list[Reason]:
    """Return what speaks against an action of the seat that decides."""
    if verbs.PLACE.has(action):
        return _place(state, verbs.PLACE.which(action), seat)
    if verbs.HIRE.has(action):
        genre, own = craft(verbs.HIRE.which(action)), own_genres(state, seat)
        return [Reason("suits-none", {"genre": GENRES[genre]})] if own and genre not in own else []
    if verbs.PRINT.has(action):
        return _print(state, verbs.PRINT.which(action), seat)
    return _team(state, verbs.TEAM.which(action), seat) if verbs.TEAM.has(action) else []


def _place(state: AgeOfComics, task: int, seat: int) -> list[Reason]:
    """Return what speaks against an action: too late, enough already, or nothing to sell."""
    left, unprinted = turns_left(state, seat), len(originals(state, seat))
    if task in (HIRE, DEVELOP) and left < 2:
        return [Reason("too-late")]
    if task == DEVELOP and unprinted >= left - 1:
        return [Reason("enough-comics", {"count": unprinted, "left": left})]
    if task == SALES and (count := fitting_orders(state, seat)) <= FEW:
        return [Reason("few-orders", {"count": count})]
    if task == IDEAS and unprinted and not lacking_ideas(state, seat):
        return [Reason("enough-ideas")]
    if task == ROYALTIES and cheapest_team(state, seat) <= state.players[seat].money:
        return [Reason("enough-money", {"count": state.players[seat].money})]
    return []


def _print(state: AgeOfComics, comic: int, seat: int) -> list[Reason]:
    """Return what speaks against a comic: that none of those who could make it has its genre."""
    genre = genre_of(comic)
    if any(specialists(state, seat, genre, kind) for kind in (WRITER, ARTIST)):
        return []
    return [Reason("no-specialist", {"genre": GENRES[genre]})]


def _team(state: AgeOfComics, card: int, seat: int) -> list[Reason]:
    """Return what speaks against a creative who leaves hardly any money."""
    frame = state.top_frame()
    left = state.players[seat].money - state.box.value[card]
    if isinstance(frame, ChooseWriter):
        left -= cheapest(state, seat, ARTIST)
    elif isinstance(frame, ChooseArtist):
        left -= state.box.value[frame.writer]
    else:
        return []
    return [Reason("leaves-money", {"count": left})] if left <= LITTLE else []

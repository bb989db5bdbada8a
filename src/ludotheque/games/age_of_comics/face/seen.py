"""Notes for the lab on the creatives and comics of Age of Comics that were held and printed."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.seen import Seen
from ludotheque.games.age_of_comics.codes import COMICS, CREATIVES, HAND, HYPED, MAT
from ludotheque.games.age_of_comics.state import AgeOfComics


def note(state: AgeOfComics, _seat: i64, _action: i64, seen: Seen) -> None:
    """Note cards in a hand or laid out for hype as held; printed comics and their teams as played."""
    card: i64 = 0
    for card in range(CREATIVES):
        note_card(state, seen, card, state.creative[card])
    for card in range(COMICS):
        note_card(state, seen, CREATIVES + card, state.comic[card])


def note_card(state: AgeOfComics, seen: Seen, card: i64, place: i64) -> None:
    """Note one card by its place; the solo opponent is no seat."""
    if place >= MAT:
        if place - MAT < state.num_players:
            seen.play(place - MAT, card)
    elif place >= HAND:
        owner: i64 = place - HYPED if place >= HYPED else place - HAND
        if owner < state.num_players:
            seen.hold(owner, card)

"""Which creatives and comics of Age of Comics somebody has had and printed, for the lab."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.core.seen import Seen
from ludotheque.games.age_of_comics.codes import COMICS, CREATIVES, HYPED, MAT

if TYPE_CHECKING:
    from ludotheque.games.age_of_comics.rules import AgeOfComics


def note(state: AgeOfComics, _seat: i64, _action: i64, seen: Seen) -> None:
    """Held is what was in a hand or laid out for hype; played, what was printed or works at a printed comic."""
    card: i64 = 0
    for card in range(CREATIVES):
        note_card(state, seen, card, state.creative[card])
    for card in range(COMICS):
        note_card(state, seen, CREATIVES + card, state.comic[card])


def note_card(state: AgeOfComics, seen: Seen, card: i64, place: i64) -> None:
    """One card at its place; the solo opponent is no seat."""
    if place >= MAT:
        if place - MAT < state.num_players:
            seen.play(place - MAT, card)
    elif place >= 0:
        owner: i64 = place - HYPED if place >= HYPED else place
        if owner < state.num_players:
            seen.hold(owner, card)

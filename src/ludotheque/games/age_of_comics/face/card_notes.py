"""Notes for the lab on the creatives and comics of Age of Comics that were held and printed."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.card_notes import CardNotes
from ludotheque.games.age_of_comics.codes import COMICS, CREATIVES
from ludotheque.games.age_of_comics.places import is_mat, is_of_a_seat, owner_of
from ludotheque.games.age_of_comics.state import AgeOfComics


def note(state: AgeOfComics, _seat: i64, _action: i64, notes: CardNotes) -> None:
    """Note cards in a hand or laid out for hype as held; printed comics and their teams as played."""
    for card in range(CREATIVES):
        note_card(state, notes, card, state.creative[card])
    for card in range(COMICS):
        note_card(state, notes, CREATIVES + card, state.comic[card])


def note_card(state: AgeOfComics, notes: CardNotes, card: i64, place: i64) -> None:
    """Note one card by its place; the solo opponent is no seat."""
    if not is_of_a_seat(place) or owner_of(place) >= state.num_players:
        return
    if is_mat(place):
        notes.play(owner_of(place), card)
    else:
        notes.hold(owner_of(place), card)

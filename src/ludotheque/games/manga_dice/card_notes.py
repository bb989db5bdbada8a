"""Notes for the lab on the cards of Manga Dice that were taken and used. Numbered in one row, as the log does."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.card_notes import CardNotes
from ludotheque.games.manga_dice import verbs
from ludotheque.games.manga_dice.cards import ASSISTS, EXPERIENCES, SKILLS
from ludotheque.games.manga_dice.state import MangaDiceTable


def note(state: MangaDiceTable, seat: i64, action: i64, notes: CardNotes) -> None:
    """Held is a card taken or drawn; played, a skill or an assist used. Experience cards are only held."""
    if verbs.USE.has(action):
        notes.play(seat, EXPERIENCES + verbs.USE.which(action))
    for card in range(EXPERIENCES):
        if state.experience[card] >= 0:
            notes.hold(state.experience[card], card)
    for card in range(SKILLS):
        if state.skill[card] >= 0:
            notes.hold(state.skill[card], EXPERIENCES + card)
    for card in range(ASSISTS):
        if state.assist[card] >= 0:
            notes.hold(state.assist[card], EXPERIENCES + SKILLS + card)

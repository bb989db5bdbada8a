"""Notes for the lab on the activation cards, items and heroes of Kick-Ass that were had and used."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.card_notes import CardNotes
from ludotheque.games.kick_ass.cards import CARDS, ITEMS
from ludotheque.games.kick_ass.state import KickAss


def note(state: KickAss, _seat: i64, _action: i64, notes: CardNotes) -> None:
    """Note cards held in the hand and played for a segment, items held and played when worn, and heroes held."""
    for who in range(state.num_players):
        hero = state.heroes[who]
        if hero.identity >= 0:
            notes.hold(who, CARDS + ITEMS + hero.identity)
        if hero.card >= 0:
            notes.play(who, hero.card)
        for card in hero.hand:
            if card >= 0:
                notes.hold(who, card)
        for item in hero.items:
            if item.worn:
                notes.play(who, CARDS + item.design)
            else:
                notes.hold(who, CARDS + item.design)

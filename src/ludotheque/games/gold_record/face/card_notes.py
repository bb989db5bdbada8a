"""Notes for the lab on the musicians, sectors and FLUKE cards of Gold Record that were had and played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.card_notes import CardNotes
from ludotheque.games.gold_record import verbs
from ludotheque.games.gold_record.codes import FLUKES, MUSICIANS, NOBODY, NONE, SECTORS, Mishap

if TYPE_CHECKING:
    from ludotheque.games.gold_record.state import GoldRecord

FIRST_FLUKE: Final[i64] = MUSICIANS + SECTORS


class GoldRecordNotes(CardNotes):
    """Notes that know what lay there at the last decision: FLUKE cards in hands, and the #*IT HAPPENS card."""

    def __init__(self, seats: i64, cards: i64) -> None:
        super().__init__(seats, cards)
        self.here: vec[i64] = vec[i64]([0] * (seats * cards))
        self.happening: i64 = NONE


def note(state: GoldRecord, seat: i64, action: i64, notes: GoldRecordNotes) -> None:
    """Note the musicians in bands and the sectors bought as held: no one plays them.

    FLUKE cards are held in the hand, and played by an action or shown in a battle.
    """
    if verbs.PLAY.has(action):
        notes.play(seat, FIRST_FLUKE + verbs.PLAY.which(action))
    drawn = notes.happening
    robbed = action == verbs.RESOLVE.first and drawn != NONE and state.cards.happenings[drawn].effect == Mishap.FLUKE
    notes.happening = state.happening
    for who in range(state.num_players):
        band = state.bands[who]
        for member in band.members:
            if member != NOBODY:
                notes.hold(who, member)
        for one in range(SECTORS):
            if band.has_sector(one):
                notes.hold(who, MUSICIANS + one)
        lost = who == seat and (robbed or verbs.DISCARD.has(action))
        for one in range(FLUKES):
            note_fluke(state, who, one, notes, lost)


def note_fluke(state: GoldRecord, who: i64, fluke: i64, notes: GoldRecordNotes, lost: bool) -> None:
    """Note one kind of FLUKE card of one hand: green ones that left it, and were not lost, were shown in a battle."""
    card = FIRST_FLUKE + fluke
    at = who * notes.cards + card
    if state.bands[who].hand[fluke] > 0:
        notes.hold(who, card)
        notes.here[at] = 1
    elif notes.here[at] != 0:
        notes.here[at] = 0
        if state.cards.flukes[fluke].battle > 0 and not lost:
            notes.play(who, card)

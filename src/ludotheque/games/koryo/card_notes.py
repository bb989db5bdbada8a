"""Notes for the lab on the cards of Koryŏ that were held and played."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.card_notes import CardNotes
from ludotheque.games.koryo import verbs
from ludotheque.games.koryo.cards import KINDS
from ludotheque.games.koryo.codes import ORDERS
from ludotheque.games.koryo.state import KoryoTable


def note(state: KoryoTable, _seat: i64, action: i64, notes: CardNotes) -> None:
    """Held is what was in a hand; played, what was placed in an order or came to lie in front."""
    if action >= 0 and state.phase != ORDERS and not (verbs.REVEAL.has(action) or verbs.SWAP.has(action)):
        return  # nothing has come to a hand or to lie in front
    for seat in range(state.num_players):
        for kind in range(KINDS):
            at = seat * KINDS + kind
            if state.order[at] + state.tableau[at] > 0:
                notes.play(seat, kind)
            elif state.hand[at] > 0:
                notes.hold(seat, kind)

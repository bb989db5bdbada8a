"""Which activation cards, items and heroes of Kick-Ass somebody has had and used, for the lab."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.seen import Seen
from ludotheque.games.kick_ass.cards import CARDS, ITEMS
from ludotheque.games.kick_ass.codes import HAND_SLOTS, ITEM_SLOTS, WORN
from ludotheque.games.kick_ass.rules import KickAss


def note(state: KickAss, _seat: i64, _action: i64, seen: Seen) -> None:
    """A card is held in the hand and played for a segment; an item is held, and played when worn; a hero is only
    held."""
    who: i64 = 0
    slot: i64 = 0
    for who in range(state.num_players):
        if state.hero[who] >= 0:
            seen.hold(who, CARDS + ITEMS + state.hero[who])
        if state.card[who] >= 0:
            seen.play(who, state.card[who])
        for slot in range(who * HAND_SLOTS, (who + 1) * HAND_SLOTS):
            if state.hand[slot] >= 0:
                seen.hold(who, state.hand[slot])
        for slot in range(who * ITEM_SLOTS, (who + 1) * ITEM_SLOTS):
            if state.items[slot] < 0:
                continue
            if state.item_state[slot] & WORN != 0:
                seen.play(who, CARDS + state.items[slot])
            else:
                seen.hold(who, CARDS + state.items[slot])

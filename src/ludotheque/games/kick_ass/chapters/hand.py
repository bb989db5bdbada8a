"""The cards of a hero (p.14, p.21): in hand or used today, taken, recalled, and removed from the game."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.actions import Verb
from ludotheque.games.kick_ass import log, verbs
from ludotheque.games.kick_ass.cards import CARDS
from ludotheque.games.kick_ass.codes import ANY_USED, HAND, HAND_SLOTS, NOBODY, NONE_USED, USED_BEFORE
from ludotheque.games.kick_ass.pieces import Hero
from ludotheque.games.kick_ass.state import KickAss, Question


def next_card(state: KickAss, hero: Hero, after: i64, used: i64, *, in_hand: bool) -> i64:
    """Return the hero's next design after one, in hand, or used today (see :func:`is_used`), or both; else CARDS."""
    best = CARDS
    for slot in range(HAND_SLOTS):
        card = hero.hand[slot]
        if after < card < best and is_wanted(state, hero.used[slot], used, in_hand=in_hand):
            best = card
    return best


def first_card(state: KickAss, hero: Hero, used: i64, *, in_hand: bool) -> i64:
    """Return the first of these designs, or CARDS."""
    return next_card(state, hero, NOBODY, used, in_hand=in_hand)


def is_wanted(state: KickAss, when: i64, used: i64, *, in_hand: bool) -> bool:
    """Return whether a card that was used in that segment, or not yet (0), is wanted."""
    return in_hand if when == 0 else is_used(state, when, used)


def is_used(state: KickAss, when: i64, used: i64) -> bool:
    """Return whether cards used in that segment are meant: any of today, or only those of other segments, or none."""
    return used == ANY_USED or (used == USED_BEFORE and when != state.segment + 1)


def find_card(state: KickAss, seat: i64, card: i64, used: i64, *, in_hand: bool) -> i64:
    """Return the slot of a card of that design, or NOBODY."""
    hero = state.heroes[seat]
    for slot in range(HAND_SLOTS):
        if hero.hand[slot] == card and is_wanted(state, hero.used[slot], used, in_hand=in_hand):
            return slot
    return NOBODY


def offer_from(table: vec[i64], verb: Verb, actions: list[i64]) -> None:
    """Offer each thing of a display once, ascending."""
    last: i64 = -1
    while True:
        best = CARDS
        for one in table:
            if last < one < best:
                best = one
        if best == CARDS:
            return
        actions.append(verb.of(best))
        last = best


def acquire(state: KickAss, seat: i64, card: i64) -> None:
    """Take a card of the display to the hand; of six one leaves the game (p.21)."""
    k: i64 = 0
    while state.display[k] != card:
        k += 1
    state.display[k] = NOBODY
    state.heroes[seat].add_card(card)
    log.card(state, "take", seat, card)
    if state.heroes[seat].hand_size() > HAND:
        state.put(RemoveCard(seat, NOBODY, of_hand=False))


def recall(state: KickAss, seat: i64, card: i64) -> None:
    """Take a used card back to the hand."""
    slot = find_card(state, seat, card, USED_BEFORE, in_hand=False)
    log.used_card(state, "recall", seat, slot)
    state.heroes[seat].used[slot] = 0


@final
class RemoveCard(Question):
    """Choose which card leaves the game: any, used or not (p.21).

    For a famous card it is another one of the hand, or a used one if there is none (p.14; Q30).
    """

    def __init__(self, seat: i64, new_card: i64, *, of_hand: bool) -> None:
        super().__init__(seat)
        self.new_card: i64 = new_card
        self.of_hand: bool = of_hand

    def is_of_arena(self) -> bool:
        return True

    def flaw(self, state: KickAss) -> str:
        at_once = state.heroes[self.seat].famous or state.top() is self
        return "" if at_once else "a card is removed at once"

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        self.offer_but_new(state, NONE_USED if self.of_hand else ANY_USED, actions, in_hand=True)
        if not actions:
            self.offer_but_new(state, ANY_USED, actions, in_hand=False)

    def offer_but_new(self, state: KickAss, used: i64, actions: list[i64], *, in_hand: bool) -> None:
        """Offer all of these cards but the one that has just been taken."""
        hero = state.heroes[self.seat]
        card = first_card(state, hero, used, in_hand=in_hand)
        while card < CARDS:
            if card != self.new_card:
                actions.append(verbs.REMOVE.of(card))
            card = next_card(state, hero, card, used, in_hand=in_hand)

    def answer(self, state: KickAss, action: i64) -> None:
        state.drop()
        remove(state, self.seat, verbs.REMOVE.which(action), of_hand=self.of_hand)


def remove(state: KickAss, seat: i64, card: i64, *, of_hand: bool) -> None:
    """Remove a card. Of two alike the used one goes, so that the other can still be played today."""
    hero = state.heroes[seat]
    slot = NOBODY if of_hand else find_card(state, seat, card, ANY_USED, in_hand=False)
    if slot < 0:
        slot = find_card(state, seat, card, ANY_USED, in_hand=True)
    log.used_card(state, "remove", seat, slot)
    while slot < HAND_SLOTS - 1:
        hero.hand[slot] = hero.hand[slot + 1]
        hero.used[slot] = hero.used[slot + 1]
        slot += 1
    hero.hand[slot] = NOBODY
    hero.used[slot] = 0

"""The audit of a position: nothing was made or lost, and tracks stay within their ends."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.kick_ass.cards import (
    BASE_EVENTS,
    BOSS_EVENTS,
    CARDS,
    FIRST_BLUE,
    FIRST_SHOP_ITEM,
    ITEMS,
    SHOP_ITEMS,
)
from ludotheque.games.kick_ass.chapters import city, items
from ludotheque.games.kick_ass.chapters.hand import RemoveCard
from ludotheque.games.kick_ass.chapters.setup import ChooseCard
from ludotheque.games.kick_ass.codes import (
    BODY,
    DISPLAY,
    DISTRICTS,
    DOCKS_SPACES,
    EVENTS_IN_DECK,
    FAINT_SPACE,
    HAND,
    HEAD,
    MOST,
    SHOP_OFFER,
    SHOP_SPACES,
    STRONGEST,
)
from ludotheque.games.kick_ass.state import KickAss


def audit(state: KickAss) -> None:
    """Raise AssertionError if something is wrong."""
    audit_heroes(state)
    audit_cards(state)
    audit_city(state)
    audit_row(state)


def audit_heroes(state: KickAss) -> None:
    """Check tracks, hands, and places of items."""
    for seat in range(state.num_players):
        hero = state.heroes[seat]
        if hero.identity < 0:
            continue
        assert 1 <= hero.happiness <= MOST, "happiness is off its track"
        assert 1 <= hero.media <= MOST, "social media is off its track"
        assert 1 <= hero.strength <= STRONGEST, "strength is off its track"
        assert FAINT_SPACE <= hero.life <= state.cards.life[hero.identity], "life is off its track"
        assert hero.dollars >= 0, "dollars below zero"
        assert items.hands_full(state, seat) <= 2 or asks_to_stow(state), "three hands are full"
        worn = vec[i64]([0, 0, 0, 0, 0])
        for item in hero.items:
            if item.worn:
                worn[state.cards.slot[item.design]] += 1
        assert worn[HEAD] <= 1 and worn[BODY] <= 1, "two items in one place"
        assert hero.hand_size() == HAND or asks_to_remove(state, seat), "a hero has not five cards"


def asks_to_stow(state: KickAss) -> bool:
    """Return whether a question on the stack is which item in hand goes to the backpack."""
    for frame in state.stack:
        if isinstance(frame, items.StowItem):
            return True
    return False


def asks_to_remove(state: KickAss, seat: i64) -> bool:
    """Return whether a question on the stack is which of the hero's six cards leaves the game."""
    for frame in state.stack:
        if isinstance(frame, RemoveCard) and frame.seat == seat:
            return True
    return False


def offers_cards(state: KickAss) -> bool:
    """Return whether what is laid out for a hero alone is cards, not items."""
    for frame in state.stack:
        if isinstance(frame, ChooseCard):
            return True
    return False


def audit_cards(state: KickAss) -> None:
    """Check that no design is in play more often than it is printed."""
    copies = vec[i64]([0] * CARDS)
    for hero in state.heroes:
        for held in hero.hand:
            if held >= 0:
                copies[held] += 1
    for slot in range(DISPLAY):
        if state.display[slot] >= 0:
            copies[state.display[slot]] += 1
    for card in range(CARDS):
        left: i64 = state.deck[card - FIRST_BLUE] if card >= FIRST_BLUE else 0
        assert left >= 0 and copies[card] + left <= (2 if card >= FIRST_BLUE else 1), "a card was made"
    things = vec[i64]([0] * ITEMS)
    for hero in state.heroes:
        for item in hero.items:
            things[item.design] += 1
    for slot in range(SHOP_OFFER):
        if state.shop[slot] >= 0:
            things[state.shop[slot]] += 1
        if state.laid_out[slot] >= 0 and not offers_cards(state):
            assert state.laid_out[slot] < ITEMS, "an item was made"
            things[state.laid_out[slot]] += 1
    for card in range(SHOP_ITEMS):
        total = state.stock[card] + state.thrown[card] + things[FIRST_SHOP_ITEM + card]
        assert total == 2, "an item was made or lost"


def audit_city(state: KickAss) -> None:
    """Check that districts hold no more than their spaces, and that there are eight protection tokens."""
    for d in range(DISTRICTS):
        assert state.minions[d] >= 0 and state.supers[d] >= 0 and state.tokens[d] >= 0, "a count is below zero"
        assert city.room(state, d) >= 0, "a district holds too much"
    assert city.tokens_left(state) >= 0, "a protection token was made"
    assert 0 <= state.shop_track < SHOP_SPACES and 0 <= state.docks_at <= DOCKS_SPACES, "a token is off its track"
    assert state.villain.gang.members >= 0 and state.boss_life >= 0, "a boss is off his trackers"


def audit_row(state: KickAss) -> None:
    """Check that each of six base events and four boss events is in one place."""
    base: i64 = 0
    plots_on_row: i64 = 0
    under: i64 = 0
    for there in state.row:
        if there.event >= BASE_EVENTS:
            plots_on_row += 1
        elif there.event >= 0:
            base += 1
    if state.plot == 0:
        assert base + state.base_left + state.completed + state.matured == EVENTS_IN_DECK, "an event was lost"
        return
    for event in state.villain.under:
        if event >= 0:
            under += 1
    deck: i64 = 0
    for space in range(BOSS_EVENTS):
        deck += (state.boss_deck >> space) & 1
    total = deck + under + plots_on_row + state.boss_done
    assert total <= BOSS_EVENTS, "a boss event was made"
    assert total == BOSS_EVENTS or not state.villain.keeps_events(), "a boss event was lost"

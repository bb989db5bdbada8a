"""The decks: the blue and the red cards, and the items (p.10, p.21); what lies open of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.kick_ass import log
from ludotheque.games.kick_ass.cards import CARDS, FIRST_BLUE, FIRST_RED, FIRST_SHOP_ITEM, SHOP_ITEMS
from ludotheque.games.kick_ass.codes import NOBODY
from ludotheque.games.kick_ass.state import KickAss

BLUE_CARDS: Final[i64] = 4
BLUE_CARDS_ALONE: Final[i64] = 2
RED_CARDS: Final[i64] = 2
FIRST_RED_PLACE: Final[i64] = 4


def new_display(state: KickAss) -> None:
    """Lay out four blue and two red cards; two and two for a hero alone (p.10, p.21)."""
    blue = BLUE_CARDS_ALONE if state.num_players == 1 else BLUE_CARDS
    for k in range(BLUE_CARDS + RED_CARDS):
        state.display[k] = NOBODY
    for k in range(blue):
        state.display[k] = draw_card(state, FIRST_BLUE, FIRST_RED)
    for k in range(RED_CARDS):
        state.display[FIRST_RED_PLACE + k] = draw_card(state, FIRST_RED, CARDS)
    sort(state.display)
    log.display(state)


def new_shop(state: KickAss) -> None:
    """Lay out four items."""
    for k in range(i64(len(state.shop))):
        state.shop[k] = draw_item(state)
    sort(state.shop)
    log.shop(state)


def discard_shop(state: KickAss) -> None:
    """Throw away what no one has bought."""
    for k in range(i64(len(state.shop))):
        if state.shop[k] >= 0:
            state.thrown[state.shop[k] - FIRST_SHOP_ITEM] += 1
            state.shop[k] = NOBODY


def sort(table: vec[i64]) -> None:
    """Lay cards out in the order of their designs, so that a list of them says how they lie."""
    for k in range(1, i64(len(table))):
        at = k
        while at > 0 and table[at - 1] > table[at]:
            one = table[at]
            table[at] = table[at - 1]
            table[at - 1] = one
            at -= 1


def draw_card(state: KickAss, low: i64, high: i64) -> i64:
    """Draw a card of the blue or the red deck, or NOBODY if it is used up."""
    total: i64 = 0
    for card in range(low, high):
        total += state.deck[card - FIRST_BLUE]
    if total == 0:
        return NOBODY
    nth = state.chance.below(total)
    for card in range(low, high):
        if nth < state.deck[card - FIRST_BLUE]:
            state.deck[card - FIRST_BLUE] -= 1
            return card
        nth -= state.deck[card - FIRST_BLUE]
    return NOBODY


def draw_free_item(state: KickAss) -> i64:
    """Draw an item in the open; NOBODY if there is none."""
    item = draw_item(state)
    if item >= 0:
        log.drawn(state, item)
    return item


def draw_item(state: KickAss) -> i64:
    """Draw an item; the discarded ones are shuffled in when there is none (Q42)."""
    total = count_of(state.stock)
    if total == 0:
        total = shuffle_items(state)
    if total == 0:
        return NOBODY
    k = state.chance.pick(state.stock, total)
    state.stock[k] -= 1
    return FIRST_SHOP_ITEM + k


def shuffle_items(state: KickAss) -> i64:
    """Make a deck of the discarded items, and return how many there are."""
    for k in range(SHOP_ITEMS):
        state.stock[k] = state.thrown[k]
        state.thrown[k] = 0
    total = count_of(state.stock)
    if total > 0:
        log.shuffled_items(state, total)
    return total


def count_of(copies: vec[i64]) -> i64:
    """Return how many cards there are of all designs."""
    total: i64 = 0
    for one in copies:
        total += one
    return total

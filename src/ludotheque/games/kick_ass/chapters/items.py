"""Items and their slots (p.7-8): what is worn and works, what waits in the backpack, what a broken hand drops."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.games.kick_ass import log, verbs
from ludotheque.games.kick_ass.cards import OF_HARDSHIP, OF_ITEM, OF_STRENGTH
from ludotheque.games.kick_ass.codes import BACKPACK, BOTH_HANDS, ITEM_SLOTS, MAX_HEROES, NOBODY, ONE_HAND, STRONGEST
from ludotheque.games.kick_ass.pieces import Item
from ludotheque.games.kick_ass.state import KickAss, Question, offer_bits
from ludotheque.games.kick_ass.vocabulary import When, Word


def troubled(state: KickAss, seat: i64, code: i64) -> bool:
    """Return whether a face-up hardship has this effect (Q29: at once, and only while happiness is that low)."""
    hero = state.heroes[seat]
    if not hero.is_up(0):
        return False
    if state.cards.has(OF_HARDSHIP + hero.hardships[0], code):
        return True
    return hero.is_up(1) and state.cards.has(OF_HARDSHIP + hero.hardships[1], code)


def works(state: KickAss, seat: i64, item: Item) -> bool:
    """Return whether an item is in its place and that place can be used."""
    if not item.worn:
        return False
    kind = state.cards.slot[item.design]
    if kind == BACKPACK:
        return not troubled(state, seat, Word.LOSE_PACK)
    if kind == BOTH_HANDS:
        return not troubled(state, seat, Word.LOSE_HAND)
    return True


def bonus(state: KickAss, seat: i64, code: i64) -> i64:
    """Add up what strength, items in their places and face-up hardships give of an effect that is always on."""
    hero = state.heroes[seat]
    cards = state.cards
    total: i64 = 0
    for level in range(hero.strength):
        total += cards.amount_of(OF_STRENGTH + hero.identity * STRONGEST + level, code, When.NOW)
    for item in hero.items:
        if works(state, seat, item):
            total += cards.amount_of(OF_ITEM + item.design, code, When.NOW)
    if hero.is_up(0):
        total += cards.amount_of(OF_HARDSHIP + hero.hardships[0], code, When.NOW)
        if hero.is_up(1):
            total += cards.amount_of(OF_HARDSHIP + hero.hardships[1], code, When.NOW)
    return total


# --- Getting one ---


def item_room(state: KickAss, seat: i64) -> bool:
    """Return whether there is room for one more item; no one has ever needed it."""
    return i64(len(state.heroes[seat].items)) < ITEM_SLOTS


def add_item(state: KickAss, seat: i64, design: i64) -> i64:
    """Give a hero an item, in its place if that is free, else in the backpack (Q31), and return its slot."""
    hero = state.heroes[seat]
    item = Item(design)
    item.worn = fits(state, seat, state.cards.slot[design])
    item.fresh = not item.worn
    hero.items = append(hero.items, item)
    return i64(len(hero.items)) - 1


def fits(state: KickAss, seat: i64, kind: i64) -> bool:
    """Return whether a place for such an item is free."""
    if kind == BACKPACK:
        return True
    if kind == ONE_HAND or kind == BOTH_HANDS:
        free = hands(state, seat) - hands_full(state, seat)
        return free >= (2 if kind == BOTH_HANDS else 1)
    for item in state.heroes[seat].items:
        if item.worn and state.cards.slot[item.design] == kind:
            return False
    return True


def hands(state: KickAss, seat: i64) -> i64:
    """Return how many hands can hold something."""
    return 1 if troubled(state, seat, Word.LOSE_HAND) else 2


def hands_full(state: KickAss, seat: i64) -> i64:
    """Return how many hands do hold something."""
    return state.heroes[seat].hands_full(state.cards.slot)


# --- Putting one in its place ---


def offer_equip(state: KickAss, seat: i64, actions: list[i64]) -> None:
    """Offer items that wait in the backpack and could be put in their place; each once in a segment (R6).

    Items in a lost backpack are out of reach (p.24), except those that the hero has got this moment.
    """
    offered: i64 = 0
    for item in state.heroes[seat].items:
        if item.waits() and can_equip(state, seat, item):
            offered |= 1 << item.design
    offer_bits(verbs.EQUIP, offered, actions)


def can_equip(state: KickAss, seat: i64, item: Item) -> bool:
    """Return whether a waiting item is in reach, and there are hands enough for it."""
    if not item.fresh and troubled(state, seat, Word.LOSE_PACK):
        return False
    return state.cards.slot[item.design] != BOTH_HANDS or hands(state, seat) == 2


def equip(state: KickAss, seat: i64, design: i64) -> None:
    """Put an item in its place; what is there goes to the backpack, of two in hand the hero says which."""
    slot = find_waiting(state, seat, design)
    kind = state.cards.slot[design]
    log.item(state, "equip", seat, slot)
    if kind == ONE_HAND and hands_full(state, seat) >= hands(state, seat) and not holds_both(state, seat):
        if hands(state, seat) == 2:
            state.put(STOW_ITEM[seat])
        else:
            clear_place(state, seat, ONE_HAND)
    elif not fits(state, seat, kind):
        clear_place(state, seat, kind)
    item = state.heroes[seat].items[slot]
    item.worn = True
    item.arranged = True
    item.fresh = False


def find_waiting(state: KickAss, seat: i64, design: i64) -> i64:
    """Return the slot of an item that can be put in its place; one just got goes first."""
    items = state.heroes[seat].items
    found = NOBODY
    for slot in range(i64(len(items))):
        if items[slot].design == design and items[slot].waits():
            if items[slot].fresh:
                return slot
            if found < 0:
                found = slot
    return found


def holds_both(state: KickAss, seat: i64) -> bool:
    """Return whether one item takes both hands."""
    for item in state.heroes[seat].items:
        if item.worn and state.cards.slot[item.design] == BOTH_HANDS:
            return True
    return False


def clear_place(state: KickAss, seat: i64, kind: i64) -> None:
    """Put what is in that place in the backpack; hands are emptied together."""
    items = state.heroes[seat].items
    for slot in range(i64(len(items))):
        there = state.cards.slot[items[slot].design]
        if there == kind or (there == BOTH_HANDS and kind == ONE_HAND) or (there == ONE_HAND and kind == BOTH_HANDS):
            put_away(state, seat, slot)


def put_away(state: KickAss, seat: i64, slot: i64) -> None:
    """Move an item from its place to the backpack."""
    item = state.heroes[seat].items[slot]
    if item.worn:
        item.worn = False
        log.item(state, "stow", seat, slot)


# --- Broken hands ---


def arrange_hands(state: KickAss, seat: i64) -> None:
    """Put an item from a broken hand in the backpack (p.24); of two the hero says which."""
    if not troubled(state, seat, Word.LOSE_HAND) or hands_full(state, seat) < 2:
        return
    items = state.heroes[seat].items
    for slot in range(i64(len(items))):
        if items[slot].worn and state.cards.slot[items[slot].design] == BOTH_HANDS:
            put_away(state, seat, slot)
            return
    state.put(STOW_ITEM[seat])


@final
class StowItem(Question):
    """Choose which of the items in hand goes to the backpack."""

    def is_of_arena(self) -> bool:
        return True

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        held: i64 = 0
        for item in state.heroes[self.seat].items:
            if item.worn and state.cards.slot[item.design] == ONE_HAND:
                held |= 1 << item.design
        offer_bits(verbs.STOW, held, actions)

    def answer(self, state: KickAss, action: i64) -> None:
        state.drop()
        put_away(state, self.seat, find_held(state, self.seat, verbs.STOW.which(action)))


def find_held(state: KickAss, seat: i64, design: i64) -> i64:
    """Return the slot of an item in its place; one that was not put there in this segment goes first."""
    items = state.heroes[seat].items
    found = NOBODY
    for slot in range(i64(len(items))):
        if items[slot].design == design and items[slot].worn:
            if not items[slot].arranged:
                return slot
            if found < 0:
                found = slot
    return found


STOW_ITEM: Final = vec[StowItem]([StowItem(seat) for seat in range(MAX_HEROES)])

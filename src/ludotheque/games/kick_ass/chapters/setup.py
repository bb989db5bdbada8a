"""Setup (p.9-10): heroes are picked, hardships and displays dealt; a hero alone chooses a card and an item."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.kick_ass import log, verbs
from ludotheque.games.kick_ass.cards import (
    BASE_EVENTS,
    DECK_CARDS,
    FIRST_BLUE,
    FIRST_RED,
    FIRST_SHOP_ITEM,
    HARDSHIPS,
    SHOP_ITEMS,
)
from ludotheque.games.kick_ass.chapters.decks import draw_card, draw_item, new_display, new_shop, sort
from ludotheque.games.kick_ass.chapters.hand import RemoveCard, offer_from
from ludotheque.games.kick_ass.chapters.heroes import turn_up
from ludotheque.games.kick_ass.chapters.items import add_item
from ludotheque.games.kick_ass.codes import DONE_FOR_NOW, HAND, HARDSHIPS_EACH, HEROES, NOBODY, SET_UP, SLIDE
from ludotheque.games.kick_ass.pieces import Item
from ludotheque.games.kick_ass.state import KickAss, Question, draw_bit

COPIES: Final[i64] = 2
"""Of each design in a deck."""
PURSE: Final[i64] = 3
PURSE_ALONE: Final[i64] = 6
CARDS_OFFERED: Final[i64] = 3


def fill_decks(state: KickAss) -> None:
    """Meet the boss, and take full decks."""
    state.meet(state.options.number())
    for k in range(DECK_CARDS):
        state.deck[k] = COPIES
    for k in range(SHOP_ITEMS):
        state.stock[k] = COPIES
    for k in range(BASE_EVENTS):
        if state.cards.playable[k] != 0:
            state.base_deck |= 1 << k


def set_up(state: KickAss) -> None:
    """Let everyone pick a hero, then deal."""
    if state.all_picked():
        deal(state)
        return
    seat = state.num_players - 1
    while seat >= 0:
        state.put(PickHero(seat))
        seat -= 1


@final
class PickHero(Question):
    """Pick a hero that no one has, or any of them at random."""

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        for hero in range(HEROES):
            if not is_played(state, hero):
                actions.append(verbs.PICK.of(hero))
        actions.append(verbs.PICK.of(HEROES))

    def answer(self, state: KickAss, action: i64) -> None:
        state.drop()
        hero = verbs.PICK.which(action)
        pick(state, self.seat, random_hero(state) if hero == HEROES else hero)


def is_played(state: KickAss, identity: i64) -> bool:
    """Return whether someone has that hero."""
    for hero in state.heroes:
        if hero.identity == identity:
            return True
    return False


def random_hero(state: KickAss) -> i64:
    """Draw a hero that no one has."""
    free: i64 = 0
    for hero in range(HEROES):
        free |= 0 if is_played(state, hero) else 1 << hero
    return draw_bit(state.chance, free)


def pick(state: KickAss, seat: i64, identity: i64) -> None:
    """Take a hero with its start values, five cards, its item, and three dollars; six alone (p.9-10)."""
    hero = state.heroes[seat]
    cards = state.cards
    hero.sit_down(identity)
    hero.at = cards.start[identity]
    hero.happiness = cards.happiness[identity]
    hero.strength = cards.strength[identity]
    hero.media = cards.media[identity]
    hero.life = cards.life[identity]
    hero.dollars = PURSE_ALONE if state.num_players == 1 else PURSE
    hero.status = DONE_FOR_NOW
    for k in range(HAND):
        hero.add_card(identity * HAND + k)
    own = Item(identity)
    own.worn = True
    hero.items = vec[Item]([own])
    log.hero(state, seat)


def deal(state: KickAss) -> None:
    """Deal hardships, then lay out the displays; a hero alone first chooses a card and an item (p.10)."""
    deal_hardships(state)
    if state.num_players > 1:
        open_displays(state)
        return
    for k in range(CARDS_OFFERED):
        state.laid_out[k] = draw_card(state, FIRST_BLUE, FIRST_RED)
    sort(state.laid_out)
    log.offered_cards(state)
    state.put(ChooseItem(0))
    state.put(ChooseCard(0))


def deal_hardships(state: KickAss) -> None:
    """Deal two hardships to each hero, and turn up those that its happiness reaches."""
    left: i64 = (1 << HARDSHIPS) - 1
    for hero in state.heroes:
        for which in range(HARDSHIPS_EACH):
            hero.hardships[which] = draw_bit(state.chance, left)
            left &= ~(1 << hero.hardships[which])
    log.dealt(state)
    for seat in range(state.num_players):
        for which in range(HARDSHIPS_EACH):
            if state.heroes[seat].is_up(which):
                turn_up(state, seat, which)


def open_displays(state: KickAss) -> None:
    """Lay out the cards and items of the first round."""
    new_display(state)
    new_shop(state)
    state.step = SLIDE
    log.round(state)


class SetupQuestion(Question):
    """Something that only a hero alone is asked, before the first round."""

    def flaw(self, state: KickAss) -> str:
        alone = state.step == SET_UP and state.num_players == 1
        return "" if alone else "only a hero alone chooses so"


@final
class ChooseCard(SetupQuestion):
    """Choose a blue card for one of the initial ones; the other two go under the deck, out of reach (Q40)."""

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        offer_from(state.laid_out, verbs.TAKE, actions)

    def answer(self, state: KickAss, action: i64) -> None:
        state.drop()
        card = verbs.TAKE.which(action)
        state.heroes[self.seat].add_card(card)
        log.card(state, "take", self.seat, card)
        for k in range(i64(len(state.laid_out))):
            state.laid_out[k] = draw_item(state)
        sort(state.laid_out)
        log.offered_items(state)
        state.put(RemoveCard(self.seat, card, of_hand=False))


@final
class ChooseItem(SetupQuestion):
    """Choose an item beside the starting one; the others are discarded."""

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        offer_from(state.laid_out, verbs.KEEP, actions)

    def answer(self, state: KickAss, action: i64) -> None:
        state.drop()
        chosen = verbs.KEEP.which(action)
        kept: bool = False
        for k in range(i64(len(state.laid_out))):
            if state.laid_out[k] == chosen and not kept:
                kept = True
            else:
                state.thrown[state.laid_out[k] - FIRST_SHOP_ITEM] += 1
            state.laid_out[k] = NOBODY
        slot = add_item(state, self.seat, chosen)
        log.new_item(state, "keep", self.seat, slot)
        open_displays(state)

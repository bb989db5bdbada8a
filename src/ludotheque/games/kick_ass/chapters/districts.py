"""The districts (p.15-16): the effect of a timer action there, and the clean-up bonus."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.kick_ass import log, verbs
from ludotheque.games.kick_ass.cards import CARDS
from ludotheque.games.kick_ass.chapters import city, cleaning, effects, heroes, objectives, row
from ludotheque.games.kick_ass.chapters.activation import start
from ludotheque.games.kick_ass.chapters.city import PlaceTokens
from ludotheque.games.kick_ass.chapters.cleaning import KillMinions
from ludotheque.games.kick_ass.chapters.decks import draw_free_item
from ludotheque.games.kick_ass.chapters.hand import acquire, first_card, next_card, offer_from, recall
from ludotheque.games.kick_ass.chapters.items import add_item, item_room
from ludotheque.games.kick_ass.codes import (
    ANYWHERE,
    DISCOUNT_AT,
    DISTRICTS,
    DOLLARS,
    HAPPINESS,
    LIFE,
    MEDIA,
    MOST,
    NOBODY,
    POLICE_PRICE,
    SHOP_SPACES,
    STRENGTH,
    STRONGEST,
    USED_BEFORE,
)
from ludotheque.games.kick_ass.state import KickAss, Question, Task, offer_bits

SCHOLARSHIP: Final[i64] = 2
"""Protection tokens of a timer in the Library."""
WAGE: Final[i64] = 3
CURE: Final[i64] = 2
FAR_TOO_DEAR: Final[i64] = 1000


class District:
    """One district."""

    def helps(self, state: KickAss, seat: i64) -> bool:
        """Return whether its timer effect does anything for a hero who is there."""
        return True

    def work(self, state: KickAss, seat: i64) -> None:
        """Use its timer effect."""
        raise NotImplementedError

    def clean_up(self, state: KickAss, seat: i64) -> None:
        """Give its clean-up bonus."""
        raise NotImplementedError


class Police(District):
    """Three dollars, and the police remove all minions of a district."""

    def helps(self, state: KickAss, seat: i64) -> bool:
        return state.heroes[seat].dollars >= POLICE_PRICE and city.minions_anywhere(state)

    def work(self, state: KickAss, seat: i64) -> None:
        heroes.change(state, seat, DOLLARS, -POLICE_PRICE)
        state.put(CallPolice(seat))

    def clean_up(self, state: KickAss, seat: i64) -> None:
        state.put(KillMinions(seat, 1, ANYWHERE, NOBODY, 0))


class Park(District):
    """Happiness or strength."""

    def helps(self, state: KickAss, seat: i64) -> bool:
        return state.heroes[seat].happiness < MOST or state.heroes[seat].strength < STRONGEST

    def work(self, state: KickAss, seat: i64) -> None:
        state.put(TrainOrRest(seat))

    def clean_up(self, state: KickAss, seat: i64) -> None:
        heroes.change(state, seat, HAPPINESS, 1)


class WallStreet(District):
    """Dollars, for a happiness."""

    def work(self, state: KickAss, seat: i64) -> None:
        heroes.change(state, seat, HAPPINESS, -1)
        heroes.change(state, seat, DOLLARS, WAGE)

    def clean_up(self, state: KickAss, seat: i64) -> None:
        heroes.change(state, seat, DOLLARS, 1)


class ComicShop(District):
    """Items for sale; clean-ups fill a track that brings one for free."""

    def helps(self, state: KickAss, seat: i64) -> bool:
        return cheapest(state) <= state.heroes[seat].dollars + discount(state, seat) and item_room(state, seat)

    def work(self, state: KickAss, seat: i64) -> None:
        state.put(Shop(seat, discount(state, seat)))

    def clean_up(self, state: KickAss, seat: i64) -> None:
        """Put a token on the track; the third draws an item, and the team sees it before it says whose it is (p.16)."""
        state.shop_track += 1
        log.shop_token(state)
        if state.shop_track == SHOP_SPACES:
            state.shop_track = 0
            state.laid_out[0] = draw_free_item(state)
            if state.laid_out[0] >= 0:
                state.put(effects.GiveItem(state.captain(), drawn=True))


class Library(District):
    """Protection tokens."""

    def helps(self, state: KickAss, seat: i64) -> bool:
        return city.can_protect(state)

    def work(self, state: KickAss, seat: i64) -> None:
        state.put(PlaceTokens(seat, SCHOLARSHIP))

    def clean_up(self, state: KickAss, seat: i64) -> None:
        state.put(PlaceTokens(seat, 1))


class Hospital(District):
    """Life."""

    def helps(self, state: KickAss, seat: i64) -> bool:
        return state.heroes[seat].life < state.cards.life[state.heroes[seat].identity]

    def work(self, state: KickAss, seat: i64) -> None:
        heroes.change(state, seat, LIFE, CURE)

    def clean_up(self, state: KickAss, seat: i64) -> None:
        heroes.change(state, seat, LIFE, 1)


class Docks(District):
    """A token that gives every fight a hit or a shield, for some nights."""

    def work(self, state: KickAss, seat: i64) -> None:
        state.put(ChooseSide(seat))

    def clean_up(self, state: KickAss, seat: i64) -> None:
        if state.docks_at > 1:
            state.docks_at -= 1
            log.docks(state, "docks-back")


class CityHall(District):
    """A card of the display, or one that was used today."""

    def helps(self, state: KickAss, seat: i64) -> bool:
        cards: list[i64] = []
        offer_hall(state, seat, cards)
        return len(cards) > 0

    def work(self, state: KickAss, seat: i64) -> None:
        state.put(VisitCityHall(seat))

    def clean_up(self, state: KickAss, seat: i64) -> None:
        heroes.change(state, seat, MEDIA, 1)


ALL_DISTRICTS: Final = vec[District](
    [Police(), Park(), WallStreet(), ComicShop(), Library(), Hospital(), Docks(), CityHall()]
)
"""In the order of their numbers."""


def timer_helps(state: KickAss, seat: i64) -> bool:
    """Return whether the district's timer effect can be used, and does anything; never where it is taken or blocked."""
    here = state.heroes[seat].at
    if city.is_taken(state, here) or row.blocked(state, here):
        return False
    return ALL_DISTRICTS[here].helps(state, seat)


def use_timer(state: KickAss, seat: i64) -> None:
    """Spend a timer action for the district's own effect."""
    hero = state.heroes[seat]
    start(state, seat)
    hero.timers -= 1
    log.timer(state, seat)
    ALL_DISTRICTS[hero.at].work(state, seat)


def clean_up(state: KickAss, seat: i64, district: i64) -> None:
    """Give the clean-up bonus of a district (p.15-16)."""
    if district >= DISTRICTS:
        return
    objectives.count_clean_up(state, district)
    # Below what the bonus asks: a completed event may lead to the Hideaway, and then nothing more is asked here.
    row.look(state)
    log.bonus(state, seat, district)
    ALL_DISTRICTS[district].clean_up(state, seat)


@final
class CleanUp(Task):
    """The bonus of a district that has just lost its last enemy."""

    def __init__(self, seat: i64, district: i64) -> None:
        super().__init__(seat)
        self.district: i64 = district

    def happen(self, state: KickAss) -> None:
        clean_up(state, self.seat, self.district)


# --- Police and Park ---


@final
class CallPolice(Question):
    """Choose the district that the police clean."""

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        for district in range(DISTRICTS):
            if city.minions_in(state, district) > 0:
                actions.append(verbs.CLEAN.of(district))

    def answer(self, state: KickAss, action: i64) -> None:
        state.drop()
        cleaning.clean_district(state, verbs.CLEAN.which(action), self.seat)


@final
class TrainOrRest(Question):
    """Choose between strength and happiness."""

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        if state.heroes[self.seat].happiness < MOST:
            actions.append(verbs.GAIN.of(HAPPINESS))
        if state.heroes[self.seat].strength < STRONGEST:
            actions.append(verbs.GAIN.of(STRENGTH))

    def answer(self, state: KickAss, action: i64) -> None:
        state.drop()
        heroes.change(state, self.seat, verbs.GAIN.which(action), 1)


# --- Comic shop ---


def discount(state: KickAss, seat: i64) -> i64:
    """Return the dollar off all that one known in the neighbourhood buys in one turn (p.24; Q19)."""
    hero = state.heroes[seat]
    return 1 if hero.media >= DISCOUNT_AT and not hero.discounted else 0


def cheapest(state: KickAss) -> i64:
    """Return the lowest price in the shop."""
    best = FAR_TOO_DEAR
    for item in state.shop:
        if item >= 0 and state.cards.cost[item] < best:
            best = state.cards.cost[item]
    return best


@final
class Shop(Question):
    """Buy items that the hero can pay for; the discount goes once."""

    def __init__(self, seat: i64, off: i64) -> None:
        super().__init__(seat)
        self.off: i64 = off

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        if not item_room(state, self.seat):
            return
        purse = state.heroes[self.seat].dollars + self.off
        payable: i64 = 0
        for item in state.shop:
            if item >= 0 and state.cards.cost[item] <= purse:
                payable |= 1 << item
        offer_bits(verbs.BUY, payable, actions)
        if actions:
            actions.append(verbs.DONE.first)

    def answer(self, state: KickAss, action: i64) -> None:
        if action == verbs.DONE.first:
            state.drop()
        else:
            self.buy(state, verbs.BUY.which(action))

    def buy(self, state: KickAss, item: i64) -> None:
        """Pay and take an item."""
        hero = state.heroes[self.seat]
        price = state.cards.cost[item] - self.off
        if price < 0:
            price = 0
        hero.dollars -= price
        k: i64 = 0
        while state.shop[k] != item:
            k += 1
        state.shop[k] = NOBODY
        slot = add_item(state, self.seat, item)
        log.bought(state, self.seat, slot, price)
        if self.off > 0 and state.cards.cost[item] > 0:
            hero.discounted = True
            state.swap(Shop(self.seat, 0))


# --- Docks and City Hall ---


@final
class ChooseSide(Question):
    """Choose whether the Docks token gives hits or shields."""

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        actions.append(verbs.DOCKS.of(0))
        actions.append(verbs.DOCKS.of(1))

    def answer(self, state: KickAss, action: i64) -> None:
        state.drop()
        state.docks_side = verbs.DOCKS.which(action)
        state.docks_at = 1
        log.docks(state, "docks")


@final
class VisitCityHall(Question):
    """Take a card of the display, or one used in another segment of this day."""

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        offer_hall(state, self.seat, actions)

    def answer(self, state: KickAss, action: i64) -> None:
        state.drop()
        if verbs.TAKE.has(action):
            acquire(state, self.seat, verbs.TAKE.which(action))
        else:
            recall(state, self.seat, verbs.RECALL.which(action))


def offer_hall(state: KickAss, seat: i64, actions: list[i64]) -> None:
    """Offer what City Hall has for a hero."""
    offer_from(state.display, verbs.TAKE, actions)
    hero = state.heroes[seat]
    card = first_card(state, hero, USED_BEFORE, in_hand=False)
    while card < CARDS:
        actions.append(verbs.RECALL.of(card))
        card = next_card(state, hero, card, USED_BEFORE, in_hand=False)

"""Musicians and sectors of the gold record, bought on their strips with resources.

Items are all that is sold: musicians first, then sectors.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.gold_record import log, verbs
from ludotheque.games.gold_record.chapters import flukes
from ludotheque.games.gold_record.chapters.musicians import hire, may_hire
from ludotheque.games.gold_record.chapters.ranking import move_up
from ludotheque.games.gold_record.chapters.squares import spend
from ludotheque.games.gold_record.codes import MAX_PLAYERS, MUSICIANS, NONE, RESOURCES, SECTORS, Phase, Source, Strip
from ludotheque.games.gold_record.grid import bit
from ludotheque.games.gold_record.state import Frame, GoldRecord, Question

# --- What can be bought ---


def may_press(state: GoldRecord, seat: i64, sector: i64) -> bool:
    """Return whether a sector comes next: the outer rings first."""
    band = state.bands[seat]
    if band.has_sector(sector):
        return False
    ring = state.cards.sectors[sector].ring
    return ring == 1 or band.has_ring(ring - 1)


def may_buy(state: GoldRecord, seat: i64, item: i64) -> bool:
    """Return whether an item is to be had on its strip, money aside."""
    return may_hire(state, seat, item) if item < MUSICIANS else may_press(state, seat, item - MUSICIANS)


def is_for_sale(state: GoldRecord, item: i64) -> bool:
    """Return whether the strip here sells an item to the current player, money aside."""
    here = (state.strip() == Strip.MUSICIANS) == (item < MUSICIANS)
    return here and may_buy(state, state.player, item)


def missing(state: GoldRecord, item: i64) -> i64:
    """Return how many resources the current player lacks for an item."""
    cost = state.cards.items[item].cost
    squares = state.current().squares
    lacking: i64 = 0
    for kind in range(RESOURCES):
        if cost[kind] > squares[kind]:
            lacking += cost[kind] - squares[kind]
    return lacking


def missing_kind(state: GoldRecord, item: i64) -> i64:
    """Return the one resource that the current player lacks for an item."""
    cost = state.cards.items[item].cost
    squares = state.current().squares
    for kind in range(RESOURCES):
        if cost[kind] > squares[kind]:
            return kind
    return NONE


# --- Buying ---


class Buy(flukes.Moment):
    """Buy what can be paid, as often as wanted (R16)."""

    def phase(self) -> i64:
        return Phase.BUY

    def offer(self, state: GoldRecord, actions: list[i64]) -> None:
        wild: i64 = 1 if state.has_wild() else 0
        if state.current().resources() + wild > 0:
            self.offer_items(state, wild, actions)
        flukes.offer_cards(state, actions)
        actions.append(verbs.DONE.first)

    def offer_items(self, state: GoldRecord, wild: i64, actions: list[i64]) -> None:
        """Offer the items for which no more is missing than the MANAGER can pay."""
        raise NotImplementedError

    def go_on(self, state: GoldRecord, action: i64) -> None:
        if verbs.HIRE.has(action):
            choose(state, verbs.HIRE.which(action))
        elif verbs.PRESS.has(action):
            choose(state, MUSICIANS + verbs.PRESS.which(action))
        else:
            state.drop()


@final
class BuyMusicians(Buy):
    """Hire musicians, on their strip."""

    def offer_items(self, state: GoldRecord, wild: i64, actions: list[i64]) -> None:
        for one in range(MUSICIANS):
            if missing(state, one) <= wild and may_hire(state, self.seat, one):
                actions.append(verbs.HIRE.of(one))


@final
class BuySectors(Buy):
    """Press sectors of the record, on their strip."""

    def offer_items(self, state: GoldRecord, wild: i64, actions: list[i64]) -> None:
        for sector in range(SECTORS):
            if missing(state, MUSICIANS + sector) <= wild and may_press(state, self.seat, sector):
                actions.append(verbs.PRESS.of(sector))


def choose(state: GoldRecord, item: i64) -> None:
    """Buy an item; what the MANAGER pays of it is asked only where there is a choice."""
    if not state.has_wild():
        buy(state, item, NONE)
    elif missing(state, item) == 0:
        state.put(Pay(state.player, item))
    else:
        buy(state, item, missing_kind(state, item))


@final
class Pay(Question):
    """Spend the MANAGER's resource in the place of one of the cost, or not."""

    def __init__(self, seat: i64, item: i64) -> None:
        super().__init__(seat)
        self.bought: i64 = item

    def phase(self) -> i64:
        return Phase.PAY

    def item(self) -> i64:
        return self.bought

    def offer(self, state: GoldRecord, actions: list[i64]) -> None:
        cost = state.cards.items[self.bought].cost
        for kind in range(RESOURCES):
            if cost[kind] > 0:
                actions.append(verbs.WILD.of(kind))
        actions.append(verbs.PAY.first)

    def answer(self, state: GoldRecord, action: i64) -> None:
        state.drop()
        buy(state, self.bought, verbs.WILD.which(action) if verbs.WILD.has(action) else NONE)


def buy(state: GoldRecord, item: i64, wild: i64) -> None:
    """Pay, one resource of kind ``wild`` by the MANAGER; then the item is the player's."""
    cost = state.cards.items[item].cost
    for kind in range(RESOURCES):
        spend(state, kind, cost[kind] - 1 if kind == wild else cost[kind])
    if wild != NONE:
        state.turn.wild_used = True
    log.buy(state, item, wild)
    if item < MUSICIANS:
        hire(state, item)
    else:
        press(state, item - MUSICIANS)


def press(state: GoldRecord, sector: i64) -> None:
    """Turn a sector to gold, which moves the band up at once."""
    state.current().sectors |= bit(sector)
    move_up(state, state.player, state.cards.sectors[sector].points, Source.RECORD)


BUY_MUSICIANS: Final = vec[Frame]([BuyMusicians(seat) for seat in range(MAX_PLAYERS)])
BUY_SECTORS: Final = vec[Frame]([BuySectors(seat) for seat in range(MAX_PLAYERS)])

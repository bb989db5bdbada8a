"""Musicians, the gold record, the ROADIE/MANAGER card, and what a band entitles to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.gold_record import do, flukes, log
from ludotheque.games.gold_record.codes import (
    BUY,
    BY_MANAGER,
    BY_RECORD,
    MUSICIANS,
    MUSICIANS_STRIP,
    NOBODY,
    NOT_ENDED,
    NOWHERE,
    PAY,
    PRIZE,
    RESOURCES,
    ROLES,
    SECTORS,
    SQUARES,
)
from ludotheque.games.gold_record.grid import bit
from ludotheque.games.gold_record.ranking import move_up

if TYPE_CHECKING:
    from ludotheque.games.gold_record.rules import GoldRecord


# --- What a band is ---


def is_full(state: GoldRecord, seat: i64) -> bool:
    """A leader and three others: all four instruments."""
    role: i64 = 0
    for role in range(ROLES):
        if state.band[seat * ROLES + role] == NOBODY and role != state.role[seat]:
            return False
    return True


def has_professional(state: GoldRecord, seat: i64) -> bool:
    """Whether a professional plays in the band."""
    role: i64 = 0
    for role in range(ROLES):
        one: i64 = state.band[seat * ROLES + role]
        if one != NOBODY and state.cards.professional[one] != 0:
            return True
    return False


def has_van(state: GoldRecord, seat: i64) -> bool:
    """Whether somebody of the band has the icon of the VAN."""
    role: i64 = 0
    for role in range(ROLES):
        one: i64 = state.band[seat * ROLES + role]
        if one != NOBODY and state.cards.van[one] != 0:
            return True
    return state.role[seat] != NOBODY and state.cards.leader_van[state.role[seat]] != 0


def is_manager(state: GoldRecord, seat: i64) -> bool:
    """Whether a seat has the card turned to MANAGER: a professional is enough, the band need not be full (R21)."""
    return state.roadie == seat and has_professional(state, seat)


def ring_done(state: GoldRecord, seat: i64, ring: i64) -> bool:
    """Whether all sectors of a ring are gold."""
    sector: i64 = 0
    for sector in range(SECTORS):
        if state.cards.sector_ring[sector] == ring and state.sectors[seat] & bit(sector) == 0:
            return False
    return True


# --- What can be bought: musicians are items 0 to 35, sectors follow ---


def missing(state: GoldRecord, item: i64) -> i64:
    """How many resources the current player lacks for an item."""
    held: i64 = state.player * SQUARES
    cost: i64 = item * RESOURCES
    lacking: i64 = 0
    kind: i64 = 0
    for kind in range(RESOURCES):
        if state.cards.cost[cost + kind] > state.held[held + kind]:
            lacking += state.cards.cost[cost + kind] - state.held[held + kind]
    return lacking


def has_wild(state: GoldRecord) -> bool:
    """Whether the current player can still spend the MANAGER's resource this turn (R17)."""
    return not state.wild_used and is_manager(state, state.player)


def may_hire(state: GoldRecord, seat: i64, one: i64) -> bool:
    """Whether a musician is to be had: here, in the supply, not of the leader's instrument, and the record good
    enough for a professional."""
    if state.cards.players[one] > state.num_players or state.hired & bit(one) != 0:
        return False
    if state.cards.role[one] == state.role[seat]:
        return False
    return state.cards.professional[one] == 0 or ring_done(state, seat, 1)


def may_press(state: GoldRecord, seat: i64, sector: i64) -> bool:
    """Whether a sector comes next: the outer rings first."""
    if state.sectors[seat] & bit(sector) != 0:
        return False
    ring: i64 = state.cards.sector_ring[sector]
    return ring == 1 or ring_done(state, seat, ring - 1)


def is_for_sale(state: GoldRecord, item: i64) -> bool:
    """Whether this strip sells an item to the current player, money aside."""
    if state.strip() == MUSICIANS_STRIP:
        return item < MUSICIANS and may_hire(state, state.player, item)
    return item >= MUSICIANS and may_press(state, state.player, item - MUSICIANS)


def buy_actions(state: GoldRecord) -> list[i64]:
    """What can be paid for, FLUKE cards, or done."""
    actions: list[i64] = []
    wild: i64 = 1 if has_wild(state) else 0
    first: i64 = 0 if state.strip() == MUSICIANS_STRIP else MUSICIANS
    after: i64 = MUSICIANS if first == 0 else MUSICIANS + SECTORS
    item: i64 = 0
    if state.resources(state.player) + wild > 0:
        for item in range(first, after):
            if missing(state, item) <= wild and is_for_sale(state, item):
                actions.append(do.HIRE.of(item))
    flukes.offer_cards(state, actions)
    actions.append(do.DONE.first)
    return actions


def apply_buy(state: GoldRecord, action: i64) -> None:
    """Choose an item; what pays for it is asked only where there is a choice."""
    if action == do.DONE.first:
        state.end_turn()
        return
    if do.PLAY.has(action):
        flukes.play(state, action)
        return
    item: i64 = do.HIRE.which(action)
    wild: bool = has_wild(state)
    lacking: i64 = missing(state, item)
    state.item = item
    if not wild:
        buy(state, NOBODY)
    elif lacking == 0:
        state.phase = PAY
    else:
        buy(state, lacking_kind(state, item))


def lacking_kind(state: GoldRecord, item: i64) -> i64:
    """The one resource that is lacking."""
    kind: i64 = 0
    for kind in range(RESOURCES):
        if state.cards.cost[item * RESOURCES + kind] > state.held[state.player * SQUARES + kind]:
            return kind
    return NOBODY


def pay_actions(state: GoldRecord) -> list[i64]:
    """The MANAGER's resource in the place of one of the cost, or not."""
    actions: list[i64] = []
    kind: i64 = 0
    for kind in range(RESOURCES):
        if state.cards.cost[state.item * RESOURCES + kind] > 0:
            actions.append(do.WILD.of(kind))
    actions.append(do.PAY.first)
    return actions


def apply_pay(state: GoldRecord, action: i64) -> None:
    """With the MANAGER or without."""
    if action == do.PAY.first:
        buy(state, NOBODY)
    else:
        buy(state, do.WILD.which(action))


def buy(state: GoldRecord, wild: i64) -> None:
    """Pay, one resource of kind ``wild`` by the MANAGER; then the item is the player's."""
    kind: i64 = 0
    item: i64 = state.item
    for kind in range(RESOURCES):
        price: i64 = state.cards.cost[item * RESOURCES + kind]
        if kind == wild:
            price -= 1
        state.held[state.player * SQUARES + kind] -= price
        state.spent[kind] += price
    if wild != NOBODY:
        state.wild_used = True
    if state.events is not None:
        log.buy(state, item, wild)
    state.item = NOBODY
    state.phase = BUY
    if item < MUSICIANS:
        hire(state, item)
    else:
        state.sectors[state.player] |= bit(item - MUSICIANS)
        move_up(state, state.player, state.cards.sector_points[item - MUSICIANS], BY_RECORD)


def hire(state: GoldRecord, one: i64) -> None:
    """A musician joins; one of the same instrument goes back to the supply (R15). What that brings comes in the
    order of R18."""
    seat: i64 = state.player
    was_manager: bool = is_manager(state, seat)
    slot: i64 = seat * ROLES + state.cards.role[one]
    old: i64 = state.band[slot]
    if old != NOBODY:
        state.hired &= ~bit(old)
        if state.events is not None:
            log.musician(state, "leaves", "replacing", old)
    state.band[slot] = one
    state.hired |= bit(one)
    full: bool = is_full(state, seat)
    if full and state.roadie == NOBODY:
        take_card(state)
    elif state.roadie == seat:
        turn_card(state, was_manager)
    if not full or state.ended != NOT_ENDED:
        return
    if state.van == NOWHERE and has_van(state, seat):
        state.van = state.at[seat]
        if state.events is not None:
            log.spot(state, "van", "van", state.van)
    if state.plane == NOWHERE and has_professional(state, seat):
        state.plane = state.at[seat]
        if state.events is not None:
            log.spot(state, "plane", "plane", state.plane)


def dismiss(state: GoldRecord, one: i64) -> None:
    """A musician of the current player goes back to the supply; the card may turn to ROADIE."""
    seat: i64 = state.player
    was_manager: bool = is_manager(state, seat)
    state.band[seat * ROLES + state.cards.role[one]] = NOBODY
    state.hired &= ~bit(one)
    if state.events is not None:
        log.musician(state, "dismissed", "happens", one)
    turn_card(state, was_manager)


# --- The ROADIE/MANAGER card ---


def take_card(state: GoldRecord) -> None:
    """The current player gets the card; as MANAGER it is worth two places at once (R19)."""
    owner: i64 = state.roadie
    state.roadie = state.player
    if state.events is not None:
        log.take_card(state, owner, is_manager(state, state.player))
    if is_manager(state, state.player):
        move_up(state, state.player, PRIZE, BY_MANAGER)


def turn_card(state: GoldRecord, was_manager: bool) -> None:
    """Turn the current player's card to the side that fits; up two places when that is MANAGER."""
    now: bool = is_manager(state, state.player)
    if now == was_manager:
        return
    if state.events is not None:
        log.card(state, "turn-manager" if now else "turn-roadie")
    if now:
        move_up(state, state.player, PRIZE, BY_MANAGER)


def steal_card(state: GoldRecord) -> None:
    """On its strip a full band takes the card from its owner (R20)."""
    if state.roadie != NOBODY and state.roadie != state.player and is_full(state, state.player):
        take_card(state)

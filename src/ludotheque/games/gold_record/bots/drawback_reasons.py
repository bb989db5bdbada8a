"""Drawbacks of moves of Gold Record, in words: what can no longer be paid for, and ways that lead to no shop.

As reasons do, they look at the open table, never at another hand or the order of a deck.
"""

from __future__ import annotations

from ludotheque.core.events import Reason
from ludotheque.games.gold_record import verbs
from ludotheque.games.gold_record.bots.purchase_reasons import lacking, named, wanted
from ludotheque.games.gold_record.chapters.buying import may_buy
from ludotheque.games.gold_record.chapters.walking import resting
from ludotheque.games.gold_record.codes import (
    FLUKES,
    MORE_STEPS,
    MUSICIANS,
    NOBODY,
    NONE,
    RESOURCES,
    SPACES,
    Effect,
    Phase,
    Strip,
)
from ludotheque.games.gold_record.grid import bit, near
from ludotheque.games.gold_record.names import MUSICIAN_IDS
from ludotheque.games.gold_record.state import GoldRecord


def drawbacks(state: GoldRecord, action: int, seat: int) -> list[Reason]:
    """Return what speaks against an action of the seat that decides."""
    if verbs.HIRE.has(action):
        number = verbs.HIRE.which(action)
        return [*_unpaid(state, number, seat), *_leaves(state, number, seat)]
    if state.phase() != Phase.WALK:
        return []
    if verbs.WALK.has(action):
        return _away(state, verbs.WALK.which(action), state.turn.limit - state.turn.steps() - 1, seat)
    if action == verbs.STOP.first:
        here = state.bands[seat].at
        return [*_away(state, here, 0, seat), *_closed(state, here, seat)]
    return []


def _unpaid(state: GoldRecord, number: int, seat: int) -> list[Reason]:
    """Return a reason against a musician after whom something else can no longer be paid for."""
    cost, squares = state.cards.musicians[number].cost, state.bands[seat].squares
    left = [max(0, squares[kind] - cost[kind]) for kind in range(RESOURCES)]
    for other in _paid(state, seat):
        if not _replaces(state, number, other) and any(
            price > has for price, has in zip(state.cards.items[other].cost, left, strict=True)
        ):
            return [named("no-more-hire", "no-more-press", other, {})]
    return []


def _replaces(state: GoldRecord, number: int, item: int) -> bool:
    """Return whether a musician is an item or would take its place, so that no band wants both."""
    return item < MUSICIANS and state.cards.musicians[number].role == state.cards.musicians[item].role


def _leaves(state: GoldRecord, number: int, seat: int) -> list[Reason]:
    """Return a reason against a musician for whom another one leaves the band."""
    old = state.bands[seat].members[state.cards.musicians[number].role]
    return [] if old == NOBODY else [Reason("leaves", {"musician": MUSICIAN_IDS[old]})]


def _paid(state: GoldRecord, seat: int) -> list[int]:
    """Return all that a seat can pay for, musicians for a taken place aside; the dearest first."""
    members, musicians = state.bands[seat].members, state.cards.musicians
    return [
        item
        for item in wanted(state, seat)
        if may_buy(state, seat, item)
        and lacking(state, seat, item, NONE) == 0
        and not (item < MUSICIANS and members[musicians[item].role] != NOBODY)
    ]


def _away(state: GoldRecord, space: int, steps: int, seat: int) -> list[Reason]:
    """Return a reason against a step after which no shop is left for anything that can be paid, if there was one."""
    after = _within(state, space, steps + _more_steps(state, seat))
    if after & _vehicles(state):
        return []  # it takes the leader on, nearly always to a shop
    paid = {item: Strip.MUSICIANS if item < MUSICIANS else Strip.GOLD for item in _paid(state, seat)}
    if not _strips(state, after).isdisjoint(paid.values()):
        return []
    left = state.turn.limit - state.turn.steps()
    before = _strips(state, _within(state, state.bands[seat].at, left) & ~_vehicles(state))
    return [named("away-from-hire", "away-from-press", item, {}) for item, strip in paid.items() if strip in before][:1]


def _more_steps(state: GoldRecord, seat: int) -> int:
    """Return the steps that a card in hand can add to the walk."""
    adds = any(
        state.bands[seat].hand[card] and state.cards.flukes[card].effect == Effect.WALK for card in range(FLUKES)
    )
    return MORE_STEPS - state.turn.limit if adds else 0


def _vehicles(state: GoldRecord) -> int:
    """Return the spaces of the VAN and the PLANE."""
    return bit(state.van) | bit(state.plane)


def _within(state: GoldRecord, space: int, steps: int) -> int:
    """Return the spaces in which a walk may end that goes on from a space for this number of steps or fewer."""
    places = reached = bit(space)
    for _ in range(steps):
        places = near(places) & ~bit(state.turn.start)
        reached |= places
    return reached & resting(state)


def _strips(state: GoldRecord, spaces: int) -> set[int]:
    """Return the strips of a set of spaces."""
    return {state.cards.strips[one] for one in range(SPACES) if spaces & bit(one)}


def _closed(state: GoldRecord, space: int, seat: int) -> list[Reason]:
    """Return a reason against ending a walk where something is sold that cannot be paid for."""
    strip = state.cards.strips[space]
    if strip not in (Strip.MUSICIANS, Strip.GOLD):
        return []
    sold = [item for item in range(len(state.cards.items)) if (item < MUSICIANS) == (strip == Strip.MUSICIANS)]
    paid = any(may_buy(state, seat, item) and lacking(state, seat, item, NONE) == 0 for item in sold)
    return [] if paid else [Reason("cannot-pay-here")]

"""Hidden information of Koryŏ: hands, orders lying face down, and what was not played.

:func:`resample` makes the worlds that one seat cannot tell from the true one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.games.koryo.cards import KINDS
from ludotheque.games.koryo.state import KoryoTable

# Blank weights to copy from: one for each kind, then one for each pair of kinds.
WEIGHTS: Final = vec[i64]([0] * (KINDS + KINDS * KINDS))


def resample(truth: KoryoTable, seat: i64, chance: Chance) -> KoryoTable:
    """Redeal what ``seat`` has not seen.

    A hidden order of ``k`` cards is drawn in proportion to the ways in which ``k`` unseen cards make such an order; the
    rest is dealt at random.
    """
    world = truth.copy(chance)
    unseen = unseen_by(truth, seat)
    for kind in range(KINDS):
        world.pool[kind] = unseen[kind]
    hide_from(world, seat)
    assert guess_order(world, truth, seat, 0), "no world is like this one"
    left = world.total(world.pool, 0)
    for other in range(truth.num_players):
        if other != seat:
            left = guess_rest(world, truth, other, left)
    return world


def unseen_by(truth: KoryoTable, seat: i64) -> vec[i64]:
    """Return what was neither in a tableau since the deal nor in this seat's own hand."""
    unseen = truth.pool[:]
    at: i64 = 0
    for other in range(truth.num_players):
        for kind in range(KINDS):
            if other != seat:
                unseen[kind] += truth.hand[at] + truth.order[at] + truth.unplayed[at]
            at += 1
    return unseen


def hide_from(world: KoryoTable, seat: i64) -> None:
    """Empty the hands, orders and unplayed cards of all others."""
    at: i64 = 0
    for other in range(world.num_players):
        for _kind in range(KINDS):
            if other != seat:
                world.hand[at] = 0
                world.order[at] = 0
                world.unplayed[at] = 0
            at += 1


def guess_order(world: KoryoTable, truth: KoryoTable, seat: i64, other: i64) -> bool:
    """Choose orders for players ``other`` and up, of the sizes that lie on the table.

    A guess may leave a later player without a possible order; then the next best one is tried.
    """
    if other == world.num_players:
        return True
    size = truth.total(truth.order, other)
    if other == seat or size == 0 or truth.sizes_hidden():
        return guess_order(world, truth, seat, other + 1)
    weights = order_weights(world, size, mixed=size == 2 and truth.ship_owner == other)
    total: i64 = 0
    guess: i64 = 0
    for guess in range(i64(len(weights))):
        total += weights[guess]
    while total > 0:
        guess = world.chance.pick(weights, total)
        move_guess(world, other, guess, size, 1)
        if guess_order(world, truth, seat, other + 1):
            return True
        move_guess(world, other, guess, size, -1)
        total -= weights[guess]
        weights[guess] = 0
    return False


def order_weights(world: KoryoTable, size: i64, *, mixed: bool) -> vec[i64]:
    """For each kind the ways to take ``size`` cards of it from the pool.

    Then, where two different cards are allowed, for each pair of kinds (``KINDS * kind + other`` further on) the ways
    to take both.
    """
    weights = WEIGHTS[: KINDS + KINDS * KINDS] if mixed else WEIGHTS[:KINDS]
    for kind in range(KINDS):
        ways: i64 = 1
        for taken in range(size):
            ways = ways * (world.pool[kind] - taken) // (taken + 1)
        weights[kind] = ways
        if mixed:
            for other in range(kind + 1, KINDS):
                weights[KINDS + kind * KINDS + other] = world.pool[kind] * world.pool[other]
    return weights


def move_guess(world: KoryoTable, seat: i64, guess: i64, size: i64, sign: i64) -> None:
    """Put a guessed order before a player, or (``sign`` -1) take it back."""
    at = seat * KINDS
    if guess < KINDS:
        world.order[at + guess] += sign * size
        world.pool[guess] -= sign * size
        return
    one: i64 = (guess - KINDS) // KINDS
    two: i64 = (guess - KINDS) % KINDS
    world.order[at + one] += sign
    world.order[at + two] += sign
    world.pool[one] -= sign
    world.pool[two] -= sign


def guess_rest(world: KoryoTable, truth: KoryoTable, seat: i64, left: i64) -> i64:
    """Deal a player's other cards: the hand, or what was not played. Returns what the pool then has."""
    held = truth.total(truth.hand, seat) + truth.total(truth.unplayed, seat)
    ordered = truth.has_ordered(seat)
    unknown_order = ordered and truth.sizes_hidden()
    if unknown_order:
        held += truth.total(truth.order, seat)
    for card in range(held):
        world.draw_to(seat, left - card)
    if unknown_order:
        guess_sealed(world, seat)
    elif ordered:
        world.lay_aside(seat)
    return left - held


def guess_sealed(world: KoryoTable, seat: i64) -> None:
    """Guess an order of unknown size: any that the guessed hand allows."""
    asked = world.player
    world.player = seat
    actions: list[i64] = []
    world.offer_orders(actions)
    world.place_cards(actions[world.chance.below(i64(len(actions)))])
    world.player = asked
    world.lay_aside(seat)

"""Hidden information of Gold Record: the FLUKE cards in other hands (R43)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.games.gold_record.codes import FLUKES

if TYPE_CHECKING:
    from ludotheque.games.gold_record.rules import GoldRecord


def resample(truth: GoldRecord, seat: i64, chance: Chance) -> GoldRecord:
    """Deal the other hands anew from what ``seat`` has not seen; cards that everybody knows stay.

    Every battle shows all cards with battle points, so a hand has no more of them than it got since then. The cards
    that have none for sure are dealt first, to everybody; then the others.
    """
    world = truth.copy(chance)
    other: i64 = 0
    card: i64 = 0
    _k: i64 = 0
    for other in range(truth.num_players):
        if other != seat:
            for card in range(FLUKES):
                at: i64 = other * FLUKES + card
                world.fluke_deck[card] += world.hand[at] - world.known[at]
                world.hand[at] = world.known[at]
    for other in range(truth.num_players):
        if other != seat:
            for _k in range(truth.unknown(other) - truth.fresh[other]):
                deal(world, other, True)
    for other in range(truth.num_players):
        if other != seat:
            for _k in range(truth.hand_size(other) - world.hand_size(other)):
                deal(world, other, False)
    return world


def deal(world: GoldRecord, seat: i64, plain: bool) -> None:
    """A card of the deck for a hand; ``plain`` leaves out those with battle points."""
    total: i64 = 0
    card: i64 = 0
    for card in range(FLUKES):
        if not plain or world.cards.fluke_battle[card] == 0:
            total += world.fluke_deck[card]
    nth: i64 = world.chance.below(total)
    for card in range(FLUKES):
        if not plain or world.cards.fluke_battle[card] == 0:
            if nth < world.fluke_deck[card]:
                world.fluke_deck[card] -= 1
                world.hand[seat * FLUKES + card] += 1
                return
            nth -= world.fluke_deck[card]


def green_cards(state: GoldRecord, seat: i64) -> i64:
    """How many cards of a hand have battle points."""
    count: i64 = 0
    card: i64 = 0
    for card in range(FLUKES):
        if state.cards.fluke_battle[card] > 0:
            count += state.hand[seat * FLUKES + card]
    return count

"""Hidden information: the FLUKE cards in other hands (R43)."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.games.gold_record.codes import FLUKES
from ludotheque.games.gold_record.pieces import Band
from ludotheque.games.gold_record.state import GoldRecord


def resample(truth: GoldRecord, seat: i64, chance: Chance) -> GoldRecord:
    """Deal the other hands again from what ``seat`` has not seen; cards that everyone knows stay.

    Every battle shows all cards with battle points, so a hand has no more of them than it got since then. The cards
    that have none for sure are dealt first, to everyone; then the others.
    """
    world = truth.copy(chance)
    for other in range(truth.num_players):
        if other != seat:
            band = world.bands[other]
            for card in range(FLUKES):
                world.flukes.left[card] += band.hand[card] - band.known[card]
                band.hand[card] = band.known[card]
    for other in range(truth.num_players):
        if other != seat:
            for _ in range(truth.bands[other].unknown() - truth.bands[other].fresh):
                deal(world, world.bands[other], plain=True)
    for other in range(truth.num_players):
        if other != seat:
            for _ in range(truth.bands[other].hand_size() - world.bands[other].hand_size()):
                deal(world, world.bands[other], plain=False)
    return world


def deal(world: GoldRecord, band: Band, *, plain: bool) -> None:
    """Deal a card of the deck to a hand; ``plain`` leaves out those with battle points."""
    flukes = world.cards.flukes
    total: i64 = 0
    for card in range(FLUKES):
        if not plain or flukes[card].battle == 0:
            total += world.flukes.left[card]
    nth = world.chance.below(total)
    for card in range(FLUKES):
        if not plain or flukes[card].battle == 0:
            if nth < world.flukes.left[card]:
                world.flukes.left[card] -= 1
                band.hand[card] += 1
                return
            nth -= world.flukes.left[card]

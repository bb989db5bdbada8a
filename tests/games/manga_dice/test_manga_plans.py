"""The cheapest payments that bots look for, against every subset of the dice."""

from __future__ import annotations

from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque import SeededChance
from ludotheque.games.manga_dice.cards import (
    ALIKE,
    ALL_EVEN,
    ALL_ODD,
    ANY_GREEN,
    PAIR_AND_TRIPLE,
    RUN,
    SUM,
    TWO_PAIRS,
    TWO_RUNS,
    pays,
)
from ludotheque.games.manga_dice.codes import DICE
from ludotheque.games.manga_dice.plans import GREEN_PRICE, IMPOSSIBLE, Plan

COSTS = [
    (ANY_GREEN, 0), (SUM, 7), (SUM, 12), (SUM, 16), (ALIKE, 2), (ALIKE, 3), (ALIKE, 4), (TWO_PAIRS, 0),
    (PAIR_AND_TRIPLE, 0), (ALL_EVEN, 3), (ALL_ODD, 3), (RUN, 3), (RUN, 4), (TWO_RUNS, 3),
]  # fmt: skip
NOTHING = vec[i64]([0] * DICE)


def cheapest(greens: list[int], others: list[int], cost: int, size: int) -> int:
    """Return the price of the best payment among all there are."""
    best = int(IMPOSSIBLE)
    for green in product(*(range(count + 1) for count in greens)):
        if not 0 < sum(green) <= best // GREEN_PRICE:
            continue
        for other in product(*(range(count + 1) for count in others)):
            price = sum(green) * GREEN_PRICE + sum(green) + sum(other)
            if price < best and pays(vec[i64]([a + b for a, b in zip(green, other, strict=True)]), cost, size):
                best = price
    return best


@pytest.mark.parametrize(("cost", "size"), COSTS)
def test_no_payment_is_cheaper_than_the_plan(cost: int, size: int) -> None:
    chance, plan = SeededChance(cost * 100 + size), Plan()
    for _ in range(60):
        dice = [0] * DICE
        for _white in range(chance.below(7)):
            dice[chance.below(6)] += 1
        for _green in range(chance.below(3) + 1):
            dice[6 + chance.below(6)] += 1
        plan.look_at(vec[i64](dice), 0, NOTHING)
        price = plan.find(cost, size)
        best = cheapest(dice[6:12], dice[:6], cost, size)
        assert price // GREEN_PRICE == best // GREEN_PRICE
        # A sum may take more dice than it must, but never more green ones.
        assert price == best or (cost == SUM and price > best)
        picked = [0] * DICE
        while price != IMPOSSIBLE and (die := plan.next_pick(vec[i64](dice), 0, vec[i64](picked))) >= 0:
            assert dice[die] > 0
            dice[die] -= 1
            picked[die] += 1
        if price != IMPOSSIBLE:
            assert sum(picked[6:12]) == price // GREEN_PRICE
            assert sum(picked) == price % GREEN_PRICE
            assert pays(vec[i64]([picked[value] + picked[value + 6] for value in range(6)]), cost, size)

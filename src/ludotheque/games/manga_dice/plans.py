"""Good payments: as few green dice as can be, since each green die is a turn, then as few dice as can be."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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
    VALUES,
)
from ludotheque.games.manga_dice.codes import DICE, GREEN

IMPOSSIBLE: Final[i64] = 1_000
GREEN_PRICE: Final[i64] = 20
"""A green die against one of another colour, when payments are compared."""

NO_VALUES: Final = vec[i64]([0] * 6)
NO_DICE: Final = vec[i64]([0] * DICE)


class Plan:
    """The cheapest payment found so far for one card out of some dice."""

    def __init__(self) -> None:
        self.greens: vec[i64] = NO_VALUES[:]
        self.others: vec[i64] = NO_VALUES[:]
        self.price: i64 = IMPOSSIBLE
        # How many dice of each value it takes, and the value of a green die added to a pattern that has none.
        self.need: vec[i64] = NO_VALUES[:]
        self.extra: i64 = -1
        self.trial: vec[i64] = NO_VALUES[:]

    def look_at(self, dice: vec[i64], at: i64, picked: vec[i64]) -> None:
        """Take the dice from a table of 24 counts at ``at``, those picked already among them."""
        for value in range(VALUES):
            there = at + value
            self.greens[value] = dice[there + 6] + picked[value + 6]
            self.others[value] = dice[there] + dice[there + 12] + dice[there + 18]
            self.others[value] += picked[value] + picked[value + 12] + picked[value + 18]

    def find(self, cost: i64, size: i64) -> i64:
        """Return the price of the cheapest payment; IMPOSSIBLE if there is none.

        ``need`` and ``extra`` then hold that payment.
        """
        self.price = IMPOSSIBLE
        if cost == ANY_GREEN:
            self.clear()
            self.consider()
        elif cost == SUM:
            self.find_sum(size)
        elif cost == ALIKE:
            self.find_alike(size)
        elif cost == TWO_PAIRS:
            self.find_two(2, 2)
        elif cost == PAIR_AND_TRIPLE:
            self.find_two(2, 3)
        elif cost == ALL_EVEN:
            self.find_parity(size, 1)
        elif cost == ALL_ODD:
            self.find_parity(size, 0)
        elif cost == RUN:
            self.find_run(size)
        elif cost == TWO_RUNS:
            self.find_two_runs(size)
        return self.price

    def clear(self) -> None:
        for value in range(VALUES):
            self.trial[value] = 0

    def consider(self) -> None:
        """Keep ``trial`` if its dice are there and cost less than the best so far."""
        greens: i64 = 0
        dice: i64 = 0
        touches: bool = False
        for value in range(VALUES):
            wanted = self.trial[value]
            if wanted == 0:
                continue
            if wanted > self.greens[value] + self.others[value]:
                return
            dice += wanted
            if wanted > self.others[value]:
                greens += wanted - self.others[value]
            if self.greens[value] > 0:
                touches = True
        extra: i64 = -1
        if greens == 0:
            greens = 1
            if not touches:
                extra = self.idle_green()
                dice += 1
                if extra < 0:
                    return
        price = greens * GREEN_PRICE + dice
        if price < self.price:
            self.price = price
            self.extra = extra
            for value in range(VALUES):
                self.need[value] = self.trial[value]

    def idle_green(self) -> i64:
        """Return the value of the green die that is least part of a group; -1 if there is no green die."""
        best: i64 = -1
        least: i64 = 99
        for value in range(VALUES):
            if self.greens[value] > 0 and self.greens[value] + self.others[value] < least:
                least = self.greens[value] + self.others[value]
                best = value
        return best

    def find_alike(self, size: i64) -> None:
        for value in range(VALUES):
            self.clear()
            self.trial[value] = size
            self.consider()

    def find_two(self, one: i64, two: i64) -> None:
        for first in range(VALUES):
            for second in range(VALUES):
                self.clear()
                self.trial[first] += one
                self.trial[second] += two
                self.consider()

    def find_parity(self, size: i64, first: i64) -> None:
        """Dice of the values ``first``, ``first + 2``, ``first + 4``: one green if there is one, the rest not."""
        self.clear()
        left = size
        for value in range(first, 6, 2):
            if self.greens[value] > 0 and left == size:
                self.trial[value] = 1
                left -= 1
        for value in range(first, 6, 2):
            taken = self.others[value] if self.others[value] < left else left
            self.trial[value] += taken
            left -= taken
        for value in range(first, 6, 2):
            spare = self.greens[value] + self.others[value] - self.trial[value]
            if spare > left:
                spare = left
            self.trial[value] += spare
            left -= spare
        if left == 0:
            self.consider()

    def find_run(self, length: i64) -> None:
        for start in range(7 - length):
            self.clear()
            self.add_run(start, length)
            self.consider()

    def find_two_runs(self, length: i64) -> None:
        for start in range(7 - length):
            for other in range(start, 7 - length):
                self.clear()
                self.add_run(start, length)
                self.add_run(other, length)
                self.consider()

    def add_run(self, start: i64, length: i64) -> None:
        for value in range(start, start + length):
            self.trial[value] += 1

    def find_sum(self, size: i64) -> None:
        """Each green die in turn, then the largest dice; the last as small as will do. Not always the fewest dice."""
        for first in range(VALUES):
            if self.greens[first] == 0:
                continue
            self.clear()
            self.trial[first] = 1
            left = size - first - 1
            left = self.fill(left, first, green=False)
            if left > 0:
                left = self.fill(left, first, green=True)
            if left <= 0:
                self.consider()

    def fill(self, left: i64, first: i64, *, green: bool) -> i64:
        """Dice of all but green, or green ones, from the largest, until the sum is reached; what is still missing."""
        value: i64 = 5
        while value >= 0 and left > 0:
            there = self.greens[value] - (1 if value == first else 0) if green else self.others[value]
            while there > 0 and left > 0:
                if left <= value:
                    value = self.smallest(left, value, first, green=green)
                self.trial[value] += 1
                there -= 1
                left -= value + 1
            value -= 1
        return left

    def smallest(self, left: i64, most: i64, first: i64, *, green: bool) -> i64:
        """Return the least value that ends the sum, of dice not yet taken; ``most`` is one that does."""
        for value in range(left - 1, most):
            there = self.greens[value] - (1 if value == first else 0) if green else self.others[value]
            if there > 0:
                return value
        return most

    def next_pick(self, dice: vec[i64], at: i64, picked: vec[i64]) -> i64:
        """Return a die that the plan wants and that is not picked yet (0 to 23), or -1 if all are picked.

        Green ones come first: those that nothing else can stand for, or one.
        """
        greens: i64 = 0
        forced: i64 = 0
        for value in range(VALUES):
            greens += picked[GREEN * 6 + value]
            missing = self.wanted(value) - self.others[value]
            if value == self.extra:
                missing = 1
            if missing > 0:
                forced += missing
                if picked[GREEN * 6 + value] < missing:
                    return GREEN * 6 + value
        for value in range(VALUES):
            if greens + forced == 0 and self.wanted(value) > 0 and dice[at + GREEN * 6 + value] > 0:
                return GREEN * 6 + value
        for value in range(VALUES):
            had = picked[value] + picked[value + 6] + picked[value + 12] + picked[value + 18]
            if had < self.wanted(value):
                other = self.other_at(dice, at + value)
                return (other if other >= 0 else GREEN * 6) + value
        return -1

    def wanted(self, value: i64) -> i64:
        """Return how many dice of a value the plan takes."""
        return self.need[value] + (1 if value == self.extra else 0)

    def other_at(self, dice: vec[i64], there: i64) -> i64:
        """Return where in the table a die of that value lies that is not green: yellow first, since it is soon gone."""
        if dice[there + 18] > 0:
            return 18
        if dice[there + 12] > 0:
            return 12
        return 0 if dice[there] > 0 else -1

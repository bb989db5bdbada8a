"""A Swiss tournament at tables of two to four seats: pairings and standings.

Each round seats players of similar standing together, and keeps those apart who have met, as far as that is possible.
A game shares out at most one point to a player: the part of the others at the table whom it has beaten, ties as halves.
So the winner alone has a whole point, and the last has none, at tables of any size. With equal points the opponents
decide (the mean of their points at each game, added up), then the number of games won; else a place is shared.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from fractions import Fraction

WIN = 12
"""A whole point: halves, thirds and sixths of it are whole numbers too."""
REMATCH = 10**6
"""The price of a second meeting: more than any difference of points."""
STARTS = 24
"""The arrangements from which a better one is looked for."""


@dataclass(frozen=True, slots=True)
class TournamentGame:
    """A game of a tournament, with the points of its players; None while it is played. A bye has one player."""

    players: tuple[int, ...]
    points: tuple[int, ...] | None

    @property
    def bye(self) -> bool:
        """Return whether a player had no one to play against."""
        return len(self.players) == 1


@dataclass(frozen=True, slots=True)
class Stand:
    """A player's standing."""

    player: int
    place: int
    points: int
    opponents: Fraction
    wins: int
    games: int


def shared_out(values: Sequence[float]) -> list[int]:
    """Return the points of a game, by the value of its result for each player.

    >>> shared_out([1.0, -1.0]), shared_out([0.0, 0.0]), shared_out([0.2, 0.9, 0.2, -1.0])
    ([12, 0], [6, 6], [6, 12, 6, 0])
    """
    others = len(values) - 1
    return [
        sum(WIN if value > other else WIN // 2 for other in _without(values, seat) if value >= other) // others
        for seat, value in enumerate(values)
    ]


def _without(values: Sequence[float], seat: int) -> list[float]:
    return [*values[:seat], *values[seat + 1 :]]


def table_sizes(players: int, most: int, allowed: Collection[int]) -> list[int]:
    """Return the sizes of tables for so many players: the fewest byes, then sizes as close to ``most`` as can be.

    >>> table_sizes(7, 4, {2, 3, 4}), table_sizes(6, 4, {2, 3, 4}), table_sizes(5, 2, {2})
    ([4, 3], [3, 3], [2, 2])
    """
    fitting = sorted((size for size in allowed if 2 <= size <= most), reverse=True)
    found: list[tuple[int, int, list[int]]] = []
    for counts in itertools.product(*(range(players // size + 1) for size in fitting)):
        sizes = [size for size, count in zip(fitting, counts, strict=True) for _ in range(count)]
        if sum(sizes) <= players:
            found.append((players - sum(sizes), sum((most - size) ** 2 for size in sizes), sizes))
    return min(found)[2]


def standings(players: Sequence[int], games: Sequence[TournamentGame]) -> list[Stand]:
    """Return the standings, the best first; players with the same place in the order given."""
    decided = [game for game in games if game.points is not None]
    points: Counter[int] = Counter()
    wins: Counter[int] = Counter()
    played: Counter[int] = Counter()
    for game in decided:
        for player, gained in zip(game.players, game.points or (), strict=True):
            points[player] += gained
            played[player] += not game.bye
            wins[player] += not game.bye and gained == WIN
    opponents = dict.fromkeys(players, Fraction(0))
    for game in decided:
        for player in () if game.bye else game.players:
            others = [points[other] for other in game.players if other != player]
            opponents[player] += Fraction(sum(others), len(others))
    keys = {one: (points[one], opponents[one], wins[one]) for one in players}
    ordered = sorted(players, key=lambda one: keys[one], reverse=True)
    return [Stand(one, 1 + sum(key > keys[one] for key in keys.values()), *keys[one], played[one]) for one in ordered]


def pair(ordered: Sequence[Stand], games: Sequence[TournamentGame], sizes: Sequence[int], seed: str) -> list[list[int]]:
    """Return the tables of a round, each in seating order, and then the byes as tables of one.

    Args:
        ordered: the standings of those who play, the best first.
        games: all games so far.
        sizes: the sizes of the tables; players beyond them have a bye.
        seed: decides where nothing else does.
    """
    chance = random.Random(seed)
    drawn = [one.player for one in ordered]
    if not games:
        chance.shuffle(drawn)
    rests = _rests(drawn, games, len(drawn) - sum(sizes))
    playing = [one for one in drawn if one not in rests]
    points = {one.player: one.points for one in ordered}
    met = Counter(couple for game in games for couple in itertools.combinations(sorted(game.players), 2))

    def price(table: Sequence[int]) -> int:
        return sum(
            REMATCH * met[min(one, other), max(one, other)] ** 2 + (points[one] - points[other]) ** 2
            for one, other in itertools.combinations(table, 2)
        )

    found = _arrange(playing, sizes, price, chance)
    late: Counter[int] = Counter()
    for game in games:
        for seat, player in enumerate(game.players):
            late[player] += seat
    # Players who sat late so far sit early now: the first seat often begins.
    seated = [sorted(table, key=lambda one: (-late[one], chance.random())) for table in found]
    return [*seated, *([one] for one in rests)]


def _rests(drawn: Sequence[int], games: Sequence[TournamentGame], count: int) -> list[int]:
    """Return those who have a bye: the last of those who had the fewest."""
    had = Counter(game.players[0] for game in games if game.bye)
    return sorted(drawn, key=lambda one: (had[one], -drawn.index(one)))[:count]


def _arrange(
    playing: Sequence[int], sizes: Sequence[int], price: Callable[[Sequence[int]], int], chance: random.Random
) -> list[list[int]]:
    """Return the cheapest tables that are found from several starts, the first of them in order of standing."""
    best: list[list[int]] = []
    lowest: int | None = None
    order = list(playing)
    for _ in range(STARTS):
        rest = iter(order)
        tables = [list(itertools.islice(rest, size)) for size in sizes]
        while _swap(tables, price):
            pass
        cost = sum(price(table) for table in tables)
        if lowest is None or cost < lowest:
            best, lowest = tables, cost
        chance.shuffle(order)
    return best


def _swap(tables: list[list[int]], price: Callable[[Sequence[int]], int]) -> bool:
    """Have two players change places if that is cheaper; return whether any did."""
    better = False
    for one, other in itertools.combinations(tables, 2):
        for here, there in itertools.product(range(len(one)), range(len(other))):
            before = price(one) + price(other)
            one[here], other[there] = other[there], one[here]
            if price(one) + price(other) < before:
                better = True
            else:
                one[here], other[there] = other[there], one[here]
    return better

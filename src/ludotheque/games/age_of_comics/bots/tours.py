"""What a sales action can bring, for the bots: the best one or two newsstands for the agent, and the way there.

Worths are hundredths of a victory point.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.age_of_comics import do, sales
from ludotheque.games.age_of_comics.box import LINKS, STANDS
from ludotheque.games.age_of_comics.codes import (
    AGENT,
    CAB_COST,
    CENTRE,
    CIRCLES,
    EMPTY,
    FACE_UP,
    GENRES,
    MAT,
    NOBODY,
    ORIGINALS,
    RIVAL_FEE,
    ROUNDS,
    SPACES,
    TICKETS,
)

if TYPE_CHECKING:
    from ludotheque.games.age_of_comics.rules import AgeOfComics

FAR: Final[i64] = 99
NO_USES: Final = vec[i64]([0] * 42)
NO_WAYS: Final = vec[i64]([99] * 24)
NO_VALUES: Final = vec[i64]([0] * 6)
TICKET_WORTH: Final[i64] = 60
DOLLAR: Final[i64] = 40
"""What a dollar is worth while there is something to buy; in the last round it is a quarter of a point."""
LAST_DOLLAR: Final[i64] = 25
FINISH: Final[i64] = 1000
TURN_OVER: Final[i64] = 700
TAKE: Final[i64] = 600
FLY: Final[i64] = 500
GO: Final[i64] = 400
STOPS: Final[i64] = 32
"""A tour is one number: its worth, its first stop and its second, each below this."""


def worth_of(goal: i64) -> i64:
    """What a tour is worth."""
    return goal // (STOPS * STOPS)


def best_values(s: AgeOfComics, seat: i64) -> vec[i64]:
    """The value of a player's best comic of each genre; 0 without one."""
    values: vec[i64] = NO_VALUES[:GENRES]
    comic: i64 = 0
    for comic in range(2 * ORIGINALS):
        if s.comic[comic] == MAT + seat:
            genre: i64 = comic % ORIGINALS // 4
            value: i64 = s.value(comic)
            if value > values[genre]:
                values[genre] = value
    return values


def uses(s: AgeOfComics, seat: i64, flips: i64) -> vec[i64]:
    """What each order of the map is worth to a player who may flip so many."""
    values: vec[i64] = best_values(s, seat)
    found: vec[i64] = NO_USES[:SPACES]
    hidden: vec[i64] = NO_VALUES[:GENRES]
    genre: i64 = 0
    space: i64 = 0
    for genre in range(GENRES):
        if values[genre] > 0:
            hidden[genre] = hidden_use(s, genre, values[genre], flips)
    for space in range(SPACES):
        tile: i64 = s.space[space]
        if tile == EMPTY:
            continue
        if tile < FACE_UP:
            found[space] = hidden[tile]
        else:
            kind: i64 = tile - FACE_UP
            if kind % 4 + 3 <= values[kind // 4]:
                found[space] = 100 * s.box.order_fans[kind]
    return found


def hidden_use(s: AgeOfComics, genre: i64, value: i64, flips: i64) -> i64:
    """What a face-down order is worth on average: without flips those too dear count against it."""
    good: i64 = 0
    bad: i64 = 0
    total: i64 = 0
    kind: i64 = 0
    for kind in range(genre * 4, genre * 4 + 4):
        total += s.pool[kind]
        if kind % 4 + 3 <= value:
            good += s.pool[kind] * s.box.order_fans[kind]
        else:
            bad += s.pool[kind] * s.box.order_fans[kind]
    if total == 0:
        return 0
    return 95 * good // total if flips > 0 else 90 * (good - bad) // total


def ways(s: AgeOfComics, start: i64) -> vec[i64]:
    """How many blocks each newsstand is away."""
    far: vec[i64] = NO_WAYS[:CIRCLES]
    circle: i64 = 0
    at: i64 = 0
    step: i64 = 0
    if start == CENTRE:
        for circle in range(CIRCLES):
            if s.box.centre[circle] == 1:
                far[circle] = 1
        step = 1
    else:
        far[start] = 0
    found: bool = True
    while found:
        found = False
        for circle in range(CIRCLES):
            if far[circle] == step:
                for at in range(circle * LINKS, circle * LINKS + LINKS):
                    if s.box.links[at] >= 0 and far[s.box.links[at]] == FAR:
                        far[s.box.links[at]] = step + 1
                        found = True
        step += 1
    return far


def fare(s: AgeOfComics, seat: i64, blocks: i64, free: i64) -> i64:
    """What so many blocks cost, by cab beyond the free one; FAR if that cannot be paid."""
    cost: i64 = CAB_COST * (blocks - free) if blocks > free else 0
    return cost if cost <= s.money(seat) else FAR


def tour(s: AgeOfComics, seat: i64, flips: i64, collects: i64, free: i64) -> i64:
    """The best first and second newsstand: worth * 1024 + first * 32 + second; 0 if nothing can be sold."""
    worth: vec[i64] = uses(s, seat, flips)
    far: vec[i64] = ways(s, s.get(seat, AGENT))
    dollar: i64 = LAST_DOLLAR if s.round == ROUNDS else DOLLAR
    most: i64 = 0
    first: i64 = 0
    for first in range(CIRCLES):
        cost: i64 = fare(s, seat, far[first], free)
        price: i64 = cost * dollar
        if s.get(seat, TICKETS) > 0 and (cost == FAR or price > TICKET_WORTH):
            price = TICKET_WORTH
            cost = 0
        if cost == FAR:
            continue
        if far[first] > 0 and sales.host(s, first) != NOBODY:
            price += RIVAL_FEE * dollar
        most = max(most, from_stop(s, worth, first, collects, price, fare(s, seat, far[first] + 1, free), dollar))
    return most


def from_stop(s: AgeOfComics, worth: vec[i64], first: i64, collects: i64, price: i64, onward: i64, dollar: i64) -> i64:
    """The best tour that stops there first, and perhaps a block further on."""
    alone: i64 = top(s, worth, first, -1, collects)
    best: i64 = (alone - price) * STOPS * STOPS + first * STOPS + first if alone > price else 0
    if onward == FAR:
        return best
    extra: i64 = CAB_COST * dollar if onward > 0 else 0
    at: i64 = 0
    for at in range(first * LINKS, first * LINKS + LINKS):
        second: i64 = s.box.links[at]
        if second >= 0:
            gain: i64 = top(s, worth, first, second, collects) - price - extra
            if gain > worth_of(best):
                best = gain * STOPS * STOPS + first * STOPS + second
    return best


def top(s: AgeOfComics, worth: vec[i64], one: i64, other: i64, collects: i64) -> i64:
    """The best orders of one or two newsstands together, as many as can be collected."""
    a: i64 = 0
    b: i64 = 0
    c: i64 = 0
    at: i64 = 0
    _k: i64 = 0
    for _k in range(2):
        circle: i64 = one if _k == 0 else other
        if circle < 0:
            break
        for at in range(circle * STANDS, circle * STANDS + STANDS):
            space: i64 = s.box.stands[at]
            if space < 0:
                break
            if _k == 1 and (s.box.ends[space * 2] == one or s.box.ends[space * 2 + 1] == one):
                continue  # it was counted at the first
            use: i64 = worth[space]
            if use > a:
                c = b
                b = a
                a = use
            elif use > b:
                c = b
                b = use
            elif use > c:
                c = use
    return (a if collects > 0 else 0) + (b if collects > 1 else 0) + (c if collects > 2 else 0)


class Errand:
    """A sales action under way: its tour, what the orders are worth, and the way to the next newsstand."""

    def __init__(self, s: AgeOfComics) -> None:
        self.seat: i64 = s.player
        self.here: i64 = s.get(s.player, AGENT)
        self.free: i64 = 1 - s.walked
        self.flips: i64 = s.left
        self.worth: vec[i64] = uses(s, s.player, s.left)
        goal: i64 = tour(s, s.player, s.left, s.collects, self.free)
        self.over: bool = goal == 0
        self.stop: i64 = goal // STOPS % STOPS
        if self.stop == self.here and top(s, self.worth, self.here, -1, 1) == 0:
            self.stop = goal % STOPS
        self.far: vec[i64] = ways(s, self.stop)
        self.blocks: i64 = 0
        if self.here == CENTRE:
            self.blocks = ways(s, CENTRE)[self.stop]
        else:
            self.blocks = self.far[self.here]

    def rate(self, s: AgeOfComics, action: i64) -> i64:
        """Flip, then collect at the stop of the tour; before that go there."""
        if action == do.DONE.first:
            return FINISH if self.over else 1
        if self.over:
            return 0
        if action < do.FLIP.first:
            return self.rate_move(action)
        if self.stop != self.here:
            return 0
        if action < do.COLLECT.first:
            use: i64 = self.worth[do.FLIP.which(action)]
            return TURN_OVER + use if use > 0 else 0
        use = self.worth[do.COLLECT.which(action)]
        if use <= 0:
            return -1
        hidden: bool = s.space[do.COLLECT.which(action)] < FACE_UP
        return 0 if hidden and self.flips > 0 else TAKE + use

    def rate_move(self, action: i64) -> i64:
        """A step on the way; a ticket for a long one."""
        if action >= do.TICKET.first:
            return FLY if do.TICKET.which(action) == self.stop and self.blocks > 2 + self.free else 0
        circle: i64 = (do.WALK.which(action)) % CIRCLES
        if self.blocks == 0 or self.far[circle] >= self.blocks:
            return 0
        return GO

"""What a sales action can bring, for the bots: the best one or two newsstands for the agent, and the way there.

Worths are hundredths of a victory point.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.age_of_comics import do
from ludotheque.games.age_of_comics.box import LINKS, STANDS
from ludotheque.games.age_of_comics.chapters import orders, sales
from ludotheque.games.age_of_comics.codes import (
    CAB_COST,
    CENTRE,
    CIRCLES,
    GENRES,
    NOBODY,
    PER_GENRE,
    RIVAL_FEE,
    ROUNDS,
    SPACES,
)
from ludotheque.games.age_of_comics.state import AgeOfComics

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


def best_values(state: AgeOfComics, seat: i64) -> vec[i64]:
    """The value of a player's best comic of each genre; 0 without one."""
    values: vec[i64] = NO_VALUES[:GENRES]
    for comic in state.players[seat].comics:
        genre: i64 = comic.genre()
        values[genre] = max(values[genre], state.value(comic))
    return values


def uses(state: AgeOfComics, seat: i64, flips: i64) -> vec[i64]:
    """What each order of the map is worth to a player who may flip so many."""
    values: vec[i64] = best_values(state, seat)
    found: vec[i64] = NO_USES[:SPACES]
    hidden: vec[i64] = NO_VALUES[:GENRES]
    genre: i64 = 0
    space: i64 = 0
    for genre in range(GENRES):
        if values[genre] > 0:
            hidden[genre] = hidden_use(state, genre, values[genre], flips)
    for space in range(SPACES):
        kind: i64 = state.face_up[space]
        if kind != NOBODY:
            if orders.value_of_kind(kind) <= values[orders.genre_of_kind(kind)]:
                found[space] = 100 * state.box.order_fans[kind]
        elif state.face_down[space] != NOBODY:
            found[space] = hidden[state.face_down[space]]
    return found


def hidden_use(state: AgeOfComics, genre: i64, value: i64, flips: i64) -> i64:
    """What a face-down order is worth on average: without flips those too dear count against it."""
    good: i64 = 0
    bad: i64 = 0
    total: i64 = 0
    kind: i64 = 0
    for kind in range(genre * PER_GENRE, genre * PER_GENRE + PER_GENRE):
        total += state.pool[kind]
        if orders.value_of_kind(kind) <= value:
            good += state.pool[kind] * state.box.order_fans[kind]
        else:
            bad += state.pool[kind] * state.box.order_fans[kind]
    if total == 0:
        return 0
    return 95 * good // total if flips > 0 else 90 * (good - bad) // total


def ways(state: AgeOfComics, start: i64) -> vec[i64]:
    """How many blocks each newsstand is away."""
    far: vec[i64] = NO_WAYS[:CIRCLES]
    circle: i64 = 0
    at: i64 = 0
    step: i64 = 0
    if start == CENTRE:
        for circle in range(CIRCLES):
            if state.box.centre[circle] == 1:
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
                    if state.box.links[at] >= 0 and far[state.box.links[at]] == FAR:
                        far[state.box.links[at]] = step + 1
                        found = True
        step += 1
    return far


def fare(state: AgeOfComics, seat: i64, blocks: i64, free: i64) -> i64:
    """What so many blocks cost, by cab beyond the free one; FAR if that cannot be paid."""
    cost: i64 = CAB_COST * (blocks - free) if blocks > free else 0
    return cost if cost <= state.players[seat].money else FAR


def tour(state: AgeOfComics, seat: i64, flips: i64, collects: i64, free: i64) -> i64:
    """The best first and second newsstand: worth * 1024 + first * 32 + second; 0 if nothing can be sold."""
    worth: vec[i64] = uses(state, seat, flips)
    far: vec[i64] = ways(state, state.players[seat].agent)
    dollar: i64 = LAST_DOLLAR if state.round == ROUNDS else DOLLAR
    most: i64 = 0
    first: i64 = 0
    for first in range(CIRCLES):
        cost: i64 = fare(state, seat, far[first], free)
        price: i64 = cost * dollar
        if state.players[seat].tickets > 0 and (cost == FAR or price > TICKET_WORTH):
            price = TICKET_WORTH
            cost = 0
        if cost == FAR:
            continue
        if far[first] > 0 and sales.host(state, seat, first) != NOBODY:
            price += RIVAL_FEE * dollar
        onward: i64 = fare(state, seat, far[first] + 1, free)
        most = max(most, from_stop(state, worth, first, collects, price, onward, dollar))
    return most


def from_stop(
    state: AgeOfComics, worth: vec[i64], first: i64, collects: i64, price: i64, onward: i64, dollar: i64
) -> i64:
    """The best tour that stops there first, and perhaps a block further on."""
    alone: i64 = top(state, worth, first, -1, collects)
    best: i64 = (alone - price) * STOPS * STOPS + first * STOPS + first if alone > price else 0
    if onward == FAR:
        return best
    extra: i64 = CAB_COST * dollar if onward > 0 else 0
    at: i64 = 0
    for at in range(first * LINKS, first * LINKS + LINKS):
        second: i64 = state.box.links[at]
        if second >= 0:
            gain: i64 = top(state, worth, first, second, collects) - price - extra
            if gain > worth_of(best):
                best = gain * STOPS * STOPS + first * STOPS + second
    return best


def top(state: AgeOfComics, worth: vec[i64], one: i64, other: i64, collects: i64) -> i64:
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
            space: i64 = state.box.stands[at]
            if space < 0:
                break
            if _k == 1 and (state.box.ends[space * 2] == one or state.box.ends[space * 2 + 1] == one):
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

    def __init__(self, state: AgeOfComics, selling: sales.Sell) -> None:
        self.here: i64 = state.players[selling.seat].agent
        self.free: i64 = 0 if selling.walked else 1
        self.flips: i64 = selling.flips
        self.worth: vec[i64] = uses(state, selling.seat, selling.flips)
        goal: i64 = tour(state, selling.seat, selling.flips, selling.collects, self.free)
        self.over: bool = goal == 0
        self.stop: i64 = goal // STOPS % STOPS
        if self.stop == self.here and top(state, self.worth, self.here, -1, 1) == 0:
            self.stop = goal % STOPS
        self.far: vec[i64] = ways(state, self.stop)
        self.blocks: i64 = 0
        if self.here == CENTRE:
            self.blocks = ways(state, CENTRE)[self.stop]
        else:
            self.blocks = self.far[self.here]

    def rate(self, state: AgeOfComics, action: i64) -> i64:
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
        hidden: bool = state.face_down[do.COLLECT.which(action)] != NOBODY
        return 0 if hidden and self.flips > 0 else TAKE + use

    def rate_move(self, action: i64) -> i64:
        """A step on the way; a ticket for a long one."""
        if action >= do.TICKET.first:
            return FLY if do.TICKET.which(action) == self.stop and self.blocks > 2 + self.free else 0
        circle: i64 = (do.WALK.which(action)) % CIRCLES
        if self.blocks == 0 or self.far[circle] >= self.blocks:
            return 0
        return GO

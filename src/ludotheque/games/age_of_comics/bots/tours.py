"""Plans of a sales action for the bots: the best one or two newsstands for the agent, and the way there.

Worths are hundredths of a victory point.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.age_of_comics import verbs
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
UNREACHABLE: Final[i64] = -1
NO_USES: Final = vec[i64]([0] * SPACES)
NO_WAYS: Final = vec[i64]([FAR] * CIRCLES)
NO_VALUES: Final = vec[i64]([0] * GENRES)
TICKET_WORTH: Final[i64] = 60
DOLLAR: Final[i64] = 40
"""The worth of a dollar while there is something to buy; in the last round it is a quarter of a point."""
LAST_DOLLAR: Final[i64] = 25
FINISH: Final[i64] = 1000
TURN_OVER: Final[i64] = 700
TAKE: Final[i64] = 600
FLY: Final[i64] = 500
GO: Final[i64] = 400


def best_values(state: AgeOfComics, seat: i64) -> vec[i64]:
    """Return the value of a player's best comic of each genre; 0 without one."""
    values = NO_VALUES[:GENRES]
    for comic in state.players[seat].comics:
        genre = comic.genre()
        values[genre] = max(values[genre], state.comic_value(comic))
    return values


def uses(state: AgeOfComics, seat: i64, flips: i64) -> vec[i64]:
    """Rate each order of the map for a player who may flip so many."""
    values = best_values(state, seat)
    found = NO_USES[:SPACES]
    hidden = NO_VALUES[:GENRES]
    for genre in range(GENRES):
        if values[genre] > 0:
            hidden[genre] = hidden_use(state, genre, values[genre], flips)
    for space in range(SPACES):
        kind = state.face_up[space]
        if kind != NOBODY:
            if orders.value_of_kind(kind) <= values[orders.genre_of_kind(kind)]:
                found[space] = 100 * state.box.order_fans[kind]
        elif state.face_down[space] != NOBODY:
            found[space] = hidden[state.face_down[space]]
    return found


def hidden_use(state: AgeOfComics, genre: i64, value: i64, flips: i64) -> i64:
    """Rate a face-down order by the average: without flips those too dear count against it."""
    good: i64 = 0
    bad: i64 = 0
    total: i64 = 0
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
    """Return how many blocks each newsstand is away."""
    far = NO_WAYS[:CIRCLES]
    step: i64 = 0
    if start != CENTRE:
        far[start] = 0
    else:
        step = 1
        for circle in state.box.x.neighbours:
            far[circle] = step
    found: bool = True
    while found:
        found = False
        for circle in range(CIRCLES):
            if far[circle] == step:
                for next in state.box.newsstands[circle].neighbours:
                    if far[next] == FAR:
                        far[next] = step + 1
                        found = True
        step += 1
    return far


# --- The best tour ---


@final
class Tour:
    """One or two newsstands to stop at, and what that brings."""

    def __init__(self, worth: i64, first: i64, second: i64) -> None:
        self.worth: i64 = worth
        self.first: i64 = first
        self.second: i64 = second


NO_TOUR: Final = Tour(0, 0, 0)
"""Nothing can be sold."""


@final
class Planner:
    """Looks for the best tour of a player with so many flips and orders to collect; ``free`` blocks cost nothing."""

    def __init__(self, state: AgeOfComics, seat: i64, flips: i64, collects: i64, free: i64) -> None:
        self.seat: i64 = seat
        self.collects: i64 = collects
        self.free: i64 = free
        self.uses: vec[i64] = uses(state, seat, flips)
        self.far: vec[i64] = ways(state, state.players[seat].agent)
        self.dollar: i64 = LAST_DOLLAR if state.round == ROUNDS else DOLLAR

    def best(self, state: AgeOfComics) -> Tour:
        """Return the best tour; of equal ones that whose first stop comes last."""
        best = NO_TOUR
        for first in range(CIRCLES):
            price = self.price(state, first)
            if price != UNREACHABLE:
                tour = self.from_stop(state, first, price)
                if tour.worth > 0 and tour.worth >= best.worth:
                    best = tour
        return best

    def fare(self, state: AgeOfComics, blocks: i64) -> i64:
        """Return what so many blocks cost, by cab beyond the free ones; FAR if that cannot be paid."""
        cost: i64 = CAB_COST * (blocks - self.free) if blocks > self.free else 0
        return cost if cost <= state.players[self.seat].money else FAR

    def price(self, state: AgeOfComics, first: i64) -> i64:
        """Return what it is worth to save the way to a newsstand; UNREACHABLE if it cannot be paid."""
        cost = self.fare(state, self.far[first])
        price = cost * self.dollar
        if state.players[self.seat].tickets > 0 and (cost == FAR or price > TICKET_WORTH):
            price = TICKET_WORTH
        elif cost == FAR:
            return UNREACHABLE
        if self.far[first] > 0 and sales.host(state, self.seat, first) != NOBODY:
            price += RIVAL_FEE * self.dollar
        return price

    def from_stop(self, state: AgeOfComics, first: i64, price: i64) -> Tour:
        """Return the best tour that stops there first, and perhaps a block further on."""
        second = first
        most = max(0, takings(state, self.uses, first, NOBODY, self.collects) - price)
        onward = self.fare(state, self.far[first] + 1)
        if onward != FAR:
            extra: i64 = CAB_COST * self.dollar if onward > 0 else 0
            for next in state.box.newsstands[first].neighbours:
                gain = takings(state, self.uses, first, next, self.collects) - price - extra
                if gain > most:
                    most = gain
                    second = next
        return Tour(most, first, second)


def takings(state: AgeOfComics, worth: vec[i64], one: i64, other: i64, collects: i64) -> i64:
    """Return what the best orders of one or two newsstands are worth together, as many as can be collected."""
    best: i64 = 0
    second: i64 = 0
    third: i64 = 0
    for stop in range(2):
        circle = one if stop == 0 else other
        if circle == NOBODY:
            break
        for space in state.box.newsstands[circle].spaces:
            if stop == 1 and sales.beside(state, one, space):
                continue  # it was counted at the first
            use = worth[space]
            if use > best:
                third = second
                second = best
                best = use
            elif use > second:
                third = second
                second = use
            elif use > third:
                third = use
    if collects == 1:
        return best
    if collects == 2:
        return best + second
    return best + second + third if collects > 2 else 0


@final
class Errand:
    """A sales action under way: its tour, what the orders are worth, and the way to the next newsstand."""

    def __init__(self, state: AgeOfComics, selling: sales.Sell) -> None:
        self.here: i64 = state.players[selling.seat].agent
        self.free: i64 = 0 if selling.walked else 1
        self.flips: i64 = selling.flips
        self.worth: vec[i64] = uses(state, selling.seat, selling.flips)
        tour = Planner(state, selling.seat, selling.flips, selling.collects, self.free).best(state)
        self.over: bool = tour.worth == 0
        self.stop: i64 = tour.first
        if self.stop == self.here and takings(state, self.worth, self.here, NOBODY, 1) == 0:
            self.stop = tour.second
        self.far: vec[i64] = ways(state, self.stop)
        self.blocks: i64 = 0
        if self.here == CENTRE:
            self.blocks = ways(state, CENTRE)[self.stop]
        else:
            self.blocks = self.far[self.here]

    def rate(self, state: AgeOfComics, action: i64) -> i64:
        """Flip, then collect at the stop of the tour; before that go there."""
        if action == verbs.DONE.first:
            return FINISH if self.over else 1
        if self.over:
            return 0
        if action < verbs.FLIP.first:
            return self.rate_move(action)
        if self.stop != self.here:
            return 0
        if action < verbs.COLLECT.first:
            use = self.worth[verbs.FLIP.which(action)]
            return TURN_OVER + use if use > 0 else 0
        use = self.worth[verbs.COLLECT.which(action)]
        if use <= 0:
            return -1
        hidden = state.face_down[verbs.COLLECT.which(action)] != NOBODY
        return 0 if hidden and self.flips > 0 else TAKE + use

    def rate_move(self, action: i64) -> i64:
        """Rate a step on the way, or a ticket for a long one."""
        if action >= verbs.TICKET.first:
            return FLY if verbs.TICKET.which(action) == self.stop and self.blocks > 2 + self.free else 0
        circle = verbs.WALK.which(action) % CIRCLES  # cabs come after walks
        if self.blocks == 0 or self.far[circle] >= self.blocks:
            return 0
        return GO

"""The worth of bands, resources and spaces, in places of the ranking.

It counts the places climbed, those that cards on the table will bring at the ends of the years to come, and those that
resources, vehicles and cards in hand promise.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.gold_record.chapters.battles import open_points, points_of
from ludotheque.games.gold_record.chapters.buying import may_buy
from ludotheque.games.gold_record.chapters.walking import may_stop, walks
from ludotheque.games.gold_record.codes import (
    BATTLE_CARD,
    FLUKES,
    HAND_LIMIT,
    MUSICIANS,
    NOBODY,
    NONE,
    OUTSIDE,
    RESOURCES,
    SECTORS,
    YEARS,
    Strip,
)
from ludotheque.games.gold_record.pieces import Band
from ludotheque.games.gold_record.state import GoldRecord

# Worth in places of what is not places yet. Set by hand and checked in matches.
RESOURCE: Final = 0.32
"""A resource card, while the year is long enough to spend it."""
PLAN: Final = 0.35
"""The share of a purchase's worth that having all its resources is worth."""
MEMBER: Final = 1.0
FULL: Final = 2.5
RING_ONE: Final = 2.0
"""A place in the band filled; the band complete; the record good enough for professionals."""
BATTLE_POINT: Final = 0.25
CARD: Final = 1.6
"""ROADIE/MANAGER for each of its points: it is counted at the year's end if no one takes it."""
PROFESSIONAL: Final = 1.5
"""The first professional of a band: the PLANE, and the MANAGER when the card is taken."""
SURE: Final = 0.95
"""A point that will be counted."""
FLUKE: Final = 0.8
"""A FLUKE card to be drawn; and a #*IT HAPPENS card."""
MISHAP: Final = -0.8
VEHICLE: Final = 1.5
"""A ride on the VAN or the PLANE, to a better space."""
EFFECTS: Final = (0.0, 0.6, 0.6, 0.5, 0.25, 0.7, 0.25)
"""The effects of FLUKE cards in hand, by the numbers of codes.Effect: less than what playing them brings, so that they
are played in time."""
HOPELESS: Final = -1000.0
AFTER: Final[i64] = MUSICIANS + SECTORS
"""All items: musicians first, then sectors."""


@final
class Appraisal:
    """An eye for positions. ``have`` are the resources that a band has, or would have after a walk."""

    def __init__(self) -> None:
        self.have: vec[i64] = vec[i64]([0] * RESOURCES)

    def take_stock(self, band: Band) -> None:
        """Look at the resources that a band has."""
        for kind in range(RESOURCES):
            self.have[kind] = band.squares[kind]

    def standing(self, state: GoldRecord, seat: i64) -> float:
        """Return what a seat has: places, the points on its cards, its band. Of its resources it takes stock alone."""
        band = state.bands[seat]
        worth = float(OUTSIDE - band.place) + SURE * float(band.fluke_ranking() + band.square_ranking())
        worth += SURE * float(band.ranking() * years_left(state))
        worth += BATTLE_POINT * float(open_points(state, seat))
        professional = band.has_professional()
        for one in band.members:
            if one != NOBODY:
                worth += MEMBER
        if band.is_full():
            worth += FULL
            if professional:
                worth += PROFESSIONAL
        if band.has_ring(1):
            worth += RING_ONE
        if state.roadie == seat:
            worth += CARD * (2.0 if professional else 1.0)
        worth += hand_worth(band)
        self.take_stock(band)
        return worth

    # --- Resources and purchases ---

    def stock_worth(self, state: GoldRecord, seat: i64) -> float:
        """Return the worth of the resources in ``have``: a little each, more where they make a purchase."""
        total: i64 = 0
        for count in self.have:
            total += count if count < 3 else 3
        plan = self.best_plan(state, seat, 0, MUSICIANS)
        record = self.best_plan(state, seat, MUSICIANS, AFTER)
        return season(state) * (RESOURCE * float(total) + PLAN * (plan + record))

    def best_plan(self, state: GoldRecord, seat: i64, first: i64, after: i64) -> float:
        """Return the worth of the purchase that is nearest and best, less while resources for it are lacking."""
        best = 0.0
        for item in range(first, after):
            if may_buy(state, seat, item):
                gain = gain_of(state, seat, item)
                price = state.cards.items[item].price
                if gain > best + RESOURCE * float(price):
                    there = float(price - self.lacking(state, item)) / float(price)
                    value: float = (gain - RESOURCE * float(price)) * there * there
                    if value > best:
                        best = value
        return best

    def lacking(self, state: GoldRecord, item: i64) -> i64:
        """Return how many resources ``have`` lacks for an item."""
        cost = state.cards.items[item].cost
        lacking: i64 = 0
        for kind in range(RESOURCES):
            over = cost[kind] - self.have[kind]
            if over > 0:
                lacking += over
        return lacking

    def hiring(self, state: GoldRecord) -> float:
        """Return what the current player can make of ``have`` on a strip of musicians."""
        return self.sale_worth(state, 0, MUSICIANS)

    def pressing(self, state: GoldRecord) -> float:
        """Return what the current player can make of ``have`` on a strip of the gold record."""
        return self.sale_worth(state, MUSICIANS, AFTER)

    def sale_worth(self, state: GoldRecord, first: i64, after: i64) -> float:
        """Return the best purchase, less what its resources are worth unspent; a little less than when it is made."""
        player = state.player
        wild: i64 = 1 if state.has_wild() else 0
        keep = season(state)
        best = 0.0
        for item in range(first, after):
            if self.lacking(state, item) <= wild and may_buy(state, player, item):
                gain = gain_of(state, player, item)
                price = RESOURCE * float(state.cards.items[item].price)
                net: float = gain - keep * (PLAN * (gain - price) + price)
                if net > best:
                    best = net
        return 0.9 * best

    # --- What a walk promises its player ---

    def walk_worth(self, state: GoldRecord) -> float:
        """Return the best way to go on from the middle of a walk."""
        fixed = self.walked_over(state)
        best: float = HOPELESS
        if may_stop(state):
            best = self.end_worth(state, state.current().at, state.turn.steps() - 1)
        space: i64 = 0
        ways = walks(state)
        while ways != 0:
            if ways & 1 != 0:
                value = self.pick_up(state, space)
                value += self.end_worth(state, space, state.turn.steps())
                self.put_back(state, space)
                if value > best:
                    best = value
            ways >>= 1
            space += 1
        return fixed + best

    def walked_over(self, state: GoldRecord) -> float:
        """Return what the walk so far still brings: battles, and cards where they are taken at its end (R10)."""
        worth = 0.0
        if state.options.cards_at_end:
            for space in state.turn.path:
                worth += self.pick_up(state, space)
        elif state.turn.due > 0:
            worth = float(state.turn.due) * battle_worth(state)
        return worth

    def pick_up(self, state: GoldRecord, space: i64) -> float:
        """Take a space's card in thought: resources into ``have``, others by their worth."""
        kind = state.board[space]
        if kind == NONE:
            return 0.0
        if kind < RESOURCES:
            self.have[kind] += 1
            return 0.0
        return square_worth(state, kind)

    def put_back(self, state: GoldRecord, space: i64) -> None:
        """Give back a resource that was taken in thought."""
        kind = state.board[space]
        if kind != NONE and kind < RESOURCES:
            self.have[kind] -= 1

    def end_worth(self, state: GoldRecord, space: i64, before: i64) -> float:
        """Return the worth of resources in ``have`` and of ending the walk on a space, after so many steps."""
        if on_vehicle(state, space):
            return self.boarding_worth(state, before)
        return self.stock_worth(state, state.player) + self.strip_worth(state, space)

    def boarding_worth(self, state: GoldRecord, before: i64) -> float:
        """Return the worth of resources in ``have`` and of a ride, without the cards of the steps before (R10)."""
        if not boarding_leaves(state):
            return self.stock_worth(state, state.player) + VEHICLE
        worth: float = VEHICLE
        kept = self.have[:]
        for step in range(before):
            kind = card_of_step(state, step)
            if kind >= RESOURCES:
                worth -= square_worth(state, kind)
            elif kind != NONE and self.have[kind] > 0:
                self.have[kind] -= 1
        worth += self.stock_worth(state, state.player)
        self.have = kept
        return worth

    def strip_worth(self, state: GoldRecord, space: i64) -> float:
        """Return what a strip brings with the resources in ``have``."""
        strip = state.cards.strips[space]
        if strip == Strip.MUSICIANS:
            return self.hiring(state)
        if strip == Strip.GOLD:
            return self.pressing(state)
        return other_strip_worth(state, strip)


def on_vehicle(state: GoldRecord, space: i64) -> bool:
    """Return whether the VAN or the PLANE is on a space."""
    return space == state.van or space == state.plane


def boarding_leaves(state: GoldRecord) -> bool:
    """Return whether a player who boards a vehicle has only its own two cards of the turn (R10)."""
    return state.options.vehicle_takes_two or state.options.cards_at_end


def card_of_step(state: GoldRecord, step: i64) -> i64:
    """Return the card that a step of the walk took, or will take at its end; NONE from an empty space."""
    return state.board[state.turn.path[step]] if state.options.cards_at_end else state.turn.taken[step]


def years_left(state: GoldRecord) -> i64:
    """Return how many times points will still be counted."""
    return YEARS + 1 - state.year


def season(state: GoldRecord) -> float:
    """Return how much of a resource's worth is left: nothing at the very end of the year."""
    left = state.pile.size()
    if state.top != NONE:
        left += 1
    turns = float(left) / float(2 * state.num_players)
    return 1.0 if turns >= 2.0 else turns / 2.0


def hand_worth(band: Band) -> float:
    """Return the worth of the FLUKE cards in a hand."""
    worth = 0.0
    for card in range(FLUKES):
        count = band.hand[card]
        if count > 0:
            one = band.cards.flukes[card]
            each = 0.8 * float(one.ranking) + 0.6 * float(one.battle)
            worth += float(count) * (each + EFFECTS[one.effect])
    return worth


def gain_of(state: GoldRecord, seat: i64, item: i64) -> float:
    """Return what an item is worth, before it is paid."""
    return hiring_gain(state, seat, item) if item < MUSICIANS else pressing_gain(state, item - MUSICIANS)


def pressing_gain(state: GoldRecord, number: i64) -> float:
    """Return what a sector is worth: its points, and the way to professionals."""
    sector = state.cards.sectors[number]
    worth = float(sector.points)
    return worth + RING_ONE / 3.0 if sector.ring == 1 else worth + 0.3


def hiring_gain(state: GoldRecord, seat: i64, number: i64) -> float:
    """Return the worth of a musician to a band.

    It counts the points beyond those of the one replaced, and what a band that is more nearly full may do.
    """
    band = state.bands[seat]
    one = state.cards.musicians[number]
    old = band.members[one.role]
    ranking = one.ranking
    battle = one.battle
    if old != NOBODY:
        ranking -= state.cards.musicians[old].ranking
        battle -= state.cards.musicians[old].battle
    worth = SURE * float(ranking * years_left(state)) + BATTLE_POINT * float(battle)
    if old == NOBODY:
        worth += MEMBER
        if band.size() == 2:
            worth += FULL
            if state.roadie == NOBODY:
                worth += CARD
    if one.professional and not band.has_professional():
        worth += PROFESSIONAL
        if state.roadie == seat:
            worth += 2.0 + CARD
    return worth


def square_worth(state: GoldRecord, kind: i64) -> float:
    """Return the worth of a square card that is no resource."""
    if kind == BATTLE_CARD:
        return battle_worth(state)
    square = state.cards.squares[kind]
    return SURE * float(square.ranking) + BATTLE_POINT * float(square.battle)


def battle_worth(state: GoldRecord) -> float:
    """Return the worth of a battle that the current player starts, by the points in sight and the own hand."""
    mine = points_of(state, state.player)
    best: i64 = -1
    for seat in range(state.num_players):
        if seat != state.player and open_points(state, seat) > best:
            best = open_points(state, seat)
    if mine > best + 1:
        return 1.8
    if mine > best:
        return 1.0
    return -2.0 if mine == best else -1.0


def other_strip_worth(state: GoldRecord, strip: i64) -> float:
    """Return what a strip brings that sells nothing."""
    band = state.current()
    if strip == Strip.FLUKE:
        if state.flukes.size() == 0:
            return 0.0
        return FLUKE if band.hand_size() < HAND_LIMIT else 0.3 * FLUKE
    if strip == Strip.HAPPENS:
        return MISHAP
    if state.roadie == NOBODY or state.roadie == state.player or not band.is_full():
        return 0.0
    return CARD + 1.0 + (2.0 + CARD if band.has_professional() else 0.0)

"""What a bot is told about Gold Record: how well a seat stands, and a quick sensible move.

Everything is counted in places of the ranking: those climbed, those that cards on the table will bring at the ends of
the years to come, and what resources, vehicles and cards in hand promise.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.state import Heuristics, State, check_seat
from ludotheque.games.gold_record import band, battles, do, flukes, years
from ludotheque.games.gold_record.codes import (
    BATTLE_CARD,
    BUY,
    CANCEL_EFFECT,
    COUNT_FLUKE,
    COUNT_SQUARE,
    DETOUR_EFFECT,
    DRAW,
    DROP,
    END,
    FIND,
    FIND_EFFECT,
    FLUKE_STRIP,
    FLUKES,
    GIVE,
    GOLD_STRIP,
    HAND_LIMIT,
    HAPPENS,
    HAPPENS_STRIP,
    LOSE,
    MUSICIANS,
    MUSICIANS_STRIP,
    NO_EFFECT,
    NOBODY,
    OUTSIDE,
    OVER,
    PAY,
    RESOURCES,
    RIDE,
    ROLES,
    SECTORS,
    SQUARES,
    STAGE_HAPPENS,
    STEAL,
    STEAL_EFFECT,
    TAKE,
    TRADE_EFFECT,
    WALK,
    WALK_EFFECT,
    YEARS,
)
from ludotheque.games.gold_record.grid import bit, near
from ludotheque.games.gold_record.rules import GoldRecord

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
"""ROADIE/MANAGER for each of its points: it is counted at the year's end if nobody takes it."""
PROFESSIONAL: Final = 1.5
"""The first professional of a band: the PLANE, and the MANAGER when the card is taken."""
SURE: Final = 0.95
"""A point that will be counted."""
FLUKE: Final = 0.8
"""A FLUKE card to be drawn; and a #*IT HAPPENS card."""
MISHAP: Final = -0.8
SPREAD: Final = 10.0
"""A lead of so many places is worth half of certainty."""

ROLLOUT: Final[i64] = 30
"""Choices of a quick game before it is estimated: some turns. Games have hundreds."""
WIDENING: Final = 0.2
"""A search looks first at what a quick game likes: flights and purchases are many."""

GREEDY_PERCENT: Final[i64] = 92
"""How often a quick game walks the best way it sees, in percent."""


class GoldRecordHeuristics(Heuristics):
    """Places now and to come; a quick game goes where cards and purchases are."""

    def __init__(self) -> None:
        # Scratch: the resources that a seat has, or would have after a walk.
        self.have: vec[i64] = vec[i64]([0] * RESOURCES)

    def rollout_length(self) -> i64:
        return ROLLOUT

    def widening(self) -> float:
        return WIDENING

    # --- The estimate ---

    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, GoldRecord)
        check_seat(state, seat)
        if state.phase == OVER:
            return state.returns()[seat]
        mine: float = self.worth(state, seat)
        best: float = -1000.0
        other: i64 = 0
        for other in range(state.num_players):
            if other != seat:
                theirs: float = self.worth(state, other)
                if theirs > best:
                    best = theirs
        ahead: float = mine - best
        return ahead / (SPREAD + abs(ahead))

    def worth(self, state: GoldRecord, seat: i64) -> float:
        """All that a seat has and may expect, in places."""
        counted: i64 = years.points_of(state, seat, COUNT_FLUKE) + years.points_of(state, seat, COUNT_SQUARE)
        worth: float = float(OUTSIDE - state.place[seat]) + SURE * float(counted)
        worth += SURE * float(years.band_points(state, seat) * (YEARS + 1 - state.year))
        worth += BATTLE_POINT * float(battles.open_points(state, seat))
        role: i64 = 0
        for role in range(ROLES):
            if state.band[seat * ROLES + role] != NOBODY:
                worth += MEMBER
        if band.is_full(state, seat):
            worth += FULL
            if band.has_professional(state, seat):
                worth += PROFESSIONAL
        if band.ring_done(state, seat, 1):
            worth += RING_ONE
        if state.roadie == seat:
            worth += CARD * (2.0 if band.has_professional(state, seat) else 1.0)
        worth += self.hand_worth(state, seat)
        self.take_stock(state, seat)
        if seat == state.player:
            worth += self.turn_worth(state)
        else:
            worth += self.stock_worth(state, seat)
        return worth

    def hand_worth(self, state: GoldRecord, seat: i64) -> float:
        """FLUKE cards in hand."""
        worth: float = 0.0
        card: i64 = 0
        for card in range(FLUKES):
            count: i64 = state.hand[seat * FLUKES + card]
            if count > 0:
                worth += float(count) * self.card_worth(state, card)
        return worth

    def card_worth(self, state: GoldRecord, card: i64) -> float:
        """A FLUKE card in hand: less than what playing it brings, so that it is played in time."""
        effect: i64 = state.cards.fluke_effect[card]
        worth: float = 0.8 * float(state.cards.fluke_ranking[card]) + 0.6 * float(state.cards.fluke_battle[card])
        if effect == FIND_EFFECT or effect == STEAL_EFFECT:
            worth += 0.6
        elif effect == CANCEL_EFFECT:
            worth += 0.7
        elif effect == WALK_EFFECT:
            worth += 0.5
        elif effect != NO_EFFECT:
            worth += 0.25
        return worth

    def take_stock(self, state: GoldRecord, seat: i64) -> None:
        kind: i64 = 0
        for kind in range(RESOURCES):
            self.have[kind] = state.held[seat * SQUARES + kind]

    def season(self, state: GoldRecord) -> float:
        """How much of a resource's worth is left: nothing at the very end of the year."""
        left: i64 = 0 if state.top == NOBODY else 1
        kind: i64 = 0
        for kind in range(SQUARES):
            left += state.pile[kind]
        turns: float = float(left) / float(2 * state.num_players)
        return 1.0 if turns >= 2.0 else turns / 2.0

    def stock_worth(self, state: GoldRecord, seat: i64) -> float:
        """The resources in ``have``: a little each, more where they make a purchase."""
        total: i64 = 0
        kind: i64 = 0
        for kind in range(RESOURCES):
            total += self.have[kind] if self.have[kind] < 3 else 3
        plan: float = self.best_plan(state, seat, 0, MUSICIANS)
        record: float = self.best_plan(state, seat, MUSICIANS, MUSICIANS + SECTORS)
        return self.season(state) * (RESOURCE * float(total) + PLAN * (plan + record))

    def best_plan(self, state: GoldRecord, seat: i64, first: i64, after: i64) -> float:
        """The worth of the purchase that is nearest and best, less while resources for it are lacking."""
        best: float = 0.0
        item: i64 = 0
        for item in range(first, after):
            if self.is_open(state, seat, item):
                gain: float = self.gain(state, seat, item)
                price: i64 = state.cards.price(item)
                if gain > best + RESOURCE * float(price):
                    there: float = float(price - self.lacking(state, item)) / float(price)
                    value: float = (gain - RESOURCE * float(price)) * there * there
                    if value > best:
                        best = value
        return best

    def is_open(self, state: GoldRecord, seat: i64, item: i64) -> bool:
        if item < MUSICIANS:
            return band.may_hire(state, seat, item)
        return band.may_press(state, seat, item - MUSICIANS)

    def lacking(self, state: GoldRecord, item: i64) -> i64:
        """How many resources ``have`` lacks for an item."""
        lacking: i64 = 0
        kind: i64 = 0
        for kind in range(RESOURCES):
            over: i64 = state.cards.cost[item * RESOURCES + kind] - self.have[kind]
            if over > 0:
                lacking += over
        return lacking

    def gain(self, state: GoldRecord, seat: i64, item: i64) -> float:
        """What an item is worth, before it is paid."""
        if item >= MUSICIANS:
            sector: i64 = item - MUSICIANS
            worth: float = float(state.cards.sector_points[sector])
            return worth + RING_ONE / 3.0 if state.cards.sector_ring[sector] == 1 else worth + 0.3
        old: i64 = state.band[seat * ROLES + state.cards.role[item]]
        ranking: i64 = state.cards.ranking[item]
        battle: i64 = state.cards.battle[item]
        if old != NOBODY:
            ranking -= state.cards.ranking[old]
            battle -= state.cards.battle[old]
        worth = SURE * float(ranking * (YEARS + 1 - state.year)) + BATTLE_POINT * float(battle)
        members: i64 = 0
        role: i64 = 0
        for role in range(ROLES):
            if state.band[seat * ROLES + role] != NOBODY:
                members += 1
        if old == NOBODY:
            worth += MEMBER
            if members == 2:
                worth += FULL
                if state.roadie == NOBODY:
                    worth += CARD
        if state.cards.professional[item] != 0 and not band.has_professional(state, seat):
            worth += PROFESSIONAL
            if state.roadie == seat:
                worth += 2.0 + CARD
        return worth

    # --- What the turn in hand promises its player ---

    def turn_worth(self, state: GoldRecord) -> float:
        """Resources, and what the question that stands will bring."""
        player: i64 = state.player
        phase: i64 = state.phase
        if phase == WALK and state.steps > 0:
            return self.walk_worth(state)
        worth: float = self.stock_worth(state, player)
        if phase == RIDE:
            return worth + 1.5
        if phase == BUY or (FIND <= phase <= TAKE and state.below == BUY):
            return worth + self.strip_worth(state, state.at[player])
        if phase == DRAW:
            return worth + (MISHAP if state.strip() == HAPPENS_STRIP else FLUKE)
        if phase == HAPPENS:
            return worth + 2.0 * MISHAP
        if phase == FIND and state.asked == player:
            return worth + 0.9
        if phase == STEAL:
            return worth + 1.1
        if phase == GIVE or phase == TAKE:
            return worth + 0.4
        if phase == PAY:
            gain: float = self.gain(state, player, state.item)
            return worth + gain - PLAN * gain
        return worth

    def walk_worth(self, state: GoldRecord) -> float:
        """The best way to go on from the middle of a walk."""
        player: i64 = state.player
        here: i64 = state.at[player]
        fixed: float = self.walked_over(state)
        best: float = -1000.0
        if state.may_stop():
            best = self.end_worth(state, here)
        space: i64 = 0
        ways: i64 = state.walks()
        while ways != 0:
            if ways & 1 != 0:
                value: float = self.pick_up(state, space)
                value += self.end_worth(state, space)
                self.put_back(state, space)
                if value > best:
                    best = value
            ways >>= 1
            space += 1
        return fixed + best

    def walked_over(self, state: GoldRecord) -> float:
        """What the walk so far still brings: its battles, and its cards where they are taken at its end (R10)."""
        worth: float = 0.0
        step: i64 = 0
        if state.options.cards_at_end:
            for step in range(state.steps):
                worth += self.pick_up(state, state.path[step])
        elif state.due > 0:
            worth = float(state.due) * self.battle_worth(state)
        return worth

    def pick_up(self, state: GoldRecord, space: i64) -> float:
        """Take a space's card in thought: resources into ``have``, others by their worth."""
        kind: i64 = state.board[space]
        if kind == NOBODY:
            return 0.0
        if kind < RESOURCES:
            self.have[kind] += 1
            return 0.0
        if kind == BATTLE_CARD:
            return self.battle_worth(state)
        return SURE * float(state.cards.square_ranking[kind]) + BATTLE_POINT * float(state.cards.square_battle[kind])

    def put_back(self, state: GoldRecord, space: i64) -> None:
        kind: i64 = state.board[space]
        if kind != NOBODY and kind < RESOURCES:
            self.have[kind] -= 1

    def battle_worth(self, state: GoldRecord) -> float:
        """A battle that the current player starts, by the points in sight and the own hand."""
        mine: i64 = battles.points_of(state, state.player)
        best: i64 = -1
        seat: i64 = 0
        for seat in range(state.num_players):
            if seat != state.player and battles.open_points(state, seat) > best:
                best = battles.open_points(state, seat)
        if mine > best + 1:
            return 1.8
        if mine > best:
            return 1.0
        return -2.0 if mine == best else -1.0

    def end_worth(self, state: GoldRecord, space: i64) -> float:
        """Resources in ``have`` and what the strip of a space brings; vehicles bring a better space."""
        worth: float = self.stock_worth(state, state.player)
        if space == state.van or space == state.plane:
            return worth + 1.5
        return worth + self.strip_worth(state, space)

    def strip_worth(self, state: GoldRecord, space: i64) -> float:
        """What a strip brings with the resources in ``have``."""
        strip: i64 = state.cards.strips[space]
        if strip == MUSICIANS_STRIP:
            return self.sale_worth(state, 0, MUSICIANS)
        if strip == GOLD_STRIP:
            return self.sale_worth(state, MUSICIANS, MUSICIANS + SECTORS)
        if strip == FLUKE_STRIP:
            if state.fluke_left() == 0:
                return 0.0
            return FLUKE if state.hand_size(state.player) < HAND_LIMIT else 0.3 * FLUKE
        if strip == HAPPENS_STRIP:
            return MISHAP
        if state.roadie == NOBODY or state.roadie == state.player or not band.is_full(state, state.player):
            return 0.0
        return CARD + 1.0 + (2.0 + CARD if band.has_professional(state, state.player) else 0.0)

    def sale_worth(self, state: GoldRecord, first: i64, after: i64) -> float:
        """The best purchase, less what its resources are worth unspent; a little less than when it is made."""
        player: i64 = state.player
        wild: i64 = 1 if band.has_wild(state) else 0
        keep: float = self.season(state)
        best: float = 0.0
        item: i64 = 0
        for item in range(first, after):
            if self.lacking(state, item) <= wild and self.is_open(state, player, item):
                gain: float = self.gain(state, player, item)
                price: float = RESOURCE * float(state.cards.price(item))
                net: float = gain - keep * (PLAN * (gain - price) + price)
                if net > best:
                    best = net
        return 0.9 * best

    # --- The rollout ---

    def rollout(self, state: State, actions: list[i64], chance: Chance) -> i64:
        """A quick sensible move."""
        assert isinstance(state, GoldRecord)
        phase: i64 = state.phase
        fluke: i64 = self.worth_playing(state, actions, chance)
        if fluke >= 0:
            return fluke
        if phase == WALK:
            return self.quick_walk(state, actions, chance)
        if phase == BUY:
            return self.quick_buy(state, actions)
        if phase == RIDE:
            return self.quick_ride(state, actions, chance)
        if phase == END and actions[i64(len(actions)) - 1] == do.DONE.first:
            return do.DONE.first
        if phase == PAY:
            return actions[0]
        if phase == DROP:
            return self.most_held(state, actions)
        if phase == STEAL:
            return self.from_the_best(state, actions)
        if phase == LOSE:
            return self.least(state, actions)
        first: i64 = actions[0]
        if phase == HAPPENS or (phase == DRAW and first == do.DRAW.first):
            return first
        return actions[chance.below(i64(len(actions)))]

    def worth_playing(self, state: GoldRecord, actions: list[i64], chance: Chance) -> i64:
        """A FLUKE card worth playing now, -1 if there is none."""
        for action in actions:
            one: i64 = action
            if do.PLAY.has(one):
                effect: i64 = state.cards.fluke_effect[do.PLAY.which(one)]
                if effect == NO_EFFECT:
                    return one
                if not flukes.acts(state, do.PLAY.which(one)):
                    # It would count for its red points alone: better wait for a use.
                    if chance.below(100) < 10:
                        return one
                elif effect == CANCEL_EFFECT:
                    if state.cards.happens_effect[state.happening] != STAGE_HAPPENS or chance.below(4) == 0:
                        return one
                elif effect == FIND_EFFECT or effect == STEAL_EFFECT:
                    if chance.below(100) < (90 if state.phase == BUY else 40):
                        return one
                elif effect == WALK_EFFECT:
                    if chance.below(100) < 30:
                        return one
                elif (effect == DETOUR_EFFECT or effect == TRADE_EFFECT) and chance.below(100) < 10:
                    return one
        return -1

    def quick_walk(self, state: GoldRecord, actions: list[i64], chance: Chance) -> i64:
        """The step towards the best card and strip in sight, or the end of the walk."""
        if chance.below(100) >= GREEDY_PERCENT:
            return actions[chance.below(i64(len(actions)))]
        self.take_stock(state, state.player)
        self.walked_over(state)
        musicians: float = self.sale_worth(state, 0, MUSICIANS)
        gold: float = self.sale_worth(state, MUSICIANS, MUSICIANS + SECTORS)
        resting: i64 = state.resting()
        best: i64 = actions[0]
        most: float = -1000.0
        for action in actions:
            one: i64 = action
            value: float = -1000.0
            if do.WALK.has(one):
                value = self.way_worth(state, do.WALK.which(one), resting, musicians, gold)
            elif one == do.STOP.first:
                value = self.quick_strip(state, state.at[state.player], musicians, gold)
            if value > most:
                most = value
                best = one
        return best

    def way_worth(self, state: GoldRecord, space: i64, resting: i64, musicians: float, gold: float) -> float:
        """A step: its card, and the better of stopping there and going on."""
        best: float = -1000.0
        if resting & bit(space) != 0:
            best = self.quick_strip(state, space, musicians, gold)
        if state.steps + 1 < state.limit:
            on: i64 = near(bit(space)) & resting
            next_space: i64 = 0
            while on != 0:
                if on & 1 != 0:
                    value: float = self.quick_card(state, next_space)
                    value += self.quick_strip(state, next_space, musicians, gold)
                    if value > best:
                        best = value
                on >>= 1
                next_space += 1
        return best + self.quick_card(state, space)

    def quick_card(self, state: GoldRecord, space: i64) -> float:
        """A square card by its kind."""
        kind: i64 = state.board[space]
        if kind == NOBODY:
            return 0.0
        if kind < RESOURCES:
            return 0.9 if self.have[kind] < 2 else 0.5
        if kind == BATTLE_CARD:
            return self.battle_worth(state)
        return SURE * float(state.cards.square_ranking[kind]) + BATTLE_POINT * float(state.cards.square_battle[kind])

    def quick_strip(self, state: GoldRecord, space: i64, musicians: float, gold: float) -> float:
        """A strip, with the worth of both sales known."""
        if space == state.van or space == state.plane:
            return 1.5
        strip: i64 = state.cards.strips[space]
        if strip == MUSICIANS_STRIP:
            return musicians
        if strip == GOLD_STRIP:
            return gold
        return self.strip_worth(state, space)

    def quick_ride(self, state: GoldRecord, actions: list[i64], chance: Chance) -> i64:
        """The best of some spaces to go to."""
        self.take_stock(state, state.player)
        if state.options.cards_at_end:
            self.pick_up(state, state.at[state.player])
        musicians: float = self.sale_worth(state, 0, MUSICIANS)
        gold: float = self.sale_worth(state, MUSICIANS, MUSICIANS + SECTORS)
        best: i64 = actions[0]
        most: float = -1000.0
        for action in actions:
            one: i64 = action
            if do.RIDE.has(one) or do.FLY.has(one):
                space: i64 = do.RIDE.which(one) if do.RIDE.has(one) else do.FLY.which(one)
                value: float = self.quick_card(state, space) + 0.01 * float(chance.below(40))
                value += self.quick_strip(state, space, musicians, gold)
                if value > most:
                    most = value
                    best = one
        return best

    def quick_buy(self, state: GoldRecord, actions: list[i64]) -> i64:
        """The purchase worth most beyond its price, or done."""
        best: i64 = actions[i64(len(actions)) - 1]
        most: float = 0.0
        keep: float = self.season(state)
        for action in actions:
            one: i64 = action
            if do.HIRE.has(one) or do.PRESS.has(one):
                item: i64 = do.HIRE.which(one)
                price: float = RESOURCE * float(state.cards.price(item))
                value: float = self.gain(state, state.player, item) - keep * price
                if value > most:
                    most = value
                    best = one
        return best

    def most_held(self, state: GoldRecord, actions: list[i64]) -> i64:
        """Give up what there is most of."""
        best: i64 = actions[0]
        for action in actions:
            one: i64 = action
            at: i64 = state.player * SQUARES - do.DROP.first
            if state.held[at + one] > state.held[at + best]:
                best = one
        return best

    def from_the_best(self, state: GoldRecord, actions: list[i64]) -> i64:
        """Take from who is ahead what one has least of."""
        best: i64 = actions[0]
        most: i64 = -1000
        for action in actions:
            one: i64 = do.STEAL.which(action)
            own: i64 = state.held[state.player * SQUARES + one % RESOURCES]
            value: i64 = OUTSIDE - state.place[one // RESOURCES] - 5 * own
            if value > most:
                most = value
                best = action
        return best

    def least(self, state: GoldRecord, actions: list[i64]) -> i64:
        """Let the musician go who is worth least."""
        best: i64 = actions[0]
        for action in actions:
            one: i64 = action
            if state.cards.ranking[do.LOSE.which(one)] < state.cards.ranking[do.LOSE.which(best)]:
                best = one
        return best

"""A bot's knowledge of each question: how much its player may expect of it, and how a quick game answers it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.games.gold_record import verbs
from ludotheque.games.gold_record.bots.appraisal import (
    FLUKE,
    HOPELESS,
    MISHAP,
    PLAN,
    RESOURCE,
    VEHICLE,
    Appraisal,
    boarding_leaves,
    card_of_step,
    gain_of,
    on_vehicle,
    other_strip_worth,
    season,
    square_worth,
)
from ludotheque.games.gold_record.chapters.flukes import effect_of
from ludotheque.games.gold_record.chapters.walking import resting
from ludotheque.games.gold_record.codes import MUSICIANS, NONE, OUTSIDE, RESOURCES, Effect, Mishap, Phase, Strip
from ludotheque.games.gold_record.grid import bit, near
from ludotheque.games.gold_record.state import GoldRecord

GREEDY_PERCENT: Final[i64] = 92
"""The percentage of walks in quick games that take the best way in sight."""
EAGER: Final = (100, 40, 40, 30, 10, 100, 10)
"""The percentage of times a FLUKE card with a use is played, by the numbers of codes.Effect."""
EAGER_TO_BUY: Final[i64] = 90
"""The percentage of times a card that brings a resource is played before buying."""
EAGER_WITHOUT_USE: Final[i64] = 10
"""The percentage of times a card is played for its red points alone: better wait for a use."""


def worth_playing(state: GoldRecord, actions: list[i64], chance: Chance) -> i64:
    """Return the action that plays a FLUKE card worth playing now, NONE if there is none."""
    for action in actions:
        one = action
        if verbs.PLAY.has(one) and is_worth_playing(state, verbs.PLAY.which(one), chance):
            return one
    return NONE


def is_worth_playing(state: GoldRecord, card: i64, chance: Chance) -> bool:
    """Return whether a quick game plays a card now."""
    effect = state.cards.flukes[card].effect
    if effect == Effect.NONE:
        return True
    if not effect_of(state, card).works(state):
        return chance.below(100) < EAGER_WITHOUT_USE
    if effect == Effect.CANCEL:
        return state.cards.happenings[state.happening].effect != Mishap.STAGE or chance.below(4) == 0
    if (effect == Effect.FIND or effect == Effect.STEAL) and state.phase() == Phase.BUY:
        return chance.below(100) < EAGER_TO_BUY
    return chance.below(100) < EAGER[effect]


class Habit:
    """Knowledge of one question: it promises nothing, and is answered by chance, if not said otherwise."""

    def promise(self, appraisal: Appraisal, state: GoldRecord) -> float:
        """Return the worth of the current player's resources, and of what the question will bring."""
        return appraisal.stock_worth(state, state.player) + self.bonus(appraisal, state)

    def bonus(self, appraisal: Appraisal, state: GoldRecord) -> float:
        """Return what the question will bring."""
        return 0.0

    def choose(self, appraisal: Appraisal, state: GoldRecord, actions: list[i64], chance: Chance) -> i64:
        """Return one of the actions."""
        return actions[chance.below(i64(len(actions)))]


class EndHabit(Habit):
    """Be done."""

    def choose(self, appraisal: Appraisal, state: GoldRecord, actions: list[i64], chance: Chance) -> i64:
        return actions[i64(len(actions)) - 1]


class WalkHabit(Habit):
    """Step towards the best card and strip in sight, or end the walk."""

    def promise(self, appraisal: Appraisal, state: GoldRecord) -> float:
        if state.turn.steps() > 0:
            return appraisal.walk_worth(state)
        return super().promise(appraisal, state)

    def choose(self, appraisal: Appraisal, state: GoldRecord, actions: list[i64], chance: Chance) -> i64:
        if chance.below(100) >= GREEDY_PERCENT:
            return actions[chance.below(i64(len(actions)))]
        appraisal.take_stock(state.current())
        appraisal.walked_over(state)
        musicians = appraisal.hiring(state)
        gold = appraisal.pressing(state)
        ends = resting(state)
        best = actions[0]
        most: float = HOPELESS
        for action in actions:
            one = action
            value: float = HOPELESS
            if verbs.WALK.has(one):
                value = way_worth(appraisal, state, verbs.WALK.which(one), ends, musicians, gold)
            elif one == verbs.STOP.first:
                value = space_worth(state, state.current().at, musicians, gold)
                value -= left_behind(appraisal, state, state.current().at, state.turn.steps() - 1)
            if value > most:
                most = value
                best = one
        return best


def way_worth(appraisal: Appraisal, state: GoldRecord, space: i64, ends: i64, musicians: float, gold: float) -> float:
    """Return the worth of a step: its card, and the better of stopping there and going on."""
    best: float = HOPELESS
    if ends & bit(space) != 0:
        best = space_worth(state, space, musicians, gold)
        best -= left_behind(appraisal, state, space, state.turn.steps())
    if state.turn.steps() + 1 < state.turn.limit:
        on = near(bit(space)) & ends
        next_space: i64 = 0
        while on != 0:
            if on & 1 != 0:
                value = card_worth(appraisal, state, next_space)
                value += space_worth(state, next_space, musicians, gold)
                if on_vehicle(state, next_space) and boarding_leaves(state):
                    value -= left_behind(appraisal, state, next_space, state.turn.steps())
                    value -= card_worth(appraisal, state, space)
                if value > best:
                    best = value
            on >>= 1
            next_space += 1
    return best + card_worth(appraisal, state, space)


def left_behind(appraisal: Appraisal, state: GoldRecord, space: i64, before: i64) -> float:
    """Return the worth of the cards of so many steps if ending on a space means to lose them (R10)."""
    worth = 0.0
    if on_vehicle(state, space) and boarding_leaves(state):
        for step in range(before):
            worth += kind_worth(appraisal, state, card_of_step(state, step))
    return worth


def card_worth(appraisal: Appraisal, state: GoldRecord, space: i64) -> float:
    """Return the worth of the card on a space at a glance."""
    return kind_worth(appraisal, state, state.board[space])


def kind_worth(appraisal: Appraisal, state: GoldRecord, kind: i64) -> float:
    """Return the worth of one more card of a kind at a glance."""
    if kind == NONE:
        return 0.0
    if kind < RESOURCES:
        return 0.9 if appraisal.have[kind] < 2 else 0.5
    return square_worth(state, kind)


def space_worth(state: GoldRecord, space: i64, musicians: float, gold: float) -> float:
    """Return the worth of arriving on a space, with the worth of both sales known."""
    if on_vehicle(state, space):
        return VEHICLE
    strip = state.cards.strips[space]
    if strip == Strip.MUSICIANS:
        return musicians
    if strip == Strip.GOLD:
        return gold
    return other_strip_worth(state, strip)


class RideHabit(Habit):
    """Go to the best of some spaces."""

    def bonus(self, appraisal: Appraisal, state: GoldRecord) -> float:
        return VEHICLE

    def choose(self, appraisal: Appraisal, state: GoldRecord, actions: list[i64], chance: Chance) -> i64:
        appraisal.take_stock(state.current())
        if state.options.cards_at_end:
            appraisal.pick_up(state, state.current().at)
        musicians = appraisal.hiring(state)
        gold = appraisal.pressing(state)
        best = actions[0]
        most: float = HOPELESS
        for action in actions:
            one = action
            if verbs.RIDE.has(one) or verbs.FLY.has(one):
                space = verbs.RIDE.which(one) if verbs.RIDE.has(one) else verbs.FLY.which(one)
                value = card_worth(appraisal, state, space) + 0.01 * float(chance.below(40))
                value += space_worth(state, space, musicians, gold)
                if value > most:
                    most = value
                    best = one
        return best


class BuyHabit(Habit):
    """Buy what is worth most beyond its price, or be done."""

    def bonus(self, appraisal: Appraisal, state: GoldRecord) -> float:
        return appraisal.strip_worth(state, state.current().at)

    def choose(self, appraisal: Appraisal, state: GoldRecord, actions: list[i64], chance: Chance) -> i64:
        best = actions[i64(len(actions)) - 1]
        most = 0.0
        keep = season(state)
        for action in actions:
            one = action
            if verbs.HIRE.has(one) or verbs.PRESS.has(one):
                item = verbs.HIRE.which(one) if verbs.HIRE.has(one) else MUSICIANS + verbs.PRESS.which(one)
                price = RESOURCE * float(state.cards.items[item].price)
                value = gain_of(state, state.player, item) - keep * price
                if value > most:
                    most = value
                    best = one
        return best


class PayHabit(Habit):
    """Let the MANAGER pay."""

    def bonus(self, appraisal: Appraisal, state: GoldRecord) -> float:
        gain = gain_of(state, state.player, state.item())
        return gain - PLAN * gain

    def choose(self, appraisal: Appraisal, state: GoldRecord, actions: list[i64], chance: Chance) -> i64:
        return actions[0]


class DrawHabit(Habit):
    """Draw if possible, else make room by chance."""

    def bonus(self, appraisal: Appraisal, state: GoldRecord) -> float:
        return MISHAP if state.strip() == Strip.HAPPENS else FLUKE

    def choose(self, appraisal: Appraisal, state: GoldRecord, actions: list[i64], chance: Chance) -> i64:
        if actions[0] == verbs.DRAW.first:
            return actions[0]
        return actions[chance.below(i64(len(actions)))]


class HappensHabit(Habit):
    """Let it happen, which is worse than not to know yet."""

    def bonus(self, appraisal: Appraisal, state: GoldRecord) -> float:
        return 2.0 * MISHAP

    def choose(self, appraisal: Appraisal, state: GoldRecord, actions: list[i64], chance: Chance) -> i64:
        return actions[0]


class CardHabit(Habit):
    """A question of a FLUKE card. Answered before buying it only prepares that."""

    def __init__(self, worth: float) -> None:
        self.worth: float = worth

    def bonus(self, appraisal: Appraisal, state: GoldRecord) -> float:
        if state.moment().phase() == Phase.BUY:
            return appraisal.strip_worth(state, state.current().at)
        # Events at an open stage, and a wrong exit, are good for others.
        return self.worth if state.asking().seat == state.player else 0.0


class DropHabit(Habit):
    """Give up what there is most of."""

    def choose(self, appraisal: Appraisal, state: GoldRecord, actions: list[i64], chance: Chance) -> i64:
        squares = state.current().squares
        best = actions[0]
        for action in actions:
            one = action
            if squares[verbs.DROP.which(one)] > squares[verbs.DROP.which(best)]:
                best = one
        return best


class StealHabit(CardHabit):
    """Take from the band that is ahead what one has least of."""

    def choose(self, appraisal: Appraisal, state: GoldRecord, actions: list[i64], chance: Chance) -> i64:
        squares = state.current().squares
        best = actions[0]
        most: i64 = -1000
        for action in actions:
            one = action
            own = squares[verbs.STEAL.part(one, 1)]
            value = OUTSIDE - state.bands[verbs.STEAL.part(one, 0)].place - 5 * own
            if value > most:
                most = value
                best = one
        return best


class LoseHabit(Habit):
    """Let the musician go who is worth least."""

    def choose(self, appraisal: Appraisal, state: GoldRecord, actions: list[i64], chance: Chance) -> i64:
        musicians = state.cards.musicians
        best = actions[0]
        for action in actions:
            one = action
            if musicians[verbs.LOSE.which(one)].ranking < musicians[verbs.LOSE.which(best)].ranking:
                best = one
        return best


FOUND: Final = 0.9
STOLEN: Final = 1.1
TRADED: Final = 0.4
"""The values of FLUKE cards just played."""
HABITS: Final = vec[Habit](
    [
        Habit(),  # choose
        Habit(),  # place
        WalkHabit(),
        RideHabit(),
        BuyHabit(),
        PayHabit(),
        DrawHabit(),
        HappensHabit(),
        EndHabit(),
        CardHabit(FOUND),
        StealHabit(STOLEN),
        CardHabit(0.0),  # shift
        CardHabit(TRADED),  # give
        CardHabit(TRADED),  # take
        DropHabit(),
        LoseHabit(),
    ]
)
"""By the numbers of codes.Phase."""

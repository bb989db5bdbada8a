"""Heuristics of Manga Dice for bots: how well a seat stands, and a quick sensible move."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.state import Heuristics, State, by_lead, check_seat
from ludotheque.games.manga_dice import verbs
from ludotheque.games.manga_dice.cards import (
    ADD,
    COPY,
    EITHER_WAY,
    EXPERIENCES,
    FLIP,
    RED_DIE,
    REDISTRIBUTE,
    REROLL,
    SET,
    SKILLS,
    VALUES,
    WHITE_DICE,
    most_alike,
    pays,
)
from ludotheque.games.manga_dice.codes import CHANGE, DICE, DRAFT, GREEN, LEND, OVER, PAY, TURN, VALUE, WIN_POINTS
from ludotheque.games.manga_dice.plans import GREEN_PRICE, IMPOSSIBLE, Plan
from ludotheque.games.manga_dice.rules import MangaDice

# Worth in victory points of what is not points yet, while the game is young; it fades as someone nears 15.
WHITE_WORTH: Final = 2.2
RED_WORTH: Final = 1.8
ABILITY_WORTH: Final = 0.8
ASSIST_WORTH: Final = 0.3
GREEN_WORTH: Final = 0.9
"""An unused green die: a turn, and mostly a card."""
DIE_WORTH: Final = 0.12
"""Another unused die, while there is a green one to pay with it."""
ALIKE_WORTH: Final = 0.12
SPREAD: Final = 6.0
"""A lead of so many points is worth half of certainty."""
CERTAIN: Final = 0.98
"""The part of a card's worth that it has while its payment is being picked."""
ENOUGH: Final = 2.0
"""A card of that worth is taken without looking for a better one."""

# How often a quick game turns up a card, and uses an ability it could use, in percent.
TURN_UP_PERCENT: Final[i64] = 60
USE_PERCENT: Final[i64] = 70
USE_ANYWAY_PERCENT: Final[i64] = 25

CUT_OFF: Final[i64] = 20
"""Choices after which a quick game is estimated: about a turn of each player."""

NO_VALUES: Final = vec[i64]([0] * 6)


class MangaDiceHeuristics(Heuristics):
    """Points, and the dice and abilities that will make points in the rounds to come."""

    def __init__(self) -> None:
        self.plan: Plan = Plan()
        self.values: vec[i64] = NO_VALUES[:]
        self.none_picked: vec[i64] = vec[i64]([0] * DICE)

    def candidates(self, state: State, actions: list[i64]) -> list[i64]:
        """Of the ways to pick the same dice one after another only one, and no dice beyond the cheapest payment."""
        assert isinstance(state, MangaDice)
        return [self.pay(state, actions)] if state.phase == PAY else actions

    def rollout_length(self) -> i64:
        """About a turn of each player: what comes later, dice decide."""
        return CUT_OFF

    # --- How a seat stands ---

    def estimate(self, state: State, seat: i64) -> float:
        check_seat(state, seat)
        return self.estimates(state)[seat]

    def estimates(self, state: State) -> list[float]:
        assert isinstance(state, MangaDice)
        if state.phase == OVER:
            return state.returns()
        youth = self.youth(state)
        worths: list[float] = []
        for seat in range(state.num_players):
            worths.append(self.worth(state, seat, youth))
        return by_lead(worths, SPREAD)

    def youth(self, state: MangaDice) -> float:
        """Return how far the game is from its end: 1 with no one a point ahead, 0 once someone has enough to win."""
        lead: i64 = 0
        for seat in range(state.num_players):
            points = state.points(seat)
            if points > lead:
                lead = points
        return float(WIN_POINTS - lead) / float(WIN_POINTS) if lead < WIN_POINTS else 0.0

    def worth(self, state: MangaDice, seat: i64, youth: float) -> float:
        """Return a seat's points, and what its dice, skills and assists promise."""
        gifts = 0.0
        for skill in range(SKILLS):
            if state.skill[skill] == seat:
                gifts += self.gift(state, skill)
        hand = ASSIST_WORTH * float(state.hand_size(seat))
        worth: float = float(state.points(seat)) + youth * gifts + hand * (0.3 + youth)
        return worth + self.unused_worth(state, seat, youth)

    def unused_worth(self, state: MangaDice, seat: i64, youth: float) -> float:
        """Value what the dice of this round will still bring; the card being paid for counts as good as taken."""
        deciding = seat == state.player
        paying = deciding and state.phase == PAY
        aside = deciding and (state.phase == PAY or state.phase == CHANGE or state.phase == VALUE)
        plan = self.plan
        plan.look_at(state.dice, seat * DICE, state.picked if aside else self.none_picked)
        greens: i64 = 0
        others: i64 = 0
        for value in range(VALUES):
            greens += plan.greens[value]
            others += plan.others[value]
        if paying:
            price = plan.find(state.cards.cost[state.card], state.cards.cost_size[state.card])
            spent = price // GREEN_PRICE
            dice = price % GREEN_PRICE
            picked: i64 = 0
            for value in range(VALUES):
                picked += state.picked[GREEN * 6 + value]
                dice += self.beyond(state, value)
            if picked > spent:
                spent = picked
            soon = CERTAIN * self.card_worth(state, state.card, youth)
            return soon + self.dice_worth(greens - spent, others - (dice - spent))
        soon = self.dice_worth(greens, others)
        if state.phase == DRAFT:
            for value in range(VALUES):
                self.values[value] = plan.greens[value] + plan.others[value]
            return soon + 0.5 * self.best_net(state, seat, youth) + ALIKE_WORTH * float(most_alike(self.values))
        if deciding and greens > 0:
            best = self.best_net(state, seat, youth)
            soon += best
            if state.phase == CHANGE or state.phase == VALUE or state.phase == LEND:
                soon += self.promise(state) / (1.0 + best)
        return soon

    def beyond(self, state: MangaDice, value: i64) -> i64:
        """Return how many more dice of a value are picked than the plan takes."""
        had = self.picked_of(state, value)
        wanted = self.plan.wanted(value)
        return had - wanted if had > wanted else 0

    def dice_worth(self, greens: i64, others: i64) -> float:
        """Value so many unused dice; without a green one they are worth nothing."""
        return GREEN_WORTH * float(greens) + DIE_WORTH * float(others) if greens > 0 else 0.0

    def best_net(self, state: MangaDice, seat: i64, youth: float) -> float:
        """Return the worth of the best card that the dice before ``plan`` pay for, less that of the dice it takes."""
        best = 0.0
        for card in range(EXPERIENCES + SKILLS):
            if state.in_row(card):
                net = self.net(state, card, youth)
                if net > best:
                    best = net
        return best

    def net(self, state: MangaDice, card: i64, youth: float) -> float:
        """Return a card's worth less that of the dice it takes; below 0 if they do not pay for it."""
        price = self.plan.find(state.cards.cost[card], state.cards.cost_size[card])
        if price == IMPOSSIBLE:
            return -1.0
        greens = price // GREEN_PRICE
        dice = price % GREEN_PRICE - greens
        return self.card_worth(state, card, youth) - self.dice_worth(greens, dice) + GREEN_WORTH

    def card_worth(self, state: MangaDice, card: i64, youth: float) -> float:
        """Points of an experience card, promise of a skill."""
        if card < EXPERIENCES:
            return 100.0 if state.cards.wins[card] != 0 else float(state.cards.points[card])
        return youth * self.gift(state, card - EXPERIENCES)

    def gift(self, state: MangaDice, skill: i64) -> float:
        """Value a skill at the start of the game."""
        ability = state.cards.ability[skill]
        if ability == WHITE_DICE:
            return WHITE_WORTH * float(state.cards.ability_size[skill])
        return RED_WORTH if ability == RED_DIE else ABILITY_WORTH

    def promise(self, state: MangaDice) -> float:
        """Value what a pending ability may bring, beyond what the dice pay for now."""
        ability = state.cards.ability[state.card]
        if ability == SET or ability == COPY:
            return 0.8
        return 0.4 if ability != REDISTRIBUTE else 0.3

    # --- A quick move ---

    def rollout(self, state: State, actions: list[i64], chance: Chance) -> i64:
        assert isinstance(state, MangaDice)
        phase = state.phase
        if phase == DRAFT:
            return self.draft(state, actions, chance)
        if phase == TURN:
            return self.turn(state, actions, chance)
        if phase == PAY:
            return self.pay(state, actions)
        if phase == CHANGE or phase == VALUE:
            return self.change(state, actions, chance)
        return actions[chance.below(i64(len(actions)))]

    def draft(self, state: MangaDice, actions: list[i64], chance: Chance) -> i64:
        """Return the value of which there are most already; sometimes any."""
        if chance.below(100) < 20:
            return actions[chance.below(i64(len(actions)))]
        state.count_values(state.dice, state.player * DICE)
        best = actions[0]
        for action in actions:
            value = action
            if state.counts[value] * 8 + value > state.counts[best] * 8 + best:
                best = value
        return best

    def turn(self, state: MangaDice, actions: list[i64], chance: Chance) -> i64:
        """Turn a card up, use an ability, take the best card, or draw an assist with the odd die."""
        first = actions[0]
        if verbs.TURN_UP.has(first) and chance.below(100) < TURN_UP_PERCENT:
            return first + chance.below(2) if i64(len(actions)) > 1 and verbs.TURN_UP.has(actions[1]) else first
        youth = self.youth(state)
        self.plan.look_at(state.dice, state.player * DICE, self.none_picked)
        best: i64 = -1
        best_worth = 0.0
        abilities: i64 = 0
        last = first
        for action in actions:
            one = action
            if verbs.USE.has(one):
                abilities += 1
            elif verbs.TAKE.has(one):
                worth = self.net(state, verbs.TAKE.which(one), youth) + 0.01 * float(chance.below(50))
                if worth > best_worth:
                    best_worth = worth
                    best = one
            last = one
        if abilities > 0 and chance.below(100) < (USE_PERCENT if best_worth < ENOUGH else USE_ANYWAY_PERCENT):
            nth = chance.below(abilities)
            for action in actions:
                if verbs.USE.has(action):
                    if nth == 0:
                        return action
                    nth -= 1
        if best >= 0:
            return best
        idle = verbs.SPEND.of(self.plan.idle_green())
        return idle if idle in actions else last

    def pay(self, state: MangaDice, actions: list[i64]) -> i64:
        """Return the next die of the cheapest payment, then done."""
        at = state.player * DICE
        self.plan.look_at(state.dice, at, state.picked)
        self.plan.find(state.cards.cost[state.card], state.cards.cost_size[state.card])
        die = self.plan.next_pick(state.dice, at, state.picked)
        last = actions[i64(len(actions)) - 1]
        return verbs.PICK.of(die) if die >= 0 and verbs.PICK.of(die) in actions else last

    def change(self, state: MangaDice, actions: list[i64], chance: Chance) -> i64:
        """Return the change after which the best card can be paid for; any, if none helps."""
        ability = state.cards.ability[state.card]
        if ability == REROLL or ability == REDISTRIBUTE:
            return actions[chance.below(i64(len(actions)))]
        youth = self.youth(state)
        state.count_values(state.dice, state.player * DICE)
        best: i64 = -1
        most = -1.0
        start = chance.below(i64(len(actions)))
        for at in range(i64(len(actions))):
            action = actions[(start + at) % i64(len(actions))]
            worth = self.after_change(state, action, ability, youth)
            if worth > most:
                most = worth
                best = action
        return best

    def after_change(self, state: MangaDice, action: i64, ability: i64, youth: float) -> float:
        """Return the worth of the best card that the values would pay for; ``state.counts`` holds those of now."""
        for value in range(VALUES):
            self.values[value] = state.counts[value]
        if verbs.CHOOSE.has(action):
            # The value to set a die to, or the value that others will take.
            self.values[verbs.CHOOSE.which(action)] += 1
        elif not verbs.DONE.has(action):
            old = verbs.LOWER.part(action, 1) if verbs.LOWER.has(action) else verbs.PICK.part(action, 1)
            self.values[old] -= 1
            self.values[self.new_value(state, action, old, ability)] += 1
        best = 0.01 * float(most_alike(self.values))
        for card in range(EXPERIENCES + SKILLS):
            if state.in_row(card) and pays(self.values, state.cards.cost[card], state.cards.cost_size[card]):
                worth = self.card_worth(state, card, youth)
                if worth > best:
                    best = worth
        return best

    def new_value(self, state: MangaDice, action: i64, old: i64, ability: i64) -> i64:
        """Return what a die would show, 0 to 5; a die to be set keeps its value until that is chosen."""
        if ability == FLIP:
            return 5 - old
        if ability == COPY:
            return state.value - 1
        if ability != ADD:
            return old
        by = state.cards.ability_size[state.card]
        if by == EITHER_WAY:
            by = -1 if verbs.LOWER.has(action) else 1
        to = old + by
        if to > 5:
            return 5
        return to if to > 0 else 0

    def picked_of(self, state: MangaDice, value: i64) -> i64:
        """Return how many picked dice show a value."""
        return state.picked[value] + state.picked[6 + value] + state.picked[12 + value] + state.picked[18 + value]

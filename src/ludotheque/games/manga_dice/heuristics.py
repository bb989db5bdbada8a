"""What a bot is told about Manga Dice: how well a seat stands, and a quick sensible move."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.state import Heuristics, State
from ludotheque.games.manga_dice.cards import (
    ALIKE,
    ALL_EVEN,
    ALL_ODD,
    EXPERIENCES,
    PAIR_AND_TRIPLE,
    RED_DIE,
    SKILLS,
    SUM,
    TWO_PAIRS,
    WHITE_DICE,
    most_alike,
)
from ludotheque.games.manga_dice.codes import (
    DICE,
    DONE,
    DRAFT,
    GREEN,
    OVER,
    PAY,
    PICK,
    SPEND,
    TAKE,
    TURN,
    USE,
    WIN_POINTS,
)
from ludotheque.games.manga_dice.rules import MangaDice

# Worth in victory points of what is not points yet, while the game is young; it fades as somebody nears 15.
WHITE_WORTH: Final = 1.5
RED_WORTH: Final = 1.1
ABILITY_WORTH: Final = 0.7
ASSIST_WORTH: Final = 0.35
GREEN_WORTH: Final = 0.45
ALIKE_WORTH: Final = 0.12
SPREAD: Final = 6.0
"""A lead of so many points is worth half of certainty."""

# How often a quick game turns up a card, and uses an ability it could use, in percent.
TURN_UP_PERCENT: Final[i64] = 60
USE_PERCENT: Final[i64] = 35


class MangaDiceHeuristics(Heuristics):
    """Points, and the dice and abilities that will make points in the rounds to come."""

    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, MangaDice)
        if state.phase == OVER:
            return state.returns()[seat]
        lead: i64 = 0
        other: i64 = 0
        for other in range(state.num_players):
            if state.points(other) > lead:
                lead = state.points(other)
        youth: float = float(WIN_POINTS - lead) / float(WIN_POINTS) if lead < WIN_POINTS else 0.0
        mine: float = self.worth(state, seat, youth)
        best: float = -1000.0
        for other in range(state.num_players):
            if other != seat:
                theirs: float = self.worth(state, other, youth)
                if theirs > best:
                    best = theirs
        ahead: float = mine - best
        return ahead / (SPREAD + abs(ahead))

    def worth(self, state: MangaDice, seat: i64, youth: float) -> float:
        """A seat's points, and what its dice, skills and assists promise."""
        gifts: float = 0.0
        skill: i64 = 0
        for skill in range(SKILLS):
            if state.skill[skill] == seat:
                ability: i64 = state.cards.ability[skill]
                if ability == WHITE_DICE:
                    gifts += WHITE_WORTH * float(state.cards.ability_size[skill])
                elif ability == RED_DIE:
                    gifts += RED_WORTH
                else:
                    gifts += ABILITY_WORTH
        at: i64 = seat * DICE
        greens: i64 = 0
        value: i64 = 0
        for value in range(6):
            greens += state.dice[at + GREEN * 6 + value]
        soon: float = GREEN_WORTH * float(greens) if greens > 0 else 0.0
        if greens > 0:
            state.count_values(state.dice, at)
            soon += ALIKE_WORTH * float(most_alike(state.counts))
        hand: float = ASSIST_WORTH * float(state.hand_size(seat))
        return float(state.points(seat)) + youth * gifts + hand * (0.3 + youth) + soon

    def rollout(self, state: State, actions: list[i64], chance: Chance) -> i64:
        assert isinstance(state, MangaDice)
        phase: i64 = state.phase
        if phase == DRAFT:
            return self.draft(state, actions, chance)
        if phase == TURN:
            return self.turn(state, actions, chance)
        if phase == PAY:
            return self.pay(state, actions, chance)
        return actions[chance.below(i64(len(actions)))]

    def draft(self, state: MangaDice, actions: list[i64], chance: Chance) -> i64:
        """The value of which there are most already; sometimes any."""
        if chance.below(100) < 20:
            return actions[chance.below(i64(len(actions)))]
        state.count_values(state.dice, state.player * DICE)
        best: i64 = actions[0]
        for action in actions:
            value: i64 = action
            if state.counts[value] * 8 + value > state.counts[best] * 8 + best:
                best = value
        return best

    def turn(self, state: MangaDice, actions: list[i64], chance: Chance) -> i64:
        """Turn a card up, use an ability, take the best card, or draw an assist with the odd die."""
        first: i64 = actions[0]
        if first < USE and chance.below(100) < TURN_UP_PERCENT:
            return first + chance.below(2) if i64(len(actions)) > 1 and actions[1] < USE else first
        best: i64 = -1
        best_worth: float = -1.0
        abilities: i64 = 0
        for action in actions:
            one: i64 = action
            if USE <= one < TAKE:
                abilities += 1
            elif TAKE <= one < SPEND:
                worth: float = self.card_worth(state, one - TAKE)
                if worth > best_worth:
                    best_worth = worth
                    best = one
        if abilities > 0 and chance.below(100) < (USE_PERCENT if best < 0 else 5):
            nth: i64 = chance.below(abilities)
            for action in actions:
                if USE <= action < TAKE:
                    if nth == 0:
                        return action
                    nth -= 1
        if best >= 0:
            return best
        return actions[i64(len(actions)) - 1 - chance.below(self.spends(actions))]

    def spends(self, actions: list[i64]) -> i64:
        """How many of the actions, all at the end, spend a green die."""
        count: i64 = 0
        for action in actions:
            if action >= SPEND:
                count += 1
        return count if count > 0 else 1

    def card_worth(self, state: MangaDice, card: i64) -> float:
        """Points of an experience card, promise of a skill."""
        if card < EXPERIENCES:
            return 100.0 if state.cards.wins[card] != 0 else float(state.cards.points[card])
        ability: i64 = state.cards.ability[card - EXPERIENCES]
        if ability == WHITE_DICE:
            return WHITE_WORTH * float(state.cards.ability_size[card - EXPERIENCES])
        return RED_WORTH if ability == RED_DIE else ABILITY_WORTH

    def pay(self, state: MangaDice, actions: list[i64], chance: Chance) -> i64:
        """Stop as soon as it pays; till then pick what the cost is made of."""
        last: i64 = actions[i64(len(actions)) - 1]
        if last == DONE:
            return DONE
        cost: i64 = state.cards.cost[state.card]
        state.count_values(state.dice, state.player * DICE)
        best: i64 = actions[0]
        best_rank: i64 = -1
        for action in actions:
            die: i64 = action - PICK
            rank: i64 = self.fit(state, cost, die % 6) * 4 + chance.below(3)
            if die // 6 == GREEN and self.has_green(state):
                rank -= 3  # a second green die is a turn lost
            if rank > best_rank:
                best_rank = rank
                best = action
        return best

    def has_green(self, state: MangaDice) -> bool:
        """Whether a green die is picked already."""
        value: i64 = 0
        for value in range(6):
            if state.picked[GREEN * 6 + value] > 0:
                return True
        return False

    def fit(self, state: MangaDice, cost: i64, value: i64) -> i64:
        """How well a value suits a cost; ``counts`` holds what is left to pick from."""
        alike: i64 = state.counts[value] + self.picked_of(state, value) * 2
        if cost == ALIKE or cost == TWO_PAIRS or cost == PAIR_AND_TRIPLE:
            return alike * 2
        if cost == ALL_EVEN:
            return 12 if value % 2 == 1 else 1
        if cost == ALL_ODD:
            return 12 if value % 2 == 0 else 1
        if cost == SUM:
            return value * 2
        return 10 - self.picked_of(state, value) * 5  # a run wants each value once

    def picked_of(self, state: MangaDice, value: i64) -> i64:
        """How many picked dice show a value."""
        return state.picked[value] + state.picked[6 + value] + state.picked[12 + value] + state.picked[18 + value]

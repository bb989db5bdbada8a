"""What a bot is told about Age of Comics: how well a seat stands, and a quick sensible move.

A move is rated in hundredths of a victory point by what it leads to in the turns that are left: the main actions in
placements.py, cards and prints in card_values.py, a sales action in tours.py. forecast.py says how a seat stands.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.state import Heuristics, State, check_seat
from ludotheque.games.age_of_comics import do, rounds
from ludotheque.games.age_of_comics.bots import card_values, forecast, placements, tours
from ludotheque.games.age_of_comics.box import genre_of
from ludotheque.games.age_of_comics.codes import (
    COMICS,
    CREATIVES,
    GENRES,
    IDEAS_TO_PRINT,
    IN_HAND,
    MAT,
    ORIGINAL,
    Q_ARTIST,
    Q_BOARD_IDEA,
    Q_BOOST,
    Q_CHALLENGE,
    Q_COMIC,
    Q_CUBE,
    Q_DEVELOP,
    Q_DISCARD,
    Q_FULFIL,
    Q_HIRE,
    Q_HYPE,
    Q_IDEA,
    Q_LIFT,
    Q_MARKET,
    Q_PLACE,
    Q_PRINT,
    Q_RAISE,
    Q_SALES,
    Q_SPEND,
    Q_SWAP,
    Q_WRITER,
    ROUNDS,
)
from ludotheque.games.age_of_comics.rules import AgeOfComics
from ludotheque.games.age_of_comics.tables import MARKET_COST

SPREAD: Final = 25.0
"""A lead of so many points is worth half of certainty."""
LAST_SPREAD: Final = 4.0
"""The same when the game is over but for its result."""
WIDENING: Final = 0.08
"""Two hundred decisions with ten actions each: a search that tried them all would see no further than chance."""
LENGTH: Final[i64] = 30
"""Choices of a quick game before it is cut off, about a round of two players: the outlook is surer than what luck
makes of the rest."""
NOISE: Final[i64] = 60
PLACE_NOISE: Final[i64] = 150
"""Chance is worth so much at most in a quick move."""
NO_LESS: Final[i64] = 60
PLACE_NO_LESS: Final[i64] = 400
CARD_NO_LESS: Final[i64] = 250
"""Actions rated worse than the best by more are not looked at by a search."""
MOST: Final[i64] = 3

IDEA_WANTED: Final[i64] = 270
IDEA_PAIR: Final[i64] = 60
IDEA_FOR_LATER: Final[i64] = 60
DIG_PRICE: Final[i64] = 407
COMIC_KEPT: Final[i64] = 200
HYPE: Final[i64] = 250
SPENT: Final[i64] = 300
SPARE_SPENT: Final[i64] = 250
PAIR_SPENT: Final[i64] = 150
MARKETING: Final[i64] = 200
RAISE: Final[i64] = -38
RAISE_PERCENT: Final[i64] = 70
RAISE_DOLLAR: Final[i64] = 88
RAISE_RESERVE: Final[i64] = 5
DONE: Final[i64] = 100
LEFT_ALONE: Final[i64] = 1000
PER_FAN: Final[i64] = 30
CUBES: Final = vec[i64]([50, 150, 300, 340, 280, 500])
"""Specials: an extra editor is worth most, then better colours and ideas into fans."""


class AgeOfComicsHeuristics(Heuristics):
    """Comics with teams that suit them, and orders for them."""

    def estimate(self, state: State, seat: i64) -> float:
        check_seat(state, seat)
        assert isinstance(state, AgeOfComics)
        s: AgeOfComics = state
        if s.is_terminal():
            return s.returns()[seat]
        if s.question != Q_PLACE:
            s = self.after_this(s)
        mine: float = forecast.points(s, seat)
        best: float = -1000.0
        other: i64 = 0
        for other in range(s.sides):
            if other != seat:
                best = max(best, forecast.points(s, other))
        ahead: float = mine - best
        return ahead / ((LAST_SPREAD if s.is_terminal() else SPREAD) + abs(ahead))

    def after_this(self, s: AgeOfComics) -> AgeOfComics:
        """The position when what is under way is over, if it goes on sensibly."""
        after: AgeOfComics = s.copy(s.chance.clone())
        while after.question != Q_PLACE and not after.is_terminal():
            actions: list[i64] = after.legal_actions()
            after.apply_action(actions[best_of(self.ratings(after, actions))])
        return after

    def widening(self) -> float:
        return WIDENING

    def rollout_length(self) -> i64:
        return LENGTH

    def rollout(self, state: State, actions: list[i64], chance: Chance) -> i64:
        """The action rated best, with a little luck; a sales action keeps to its tour."""
        assert isinstance(state, AgeOfComics)
        rated: vec[i64] = self.ratings(state, actions)
        at: i64 = 0
        if state.question != Q_SALES:
            noise: i64 = PLACE_NOISE if state.question == Q_PLACE else NOISE
            for at in range(i64(len(rated))):
                rated[at] += chance.below(noise)
        return actions[best_of(rated)]

    def candidates(self, state: State, actions: list[i64]) -> list[i64]:
        """The few that are rated nearly as good as the best."""
        assert isinstance(state, AgeOfComics)
        rated: vec[i64] = self.ratings(state, actions)
        best: i64 = rated[best_of(rated)]
        less: i64 = self.margin(state.question)
        found: list[i64] = []
        at: i64 = 0
        other: i64 = 0
        for at in range(i64(len(rated))):
            better: i64 = 0
            for other in range(i64(len(rated))):
                if rated[other] > rated[at] or (rated[other] == rated[at] and other < at):
                    better += 1
            if rated[at] >= best - less and better < MOST:
                found.append(actions[at])
        return found

    def margin(self, question: i64) -> i64:
        """How much worse than the best an action may look to be thought about."""
        if question == Q_PLACE:
            return PLACE_NO_LESS
        if question == Q_HIRE or question == Q_DEVELOP or question == Q_PRINT or question == Q_COMIC:
            return CARD_NO_LESS
        return NO_LESS

    # --- Ratings ---

    def ratings(self, s: AgeOfComics, actions: list[i64]) -> vec[i64]:
        """How good each action looks."""
        found: vec[i64] = vec[i64]([])
        if s.question == Q_SALES:
            errand = tours.Errand(s)
            for action in actions:
                found = append(found, errand.rate(s, action))
            return found
        for action in actions:
            found = append(found, self.rate(s, action))
        return found

    def rate(self, s: AgeOfComics, a: i64) -> i64:
        """How good one looks, sales aside."""
        q: i64 = s.question
        if a == do.DONE.first:
            return LEFT_ALONE if q == Q_LIFT or q == Q_SWAP or q == Q_CHALLENGE else DONE
        if q == Q_PLACE:
            return 0 if a == do.PASS.first else placements.rate(s, a)
        if q == Q_HIRE:
            if a < do.HIRE_TOP.first:
                return card_values.creative_worth(s, do.HIRE.which(a), s.player)
            return card_values.top_worth(s, do.HIRE_TOP.which(a))
        if q == Q_DISCARD:
            return -self.kept(s, do.DISCARD.which(a))
        if q == Q_DEVELOP:
            return self.rate_develop(s, a)
        if q == Q_COMIC:
            return card_values.genre_worth(s, do.COMIC.which(a), s.player)
        if q == Q_BOARD_IDEA:
            return self.rate_idea(s, do.BOARD_IDEA.which(a))
        if q == Q_IDEA:
            return self.rate_idea(s, do.IDEA.which(a))
        if q == Q_PRINT:
            return card_values.print_worth(s, do.PRINT.which(a))
        if q == Q_WRITER:
            return card_values.best_mate(s, s.picked, do.TEAM.which(a))
        if q == Q_ARTIST:
            return card_values.team_worth(s, s.picked, s.writer_picked, do.TEAM.which(a))
        return self.rate_rest(s, a)

    def rate_rest(self, s: AgeOfComics, a: i64) -> i64:
        """Orders and fans to the best comic, so that time takes less; cubes, specials and raising."""
        q: i64 = s.question
        if q == Q_FULFIL:
            return PER_FAN * s.fans[do.FULFIL.which(a)]
        if q == Q_BOOST:
            return PER_FAN * s.fans[do.BOOST.which(a)]
        if q == Q_CUBE:
            return CUBES[do.CUBE.which(a)]
        if q == Q_HYPE:
            return self.rate_hype(s, do.HYPE.which(a))
        if q == Q_SPEND:
            return self.rate_spend(s, do.SPEND.which(a))
        if q == Q_MARKET:
            rest: i64 = s.money(s.player) - MARKET_COST[do.MARKET.which(a)]
            return MARKETING + 100 * (do.MARKET.which(a)) if rest >= placements.reserve(s) else 0
        return self.rate_raise(s, do.RAISE.which(a)) if q == Q_RAISE else 0

    def kept(self, s: AgeOfComics, card: i64) -> i64:
        """What a card of the hand is worth."""
        if card < CREATIVES:
            return card_values.creative_worth(s, card, s.player)
        return COMIC_KEPT + card_values.original_worth(s, card - CREATIVES, s.player)

    def rate_develop(self, s: AgeOfComics, a: i64) -> i64:
        if a < do.DEVELOP_TOP.first:
            return card_values.original_worth(s, do.DEVELOP.which(a), s.player)
        if a == do.DEVELOP_TOP.first:
            return card_values.unseen_worth(s, s.top[ORIGINAL])
        return card_values.unseen_worth(s, do.DIG.which(a)) - DIG_PRICE

    def rate_idea(self, s: AgeOfComics, genre: i64) -> i64:
        """Ideas that a comic in hand still lacks; else those for a comic that would be good."""
        has: i64 = s.ideas[s.player * GENRES + genre]
        needed: i64 = IDEAS_TO_PRINT * card_values.wanted(s, s.player, genre)
        if has < needed:
            return IDEA_WANTED + (IDEA_PAIR if has % 2 == 1 else 0)
        if has < needed + IDEAS_TO_PRINT:
            return IDEA_FOR_LATER + card_values.genre_worth(s, genre, s.player) // 5
        return 0

    def rate_hype(self, s: AgeOfComics, card: i64) -> i64:
        if s.round == ROUNDS:
            return 0
        return HYPE // 2 if s.ideas[s.player * GENRES + card // 4] >= IDEAS_TO_PRINT else HYPE

    def rate_spend(self, s: AgeOfComics, genre: i64) -> i64:
        """Ideas that no comic in hand needs; rather not one of a pair."""
        if s.round == ROUNDS and s.get(s.player, IN_HAND) == 0:
            return SPENT
        spare: i64 = s.ideas[s.player * GENRES + genre] - IDEAS_TO_PRINT * card_values.wanted(s, s.player, genre)
        if spare <= 0:
            return 0
        return SPARE_SPENT if s.round == ROUNDS or spare != IDEAS_TO_PRINT else PAIR_SPENT

    def rate_raise(self, s: AgeOfComics, card: i64) -> i64:
        """A higher value reaches more orders; a first raise may open a second."""
        cost: i64 = rounds.raise_cost(s, card)
        if s.money(s.player) - cost < RAISE_RESERVE:
            return -1
        gain: i64 = RAISE - RAISE_DOLLAR * cost
        comic: i64 = 0
        for comic in range(COMICS):
            if s.comic[comic] == MAT + s.player and (s.writer[comic] == card or s.artist[comic] == card):
                genre: i64 = genre_of(comic)
                value: i64 = s.value(comic)
                if value >= card_values.best_value(s, s.player, genre):
                    now: i64 = card_values.demand(s, genre, value)
                    next: i64 = card_values.demand(s, genre, value + 1)
                    later: i64 = card_values.demand(s, genre, 2 * 3)
                    gain += (next - now + (later - next) // 4) * RAISE_PERCENT // 100
        return gain


def best_of(rated: vec[i64]) -> i64:
    """Where the highest rating is."""
    best: i64 = 0
    at: i64 = 0
    for at in range(i64(len(rated))):
        if rated[at] > rated[best]:
            best = at
    return best

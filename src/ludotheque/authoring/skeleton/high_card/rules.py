"""The rules of High Card, in the order of a game: deal, play, score."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.events import Arg, Event
from ludotheque.core.state import TERMINAL, State, check_seat, placing

from .verbs import PLAY, RANK_NAMES

RANKS: Final[i64] = len(RANK_NAMES)
COPIES: Final[i64] = 2
HAND: Final[i64] = 3
"""Cards dealt to each player, and so the rounds of a game."""
NONE: Final[i64] = -1


class HighCard(State):
    """One position: the hands, the cards played this round, and the points.

    To play, call ``legal``, ``apply``, ``view``, ``tensor``, ``clone`` and ``to_json``; the rest is the rules, step by
    step.
    """

    def __init__(self, players: i64, chance: Chance, events: list[Event] | None = None) -> None:
        super().__init__(players, chance)
        self.events = events
        self.round: i64 = 0
        self.hand: vec[i64] = vec[i64]([0] * (players * RANKS))
        self.played: vec[i64] = vec[i64]([NONE] * players)
        self.spent: vec[i64] = vec[i64]([0] * RANKS)  # the cards of the rounds before: all have seen them
        self.points: vec[i64] = vec[i64]([0] * players)

    # --- Deal ---

    def deal(self) -> None:
        """Deal each player a hand."""
        for seat in range(self.num_players):
            self.draw(seat, HAND, self.unseen(NONE), self.chance)
        self.tell_deal()

    def tell_deal(self) -> None:
        """Tell each player its own hand."""
        if self.events is None:
            return
        for seat in range(self.num_players):
            told: dict[str, Arg] = {"seat": seat, "rank": self.cards(seat)}
            self.events.append(Event("deal", told, rule="deal", seats=(seat,)))

    def unseen(self, seat: i64) -> vec[i64]:
        """Return how many cards of each rank were never played and are not in the hand of ``seat``."""
        left = vec[i64]([COPIES - spent for spent in self.spent])
        for other in range(self.num_players):
            if self.played[other] != NONE:
                left[self.played[other]] -= 1
            if other == seat or seat == NONE:
                for rank in range(RANKS):
                    left[rank] -= self.hand[other * RANKS + rank]
        return left

    def draw(self, seat: i64, count: i64, left: vec[i64], chance: Chance) -> None:
        """Move random cards of those that are left into a hand."""
        total: i64 = 0
        for rank in range(RANKS):
            total += left[rank]
        for _ in range(count):
            drawn = chance.pick(left, total)
            left[drawn] -= 1
            total -= 1
            self.hand[seat * RANKS + drawn] += 1

    # --- Play ---

    def current_player(self) -> i64:
        """Return the first player, from the leader of the round on, who has not played yet."""
        if self.round == HAND:
            return TERMINAL
        for step in range(self.num_players):
            seat: i64 = (self.round + step) % self.num_players
            if self.played[seat] == NONE:
                return seat
        raise AssertionError("a round that everyone has played is over")

    def offer(self, actions: list[i64]) -> None:
        """Offer the ranks in the hand of the current player."""
        seat = self.current_player()
        for rank in range(RANKS):
            if self.hand[seat * RANKS + rank] > 0:
                actions.append(PLAY.of(rank))

    def openly_forced(self) -> bool:
        """Return whether the last card of a hand is asked for: with more, only its owner knows they are alike."""
        return self.round == HAND - 1

    def perform(self, action: i64) -> None:
        """Play a card; the last one of a round ends it."""
        seat = self.current_player()
        rank = PLAY.which(action)
        self.hand[seat * RANKS + rank] -= 1
        self.played[seat] = rank
        self.tell_play(seat, rank)
        if NONE not in self.played:
            self.score_round()

    def tell_play(self, seat: i64, rank: i64) -> None:
        """Tell everyone which card is played."""
        if self.events is None:
            return
        self.events.append(Event("play", {"seat": seat, "rank": RANK_NAMES[rank]}, rule="play", reveals=True))

    # --- Score ---

    def score_round(self) -> None:
        """Give a point to the highest card; no one gets one if two are alike."""
        best: i64 = 0
        alike: i64 = 0
        for seat in range(1, self.num_players):
            if self.played[seat] > self.played[best]:
                best = seat
        for seat in range(self.num_players):
            if self.played[seat] == self.played[best]:
                alike += 1
        if alike == 1:
            self.points[best] += 1
        for seat in range(self.num_players):
            self.spent[self.played[seat]] += 1
            self.played[seat] = NONE
        self.round += 1
        self.tell_score(best, alike)

    def tell_score(self, best: i64, alike: i64) -> None:
        """Tell who gets the point of a round, if anyone does, and the end after the last one."""
        if self.events is None:
            return
        self.events.append(Event("point", {"seat": best}, rule="score") if alike == 1 else Event("tie", rule="score"))
        if self.round == HAND:
            self.events.append(Event("over", {}, rule="score"))

    def scores(self) -> list[i64]:
        return list(self.points)

    def returns(self) -> list[float]:
        return placing(self.scores())

    # --- Worlds ---

    def copy(self, chance: Chance) -> HighCard:
        """Return the same position with other chance."""
        twin = HighCard(self.num_players, chance)
        twin.round = self.round
        twin.hand = self.hand[:]
        twin.played = self.played[:]
        twin.spent = self.spent[:]
        twin.points = self.points[:]
        return twin

    def resample(self, seat: i64, chance: Chance) -> HighCard:
        """Deal the other hands again from the cards that ``seat`` does not see."""
        check_seat(self, seat)
        world = self.copy(chance)
        left = self.unseen(seat)
        for other in range(self.num_players):
            if other != seat:
                for rank in range(RANKS):
                    world.hand[other * RANKS + rank] = 0
                world.draw(other, self.hand_size(other), left, chance)
        return world

    def hand_size(self, seat: i64) -> i64:
        """Return how many cards a player holds, as everyone can see."""
        return HAND - self.round - (1 if self.played[seat] != NONE else 0)

    def cards(self, seat: int) -> dict[str, int]:
        """Return a hand by the names of its ranks."""
        return named(self.hand[seat * RANKS : (seat + 1) * RANKS])

    def audit(self) -> None:
        left = self.unseen(NONE)
        for rank in range(RANKS):
            assert left[rank] >= 0, "a card is out more often than it exists"
        assert sum(self.spent) == self.round * self.num_players, "a round takes a card of each player"
        for seat in range(self.num_players):
            held: i64 = 0
            for rank in range(RANKS):
                held += self.hand[seat * RANKS + rank]
            assert held == self.hand_size(seat), "a hand has a wrong number of cards"


def named(counts: vec[i64]) -> dict[str, int]:
    """Return how many cards there are of each rank, by its name."""
    return {name: counts[rank] for rank, name in enumerate(RANK_NAMES) if counts[rank]}

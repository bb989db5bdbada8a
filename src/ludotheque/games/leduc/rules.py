"""Leduc poker: six cards, two players, two rounds of betting. The smallest game that shows the whole contract.

Rules and sizes are those of Southey et al., "Bayes' Bluff" (2005), as researchers play them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.events import Arg, Event
from ludotheque.core.state import TERMINAL, State, check_seat, placing
from ludotheque.games.leduc import verbs

RANKS: Final = ("jack", "queen", "king")
COPIES: Final[i64] = 2
UNSEEN: Final[i64] = -1
ANTE: Final[i64] = 1
MOST_RAISES: Final[i64] = 2


class Leduc(State):
    """Each player has one card; a common one is turned up between the rounds.

    To play, call ``legal``, ``apply``, ``view``, ``tensor``, ``clone`` and ``to_json``; the rest is the rules, step by
    step.
    """

    def __init__(self, chance: Chance, events: list[Event] | None = None) -> None:
        super().__init__(2, chance)
        self.events = events
        self.deck: vec[i64] = vec[i64]([COPIES, COPIES, COPIES])  # how many cards of each rank are not out yet
        self.hole: vec[i64] = vec[i64]([UNSEEN, UNSEEN])
        self.paid: vec[i64] = vec[i64]([ANTE, ANTE])
        self.common: i64 = UNSEEN
        self.player: i64 = 0
        self.raises: i64 = 0
        self.waiting: i64 = 2  # how many players must still answer before the round ends
        self.folded: i64 = TERMINAL

    def set_up(self) -> None:
        """One card to each player."""
        self.hole[0] = self.draw()
        self.hole[1] = self.draw()
        self.tell_deal()

    def tell_deal(self) -> None:
        """Tell each player its own card."""
        if self.events is None:
            return
        for seat in range(2):
            self.events.append(Event("dealt", {"seat": seat, "rank": RANKS[self.hole[seat]]}, "deal", (seat,)))

    def draw(self) -> i64:
        """Take a random card of those that are not out yet."""
        card = self.chance.pick(self.deck, self.deck[0] + self.deck[1] + self.deck[2])
        self.deck[card] -= 1
        return card

    def current_player(self) -> i64:
        return TERMINAL if self.is_terminal() else self.player

    def is_terminal(self) -> bool:
        return self.folded != TERMINAL or self.waiting == 0

    def is_shown(self) -> bool:
        """Return whether both cards lie face up: there was a showdown."""
        return self.waiting == 0 and self.folded == TERMINAL

    def offer(self, actions: list[i64]) -> None:
        if self.paid[self.player] < self.paid[1 - self.player]:  # nothing to pay: no reason to fold
            actions.append(verbs.FOLD.first)
        actions.append(verbs.CALL.first)
        if self.raises < MOST_RAISES:
            actions.append(verbs.RAISE.first)

    def perform(self, action: i64) -> None:
        me = self.player
        other = 1 - me
        self.tell_bet(action)
        if verbs.FOLD.has(action):
            self.folded = me
            self.tell_end()
            return
        self.paid[me] = self.paid[other]
        self.waiting -= 1
        if verbs.RAISE.has(action):
            self.paid[me] += 2 if self.common == UNSEEN else 4
            self.raises += 1
            self.waiting = 1
        self.player = other
        if self.waiting == 0:
            if self.common == UNSEEN:
                self.second_round()
            else:
                self.tell_end()

    def tell_bet(self, action: i64) -> None:
        """Tell what the current player does."""
        if self.events is None:
            return
        self.events.append(Event(told(action), {"seat": self.player}, "betting"))

    def second_round(self) -> None:
        """Turn the common card up; the first player begins again."""
        self.common = self.draw()
        self.player = 0
        self.raises = 0
        self.waiting = 2
        self.tell_common()

    def tell_common(self) -> None:
        """Tell the card that is turned up between the rounds."""
        if self.events is None:
            return
        self.events.append(Event("common", {"rank": RANKS[self.common]}, "common"))

    def winner(self) -> i64:
        """Return the seat with the better card (a pair with the common one beats all), TERMINAL if they are alike."""
        if self.hole[0] == self.hole[1]:
            return TERMINAL
        if self.hole[0] == self.common or self.hole[1] == self.common:
            return 0 if self.hole[0] == self.common else 1
        return 0 if self.hole[0] > self.hole[1] else 1

    def scores(self) -> list[i64]:
        won = 1 - self.folded if self.folded != TERMINAL else self.winner()
        if won == TERMINAL or not self.is_terminal():
            return [0, 0]
        stake = self.paid[1 - won]
        return [stake, -stake] if won == 0 else [-stake, stake]

    def returns(self) -> list[float]:
        return placing(self.scores())

    def tell_end(self) -> None:
        """Tell what both show, unless one has folded, and who wins how much."""
        if self.events is None:
            return
        scores = self.scores()
        for seat in range(2):
            if self.folded == TERMINAL:
                args: dict[str, Arg] = {"seat": seat, "rank": RANKS[self.hole[seat]]}
                self.events.append(Event("shows", args, "showdown", reveals=True))
        for seat in range(2):
            if scores[seat] > 0:
                self.events.append(Event("wins", {"seat": seat, "chips": scores[seat]}, "showdown"))
        if scores[0] == 0:
            self.events.append(Event("draw", {}, "showdown"))

    def copy(self, chance: Chance) -> Leduc:
        """Return the same position with other chance before it."""
        twin = Leduc(chance)
        twin.deck = self.deck[:]
        twin.hole = self.hole[:]
        twin.paid = self.paid[:]
        twin.common = self.common
        twin.player = self.player
        twin.raises = self.raises
        twin.waiting = self.waiting
        twin.folded = self.folded
        return twin

    def resample(self, seat: i64, chance: Chance) -> Leduc:
        """Deal the other player's card again from those that ``seat`` has not seen."""
        check_seat(self, seat)
        world = self.copy(chance)
        if not self.is_shown():
            world.deck[world.hole[1 - seat]] += 1
            world.hole[1 - seat] = world.draw()
        return world

    def audit(self) -> None:
        out = [card for card in (*self.hole, self.common) if card != UNSEEN]
        for rank in range(len(RANKS)):
            assert self.deck[rank] >= 0, "a card is out more often than it exists"
            assert self.deck[rank] + out.count(rank) == COPIES, "a card is missing"
        assert self.paid[0] >= ANTE and self.paid[1] >= ANTE, "an ante is missing"


def told(action: i64) -> str:
    """Return the key of the log for an action."""
    if verbs.FOLD.has(action):
        return "fold"
    return "raise" if verbs.RAISE.has(action) else "call"

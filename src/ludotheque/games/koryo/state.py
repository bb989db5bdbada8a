"""The table of Koryŏ: what lies on it, and what can be read from it. rules.py has the phases of the round.

The state is a few flat tables of counts. No deck has an order here: everything outside the tableaux is one pool to draw
from. Pages are those of the rulebook's English part; R numbers are rulings of the guide.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.actions import Verb
from ludotheque.core.chance import Chance
from ludotheque.core.events import Event
from ludotheque.core.state import State, placing
from ludotheque.games.koryo import verbs
from ludotheque.games.koryo.cards import (
    BARBARIANS,
    FAMILIES,
    GUARDIAN,
    KIND_NAMES,
    KINDS,
    LOBBYING,
    MAX_PLAYERS,
    OMNISCIENT,
    SPY,
    TOKENS,
    copies,
)
from ludotheque.games.koryo.codes import NOBODY, ORDERS, OVER

# A blank table to copy from, of the largest size needed.
EMPTY: Final = vec[i64]([0] * (MAX_PLAYERS * KINDS))


class KoryoTable(State):
    """One position. Tables hold ``KINDS`` counts for each seat, one seat after the other."""

    def __init__(
        self,
        num_players: i64,
        chance: Chance,
        empty_orders: bool = False,
        sealed_orders: bool = False,
        events: list[Event] | None = None,
    ) -> None:
        super().__init__(num_players, chance)
        self.events = events
        self.empty_orders: bool = empty_orders
        self.sealed_orders: bool = sealed_orders
        self.round: i64 = 0
        self.first: i64 = 0
        self.phase: i64 = ORDERS
        self.player: i64 = 0
        # In front of the players, for all to see.
        self.tableau: vec[i64] = EMPTY[: num_players * KINDS]
        self.tokens: vec[i64] = EMPTY[:num_players]
        self.bank: i64 = TOKENS
        # Known to their owner only: the hand, the order lying face down, and what was not played (until the
        # next deal only its owner knows that it lies in the pool).
        self.hand: vec[i64] = EMPTY[: num_players * KINDS]
        self.order: vec[i64] = EMPTY[: num_players * KINDS]
        self.unplayed: vec[i64] = EMPTY[: num_players * KINDS]
        # Destroyed or discarded since the last deal, and seen to be: in no hand and no order.
        self.gone: vec[i64] = EMPTY[:KINDS]
        # Everything else.
        self.pool: vec[i64] = EMPTY[:KINDS]
        # A bit for each seat that has placed an order this round.
        self.ordered: i64 = 0
        # The seats that might place two different cards in this round's orders: orders change no majority (p.9).
        self.ship_owner: i64 = NOBODY
        # This turn: powers used (R2), events revealed whose effect is open, the first card of a swap.
        self.bank_used: bool = False
        self.priest_used: bool = False
        self.spy_used: bool = False
        self.barbarians: i64 = 0
        self.lobbying: i64 = 0
        self.swap_seat: i64 = NOBODY
        self.swap_kind: i64 = NOBODY

    # --- Majorities (p.9, p.12; R13, R14) ---

    def holder(self, family: i64) -> i64:
        """Return the seat with the power of a family by majority, or NOBODY. The Omniscient wins ties of its owner."""
        most: i64 = 0
        who = NOBODY
        tied: bool = False
        at = family
        for seat in range(self.num_players):
            count = self.tableau[at]
            if count > most:
                most = count
                who = seat
                tied = False
            elif count == most:
                tied = True
            at += KINDS
        if not tied or most == 0:
            return who
        at = 0
        for seat in range(self.num_players):
            if self.tableau[at + OMNISCIENT] > 0:
                return seat if self.tableau[at + family] == most else NOBODY
            at += KINDS
        return NOBODY

    def has_power(self, seat: i64, family: i64) -> bool:
        """Return whether a player has the majority of a family. Most have no card of it, and that is quickly seen."""
        return self.tableau[seat * KINDS + family] > 0 and self.holder(family) == seat

    def scorer(self, family: i64) -> i64:
        """Return the seat that scores a family at the end, or NOBODY: here a tie stays a tie (p.10)."""
        most: i64 = 0
        who = NOBODY
        for seat in range(self.num_players):
            count = self.tableau[seat * KINDS + family]
            if count > most:
                most = count
                who = seat
            elif count == most:
                who = NOBODY
        return who

    def lobby_proof(self, seat: i64) -> bool:
        """Return whether Lobbying cannot touch a player, its own included: Spies and no Guardian at all (p.12)."""
        return self.tableau[seat * KINDS + GUARDIAN] == 0 and self.has_power(seat, SPY)

    # --- Cards: the pool, hands and orders (p.9) ---

    def gather(self) -> i64:
        """Take hands, orders and unplayed cards back into the pool; returns how many cards it then has."""
        at: i64 = 0
        for _seat in range(self.num_players):
            for kind in range(KINDS):
                self.pool[kind] += self.unplayed[at] + self.hand[at] + self.order[at]
                self.unplayed[at] = 0
                self.hand[at] = 0
                self.order[at] = 0
                at += 1
        left: i64 = 0
        for kind in range(KINDS):
            self.pool[kind] += self.gone[kind]
            self.gone[kind] = 0
            left += self.pool[kind]
        return left

    def draw_to(self, seat: i64, left: i64) -> None:
        """One card from the pool of ``left`` cards into a hand."""
        kind = self.chance.pick(self.pool, left)
        self.pool[kind] -= 1
        self.hand[seat * KINDS + kind] += 1

    def offer_orders(self, actions: list[i64]) -> None:
        """Offer any number of cards of one kind; with the Ship Owners also exactly two different ones."""
        at = self.player * KINDS
        for kind in range(KINDS):
            for count in range(self.hand[at + kind]):
                actions.append(verbs.PLAY.of2(kind, count))
        if self.ship_owner == self.player:
            for kind in range(KINDS):
                if self.hand[at + kind] > 0:
                    for other in range(kind + 1, KINDS):
                        if self.hand[at + other] > 0:
                            actions.append(verbs.PAIR.of2(kind, other))
        if self.empty_orders or not actions:  # R7
            actions.append(verbs.PASS.first)

    def place_cards(self, action: i64) -> None:
        """Move the cards of an order from the hand of the current player."""
        at = self.player * KINDS
        if verbs.PLAY.has(action):
            self.place(at + verbs.PLAY.part(action, 0), verbs.PLAY.part(action, 1) + 1)
        elif verbs.PAIR.has(action):
            self.place(at + verbs.PAIR.part(action, 0), 1)
            self.place(at + verbs.PAIR.part(action, 1), 1)

    def place(self, at: i64, count: i64) -> None:
        """Cards of one kind from a hand into the order."""
        self.hand[at] -= count
        self.order[at] += count

    # --- Scoring (p.10) ---

    def scores(self) -> list[i64]:
        """Influence: the families alone in front, less one for each event, plus one for each token."""
        points: list[i64] = []
        seat: i64 = 0
        for seat in range(self.num_players):
            at = seat * KINDS
            points.append(self.tokens[seat] - self.tableau[at + BARBARIANS] - self.tableau[at + LOBBYING])
        for family in range(FAMILIES):
            seat = self.scorer(family)
            if seat != NOBODY:
                points[seat] += family + 1
        return points

    def returns(self) -> list[float]:
        """By placing; a draw is shared (R28)."""
        return placing(self.scores())

    # --- The contract ---

    def current_player(self) -> i64:
        return NOBODY if self.phase == OVER else self.player

    def is_terminal(self) -> bool:
        return self.phase == OVER

    def deciding(self) -> list[i64]:
        """Sealed orders are placed by all at once: no one learns anything of another's before the last (R8)."""
        if not self.sizes_hidden():
            return super().deciding()
        seats = [self.player]
        for turn in range(self.num_players):
            seat = self.after(self.first, turn)
            if seat != self.player and not self.has_ordered(seat):
                seats.append(seat)
        return seats

    def copy(self, chance: Chance) -> KoryoTable:
        raise NotImplementedError

    def copy_to(self, twin: KoryoTable) -> None:
        """Make a blank table the same as this one."""
        twin.num_players = self.num_players
        # The fields, by tools/copies.py.
        twin.round = self.round
        twin.first = self.first
        twin.phase = self.phase
        twin.player = self.player
        twin.tableau = self.tableau[:]
        twin.tokens = self.tokens[:]
        twin.bank = self.bank
        twin.hand = self.hand[:]
        twin.order = self.order[:]
        twin.unplayed = self.unplayed[:]
        twin.gone = self.gone[:]
        twin.pool = self.pool[:]
        twin.ordered = self.ordered
        twin.ship_owner = self.ship_owner
        twin.bank_used = self.bank_used
        twin.priest_used = self.priest_used
        twin.spy_used = self.spy_used
        twin.barbarians = self.barbarians
        twin.lobbying = self.lobbying
        twin.swap_seat = self.swap_seat
        twin.swap_kind = self.swap_kind
        # End of the fields.

    def audit(self) -> None:
        """Every card of the deck and every token is in one place, and none is missing."""
        for kind in range(KINDS):
            count = self.pool[kind] + self.gone[kind]
            for seat in range(self.num_players):
                at = seat * KINDS + kind
                parts = self.tableau[at] + self.hand[at] + self.order[at] + self.unplayed[at]
                assert self.tableau[at] >= 0 and self.hand[at] >= 0, "a count is below zero"
                assert self.order[at] >= 0 and self.unplayed[at] >= 0, "a count is below zero"
                count += parts
            assert self.pool[kind] >= 0 and self.gone[kind] >= 0, "a count is below zero"
            assert count == copies(kind), f"{count} cards of {KIND_NAMES[kind]}, not {copies(kind)}"
        tokens = self.bank
        for seat in range(self.num_players):
            assert self.tokens[seat] >= 0, "a count is below zero"
            tokens += self.tokens[seat]
        assert self.bank >= 0 and tokens == TOKENS, f"{tokens} tokens, not {TOKENS}"

    # --- Small helpers ---

    def has_ordered(self, seat: i64) -> bool:
        """Return whether a player has placed this round's order already."""
        if self.phase != ORDERS:
            return True
        return self.ordered >> seat & 1 != 0

    def next_to_order(self) -> i64:
        """Return who places an order next: clockwise from the first player (p.9), or NOBODY once all have."""
        for turn in range(self.num_players):
            seat = self.after(self.first, turn)
            if not self.has_ordered(seat):
                return seat
        return NOBODY

    def sizes_hidden(self) -> bool:
        """Return whether the orders on the table do not even show their size (option: sealed orders)."""
        return self.sealed_orders and self.phase == ORDERS

    def lay_aside(self, seat: i64) -> None:
        """Lay aside unseen what is left of a hand (p.9)."""
        at = seat * KINDS
        for kind in range(KINDS):
            self.unplayed[at + kind] += self.hand[at + kind]
            self.hand[at + kind] = 0

    def after(self, seat: i64, steps: i64) -> i64:
        """Return the seat that many places clockwise."""
        there = seat + steps
        return there - self.num_players if there >= self.num_players else there

    def total(self, table: vec[i64], seat: i64) -> i64:
        """All cards of one seat in a table."""
        count: i64 = 0
        for kind in range(seat * KINDS, seat * KINDS + KINDS):
            count += table[kind]
        return count

    def characters(self, seat: i64) -> i64:
        """Return the characters in front of a player."""
        count: i64 = 0
        for kind in range(seat * KINDS, seat * KINDS + FAMILIES):
            count += self.tableau[kind]
        return count

    def offer_characters(self, actions: list[i64], verb: Verb, seat: i64) -> None:
        """One action for each family that a player has in front."""
        for kind in range(FAMILIES):
            if self.tableau[seat * KINDS + kind] > 0:
                actions.append(verb.of2(seat, kind))

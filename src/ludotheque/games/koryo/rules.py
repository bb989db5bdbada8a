"""Koryŏ, in the order of the rulebook. Pages are those of its English part; R numbers are rulings of the guide.

The state is a few flat tables of counts. A round is four phases, each of them in turn order from the first
player (p.9-10): cards are dealt, orders are placed face down, orders are revealed and powers used, and what is
too much is discarded. No deck has an order here: everything outside the tableaux is one pool to draw from.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.actions import Verb
from ludotheque.core.chance import Chance
from ludotheque.core.events import Event
from ludotheque.core.state import State, check_seat, placing
from ludotheque.games.koryo import do, log, worlds
from ludotheque.games.koryo.cards import (
    BANKER,
    BARBARIANS,
    BROADCASTER,
    FAMILIES,
    GUARDIAN,
    KIND_NAMES,
    KINDS,
    LOBBYING,
    MAX_PLAYERS,
    OMNISCIENT,
    PRIEST,
    ROUNDS,
    SENATOR,
    SENATOR_BONUS,
    SHIP_OWNER,
    SPY,
    TOKENS,
    copies,
    season_draw,
    season_limit,
)
from ludotheque.games.koryo.codes import EFFECTS, ENDING, NOBODY, ORDERS, OVER, REVEAL, SWAP

# A blank table to copy from, of the largest size needed.
EMPTY: Final = vec[i64]([0] * (MAX_PLAYERS * KINDS))


class Koryo(State):
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
        # Who might place two different cards in this round's orders: orders change no majority (p.9).
        self.ship_owner: i64 = NOBODY
        # This turn: powers used (R2), events revealed whose effect is open, the first card of a swap.
        self.bank_used: bool = False
        self.priest_used: bool = False
        self.spy_used: bool = False
        self.barbarians: i64 = 0
        self.lobbying: i64 = 0
        self.swap_seat: i64 = NOBODY
        self.swap_kind: i64 = NOBODY

    # --- Setup (p.8) ---

    def set_up(self) -> None:
        """A random first player and the first deal. The bank of eight tokens is full from the start."""
        kind: i64 = 0
        for kind in range(KINDS):
            self.pool[kind] = copies(kind)
        self.first = self.chance.below(self.num_players)
        self.round = 1
        self.deal()

    # --- Majorities (p.9, p.12; R13, R14) ---

    def holder(self, family: i64) -> i64:
        """Who has the majority of a family for its power, or NOBODY. The Omniscient wins ties of its owner."""
        most: i64 = 0
        who: i64 = NOBODY
        tied: bool = False
        seat: i64 = 0
        at: i64 = family
        for seat in range(self.num_players):
            count: i64 = self.tableau[at]
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
        """Whether a player has the majority of a family. Most have no card of it, and that is quickly seen."""
        return self.tableau[seat * KINDS + family] > 0 and self.holder(family) == seat

    def scorer(self, family: i64) -> i64:
        """Who scores a family at the end, or NOBODY: here a tie stays a tie (p.10)."""
        most: i64 = 0
        who: i64 = NOBODY
        seat: i64 = 0
        for seat in range(self.num_players):
            count: i64 = self.tableau[seat * KINDS + family]
            if count > most:
                most = count
                who = seat
            elif count == most:
                who = NOBODY
        return who

    def lobby_proof(self, seat: i64) -> bool:
        """Whether Lobbying cannot touch a player, its own included: Spies and no Guardian at all (p.12)."""
        return self.tableau[seat * KINDS + GUARDIAN] == 0 and self.has_power(seat, SPY)

    # --- Phase I: dealing (p.9) ---

    def deal(self) -> None:
        """Everything outside the tableaux is shuffled and dealt one card at a time; orders are asked for next."""
        left: i64 = self.gather()
        bonus: i64 = self.holder(BROADCASTER)
        _lap: i64 = 0
        for _lap in range(season_draw(self.round)):
            turn: i64 = 0
            for turn in range(self.num_players):
                if left > 0:  # R27: when the pool runs out, dealing stops
                    self.draw_to(self.after(self.first, turn), left)
                    left -= 1
        if bonus != NOBODY and left > 0:
            self.draw_to(bonus, left)
        elif left == 0:
            bonus = NOBODY
        self.ship_owner = self.holder(SHIP_OWNER)
        self.phase = ORDERS
        self.player = self.first
        if self.events is not None:
            log.deal(self, bonus)

    def gather(self) -> i64:
        """Take hands, orders and unplayed cards back into the pool; returns how many cards it then has."""
        at: i64 = 0
        _seat: i64 = 0
        kind: i64 = 0
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
        kind: i64 = self.chance.pick(self.pool, left)
        self.pool[kind] -= 1
        self.hand[seat * KINDS + kind] += 1

    # --- Phase II: orders (p.9) ---

    def offer_orders(self, actions: list[i64]) -> None:
        """Offer any number of cards of one kind; with the Ship Owners also exactly two different ones."""
        at: i64 = self.player * KINDS
        kind: i64 = 0
        for kind in range(KINDS):
            count: i64 = 0
            for count in range(self.hand[at + kind]):
                actions.append(do.PLAY.of2(kind, count))
        if self.ship_owner == self.player:
            for kind in range(KINDS):
                if self.hand[at + kind] > 0:
                    other: i64 = 0
                    for other in range(kind + 1, KINDS):
                        if self.hand[at + other] > 0:
                            actions.append(do.PAIR.of2(kind, other))
        if self.empty_orders or not actions:  # R7
            actions.append(do.PASS.first)

    def place_order(self, action: i64) -> None:
        """Lay an order face down; the rest of the hand is put away."""
        self.place_cards(action)
        if self.events is not None:
            log.order(self)
        self.lay_aside(self.player)
        self.player = self.after(self.player, 1)
        if self.player == self.first:
            self.start_turn()
            if self.sealed_orders and self.events is not None:
                log.sizes(self)

    def place_cards(self, action: i64) -> None:
        """Move the cards of an order from the hand of the current player."""
        at: i64 = self.player * KINDS
        if do.PLAY.has(action):
            self.place(at + do.PLAY.part(action, 0), do.PLAY.part(action, 1) + 1)
        elif do.PAIR.has(action):
            self.place(at + do.PAIR.part(action, 0), 1)
            self.place(at + do.PAIR.part(action, 1), 1)

    def place(self, at: i64, count: i64) -> None:
        """Cards of one kind from a hand into the order."""
        self.hand[at] -= count
        self.order[at] += count

    # --- Phase III: actions (p.9); powers and events (p.11-13) ---

    def start_turn(self) -> None:
        self.phase = REVEAL
        self.rest_powers()

    def rest_powers(self) -> None:
        """Every power can be used again, in the next turn."""
        self.bank_used = False
        self.priest_used = False
        self.spy_used = False

    def offer_turn(self, actions: list[i64]) -> None:
        """Offer powers at any moment, the reveal once, each event's effect in any order, then the end (R4, R10)."""
        effects: bool = self.phase == EFFECTS
        open_effects: bool = self.barbarians > 0 or self.lobbying > 0
        seat: i64 = 0
        kind: i64 = 0
        if not effects:
            actions.append(do.REVEAL.first)
        if self.can_bank():
            actions.append(do.BANK.first)
        if self.can_forgive():
            for kind in range(2):
                if self.tableau[self.player * KINDS + FAMILIES + kind] > 0:
                    actions.append(do.FORGIVE.of(kind))
        if self.can_steal():
            for seat in range(self.num_players):
                if seat != self.player and self.tokens[seat] > 0:
                    actions.append(do.STEAL.of(seat))
        if open_effects:
            if self.barbarians > 0:
                self.offer_destroy(actions)
            if self.lobbying > 0:
                self.offer_lobby(actions)
            if self.barbarians > 0:
                actions.append(do.WAIVE.of(BARBARIANS - FAMILIES))
            if self.lobbying > 0:
                actions.append(do.WAIVE.of(LOBBYING - FAMILIES))
        elif effects:
            actions.append(do.END.first)

    def take_turn(self, action: i64) -> None:
        """Do one thing of a turn."""
        if do.REVEAL.has(action):
            self.reveal()
        elif do.BANK.has(action):
            self.take_token()
        elif do.FORGIVE.has(action):
            self.destroy_event(FAMILIES + do.FORGIVE.which(action))
        elif do.STEAL.has(action):
            self.steal_token(do.STEAL.which(action))
        elif do.DESTROY.has(action):
            self.destroy_character(do.DESTROY.part(action, 0), do.DESTROY.part(action, 1))
        elif do.LOBBY.has(action):
            self.pick_swap(do.LOBBY.part(action, 0), do.LOBBY.part(action, 1))
        elif do.WAIVE.has(action):
            self.waive(FAMILIES + do.WAIVE.which(action))
        else:
            self.end_turn()

    def reveal(self) -> None:
        """Turn the order over and add it to the tableau; each event will have its effect."""
        at: i64 = self.player * KINDS
        if self.events is not None:
            log.reveal(self)
        self.barbarians = self.order[at + BARBARIANS]
        self.lobbying = self.order[at + LOBBYING]
        kind: i64 = 0
        for kind in range(KINDS):
            self.tableau[at + kind] += self.order[at + kind]
            self.order[at + kind] = 0
        self.phase = EFFECTS

    def can_bank(self) -> bool:
        """Banker (p.11): a token from the bank, once a turn."""
        return not self.bank_used and self.bank > 0 and self.has_power(self.player, BANKER)

    def take_token(self) -> None:
        self.bank_used = True
        self.bank -= 1
        self.tokens[self.player] += 1
        if self.events is not None:
            log.power(self, "bank", "banker")

    def can_forgive(self) -> bool:
        """Priest (p.11): destroy one of the player's own events, once a turn."""
        at: i64 = self.player * KINDS
        if self.priest_used or self.tableau[at + BARBARIANS] + self.tableau[at + LOBBYING] == 0:
            return False
        return self.has_power(self.player, PRIEST)

    def destroy_event(self, kind: i64) -> None:
        at: i64 = self.player * KINDS + kind
        self.priest_used = True
        self.tableau[at] -= 1
        self.gone[kind] += 1
        if self.events is not None:
            log.card(self, "forgive", "priest", kind)

    def can_steal(self) -> bool:
        """Spy (p.12): a token of another player, once a turn. Guardians do not hinder this one (R16)."""
        return not self.spy_used and self.has_power(self.player, SPY)

    def steal_token(self, victim: i64) -> None:
        self.spy_used = True
        self.tokens[victim] -= 1
        self.tokens[self.player] += 1
        if self.events is not None:
            log.target(self, "steal", "spy", victim)

    def offer_destroy(self, actions: list[i64]) -> None:
        """Barbarians (p.13): a character of another player who has not the majority of Guardians."""
        guarded: i64 = self.holder(GUARDIAN)
        seat: i64 = 0
        for seat in range(self.num_players):
            if seat != self.player and seat != guarded:
                self.offer_characters(actions, do.DESTROY, seat)

    def destroy_character(self, seat: i64, kind: i64) -> None:
        self.barbarians -= 1
        self.tableau[seat * KINDS + kind] -= 1
        self.gone[kind] += 1
        if self.events is not None:
            log.target_card(self, "destroy", "barbarians", seat, kind)

    def offer_lobby(self, actions: list[i64]) -> None:
        """Lobbying (p.13): the first of two characters, if somebody else has one to swap it with."""
        seat: i64 = 0
        for seat in range(self.num_players):
            if self.can_lobby(seat):
                self.offer_characters(actions, do.LOBBY, seat)

    def can_lobby(self, seat: i64) -> bool:
        """Whether a card of this player can be swapped with one of somebody else (R18, R21)."""
        if self.lobby_proof(seat):
            return False
        other: i64 = 0
        for other in range(self.num_players):
            if other != seat and self.characters(other) > 0 and not self.lobby_proof(other):
                return True
        return False

    def pick_swap(self, seat: i64, kind: i64) -> None:
        self.swap_seat = seat
        self.swap_kind = kind
        self.phase = SWAP

    def offer_swap(self, actions: list[i64]) -> None:
        """Offer the second character of a swap: of another player, not protected either."""
        seat: i64 = 0
        for seat in range(self.num_players):
            if seat != self.swap_seat and not self.lobby_proof(seat):
                self.offer_characters(actions, do.SWAP, seat)

    def swap(self, seat: i64, kind: i64) -> None:
        one: i64 = self.swap_seat * KINDS
        two: i64 = seat * KINDS
        self.tableau[one + self.swap_kind] -= 1
        self.tableau[two + kind] -= 1
        self.tableau[one + kind] += 1
        self.tableau[two + self.swap_kind] += 1
        self.lobbying -= 1
        self.phase = EFFECTS
        if self.events is not None:
            log.swap(self, seat, kind)
        self.swap_seat = NOBODY
        self.swap_kind = NOBODY

    def waive(self, kind: i64) -> None:
        """Leave an event's effect unused; the card stays and counts against its owner (R10)."""
        if kind == BARBARIANS:
            self.barbarians -= 1
        else:
            self.lobbying -= 1
        if self.events is not None:
            log.card(self, "waive", "waive", kind)

    def end_turn(self) -> None:
        self.player = self.after(self.player, 1)
        if self.player == self.first:
            self.phase = ENDING
            self.rest_powers()
            self.find_excess()
        else:
            self.start_turn()

    # --- Phase IV: the end of the round (p.10) ---

    def excess(self, seat: i64) -> i64:
        """How many characters a player must still discard. Events count but cannot be discarded (R23, R24)."""
        kept: i64 = self.total(self.tableau, seat)
        limit: i64 = season_limit(self.round)
        if kept <= limit:
            return 0
        if self.has_power(seat, SENATOR):
            limit += SENATOR_BONUS
        over: i64 = kept - limit
        held: i64 = self.characters(seat)
        return 0 if over < 0 else (over if over < held else held)

    def find_excess(self) -> None:
        """Go on to the next player who must discard; after the last, to the next round or the end."""
        while self.excess(self.player) == 0:
            self.player = self.after(self.player, 1)
            if self.player == self.first:
                self.end_round()
                return

    def offer_discards(self, actions: list[i64]) -> None:
        kind: i64 = 0
        for kind in range(FAMILIES):
            if self.tableau[self.player * KINDS + kind] > 0:
                actions.append(do.DISCARD.of(kind))

    def discard(self, kind: i64) -> None:
        at: i64 = self.player * KINDS + kind
        self.tableau[at] -= 1
        self.gone[kind] += 1
        if self.events is not None:
            log.card(self, "discard", "limit", kind)
        self.find_excess()

    def end_round(self) -> None:
        """The first player's marker moves on and the next season begins; after the eighth the game is over."""
        if self.round == ROUNDS:
            self.phase = OVER
            if self.events is not None:
                log.over(self)
            return
        self.round += 1
        self.first = self.after(self.first, 1)
        self.deal()

    # --- Scoring (p.10) ---

    def scores(self) -> list[i64]:
        """Influence: the families alone in front, less one for each event, plus one for each token."""
        points: list[i64] = []
        seat: i64 = 0
        for seat in range(self.num_players):
            at: i64 = seat * KINDS
            points.append(self.tokens[seat] - self.tableau[at + BARBARIANS] - self.tableau[at + LOBBYING])
        family: i64 = 0
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

    def offer(self, actions: list[i64]) -> None:
        phase: i64 = self.phase
        if phase == ORDERS:
            self.offer_orders(actions)
        elif phase == SWAP:
            self.offer_swap(actions)
        elif phase == ENDING:
            self.offer_discards(actions)
        else:
            self.offer_turn(actions)

    def perform(self, action: i64) -> None:
        phase: i64 = self.phase
        if phase == ORDERS:
            self.place_order(action)
        elif phase == SWAP:
            self.swap(do.SWAP.part(action, 0), do.SWAP.part(action, 1))
        elif phase == ENDING:
            self.discard(do.DISCARD.which(action))
        else:
            self.take_turn(action)

    def copy(self, chance: Chance) -> Koryo:
        """The same position with other chance before it."""
        twin = Koryo(0, chance, self.empty_orders, self.sealed_orders)
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
        twin.ship_owner = self.ship_owner
        twin.bank_used = self.bank_used
        twin.priest_used = self.priest_used
        twin.spy_used = self.spy_used
        twin.barbarians = self.barbarians
        twin.lobbying = self.lobbying
        twin.swap_seat = self.swap_seat
        twin.swap_kind = self.swap_kind
        # End of the fields.
        return twin

    def audit(self) -> None:
        """Every card of the deck and every token is in one place, and none is missing."""
        kind: i64 = 0
        seat: i64 = 0
        for kind in range(KINDS):
            count: i64 = self.pool[kind] + self.gone[kind]
            for seat in range(self.num_players):
                at: i64 = seat * KINDS + kind
                parts: i64 = self.tableau[at] + self.hand[at] + self.order[at] + self.unplayed[at]
                assert self.tableau[at] >= 0 and self.hand[at] >= 0, "a count is below zero"
                assert self.order[at] >= 0 and self.unplayed[at] >= 0, "a count is below zero"
                count += parts
            assert self.pool[kind] >= 0 and self.gone[kind] >= 0, "a count is below zero"
            assert count == copies(kind), f"{count} cards of {KIND_NAMES[kind]}, not {copies(kind)}"
        tokens: i64 = self.bank
        for seat in range(self.num_players):
            assert self.tokens[seat] >= 0, "a count is below zero"
            tokens += self.tokens[seat]
        assert self.bank >= 0 and tokens == TOKENS, f"{tokens} tokens, not {TOKENS}"

    def resample(self, seat: i64, chance: Chance) -> State:
        check_seat(self, seat)
        return worlds.resample(self, seat, chance)

    # --- Small helpers ---

    def has_ordered(self, seat: i64) -> bool:
        """Whether a player has placed this round's order already."""
        if self.phase != ORDERS:
            return True
        n: i64 = self.num_players
        return (seat - self.first + n) % n < (self.player - self.first + n) % n

    def sizes_hidden(self) -> bool:
        """Whether the orders on the table do not even show their size (option: sealed orders)."""
        return self.sealed_orders and self.phase == ORDERS

    def lay_aside(self, seat: i64) -> None:
        """What is left of a hand goes away unseen (p.9)."""
        at: i64 = seat * KINDS
        kind: i64 = 0
        for kind in range(KINDS):
            self.unplayed[at + kind] += self.hand[at + kind]
            self.hand[at + kind] = 0

    def after(self, seat: i64, steps: i64) -> i64:
        """The seat that many places clockwise."""
        there: i64 = seat + steps
        return there - self.num_players if there >= self.num_players else there

    def total(self, table: vec[i64], seat: i64) -> i64:
        """All cards of one seat in a table."""
        count: i64 = 0
        kind: i64 = 0
        for kind in range(seat * KINDS, seat * KINDS + KINDS):
            count += table[kind]
        return count

    def characters(self, seat: i64) -> i64:
        """The characters in front of a player."""
        count: i64 = 0
        kind: i64 = 0
        for kind in range(seat * KINDS, seat * KINDS + FAMILIES):
            count += self.tableau[kind]
        return count

    def offer_characters(self, actions: list[i64], verb: Verb, seat: i64) -> None:
        """One action for each family that a player has in front."""
        kind: i64 = 0
        for kind in range(FAMILIES):
            if self.tableau[seat * KINDS + kind] > 0:
                actions.append(verb.of2(seat, kind))

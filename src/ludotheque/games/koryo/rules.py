"""Koryŏ, in the order of the rulebook. Pages are those of its English part; R numbers are rulings of the guide.

A round is four phases, each of them in turn order from the first player (p.9-10): cards are dealt, orders are placed
face down, orders are revealed and powers used, and what is too much is discarded.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.errors import BadSeat
from ludotheque.core.state import State, check_seat
from ludotheque.games.koryo import hidden, log, verbs
from ludotheque.games.koryo.cards import (
    BANKER,
    BARBARIANS,
    BROADCASTER,
    EVENTS,
    FAMILIES,
    GUARDIAN,
    KINDS,
    LOBBYING,
    PRIEST,
    ROUNDS,
    SENATOR,
    SENATOR_BONUS,
    SHIP_OWNER,
    SPY,
    copies,
    season_draw,
    season_limit,
)
from ludotheque.games.koryo.codes import EFFECTS, ENDING, NOBODY, ORDERS, OVER, REVEAL, SWAP
from ludotheque.games.koryo.state import KoryoTable


class Koryo(KoryoTable):
    """One position, and the rules by which it goes on.

    To play, call ``legal``, ``apply``, ``view``, ``tensor``, ``clone`` and ``to_json``; the rest is the rules, step by
    step.
    """

    # --- Setup (p.8) ---

    def set_up(self) -> None:
        """Choose a random first player and deal. The bank of eight tokens is full from the start."""
        for kind in range(KINDS):
            self.pool[kind] = copies(kind)
        self.first = self.chance.below(self.num_players)
        self.round = 1
        self.deal()

    # --- Phase I: dealing (p.9) ---

    def deal(self) -> None:
        """Shuffle everything outside the tableaux and deal it one card at a time; orders are asked for next."""
        left = self.gather()
        bonus = self.holder(BROADCASTER)
        for _ in range(season_draw(self.round)):
            for turn in range(self.num_players):
                if left > 0:  # R27: when the pool runs out, dealing stops
                    self.draw_to(self.after(self.first, turn), left)
                    left -= 1
        if bonus != NOBODY and left > 0:
            self.draw_to(bonus, left)
        else:
            bonus = NOBODY
        self.ship_owner = self.holder(SHIP_OWNER)
        self.phase = ORDERS
        self.ordered = 0
        self.player = self.first
        log.deal(self, bonus)

    # --- Phase II: orders (p.9) ---

    def place_order(self, action: i64) -> None:
        """Lay an order face down; the rest of the hand is put away."""
        self.place_cards(action)
        log.order(self)
        self.lay_aside(self.player)
        self.ordered |= 1 << self.player
        self.player = self.next_to_order()
        if self.player == NOBODY:
            self.player = self.first
            self.start_turn()
            if self.sealed_orders:
                log.sizes(self)

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
        effects = self.phase == EFFECTS
        open_effects = self.barbarians > 0 or self.lobbying > 0
        if not effects:
            actions.append(verbs.REVEAL.first)
        if self.can_bank():
            actions.append(verbs.BANK.first)
        if self.can_forgive():
            for kind in range(EVENTS):
                if self.tableau[self.player * KINDS + FAMILIES + kind] > 0:
                    actions.append(verbs.FORGIVE.of(kind))
        if self.can_steal():
            for seat in range(self.num_players):
                if seat != self.player and self.tokens[seat] > 0:
                    actions.append(verbs.STEAL.of(seat))
        if open_effects:
            if self.barbarians > 0:
                self.offer_destroy(actions)
            if self.lobbying > 0:
                self.offer_lobby(actions)
            if self.barbarians > 0:
                actions.append(verbs.WAIVE.of(BARBARIANS - FAMILIES))
            if self.lobbying > 0:
                actions.append(verbs.WAIVE.of(LOBBYING - FAMILIES))
        elif effects:
            actions.append(verbs.END.first)

    def take_turn(self, action: i64) -> None:
        """Do one thing of a turn."""
        if verbs.REVEAL.has(action):
            self.reveal()
        elif verbs.BANK.has(action):
            self.take_token()
        elif verbs.FORGIVE.has(action):
            self.destroy_event(FAMILIES + verbs.FORGIVE.which(action))
        elif verbs.STEAL.has(action):
            self.steal_token(verbs.STEAL.which(action))
        elif verbs.DESTROY.has(action):
            self.destroy_character(verbs.DESTROY.part(action, 0), verbs.DESTROY.part(action, 1))
        elif verbs.LOBBY.has(action):
            self.pick_swap(verbs.LOBBY.part(action, 0), verbs.LOBBY.part(action, 1))
        elif verbs.WAIVE.has(action):
            self.waive(FAMILIES + verbs.WAIVE.which(action))
        else:
            self.end_turn()

    def reveal(self) -> None:
        """Turn the order over and add it to the tableau; each event will have its effect."""
        at = self.player * KINDS
        log.reveal(self)
        self.barbarians = self.order[at + BARBARIANS]
        self.lobbying = self.order[at + LOBBYING]
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
        log.power(self, "bank", "banker")

    def can_forgive(self) -> bool:
        """Priest (p.11): destroy one of the player's own events, once a turn."""
        at = self.player * KINDS
        if self.priest_used or self.tableau[at + BARBARIANS] + self.tableau[at + LOBBYING] == 0:
            return False
        return self.has_power(self.player, PRIEST)

    def destroy_event(self, kind: i64) -> None:
        at = self.player * KINDS + kind
        self.priest_used = True
        self.tableau[at] -= 1
        self.gone[kind] += 1
        log.card(self, "forgive", "priest", kind)

    def can_steal(self) -> bool:
        """Spy (p.12): a token of another player, once a turn. Guardians do not hinder this one (R16)."""
        return not self.spy_used and self.has_power(self.player, SPY)

    def steal_token(self, victim: i64) -> None:
        self.spy_used = True
        self.tokens[victim] -= 1
        self.tokens[self.player] += 1
        log.target(self, "steal", "spy", victim)

    def offer_destroy(self, actions: list[i64]) -> None:
        """Barbarians (p.13): a character of another player who has not the majority of Guardians."""
        guarded = self.holder(GUARDIAN)
        for seat in range(self.num_players):
            if seat != self.player and seat != guarded:
                self.offer_characters(actions, verbs.DESTROY, seat)

    def destroy_character(self, seat: i64, kind: i64) -> None:
        self.barbarians -= 1
        self.tableau[seat * KINDS + kind] -= 1
        self.gone[kind] += 1
        log.target_card(self, "destroy", "barbarians", seat, kind)

    def offer_lobby(self, actions: list[i64]) -> None:
        """Lobbying (p.13): the first of two characters, if someone else has one to swap it with."""
        for seat in range(self.num_players):
            if self.can_lobby(seat):
                self.offer_characters(actions, verbs.LOBBY, seat)

    def can_lobby(self, seat: i64) -> bool:
        """Return whether a card of this player can be swapped with one of someone else (R18, R21)."""
        if self.lobby_proof(seat):
            return False
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
        for seat in range(self.num_players):
            if seat != self.swap_seat and not self.lobby_proof(seat):
                self.offer_characters(actions, verbs.SWAP, seat)

    def swap(self, seat: i64, kind: i64) -> None:
        one = self.swap_seat * KINDS
        two = seat * KINDS
        self.tableau[one + self.swap_kind] -= 1
        self.tableau[two + kind] -= 1
        self.tableau[one + kind] += 1
        self.tableau[two + self.swap_kind] += 1
        self.lobbying -= 1
        self.phase = EFFECTS
        log.swap(self, seat, kind)
        self.swap_seat = NOBODY
        self.swap_kind = NOBODY

    def waive(self, kind: i64) -> None:
        """Leave an event's effect unused; the card stays and counts against its owner (R10)."""
        if kind == BARBARIANS:
            self.barbarians -= 1
        else:
            self.lobbying -= 1
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
        """Return how many characters a player must still discard. Events count but cannot be discarded (R23, R24)."""
        kept = self.total(self.tableau, seat)
        limit = season_limit(self.round)
        if kept <= limit:
            return 0
        if self.has_power(seat, SENATOR):
            limit += SENATOR_BONUS
        over = kept - limit
        held = self.characters(seat)
        return 0 if over < 0 else (over if over < held else held)

    def find_excess(self) -> None:
        """Go on to the next player who must discard; after the last, to the next round or the end."""
        while self.excess(self.player) == 0:
            self.player = self.after(self.player, 1)
            if self.player == self.first:
                self.end_round()
                return

    def offer_discards(self, actions: list[i64]) -> None:
        for kind in range(FAMILIES):
            if self.tableau[self.player * KINDS + kind] > 0:
                actions.append(verbs.DISCARD.of(kind))

    def discard(self, kind: i64) -> None:
        at = self.player * KINDS + kind
        self.tableau[at] -= 1
        self.gone[kind] += 1
        log.card(self, "discard", "limit", kind)
        self.find_excess()

    def end_round(self) -> None:
        """Pass the first player's marker on and begin the next season; after the eighth the game is over."""
        if self.round == ROUNDS:
            self.phase = OVER
            log.over(self)
            return
        self.round += 1
        self.first = self.after(self.first, 1)
        self.deal()

    # --- The contract ---

    def offer(self, actions: list[i64]) -> None:
        phase = self.phase
        if phase == ORDERS:
            self.offer_orders(actions)
        elif phase == SWAP:
            self.offer_swap(actions)
        elif phase == ENDING:
            self.offer_discards(actions)
        else:
            self.offer_turn(actions)

    def perform(self, action: i64) -> None:
        phase = self.phase
        if phase == ORDERS:
            self.place_order(action)
        elif phase == SWAP:
            self.swap(verbs.SWAP.part(action, 0), verbs.SWAP.part(action, 1))
        elif phase == ENDING:
            self.discard(verbs.DISCARD.which(action))
        else:
            self.take_turn(action)

    def copy(self, chance: Chance) -> Koryo:
        twin = Koryo(0, chance, self.empty_orders, self.sealed_orders)
        self.copy_to(twin)
        return twin

    def asked_first(self, seat: i64) -> State:
        if seat not in self.deciding():
            raise BadSeat(f"seat {seat} does not decide now")
        twin = self.copy(self.chance.clone())
        twin.player = seat
        return twin

    def resample(self, seat: i64, chance: Chance) -> Koryo:
        check_seat(self, seat)
        return cast(Koryo, hidden.resample(self, seat, chance))

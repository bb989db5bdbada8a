"""Gold Record, in the order of the rulebook: setup, the turn, its strips. R numbers are rulings of the guide.

The chapters beside this file are functions over the state: ``band.py`` buys, ``flukes.py`` and ``happens.py`` have the
cards, ``battles.py`` and ``ranking.py`` move the bands in the Top 45, ``years.py`` counts, ``worlds.py`` guesses.

Decks are counts: how many cards of a kind are left, drawn from by chance. Of the pile of square cards only the top one
is known, so nothing else of it has an order. A turn is one question after another; a card that asks something itself
puts its question on top and returns ``below`` it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.events import Event
from ludotheque.core.state import TERMINAL, State, check_seat, placing
from ludotheque.games.gold_record import band, battles, do, flukes, happens, log, worlds, years
from ludotheque.games.gold_record.cards import Cards
from ludotheque.games.gold_record.codes import (
    BATTLE_CARD,
    BUY,
    CHOOSE,
    DRAW,
    END,
    FIND,
    FLUKE_STRIP,
    FLUKES,
    GOLD_STRIP,
    HAND_LIMIT,
    HAPPENINGS,
    HAPPENS,
    HAPPENS_STRIP,
    MUSICIANS_STRIP,
    NOBODY,
    NOT_ENDED,
    NOWHERE,
    OUTSIDE,
    OVER,
    PAY,
    PLACE,
    RESOURCES,
    RIDE,
    ROLES,
    SECTORS,
    SOURCES,
    SPACES,
    SQUARES,
    STEPS,
    TAKE,
    VAN_STEPS,
    WALK,
)
from ludotheque.games.gold_record.grid import FULL, bit, near, offer
from ludotheque.games.gold_record.options import GoldRecordOptions

# Blank tables to copy from.
ZEROS: Final = vec[i64]([0] * 40)
NONES: Final = vec[i64]([-1] * 36)
ALL_OUT: Final = vec[i64]([OUTSIDE] * 4)


class GoldRecord(State):
    """One position. Tables of a player's cards have a row for each seat."""

    def __init__(
        self,
        num_players: i64,
        chance: Chance,
        cards: Cards,
        options: GoldRecordOptions,
        events: list[Event] | None = None,
    ) -> None:
        super().__init__(num_players, chance)
        self.events = events
        self.cards: Cards = cards
        self.options: GoldRecordOptions = options
        self.year: i64 = 1
        self.first: i64 = 0
        self.player: i64 = 0
        self.asked: i64 = 0
        self.phase: i64 = CHOOSE
        self.below: i64 = END
        # Square cards by kind: on each space, in the pile without its top card, discarded, in front of players.
        self.board: vec[i64] = NONES[:SPACES]
        self.pile: vec[i64] = ZEROS[:SQUARES]
        self.top: i64 = NOBODY
        self.spent: vec[i64] = ZEROS[:SQUARES]
        self.held: vec[i64] = ZEROS[: num_players * SQUARES]
        # FLUKE cards by kind: in the deck, discarded, in hands, played and kept for the year's end.
        self.fluke_deck: vec[i64] = ZEROS[:FLUKES]
        self.fluke_out: vec[i64] = ZEROS[:FLUKES]
        self.hand: vec[i64] = ZEROS[: num_players * FLUKES]
        self.shown: vec[i64] = ZEROS[: num_players * FLUKES]
        # Cards of hands that everybody knows: shown in a battle and kept (R38).
        self.known: vec[i64] = ZEROS[: num_players * FLUKES]
        # How many cards of a hand may have battle points: all that had any were shown in the last battle.
        self.fresh: vec[i64] = ZEROS[:num_players]
        # #*IT HAPPENS cards by kind, and the one drawn.
        self.happens_deck: vec[i64] = ZEROS[:HAPPENINGS]
        self.happens_out: vec[i64] = ZEROS[:HAPPENINGS]
        self.happening: i64 = NOBODY
        # Bands: the leader's role, the musician in each role, all musicians hired as bits, sectors as bits.
        self.role: vec[i64] = NONES[:num_players]
        self.band: vec[i64] = NONES[: num_players * ROLES]
        self.hired: i64 = 0
        self.sectors: vec[i64] = ZEROS[:num_players]
        # Places: in the ranking, on the board.
        self.place: vec[i64] = ALL_OUT[:num_players]
        self.at: vec[i64] = NONES[:num_players]
        self.roadie: i64 = NOBODY
        self.van: i64 = NOWHERE
        self.plane: i64 = NOWHERE
        # This turn.
        self.start: i64 = NOWHERE
        self.steps: i64 = 0
        self.limit: i64 = STEPS
        self.path: vec[i64] = NONES[:3]
        self.due: i64 = 0
        self.wild_used: bool = False
        # The question being answered: what is bought or given, and how often it is still asked.
        self.item: i64 = NOBODY
        self.left: i64 = 0
        self.ended: i64 = NOT_ENDED
        # Places won and lost by each seat, by what moved it.
        self.ledger: vec[i64] = ZEROS[: num_players * SOURCES]

    # --- Start of the game ---

    def set_up(self) -> None:
        """Leave out what is for more players, compose the board, turn up the top card, choose who begins (R44)."""
        kind: i64 = 0
        space: i64 = 0
        for kind in range(SQUARES):
            self.pile[kind] = self.cards.squares[(self.num_players - 2) * SQUARES + kind]
        for kind in range(FLUKES):
            self.fluke_deck[kind] = self.cards.fluke_copies[kind]
        for kind in range(HAPPENINGS):
            self.happens_deck[kind] = self.cards.happens_copies[kind]
        for space in range(SPACES):
            self.board[space] = self.draw_square()
        self.top = self.draw_square()
        self.first = self.chance.below(self.num_players)
        self.player = self.first
        self.asked = self.first
        self.phase = CHOOSE
        if self.events is not None:
            log.set_up(self)

    def draw_square(self) -> i64:
        """The next square card of the pile, NOBODY if there is none."""
        total: i64 = 0
        kind: i64 = 0
        for kind in range(SQUARES):
            total += self.pile[kind]
        if total == 0:
            return NOBODY
        kind = self.chance.pick(self.pile, total)
        self.pile[kind] -= 1
        return kind

    def choose_actions(self) -> list[i64]:
        """The leaders that nobody has taken."""
        actions: list[i64] = []
        role: i64 = 0
        for role in range(ROLES):
            if not self.is_led(role):
                actions.append(do.LEAD.of(role))
        return actions

    def is_led(self, role: i64) -> bool:
        seat: i64 = 0
        for seat in range(self.num_players):
            if self.role[seat] == role:
                return True
        return False

    def apply_choose(self, action: i64) -> None:
        self.role[self.player] = do.LEAD.which(action)
        if self.events is not None:
            log.leader(self)
        self.next_player()
        if self.player == self.first:
            self.phase = PLACE

    def apply_place(self, action: i64) -> None:
        """A free space, clockwise from who begins; no card is taken (R35)."""
        self.at[self.player] = do.PLACE.which(action)
        if self.events is not None:
            log.spot(self, "place", "placing", do.PLACE.which(action))
        self.next_player()
        if self.player == self.first:
            if self.events is not None:
                log.year(self)
            self.begin_turn()

    def next_player(self) -> None:
        """Clockwise."""
        self.player = (self.player + 1) % self.num_players
        self.asked = self.player

    def leaders(self, but: i64) -> i64:
        """The spaces where leaders stand, as a set; without one of them."""
        spaces: i64 = 0
        seat: i64 = 0
        for seat in range(self.num_players):
            if seat != but:
                spaces |= bit(self.at[seat])
        return spaces

    # --- The turn: phase 1, walking ---

    def begin_turn(self) -> None:
        self.phase = WALK
        self.asked = self.player
        self.start = self.at[self.player]
        self.steps = 0
        self.limit = STEPS
        self.due = 0
        self.wild_used = False
        if self.events is not None:
            log.seat(self, "turn", "turn")

    def resting(self) -> i64:
        """Where the walk may end: not at its start, not on leaders, on vehicles only if they then can be moved."""
        player: i64 = self.player
        spaces: i64 = FULL & ~(self.leaders(player) | bit(self.start) | bit(self.van) | bit(self.plane))
        if self.van != NOWHERE or self.plane != NOWHERE:
            if self.ride_from(self.van) != 0:
                spaces |= bit(self.van) & ~(self.leaders(player) | bit(self.start))
            if self.flight_from(self.plane) != 0:
                spaces |= bit(self.plane) & ~(self.leaders(player) | bit(self.start))
        return spaces

    def walks(self) -> i64:
        """Where the next step may lead: to an end, or on towards one within the steps that are left."""
        left: i64 = self.limit - self.steps - 1
        if left < 0:
            return 0
        not_back: i64 = ~bit(self.start)
        resting: i64 = self.resting()
        good: i64 = resting
        while left > 0:
            good = (resting | near(good)) & not_back
            left -= 1
        return near(bit(self.at[self.player])) & good

    def may_stop(self) -> bool:
        return self.steps > 0 and bit(self.at[self.player]) & self.resting() != 0

    def walk_actions(self) -> list[i64]:
        """A step, or an end of the walk; who cannot move at all passes (R5)."""
        actions: list[i64] = []
        offer(actions, do.WALK.first, self.walks())
        if self.may_stop():
            actions.append(do.STOP.first)
        elif not actions and self.steps == 0:
            actions.append(do.PASS.first)
        flukes.offer_cards(self, actions)
        return actions

    def apply_walk(self, action: i64) -> None:
        if do.WALK.has(action):
            self.step_to(do.WALK.which(action))
        elif action == do.STOP.first:
            self.stop()
        elif action == do.PASS.first:
            if self.events is not None:
                log.seat(self, "pass", "r5")
            self.to_end()
        else:
            flukes.play(self, action)

    def step_to(self, space: i64) -> None:
        """One step, which takes the space's card (R10). Without FLUKE cards in hand the last one ends the walk."""
        self.at[self.player] = space
        self.path[self.steps] = space
        self.steps += 1
        kind: i64 = NOBODY if self.options.cards_at_end else self.collect(space)
        if self.events is not None:
            log.step(self, space, kind)
        if self.steps == self.limit and self.hand_size(self.player) == 0:
            self.stop()

    def stop(self) -> None:
        """The end of the walk: get on a vehicle, or see what it has brought."""
        here: i64 = self.at[self.player]
        if here == self.van or here == self.plane:
            self.phase = RIDE
            return
        step: i64 = 0
        if self.options.cards_at_end:
            for step in range(self.steps):
                self.take_from(self.path[step])
        self.arrive()

    def collect(self, space: i64) -> i64:
        """Take a space's card, put the next of the pile there, and return what was taken, NOBODY for nothing.

        A Battle of the Bands is discarded and fought after the move (R29, R30).
        """
        kind: i64 = self.board[space]
        if kind == NOBODY:
            return NOBODY
        self.board[space] = self.top
        if self.top != NOBODY:
            self.top = self.draw_square()
        if kind == BATTLE_CARD:
            self.spent[kind] += 1
            self.due += 1
        else:
            self.held[self.player * SQUARES + kind] += 1
        return kind

    def take_from(self, space: i64) -> None:
        """Take a card where no step is told with it: by a ride, or when the walk has ended."""
        kind: i64 = self.collect(space)
        if self.events is not None and kind != NOBODY:
            log.collect(self, "collect", space, kind)

    def arrive(self) -> None:
        """After the move: first the battles that it started, then the strip (R29)."""
        while self.due > 0 and self.ended == NOT_ENDED:
            self.due -= 1
            battles.fight(self)
        if self.ended == NOT_ENDED:
            self.begin_strip()

    # --- VAN and PLANE ---

    def may_drive(self, seat: i64) -> bool:
        return band.is_full(self, seat) and band.has_van(self, seat)

    def may_fly(self, seat: i64) -> bool:
        return band.is_full(self, seat) and band.has_professional(self, seat)

    def ride_from(self, van: i64) -> i64:
        """Where the VAN can go with the current player: one to three steps around all leaders (R11-R13)."""
        if van == NOWHERE or not self.may_drive(self.player):
            return 0
        free: i64 = ~self.leaders(self.player)
        reached: i64 = bit(van)
        _step: i64 = 0
        for _step in range(VAN_STEPS):
            reached |= near(reached) & free
        return reached & ~(bit(van) | bit(self.plane) | bit(self.start))

    def flight_from(self, plane: i64) -> i64:
        """Where the PLANE can go with the current player: any free space (R11-R13)."""
        if plane == NOWHERE or not self.may_fly(self.player):
            return 0
        return FULL & ~(self.leaders(self.player) | bit(plane) | bit(self.van) | bit(self.start))

    def ride_actions(self) -> list[i64]:
        """Where to; a space where both stand leaves the choice between them (R11)."""
        actions: list[i64] = []
        here: i64 = self.at[self.player]
        if here == self.van:
            offer(actions, do.RIDE.first, self.ride_from(here))
        if here == self.plane:
            offer(actions, do.FLY.first, self.flight_from(here))
        flukes.offer_cards(self, actions)
        return actions

    def apply_ride(self, action: i64) -> None:
        here: i64 = self.at[self.player]
        to: i64 = 0
        if do.RIDE.has(action):
            to = do.RIDE.which(action)
            self.van = to
        elif do.FLY.has(action):
            to = do.FLY.which(action)
            self.plane = to
        else:
            flukes.play(self, action)
            return
        self.at[self.player] = to
        if self.events is not None:
            log.ride(self, here, to)
        if self.options.cards_at_end:
            self.take_from(here)
        self.take_from(to)
        self.arrive()

    # --- The turn: phase 2, the strip ---

    def begin_strip(self) -> None:
        """What the strip under the space asks for."""
        strip: i64 = self.cards.strips[self.at[self.player]]
        if strip == MUSICIANS_STRIP or strip == GOLD_STRIP:
            self.phase = BUY
        elif strip == HAPPENS_STRIP or (strip == FLUKE_STRIP and self.fluke_left() > 0):
            self.phase = DRAW
            if self.hand_size(self.player) == 0:
                self.draw_card()
        else:
            if strip == FLUKE_STRIP and self.events is not None:
                log.seat(self, "no-fluke", "r33")
            elif strip != FLUKE_STRIP:
                band.steal_card(self)
            if self.ended == NOT_ENDED:
                self.to_end()

    def strip(self) -> i64:
        """The strip of the space where the current player is."""
        return self.cards.strips[self.at[self.player]]

    def draw_actions(self) -> list[i64]:
        """Draw; a fourth FLUKE card only after one of the three is played or discarded."""
        actions: list[i64] = []
        full: bool = self.strip() == FLUKE_STRIP and self.hand_size(self.player) >= HAND_LIMIT
        if not full:
            actions.append(do.DRAW.first)
        flukes.offer_cards(self, actions)
        if full:
            card: i64 = 0
            for card in range(FLUKES):
                if self.hand[self.player * FLUKES + card] > 0:
                    actions.append(do.DISCARD.of(card))
        return actions

    def apply_draw(self, action: i64) -> None:
        if action == do.DRAW.first:
            self.draw_card()
        elif do.DISCARD.has(action):
            flukes.leave_hand(self, self.player, do.DISCARD.which(action))
            self.fluke_out[do.DISCARD.which(action)] += 1
            if self.events is not None:
                log.fluke(self, "discard", "hand-limit", do.DISCARD.which(action))
        else:
            flukes.play(self, action)

    def draw_card(self) -> None:
        if self.strip() == HAPPENS_STRIP:
            happens.draw(self)
        else:
            flukes.draw(self)
            self.to_end()

    def to_end(self) -> None:
        """The last moment of the turn for FLUKE cards; without any the turn ends by itself."""
        self.below = END
        self.phase = END
        self.asked = self.player
        if self.hand_size(self.player) == 0:
            self.end_turn()

    def end_actions(self) -> list[i64]:
        actions: list[i64] = []
        flukes.offer_cards(self, actions)
        actions.append(do.DONE.first)
        return actions

    def apply_end(self, action: i64) -> None:
        if action == do.DONE.first:
            self.end_turn()
        else:
            flukes.play(self, action)

    def end_turn(self) -> None:
        """The next player; the year is over when the pile was used up (R6)."""
        if self.top == NOBODY:
            years.end(self)
            return
        self.next_player()
        self.begin_turn()

    # --- Small helpers ---

    def hand_size(self, seat: i64) -> i64:
        at: i64 = seat * FLUKES
        count: i64 = 0
        card: i64 = 0
        for card in range(FLUKES):
            count += self.hand[at + card]
        return count

    def unknown(self, seat: i64) -> i64:
        """How many cards of a hand nobody else knows."""
        at: i64 = seat * FLUKES
        count: i64 = 0
        card: i64 = 0
        for card in range(FLUKES):
            count += self.hand[at + card] - self.known[at + card]
        return count

    def fluke_left(self) -> i64:
        count: i64 = 0
        card: i64 = 0
        for card in range(FLUKES):
            count += self.fluke_deck[card]
        return count

    def resources(self, seat: i64) -> i64:
        """How many resource cards a player has."""
        count: i64 = 0
        kind: i64 = 0
        for kind in range(RESOURCES):
            count += self.held[seat * SQUARES + kind]
        return count

    # --- The contract ---

    def current_player(self) -> i64:
        return TERMINAL if self.phase == OVER else self.asked

    def is_terminal(self) -> bool:
        return self.phase == OVER

    def offer(self, actions: list[i64]) -> None:
        actions.extend(self.options_now())

    def options_now(self) -> list[i64]:
        phase: i64 = self.phase
        if phase == WALK:
            return self.walk_actions()
        if phase == BUY:
            return band.buy_actions(self)
        if phase == END:
            return self.end_actions()
        if phase == DRAW:
            return self.draw_actions()
        if phase == HAPPENS:
            return happens.actions(self)
        if phase == RIDE:
            return self.ride_actions()
        if phase == PAY:
            return band.pay_actions(self)
        if phase == CHOOSE:
            return self.choose_actions()
        if phase == PLACE:
            actions: list[i64] = []
            offer(actions, do.PLACE.first, FULL & ~self.leaders(NOBODY))
            return actions
        if phase == OVER:
            return []
        if FIND <= phase <= TAKE:
            return flukes.frame_actions(self)
        return happens.frame_actions(self)

    def openly_forced(self) -> bool:
        """Return False while the offer depends on FLUKE cards that others do not know."""
        phase: i64 = self.phase
        plays_cards: bool = phase == WALK or phase == RIDE or phase == BUY or DRAW <= phase <= END
        return not plays_cards or self.unknown(self.player) == 0

    def perform(self, action: i64) -> None:
        phase: i64 = self.phase
        if phase == WALK:
            self.apply_walk(action)
        elif phase == BUY:
            band.apply_buy(self, action)
        elif phase == END:
            self.apply_end(action)
        elif phase == DRAW:
            self.apply_draw(action)
        elif phase == HAPPENS:
            happens.apply(self, action)
        elif phase == RIDE:
            self.apply_ride(action)
        elif phase == PAY:
            band.apply_pay(self, action)
        elif phase == CHOOSE:
            self.apply_choose(action)
        elif phase == PLACE:
            self.apply_place(action)
        elif FIND <= phase <= TAKE:
            flukes.apply_frame(self, action)
        else:
            happens.apply_frame(self, action)

    def scores(self) -> list[i64]:
        """How far each band has climbed: 45 is place 1, 1 is place 45, 0 is outside."""
        points: list[i64] = []
        seat: i64 = 0
        for seat in range(self.num_players):
            points.append(OUTSIDE - self.place[seat])
        return points

    def returns(self) -> list[float]:
        """By places; who is outside shares the last ones (R36)."""
        return placing(self.scores())

    def resample(self, seat: i64, chance: Chance) -> State:
        check_seat(self, seat)
        return worlds.resample(self, seat, chance)

    def copy(self, chance: Chance) -> GoldRecord:
        """The same position with other chance before it."""
        twin = GoldRecord(0, chance, self.cards, self.options)
        twin.num_players = self.num_players
        twin.year = self.year
        twin.first = self.first
        twin.player = self.player
        twin.asked = self.asked
        twin.phase = self.phase
        twin.below = self.below
        twin.board = self.board[:]
        twin.pile = self.pile[:]
        twin.top = self.top
        twin.spent = self.spent[:]
        twin.held = self.held[:]
        twin.fluke_deck = self.fluke_deck[:]
        twin.fluke_out = self.fluke_out[:]
        twin.hand = self.hand[:]
        twin.shown = self.shown[:]
        twin.known = self.known[:]
        twin.fresh = self.fresh[:]
        twin.happens_deck = self.happens_deck[:]
        twin.happens_out = self.happens_out[:]
        twin.happening = self.happening
        twin.role = self.role[:]
        twin.band = self.band[:]
        twin.hired = self.hired
        twin.sectors = self.sectors[:]
        twin.place = self.place[:]
        twin.at = self.at[:]
        twin.roadie = self.roadie
        twin.van = self.van
        twin.plane = self.plane
        twin.start = self.start
        twin.steps = self.steps
        twin.limit = self.limit
        twin.path = self.path[:]
        twin.due = self.due
        twin.wild_used = self.wild_used
        twin.item = self.item
        twin.left = self.left
        twin.ended = self.ended
        twin.ledger = self.ledger[:]
        return twin

    def audit(self) -> None:
        """Every card is somewhere, no two bands or leaders share a place, the sheet adds up."""
        self.audit_cards()
        seat: i64 = 0
        other: i64 = 0
        source: i64 = 0
        hired: i64 = 0
        for seat in range(self.num_players):
            assert 1 <= self.place[seat] <= OUTSIDE, "a band is in no place"
            for other in range(seat):
                same: bool = self.place[seat] == self.place[other] and self.place[seat] != OUTSIDE
                assert not same, "two bands share a place"
                together: bool = self.at[seat] == self.at[other] and self.at[seat] != NOWHERE
                walker: bool = self.steps > 0 and (seat == self.player or other == self.player)
                walks: bool = self.phase == WALK or (FIND <= self.phase <= TAKE and self.below == WALK)
                assert not together or (walker and walks), "two leaders share a space"
            climbed: i64 = 0
            for source in range(SOURCES):
                climbed += self.ledger[seat * SOURCES + source]
            assert climbed == OUTSIDE - self.place[seat], "the sheet does not add up"
            for other in range(ROLES):
                one: i64 = self.band[seat * ROLES + other]
                if one != NOBODY:
                    assert self.cards.role[one] == other and other != self.role[seat], "a musician in a wrong role"
                    assert hired & bit(one) == 0, "a musician plays twice"
                    hired |= bit(one)
            assert 0 <= self.sectors[seat] < 1 << SECTORS, "an unknown sector"
        assert hired == self.hired and hired <= FULL, "a musician was made or lost"

    def audit_cards(self) -> None:
        """Square, FLUKE and #*IT HAPPENS cards: as many of each kind as this game has."""
        kind: i64 = 0
        seat: i64 = 0
        space: i64 = 0
        count: i64 = 0
        for kind in range(SQUARES):
            count = self.pile[kind] + self.spent[kind]
            if self.top == kind:
                count += 1
            for seat in range(self.num_players):
                assert self.held[seat * SQUARES + kind] >= 0, "a count is below zero"
                count += self.held[seat * SQUARES + kind]
            for space in range(SPACES):
                if self.board[space] == kind:
                    count += 1
            assert self.pile[kind] >= 0 and self.spent[kind] >= 0, "a count is below zero"
            due: i64 = self.cards.squares[(self.num_players - 2) * SQUARES + kind]
            assert count == due, "a square card was made or lost"
        for kind in range(FLUKES):
            count = self.fluke_deck[kind] + self.fluke_out[kind]
            for seat in range(self.num_players):
                count += self.hand[seat * FLUKES + kind] + self.shown[seat * FLUKES + kind]
            assert count == self.cards.fluke_copies[kind], "a FLUKE card was made or lost"
        for kind in range(HAPPENINGS):
            count = self.happens_deck[kind] + self.happens_out[kind]
            if self.happening == kind:
                count += 1
            assert count == self.cards.happens_copies[kind], "a #*IT HAPPENS card was made or lost"
        for seat in range(self.num_players):
            count = self.hand_size(seat)
            assert 0 <= count <= HAND_LIMIT, "a hand is too large"
            assert worlds.green_cards(self, seat) <= self.fresh[seat], "a card was hidden in a battle"
            assert self.fresh[seat] <= self.unknown(seat), "a known card counts as unknown"
            for kind in range(seat * FLUKES, (seat + 1) * FLUKES):
                assert 0 <= self.known[kind] <= self.hand[kind], "a card is known that is not in the hand"

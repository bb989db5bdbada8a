"""The state of Gold Record: the pieces on the table, and the stack of what is being done. No rules but the contract.

A frame of the stack is something to be done or asked; the innermost lies on top. Those that ask (:class:`Question`) are
answered by an action, the others (:class:`Task`) run by themselves. At the bottom lies the round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.state import TERMINAL, State, check_seat, placing
from ludotheque.games.gold_record.cards import Cards
from ludotheque.games.gold_record.codes import NOBODY, NONE, NOWHERE, OUTSIDE, SPACES, Ended, Phase
from ludotheque.games.gold_record.grid import bit
from ludotheque.games.gold_record.options import GoldRecordOptions
from ludotheque.games.gold_record.pieces import NO_FLUKES, NO_HAPPENINGS, NO_SQUARES, Band, Deck, Held, Turn

if TYPE_CHECKING:
    from librt.vecs import vec as Fixed


class Frame:
    """Something that is being done, and whose it is. A frame never changes, so that all copies of a state share it."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, state: GoldRecord) -> bool:
        """Go on, as the top of the stack. Return whether a player has to answer."""
        raise NotImplementedError

    def phase(self) -> i64:
        """Return the number of its question."""
        raise NotImplementedError

    def offer(self, state: GoldRecord, actions: list[i64]) -> None:
        """Add the answers, ascending."""
        raise NotImplementedError

    def answer(self, state: GoldRecord, action: i64) -> None:
        """Perform one of the answers that were offered."""
        raise NotImplementedError

    def item(self) -> i64:
        """Return what the question is about: what is paid, or the card given away; NONE if it is about no card."""
        return NONE

    def left(self) -> i64:
        """Return how often the question is still asked, if it is asked several times."""
        return 0

    def depends_on_hand(self) -> bool:
        """Return whether the answers depend on FLUKE cards in the hand."""
        return False

    def must_arrive(self, state: GoldRecord) -> bool:
        """Return whether a move has begun that has to be finished (R46)."""
        return False

    def can_arrive(self, state: GoldRecord) -> bool:
        """Return whether that move can be finished."""
        raise NotImplementedError


class Task(Frame):
    """Something that asks nothing: it leaves the stack and happens."""

    def run(self, state: GoldRecord) -> bool:
        state.drop()
        self.happen(state)
        return False

    def happen(self, state: GoldRecord) -> None:
        """Do it."""
        raise NotImplementedError


class Question(Frame):
    """Something that ``seat`` is asked, until an answer takes it from the stack."""

    def run(self, state: GoldRecord) -> bool:
        return True


class Rulebook:
    """The chapters, as far as the state needs them."""

    def resample(self, truth: GoldRecord, seat: i64, chance: Chance) -> GoldRecord:
        """Return another world in which ``seat`` has seen just the same."""
        raise NotImplementedError

    def audit(self, state: GoldRecord) -> None:
        """Raise AssertionError if something is wrong."""
        raise NotImplementedError


# A new state shares these, and is filled by copy(): nothing is made twice for a copy.
NO_BOARD: Final = vec[i64]([NONE] * SPACES)
NO_PILE: Final = Deck(NO_SQUARES, NO_SQUARES)
NO_FLUKE_DECK: Final = Deck(NO_FLUKES, NO_FLUKES)
NO_HAPPENS_DECK: Final = Deck(NO_HAPPENINGS, NO_HAPPENINGS)
NO_BANDS: Final = vec[Band]()
NO_HELD: Final = vec[Held]()
NO_TURN: Final = Turn()
NO_STACK: Final = vec[Frame]()


class GoldRecord(State):
    """One position. A new one is blank and shares all its pieces: a game begins with a copy of it.

    To play, call ``legal``, ``apply``, ``view``, ``tensor``, ``clone`` and ``to_json``; the rest is the rules, step by
    step.
    """

    def __init__(
        self,
        num_players: i64,
        chance: Chance,
        book: Rulebook,
        cards: Cards,
        options: GoldRecordOptions,
    ) -> None:
        super().__init__(num_players, chance)
        self.book: Rulebook = book
        self.cards: Cards = cards
        self.options: GoldRecordOptions = options
        self.year: i64 = 1
        self.first: i64 = 0
        self.player: i64 = 0
        # Square cards: on the spaces; the top of the pile, the only one of it that is known; the pile below it.
        self.board: vec[i64] = NO_BOARD
        self.top: i64 = NONE
        self.pile: Deck = NO_PILE
        self.flukes: Deck = NO_FLUKE_DECK
        # Of each year's end since which a hand may hold cards, the earliest first; a changed list replaces it.
        self.held: Fixed[Held] = NO_HELD
        # #*IT HAPPENS cards, and the one that was drawn.
        self.happenings: Deck = NO_HAPPENS_DECK
        self.happening: i64 = NONE
        self.bands: vec[Band] = NO_BANDS
        # The musicians who are in a band, as a set.
        self.hired: i64 = 0
        # The owner of the ROADIE/MANAGER card; where the vehicles are.
        self.roadie: i64 = NOBODY
        self.van: i64 = NOWHERE
        self.plane: i64 = NOWHERE
        self.turn: Turn = NO_TURN
        self.ended: i64 = Ended.NOT_YET
        self.stack: vec[Frame] = NO_STACK

    # --- The table ---

    def current(self) -> Band:
        """Return the band whose turn it is."""
        return self.bands[self.player]

    def next_player(self) -> None:
        """Pass the turn on clockwise."""
        self.player = self.after(self.player, 1)

    def after(self, seat: i64, steps: i64) -> i64:
        """Return the seat so many places further clockwise."""
        return (seat + steps) % self.num_players

    def strip(self) -> i64:
        """Return the strip under the current leader."""
        return self.cards.strips[self.current().at]

    def leaders(self, but: i64) -> i64:
        """Return the spaces where leaders stand, without that of one seat."""
        spaces: i64 = 0
        for seat in range(self.num_players):
            if seat != but:
                spaces |= bit(self.bands[seat].at)
        return spaces

    def is_manager(self, seat: i64) -> bool:
        """Return whether a seat has the card turned to MANAGER (R21).

        A professional is enough; the band need not be full.
        """
        return self.roadie == seat and self.bands[seat].has_professional()

    def has_wild(self) -> bool:
        """Return whether the current player can still spend the MANAGER's resource this turn (R17)."""
        return not self.turn.wild_used and self.is_manager(self.player)

    def roadie_points(self, seat: i64) -> i64:
        """Return what the ROADIE/MANAGER card counts for a seat, in battles and at the year's end (R23, R24)."""
        if self.roadie != seat:
            return 0
        return 2 if self.bands[seat].has_professional() else 1

    # --- The stack ---

    def asking(self) -> Frame:
        """Return what is being done."""
        return self.stack[-1]

    def moment(self) -> Frame:
        """Return the part of the turn that is being played, below all that cards ask."""
        return self.stack[1]

    def phase(self) -> i64:
        """Return the number of the question that is asked."""
        return Phase.OVER if self.ended != Ended.NOT_YET else self.asking().phase()

    def item(self) -> i64:
        """Return what the question is about, NONE if it is about no card."""
        return NONE if self.ended != Ended.NOT_YET else self.asking().item()

    def left(self) -> i64:
        """Return how often the question is still asked."""
        return 0 if self.ended != Ended.NOT_YET else self.asking().left()

    def put(self, frame: Frame) -> None:
        """Do something before all that lies on the stack."""
        self.stack = append(self.stack, frame)

    def drop(self) -> None:
        """End what is being done."""
        self.stack, _ = pop(self.stack)

    def swap(self, frame: Frame) -> None:
        """Go on with this in the place of what is being done."""
        self.stack[-1] = frame

    def settle(self) -> None:
        """Do all that needs no answer, until something does or the game is over."""
        while self.ended == Ended.NOT_YET:
            if self.asking().run(self):
                return

    # --- The contract ---

    def current_player(self) -> i64:
        return TERMINAL if self.ended != Ended.NOT_YET else self.asking().seat

    def is_terminal(self) -> bool:
        return self.ended != Ended.NOT_YET

    def offer(self, actions: list[i64]) -> None:
        self.asking().offer(self, actions)

    def openly_forced(self) -> bool:
        """Return False while the offer depends on FLUKE cards that others do not know."""
        return self.is_terminal() or not self.asking().depends_on_hand() or self.current().unknown() == 0

    def perform(self, action: i64) -> None:
        self.asking().answer(self, action)
        self.settle()

    def scores(self) -> list[i64]:
        """Return how far each band has climbed: 45 is place 1, 1 is place 45, 0 is outside."""
        return [OUTSIDE - band.place for band in self.bands]

    def returns(self) -> list[float]:
        """Return the placing; bands outside share the last places (R36)."""
        return placing(self.scores())

    def resample(self, seat: i64, chance: Chance) -> GoldRecord:
        check_seat(self, seat)
        return self.book.resample(self, seat, chance)

    def audit(self) -> None:
        """Check that every card is somewhere, no two bands or leaders share a place, and the sheet adds up."""
        self.book.audit(self)

    def copy(self, chance: Chance) -> GoldRecord:
        """Return the same position with other chance before it."""
        twin = GoldRecord(self.num_players, chance, self.book, self.cards, self.options)
        # The fields, by tools/copies.py.
        twin.year = self.year
        twin.first = self.first
        twin.player = self.player
        twin.board = self.board[:]
        twin.top = self.top
        twin.pile = self.pile.copy()
        twin.flukes = self.flukes.copy()
        twin.held = self.held
        twin.happenings = self.happenings.copy()
        twin.happening = self.happening
        twin.bands = vec[Band]([one.copy() for one in self.bands])
        twin.hired = self.hired
        twin.roadie = self.roadie
        twin.van = self.van
        twin.plane = self.plane
        twin.turn = self.turn.copy()
        twin.ended = self.ended
        twin.stack = self.stack[:]
        # End of the fields.
        return twin

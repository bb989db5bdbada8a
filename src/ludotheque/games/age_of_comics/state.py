"""The state of Age of Comics: what lies on the table, and the stack of what is being done. No rules but the contract.

A frame of the stack is something to be done or asked; what is asked now lies on top. A :class:`Question` is answered by
an action, a :class:`Task` goes on by itself. At the bottom lies the part of the round: setup, the raising of values, or
turns. When the stack is empty, the game is over.

Decks have no order: a card is drawn when it is needed, only the back of the top card (which lies open) is fixed.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.events import Event
from ludotheque.core.state import TERMINAL, State, check_seat, placing
from ludotheque.games.age_of_comics import verbs
from ludotheque.games.age_of_comics.box import Box
from ludotheque.games.age_of_comics.codes import (
    AUTOMA,
    AUTOMA_CARDS,
    CHALLENGES,
    COMICS,
    CREATIVES,
    DECKS,
    GENRES,
    HUMAN,
    KINDS,
    MAIN,
    MAX_PLAYERS,
    MOST_SPACES,
    NOBODY,
    ORIGINAL,
    ORIGINALS,
    SPACES,
    WRITERS,
    Ask,
)
from ludotheque.games.age_of_comics.options import AgeOfComicsOptions
from ludotheque.games.age_of_comics.pieces import Comic, Player
from ludotheque.games.age_of_comics.places import DECK, hand_of, hyped_by, is_mat, owner_of


def zeros(size: i64) -> vec[i64]:
    """Return a table of zeros."""
    return vec[i64]([0] * size)


def nones(size: i64) -> vec[i64]:
    """Return a table in which nothing is."""
    return vec[i64]([NOBODY] * size)


# Blank tables, shared until a state is copied: a copy has tables of its own.
IN_DECK: Final = nones(CREATIVES)
NOT_RAISED: Final = zeros(CREATIVES)
COMICS_IN_DECK: Final = nones(COMICS)
NO_HYPE: Final = zeros(ORIGINALS)
NOT_KNOWN: Final = zeros(CREATIVES + ORIGINALS)
NO_BACKS: Final = nones(DECKS)
NO_DEAL: Final = nones(MAX_PLAYERS * 2)
NO_ORDERS: Final = zeros(KINDS)
NO_TILES: Final = nones(SPACES)
NO_IDEAS: Final = zeros(GENRES)
NO_MASTERS: Final = nones(GENRES)
NONE_TAKEN: Final = zeros(MAIN)
NO_SPOTS: Final = nones(MAIN * MOST_SPACES)
NO_TURN_ORDER: Final = nones(MAX_PLAYERS)
NO_CHALLENGES: Final = zeros(CHALLENGES)
NOT_USED: Final = zeros(AUTOMA_CARDS)
NO_PLAYERS: Final = vec[Player]([])


class Frame:
    """Something that is being done, and whose it is. A frame never changes, so that all copies of a state share it."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def asks(self) -> i64:
        """Return which question it is, one of :class:`Ask`."""
        raise NotImplementedError

    def left(self) -> i64:
        """Return how many cards, ideas, prints, flips or conversions its action still gives.

        NOBODY if it is a part of what lies below it, which says so.
        """
        return NOBODY

    def run(self, state: AgeOfComics) -> bool:
        """Go on, as the top of the stack; return whether someone has to be asked."""
        raise NotImplementedError

    def offer(self, state: AgeOfComics, actions: list[i64]) -> None:
        """Add the answers, ascending; none if it asks nothing, or has become pointless."""

    def answer(self, state: AgeOfComics, action: i64) -> None:
        """Perform one of the answers that were offered."""
        raise NotImplementedError


class Task(Frame):
    """Something that asks nothing: it leaves the stack and happens."""

    def run(self, state: AgeOfComics) -> bool:
        state.drop()
        self.happen(state)
        return False

    def happen(self, state: AgeOfComics) -> None:
        """Do it."""
        raise NotImplementedError


class Question(Frame):
    """Something that ``seat`` is asked, until an answer takes it from the stack or nothing is left to be offered."""

    def run(self, state: AgeOfComics) -> bool:
        offered: list[i64] = []
        self.offer(state, offered)
        if not offered:
            self.end(state)
            return False
        state.offered = offered
        return True

    def end(self, state: AgeOfComics) -> None:
        """Go on when nothing is left to be offered."""
        state.drop()


class Choice(Question):
    """Something that ``seat`` may do or leave: it is not asked when leaving it is all that can be done."""

    def run(self, state: AgeOfComics) -> bool:
        offered: list[i64] = []
        self.offer(state, offered)
        if offered[0] == verbs.DONE.first:
            self.end(state)
            return False
        state.offered = offered
        return True


NO_FRAMES: Final = vec[Frame]([])


class Rulebook:
    """The chapters above the state, as far as the contract needs them."""

    def score(self, state: AgeOfComics, side: i64) -> i64:
        """Return the victory points of a side, as if the game ended now."""
        raise NotImplementedError

    def rank(self, state: AgeOfComics, seat: i64) -> i64:
        """Return points and what breaks ties in one number."""
        raise NotImplementedError

    def resample(self, state: AgeOfComics, seat: i64, chance: Chance) -> AgeOfComics:
        """Return another world in which a seat has seen the same."""
        raise NotImplementedError

    def audit(self, state: AgeOfComics) -> None:
        """Raise AssertionError if something was made or lost."""
        raise NotImplementedError


@final
class AgeOfComics(State):
    """One position. Solo, side 1 of ``players`` is the Automa.

    Tables of cards: creatives first, then originals, where both have a row. Make a new one by :meth:`copy`, so that it
    has tables of its own.

    To play, call ``legal``, ``apply``, ``view``, ``tensor``, ``clone`` and ``to_json``; the rest is the rules, step by
    step.
    """

    def __init__(
        self,
        num_players: i64,
        chance: Chance,
        rules: Rulebook,
        box: Box,
        options: AgeOfComicsOptions,
        events: list[Event] | None = None,
    ) -> None:
        super().__init__(num_players, chance)
        self.events = events
        self.rules: Rulebook = rules
        self.box: Box = box
        self.options: AgeOfComicsOptions = options
        self.solo: bool = num_players == 1
        self.sides: i64 = 2 if num_players == 1 else num_players
        # The questions and tasks under way; the part of the round at the bottom.
        self.stack: vec[Frame] = NO_FRAMES
        self.round: i64 = 0
        self.clock: i64 = 0  # grows with each print and each arrival of an agent
        self.order: vec[i64] = NO_TURN_ORDER
        self.players: vec[Player] = NO_PLAYERS
        # Cards: where each lies, what others have seen of it, and the back on top of each deck (value or genre).
        self.creative: vec[i64] = IN_DECK
        self.comic: vec[i64] = COMICS_IN_DECK
        self.known: vec[i64] = NOT_KNOWN  # 1: all have seen which card this is
        self.top: vec[i64] = NO_BACKS
        self.dealt: vec[i64] = NO_DEAL  # each player's first writer and artist, until others see that card
        self.dealt_genre: vec[i64] = NO_DEAL  # its genre, once others have seen it
        self.raised: vec[i64] = NOT_RAISED  # what learning and training have added to a creative's value
        self.grown: vec[i64] = NOT_RAISED  # LEARNT or TRAINED in this round
        self.hype: vec[i64] = NO_HYPE  # tokens on an original; of a printed one those it had
        # The map: the genre of a face-down order or the kind of one face up on each space. What the face-down ones
        # are is only counted, since no one has seen them.
        self.face_down: vec[i64] = NO_TILES
        self.face_up: vec[i64] = NO_TILES
        self.pool: vec[i64] = NO_ORDERS
        self.boxed: vec[i64] = NO_ORDERS  # left in the box
        # The board: ideas, mastery, calendar (the round in which a genre was flipped), editors on the action spaces.
        self.shelf: vec[i64] = NO_IDEAS
        self.mastery: vec[i64] = NO_MASTERS
        self.calendar: vec[i64] = NO_IDEAS
        self.taken: vec[i64] = NONE_TAKEN
        self.spots: vec[i64] = NO_SPOTS
        # The supply. Ideas and money are not limited: below zero is what is out.
        self.supply: vec[i64] = NO_IDEAS
        self.bank: i64 = 0
        self.tickets: i64 = 0
        self.used_tickets: i64 = 0  # out of the game (R52)
        # Solo: challenges accepted, cards of the Automa used.
        self.challenges: vec[i64] = NO_CHALLENGES
        self.automa: vec[i64] = NOT_USED

    # --- The stack ---

    def top_frame(self) -> Frame:
        """Return what is being done."""
        return self.stack[-1]

    def put(self, frame: Frame) -> None:
        """Do something before all that lies on the stack."""
        self.stack = append(self.stack, frame)

    def drop(self) -> None:
        """End what is being done."""
        self.stack, _ = pop(self.stack)

    def swap(self, frame: Frame) -> None:
        """Go on with another frame in the place of what is being done."""
        self.stack[-1] = frame

    def settle(self) -> None:
        """Do all that needs no answer, until something is asked or the game is over."""
        while len(self.stack) > 0:
            if self.top_frame().run(self):
                return

    def asks(self) -> i64:
        """Return what is asked, one of :class:`Ask`."""
        return Ask.OVER if self.is_terminal() else self.top_frame().asks()

    # --- Supply ---

    def earn(self, seat: i64, amount: i64) -> None:
        """Move money from the supply to a player, or back."""
        self.players[seat].money += amount
        self.bank -= amount

    def idea(self, seat: i64, genre: i64, amount: i64) -> None:
        """Move ideas from the supply to a player, or back."""
        self.players[seat].ideas[genre] += amount
        self.supply[genre] -= amount

    def next_clock(self) -> i64:
        self.clock += 1
        return self.clock

    # --- Cards and comics ---

    def hand_size(self, seat: i64) -> i64:
        """Count the cards in hand; hyped comics lie beside the mat and count only with an option (p.11, R19)."""
        count: i64 = 0
        for place in self.creative:
            if place == hand_of(seat):
                count += 1
        hyped = hyped_by(seat) if self.options.hyped_in_hand else hand_of(seat)
        for card in range(ORIGINALS):
            if self.comic[card] == hand_of(seat) or self.comic[card] == hyped:
                count += 1
        return count

    def held(self, seat: i64, kind: i64) -> i64:
        """Count the writers or artists in a hand."""
        count: i64 = 0
        for card in range(kind * WRITERS, kind * WRITERS + WRITERS):
            if self.creative[card] == hand_of(seat):
                count += 1
        return count

    def creative_value(self, card: i64) -> i64:
        """Return the value of a creative, raised or not."""
        return self.box.value[card] + self.raised[card]

    def comic_value(self, comic: Comic) -> i64:
        """Return the value of a printed comic: that of its two creatives (p.10)."""
        return self.creative_value(comic.writer) + self.creative_value(comic.artist)

    def owner(self, comic: i64) -> i64:
        """Return who has printed a comic, or NOBODY."""
        return owner_of(self.comic[comic]) if is_mat(self.comic[comic]) else NOBODY

    def printed(self, comic: i64) -> Comic:
        """Return a comic that is printed."""
        for one in self.players[self.owner(comic)].comics:
            if one.number == comic:
                return one
        raise AssertionError("a comic on a mat is not printed")

    def deck_left(self, deck: i64) -> i64:
        """Count the cards of a deck."""
        count: i64 = 0
        if deck == ORIGINAL:
            for card in range(ORIGINALS):
                if self.comic[card] == DECK:
                    count += 1
            return count
        for card in range(deck * WRITERS, deck * WRITERS + WRITERS):
            if self.creative[card] == DECK:
                count += 1
        return count

    def spaces(self) -> i64:
        """Return how many action spaces each action has: the players and one (p.6); solo three, as with two."""
        return self.sides + 1

    def level(self) -> i64:
        """Return the difficulty of solo play as a number."""
        word = self.options.difficulty
        return 0 if word == "beginner" else 1 if word == "intermediate" else 2

    # --- The contract ---

    def current_player(self) -> i64:
        return TERMINAL if self.is_terminal() else self.top_frame().seat

    def is_terminal(self) -> bool:
        return len(self.stack) == 0

    def offer(self, actions: list[i64]) -> None:
        self.top_frame().offer(self, actions)

    def perform(self, action: i64) -> None:
        self.top_frame().answer(self, action)
        self.settle()

    def scores(self) -> list[i64]:
        result: list[i64] = []
        for seat in range(self.num_players):
            result.append(self.rules.score(self, seat))
        return result

    def returns(self) -> list[float]:
        """Return the placing after the tie-break; solo the game is won or lost."""
        if self.solo:
            won = self.rules.score(self, HUMAN) > self.rules.score(self, AUTOMA)
            return [1.0] if won else [-1.0]
        ranks: list[i64] = []
        for seat in range(self.num_players):
            ranks.append(self.rules.rank(self, seat))
        return placing(ranks)

    def resample(self, seat: i64, chance: Chance) -> AgeOfComics:
        check_seat(self, seat)
        return self.rules.resample(self, seat, chance)

    def audit(self) -> None:
        """Check that orders, ideas, money, tickets and cards are conserved, and that hands keep to their limit."""
        self.rules.audit(self)

    def copy(self, chance: Chance) -> AgeOfComics:
        """Return the same position with other chance before it."""
        twin = AgeOfComics(self.num_players, chance, self.rules, self.box, self.options)
        # The fields, by tools/copies.py.
        twin.solo = self.solo
        twin.sides = self.sides
        twin.stack = self.stack[:]
        twin.round = self.round
        twin.clock = self.clock
        twin.order = self.order[:]
        twin.players = vec[Player]([one.copy() for one in self.players])
        twin.creative = self.creative[:]
        twin.comic = self.comic[:]
        twin.known = self.known[:]
        twin.top = self.top[:]
        twin.dealt = self.dealt[:]
        twin.dealt_genre = self.dealt_genre[:]
        twin.raised = self.raised[:]
        twin.grown = self.grown[:]
        twin.hype = self.hype[:]
        twin.face_down = self.face_down[:]
        twin.face_up = self.face_up[:]
        twin.pool = self.pool[:]
        twin.boxed = self.boxed[:]
        twin.shelf = self.shelf[:]
        twin.mastery = self.mastery[:]
        twin.calendar = self.calendar[:]
        twin.taken = self.taken[:]
        twin.spots = self.spots[:]
        twin.supply = self.supply[:]
        twin.bank = self.bank
        twin.tickets = self.tickets
        twin.used_tickets = self.used_tickets
        twin.challenges = self.challenges[:]
        twin.automa = self.automa[:]
        # End of the fields.
        return twin

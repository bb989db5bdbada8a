"""Age of Comics: the state, the contract, and what all chapters share. R numbers are rulings of the guide.

Each chapter of the rulebook is a module of functions over the state: setup, rounds, hiring, printing, orders, sales,
specials, scoring, solo. A question is answered by its chapter; then flow.py looks what is owed and asks the next.
Decks have no order: a card is drawn when it is needed, only the back of the top card (which lies open) is fixed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.events import Event
from ludotheque.core.state import TERMINAL, State, check_seat, placing
from ludotheque.games.age_of_comics import decks, flow, opening, printing, scoring, worlds
from ludotheque.games.age_of_comics.box import Box, craft, genre_of
from ludotheque.games.age_of_comics.codes import (
    AUTOMA,
    AUTOMA_CARDS,
    CHALLENGES,
    COMICS,
    CREATIVES,
    CUBES,
    DECK,
    DEVELOP,
    DISCARDED,
    EMPTY,
    FIELDS,
    GENRES,
    HAND_LIMIT,
    HIRE,
    HYPED,
    IN_HAND,
    KINDS,
    MAIN,
    MAT,
    MAX_PLAYERS,
    MONEY,
    MOST_SPACES,
    NOBODY,
    ORIGINAL,
    ORIGINALS,
    PRINTED,
    Q_COMIC,
    Q_OVER,
    ROW,
    S_CHALLENGE,
    S_SETUP,
    SEEN,
    SPACES,
    TICKETS,
    WRITERS,
)
from ludotheque.games.age_of_comics.options import AgeOfComicsOptions

# Blank tables to copy from.
ZEROS: Final = vec[i64]([0] * 128)
NONE: Final = vec[i64]([-1] * 64)


class AgeOfComics(State):
    """One position. Tables of players have a row for each of four sides; solo, side 1 is the Automa."""

    def __init__(
        self,
        num_players: i64,
        chance: Chance,
        box: Box,
        options: AgeOfComicsOptions,
        events: list[Event] | None = None,
    ) -> None:
        super().__init__(num_players, chance)
        self.events = events
        self.box: Box = box
        self.options: AgeOfComicsOptions = options
        self.solo: bool = False
        self.sides: i64 = num_players
        self.round: i64 = 0
        self.clock: i64 = 0  # grows with each print and each arrival of an agent: what came later has more
        # What is going on, the question asked, and whom.
        self.stage: i64 = S_SETUP
        self.question: i64 = Q_COMIC
        self.player: i64 = 0
        self.turn: i64 = 0  # the place in the turn order
        self.step: i64 = 0
        self.left: i64 = 0  # of what the action still gives: cards, board ideas, prints, flips, conversions
        self.collects: i64 = 0
        self.walked: i64 = 0
        self.fee: i64 = 0
        self.gifts: i64 = 0  # idea tokens of choice from the supply
        self.boosts: i64 = 0  # fans to give to own comics
        self.cube: i64 = 0  # 1: a cube to place
        self.lifting: i64 = 0  # 1: a cube may be moved; 2 and up: the special it left, and two
        self.picked: i64 = NOBODY  # the comic to print, the creative to swap, the order to fulfil
        self.writer_picked: i64 = NOBODY
        self.swapped: i64 = 0  # bits: a writer, an artist was swapped
        self.coloured: i64 = 0
        self.boosted: i64 = 0  # bits of the comics that got a fan for an idea in this action
        self.challenges: i64 = 0
        # The rest is made by `blank`, and copied by `copy`.
        self.creative: vec[i64]
        self.raised: vec[i64]
        self.grown: vec[i64]
        self.comic: vec[i64]
        self.fans: vec[i64]
        self.writer: vec[i64]
        self.artist: vec[i64]
        self.printed: vec[i64]
        self.mark: vec[i64]
        self.hype: vec[i64]
        self.table: vec[i64]
        self.ideas: vec[i64]
        self.special: vec[i64]
        self.orders: vec[i64]
        self.done: vec[i64]
        self.space: vec[i64]
        self.pool: vec[i64]
        self.boxed: vec[i64]
        self.shelf: vec[i64]
        self.supply: vec[i64]
        self.taken: vec[i64]
        self.spots: vec[i64]
        self.calendar: vec[i64]
        self.mastery: vec[i64]
        self.top: vec[i64]
        self.order: vec[i64]
        self.known: vec[i64]
        self.dealt: vec[i64]
        self.automa: vec[i64]

    def blank(self) -> None:
        """Everything in the box."""
        self.creative = NONE[:CREATIVES]  # the place of each
        self.raised = ZEROS[:CREATIVES]  # what learning and training have added to the value
        self.grown = ZEROS[:CREATIVES]  # LEARNT or TRAINED in this round
        self.comic = NONE[:COMICS]
        self.fans = ZEROS[:COMICS]
        self.writer = NONE[:COMICS]
        self.artist = NONE[:COMICS]
        self.printed = ZEROS[:COMICS]  # clock * 8 + round
        self.mark = ZEROS[:COMICS]
        self.hype = ZEROS[:ORIGINALS]  # tokens; of a printed comic those it had
        self.table = ZEROS[: MAX_PLAYERS * FIELDS]
        self.ideas = ZEROS[: MAX_PLAYERS * GENRES]
        self.special = ZEROS[: MAX_PLAYERS * MAIN]  # 1: a cube lies there
        self.orders = ZEROS[: MAX_PLAYERS * KINDS]
        self.done = ZEROS[: MAX_PLAYERS * KINDS]
        self.space = NONE[:SPACES]
        self.pool = ZEROS[:KINDS]  # what the face-down orders are, together
        self.boxed = ZEROS[:KINDS]  # orders left in the box
        self.shelf = ZEROS[:GENRES]  # ideas on the board
        self.supply = ZEROS[: GENRES + 2]  # ideas, money, tickets: below zero what is out
        self.taken = ZEROS[:MAIN]
        self.spots = NONE[: MAIN * MOST_SPACES]  # whose editor stands on each action space
        self.calendar = ZEROS[:GENRES]  # the round in which a genre was flipped
        self.mastery = NONE[:GENRES]
        self.top = NONE[:3]  # the back of each deck's top card: a value, a value, a genre
        self.order = NONE[:MAX_PLAYERS]
        self.known = ZEROS[: CREATIVES + ORIGINALS]  # 1: all have seen which card this is
        self.dealt = NONE[: MAX_PLAYERS * 2]  # each player's first writer and artist, as far as others can tell
        self.automa = ZEROS[:AUTOMA_CARDS]  # 1: used

    def set_up(self) -> None:
        """A new game, up to its first question."""
        opening.prepare(self)
        flow.proceed(self)

    # --- Players ---

    def get(self, seat: i64, field: i64) -> i64:
        return self.table[seat * FIELDS + field]

    def put(self, seat: i64, field: i64, value: i64) -> None:
        self.table[seat * FIELDS + field] = value

    def add(self, seat: i64, field: i64, amount: i64) -> None:
        self.table[seat * FIELDS + field] += amount

    def money(self, seat: i64) -> i64:
        return self.table[seat * FIELDS + MONEY]

    def earn(self, seat: i64, amount: i64) -> None:
        """Money from the supply, or to it."""
        self.table[seat * FIELDS + MONEY] += amount
        self.supply[GENRES] -= amount

    def idea(self, seat: i64, genre: i64, amount: i64) -> None:
        """Ideas from the supply, or to it."""
        self.ideas[seat * GENRES + genre] += amount
        self.supply[genre] -= amount

    def hand_size(self, seat: i64) -> i64:
        """Count the cards in hand; hyped comics lie beside the mat and count only with an option (p.11, R19)."""
        count: i64 = 0
        card: i64 = 0
        for card in range(CREATIVES):
            if self.creative[card] == seat:
                count += 1
        for card in range(ORIGINALS):
            if self.comic[card] == seat or (self.options.hyped_in_hand and self.comic[card] == HYPED + seat):
                count += 1
        return count

    # --- Comics and creatives ---

    def worth(self, card: i64) -> i64:
        """The value of a creative, raised or not."""
        return self.box.value[card] + self.raised[card]

    def value(self, comic: i64) -> i64:
        """The value of a printed comic: that of its two creatives (p.10)."""
        return self.worth(self.writer[comic]) + self.worth(self.artist[comic])

    def specialised(self, comic: i64) -> i64:
        """How many of its creatives are of its genre."""
        genre: i64 = genre_of(comic)
        both: i64 = 1 if craft(self.writer[comic]) == genre else 0
        return both + 1 if craft(self.artist[comic]) == genre else both

    def owner(self, comic: i64) -> i64:
        """Whose printed comic it is, or NOBODY."""
        return self.comic[comic] - MAT if self.comic[comic] >= MAT else NOBODY

    def of_genre(self, seat: i64, genre: i64) -> i64:
        """How many comics of a genre a player has printed, rip-offs included."""
        count: i64 = 0
        at: i64 = 0
        for at in range(genre * 4, genre * 4 + 4):
            if self.comic[at] == MAT + seat:
                count += 1
            if self.comic[at + ORIGINALS] == MAT + seat:
                count += 1
        return count

    def best(self, seat: i64) -> i64:
        """The fans of a player's best comic; 0 without one on the chart."""
        most: i64 = 0
        comic: i64 = 0
        for comic in range(COMICS):
            if self.comic[comic] == MAT + seat and self.fans[comic] > most:
                most = self.fans[comic]
        return most

    def spaces(self) -> i64:
        """Action spaces of each action: the players and one (p.6); solo three, as with two."""
        return self.sides + 1

    def next_clock(self) -> i64:
        self.clock += 1
        return self.clock

    # --- Decks ---

    def deck_left(self, deck: i64) -> i64:
        """How many cards a deck has."""
        count: i64 = 0
        card: i64 = 0
        if deck == ORIGINAL:
            for card in range(ORIGINALS):
                if self.comic[card] == DECK:
                    count += 1
            return count
        for card in range(deck * WRITERS, deck * WRITERS + WRITERS):
            if self.creative[card] == DECK:
                count += 1
        return count

    # --- The contract ---

    def current_player(self) -> i64:
        return TERMINAL if self.question == Q_OVER else self.player

    def is_terminal(self) -> bool:
        return self.question == Q_OVER

    def offer(self, actions: list[i64]) -> None:
        actions.extend(flow.offer(self))

    def perform(self, action: i64) -> None:
        flow.perform(self, action)
        flow.proceed(self)

    def scores(self) -> list[i64]:
        result: list[i64] = []
        seat: i64 = 0
        for seat in range(self.num_players):
            result.append(scoring.score(self, seat))
        return result

    def returns(self) -> list[float]:
        """By placing, after the tie-break; solo the game is won or lost."""
        if self.solo:
            won: bool = scoring.score(self, 0) > scoring.score(self, AUTOMA)
            return [1.0] if won else [-1.0]
        ranks: list[i64] = []
        seat: i64 = 0
        for seat in range(self.num_players):
            ranks.append(scoring.rank(self, seat))
        return placing(ranks)

    def copy(self, chance: Chance) -> AgeOfComics:
        """The same position with other chance before it."""
        twin = AgeOfComics(self.num_players, chance, self.box, self.options)
        twin.solo = self.solo
        twin.sides = self.sides
        twin.round = self.round
        twin.clock = self.clock
        twin.stage = self.stage
        twin.question = self.question
        twin.player = self.player
        twin.turn = self.turn
        twin.step = self.step
        twin.left = self.left
        twin.collects = self.collects
        twin.walked = self.walked
        twin.fee = self.fee
        twin.gifts = self.gifts
        twin.boosts = self.boosts
        twin.cube = self.cube
        twin.lifting = self.lifting
        twin.picked = self.picked
        twin.writer_picked = self.writer_picked
        twin.swapped = self.swapped
        twin.coloured = self.coloured
        twin.boosted = self.boosted
        twin.challenges = self.challenges
        twin.creative = self.creative[:]
        twin.raised = self.raised[:]
        twin.grown = self.grown[:]
        twin.comic = self.comic[:]
        twin.fans = self.fans[:]
        twin.writer = self.writer[:]
        twin.artist = self.artist[:]
        twin.printed = self.printed[:]
        twin.mark = self.mark[:]
        twin.hype = self.hype[:]
        twin.table = self.table[:]
        twin.ideas = self.ideas[:]
        twin.special = self.special[:]
        twin.orders = self.orders[:]
        twin.done = self.done[:]
        twin.space = self.space[:]
        twin.pool = self.pool[:]
        twin.boxed = self.boxed[:]
        twin.shelf = self.shelf[:]
        twin.supply = self.supply[:]
        twin.taken = self.taken[:]
        twin.spots = self.spots[:]
        twin.calendar = self.calendar[:]
        twin.mastery = self.mastery[:]
        twin.top = self.top[:]
        twin.order = self.order[:]
        twin.known = self.known[:]
        twin.dealt = self.dealt[:]
        twin.automa = self.automa[:]
        return twin

    def resample(self, seat: i64, chance: Chance) -> State:
        check_seat(self, seat)
        return worlds.resample(self, seat, chance)

    def audit(self) -> None:
        """Orders, ideas, money, tickets and cards are conserved; what is printed has a team; hands keep to limits."""
        kind: i64 = 0
        seat: i64 = 0
        genre: i64 = 0
        at: i64 = 0
        for genre in range(GENRES):
            ideas: i64 = self.supply[genre] + self.shelf[genre]
            hidden: i64 = 0
            for at in range(SPACES):
                if self.space[at] == genre:
                    hidden += 1
            for seat in range(self.sides):
                ideas += self.ideas[seat * GENRES + genre]
                assert self.ideas[seat * GENRES + genre] >= 0, "an idea was spent that was not there"
            assert ideas == 0, "an idea was made or lost"
            for kind in range(genre * 4, genre * 4 + 4):
                hidden -= self.pool[kind]
                total: i64 = self.pool[kind] + self.boxed[kind]
                assert self.pool[kind] >= 0 and self.boxed[kind] >= 0, "an order was taken twice"
                for at in range(SPACES):
                    if self.space[at] == kind + GENRES:
                        total += 1
                for seat in range(self.sides):
                    total += self.orders[seat * KINDS + kind] + self.done[seat * KINDS + kind]
                assert total == self.box.tiles[2 * KINDS + kind], "an order was made or lost"
            assert hidden == 0, "a face-down order was made or lost"
        money: i64 = self.supply[GENRES]
        tickets: i64 = self.supply[GENRES + 1]
        for seat in range(self.sides):
            money += self.money(seat)
            tickets += self.get(seat, TICKETS)
            assert self.money(seat) >= 0 and self.get(seat, TICKETS) >= 0, "more was paid than there was"
            assert self.get(seat, IN_HAND) >= 0, "an editor was placed twice"
        assert money == 0, "money was made or lost"
        assert tickets == self.options.tickets, "a ticket was made or lost"
        self.audit_cards()
        self.audit_comics()

    def audit_cards(self) -> None:
        """Every card is in a place that there is, each deck shows a back that it has, hands and cubes keep to their
        limits, and what was dealt and not seen is in the hand."""
        card: i64 = 0
        seat: i64 = 0
        deck: i64 = 0
        backs: vec[i64] = ZEROS[:3]
        for card in range(CREATIVES + COMICS):
            where: i64 = self.creative[card] if card < CREATIVES else self.comic[card - CREATIVES]
            if card < CREATIVES + ORIGINALS:
                assert self.is_place(where, card >= CREATIVES), "a card is nowhere"
                deck = card // WRITERS
                if where == DECK and decks.back(self, card) == self.top[deck]:
                    backs[deck] += 1
            else:
                assert where == DECK or (where >= MAT and where < MAT + self.sides), "a rip-off is nowhere"
        if self.stage != S_SETUP and self.stage != S_CHALLENGE:
            for deck in range(3):
                assert (self.top[deck] == NOBODY) == (self.deck_left(deck) == 0), "a deck shows no back, or has none"
                assert self.top[deck] == NOBODY or backs[deck] > 0, "a deck shows a back that it has not"
        for seat in range(self.num_players):
            drawing: bool = seat == self.player and (self.stage == HIRE or self.stage == DEVELOP)
            assert self.hand_size(seat) <= HAND_LIMIT + (2 if drawing else 0), "a hand has too many cards"
            assert printing.cubes_placed(self, seat) <= CUBES, "a cube was made"
            for deck in range(2):
                card = self.dealt[seat * 2 + deck]
                if card >= 0 and card < SEEN:
                    assert self.creative[card] == seat and self.known[card] == 0, "a card dealt is not in the hand"

    def is_place(self, where: i64, original: bool) -> bool:
        """Whether a creative or an original can be there."""
        if where == DECK or where == ROW or where == DISCARDED:
            return True
        if where >= 0 and where < self.sides:
            return True
        if where >= HYPED and where < HYPED + self.num_players:
            return original
        return where >= MAT and where < MAT + self.sides

    def audit_comics(self) -> None:
        """Every printed comic has a writer and an artist on its owner's mat; nobody else is there."""
        comic: i64 = 0
        card: i64 = 0
        seat: i64 = 0
        printed: vec[i64] = ZEROS[:MAX_PLAYERS]
        teams: vec[i64] = ZEROS[:CREATIVES]
        for comic in range(COMICS):
            seat = self.owner(comic)
            assert self.fans[comic] >= 0, "a comic has less than no fans"
            if seat >= 0:
                printed[seat] += 1
                assert self.writer[comic] < WRITERS <= self.artist[comic], "a team is no writer and artist"
                assert self.creative[self.writer[comic]] == MAT + seat, "a writer is not on the mat"
                assert self.creative[self.artist[comic]] == MAT + seat, "an artist is not on the mat"
                teams[self.writer[comic]] = 1
                teams[self.artist[comic]] = 1
            else:
                assert self.fans[comic] == 0, "a comic has fans before it is printed"
        for card in range(CREATIVES):
            assert (teams[card] == 1) == (self.creative[card] >= MAT), "a creative on the mat has no comic"
            assert self.raised[card] >= 0 and self.worth(card) <= 3, "a creative's value is too high"
            assert self.raised[card] == 0 or teams[card] == 1, "a creative was raised in hand"
        for seat in range(self.sides):
            assert printed[seat] == self.get(seat, PRINTED), "a comic was printed or lost"
        at: i64 = 0
        for at in range(SPACES):
            assert EMPTY <= self.space[at] < GENRES + KINDS, "no such order"
        assert 0 <= self.challenges < 1 << CHALLENGES, "no such challenge"

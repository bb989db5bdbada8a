"""The pieces that change: decks, bands, the turn in hand. Each answers questions about itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.games.gold_record.cards import Cards
from ludotheque.games.gold_record.codes import (
    BATTLE_CARD,
    FLUKES,
    HAPPENINGS,
    MAX_PLAYERS,
    NOBODY,
    NONE,
    NOWHERE,
    OUTSIDE,
    RESOURCES,
    ROLES,
    SECTORS,
    SOURCES,
    SQUARES,
    STEPS,
)
from ludotheque.games.gold_record.grid import bit

if TYPE_CHECKING:
    # A table that never changes: it is replaced by a changed one, seldom enough that all copies can share it. The name
    # tells tools/copies.py. An alias by assignment would leave its type to inference, which type checkers do apart.
    from librt.vecs import vec as Fixed


def changed(table: Fixed[i64], at: i64, value: i64) -> Fixed[i64]:
    """Return a table that differs in one place."""
    twin = table[:]
    twin[at] = value
    return twin


# New pieces share these tables, and are filled by copy(): nothing is made twice for a copy.
NO_SQUARES: Final = vec[i64]([0] * SQUARES)
NO_FLUKES: Final = vec[i64]([0] * FLUKES)
NO_HAPPENINGS: Final = vec[i64]([0] * HAPPENINGS)
NO_MEMBERS: Final = vec[i64]([NOBODY] * ROLES)
NO_MOVES: Final = vec[i64]([0] * SOURCES)
NO_PATH: Final = vec[i64]()
NO_CARDS: Final = vec[i64]()
NO_HANDS: Final = vec[i64]([0] * MAX_PLAYERS)


@final
class Deck:
    """Cards by kind: those left to draw, and those discarded. They have no order; chance draws late."""

    def __init__(self, left: vec[i64], out: vec[i64]) -> None:
        self.left: vec[i64] = left
        self.out: vec[i64] = out

    def size(self) -> i64:
        """Return how many cards are left to draw."""
        count: i64 = 0
        for one in self.left:
            count += one
        return count

    def draw(self, chance: Chance) -> i64:
        """Draw a card, NONE from an empty deck."""
        size = self.size()
        if size == 0:
            return NONE
        kind = chance.pick(self.left, size)
        self.left[kind] -= 1
        return kind

    def shuffle(self) -> None:
        """Put the discards back into the deck."""
        for kind in range(i64(len(self.left))):
            self.left[kind] += self.out[kind]
            self.out[kind] = 0

    def copy(self) -> Deck:
        """Return an independent copy."""
        return Deck(self.left[:], self.out[:])


@final
class Band:
    """A player's band: leader and musicians, its part of the record, its places, and the player's cards.

    Of the FLUKE cards, ``hand`` is secret but for those in ``known``, which a battle has shown (R38). ``fresh`` is how
    many cards of the hand may have battle points: all that had any were shown in the last battle. ``shown`` are those
    played and kept for the year's end.
    """

    def __init__(self, cards: Cards) -> None:
        self.cards: Cards = cards
        self.leader: i64 = NOBODY
        self.members: Fixed[i64] = NO_MEMBERS
        self.sectors: i64 = 0
        self.place: i64 = OUTSIDE
        self.at: i64 = NOWHERE
        self.squares: vec[i64] = NO_SQUARES
        self.hand: vec[i64] = NO_FLUKES
        self.known: Fixed[i64] = NO_FLUKES
        self.fresh: i64 = 0
        self.shown: Fixed[i64] = NO_FLUKES
        # Places won and lost, by what moved the band.
        self.moves: Fixed[i64] = NO_MOVES

    def move(self, to: i64, places: i64, source: i64) -> None:
        """Go to a place of the ranking, so many places up or down, and note what moved the band."""
        self.place = to
        self.moves = changed(self.moves, source, self.moves[source] + places)

    # --- Musicians ---

    def fill(self, role: i64, musician: i64) -> None:
        """Have a musician, or NOBODY, play an instrument."""
        self.members = changed(self.members, role, musician)

    def is_full(self) -> bool:
        """Return whether all four instruments are there: the leader and three others."""
        for role in range(ROLES):
            if self.members[role] == NOBODY and role != self.leader:
                return False
        return True

    def has_professional(self) -> bool:
        """Return whether a professional plays in the band."""
        return self.has_level(professional=True)

    def has_level(self, *, professional: bool) -> bool:
        """Return whether a professional, or else an amateur, plays in the band."""
        for one in self.members:
            if one != NOBODY and self.cards.musicians[one].professional == professional:
                return True
        return False

    def has_van(self) -> bool:
        """Return whether a musician, or the leader, has the icon of the VAN."""
        for one in self.members:
            if one != NOBODY and self.cards.musicians[one].van:
                return True
        return self.leader != NOBODY and self.cards.leaders[self.leader].van

    def plays(self, musician: i64) -> bool:
        """Return whether a musician is in the band."""
        return self.members[self.cards.musicians[musician].role] == musician

    def size(self) -> i64:
        """Return how many musicians have been hired."""
        count: i64 = 0
        for one in self.members:
            if one != NOBODY:
                count += 1
        return count

    def may_drive(self) -> bool:
        """Return whether the band is entitled to the VAN."""
        return self.is_full() and self.has_van()

    def may_fly(self) -> bool:
        """Return whether the band is entitled to the PLANE."""
        return self.is_full() and self.has_professional()

    # --- The record ---

    def has_sector(self, sector: i64) -> bool:
        """Return whether a sector is gold."""
        return self.sectors & bit(sector) != 0

    def has_ring(self, ring: i64) -> bool:
        """Return whether all sectors of a ring are gold."""
        for sector in range(SECTORS):
            if self.cards.sectors[sector].ring == ring and not self.has_sector(sector):
                return False
        return True

    # --- Square cards ---

    def resources(self) -> i64:
        """Return how many resource cards the player has."""
        count: i64 = 0
        for kind in range(RESOURCES):
            count += self.squares[kind]
        return count

    def has_squares(self) -> bool:
        """Return whether the player has any square card."""
        for count in self.squares:
            if count > 0:
                return True
        return False

    def square_ranking(self) -> i64:
        """Return the ranking points on square cards."""
        points: i64 = 0
        for kind in range(RESOURCES, BATTLE_CARD):
            points += self.squares[kind] * self.cards.squares[kind].ranking
        return points

    # --- FLUKE cards ---

    def hand_size(self) -> i64:
        """Return how many FLUKE cards are in the hand."""
        count: i64 = 0
        for one in self.hand:
            count += one
        return count

    def unknown(self) -> i64:
        """Return how many cards of the hand no opponent knows."""
        count: i64 = 0
        for card in range(FLUKES):
            count += self.hand[card] - self.known[card]
        return count

    def leave_hand(self, card: i64) -> None:
        """Take a card out of the hand openly: a known one first.

        One with battle points came there since the last battle; and no more than all unknown cards can have come since.
        """
        self.hand[card] -= 1
        if self.known[card] > 0:
            self.known = changed(self.known, card, self.known[card] - 1)
        elif self.cards.flukes[card].battle > 0:
            self.fresh -= 1
        unknown = self.unknown()
        if self.fresh > unknown:
            self.fresh = unknown

    def show(self, card: i64) -> None:
        """Keep a card that was played in sight."""
        self.shown = changed(self.shown, card, self.shown[card] + 1)

    def fluke_ranking(self) -> i64:
        """Return the ranking points on FLUKE cards that were played."""
        points: i64 = 0
        for card in range(FLUKES):
            if self.shown[card] > 0:
                points += self.shown[card] * self.cards.flukes[card].ranking
        return points

    def green_flukes(self) -> i64:
        """Return how many cards of the hand have battle points."""
        count: i64 = 0
        for card in range(FLUKES):
            if self.cards.flukes[card].battle > 0:
                count += self.hand[card]
        return count

    # --- Points on musicians, and for battles ---

    def ranking(self) -> i64:
        """Return the ranking points on the cards of musicians and leader."""
        points: i64 = 0
        for one in self.members:
            if one != NOBODY:
                points += self.cards.musicians[one].ranking
        if self.leader != NOBODY:
            points += self.cards.leaders[self.leader].ranking
        return points

    def battle(self) -> i64:
        """Return the battle points on the cards of musicians and leader, and on square cards."""
        points: i64 = 0
        for one in self.members:
            if one != NOBODY:
                points += self.cards.musicians[one].battle
        if self.leader != NOBODY:
            points += self.cards.leaders[self.leader].battle
        for kind in range(RESOURCES, BATTLE_CARD):
            points += self.squares[kind] * self.cards.squares[kind].battle
        return points

    def hand_battle(self) -> i64:
        """Return the battle points on FLUKE cards in the hand."""
        points: i64 = 0
        for card in range(FLUKES):
            if self.hand[card] > 0:
                points += self.hand[card] * self.cards.flukes[card].battle
        return points

    def copy(self) -> Band:
        """Return an independent copy."""
        twin = Band(self.cards)
        # The fields, by tools/copies.py.
        twin.leader = self.leader
        twin.members = self.members
        twin.sectors = self.sectors
        twin.place = self.place
        twin.at = self.at
        twin.squares = self.squares[:]
        twin.hand = self.hand[:]
        twin.known = self.known
        twin.fresh = self.fresh
        twin.shown = self.shown
        twin.moves = self.moves
        # End of the fields.
        return twin


@final
class Held:
    """Facts that everyone knows of the FLUKE cards that hands have held since a year's end. They never change.

    The cards that everyone had seen went back into the deck then, so none of them is a card held since. Of these there
    are at most ``kinds`` of each kind, and at least ``hands`` in each hand, not counting known cards.
    """

    def __init__(self, kinds: Fixed[i64], hands: Fixed[i64]) -> None:
        self.kinds: Fixed[i64] = kinds
        self.hands: Fixed[i64] = hands

    def cards(self) -> i64:
        """Return how many cards are held since then, at least."""
        count: i64 = 0
        for one in self.hands:
            count += one
        return count


@final
class Turn:
    """The current turn.

    It has where the turn began, the spaces walked since and how many there may be, the battles still to be fought, and
    whether the MANAGER's resource has been spent. ``taken`` has the card of each step, NONE from an empty space, during
    a walk that may have to give them back (R10); otherwise it is empty.
    """

    def __init__(self) -> None:
        self.start: i64 = NOWHERE
        self.path: vec[i64] = NO_PATH
        self.taken: Fixed[i64] = NO_CARDS
        self.limit: i64 = STEPS
        self.due: i64 = 0
        self.wild_used: bool = False

    def begin(self, start: i64) -> None:
        """Begin a turn on a space."""
        self.start = start
        self.path = NO_PATH
        self.taken = NO_CARDS
        self.limit = STEPS
        self.due = 0
        self.wild_used = False

    def note(self, kind: i64) -> None:
        """Remember the card of a step, or that there was NONE."""
        self.taken = append(self.taken[:], kind)

    def steps(self) -> i64:
        """Return how many steps have been taken."""
        return i64(len(self.path))

    def copy(self) -> Turn:
        """Return an independent copy."""
        twin = Turn()
        # The fields, by tools/copies.py.
        twin.start = self.start
        twin.path = self.path[:]
        twin.taken = self.taken
        twin.limit = self.limit
        twin.due = self.due
        twin.wild_used = self.wild_used
        # End of the fields.
        return twin

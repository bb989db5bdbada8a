"""The pieces that lie on the table and change: heroes with their items, a fight and its fighters, the event row.

Pieces know nothing of each other's rules: they answer questions about themselves.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.kick_ass.codes import (
    BOTH_HANDS,
    FAINT_SPACE,
    FIRST_HARDSHIP,
    NOBODY,
    ONE_HAND,
    SECOND_HARDSHIP,
    WAITING,
)

# Blanks are shared until someone gets something: a table that every copy makes again would be paid for each time.
NO_CARDS: Final = vec[i64]([-1, -1, -1, -1, -1, -1])
NOT_USED: Final = vec[i64]([0, 0, 0, 0, 0, 0])
NO_HARDSHIPS: Final = vec[i64]([-1, -1])
NOT_KNOWN: Final = vec[i64]([0, 0])
NO_DICE: Final = vec[i64]([0, 0, 0, 0, 0, 0])
NO_REROLLS: Final = vec[i64]([0, 0, 0])
NO_TOKENS: Final = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0])
NOTHING_CARRIED: Final = vec[i64]([0, 0, 0, 0])


class Die:
    """The faces that dice can show, red and blue. A hit on a red die is a shield on a blue one."""

    RED_BLANK: Final[i64] = 0
    RED_HIT: Final[i64] = 1
    RED_BOLT: Final[i64] = 2
    BLUE_BLANK: Final[i64] = 3
    BLUE_SHIELD: Final[i64] = 4
    BLUE_BOLT: Final[i64] = 5
    FACES: Final[i64] = 6


def is_red(die: i64) -> bool:
    """Return whether a face is one of the red dice."""
    return die <= Die.RED_BOLT


class Reroll:
    """The dice that a reroll is for."""

    RED: Final[i64] = 0
    BLUE: Final[i64] = 1
    ANY: Final[i64] = 2


@final
class Item:
    """An item of a hero: in its place (worn) or in the backpack.

    One that is ``fresh`` was not put away yet: it can be put in its place even by a hero whose backpack is lost.
    """

    def __init__(self, design: i64) -> None:
        self.design: i64 = design
        self.worn: bool = False
        self.exhausted: bool = False
        self.arranged: bool = False
        self.fresh: bool = False

    def waits(self) -> bool:
        """Return whether it could still be put in its place in this segment."""
        return not self.worn and not self.arranged

    def copy(self) -> Item:
        """Return an independent copy."""
        twin = Item(self.design)
        # The fields, by tools/copies.py.
        twin.worn = self.worn
        twin.exhausted = self.exhausted
        twin.arranged = self.arranged
        twin.fresh = self.fresh
        # End of the fields.
        return twin


@final
class Hero:
    """One hero: its dashboard, its cards and items, and what is still unspent of its card of this segment."""

    def __init__(self) -> None:
        self.identity: i64 = NOBODY
        self.at: i64 = 0
        self.happiness: i64 = 0
        self.strength: i64 = 0
        self.media: i64 = 0
        self.life: i64 = 0
        self.dollars: i64 = 0
        self.out: bool = False
        self.famous: bool = False
        self.hardships: vec[i64] = NO_HARDSHIPS
        self.known: vec[i64] = NOT_KNOWN
        # Its cards, and the segment in which each was used, or 0.
        self.hand: vec[i64] = NO_CARDS
        self.used: vec[i64] = NOT_USED
        self.items: vec[Item] = vec[Item]([])
        # The card of this segment: what is still unspent of it.
        self.card: i64 = NOBODY
        self.face_down: bool = False
        self.begun: bool = False
        self.steps: i64 = 0
        self.timers: i64 = 0
        self.fights: i64 = 0
        self.gains: i64 = 0
        self.discounted: bool = False
        self.status: i64 = WAITING

    def sit_down(self, identity: i64) -> None:
        """Become someone, with tables of its own."""
        self.identity = identity
        self.hardships = NO_HARDSHIPS[:]
        self.known = NOT_KNOWN[:]
        self.hand = NO_CARDS[:]
        self.used = NOT_USED[:]

    def is_up(self, which: i64) -> bool:
        """Return whether happiness is so low that its first (0) or second (1) hardship works."""
        return self.happiness <= (FIRST_HARDSHIP if which == 0 else SECOND_HARDSHIP)

    def has_dropped(self) -> bool:
        """Return whether it is on the Faint space."""
        return self.life == FAINT_SPACE

    def sink(self, points: i64) -> None:
        """Lower life, down to the Faint space; further points do no harm (Q22)."""
        left = self.life - points
        self.life = FAINT_SPACE if left < FAINT_SPACE else left

    def stop(self) -> None:
        """Lose what is unspent of the card."""
        self.timers = 0
        self.fights = 0
        self.gains = 0

    def hand_size(self) -> i64:
        """Return how many cards it has, used ones included."""
        count: i64 = 0
        for card in self.hand:
            if card >= 0:
                count += 1
        return count

    def add_card(self, card: i64) -> None:
        """Take a card to the hand."""
        slot: i64 = 0
        while self.hand[slot] >= 0:
            slot += 1
        self.hand[slot] = card
        self.used[slot] = 0

    def hands_full(self, kinds: vec[i64]) -> i64:
        """Return how many hands hold something; ``kinds`` says in which slot each design of an item goes."""
        full: i64 = 0
        for item in self.items:
            if item.worn:
                kind = kinds[item.design]
                full += 1 if kind == ONE_HAND else 2 if kind == BOTH_HANDS else 0
        return full

    def copy(self) -> Hero:
        """Return an independent copy."""
        twin = Hero()
        # The fields, by tools/copies.py.
        twin.identity = self.identity
        twin.at = self.at
        twin.happiness = self.happiness
        twin.strength = self.strength
        twin.media = self.media
        twin.life = self.life
        twin.dollars = self.dollars
        twin.out = self.out
        twin.famous = self.famous
        twin.hardships = self.hardships[:]
        twin.known = self.known[:]
        twin.hand = self.hand[:]
        twin.used = self.used[:]
        twin.items = vec[Item]([one.copy() for one in self.items])
        twin.card = self.card
        twin.face_down = self.face_down
        twin.begun = self.begun
        twin.steps = self.steps
        twin.timers = self.timers
        twin.fights = self.fights
        twin.gains = self.gains
        twin.discounted = self.discounted
        twin.status = self.status
        # End of the fields.
        return twin


@final
class Fighter:
    """A hero's part in the fight: what its dice show, what it may reroll, and what exhausted items have added."""

    def __init__(self) -> None:
        self.joined: bool = False
        self.dice: vec[i64] = NO_DICE
        self.rerolls: vec[i64] = NO_REROLLS
        self.more_red: i64 = 0
        self.more_blue: i64 = 0
        self.more_hits: i64 = 0
        self.more_shields: i64 = 0

    def clear(self) -> None:
        """Take no part, with no dice on the table."""
        self.joined = False
        self.dice = NO_DICE[:]
        self.more_red = 0
        self.more_blue = 0
        self.more_hits = 0
        self.more_shields = 0

    def hits(self) -> i64:
        """Return what the dice and exhausted items hit; lightning counts as well (p.18)."""
        return self.dice[Die.RED_HIT] + self.dice[Die.RED_BOLT] + self.more_hits

    def shields(self) -> i64:
        """Return what the dice and exhausted items keep off."""
        return self.dice[Die.BLUE_SHIELD] + self.dice[Die.BLUE_BOLT] + self.more_shields

    def copy(self) -> Fighter:
        """Return an independent copy."""
        twin = Fighter()
        # The fields, by tools/copies.py.
        twin.joined = self.joined
        twin.dice = self.dice[:]
        twin.rerolls = self.rerolls[:]
        twin.more_red = self.more_red
        twin.more_blue = self.more_blue
        twin.more_hits = self.more_hits
        twin.more_shields = self.more_shields
        # End of the fields.
        return twin


@final
class Fight:
    """The fight of the moment, or the last one: where, who, and what is still to be shared out."""

    def __init__(self, seats: i64) -> None:
        self.at: i64 = NOBODY
        self.fighters: vec[Fighter] = vec[Fighter]([Fighter() for _ in range(seats)])
        self.damage: i64 = 0
        self.hits: i64 = 0
        self.slain: bool = False
        """True if an enemy has died in it."""
        self.aside: bool = False
        """True if the boss took no part when it began, so that no hit of it is for him (p.27)."""
        self.pierced: i64 = 0
        """Kinds of enemies, a bit for each, whose armor the hits have used up."""

    def count(self) -> i64:
        """Return how many heroes fight."""
        count: i64 = 0
        for fighter in self.fighters:
            if fighter.joined:
                count += 1
        return count

    def is_pierced(self, enemy: i64) -> bool:
        """Return whether the hits have used up the armor of that kind of enemy."""
        return self.pierced & (1 << enemy) != 0

    def pierce(self, enemy: i64) -> None:
        """Note that the hits have used up the armor of that kind of enemy."""
        self.pierced |= 1 << enemy

    def copy(self) -> Fight:
        """Return an independent copy."""
        twin = Fight(0)
        # The fields, by tools/copies.py.
        twin.at = self.at
        twin.fighters = vec[Fighter]([one.copy() for one in self.fighters])
        twin.damage = self.damage
        twin.hits = self.hits
        twin.slain = self.slain
        twin.aside = self.aside
        twin.pierced = self.pierced
        # End of the fields.
        return twin


@final
class EventSpace:
    """A space of the row: its event, how much is left of it, a number for each district, and what each hero carries."""

    def __init__(self, event: i64) -> None:
        self.event: i64 = event
        self.left: i64 = 0
        self.at: vec[i64] = NO_TOKENS
        self.carried: vec[i64] = NOTHING_CARRIED

    def is_empty(self) -> bool:
        """Return whether no event lies there."""
        return self.event < 0

    def is_complete(self) -> bool:
        """Return whether its event has nothing left to do."""
        return self.event >= 0 and self.left == 0

    def copy(self) -> EventSpace:
        """Return an independent copy."""
        twin = EventSpace(self.event)
        # The fields, by tools/copies.py.
        twin.left = self.left
        twin.at = self.at[:]
        twin.carried = self.carried[:]
        # End of the fields.
        return twin

"""The state of Kick-Ass: what lies on the table, and the stack of what is being done. No rules but the contract.

A frame of the stack is something to be done or asked; the innermost lies on top. Those that ask (:class:`Question`) are
answered by an action, the others (:class:`Task`) run by themselves. At the bottom lies the round. A boss
(:class:`Villain`) and the rest of the rules (:class:`Rulebook`) are known here only by what can be asked of them.
"""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from ludotheque.core.actions import Verb
from ludotheque.core.chance import Chance
from ludotheque.core.errors import BadPosition, BadSeat
from ludotheque.core.events import Event
from ludotheque.core.reading import need
from ludotheque.core.state import NO_CLAIM, TERMINAL, State, check_seat
from ludotheque.games.kick_ass import verbs
from ludotheque.games.kick_ass.cards import DECK_CARDS, HARDSHIPS, SHOP_ITEMS, Cards
from ludotheque.games.kick_ass.codes import (
    DISPLAY,
    DISTRICTS,
    DOCKS_HIT,
    DOCKS_SHIELD,
    EVENTS_IN_DECK,
    EVENTS_TO_PLOT,
    HARDSHIPS_EACH,
    NO_ARENA,
    NOBODY,
    PLACES,
    PLAYING,
    SET_UP,
    SHOP_OFFER,
    WON,
)
from ludotheque.games.kick_ass.names import STANDINGS
from ludotheque.games.kick_ass.options import KickAssOptions
from ludotheque.games.kick_ass.pieces import EventSpace, Fight, Hero

# Blank tables to copy from.
ZEROS: Final = vec[i64]([0] * 40)
NONES: Final = vec[i64]([-1] * 40)
NO_SIGNS: Final = vec[float]([])
NO_COMBAT: Final = vec[i64]([NOBODY, NOBODY, NOBODY])
NO_EVENTS: Final = vec[i64]([NOBODY, NOBODY, NOBODY, NOBODY])
DAMAGE_COUNTS: Final = 0.1
"""The value that a boss at the end of his life adds to a defeat."""


class Frame:
    """A thing being done, and its owner. A frame never changes, so that all copies of a state share it."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat

    def run(self, state: KickAss) -> bool:
        """Go on, as the top of the stack, and return whether someone has to be asked."""
        raise NotImplementedError

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        """Add the answers, ascending; none if it asks nothing, or has become pointless."""

    def answer(self, state: KickAss, action: i64) -> None:
        """Perform one of the answers that were offered."""
        raise NotImplementedError

    def is_of_arena(self) -> bool:
        """Return whether it can be on the stack in the Hideaway or in Times Square."""
        return False

    def is_for_all_at_once(self) -> bool:
        """Return whether the heroes are asked this at the same time, one frame for each on the stack."""
        return False

    def claim(self, state: KickAss, seat: i64) -> i64:
        """Return the answer by which a hero goes on who has something to do, or NO_CLAIM."""
        return NO_CLAIM

    def flaw(self, state: KickAss) -> str:
        """Say why it cannot be on the stack of a position that was loaded; nothing if it can."""
        return ""


class Task(Frame):
    """Something that asks nothing: it leaves the stack and happens."""

    def run(self, state: KickAss) -> bool:
        state.drop()
        self.happen(state)
        return False

    def happen(self, state: KickAss) -> None:
        """Do it."""
        raise NotImplementedError


class Question(Frame):
    """Something that ``seat`` is asked, until an answer takes it from the stack or nothing is left to be offered."""

    def run(self, state: KickAss) -> bool:
        offered: list[i64] = []
        self.offer(state, offered)
        if not offered:
            state.drop()
        elif len(offered) == 1 and self.goes_without_saying(offered[0]):
            self.answer(state, offered[0])
        else:
            state.offered = offered
            return True
        return False

    def goes_without_saying(self, only: i64) -> bool:
        """Return whether no one need be asked when there is only this answer: to end, if not said otherwise."""
        return only == verbs.PASS.first or only == verbs.READY.first or only == verbs.DONE.first


class Objective:
    """One kind of objective of an event."""

    def check(self, state: KickAss, space: EventSpace, first: EventSpace) -> None:
        """Raise BadPosition if a loaded event, that was set up like the first, cannot have what it has."""
        for district in range(DISTRICTS):
            need(space.at[district] == first.at[district], "at", "nothing lies there")

    def is_carried(self) -> bool:
        """Return whether heroes carry something for it, of which each has a number."""
        return False

    def can_work(self, state: KickAss, seat: i64, number: i64) -> bool:
        """Return whether a timer action of a hero where it stands would do something for the event of a space."""
        return False

    def work(self, state: KickAss, seat: i64, number: i64) -> None:
        """Use one timer action for it."""
        raise NotImplementedError

    def can_bribe(self, state: KickAss, seat: i64, number: i64) -> bool:
        """Return whether a hero can pay a bribe for it where it stands."""
        return False

    def bribe(self, state: KickAss, seat: i64, number: i64) -> None:
        """Pay the bribe."""
        raise NotImplementedError

    def count_kill(self, space: EventSpace, district: i64) -> None:
        """Count a minion or super that died there."""

    def count_clean_up(self, space: EventSpace, district: i64) -> None:
        """Count a clean-up of a district."""

    def take_back(self, state: KickAss, seat: i64, space: EventSpace) -> i64:
        """Take back what a hero who faints carries, and return how much that is."""
        return 0


class NotHis(Objective):
    """An objective that only another boss knows: no event on the row asks for it."""

    def check(self, state: KickAss, space: EventSpace, first: EventSpace) -> None:
        raise BadPosition("field 'row': the tokens of an event weaken another boss")


NOT_HIS: Final = NotHis()


class Gang:
    """The people of a boss. As it stands here he has none."""

    def __init__(self) -> None:
        self.members: i64 = 0
        self.track: i64 = 0
        """The space of the tracker of their strength, if they have one."""

    def fight(self) -> bool:
        """Return whether they take part in a fight where their boss is."""
        return self.members > 0

    def value(self, state: KickAss) -> i64:
        """Return power and life of one of them; as an option of the whole Skull Gang (Q45)."""
        return 1

    def is_one_body(self, state: KickAss) -> bool:
        """Return whether they have their power and life all together, so that they fall as one (an option, Q45)."""
        return False

    def minions(self) -> i64:
        """Return how many of them are minions, whom effects reach."""
        return 0

    def spaces(self, state: KickAss, district: i64) -> i64:
        """Return the spaces that they take in the district where they are."""
        return 0

    def copy(self) -> Gang:
        """Return an independent copy. All positions share a gang of none; any other has a copy of its own."""
        if type(self) is not Gang:
            raise NotImplementedError
        return self


NO_GANG: Final = Gang()


class Arena:
    """A place where the heroes meet a boss for good. As it stands here there is none: he is fought in the city."""

    def __init__(self) -> None:
        self.stage: i64 = 0
        """The location or the wave, from 1; 0 before the first."""
        self.fights: i64 = 0
        """Those that have begun in this location, of so many that it may take."""
        self.deck: i64 = 0
        """A bit for each combat card that is left."""
        self.cards: vec[i64] = NO_COMBAT
        """The combat cards that lie there."""

    def kind(self) -> i64:
        """Return which arena it is: the Hideaway, Times Square, or none."""
        return NO_ARENA

    def defeat(self) -> i64:
        """Return how the game stands when no hero is left there."""
        raise NotImplementedError

    def enter(self, state: KickAss) -> None:
        """Receive the heroes."""
        raise NotImplementedError

    def go_on(self, state: KickAss) -> None:
        """Go on between two fights."""
        raise NotImplementedError

    def card(self) -> i64:
        """Return the combat card that works now, or NOBODY."""
        return NOBODY

    def life_of(self, figure: i64) -> i64:
        """Return the life of a figure that fights here beside the boss; 0 for one who does not."""
        return 0

    def wound(self, figure: i64) -> None:
        """Take a point of life from it."""
        raise NotImplementedError

    def draw(self, chance: Chance) -> i64:
        """Draw a combat card."""
        drawn = draw_bit(chance, self.deck)
        self.deck &= ~(1 << drawn)
        return drawn

    def copy(self) -> Arena:
        """Return an independent copy. All positions share a place that is none; any other has a copy of its own."""
        if type(self) is not Arena:
            raise NotImplementedError
        return self


NOWHERE: Final = Arena()


class Villain:
    """A boss: the moments at which he acts, where he changes the rules, and the pieces that he alone brings.

    As it stands here he changes nothing. His people (:class:`Gang`), the place where he is met (:class:`Arena`) and
    what his events ask for (:class:`Objective`) are objects of their own.
    """

    def __init__(self, id: str, figure: i64) -> None:
        self.id: str = id
        """The id of his Final Plot; nothing while no one knows who he is."""
        self.figure: i64 = figure
        """His place among the figures with trackers; NOBODY for one without."""
        self.gang: Gang = NO_GANG
        self.arena: Arena = NOWHERE
        self.objective: Objective = NOT_HIS
        """The objective of the events whose kind only he knows."""
        self.under: vec[i64] = NO_EVENTS
        """The events under his deck, in their order."""

    def copy(self) -> Villain:
        """Return an independent copy. All positions share the one whom no one knows; others have their own."""
        if type(self) is not Villain:
            raise NotImplementedError
        return self

    # --- Moments ---

    def set_up(self, state: KickAss) -> None:
        """Come into play, when the Final Plot is turned up."""

    def on_complete(self, state: KickAss) -> None:
        """Suffer what a completed boss event does to him."""

    def on_mature(self, state: KickAss, event: i64) -> None:
        """Gain what a matured event gives him."""

    def on_spawn(self, state: KickAss) -> None:
        """Do what he does when the minions of a spawn card have arrived."""

    def on_activation(self, state: KickAss, seat: i64) -> None:
        """Do what he does when a hero has done with its card."""

    def on_fight(self, state: KickAss) -> None:
        """Do what he does after a fight, of which what is left lies there still."""

    def on_sleep(self, state: KickAss) -> None:
        """Do what he does at night, before all else."""

    def on_kill(self, state: KickAss, district: i64, seat: i64) -> None:
        """Note that a minion or super died there."""

    def on_effect(self, state: KickAss, code: i64, amount: i64) -> None:
        """Follow an effect that only his own events have."""

    # --- His plot ---

    def keeps_events(self) -> bool:
        """Return whether his matured events go under his deck, so that none is ever lost (p.30; Q48)."""
        return False

    def needs_events(self, state: KickAss) -> bool:
        """Return whether another completed event of his brings the team nearer to him."""
        return True

    def is_found(self, state: KickAss) -> bool:
        """Return whether the way to him is open, so that no more of his events come."""
        return False

    def hides(self, district: i64) -> bool:
        """Return whether a facedown token in a district may say that he is there (p.26)."""
        return False

    def blocks(self, state: KickAss, district: i64) -> bool:
        """Return whether he blocks the timer effect of a district."""
        return False

    # --- In a fight ---

    def fights(self, state: KickAss) -> bool:
        """Return whether he takes part in a fight where he is."""
        return state.boss_at >= 0

    def can_be_hit(self, state: KickAss, district: i64) -> bool:
        """Return whether hits in a district where he is can go to him."""
        return self.fights(state)

    def stands_aside(self, state: KickAss) -> bool:
        """Return whether he takes no part in a whole fight that begins now (p.27; R13)."""
        return False

    def spoils_shields(self, state: KickAss) -> bool:
        """Return whether shields are rolled again against him."""
        return False

    # --- What others tell of him ---

    def check(self, state: KickAss) -> None:
        """Raise BadPosition where play against him could not go on from a position that was loaded."""

    def lie_open(self, cards: Cards, boss: dict[str, Any]) -> i64:
        """Change the view of him as :meth:`set_up` does, for the public ledger; return where he is then, or NOBODY."""
        return NOBODY

    def progress(self, state: KickAss) -> float:
        """Return how near a team that has lost came to foiling his plot (R2): by the damage that he has taken."""
        if self.figure < 0 or state.boss_at < 0:
            return 0.0
        return DAMAGE_COUNTS * (1.0 - float(state.boss_life) / float(state.cards.boss_life[self.figure]))

    def signs(self, state: KickAss) -> vec[float]:
        """Return up to three numbers of about one that say how his plot stands, for the bots' estimates."""
        return NO_SIGNS


class Rulebook:
    """The part of the upper chapters that the state and the lower chapters need."""

    def round(self) -> Frame:
        """Return what is done when nothing else is."""
        raise NotImplementedError

    def villain(self, boss: i64) -> Villain:
        """Return a boss by his number, with his pieces as they are at first; one who changes nothing for NOBODY."""
        raise NotImplementedError

    def drop(self, state: KickAss, seat: i64) -> None:
        """Make a hero on the Faint space roll the black die."""
        raise NotImplementedError

    def complete_events(self, state: KickAss) -> None:
        """Complete events of the row, when the questions on top are answered."""
        raise NotImplementedError

    def clean_up(self, state: KickAss, seat: i64, district: i64) -> None:
        """Give the clean-up bonus of a district."""
        raise NotImplementedError

    def audit(self, state: KickAss) -> None:
        """Raise AssertionError if something is wrong."""
        raise NotImplementedError


def draw_bit(chance: Chance, mask: i64) -> i64:
    """Draw one of the bits that are set."""
    count: i64 = 0
    rest = mask
    while rest != 0:
        rest &= rest - 1
        count += 1
    nth = chance.below(count)
    at: i64 = 0
    while True:
        if mask & (1 << at) != 0:
            if nth == 0:
                return at
            nth -= 1
        at += 1


def offer_bits(verb: Verb, bits: i64, actions: list[i64]) -> None:
    """Offer an action for each bit that is set: for things without an order, and for two alike once."""
    which: i64 = 0
    while bits >> which != 0:
        if bits >> which & 1 != 0:
            actions.append(verb.of(which))
        which += 1


@final
class KickAss(State):
    """One position. Tables of districts are by number; see codes.py.

    To play, call ``legal``, ``apply``, ``view``, ``tensor``, ``clone`` and ``to_json``; the rest is the rules, step by
    step.
    """

    def __init__(
        self,
        num_players: i64,
        chance: Chance,
        book: Rulebook,
        cards: Cards,
        options: KickAssOptions,
        events: list[Event] | None = None,
    ) -> None:
        super().__init__(num_players, chance)
        self.events = events
        self.book: Rulebook = book
        self.cards: Cards = cards
        self.options: KickAssOptions = options
        self.round: i64 = 1
        self.step: i64 = SET_UP
        self.segment: i64 = 0
        self.standing: i64 = PLAYING
        self.heroes: vec[Hero] = vec[Hero]([Hero() for _ in range(num_players)])
        # Decks and displays: copies left of each design, bits of those left.
        self.display: vec[i64] = NONES[:DISPLAY]
        self.deck: vec[i64] = ZEROS[:DECK_CARDS]
        self.shop: vec[i64] = NONES[:SHOP_OFFER]
        self.stock: vec[i64] = ZEROS[:SHOP_ITEMS]
        self.thrown: vec[i64] = ZEROS[:SHOP_ITEMS]
        self.laid_out: vec[i64] = NONES[:4]
        self.spawn_deck: i64 = 0
        self.spawn_card: i64 = NOBODY
        self.base_deck: i64 = 0
        self.base_left: i64 = EVENTS_IN_DECK
        # The city.
        self.minions: vec[i64] = ZEROS[:PLACES]
        self.supers: vec[i64] = ZEROS[:PLACES]
        self.tokens: vec[i64] = ZEROS[:DISTRICTS]
        self.incoming: i64 = 0
        self.docks_side: i64 = 0
        self.docks_at: i64 = 0
        self.shop_track: i64 = 0
        self.row: vec[EventSpace] = vec[EventSpace]([EventSpace(NOBODY), EventSpace(NOBODY), EventSpace(NOBODY)])
        self.completed: i64 = 0
        self.matured: i64 = 0
        # The boss; his number is -1 while no one knows who it will be.
        self.boss: i64 = NOBODY
        self.villain: Villain = book.villain(NOBODY)
        self.plot: i64 = 0
        self.boss_deck: i64 = 0
        self.boss_done: i64 = 0
        self.boss_at: i64 = NOBODY
        self.boss_power: i64 = 0
        self.boss_armor: i64 = 0
        self.boss_life: i64 = 0
        # Where all heroes are from then on, in the Hideaway or in Times Square.
        self.arena: i64 = NO_ARENA
        self.fight: Fight = Fight(num_players)
        # The actions and fights under way.
        self.stack: vec[Frame] = vec[Frame]([book.round()])
        # Counted for the lab.
        self.killed: i64 = 0
        self.faints: i64 = 0

    # --- The team ---

    def captain(self) -> i64:
        """Return who decides for the team: another seat each round, as long as its hero is in play (R1)."""
        seat: i64 = (self.round - 1) % self.num_players
        while self.heroes[seat].out and self.alive() > 0:
            seat = (seat + 1) % self.num_players
        return seat

    def alive(self) -> i64:
        """Return how many heroes are still in play."""
        count: i64 = 0
        for hero in self.heroes:
            if not hero.out:
                count += 1
        return count

    def all_picked(self) -> bool:
        """Return whether every seat has its hero."""
        return self.heroes[self.num_players - 1].identity >= 0

    def is_dealt(self) -> bool:
        """Return whether the heroes have their hardships."""
        return self.heroes[0].hardships[0] >= 0

    def meet(self, boss: i64) -> None:
        """Play against this boss; NOBODY while he is not known."""
        self.boss = boss
        self.villain = self.book.villain(boss)

    def finish(self, standing: i64) -> None:
        """End the game."""
        if self.standing == PLAYING:
            self.standing = standing
            self.tell_end()

    def tell_end(self) -> None:
        """Log how the game has ended. ``log.py`` imports this file, so it cannot be done there."""
        if self.events is None:
            return
        self.events.append(Event(f"over-{STANDINGS[self.standing]}", {}, "end", reveals=True))

    def docks_hits(self) -> i64:
        """Return the hits that the Docks token adds to each fight."""
        return 1 if self.docks_at > 0 and self.docks_side == DOCKS_HIT else 0

    def docks_shields(self) -> i64:
        """Return the shields that it adds."""
        return 1 if self.docks_at > 0 and self.docks_side == DOCKS_SHIELD else 0

    # --- The stack ---

    def top(self) -> Frame:
        """Return what is being done."""
        return self.stack[-1]

    def put(self, frame: Frame) -> None:
        """Do something before all that lies on the stack."""
        self.stack = append(self.stack, frame)

    def drop(self) -> None:
        """Be done with what is being done."""
        self.stack, _ = pop(self.stack)

    def swap(self, frame: Frame) -> None:
        """Go on with this in the place of what is being done."""
        self.stack[-1] = frame

    def clear(self) -> None:
        """Do nothing more but the round."""
        self.stack = self.stack[:1]

    def settle(self) -> None:
        """Do all that needs no answer, until something does or the game is over."""
        while self.standing == PLAYING:
            if self.top().run(self):
                return

    # --- The contract ---

    def current_player(self) -> i64:
        return TERMINAL if self.standing != PLAYING else self.top().seat

    def is_terminal(self) -> bool:
        return self.standing != PLAYING

    def deciding(self) -> list[i64]:
        """Cards are chosen at the same time (p.14), by every hero that has one."""
        seats: list[i64] = []
        if self.is_terminal():
            return seats
        seats.append(self.top().seat)
        if self.top().is_for_all_at_once():
            below = len(self.stack) - 2
            while self.stack[below].is_for_all_at_once():
                offered: list[i64] = []
                self.stack[below].offer(self, offered)
                if offered:
                    seats.append(self.stack[below].seat)
                below -= 1
        return seats

    def asked_first(self, seat: i64) -> State:
        if seat not in self.deciding():
            raise BadSeat(f"seat {seat} does not decide now")
        twin = self.copy(self.chance.clone())
        at = len(twin.stack) - 1
        while twin.stack[at].seat != seat:
            at -= 1
        asked = twin.stack[at]
        while at < len(twin.stack) - 1:
            twin.stack[at] = twin.stack[at + 1]
            at += 1
        twin.stack[at] = asked
        return twin

    def claim(self, seat: i64) -> i64:
        """Cards are resolved in any order that the team likes (p.14): a hero who is ready goes on."""
        check_seat(self, seat)
        return NO_CLAIM if self.is_terminal() else self.top().claim(self, seat)

    def offer(self, actions: list[i64]) -> None:
        self.top().offer(self, actions)

    def perform(self, action: i64) -> None:
        self.top().answer(self, action)
        self.settle()

    def scores(self) -> list[i64]:
        """Return the team's events, ten more for foiling the plot: the same for every seat (R2)."""
        score: i64 = self.completed + self.boss_done + (10 if self.standing == WON else 0)
        return [score for _ in range(self.num_players)]

    def returns(self) -> list[float]:
        """Return one shared value: 1 if the plot is foiled. A defeat is -1 to -0.5, by how far the team came (R2)."""
        value = 1.0
        if self.standing != WON:
            value = -1.0 + 0.08 * float(self.completed if self.completed < EVENTS_TO_PLOT else EVENTS_TO_PLOT)
            value += 0.04 * float(self.boss_done)
            if self.plot != 0:
                value += self.villain.progress(self)
        return [value for _ in range(self.num_players)]

    def resample(self, seat: i64, chance: Chance) -> KickAss:
        """Redeal the hardships that no player has seen. All decks are drawn from late, and everything else is open."""
        check_seat(self, seat)
        world = self.copy(chance)
        if not self.is_dealt():
            return world
        left: i64 = (1 << HARDSHIPS) - 1
        for hero in world.heroes:
            for which in range(HARDSHIPS_EACH):
                if hero.known[which] != 0:
                    left &= ~(1 << hero.hardships[which])
        for hero in world.heroes:
            for which in range(HARDSHIPS_EACH):
                if hero.known[which] == 0:
                    hero.hardships[which] = draw_bit(world.chance, left)
                    left &= ~(1 << hero.hardships[which])
        return world

    def audit(self) -> None:
        """Cards, items, tokens and events are as many as there must be, tracks within their ends."""
        self.book.audit(self)

    def copy(self, chance: Chance) -> KickAss:
        """Return the same position with other chance before it."""
        twin = KickAss(0, chance, self.book, self.cards, self.options)
        twin.num_players = self.num_players
        # The fields, by tools/copies.py.
        twin.round = self.round
        twin.step = self.step
        twin.segment = self.segment
        twin.standing = self.standing
        twin.heroes = vec[Hero]([one.copy() for one in self.heroes])
        twin.display = self.display[:]
        twin.deck = self.deck[:]
        twin.shop = self.shop[:]
        twin.stock = self.stock[:]
        twin.thrown = self.thrown[:]
        twin.laid_out = self.laid_out[:]
        twin.spawn_deck = self.spawn_deck
        twin.spawn_card = self.spawn_card
        twin.base_deck = self.base_deck
        twin.base_left = self.base_left
        twin.minions = self.minions[:]
        twin.supers = self.supers[:]
        twin.tokens = self.tokens[:]
        twin.incoming = self.incoming
        twin.docks_side = self.docks_side
        twin.docks_at = self.docks_at
        twin.shop_track = self.shop_track
        twin.row = vec[EventSpace]([one.copy() for one in self.row])
        twin.completed = self.completed
        twin.matured = self.matured
        twin.boss = self.boss
        twin.villain = self.villain.copy()
        twin.plot = self.plot
        twin.boss_deck = self.boss_deck
        twin.boss_done = self.boss_done
        twin.boss_at = self.boss_at
        twin.boss_power = self.boss_power
        twin.boss_armor = self.boss_armor
        twin.boss_life = self.boss_life
        twin.arena = self.arena
        twin.fight = self.fight.copy()
        twin.stack = self.stack[:]
        twin.killed = self.killed
        twin.faints = self.faints
        # End of the fields.
        return twin

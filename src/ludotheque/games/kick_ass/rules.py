"""Kick-Ass: the state, the order of the round, and the stack of questions. R and Q numbers are rulings of the guide.

The chapters are functions over the state: ``heroes`` (dashboards), ``city`` (districts), ``events`` (the row), ``day``,
``fights``, ``night``, ``plots`` and one file for each boss. What is being done lies on a stack of frames of four
numbers: what it is, whose, and two details. Those that ask are answered by an action, the others run by themselves;
when the stack is empty the next step of the round begins.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.events import Event
from ludotheque.core.state import TERMINAL, IllegalAction, State
from ludotheque.games.kick_ass import audits, city, day, events, fights, heroes, log, night, plots, questions
from ludotheque.games.kick_ass.cards import (
    BASE_EVENTS,
    CARDS,
    DECK_CARDS,
    FIRST_BLUE,
    FIRST_RED,
    FIRST_SHOP_ITEM,
    HARDSHIPS,
    SHOP_ITEMS,
    Cards,
)
from ludotheque.games.kick_ass.codes import (
    A_CLEAN_UP,
    A_ENTER,
    A_EVENTS,
    A_FAINT,
    A_HITS,
    A_OUTCOME,
    A_ROLL,
    A_VIRAL,
    CHOOSE,
    DEPTH,
    DISTRICTS,
    DO_PICK,
    DONE_FOR_NOW,
    DRAW_SPAWN,
    EVENT_SIZE,
    EVENTS_IN_DECK,
    EVENTS_TO_PLOT,
    FIRST_AUTO,
    FIRST_HARDSHIP,
    FRAME,
    HAND,
    HAND_SLOTS,
    HEROES,
    IN_ARENA,
    ITEM_SLOTS,
    MOFO,
    NO_ARENA,
    NOBODY,
    PLACE_SPAWN,
    PLACES,
    PLAYING,
    Q_NEXT,
    Q_OFFER_CARD,
    Q_OFFER_ITEM,
    Q_PICK,
    Q_REMOVE,
    REFRESH_CARDS,
    REFRESH_GAIN,
    RESOLVE,
    REVEAL_EVENT,
    SECOND_HARDSHIP,
    SEGMENTS,
    SET_UP,
    SLEEP_BOSS,
    SLEEP_DOCKS,
    SLEEP_EVENTS,
    SLEEP_HEROES,
    SLEEP_PLOT,
    SLIDE,
    TIMES_SQUARE,
    WON,
    WORN,
)
from ludotheque.games.kick_ass.options import KickAssOptions

# Blank tables to copy from.
ZEROS: Final = vec[i64]([0] * 200)
NONES: Final = vec[i64]([-1] * 200)


class KickAss(State):
    """One position. Tables of heroes are by seat, those of districts by number; see codes.py."""

    def __init__(
        self,
        num_players: i64,
        chance: Chance,
        cards: Cards,
        options: KickAssOptions,
        events: list[Event] | None = None,
    ) -> None:
        super().__init__(num_players, chance)
        self.events = events
        self.cards: Cards = cards
        self.options: KickAssOptions = options
        self.round: i64 = 1
        self.step: i64 = SET_UP
        self.segment: i64 = 0
        self.standing: i64 = PLAYING
        # Heroes.
        self.hero: vec[i64] = NONES[:num_players]
        self.where: vec[i64] = ZEROS[:num_players]
        self.happiness: vec[i64] = ZEROS[:num_players]
        self.strength: vec[i64] = ZEROS[:num_players]
        self.media: vec[i64] = ZEROS[:num_players]
        self.life: vec[i64] = ZEROS[:num_players]
        self.dollars: vec[i64] = ZEROS[:num_players]
        self.out: vec[i64] = ZEROS[:num_players]
        self.famous: vec[i64] = ZEROS[:num_players]
        self.hardship: vec[i64] = NONES[: num_players * 2]
        self.known: vec[i64] = ZEROS[: num_players * 2]
        self.hand: vec[i64] = NONES[: num_players * HAND_SLOTS]
        self.used: vec[i64] = ZEROS[: num_players * HAND_SLOTS]
        self.items: vec[i64] = NONES[: num_players * ITEM_SLOTS]
        self.item_state: vec[i64] = ZEROS[: num_players * ITEM_SLOTS]
        # Their cards of this segment: what is still unspent of each.
        self.card: vec[i64] = NONES[:num_players]
        self.face: vec[i64] = ZEROS[:num_players]
        self.begun: vec[i64] = ZEROS[:num_players]
        self.steps: vec[i64] = ZEROS[:num_players]
        self.timers: vec[i64] = ZEROS[:num_players]
        self.fights: vec[i64] = ZEROS[:num_players]
        self.gains: vec[i64] = ZEROS[:num_players]
        self.status: vec[i64] = ZEROS[:num_players]
        # Decks and displays: copies left of each design, bits of those left.
        self.display: vec[i64] = NONES[:6]
        self.deck: vec[i64] = ZEROS[:DECK_CARDS]
        self.shop: vec[i64] = NONES[:4]
        self.stock: vec[i64] = ZEROS[:SHOP_ITEMS]
        self.thrown: vec[i64] = ZEROS[:SHOP_ITEMS]
        self.offer: vec[i64] = NONES[:4]
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
        self.row: vec[i64] = ZEROS[: 3 * EVENT_SIZE]
        self.completed: i64 = 0
        self.matured: i64 = 0
        # The boss; his number is -1 while nobody knows who it will be.
        self.boss: i64 = NOBODY
        self.plot: i64 = 0
        self.boss_deck: i64 = 0
        self.under: vec[i64] = NONES[:4]
        self.boss_done: i64 = 0
        self.boss_at: i64 = NOBODY
        self.boss_power: i64 = 0
        self.boss_armor: i64 = 0
        self.boss_life: i64 = 0
        self.gang: i64 = 0
        self.track: i64 = 0
        self.mist: vec[i64] = ZEROS[:DISTRICTS]
        self.mist_left: vec[i64] = vec[i64]([1, 2, 2, 3])
        self.don_left: vec[i64] = vec[i64]([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
        # The Hideaway and Times Square.
        self.arena: i64 = NO_ARENA
        self.stage: i64 = 0
        self.fights_here: i64 = 0
        self.combat_deck: i64 = 0
        self.combat: vec[i64] = NONES[:3]
        self.big_b: i64 = 0
        self.russia: i64 = 0
        # The fight of the moment: who, six counts of faces each, rerolls, dice and hits from exhausted items.
        self.fight_at: i64 = NOBODY
        self.fighters: vec[i64] = ZEROS[:num_players]
        self.dice: vec[i64] = ZEROS[: num_players * 6]
        self.rerolls: vec[i64] = ZEROS[: num_players * 3]
        self.extra: vec[i64] = ZEROS[: num_players * 4]
        self.damage: i64 = 0
        self.hits: i64 = 0
        self.pierced: i64 = 0
        # What is being done.
        self.frames: vec[i64] = ZEROS[: DEPTH * FRAME]
        self.depth: i64 = 0
        self.offered: list[i64] | None = None
        # Counted for the lab.
        self.killed: i64 = 0
        self.faints: i64 = 0

    # --- Setup (p.9-10) ---

    def set_up(self) -> None:
        """Boss, empty row and full decks; then everybody picks a hero."""
        self.boss = self.options.number()
        space: i64 = 0
        card: i64 = 0
        event: i64 = 0
        for space in range(3):
            events.clear(self, space)
        for card in range(DECK_CARDS):
            self.deck[card] = 2
        for card in range(SHOP_ITEMS):
            self.stock[card] = 2
        for event in range(BASE_EVENTS):
            if self.cards.playable[event] != 0:
                self.base_deck |= 1 << event
        self.settle()

    def pick_heroes(self) -> None:
        """Each seat picks in turn."""
        seat: i64 = self.num_players - 1
        while seat >= 0:
            self.push(Q_PICK, seat, 0, 0)
            seat -= 1

    def offer_heroes(self, actions: list[i64]) -> None:
        """Heroes nobody has, or any of them at random."""
        hero: i64 = 0
        for hero in range(HEROES):
            if not self.is_played(hero):
                actions.append(DO_PICK + hero)
        actions.append(DO_PICK + HEROES)

    def is_played(self, hero: i64) -> bool:
        """Whether somebody has that hero."""
        for one in self.hero:
            if one == hero:
                return True
        return False

    def pick(self, seat: i64, hero: i64) -> None:
        """A hero with its start values, five cards, its item, and three dollars; six alone (p.9-10)."""
        if hero == HEROES:
            free: i64 = 0
            for hero in range(HEROES):
                free |= 0 if self.is_played(hero) else 1 << hero
            hero = city.draw_bit(self, free)
        self.hero[seat] = hero
        self.where[seat] = self.cards.start[hero]
        self.happiness[seat] = self.cards.happiness[hero]
        self.strength[seat] = self.cards.strength[hero]
        self.media[seat] = self.cards.media[hero]
        self.life[seat] = self.cards.life[hero]
        self.dollars[seat] = 6 if self.num_players == 1 else 3
        self.status[seat] = DONE_FOR_NOW
        k: i64 = 0
        for k in range(HAND):
            self.hand[seat * HAND_SLOTS + k] = hero * HAND + k
        self.items[seat * ITEM_SLOTS] = hero
        self.item_state[seat * ITEM_SLOTS] = WORN
        if self.events is not None:
            log.hero(self, seat)

    def deal(self) -> None:
        """Hardships, displays, shop; a hero alone also chooses a card and an item (p.10)."""
        left: i64 = (1 << HARDSHIPS) - 1
        k: i64 = 0
        for k in range(self.num_players * 2):
            self.hardship[k] = city.draw_bit(self, left)
            left &= ~(1 << self.hardship[k])
            if self.happiness[k // 2] <= (FIRST_HARDSHIP if k % 2 == 0 else SECOND_HARDSHIP):
                self.known[k] = 1
        if self.num_players == 1:
            for k in range(3):
                self.offer[k] = night.draw_card(self, FIRST_BLUE, FIRST_RED)
            self.push(Q_OFFER_ITEM, 0, 0, 0)
            self.push(Q_OFFER_CARD, 0, 0, 0)
            return
        self.open_displays()

    def open_displays(self) -> None:
        """The cards and items of the first round lie open."""
        k: i64 = 0
        night.new_display(self)
        for k in range(4):
            self.shop[k] = night.draw_item(self)
        self.step = SLIDE
        if self.events is not None:
            log.round(self)

    def offer_own(self, actions: list[i64], base: i64) -> None:
        """The cards or items that a hero alone chooses from."""
        last: i64 = -1
        k: i64 = 0
        while True:
            best: i64 = CARDS
            for k in range(4):
                if last < self.offer[k] < best:
                    best = self.offer[k]
            if best == CARDS:
                return
            actions.append(base + best)
            last = best

    def take_offer(self, card: i64) -> None:
        """A blue card for one of the initial ones; the other two go under the deck, out of reach (Q40)."""
        k: i64 = 0
        for k in range(4):
            self.offer[k] = NOBODY
        heroes.add_card(self, 0, card)
        if self.events is not None:
            log.card(self, "take", 0, card)
        for k in range(4):
            self.offer[k] = night.draw_item(self)
        self.push(Q_REMOVE, 0, card, 0)

    def keep_offer(self, item: i64) -> None:
        """An item beside the starting one; the others are discarded."""
        kept: bool = False
        k: i64 = 0
        for k in range(4):
            if self.offer[k] == item and not kept:
                kept = True
            else:
                self.thrown[self.offer[k] - FIRST_SHOP_ITEM] += 1
            self.offer[k] = NOBODY
        heroes.add_item(self, 0, item)
        self.open_displays()

    # --- The round, step by step ---

    def advance(self) -> None:
        """The next step, when nothing is left of the one before."""
        step: i64 = self.step
        if step == IN_ARENA:
            plots.arena_step(self)
        elif step == SET_UP:
            if self.hero[self.num_players - 1] < 0:
                self.pick_heroes()
            else:
                self.deal()
        elif step == SLIDE:
            self.segment = 0
            self.step = REVEAL_EVENT
            events.slide(self)
        elif step == REVEAL_EVENT:
            self.step = DRAW_SPAWN
            events.reveal(self)
        elif step == DRAW_SPAWN:
            self.step = PLACE_SPAWN
            city.draw_spawn(self)
        elif step == PLACE_SPAWN:
            self.step = CHOOSE
            city.place_spawn(self)
        elif step == CHOOSE:
            self.step = RESOLVE
            day.begin_choice(self)
        elif step == RESOLVE:
            self.resolve()
        else:
            self.night_step(step)

    def resolve(self) -> None:
        """The next hero, until all have finished; then the next segment, or night."""
        if day.any_left(self):
            self.push(Q_NEXT, self.captain(), 0, 0)
            return
        self.segment += 1
        if self.segment < SEGMENTS:
            self.step = DRAW_SPAWN
        else:
            self.step = SLEEP_BOSS

    def night_step(self, step: i64) -> None:
        """Sleep and Refresh (p.21-22)."""
        self.step = step + 1
        if step == SLEEP_BOSS:
            if self.events is not None:
                log.night(self)
            plots.on_sleep(self)
        elif step == SLEEP_DOCKS:
            night.move_docks(self)
        elif step == SLEEP_HEROES:
            night.dashboards(self)
        elif step == SLEEP_EVENTS:
            night.sleep_events(self)
        elif step == SLEEP_PLOT:
            night.check_plot(self)
        elif step == REFRESH_CARDS:
            night.take_back(self)
        elif step == REFRESH_GAIN:
            if day.any_left(self):
                self.step = REFRESH_GAIN
                self.push(Q_NEXT, self.captain(), 0, 0)
        else:
            night.new_rows(self)
            self.step = SLIDE

    def captain(self) -> i64:
        """Who decides what concerns the whole team: another seat each round, as long as its hero is in play (R1)."""
        seat: i64 = (self.round - 1) % self.num_players
        while self.out[seat] != 0 and self.alive() > 0:
            seat = (seat + 1) % self.num_players
        return seat

    def alive(self) -> i64:
        """How many heroes are still in play."""
        count: i64 = 0
        for one in self.out:
            count += 1 - one
        return count

    def finish(self, standing: i64) -> None:
        """The game is over."""
        if self.standing == PLAYING:
            self.standing = standing
            if self.events is not None:
                log.over(self)

    # --- The stack ---

    def push(self, kind: i64, seat: i64, a: i64, b: i64) -> None:
        """Something to be done before all that lies on the stack."""
        at: i64 = self.depth * FRAME
        self.frames[at] = kind
        self.frames[at + 1] = seat
        self.frames[at + 2] = a
        self.frames[at + 3] = b
        self.depth += 1

    def settle(self) -> None:
        """Do all that needs no answer, until something does or the game is over."""
        while self.standing == PLAYING:
            if self.depth == 0:
                self.advance()
                continue
            at: i64 = (self.depth - 1) * FRAME
            kind: i64 = self.frames[at]
            if kind >= FIRST_AUTO:
                self.depth -= 1
                self.run(kind, self.frames[at + 1], self.frames[at + 2])
                continue
            actions: list[i64] = questions.options(self)
            if not actions:
                self.depth -= 1
            elif not questions.goes_without_saying(self, kind, actions):
                self.offered = actions
                return

    def run(self, kind: i64, seat: i64, a: i64) -> None:
        """A frame that asks nothing."""
        if kind == A_ROLL:
            fights.roll(self, seat, a)
        elif kind == A_OUTCOME:
            fights.outcome(self, seat)
        elif kind == A_HITS:
            fights.after(self, seat)
        elif kind == A_CLEAN_UP:
            city.clean_up(self, seat, a)
        elif kind == A_EVENTS:
            events.complete_next(self)
        elif kind == A_FAINT:
            heroes.faint_check(self, seat)
        elif kind == A_ENTER:
            plots.enter(self)
        elif kind == A_VIRAL:
            night.viral(self, seat)
        else:
            night.hardships(self, seat)

    # --- The contract ---

    def current_player(self) -> i64:
        if self.standing != PLAYING:
            return TERMINAL
        return self.frames[(self.depth - 1) * FRAME + 1]

    def is_terminal(self) -> bool:
        return self.standing != PLAYING

    def legal_actions(self) -> list[i64]:
        if self.standing != PLAYING:
            return []
        if self.offered is None:
            self.offered = questions.options(self)
        return self.offered[:]

    def apply_action(self, action: i64) -> None:
        if self.standing != PLAYING:
            raise IllegalAction(action)
        offered: list[i64] | None = self.offered
        if offered is None:
            offered = questions.options(self)
        for one in offered:
            if one == action:
                self.offered = None
                questions.answer(self, action)
                self.settle()
                return
        raise IllegalAction(action)

    def scores(self) -> list[i64]:
        """The team's events, ten more for foiling the plot: the same for every seat (R2)."""
        score: i64 = self.completed + self.boss_done + (10 if self.standing == WON else 0)
        return [score for _ in range(self.num_players)]

    def returns(self) -> list[float]:
        """One shared value: 1 if the plot is foiled. A defeat is -1 to -0.5, by how far the team came (R2)."""
        value: float = 1.0
        if self.standing != WON:
            value = -1.0 + 0.08 * float(self.completed if self.completed < EVENTS_TO_PLOT else EVENTS_TO_PLOT)
            value += 0.04 * float(self.boss_done)
            if self.plot != 0 and self.boss < MOFO and self.boss_at >= 0:
                most: float = float(self.cards.boss_life[self.boss])
                value += 0.1 * (1.0 - float(self.boss_life) / most)
            elif self.arena == TIMES_SQUARE:
                value += 0.02 * float(self.stage)
        return [value for _ in range(self.num_players)]

    def clone(self) -> State:
        return self.copy(self.chance.clone())

    def resample(self, _seat: i64, chance: Chance) -> State:
        """Hardships that nobody has seen are dealt anew. All decks are drawn from late, and everything else is open."""
        world = self.copy(chance)
        if self.hardship[0] < 0:
            return world
        left: i64 = (1 << HARDSHIPS) - 1
        k: i64 = 0
        for k in range(self.num_players * 2):
            if world.known[k] != 0:
                left &= ~(1 << world.hardship[k])
        for k in range(self.num_players * 2):
            if world.known[k] == 0:
                world.hardship[k] = city.draw_bit(world, left)
                left &= ~(1 << world.hardship[k])
        return world

    def audit(self) -> None:
        """Cards, items, tokens and events are as many as there must be, tracks within their ends."""
        audits.audit(self)

    def copy(self, chance: Chance) -> KickAss:
        """The same position with other chance before it."""
        twin = KickAss(0, chance, self.cards, self.options)
        twin.num_players = self.num_players
        twin.round = self.round
        twin.step = self.step
        twin.segment = self.segment
        twin.standing = self.standing
        twin.hero = self.hero[:]
        twin.where = self.where[:]
        twin.happiness = self.happiness[:]
        twin.strength = self.strength[:]
        twin.media = self.media[:]
        twin.life = self.life[:]
        twin.dollars = self.dollars[:]
        twin.out = self.out[:]
        twin.famous = self.famous[:]
        twin.hardship = self.hardship[:]
        twin.known = self.known[:]
        twin.hand = self.hand[:]
        twin.used = self.used[:]
        twin.items = self.items[:]
        twin.item_state = self.item_state[:]
        twin.card = self.card[:]
        twin.face = self.face[:]
        twin.begun = self.begun[:]
        twin.steps = self.steps[:]
        twin.timers = self.timers[:]
        twin.fights = self.fights[:]
        twin.gains = self.gains[:]
        twin.status = self.status[:]
        twin.display = self.display[:]
        twin.deck = self.deck[:]
        twin.shop = self.shop[:]
        twin.stock = self.stock[:]
        twin.thrown = self.thrown[:]
        twin.offer = self.offer[:]
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
        twin.row = self.row[:]
        twin.completed = self.completed
        twin.matured = self.matured
        twin.boss = self.boss
        twin.plot = self.plot
        twin.boss_deck = self.boss_deck
        twin.under = self.under[:]
        twin.boss_done = self.boss_done
        twin.boss_at = self.boss_at
        twin.boss_power = self.boss_power
        twin.boss_armor = self.boss_armor
        twin.boss_life = self.boss_life
        twin.gang = self.gang
        twin.track = self.track
        twin.mist = self.mist[:]
        twin.mist_left = self.mist_left[:]
        twin.don_left = self.don_left[:]
        twin.arena = self.arena
        twin.stage = self.stage
        twin.fights_here = self.fights_here
        twin.combat_deck = self.combat_deck
        twin.combat = self.combat[:]
        twin.big_b = self.big_b
        twin.russia = self.russia
        twin.fight_at = self.fight_at
        twin.fighters = self.fighters[:]
        twin.dice = self.dice[:]
        twin.rerolls = self.rerolls[:]
        twin.extra = self.extra[:]
        twin.damage = self.damage
        twin.hits = self.hits
        twin.pierced = self.pierced
        twin.frames = self.frames[:]
        twin.depth = self.depth
        twin.killed = self.killed
        twin.faints = self.faints
        twin.offered = self.offered
        return twin

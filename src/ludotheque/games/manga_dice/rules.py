"""Manga Dice, in the order of the rulebook. R numbers are rulings of the guide.

Dice are counts: how many of a colour show a value, on each player's Unused and Used card. Equal dice are the same
die here, which keeps the choices few and the state small. A turn is a short stack of questions: what to do, then
which dice pay for a card or are changed by an ability, one die at a time.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.actions import Verb
from ludotheque.core.chance import Chance
from ludotheque.core.events import Event
from ludotheque.core.state import State, check_seat, placing
from ludotheque.games.manga_dice import abilities, do, ending, log
from ludotheque.games.manga_dice.cards import (
    ASSISTS,
    EXPERIENCES,
    RED_DIE,
    SKILLS,
    WHITE_DICE,
    WITHOUT_EXPERTS,
    WITHOUT_TWO,
    WITHOUT_UNFAIR,
    Cards,
    pays,
)
from ludotheque.games.manga_dice.codes import (
    CHANGE,
    COLOURS,
    DECK,
    DICE,
    DISCARDED,
    DRAFT,
    EXPERIENCE_DECK,
    FACE_UP,
    FIRST_ASSISTS,
    FIRST_WHITES,
    FRESH,
    FULL_HAND,
    GREEN,
    GREENS_EACH,
    HAND_LIMIT,
    LEFT_OUT,
    LEND,
    MAX_PLAYERS,
    NOBODY,
    OVER,
    PAY,
    READY,
    RED,
    ROW,
    SKILL_DECK,
    TIE,
    TURN,
    VALUE,
    WHITE,
    WIN_POINTS,
    YELLOW,
    YELLOWS,
)
from ludotheque.games.manga_dice.options import MangaDiceOptions

# Blank tables to copy from.
ZEROS: Final = vec[i64]([0] * (MAX_PLAYERS * DICE))
IN_DECK: Final = vec[i64]([DECK] * SKILLS)


class MangaDice(State):
    """One position. ``dice`` and ``used`` hold 24 counts for each seat: colour by colour, values 1 to 6."""

    def __init__(
        self,
        num_players: i64,
        chance: Chance,
        cards: Cards,
        options: MangaDiceOptions,
        events: list[Event] | None = None,
    ) -> None:
        super().__init__(num_players, chance)
        self.events = events
        self.cards: Cards = cards
        self.options: MangaDiceOptions = options
        self.round: i64 = 0
        self.start: i64 = 0
        self.player: i64 = 0
        self.phase: i64 = DRAFT
        # Cards: the seat that has each, or DECK, ROW ...; what each skill is doing.
        self.experience: vec[i64] = IN_DECK[:EXPERIENCES]
        self.skill: vec[i64] = IN_DECK[:SKILLS]
        self.assist: vec[i64] = IN_DECK[:ASSISTS]
        self.skill_state: vec[i64] = ZEROS[:SKILLS]
        # Dice.
        self.whites: vec[i64] = ZEROS[:num_players]
        self.dice: vec[i64] = ZEROS[: num_players * DICE]
        self.used: vec[i64] = ZEROS[: num_players * DICE]
        self.pool: vec[i64] = ZEROS[:6]
        self.yellows: i64 = YELLOWS
        # Dice of each colour that a loaded position does not say where they are: they are out of this round.
        self.missing: vec[i64] = ZEROS[:COLOURS]
        # This turn.
        self.revealed: bool = False
        self.skill_used: bool = False
        self.assist_used: bool = False
        # The question being answered: the card to pay or use, the dice picked, what is still to be done.
        self.card: i64 = NOBODY
        self.picked: vec[i64] = ZEROS[:DICE]
        self.left: i64 = 0
        self.value: i64 = 0
        # The end: who still rolls for it, what they rolled, and who has won at once or in the tie-break.
        self.rolls: i64 = 0
        self.tied: vec[i64] = ZEROS[:num_players]
        self.winner: i64 = NOBODY
        # Scratch: the values of some dice. Not part of the position.
        self.counts: vec[i64] = ZEROS[:6]  # scratch

    # --- Game setup (p.4) ---

    def set_up(self) -> None:
        """Leave cards out, lay three of each kind face up, deal two assists each, choose the start player."""
        self.leave_out()
        _k: i64 = 0
        seat: i64 = 0
        for _k in range(FACE_UP):
            self.turn_up(self.experience, EXPERIENCES)
            self.turn_up(self.skill, SKILLS)
        for seat in range(self.num_players):
            for _k in range(FIRST_ASSISTS):
                self.draw_assist(seat)
            self.whites[seat] = FIRST_WHITES
        self.start = self.chance.below(self.num_players)
        if self.events is not None:
            log.set_up(self)
        self.begin_round()

    def leave_out(self) -> None:
        """Cards marked for more players, for experts, or named as unfair (p.4, p.11)."""
        bits: i64 = 0
        if self.num_players == 2:
            bits |= WITHOUT_TWO
        if self.options.first_game:
            bits |= WITHOUT_EXPERTS
        if self.options.without_unfair:
            bits |= WITHOUT_UNFAIR
        card: i64 = 0
        for card in range(EXPERIENCES):
            if self.cards.left_out[card] & bits != 0:
                self.experience[card] = LEFT_OUT
        for card in range(SKILLS):
            if self.cards.left_out[EXPERIENCES + card] & bits != 0:
                self.skill[card] = LEFT_OUT
        for card in range(ASSISTS):
            if self.cards.left_out[EXPERIENCES + SKILLS + card] & bits != 0:
                self.assist[card] = LEFT_OUT

    def draw(self, deck: vec[i64], size: i64) -> i64:
        """A random card of a deck, or NOBODY if it is empty. The deck has no order until it is drawn from."""
        left: i64 = 0
        card: i64 = 0
        for card in range(size):
            if deck[card] == DECK:
                left += 1
        if left == 0:
            return NOBODY
        nth: i64 = self.chance.below(left)
        for card in range(size):
            if deck[card] == DECK:
                if nth == 0:
                    return card
                nth -= 1
        return NOBODY

    def turn_up(self, deck: vec[i64], size: i64) -> i64:
        """Lay the top card of a deck face up beside it."""
        card: i64 = self.draw(deck, size)
        if card != NOBODY:
            deck[card] = ROW
        return card

    def draw_assist(self, seat: i64) -> None:
        """An assist for a player; an empty deck is made anew of the used cards (p.9)."""
        card: i64 = self.draw(self.assist, ASSISTS)
        if card == NOBODY:
            for card in range(ASSISTS):
                if self.assist[card] == DISCARDED:
                    self.assist[card] = DECK
            if self.events is not None:
                log.reshuffle(self)
            card = self.draw(self.assist, ASSISTS)
        if card != NOBODY:
            self.assist[card] = seat
            if self.events is not None:
                log.own_card(self, "assist-own", "draw-assist", seat, EXPERIENCES + SKILLS + card)

    # --- Dice phase (p.6) ---

    def begin_round(self) -> None:
        """All roll their white dice, red dice get their printed values, the start player rolls the green ones."""
        self.round += 1
        seat: i64 = 0
        _k: i64 = 0
        for seat in range(self.num_players):
            self.roll_white(seat)
            self.show_red(seat)
        for _k in range(GREENS_EACH * self.num_players):
            self.pool[self.chance.below(6)] += 1
        self.phase = DRAFT
        self.player = self.before(self.start)
        if self.events is not None:
            log.begin_round(self)

    def roll_white(self, seat: i64) -> None:
        """Roll a player's white dice."""
        _k: i64 = 0
        for _k in range(self.whites[seat]):
            self.dice[seat * DICE + self.chance.below(6)] += 1

    def show_red(self, seat: i64) -> None:
        """Red dice show what their skills say (p.3)."""
        at: i64 = seat * DICE
        skill: i64 = 0
        for skill in range(SKILLS):
            if self.skill[skill] == seat and self.cards.ability[skill] == RED_DIE and self.skill_state[skill] != FRESH:
                self.dice[at + RED * 6 + self.cards.ability_size[skill] - 1] += 1

    def offer_draft(self, actions: list[i64]) -> None:
        """Offer a green die of the pool; equal ones are one choice."""
        value: i64 = 0
        for value in range(6):
            if self.pool[value] > 0:
                actions.append(do.DRAFT.of(value))

    def draft(self, drafted: i64) -> None:
        """Take it; the player to the right is next, and the start player begins when none is left (R16)."""
        self.pool[drafted] -= 1
        self.dice[self.player * DICE + GREEN * 6 + drafted] += 1
        if self.events is not None:
            log.number(self, "draft", "draft", drafted + 1)
        self.player = self.before(self.player)
        value: i64 = 0
        left: i64 = 0
        for value in range(6):
            left += self.pool[value]
        if left == 0:
            self.player = self.start
            self.begin_turn()

    # --- Action phase: a turn (p.7-9) ---

    def begin_turn(self) -> None:
        """A fresh turn of the current player."""
        self.phase = TURN
        self.revealed = False
        self.skill_used = False
        self.assist_used = False

    def offer_turn(self, actions: list[i64]) -> None:
        """Offer a card to turn up first, then abilities, then a card to take or an assist to draw."""
        if not self.revealed and not self.skill_used and not self.assist_used:
            if self.has_deck(self.experience, EXPERIENCES):
                actions.append(do.TURN_UP.of(EXPERIENCE_DECK))
            if self.has_deck(self.skill, SKILLS):
                actions.append(do.TURN_UP.of(SKILL_DECK))
        abilities.offer_abilities(self, actions)
        at: i64 = self.player * DICE
        self.count_values(self.dice, at)
        card: i64 = 0
        for card in range(EXPERIENCES + SKILLS):
            if self.in_row(card) and pays(self.counts, self.cards.cost[card], self.cards.cost_size[card]):
                actions.append(do.TAKE.of(card))
        value: i64 = 0
        for value in range(6):
            if self.dice[at + GREEN * 6 + value] > 0:
                actions.append(do.SPEND.of(value))

    def take_turn(self, action: i64) -> None:
        """Do one thing of a turn."""
        if do.TURN_UP.has(action):
            self.reveal(do.TURN_UP.which(action))
        elif do.USE.has(action):
            abilities.use(self, do.USE.which(action))
        elif do.TAKE.has(action):
            self.begin_payment(do.TAKE.which(action))
        else:
            self.spend_for_assist(do.SPEND.which(action))

    def has_deck(self, deck: vec[i64], size: i64) -> bool:
        card: i64 = 0
        for card in range(size):
            if deck[card] == DECK:
                return True
        return False

    def reveal(self, deck: i64) -> None:
        """Step 1: the top card of one deck, face up; only at the start of the turn, and only one (p.7)."""
        if deck == EXPERIENCE_DECK:
            card: i64 = self.turn_up(self.experience, EXPERIENCES)
        else:
            card = EXPERIENCES + self.turn_up(self.skill, SKILLS)
        self.revealed = True
        if self.events is not None:
            log.card(self, "reveal", "reveal", card)

    def in_row(self, card: i64) -> bool:
        """Whether a card lies face up: experience cards are numbered first, then skills."""
        if card < EXPERIENCES:
            return self.experience[card] == ROW
        return self.skill[card - EXPERIENCES] == ROW

    # Taking a card (p.7-8).

    def begin_payment(self, card: i64) -> None:
        """Choose a card whose cost can be paid; the dice are picked next."""
        self.card = card
        self.clear_picked()
        self.phase = PAY

    def offer_payment(self, actions: list[i64]) -> None:
        """Offer any die that is left, and `done` when what is picked pays. More than needed may be paid (R5)."""
        self.offer_dice(actions, do.PICK, 1, 6)
        if self.picked_pays():
            actions.append(do.DONE.first)

    def picked_pays(self) -> bool:
        """Whether the picked dice fulfil the cost, with a green one among them (p.8; R6)."""
        value: i64 = 0
        greens: i64 = 0
        for value in range(6):
            greens += self.picked[GREEN * 6 + value]
        if greens == 0:
            return False
        self.count_values(self.picked, 0)
        return pays(self.counts, self.cards.cost[self.card], self.cards.cost_size[self.card])

    def pay(self, action: i64) -> None:
        """Pick one more die, or take the card for those that are picked."""
        if do.DONE.has(action):
            self.take_card()
        else:
            self.pick(do.PICK.which(action))

    def pick(self, die: i64) -> None:
        """Put one die aside: to pay, or to roll again."""
        self.dice[self.player * DICE + die] -= 1
        self.picked[die] += 1

    def take_card(self) -> None:
        """The picked dice go to Used; the card is the player's, a skill from the next action phase on (p.8)."""
        at: i64 = self.player * DICE
        die: i64 = 0
        for die in range(DICE):
            self.used[at + die] += self.picked[die]
        if self.events is not None:
            log.take(self)
        self.clear_picked()
        card: i64 = self.card
        before: i64 = self.points(self.player)
        self.card = NOBODY
        if card >= EXPERIENCES:
            self.skill[card - EXPERIENCES] = self.player
            self.skill_state[card - EXPERIENCES] = FRESH
        else:
            self.experience[card] = self.player
            if self.cards.wins[card] != 0:
                ending.finish(self, self.player)
                return
            if self.events is not None and before < WIN_POINTS <= self.points(self.player):
                log.points(self, "reached", "end", self.player)
        self.end_turn()

    # Drawing an assist (p.9).

    def spend_for_assist(self, value: i64) -> None:
        """Any green die buys an assist; with a fourth in hand one of the four is discarded."""
        at: i64 = self.player * DICE + GREEN * 6 + value
        self.dice[at] -= 1
        self.used[at] += 1
        if self.events is not None:
            log.number(self, "assist", "draw-assist", value + 1)
        self.draw_assist(self.player)
        if self.hand_size(self.player) > HAND_LIMIT:
            self.phase = FULL_HAND
        else:
            self.end_turn()

    def hand_size(self, seat: i64) -> i64:
        count: i64 = 0
        card: i64 = 0
        for card in range(ASSISTS):
            if self.assist[card] == seat:
                count += 1
        return count

    def offer_discards(self, actions: list[i64]) -> None:
        card: i64 = 0
        for card in range(ASSISTS):
            if self.assist[card] == self.player:
                actions.append(do.DISCARD.of(card))

    def discard(self, card: i64) -> None:
        self.assist[card] = DISCARDED
        if self.events is not None:
            log.card(self, "discard", "hand-limit", EXPERIENCES + SKILLS + card)
        self.end_turn()

    def end_turn(self) -> None:
        """The next player clockwise who has a green die left; when nobody has, the phase is over (p.10)."""
        step: i64 = 0
        for step in range(1, self.num_players + 1):
            seat: i64 = (self.player + step) % self.num_players
            value: i64 = 0
            for value in range(6):
                if self.dice[seat * DICE + GREEN * 6 + value] > 0:
                    self.player = seat
                    self.begin_turn()
                    return
        self.clean_up()

    # --- Cleanup (p.10) ---

    def clean_up(self) -> None:
        """Dice go home, skills are ready again, new ones give their dice; then the end is looked at."""
        self.clear_dice()
        skill: i64 = 0
        for skill in range(SKILLS):
            owner: i64 = self.skill[skill]
            if owner >= 0:
                if self.skill_state[skill] == FRESH and self.cards.ability[skill] == WHITE_DICE:
                    self.whites[owner] += self.cards.ability_size[skill]
                self.skill_state[skill] = READY
        seat: i64 = 0
        best: i64 = 0
        for seat in range(self.num_players):
            if self.points(seat) > best:
                best = self.points(seat)
        if best >= WIN_POINTS:
            ending.find_winner(self, best)
            return
        self.start = self.before(self.start)
        self.begin_round()

    def clear_dice(self) -> None:
        """All dice leave the Unused and Used cards; yellow ones go back to the supply."""
        at: i64 = 0
        for at in range(self.num_players * DICE):
            self.dice[at] = 0
            self.used[at] = 0
        self.yellows = YELLOWS
        self.missing = ZEROS[:COLOURS]

    def points(self, seat: i64) -> i64:
        """The victory points of a player's experience cards."""
        points: i64 = 0
        card: i64 = 0
        for card in range(EXPERIENCES):
            if self.experience[card] == seat:
                points += self.cards.points[card]
        return points

    def scores(self) -> list[i64]:
        """Victory points."""
        points: list[i64] = []
        seat: i64 = 0
        for seat in range(self.num_players):
            points.append(self.points(seat))
        return points

    def returns(self) -> list[float]:
        """By placing; the winner of the tie-break, or of the card that wins at once, is ahead of all."""
        ranks: list[i64] = []
        seat: i64 = 0
        for seat in range(self.num_players):
            ahead: i64 = 0
            if self.phase == OVER and seat == self.winner:
                ahead = 1000
            elif self.phase == OVER and self.winner == NOBODY and self.tied[seat] == 1:
                ahead = 500
            ranks.append(self.points(seat) + ahead)
        return placing(ranks)

    # --- The contract ---

    def current_player(self) -> i64:
        return NOBODY if self.phase == OVER else self.player

    def is_terminal(self) -> bool:
        return self.phase == OVER

    def offer(self, actions: list[i64]) -> None:
        phase: i64 = self.phase
        if phase == DRAFT:
            self.offer_draft(actions)
        elif phase == TURN:
            self.offer_turn(actions)
        elif phase == PAY:
            self.offer_payment(actions)
        elif phase == CHANGE:
            abilities.offer_changes(self, actions)
        elif phase == VALUE:
            abilities.offer_values(self, actions)
        elif phase == LEND:
            abilities.offer_lenders(self, actions)
        elif phase == FULL_HAND:
            self.offer_discards(actions)
        else:
            ending.offer_tie(self, actions)

    def perform(self, action: i64) -> None:
        phase: i64 = self.phase
        if phase == DRAFT:
            self.draft(do.DRAFT.which(action))
        elif phase == TURN:
            self.take_turn(action)
        elif phase == PAY:
            self.pay(action)
        elif phase == CHANGE:
            abilities.change_dice(self, action)
        elif phase == VALUE:
            abilities.choose_value(self, do.CHOOSE.which(action))
        elif phase == LEND:
            abilities.borrow(self, do.BORROW.which(action))
        elif phase == FULL_HAND:
            self.discard(do.DISCARD.which(action))
        else:
            ending.break_tie(self, action)

    def openly_forced(self) -> bool:
        """Return False while the offer depends on assists that others do not see."""
        bends: bool = self.phase == TURN or self.phase == TIE
        return not bends or self.assist_used or self.hand_size(self.player) == 0

    def copy(self, chance: Chance) -> MangaDice:
        """The same position with other chance before it."""
        twin = MangaDice(0, chance, self.cards, self.options)
        twin.num_players = self.num_players
        # The fields, by tools/copies.py.
        twin.round = self.round
        twin.start = self.start
        twin.player = self.player
        twin.phase = self.phase
        twin.experience = self.experience[:]
        twin.skill = self.skill[:]
        twin.assist = self.assist[:]
        twin.skill_state = self.skill_state[:]
        twin.whites = self.whites[:]
        twin.dice = self.dice[:]
        twin.used = self.used[:]
        twin.pool = self.pool[:]
        twin.yellows = self.yellows
        twin.missing = self.missing[:]
        twin.revealed = self.revealed
        twin.skill_used = self.skill_used
        twin.assist_used = self.assist_used
        twin.card = self.card
        twin.picked = self.picked[:]
        twin.left = self.left
        twin.value = self.value
        twin.rolls = self.rolls
        twin.tied = self.tied[:]
        twin.winner = self.winner
        # End of the fields.
        return twin

    def resample(self, seat: i64, chance: Chance) -> State:
        """Assists in other hands are dealt anew from those that ``seat`` has not seen; decks have no order."""
        check_seat(self, seat)
        world = self.copy(chance)
        card: i64 = 0
        other: i64 = 0
        _k: i64 = 0
        for card in range(ASSISTS):
            if world.assist[card] >= 0 and world.assist[card] != seat:
                world.assist[card] = DECK
        for other in range(self.num_players):
            if other != seat:
                for _k in range(self.hand_size(other)):
                    world.assist[world.draw(world.assist, ASSISTS)] = other
        return world

    def audit(self) -> None:
        """Dice: as many of each colour as there must be. Cards are in one place each by the shape of the tables."""
        seat: i64 = 0
        die: i64 = 0
        for die in range(self.num_players * DICE):
            assert self.dice[die] >= 0 and self.used[die] >= 0, "a count is below zero"
        there: vec[i64] = self.dice_there()
        due: vec[i64] = self.dice_due()
        assert there[YELLOW] + self.yellows == YELLOWS, "a yellow die was made or lost"
        if self.phase == OVER:
            return
        for seat in range(self.num_players):
            most: i64 = HAND_LIMIT + (1 if self.phase == FULL_HAND and seat == self.player else 0)
            assert self.hand_size(seat) <= most, "a hand is too large"
        assert there[GREEN] + self.missing[GREEN] == due[GREEN], "a green die was made or lost"
        assert there[WHITE] + self.missing[WHITE] == due[WHITE], "a white die was made or lost"
        assert there[RED] + self.missing[RED] == due[RED], "a red die was made or lost"

    def dice_there(self) -> vec[i64]:
        """How many dice of each colour lie somewhere: on players' cards, picked, in the pool."""
        found: vec[i64] = ZEROS[:COLOURS]
        die: i64 = 0
        for die in range(self.num_players * DICE):
            found[die % DICE // 6] += self.dice[die] + self.used[die]
        for die in range(DICE):
            found[die // 6] += self.picked[die]
        for die in range(6):
            found[GREEN] += self.pool[die]
        return found

    def dice_due(self) -> vec[i64]:
        """How many white, green and red dice are in play; in a tie-break those of who is tied."""
        due: vec[i64] = ZEROS[:COLOURS]
        due[GREEN] = GREENS_EACH * self.num_players if self.rolls == 0 else 0
        seat: i64 = 0
        for seat in range(self.num_players):
            if self.rolls == 0 or self.tied[seat] == 1:
                due[WHITE] += self.whites[seat]
                due[RED] += self.red_dice(seat)
        return due

    # --- Small helpers ---

    def red_dice(self, seat: i64) -> i64:
        """How many red dice a player's skills give."""
        count: i64 = 0
        skill: i64 = 0
        for skill in range(SKILLS):
            if self.skill[skill] == seat and self.cards.ability[skill] == RED_DIE and self.skill_state[skill] != FRESH:
                count += 1
        return count

    def before(self, seat: i64) -> i64:
        """The seat to the right: counter-clockwise."""
        return seat - 1 if seat > 0 else self.num_players - 1

    def count_values(self, table: vec[i64], at: i64) -> None:
        """How many dice of a table show each value, into ``counts``."""
        value: i64 = 0
        for value in range(6):
            there: i64 = at + value
            self.counts[value] = table[there] + table[there + 6] + table[there + 12] + table[there + 18]

    def clear_picked(self) -> None:
        die: i64 = 0
        for die in range(DICE):
            self.picked[die] = 0

    def offer_dice(self, actions: list[i64], verb: Verb, low: i64, high: i64) -> None:
        """One action for each kind of unused die whose value is in that range."""
        colour: i64 = 0
        value: i64 = 0
        for colour in range(4):
            for value in range(low - 1, high):
                if self.dice[self.player * DICE + colour * 6 + value] > 0:
                    actions.append(verb.of2(colour, value))

"""The table of Manga Dice: cards and dice, and what can be read from them. rules.py has the phases of the round."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.actions import Verb
from ludotheque.core.chance import Chance
from ludotheque.core.events import Event
from ludotheque.core.state import State, placing
from ludotheque.games.manga_dice.cards import ASSISTS, EXPERIENCES, RED_DIE, SKILLS, VALUES, Cards
from ludotheque.games.manga_dice.codes import (
    COLOURS,
    DECK,
    DICE,
    DISCARDED,
    DRAFT,
    FRESH,
    FULL_HAND,
    GREEN,
    GREENS_EACH,
    HAND_LIMIT,
    MAX_PLAYERS,
    NOBODY,
    OVER,
    RED,
    ROW,
    WHITE,
    YELLOW,
    YELLOWS,
)
from ludotheque.games.manga_dice.options import MangaDiceOptions

# Blank tables to copy from.
ZEROS: Final = vec[i64]([0] * (MAX_PLAYERS * DICE))
IN_DECK: Final = vec[i64]([DECK] * SKILLS)


class MangaDiceTable(State):
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
        # How many times the used assists became the deck while an assist was in a hand: so it was not among them.
        self.kept: vec[i64] = ZEROS[:ASSISTS]
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

    # --- Dice (p.6) ---

    def roll_white(self, seat: i64) -> None:
        """Roll a player's white dice."""
        for _ in range(self.whites[seat]):
            self.dice[seat * DICE + self.chance.below(6)] += 1

    def show_red(self, seat: i64) -> None:
        """Red dice show what their skills say (p.3)."""
        at = seat * DICE
        for skill in range(SKILLS):
            if self.skill[skill] == seat and self.cards.ability[skill] == RED_DIE and self.skill_state[skill] != FRESH:
                self.dice[at + RED * 6 + self.cards.ability_size[skill] - 1] += 1

    def pick(self, die: i64) -> None:
        """Put one die aside: to pay, or to roll again."""
        self.dice[self.player * DICE + die] -= 1
        self.picked[die] += 1

    def clear_dice(self) -> None:
        """All dice leave the Unused and Used cards; yellow ones go back to the supply."""
        for at in range(self.num_players * DICE):
            self.dice[at] = 0
            self.used[at] = 0
        self.yellows = YELLOWS
        self.missing = ZEROS[:COLOURS]

    # --- Cards and points ---

    def points(self, seat: i64) -> i64:
        """Return the victory points of a player's experience cards."""
        points: i64 = 0
        for card in range(EXPERIENCES):
            if self.experience[card] == seat:
                points += self.cards.points[card]
        return points

    def scores(self) -> list[i64]:
        """Victory points."""
        points: list[i64] = []
        for seat in range(self.num_players):
            points.append(self.points(seat))
        return points

    def returns(self) -> list[float]:
        """By placing; the winner of the tie-break, or of the card that wins at once, is ahead of all."""
        ranks: list[i64] = []
        for seat in range(self.num_players):
            ahead: i64 = 0
            if self.phase == OVER and seat == self.winner:
                ahead = 1000
            elif self.phase == OVER and self.winner == NOBODY and self.tied[seat] == 1:
                ahead = 500
            ranks.append(self.points(seat) + ahead)
        return placing(ranks)

    def in_row(self, card: i64) -> bool:
        """Return whether a card lies face up: experience cards are numbered first, then skills."""
        if card < EXPERIENCES:
            return self.experience[card] == ROW
        return self.skill[card - EXPERIENCES] == ROW

    def hand_size(self, seat: i64) -> i64:
        count: i64 = 0
        for card in range(ASSISTS):
            if self.assist[card] == seat:
                count += 1
        return count

    def kept_by(self, seat: i64, kept: i64) -> i64:
        """Return how many assists of a hand were kept that often, as everyone can count."""
        count: i64 = 0
        for card in range(ASSISTS):
            if self.assist[card] == seat and self.kept[card] == kept:
                count += 1
        return count

    def use_up(self, assist: i64) -> None:
        """Discard an assist."""
        self.assist[assist] = DISCARDED
        self.kept[assist] = 0

    # --- The contract ---

    def current_player(self) -> i64:
        return NOBODY if self.phase == OVER else self.player

    def is_terminal(self) -> bool:
        return self.phase == OVER

    def copy(self, chance: Chance) -> MangaDiceTable:
        raise NotImplementedError

    def copy_to(self, twin: MangaDiceTable) -> None:
        """Make a blank table the same as this one."""
        twin.num_players = self.num_players
        # The fields, by tools/copies.py.
        twin.round = self.round
        twin.start = self.start
        twin.player = self.player
        twin.phase = self.phase
        twin.experience = self.experience[:]
        twin.skill = self.skill[:]
        twin.assist = self.assist[:]
        twin.kept = self.kept[:]
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

    def audit(self) -> None:
        """Dice: as many of each colour as there must be. Cards are in one place each by the shape of the tables."""
        for card in range(ASSISTS):
            assert self.kept[card] == 0 or self.assist[card] >= 0, "an assist was kept in no hand"
        for die in range(self.num_players * DICE):
            assert self.dice[die] >= 0 and self.used[die] >= 0, "a count is below zero"
        there = self.dice_there()
        due = self.dice_due()
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
        """Return how many dice of each colour lie somewhere: on players' cards, picked, in the pool."""
        found = ZEROS[:COLOURS]
        for die in range(self.num_players * DICE):
            found[die % DICE // 6] += self.dice[die] + self.used[die]
        for die in range(DICE):
            found[die // 6] += self.picked[die]
        for die in range(6):
            found[GREEN] += self.pool[die]
        return found

    def dice_due(self) -> vec[i64]:
        """Return how many white, green and red dice are in play; in a tie-break those of who is tied."""
        due = ZEROS[:COLOURS]
        due[GREEN] = GREENS_EACH * self.num_players if self.rolls == 0 else 0
        for seat in range(self.num_players):
            if self.rolls == 0 or self.tied[seat] == 1:
                due[WHITE] += self.whites[seat]
                due[RED] += self.red_dice(seat)
        return due

    # --- Small helpers ---

    def red_dice(self, seat: i64) -> i64:
        """Return how many red dice a player's skills give."""
        count: i64 = 0
        for skill in range(SKILLS):
            if self.skill[skill] == seat and self.cards.ability[skill] == RED_DIE and self.skill_state[skill] != FRESH:
                count += 1
        return count

    def before(self, seat: i64) -> i64:
        """Return the seat to the right: counter-clockwise."""
        return seat - 1 if seat > 0 else self.num_players - 1

    def count_values(self, table: vec[i64], at: i64) -> None:
        """Count how many dice of a table show each value, into ``counts``."""
        for value in range(VALUES):
            there = at + value
            self.counts[value] = table[there] + table[there + 6] + table[there + 12] + table[there + 18]

    def clear_picked(self) -> None:
        for die in range(DICE):
            self.picked[die] = 0

    def offer_dice(self, actions: list[i64], verb: Verb, low: i64, high: i64) -> None:
        """One action for each kind of unused die whose value is in that range."""
        for colour in range(COLOURS):
            for value in range(low - 1, high):
                if self.dice[self.player * DICE + colour * 6 + value] > 0:
                    actions.append(verb.of2(colour, value))

"""MoFo (p.30): when all four of his events are done the heroes meet five waves in Times Square."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludotheque.core.ledger import Table
from ludotheque.core.reading import need
from ludotheque.games.kick_ass import log
from ludotheque.games.kick_ass.cards import BASE_EVENTS, BOSS_EVENTS, COMBATS, OF_COMBAT
from ludotheque.games.kick_ass.chapters import effects
from ludotheque.games.kick_ass.chapters.arena import ENTER_ARENA
from ludotheque.games.kick_ass.chapters.cleaning import count_enemies
from ludotheque.games.kick_ass.chapters.fights import begin_arena
from ludotheque.games.kick_ass.chapters.figures import BIG_B, MOTHER_RUSSIA
from ludotheque.games.kick_ass.codes import (
    ARENA,
    LOST_TIMES_SQUARE,
    LOST_WAVES,
    NO_ARENA,
    NOBODY,
    TIMES_SQUARE,
    WAVES,
    WON,
)
from ludotheque.games.kick_ass.fields import Field
from ludotheque.games.kick_ass.names import FIGURE_IDS
from ludotheque.games.kick_ass.state import Arena, KickAss, Villain
from ludotheque.games.kick_ass.table import Args, Line, enter, figure, go_on

ID: Final = "mofo"
WAVE_OF_A_MOB: Final[i64] = 1
WAVE_OF_BIG_B: Final[i64] = 2
WAVE_OF_MOTHER_RUSSIA: Final[i64] = 3
WAVE_OF_MINIONS: Final[i64] = 4
WAVE_COUNTS: Final = 0.02
"""The value that each wave adds to a defeat."""
MOST_LIFE: Final = 99


@final
class TimesSquare(Arena):
    """Five waves, each with the next combat card; Big B comes with the second, Mother Russia with the third."""

    def __init__(self) -> None:
        super().__init__()
        self.big_b: i64 = 0
        """The life that Big B has left."""
        self.russia: i64 = 0
        """The life that Mother Russia has left."""

    def kind(self) -> i64:
        return TIMES_SQUARE

    def defeat(self) -> i64:
        return LOST_TIMES_SQUARE

    def life_of(self, figure: i64) -> i64:
        return self.big_b if figure == BIG_B else self.russia if figure == MOTHER_RUSSIA else 0

    def wound(self, figure: i64) -> None:
        if figure == BIG_B:
            self.big_b -= 1
        else:
            self.russia -= 1

    def enter(self, state: KickAss) -> None:
        log.arena(state)

    def go_on(self, state: KickAss) -> None:
        """Win if Times Square is clean after the fifth wave (Q52); with it not beaten all is lost (p.30)."""
        if self.stage < WAVES:
            self.next_wave(state)
        elif count_enemies(state, ARENA) == 0:
            state.finish(WON)
        else:
            state.finish(LOST_WAVES)

    def next_wave(self, state: KickAss) -> None:
        """Meet the next wave, after each fight; its combat card shows its effect."""
        self.stage += 1
        x = state.num_players
        minions: i64 = 0
        supers: i64 = 0
        if self.stage == WAVE_OF_A_MOB:
            minions = 2 * x
        elif self.stage == WAVE_OF_BIG_B:
            minions = x
            self.big_b = state.cards.boss_life[BIG_B]
        elif self.stage == WAVE_OF_MOTHER_RUSSIA:
            self.russia = state.cards.boss_life[MOTHER_RUSSIA]
        elif self.stage == WAVE_OF_MINIONS:
            minions = x
        else:
            supers = x
        state.minions[ARENA] += minions
        state.supers[ARENA] += supers
        self.cards[0] = self.draw(state.chance)
        log.stage(state, "wave", minions, supers)
        effects.run(state, OF_COMBAT + self.cards[0], NOBODY)
        begin_arena(state)

    def card(self) -> i64:
        return self.cards[0]

    def copy(self) -> Arena:
        """Return an independent copy."""
        twin = TimesSquare()
        # The fields, by tools/copies.py.
        twin.stage = self.stage
        twin.fights = self.fights
        twin.deck = self.deck
        twin.cards = self.cards[:]
        twin.big_b = self.big_b
        twin.russia = self.russia
        # End of the fields.
        return twin


@final
class MoFo(Villain):
    """He has no figure: the heroes win when his last wave is beaten."""

    def __init__(self) -> None:
        super().__init__(ID, NOBODY)
        self.arena = TimesSquare()

    def copy(self) -> Villain:
        """Return an independent copy."""
        twin = MoFo()
        # The fields, by tools/copies.py.
        twin.gang = self.gang.copy()
        twin.arena = self.arena.copy()
        twin.objective = self.objective
        twin.under = self.under[:]
        # End of the fields.
        return twin

    def check(self, state: KickAss) -> None:
        """Check that he is nowhere, and that in Times Square there is a combat card for each wave."""
        need(state.boss_at == NOBODY, "boss_at", "MoFo has no figure")
        if state.arena == NO_ARENA:
            life = self.arena.life_of(BIG_B) + self.arena.life_of(MOTHER_RUSSIA)
            need(life == 0, "big_b", "no one is in Times Square before it is entered")
            return
        need(self.arena.stage == 0 or self.arena.cards[0] >= 0, "combat", "a card for the wave")
        count: i64 = 0
        for card in range(COMBATS):
            count += (self.arena.deck >> card) & 1
        need(count >= WAVES - self.arena.stage, "combat_deck", "a card for each wave to come")

    def progress(self, state: KickAss) -> float:
        """Return how near a team that has lost came: by the waves that it has met."""
        return WAVE_COUNTS * float(self.arena.stage) if state.arena == TIMES_SQUARE else 0.0

    def keeps_events(self) -> bool:
        return True

    def on_complete(self, state: KickAss) -> None:
        if state.boss_done == BOSS_EVENTS:
            state.put(ENTER_ARENA)

    def on_mature(self, state: KickAss, event: i64) -> None:
        """Put a matured event of his under the boss deck: all four must be completed (Q48)."""
        if event < BASE_EVENTS:
            return
        for place in range(BOSS_EVENTS):
            if self.under[place] < 0:
                self.under[place] = event
                return

    def is_found(self, state: KickAss) -> bool:
        return state.boss_done >= BOSS_EVENTS


FIELDS: Final[tuple[Field, ...]] = (
    Field("big_b", MOST_LIFE, "the life of Big B", TimesSquare),
    Field("russia", MOST_LIFE, "the life of Mother Russia", TimesSquare),
)


# --- What his lines of the log change on the public table ---


COMES_WITH: Final = {WAVE_OF_BIG_B: FIGURE_IDS[BIG_B], WAVE_OF_MOTHER_RUSSIA: FIGURE_IDS[MOTHER_RUSSIA]}
"""The figures of the waves."""


def come(table: Table, args: Args) -> None:
    """Meet the next wave; with two of them comes a figure."""
    go_on(table, args)
    if args["count"] in COMES_WITH:
        table["arena"]["figures"].append(figure(table, COMES_WITH[args["count"]]))


LINES: Final[dict[str, Line]] = {"enter-times-square": enter("times-square"), "wave": come}

"""John Genovese (p.28): three completed events lead into his Hideaway, location by location."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from ludotheque.core.ledger import Table
from ludotheque.core.reading import need
from ludotheque.games.kick_ass import log
from ludotheque.games.kick_ass.cards import OF_COMBAT
from ludotheque.games.kick_ass.chapters import effects
from ludotheque.games.kick_ass.chapters.arena import ENTER_ARENA
from ludotheque.games.kick_ass.chapters.cleaning import count_enemies
from ludotheque.games.kick_ass.chapters.fights import begin_arena
from ludotheque.games.kick_ass.chapters.figures import set_figure
from ludotheque.games.kick_ass.codes import (
    ARENA,
    HIDEAWAY,
    LOCATIONS,
    LOST_HIDEAWAY,
    MOST_FIGHTS,
    NO_ARENA,
    NOBODY,
    PLAYING,
)
from ludotheque.games.kick_ass.names import FIGURE_IDS
from ludotheque.games.kick_ass.state import Arena, KickAss, Villain
from ludotheque.games.kick_ass.table import Args, Line, appear, enter, figure, go_on

ID: Final = "john-genovese"
FIGURE: Final[i64] = FIGURE_IDS.index(ID)


@final
class Hideaway(Arena):
    """Three locations, each with a combat card of its own; John is in the third."""

    def kind(self) -> i64:
        return HIDEAWAY

    def defeat(self) -> i64:
        return LOST_HIDEAWAY

    def enter(self, state: KickAss) -> None:
        """Draw a combat card for each of the three locations; the heroes stand in the first."""
        for location in range(LOCATIONS):
            self.cards[location] = self.draw(state.chance)
        log.arena(state)
        self.next_location(state)

    def next_location(self, state: KickAss) -> None:
        """Go on: X supers wait in two locations, John in the third; the combat card of the place shows its effect."""
        self.stage += 1
        self.fights = 0
        if self.stage == LOCATIONS:
            set_figure(state, ARENA)
        else:
            state.supers[ARENA] = state.num_players
        log.stage(state, "location", 0, state.supers[ARENA])
        effects.run(state, OF_COMBAT + self.card(), NOBODY)

    def go_on(self, state: KickAss) -> None:
        """Fight until the location is clear, then go on to the next."""
        if count_enemies(state, ARENA) == 0:
            self.next_location(state)
        elif self.fights == MOST_FIGHTS:
            state.finish(LOST_HIDEAWAY)
        else:
            self.fights += 1
            begin_arena(state)

    def card(self) -> i64:
        return NOBODY if self.cards[0] < 0 else self.cards[self.stage - 1]

    def copy(self) -> Arena:
        """Return an independent copy."""
        twin = Hideaway()
        # The fields, by tools/copies.py.
        twin.stage = self.stage
        twin.fights = self.fights
        twin.deck = self.deck
        twin.cards = self.cards[:]
        # End of the fields.
        return twin


@final
class JohnGenovese(Villain):
    """He waits in the third location of the Hideaway."""

    def __init__(self) -> None:
        super().__init__(ID, FIGURE)
        self.arena = Hideaway()

    def copy(self) -> Villain:
        """Return an independent copy."""
        twin = JohnGenovese()
        # The fields, by tools/copies.py.
        twin.gang = self.gang.copy()
        twin.arena = self.arena.copy()
        twin.objective = self.objective
        twin.under = self.under[:]
        # End of the fields.
        return twin

    def check(self, state: KickAss) -> None:
        """Check that each location of the Hideaway has its combat card, and that he is in the third."""
        if state.arena == NO_ARENA:
            return
        need(1 <= self.arena.stage <= LOCATIONS, "stage", "a location from 1 to 3")
        for card in self.arena.cards:
            need(card >= 0, "combat", "a card for each location")
        third = state.standing != PLAYING or (state.boss_at == ARENA) == (self.arena.stage == LOCATIONS)
        need(third, "boss_at", "John is in the third location")

    def on_complete(self, state: KickAss) -> None:
        if state.boss_done == LOCATIONS:
            state.put(ENTER_ARENA)

    def is_found(self, state: KickAss) -> bool:
        return state.boss_done >= LOCATIONS


# --- What his lines of the log change on the public table ---


def next_place(table: Table, args: Args) -> None:
    """Go on to the next location; John is in the last."""
    go_on(table, args)
    if args["count"] == LOCATIONS:
        appear(table, "arena")
        table["arena"]["figures"].append(figure(table, ID))


LINES: Final[dict[str, Line]] = {"enter-hideaway": enter("hideaway"), "location": next_place}

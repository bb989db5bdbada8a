"""John Genovese (p.28): three completed events lead into his Hideaway, location by location."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.reading import need
from ludotheque.games.kick_ass import log
from ludotheque.games.kick_ass.cards import OF_COMBAT
from ludotheque.games.kick_ass.chapters import effects
from ludotheque.games.kick_ass.chapters.arena import ENTER_ARENA
from ludotheque.games.kick_ass.chapters.cleaning import count_enemies
from ludotheque.games.kick_ass.chapters.fights import begin_arena
from ludotheque.games.kick_ass.chapters.figures import draw_combat, set_figure
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
from ludotheque.games.kick_ass.state import NO_FIGURES, KickAss, Villain


@final
class JohnGenovese(Villain):
    """He waits in the third location of the Hideaway."""

    def __init__(self) -> None:
        super().__init__("john-genovese")

    def check(self, state: KickAss) -> None:
        """Check that each location of the Hideaway has its combat card, and that he is in the third."""
        if state.arena == NO_ARENA:
            return
        need(1 <= state.stage <= LOCATIONS, "stage", "a location from 1 to 3")
        for card in state.combat:
            need(card >= 0, "combat", "a card for each location")
        third: bool = state.standing != PLAYING or (state.boss_at == ARENA) == (state.stage == LOCATIONS)
        need(third, "boss_at", "John is in the third location")

    def on_complete(self, state: KickAss) -> None:
        if state.boss_done == LOCATIONS:
            state.put(ENTER_ARENA)

    def is_found(self, state: KickAss) -> bool:
        return state.boss_done >= LOCATIONS

    def arena(self) -> i64:
        return HIDEAWAY

    def defeat(self) -> i64:
        return LOST_HIDEAWAY

    def figures_at(self, stage: i64) -> vec[i64]:
        return vec[i64]([self.figure]) if stage == LOCATIONS else NO_FIGURES

    def enter(self, state: KickAss) -> None:
        """Draw a combat card for each of the three locations; the heroes stand in the first."""
        location: i64 = 0
        for location in range(LOCATIONS):
            state.combat[location] = draw_combat(state)
        if state.events is not None:
            log.arena(state)
        next_location(state)

    def go_on(self, state: KickAss) -> None:
        """Fight until the location is clear, then go on to the next."""
        if count_enemies(state, ARENA) == 0:
            next_location(state)
        elif state.fights_here == MOST_FIGHTS:
            state.finish(LOST_HIDEAWAY)
        else:
            state.fights_here += 1
            begin_arena(state)

    def combat_card(self, state: KickAss) -> i64:
        return NOBODY if state.combat[0] < 0 else state.combat[state.stage - 1]


def next_location(state: KickAss) -> None:
    """Go on: X supers wait in two locations, John in the third; the combat card of the place shows its effect."""
    state.stage += 1
    state.fights_here = 0
    if state.stage == LOCATIONS:
        set_figure(state, ARENA)
    else:
        state.supers[ARENA] = state.num_players
    if state.events is not None:
        log.stage(state, "location", 0, state.supers[ARENA])
    effects.run(state, OF_COMBAT + state.combat[state.stage - 1], NOBODY)

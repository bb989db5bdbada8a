"""MoFo (p.30): when all four of his events are done the heroes meet five waves in Times Square."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludotheque.games.kick_ass import log
from ludotheque.games.kick_ass.cards import BASE_EVENTS, BOSS_EVENTS, OF_COMBAT
from ludotheque.games.kick_ass.chapters import effects
from ludotheque.games.kick_ass.chapters.arena import ENTER_ARENA
from ludotheque.games.kick_ass.chapters.cleaning import count_enemies
from ludotheque.games.kick_ass.chapters.fights import begin_arena
from ludotheque.games.kick_ass.chapters.figures import draw_combat
from ludotheque.games.kick_ass.codes import ARENA, BIG_B, LOST_WAVES, MOTHER_RUSSIA, NOBODY, WAVES, WON
from ludotheque.games.kick_ass.state import KickAss, Villain


@final
class MoFo(Villain):
    """He has no figure: the heroes win when his last wave is beaten."""

    def on_complete(self, state: KickAss) -> None:
        if state.boss_done == BOSS_EVENTS:
            state.put(ENTER_ARENA)

    def on_mature(self, state: KickAss, event: i64) -> None:
        """Put a matured event of his under the boss deck: all four must be completed (Q48)."""
        if event < BASE_EVENTS:
            return
        place: i64 = 0
        for place in range(BOSS_EVENTS):
            if state.under[place] < 0:
                state.under[place] = event
                return

    def is_found(self, state: KickAss) -> bool:
        return state.boss_done >= BOSS_EVENTS

    def enter(self, state: KickAss) -> None:
        if state.events is not None:
            log.arena(state)

    def go_on(self, state: KickAss) -> None:
        """Win if Times Square is clean after the fifth wave (Q52); with it not beaten all is lost (p.30)."""
        if state.stage < WAVES:
            next_wave(state)
        elif count_enemies(state, ARENA) == 0:
            state.finish(WON)
        else:
            state.finish(LOST_WAVES)

    def combat_card(self, state: KickAss) -> i64:
        return state.combat[0]


def next_wave(state: KickAss) -> None:
    """Meet the next wave, after each fight; its combat card shows its effect."""
    state.stage += 1
    x: i64 = state.num_players
    minions: i64 = 0
    supers: i64 = 0
    if state.stage == 1:
        minions = 2 * x
    elif state.stage == 2:
        minions = x
        state.big_b = state.cards.boss_life[BIG_B]
    elif state.stage == 3:
        state.russia = state.cards.boss_life[MOTHER_RUSSIA]
    elif state.stage == 4:
        minions = x
    else:
        supers = x
    state.minions[ARENA] += minions
    state.supers[ARENA] += supers
    state.combat[0] = draw_combat(state)
    if state.events is not None:
        log.stage(state, "wave", minions, supers)
    effects.run(state, OF_COMBAT + state.combat[0], NOBODY)
    begin_arena(state)

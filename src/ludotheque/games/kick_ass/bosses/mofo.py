"""MoFo (p.30): when all four of his events are done the heroes meet five waves in Times Square."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.reading import need
from ludotheque.games.kick_ass import log
from ludotheque.games.kick_ass.cards import BASE_EVENTS, BOSS_EVENTS, COMBATS, OF_COMBAT
from ludotheque.games.kick_ass.chapters import effects
from ludotheque.games.kick_ass.chapters.arena import ENTER_ARENA
from ludotheque.games.kick_ass.chapters.cleaning import count_enemies
from ludotheque.games.kick_ass.chapters.fights import begin_arena
from ludotheque.games.kick_ass.chapters.figures import BIG_B, MOTHER_RUSSIA, draw_combat
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
from ludotheque.games.kick_ass.state import NO_FIGURES, KickAss, Villain

WAVE_OF_A_MOB: Final[i64] = 1
WAVE_OF_BIG_B: Final[i64] = 2
WAVE_OF_MOTHER_RUSSIA: Final[i64] = 3
WAVE_OF_MINIONS: Final[i64] = 4
WAVE_COUNTS: Final = 0.02
"""The value that each wave adds to a defeat."""


@final
class MoFo(Villain):
    """He has no figure: the heroes win when his last wave is beaten."""

    def __init__(self) -> None:
        super().__init__("mofo")

    def check(self, state: KickAss) -> None:
        """Check that he is nowhere, and that in Times Square there is a combat card for each wave."""
        need(state.boss_at == NOBODY, "boss_at", "MoFo has no figure")
        if state.arena == NO_ARENA:
            return
        need(state.stage == 0 or state.combat[0] >= 0, "combat", "a card for the wave")
        count: i64 = 0
        card: i64 = 0
        for card in range(COMBATS):
            count += (state.combat_deck >> card) & 1
        need(count >= WAVES - state.stage, "combat_deck", "a card for each wave to come")

    def progress(self, state: KickAss) -> float:
        """Return how near a team that has lost came: by the waves that it has met."""
        return WAVE_COUNTS * float(state.stage) if state.arena == TIMES_SQUARE else 0.0

    def keeps_events(self) -> bool:
        return True

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

    def arena(self) -> i64:
        return TIMES_SQUARE

    def defeat(self) -> i64:
        return LOST_TIMES_SQUARE

    def figures_at(self, stage: i64) -> vec[i64]:
        if stage == WAVE_OF_BIG_B:
            return vec[i64]([BIG_B])
        return vec[i64]([MOTHER_RUSSIA]) if stage == WAVE_OF_MOTHER_RUSSIA else NO_FIGURES

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
    if state.stage == WAVE_OF_A_MOB:
        minions = 2 * x
    elif state.stage == WAVE_OF_BIG_B:
        minions = x
        state.big_b = state.cards.boss_life[BIG_B]
    elif state.stage == WAVE_OF_MOTHER_RUSSIA:
        state.russia = state.cards.boss_life[MOTHER_RUSSIA]
    elif state.stage == WAVE_OF_MINIONS:
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

"""MoFo (p.30): when all four of his events are done the heroes meet five waves in Times Square."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.kick_ass import city, effects, fights, log, plots
from ludotheque.games.kick_ass.cards import BOSS_EVENTS, OF_COMBAT
from ludotheque.games.kick_ass.codes import ARENA, BIG_B, LOST_WAVES, MOTHER_RUSSIA, NOBODY, WAVES

if TYPE_CHECKING:
    from ludotheque.games.kick_ass.rules import KickAss


def put_under(state: KickAss, event: i64) -> None:
    """A matured event goes under the boss deck: all four must be completed (Q48)."""
    k: i64 = 0
    for k in range(BOSS_EVENTS):
        if state.under[k] < 0:
            state.under[k] = event
            return


def is_foiled(state: KickAss) -> bool:
    """Whether Times Square is clean after the fifth wave (Q52)."""
    return state.stage == WAVES and city.enemies(state, ARENA) == 0


def go_on(state: KickAss) -> None:
    """After each fight the next wave comes; with the fifth not beaten all is lost (p.30)."""
    if state.stage == WAVES:
        state.finish(LOST_WAVES)
        return
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
    state.combat[0] = plots.draw_combat(state)
    if state.events is not None:
        log.stage(state, "wave", minions, supers)
    effects.run(state, OF_COMBAT + state.combat[0], NOBODY)
    fights.begin_arena(state)

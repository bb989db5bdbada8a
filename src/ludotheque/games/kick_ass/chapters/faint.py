"""Fainting (p.20-21): a hero on the Faint space, the black die, and the Hospital."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.kick_ass import log, verbs
from ludotheque.games.kick_ass.chapters import events, objectives
from ludotheque.games.kick_ass.chapters.activation import offer_use_apart, use, wake
from ludotheque.games.kick_ass.chapters.heroes import lower_to
from ludotheque.games.kick_ass.codes import (
    BLANK,
    DONE_FOR_NOW,
    FIRST_HARDSHIP,
    HOSPITAL,
    MAX_HEROES,
    NO_ARENA,
    NOBODY,
    SECOND_HARDSHIP,
)
from ludotheque.games.kick_ass.pieces import Hero
from ludotheque.games.kick_ass.state import KickAss, Question, Task


def drop(state: KickAss, seat: i64) -> None:
    """Make a hero on the Faint space roll the black die (p.20), once; items can be exhausted first (p.8; R16)."""
    if not is_falling(state, seat):
        state.put(FAINT_DIE[seat])
        state.put(ON_THE_BRINK[seat])


def is_falling(state: KickAss, seat: i64) -> bool:
    """Return whether a hero is about to roll the black die."""
    for frame in state.stack:
        if isinstance(frame, FaintDie) and frame.seat == seat:
            return True
    return False


@final
class OnTheBrink(Question):
    """Exhaust what can be exhausted at any time, before the Faint die (p.8; R16)."""

    def is_of_arena(self) -> bool:
        return True

    def flaw(self, state: KickAss) -> str:
        return "" if state.is_dealt() else "no one faints before hardships are dealt"

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        offer_use_apart(state, self.seat, actions)
        if actions:
            actions.append(verbs.DONE.first)

    def answer(self, state: KickAss, action: i64) -> None:
        if action == verbs.DONE.first:
            state.drop()
        else:
            use(state, self.seat, verbs.USE.which(action))


@final
class FaintDie(Task):
    """The black die, also for a hero healed meanwhile (R3): on a blank it stands at 0, else it faints."""

    def is_of_arena(self) -> bool:
        return True

    def flaw(self, state: KickAss) -> str:
        return "" if state.is_dealt() else "no one faints before hardships are dealt"

    def happen(self, state: KickAss) -> None:
        hero = state.heroes[self.seat]
        if hero.out:
            return
        if state.cards.faint[state.chance.below(6)] == BLANK:
            if hero.life < 0:
                hero.life = 0
            log.stands(state, self.seat)
            return
        state.faints += 1
        if state.arena == NO_ARENA:
            wake_in_hospital(state, self.seat)
        else:
            leave_arena(state, self.seat)


FAINT_DIE: Final = vec[FaintDie]([FaintDie(seat) for seat in range(MAX_HEROES)])
ON_THE_BRINK: Final = vec[OnTheBrink]([OnTheBrink(seat) for seat in range(MAX_HEROES)])


def leave_arena(state: KickAss, seat: i64) -> None:
    """Faint in the Hideaway or in Times Square: the hero is out."""
    hero = state.heroes[seat]
    hero.out = True
    hero.at = NOBODY
    log.faint_out(state, seat)


def wake_in_hospital(state: KickAss, seat: i64) -> None:
    """Faint on the map: full life, less happiness, and the events slide."""
    hero = state.heroes[seat]
    level = next_hardship(hero)
    log.faint(state, seat, state.cards.life[hero.identity], level)
    objectives.drop_tokens(state, seat)
    hero.at = HOSPITAL
    hero.life = state.cards.life[hero.identity]
    hero.status = DONE_FOR_NOW
    wake(state, seat)
    hero.stop()
    lower_to(state, seat, level)
    events.slide(state)


def next_hardship(hero: Hero) -> i64:
    """Return a hero's happiness after fainting: that of the next hardship, or the same."""
    if not hero.is_up(0):
        return FIRST_HARDSHIP
    return hero.happiness if hero.is_up(1) else SECOND_HARDSHIP

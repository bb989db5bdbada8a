"""Minions that die outside of fights (p.15), and what each death counts for."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from ludotheque.games.kick_ass import log, verbs
from ludotheque.games.kick_ass.chapters import objectives, row
from ludotheque.games.kick_ass.chapters.figures import COMPANIONS, gang_minions
from ludotheque.games.kick_ass.codes import ARENA, DISTRICTS, DONS_GANG, MUST, NEXT_TO, NOBODY, ONLY_IN, PLACES
from ludotheque.games.kick_ass.state import KickAss, Question


def count_enemies(state: KickAss, place: i64) -> i64:
    """Count the enemies of any kind in a place: for the clean-up bonus."""
    count = state.minions[place] + state.supers[place] + row.minis_at(state, place)
    if state.boss_at == place:
        count += 1 + state.villain.gang.members
    if place == ARENA:
        for figure in COMPANIONS:
            count += 1 if state.villain.arena.life_of(figure) > 0 else 0
    return count


def count_kill(state: KickAss, place: i64, seat: i64) -> None:
    """Count a kill for every event that counts kills there (Q36: all of them), and for the boss."""
    state.killed += 1
    if place >= DISTRICTS:
        return
    objectives.count_kill(state, place)
    state.villain.on_kill(state, place, seat)


def kill_minion(state: KickAss, place: i64, seat: i64) -> None:
    """Remove a minion by a hero's effect; with the last enemy comes the bonus."""
    if place == DONS_GANG:
        kill_gang(state, seat, 0)
        row.look(state)
        return
    state.minions[place] -= 1
    log.kill(state, seat, "minion", place, 0)
    count_kill(state, place, seat)
    after_removal(state, place, seat)


def kill_gang(state: KickAss, seat: i64, hits: i64) -> None:
    """Kill one of the boss's gang, in a fight by hits: Don's are minions, Vic's are supers (p.27, p.29)."""
    state.villain.gang.members -= 1
    if seat == NOBODY:
        log.gang_falls(state, state.boss_at)
    else:
        log.kill(state, seat, "gang", state.boss_at, hits)
    count_kill(state, state.boss_at, seat)


def after_removal(state: KickAss, district: i64, seat: i64) -> None:
    """Give the bonus if that was the last enemy, then complete events."""
    row.look(state)
    if count_enemies(state, district) == 0:
        state.book.clean_up(state, seat, district)


def clean_district(state: KickAss, district: i64, seat: i64) -> None:
    """Remove all minions of a district, and nothing else (p.15; Q12)."""
    log.clean(state, seat, district)
    while state.minions[district] > 0:
        state.minions[district] -= 1
        count_kill(state, district, seat)
    while gang_minions(state, district) > 0:
        kill_gang(state, seat, 0)
    after_removal(state, district, seat)


# --- Effects that kill ---


@final
class KillMinions(Question):
    """Choose which minions an effect kills, up to so many.

    They may be ``ANYWHERE``, ``ONLY_IN`` a place, or ``NEXT_TO`` one, then one in each district (``spared`` has the
    bits of those that have lost theirs); ``MUST`` is anywhere, and one must die.
    """

    def __init__(self, seat: i64, most: i64, reach: i64, place: i64, spared: i64) -> None:
        super().__init__(seat)
        self.most: i64 = most
        self.reach: i64 = reach
        self.place: i64 = place
        self.spared: i64 = spared

    def is_of_arena(self) -> bool:
        return True

    def flaw(self, state: KickAss) -> str:
        needs_place = self.reach >= ONLY_IN
        return "" if needs_place == (self.place >= 0) else "a place goes with 'only-in' and 'next-to'"

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        place: i64 = 0
        for place in range(PLACES):
            if state.minions[place] > 0 and self.reaches(state, place):
                actions.append(verbs.KILL.of(place))
        place = state.boss_at
        if place >= 0 and gang_minions(state, place) > 0 and self.reaches(state, place):
            actions.append(verbs.KILL.of(DONS_GANG))
        if actions and self.reach != MUST:
            actions.append(verbs.DONE.first)

    def reaches(self, state: KickAss, place: i64) -> bool:
        """Return whether the effect reaches a place."""
        if self.spared & (1 << place) != 0:
            return False
        if self.reach == ONLY_IN:
            return place == self.place
        if place == ARENA:
            return False
        return self.reach != NEXT_TO or state.cards.steps(self.place, place) == 1

    def answer(self, state: KickAss, action: i64) -> None:
        state.drop()
        if action != verbs.DONE.first:
            self.kill(state, verbs.KILL.which(action))

    def kill(self, state: KickAss, place: i64) -> None:
        """Kill one of the minions; the others are asked for again, next door in another district each."""
        if self.most > 1:
            spared = self.spared
            if self.reach == NEXT_TO:
                spared |= 1 << (state.boss_at if place == DONS_GANG else place)
            state.put(KillMinions(self.seat, self.most - 1, self.reach, self.place, spared))
        kill_minion(state, place, self.seat)


def kill_here(state: KickAss, seat: i64, most: i64) -> None:
    """Kill up to so many minions where the hero is: the first at once, since the effect was used; the others are asked.

    There need be none: an item of one's own file may have other effects too. With Don's gang there the first is asked.
    """
    here = state.heroes[seat].at
    gang = gang_minions(state, here)
    effect = KillMinions(seat, most, ONLY_IN, here, 0)
    if state.minions[here] > 0 and gang > 0:
        state.put(effect)
    elif state.minions[here] + gang > 0:
        effect.kill(state, DONS_GANG if gang > 0 else here)

"""Viral bonuses (p.24): what heroes get at night who are known all over the city, a class for each of seven."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.kick_ass import log, verbs
from ludotheque.games.kick_ass.chapters import casualties, city, cleaning, fights, heroes, row
from ludotheque.games.kick_ass.chapters.city import PlaceTokens
from ludotheque.games.kick_ass.chapters.cleaning import KillMinions
from ludotheque.games.kick_ass.chapters.enemies import has_enemy
from ludotheque.games.kick_ass.chapters.figures import gang_minions
from ludotheque.games.kick_ass.codes import DISTRICTS, DOLLARS, LIFE, MUST, NEXT_TO, NOBODY, VIRAL_AT
from ludotheque.games.kick_ass.pieces import NO_DICE, Die
from ludotheque.games.kick_ass.state import KickAss, Question, Task

TRAPPED: Final[i64] = 3
GUARDS: Final[i64] = 2
INSPIRED_DICE: Final[i64] = 2


class Bonus:
    """One viral bonus."""

    def give(self, state: KickAss, seat: i64) -> None:
        """Give it to a hero."""
        raise NotImplementedError


class Inspire(Bonus):
    """Two red dice against any district, a boss there included (R22)."""

    def give(self, state: KickAss, seat: i64) -> None:
        state.put(InspirePeople(seat))


class Surprise(Bonus):
    """A minion anywhere dies."""

    def give(self, state: KickAss, seat: i64) -> None:
        state.put(KillMinions(seat, 1, MUST, NOBODY, 0))


class Trap(Bonus):
    """Minions of other districts walk into a trap."""

    def give(self, state: KickAss, seat: i64) -> None:
        state.put(LureMinions(seat, TRAPPED))


class Protected(Bonus):
    """Protection tokens."""

    def give(self, state: KickAss, seat: i64) -> None:
        state.put(PlaceTokens(seat, GUARDS))


class OneEach(Bonus):
    """One of something for every hero."""

    def __init__(self, stat: i64) -> None:
        self.stat: i64 = stat

    def give(self, state: KickAss, seat: i64) -> None:
        for other in range(state.num_players):
            heroes.change(state, other, self.stat, 1)


class Spread(Bonus):
    """A minion dies in each district next door."""

    def give(self, state: KickAss, seat: i64) -> None:
        state.put(KillMinions(seat, DISTRICTS, NEXT_TO, state.heroes[seat].at, 0))


BONUSES: Final = vec[Bonus]([Inspire(), Surprise(), Trap(), Protected(), OneEach(LIFE), OneEach(DOLLARS), Spread()])
"""In the order of their numbers."""


@final
class GoViral(Task):
    """The bonus of a hero, if it has gone viral."""

    def flaw(self, state: KickAss) -> str:
        return "" if state.is_dealt() else "no one sleeps before hardships are dealt"

    def happen(self, state: KickAss) -> None:
        hero = state.heroes[self.seat]
        if hero.media < VIRAL_AT:
            return
        log.seat(state, "viral", "viral", self.seat)
        BONUSES[state.cards.viral[hero.identity]].give(state, self.seat)


@final
class InspirePeople(Question):
    """Choose a district for two red dice: hits as in a fight, but no one hits back."""

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        for district in range(DISTRICTS):
            if has_enemy(state, district):
                actions.append(verbs.TARGET.of(district))

    def answer(self, state: KickAss, action: i64) -> None:
        state.drop()
        fights.open_fight(state, verbs.TARGET.which(action))
        fighter = state.fight.fighters[self.seat]
        fighter.joined = True
        fighter.dice = NO_DICE[:]
        fights.roll_red(state, fighter, INSPIRED_DICE)
        state.fight.hits = fighter.dice[Die.RED_HIT] + fighter.dice[Die.RED_BOLT]
        log.strike(state, self.seat)
        log.dice(state, "roll", self.seat)
        state.put(casualties.AFTERMATH[self.seat])
        state.put(casualties.SHARE_HITS[self.seat])


@final
class LureMinions(Question):
    """Choose minions of other districts that walk into the trap, up to so many."""

    def __init__(self, seat: i64, most: i64) -> None:
        super().__init__(seat)
        self.most: i64 = most

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        here = state.heroes[self.seat].at
        for district in range(DISTRICTS):
            if district != here and state.minions[district] > 0:
                actions.append(verbs.LURE.of(district))
        if state.boss_at != here and gang_minions(state, state.boss_at) > 0:
            actions.append(verbs.LURE.of(DISTRICTS))
        if actions:
            actions.append(verbs.DONE.first)

    def answer(self, state: KickAss, action: i64) -> None:
        state.drop()
        if action == verbs.DONE.first:
            return
        if self.most > 1:
            state.put(LureMinions(self.seat, self.most - 1))
        lure(state, self.seat, verbs.LURE.which(action))


def lure(state: KickAss, seat: i64, district: i64) -> None:
    """Move a minion here, where it dies if there is no space (R14). Its old district may be clean by that (p.15)."""
    here = state.heroes[seat].at
    if district == DISTRICTS:
        state.villain.gang.members -= 1
    else:
        state.minions[district] -= 1
    log.lure(state, seat, district)
    if city.room(state, here) > 0:
        state.minions[here] += 1
    else:
        log.kill(state, seat, "minion", here, 0)
        cleaning.count_kill(state, here, seat)
        row.look(state)
    if district < DISTRICTS and cleaning.count_enemies(state, district) == 0:
        state.book.clean_up(state, seat, district)

"""The casualties of a fight (p.19-20): damage and hits shared out, and the aftermath."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.kick_ass import log, verbs
from ludotheque.games.kick_ass.chapters import cleaning, districts
from ludotheque.games.kick_ass.chapters.enemies import ENEMIES
from ludotheque.games.kick_ass.chapters.row import look
from ludotheque.games.kick_ass.codes import ARENA, DISTRICTS, FAINT_SPACE, MAX_HEROES, NO_ARENA
from ludotheque.games.kick_ass.state import KickAss, Question, Task

ALL_ENEMIES: Final[i64] = len(ENEMIES)
"""After the enemies that can be hit: everyone whom the hits kill."""


class FightTask(Task):
    """Something that happens in a fight."""

    def is_of_arena(self) -> bool:
        return True

    def flaw(self, state: KickAss) -> str:
        return flaw_of_fight(state, self.seat, needs_cards=True)


class FightQuestion(Question):
    """Something that a fighter is asked."""

    def is_of_arena(self) -> bool:
        return True

    def flaw(self, state: KickAss) -> str:
        return flaw_of_fight(state, self.seat, needs_cards=True)


def flaw_of_fight(state: KickAss, seat: i64, *, needs_cards: bool) -> str:
    """Say why this cannot be part of a loaded position's fight; fighters need cards, but in an arena or at night."""
    fight = state.fight
    if fight.at < 0 or (fight.at == ARENA) != (state.arena != NO_ARENA):
        return "there is no such fight"
    for other in range(state.num_players):
        if fight.fighters[other].joined:
            armed = state.heroes[other].card >= 0 or state.arena != NO_ARENA or not needs_cards
            if not armed or state.heroes[other].out:
                return "there is no such fight"
    return "" if fight.fighters[seat].joined else "its hero does not fight"


# --- Damage ---


def ask_for_volunteers(state: KickAss, leader: i64) -> None:
    """Ask each of a group what its own hero takes (p.19), the one who began first; then deal the rest (R15)."""
    state.put(DEAL_REST[leader])
    step = state.num_players - 1
    while step >= 0:
        seat: i64 = (leader + step) % state.num_players
        if state.fight.fighters[seat].joined:
            state.put(VOLUNTEER[seat])
        step -= 1


@final
class Volunteer(FightQuestion):
    """Take a point of the damage, or all of it, even more than the hero's life (p.19), or no more."""

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        if state.fight.damage == 0 or not anybody_stands(state):
            return
        actions.append(verbs.SUFFER.of(0))
        if state.fight.damage > 1:
            actions.append(verbs.SUFFER.of(1))
        actions.append(verbs.DONE.first)

    def answer(self, state: KickAss, action: i64) -> None:
        if action == verbs.DONE.first:
            state.drop()
        else:
            suffer(state, self.seat, 1 if action == verbs.SUFFER.of(0) else state.fight.damage)


def anybody_stands(state: KickAss) -> bool:
    """Return whether a fighter has not dropped to the Faint space."""
    for seat in range(state.num_players):
        if state.fight.fighters[seat].joined and not state.heroes[seat].has_dropped():
            return True
    return False


def suffer(state: KickAss, seat: i64, points: i64) -> None:
    """Deal some of the damage to a fighter; points beyond the Faint space do no harm (Q22)."""
    state.fight.damage -= points
    state.heroes[seat].sink(points)
    log.suffer(state, seat, points)


@final
class DealRest(FightTask):
    """Deal the rest point by point to the fighter with the most life, of equals the first to be asked (R15)."""

    def happen(self, state: KickAss) -> None:
        taken = vec[i64]([0] * state.num_players)
        for _ in range(state.fight.damage):
            taken[self.strongest(state, taken)] += 1
        for seat in range(state.num_players):
            if taken[seat] > 0:
                suffer(state, seat, taken[seat])

    def strongest(self, state: KickAss, taken: vec[i64]) -> i64:
        """Return the fighter with the most life after what each is about to take."""
        best = self.seat
        for step in range(state.num_players):
            seat: i64 = (self.seat + step) % state.num_players
            if state.fight.fighters[seat].joined and left_of(state, seat, taken) > left_of(state, best, taken):
                best = seat
        return best


def left_of(state: KickAss, seat: i64, taken: vec[i64]) -> i64:
    """Return a fighter's life after some of the damage; no one falls below the Faint space."""
    left = state.heroes[seat].life - taken[seat]
    return FAINT_SPACE if left < FAINT_SPACE else left


# --- Hits ---


@final
class ShareHits(FightQuestion):
    """Choose where the next hits go; only as many as kill, but final bosses and theirs keep what they get (p.19).

    Hits are divided at will (p.18), so no more need die than the hits leave no other way (R12). Once the team has said
    that all are meant, nothing more is asked.
    """

    def __init__(self, seat: i64, *, all_of_them: bool) -> None:
        super().__init__(seat)
        self.all_of_them: bool = all_of_them

    def flaw(self, state: KickAss) -> str:
        return flaw_of_fight(state, self.seat, needs_cards=False)

    def goes_without_saying(self, only: i64) -> bool:
        return True

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        needed: i64 = 0
        for enemy in ENEMIES:
            if enemy.can_be_hit(state):
                actions.append(verbs.HIT.of(enemy.number))
                needed += enemy.total(state)
        if not actions:
            return
        if self.all_of_them:
            del actions[1:]
        elif can_waste(state):
            if needed <= state.fight.hits if len(actions) > 1 else is_more_than_one(state, verbs.HIT.which(actions[0])):
                actions.append(verbs.HIT.of(ALL_ENEMIES))
            actions.append(verbs.DONE.first)

    def answer(self, state: KickAss, action: i64) -> None:
        if action == verbs.DONE.first:
            state.drop()
        elif action == verbs.HIT.of(ALL_ENEMIES):
            state.swap(ShareHits(self.seat, all_of_them=True))
        else:
            ENEMIES[verbs.HIT.which(action)].hit(state, self.seat)


def can_waste(state: KickAss) -> bool:
    """Return whether the hits that are left can all do nothing: go to the dead, or to enemies who bear them."""
    if state.fight.slain:
        return True
    borne: i64 = 0
    for enemy in ENEMIES:
        borne += enemy.bears(state)
    return borne >= state.fight.hits


def is_more_than_one(state: KickAss, number: i64) -> bool:
    """Return whether the only kind that can be hit can be hit again, so that it is worth saying that all are meant."""
    enemy = ENEMIES[number]
    again = state.fight.hits >= enemy.price(state) + enemy.price_again(state)
    return enemy.times(state, state.fight.at) > 1 and again


@final
class Aftermath(FightTask):
    """When all is applied: clean-up, completed events, and only then the Faint dice in seat order (p.20; Q27)."""

    def flaw(self, state: KickAss) -> str:
        return flaw_of_fight(state, self.seat, needs_cards=False)

    def happen(self, state: KickAss) -> None:
        fight = state.fight
        log.fight_over(state)
        seat = state.num_players - 1
        while seat >= 0:
            if fight.fighters[seat].joined and state.heroes[seat].has_dropped():
                state.book.drop(state, seat)
            seat -= 1
        look(state)
        if cleaning.count_enemies(state, fight.at) == 0 and fight.at < DISTRICTS:
            if fight.count() > 1:
                state.put(GiveBonus(self.seat, fight.at))
            else:
                state.book.clean_up(state, self.seat, fight.at)
        if state.plot != 0:
            state.villain.on_fight(state)


@final
class GiveBonus(Question):
    """Choose which of the fighters takes the clean-up bonus."""

    def __init__(self, seat: i64, district: i64) -> None:
        super().__init__(seat)
        self.district: i64 = district

    def goes_without_saying(self, only: i64) -> bool:
        return True

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        for seat in range(state.num_players):
            if state.fight.fighters[seat].joined:
                actions.append(verbs.GIVE.of(seat))

    def answer(self, state: KickAss, action: i64) -> None:
        state.drop()
        districts.clean_up(state, verbs.GIVE.which(action), self.district)


# Frames never change, so those that only say whose they are exist once for each seat.
DEAL_REST: Final = vec[DealRest]([DealRest(seat) for seat in range(MAX_HEROES)])
VOLUNTEER: Final = vec[Volunteer]([Volunteer(seat) for seat in range(MAX_HEROES)])
SHARE_HITS: Final = vec[ShareHits]([ShareHits(seat, all_of_them=False) for seat in range(MAX_HEROES)])
AFTERMATH: Final = vec[Aftermath]([Aftermath(seat) for seat in range(MAX_HEROES)])

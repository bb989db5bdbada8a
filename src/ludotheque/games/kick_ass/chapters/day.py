"""The Day phase (p.14-16): cards chosen, then resolved in any order the team likes."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.actions import Verb
from ludotheque.core.state import NO_CLAIM
from ludotheque.games.kick_ass import log, verbs
from ludotheque.games.kick_ass.cards import CARDS
from ludotheque.games.kick_ass.chapters import fights, objectives
from ludotheque.games.kick_ass.chapters.activation import (
    any_left,
    card_works,
    commit,
    finish,
    movement,
    offer_effects,
    offer_use_apart,
    others_wait,
    start,
    use,
    use_effect,
    wake,
)
from ludotheque.games.kick_ass.chapters.districts import timer_helps, use_timer
from ludotheque.games.kick_ass.chapters.enemies import has_enemy
from ludotheque.games.kick_ass.chapters.hand import first_card, next_card
from ludotheque.games.kick_ass.chapters.items import equip, offer_equip
from ludotheque.games.kick_ass.chapters.night import REFRESH
from ludotheque.games.kick_ass.codes import (
    DISTRICTS,
    DONE_FOR_NOW,
    DRAW_SPAWN,
    EVENT_SPACES,
    FACE_DOWN,
    FACE_UP,
    MAX_HEROES,
    NOBODY,
    NONE_USED,
    PAUSED,
    REFRESH_GAIN,
    RESOLVE,
    SEGMENTS,
    SLEEP_BOSS,
    WAITING,
)
from ludotheque.games.kick_ass.state import KickAss, Question

# --- Choosing ---


def begin_choice(state: KickAss) -> None:
    """Ask each hero in play for a card; the team talks, so the plan is open."""
    seat = state.num_players - 1
    while seat >= 0:
        hero = state.heroes[seat]
        for item in hero.items:
            item.arranged = False
        hero.status = DONE_FOR_NOW
        state.put(COMMIT_CARD[seat])
        seat -= 1


@final
class CommitCard(Question):
    """Choose any card of the hand, face up or face down."""

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        hero = state.heroes[self.seat]
        card = first_card(state, hero, NONE_USED, in_hand=True)
        while card < CARDS:
            actions.append(verbs.COMMIT.of2(card, FACE_UP))
            actions.append(verbs.COMMIT.of2(card, FACE_DOWN))
            card = next_card(state, hero, card, NONE_USED, in_hand=True)

    def is_for_all_at_once(self) -> bool:
        return True

    def answer(self, state: KickAss, action: i64) -> None:
        state.drop()
        commit(state, self.seat, verbs.COMMIT.part(action, 0), face_down=verbs.COMMIT.part(action, 1) == FACE_DOWN)


COMMIT_CARD: Final = vec[CommitCard]([CommitCard(seat) for seat in range(MAX_HEROES)])


# --- Resolving ---


def resolve(state: KickAss) -> None:
    """Take up the next hero, until all have finished; then the next segment, or night."""
    if any_left(state):
        state.put(NEXT_HERO[state.captain()])
        return
    for hero in state.heroes:
        hero.card = NOBODY
        hero.stop()
    state.segment += 1
    state.step = DRAW_SPAWN if state.segment < SEGMENTS else SLEEP_BOSS


@final
class NextHero(Question):
    """Choose the next hero: anyone who has not finished and has not just paused."""

    def flaw(self, state: KickAss) -> str:
        asks = state.step == RESOLVE or state.step == REFRESH_GAIN
        return "" if asks else "no one is next now"

    def goes_without_saying(self, only: i64) -> bool:
        return True

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        for seat in range(state.num_players):
            if state.heroes[seat].status == WAITING:
                actions.append(verbs.NEXT.of(seat))

    def claim(self, state: KickAss, seat: i64) -> i64:
        if state.heroes[seat].status != WAITING:
            return NO_CLAIM
        choices: list[i64] = []
        turn_of(state, seat).offer(state, choices)
        return verbs.NEXT.of(seat) if len(choices) > 1 else NO_CLAIM

    def answer(self, state: KickAss, action: i64) -> None:
        state.drop()
        state.put(turn_of(state, verbs.NEXT.which(action)))


NEXT_HERO: Final = vec[NextHero]([NextHero(seat) for seat in range(MAX_HEROES)])


class Deed:
    """One kind of thing that a hero can do in its turn."""

    def __init__(self, verb: Verb) -> None:
        self.verb: Verb = verb

    def offer(self, state: KickAss, seat: i64, usable: bool, actions: list[i64]) -> None:
        """Offer what a hero can do of it now; its card is ``usable`` if the hero stands where it works."""
        raise NotImplementedError

    def perform(self, state: KickAss, seat: i64, which: i64) -> None:
        """Do one of what was offered."""
        raise NotImplementedError


class Move(Deed):
    """Go somewhere, once; what is left of the movement is lost (Q17)."""

    def offer(self, state: KickAss, seat: i64, usable: bool, actions: list[i64]) -> None:
        here = state.heroes[seat].at
        reach = movement(state, seat)
        if reach == 0:
            return
        for district in range(DISTRICTS):
            if district != here and state.cards.steps(here, district) <= reach:
                actions.append(self.verb.of(district))

    def perform(self, state: KickAss, seat: i64, which: i64) -> None:
        start(state, seat)
        state.heroes[seat].at = which
        log.move(state, seat)


class UseTimer(Deed):
    """Spend a timer action for the effect of the district."""

    def offer(self, state: KickAss, seat: i64, usable: bool, actions: list[i64]) -> None:
        if usable and state.heroes[seat].timers > 0 and timer_helps(state, seat):
            actions.append(self.verb.first)

    def perform(self, state: KickAss, seat: i64, which: i64) -> None:
        use_timer(state, seat)


class Work(Deed):
    """Spend a timer action for an event."""

    def offer(self, state: KickAss, seat: i64, usable: bool, actions: list[i64]) -> None:
        if not usable or state.heroes[seat].timers == 0:
            return
        for space in range(EVENT_SPACES):
            if objectives.can_work(state, seat, space):
                actions.append(self.verb.of(space))

    def perform(self, state: KickAss, seat: i64, which: i64) -> None:
        start(state, seat)
        state.heroes[seat].timers -= 1
        objectives.work(state, seat, which)


class Bribe(Deed):
    """Pay for one of Don's tokens (Q50: no timer action)."""

    def offer(self, state: KickAss, seat: i64, usable: bool, actions: list[i64]) -> None:
        if state.plot == 0:
            return
        for space in range(EVENT_SPACES):
            if objectives.can_bribe(state, seat, space):
                actions.append(self.verb.of(space))

    def perform(self, state: KickAss, seat: i64, which: i64) -> None:
        start(state, seat)
        objectives.bribe(state, seat, which)


class UseEffect(Deed):
    """Use an effect of the card."""

    def offer(self, state: KickAss, seat: i64, usable: bool, actions: list[i64]) -> None:
        if usable and state.heroes[seat].gains != 0:
            offer_effects(state, seat, actions)

    def perform(self, state: KickAss, seat: i64, which: i64) -> None:
        use_effect(state, seat, which)


class StartFight(Deed):
    """Spend a fight action."""

    def offer(self, state: KickAss, seat: i64, usable: bool, actions: list[i64]) -> None:
        if usable and state.heroes[seat].fights > 0 and has_enemy(state, state.heroes[seat].at):
            actions.append(self.verb.first)

    def perform(self, state: KickAss, seat: i64, which: i64) -> None:
        start(state, seat)
        fights.begin(state, seat)


class UseItem(Deed):
    """Exhaust an item."""

    def offer(self, state: KickAss, seat: i64, usable: bool, actions: list[i64]) -> None:
        offer_use_apart(state, seat, actions)

    def perform(self, state: KickAss, seat: i64, which: i64) -> None:
        wake(state, seat)
        use(state, seat, which)


class Equip(Deed):
    """Put an item in its place."""

    def offer(self, state: KickAss, seat: i64, usable: bool, actions: list[i64]) -> None:
        offer_equip(state, seat, actions)

    def perform(self, state: KickAss, seat: i64, which: i64) -> None:
        wake(state, seat)
        equip(state, seat, which)


class Pause(Deed):
    """Let another hero act in the meantime."""

    def offer(self, state: KickAss, seat: i64, usable: bool, actions: list[i64]) -> None:
        if actions and others_wait(state, seat):
            actions.append(self.verb.first)

    def perform(self, state: KickAss, seat: i64, which: i64) -> None:
        state.drop()
        state.heroes[seat].status = PAUSED


class Pass(Deed):
    """Be done for this segment."""

    def offer(self, state: KickAss, seat: i64, usable: bool, actions: list[i64]) -> None:
        actions.append(self.verb.first)

    def perform(self, state: KickAss, seat: i64, which: i64) -> None:
        state.drop()
        finish(state, seat)


DEEDS: Final = vec[Deed](
    [
        Move(verbs.MOVE),
        UseTimer(verbs.TIMER),
        Work(verbs.WORK),
        Bribe(verbs.BRIBE),
        UseEffect(verbs.EFFECT),
        StartFight(verbs.FIGHT),
        UseItem(verbs.USE),
        Equip(verbs.EQUIP),
        Pause(verbs.PAUSE),
        Pass(verbs.PASS),
    ]
)
"""In the order in which they are offered: that of their actions, a pause only if there is something else to do."""


def deeds_by_action() -> list[i64]:
    """List which deed each action of the game is; the first for those that are none."""
    table: list[i64] = [0] * verbs.ACTIONS.size
    for number in range(i64(len(DEEDS))):
        verb = DEEDS[number].verb
        for action in range(verb.first, verb.first + verb.size):
            table[action] = number
    return table


DEED_OF: Final = vec[i64](deeds_by_action())


@final
class Act(Question):
    """Move, spend timers and fights, use effects and items, pause, or end; asked until the hero ends or pauses."""

    def flaw(self, state: KickAss) -> str:
        return "" if state.heroes[self.seat].card >= 0 else "the hero has no card to play"

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        if state.heroes[self.seat].status == DONE_FOR_NOW:
            return
        usable = card_works(state, self.seat)
        for deed in DEEDS:
            deed.offer(state, self.seat, usable, actions)

    def answer(self, state: KickAss, action: i64) -> None:
        deed = DEEDS[DEED_OF[action]]
        deed.perform(state, self.seat, deed.verb.which(action))


ACT: Final = vec[Act]([Act(seat) for seat in range(MAX_HEROES)])


def turn_of(state: KickAss, seat: i64) -> Question:
    """Return what a hero is asked whose turn it is."""
    return ACT[seat] if state.step == RESOLVE else REFRESH[seat]


def next_to_refresh(state: KickAss) -> None:
    """Ask who refreshes next, until all have."""
    if any_left(state):
        state.step = REFRESH_GAIN
        state.put(NEXT_HERO[state.captain()])

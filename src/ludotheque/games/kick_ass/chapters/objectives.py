"""The objectives of the events in the row (p.10-11), a class for each kind; timer actions that work on them (p.14).

A timer action works on an event also where the district's own effect is blocked (Q13).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.reading import need
from ludotheque.games.kick_ass import log, verbs
from ludotheque.games.kick_ass.chapters import row
from ludotheque.games.kick_ass.codes import DISTRICTS, GANGS, PAYMENT
from ludotheque.games.kick_ass.pieces import EventSpace
from ludotheque.games.kick_ass.state import KickAss, Objective, Question


class Timers(Objective):
    """Timer tokens in some districts."""

    def check(self, state: KickAss, space: EventSpace, first: EventSpace) -> None:
        there: i64 = 0
        for district in range(DISTRICTS):
            need(space.at[district] <= first.at[district], "at", "more tokens than at first")
            there += space.at[district]
        need(there == space.left, "left", "as much as there are tokens")

    def can_work(self, state: KickAss, seat: i64, number: i64) -> bool:
        return state.row[number].at[state.heroes[seat].at] > 0

    def work(self, state: KickAss, seat: i64, number: i64) -> None:
        space = state.row[number]
        log.work(state, "work", seat, space.event)
        space.at[state.heroes[seat].at] -= 1
        space.left -= 1
        row.look(state)


class Kills(Objective):
    """Kills in some districts; every event that counts them there counts each (Q36)."""

    def count_kill(self, space: EventSpace, district: i64) -> None:
        if space.at[district] > 0 and space.left > 0:
            space.left -= 1


class Delivery(Objective):
    """Tokens that are picked up in one district and delivered in another."""

    def check(self, state: KickAss, space: EventSpace, first: EventSpace) -> None:
        origin = state.cards.origin[space.event]
        tokens = space.at[origin]
        for district in range(DISTRICTS):
            need(space.at[district] == 0 or district == origin, "at", "all is where it is picked up")
        for carried in space.carried:
            tokens += carried
        need(tokens == space.left, "left", "as much as there are tokens")

    def is_carried(self) -> bool:
        return True

    def can_work(self, state: KickAss, seat: i64, number: i64) -> bool:
        space = state.row[number]
        here = state.heroes[seat].at
        return space.at[here] > 0 or (state.cards.target[space.event] == here and space.carried[seat] > 0)

    def work(self, state: KickAss, seat: i64, number: i64) -> None:
        space = state.row[number]
        here = state.heroes[seat].at
        picks_up = space.at[here] > 0 and state.cards.origin[space.event] == here
        log.work(state, "pick-up" if picks_up else "deliver", seat, space.event)
        if picks_up:
            space.at[here] -= 1
            space.carried[seat] += 1
        else:
            space.left -= space.carried[seat]
            space.carried[seat] = 0
        row.look(state)

    def take_back(self, state: KickAss, seat: i64, space: EventSpace) -> i64:
        """Put what the hero carries where it was picked up (Q32)."""
        carried = space.carried[seat]
        space.at[state.cards.origin[space.event]] += carried
        space.carried[seat] = 0
        return carried


class Payment(Objective):
    """Dollars, to be paid in one district."""

    def can_work(self, state: KickAss, seat: i64, number: i64) -> bool:
        hero = state.heroes[seat]
        return state.cards.target[state.row[number].event] == hero.at and hero.dollars > 0

    def work(self, state: KickAss, seat: i64, number: i64) -> None:
        state.put(Pay(seat, number))


class CleanUps(Objective):
    """Clean-ups of different districts."""

    def check(self, state: KickAss, space: EventSpace, first: EventSpace) -> None:
        for times in space.at:
            need(times <= 1, "at", "a clean-up counts once for each district")

    def count_clean_up(self, space: EventSpace, district: i64) -> None:
        if space.at[district] == 0:
            space.at[district] = 1
            if space.left > 0:
                space.left -= 1


OBJECTIVES: Final = vec[Objective]([Timers(), Kills(), Objective(), Delivery(), Payment(), CleanUps()])
"""In the order of their numbers. The third is a mini-boss, who falls in a fight. The kind that comes after, only a boss
knows."""


def objective_of(state: KickAss, space: EventSpace) -> Objective:
    """Return what the event of a space asks for."""
    kind = state.cards.objective[space.event]
    return state.villain.objective if kind == GANGS else OBJECTIVES[kind]


def can_work(state: KickAss, seat: i64, number: i64) -> bool:
    """Return whether a timer action of a hero would do something for the event of a space."""
    space = state.row[number]
    here = state.heroes[seat].at
    if space.is_empty() or here < 0 or here >= DISTRICTS or space.left == 0:
        return False
    return objective_of(state, space).can_work(state, seat, number)


def work(state: KickAss, seat: i64, number: i64) -> None:
    """Use one timer action for an event."""
    objective_of(state, state.row[number]).work(state, seat, number)


def can_bribe(state: KickAss, seat: i64, number: i64) -> bool:
    """Return whether a hero can pay a bribe for the event of a space."""
    space = state.row[number]
    here = state.heroes[seat].at
    if space.is_empty() or here < 0 or here >= DISTRICTS:
        return False
    return objective_of(state, space).can_bribe(state, seat, number)


def bribe(state: KickAss, seat: i64, number: i64) -> None:
    """Pay it."""
    objective_of(state, state.row[number]).bribe(state, seat, number)


def count_kill(state: KickAss, district: i64) -> None:
    """Count a kill for all events that count it."""
    for space in state.row:
        if not space.is_empty():
            objective_of(state, space).count_kill(space, district)


def count_clean_up(state: KickAss, district: i64) -> None:
    """Count a clean-up for all events that count it."""
    for space in state.row:
        if not space.is_empty():
            objective_of(state, space).count_clean_up(space, district)


def drop_tokens(state: KickAss, seat: i64) -> None:
    """Leave what a hero who faints carries where it was picked up (Q32)."""
    for space in state.row:
        if not space.is_empty():
            carried = objective_of(state, space).take_back(state, seat, space)
            if carried > 0:
                log.drop(state, seat, space.event)


@final
class Pay(Question):
    """Choose how much of what is still to be paid for the event of a space."""

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space: i64 = space

    def flaw(self, state: KickAss) -> str:
        event = state.row[self.space].event
        asks = event >= 0 and state.cards.objective[event] == PAYMENT
        return "" if asks else "no event wants dollars there"

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        most = state.row[self.space].left
        if state.heroes[self.seat].dollars < most:
            most = state.heroes[self.seat].dollars
        for more in range(most):
            actions.append(verbs.PAY.of(more))

    def answer(self, state: KickAss, action: i64) -> None:
        state.drop()
        amount = verbs.PAY.which(action) + 1
        space = state.row[self.space]
        state.heroes[self.seat].dollars -= amount
        space.left -= amount
        log.pay(state, self.seat, space.event, amount)
        row.look(state)

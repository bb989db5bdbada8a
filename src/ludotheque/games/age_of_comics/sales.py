"""Sales (p.9): an agent walks, rides and flies over the map, flips orders and collects them, in any order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.core.state import IllegalAction
from ludotheque.games.age_of_comics import do, log, rounds
from ludotheque.games.age_of_comics.box import LINKS
from ludotheque.games.age_of_comics.codes import (
    AGENT,
    ARRIVED,
    CAB_COST,
    CENTRE,
    CIRCLES,
    EMPTY,
    FACE_UP,
    GENRES,
    KINDS,
    NOBODY,
    RIVAL_FEE,
    SPACES,
    TICKETS,
)

if TYPE_CHECKING:
    from ludotheque.games.age_of_comics.rules import AgeOfComics


def sales_actions(s: AgeOfComics) -> list[i64]:
    """Walk (the first block is free, so cabs come after it), ride, fly, flip, collect, done."""
    actions: list[i64] = []
    circle: i64 = 0
    at: i64 = 0
    base: i64 = do.WALK.first if s.walked == 0 else do.CAB.first
    for circle in range(CIRCLES):
        if can_step(s, circle):
            actions.append(base + circle)
    if s.get(s.player, TICKETS) > 0:
        for circle in range(CIRCLES):
            if can_fly(s, circle):
                actions.append(do.TICKET.of(circle))
    if owes_too_much(s):
        return actions
    if s.left > 0:
        for at in range(SPACES):
            if s.space[at] >= 0 and s.space[at] < FACE_UP and beside(s, at):
                actions.append(do.FLIP.of(at))
    if s.collects > 0:
        for at in range(SPACES):
            if s.space[at] != EMPTY and beside(s, at):
                actions.append(do.COLLECT.of(at))
    actions.append(do.DONE.first)
    return actions


def linked(s: AgeOfComics, circle: i64) -> bool:
    """Whether a newsstand is one block away; from the X the four around it are (p.9)."""
    here: i64 = s.get(s.player, AGENT)
    if here == CENTRE:
        return s.box.centre[circle] == 1
    at: i64 = 0
    for at in range(here * LINKS, here * LINKS + LINKS):
        if s.box.links[at] == circle:
            return True
    return False


def can_step(s: AgeOfComics, circle: i64) -> bool:
    """Whether the next block can be paid, and the fee there, or a ticket is left to go on (R7)."""
    if not linked(s, circle):
        return False
    money: i64 = s.money(s.player) - (CAB_COST if s.walked == 1 else 0)
    if money < 0:
        return False
    return money >= RIVAL_FEE or host(s, circle) == NOBODY or s.get(s.player, TICKETS) > 0


def can_fly(s: AgeOfComics, circle: i64) -> bool:
    """Whether a ticket may be used to go there: anywhere but here, if a rival's fee can be paid."""
    if circle == s.get(s.player, AGENT):
        return False
    if s.money(s.player) >= RIVAL_FEE or host(s, circle) == NOBODY:
        return True
    return s.get(s.player, TICKETS) > 1


def host(s: AgeOfComics, circle: i64) -> i64:
    """The rival who is paid at a newsstand: the latest who came (R8); NOBODY if none is there."""
    latest: i64 = -1
    found: i64 = NOBODY
    seat: i64 = 0
    for seat in range(s.num_players):
        if seat != s.player and s.get(seat, AGENT) == circle and s.get(seat, ARRIVED) > latest:
            latest = s.get(seat, ARRIVED)
            found = seat
    return found


def owes_too_much(s: AgeOfComics) -> bool:
    """Whether the fee of this newsstand cannot be paid: then the agent has to go on."""
    return s.fee == 1 and s.money(s.player) < RIVAL_FEE


def beside(s: AgeOfComics, space: i64) -> bool:
    """Whether an order is connected to the agent's newsstand."""
    here: i64 = s.get(s.player, AGENT)
    return here != CENTRE and (s.box.ends[space * 2] == here or s.box.ends[space * 2 + 1] == here)


def sell(s: AgeOfComics, action: i64) -> None:
    """One step of a sales action."""
    if action >= do.WALK.first and action < do.TICKET.first:
        step(s, action)
    elif action >= do.TICKET.first and action < do.FLIP.first:
        fly(s, action)
    elif owes_too_much(s):
        raise IllegalAction(action)
    elif action >= do.FLIP.first and action < do.COLLECT.first:
        flip(s, action)
    elif action >= do.COLLECT.first and action < do.COLLECT.of(SPACES):
        collect(s, action)
    elif action == do.DONE.first:
        pay_host(s)
        s.step = 2
    else:
        raise IllegalAction(action)


def step(s: AgeOfComics, action: i64) -> None:
    """One block: the first is free, others cost $2 each."""
    base: i64 = do.WALK.first if s.walked == 0 else do.CAB.first
    circle: i64 = action - base
    if circle < 0 or circle >= CIRCLES or not can_step(s, circle):
        raise IllegalAction(action)
    if s.walked == 1:
        s.earn(s.player, -CAB_COST)
    s.walked = 1
    if s.events is not None:
        log.say(s, "walk" if base == do.WALK.first else "cab", "moving", ("seat", s.player), ("circle", circle))
    arrive(s, circle)


def fly(s: AgeOfComics, action: i64) -> None:
    """A ticket is used up and does not use the walk."""
    circle: i64 = do.TICKET.which(action)
    if s.get(s.player, TICKETS) == 0 or not can_fly(s, circle):
        raise IllegalAction(action)
    s.add(s.player, TICKETS, -1)
    s.supply[GENRES + 1] += 1
    if s.events is not None:
        log.say(s, "ticket", "tickets", ("seat", s.player), ("circle", circle))
    arrive(s, circle)


def arrive(s: AgeOfComics, circle: i64) -> None:
    """The fee is due if the agent does anything here, or stays (R7)."""
    s.put(s.player, AGENT, circle)
    s.put(s.player, ARRIVED, s.next_clock())
    s.fee = 1 if host(s, circle) != NOBODY else 0


def pay_host(s: AgeOfComics) -> None:
    """$2 to the rival who is here, once for an arrival (R9)."""
    if s.fee == 0:
        return
    s.fee = 0
    rival: i64 = host(s, s.get(s.player, AGENT))
    s.earn(s.player, -RIVAL_FEE)
    s.earn(rival, RIVAL_FEE)
    if s.events is not None:
        log.say(s, "fee", "fee", ("seat", s.player), ("target", rival))


def flip(s: AgeOfComics, action: i64) -> None:
    """Turn an order face up."""
    space: i64 = do.FLIP.which(action)
    if s.left == 0 or s.space[space] < 0 or s.space[space] >= FACE_UP or not beside(s, space):
        raise IllegalAction(action)
    pay_host(s)
    s.left -= 1
    kind: i64 = rounds.reveal(s, space)
    if s.events is not None:
        log.reveal(s, "flip", "flipping", ("seat", s.player), ("order", kind), ("space", space))


def collect(s: AgeOfComics, action: i64) -> None:
    """Take an order, face down too (R27); what can be fulfilled is at once."""
    space: i64 = do.COLLECT.which(action)
    if s.collects == 0 or s.space[space] == EMPTY or not beside(s, space):
        raise IllegalAction(action)
    pay_host(s)
    s.collects -= 1
    hidden: bool = s.space[space] < FACE_UP
    kind: i64 = rounds.reveal(s, space) if hidden else s.space[space] - FACE_UP
    s.space[space] = EMPTY
    s.orders[s.player * KINDS + kind] += 1
    if s.events is not None:
        tell = log.reveal if hidden else log.say
        tell(s, "collect", "collecting", ("seat", s.player), ("order", kind), ("space", space))

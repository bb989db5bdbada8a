"""Don Genovese (p.29): he walks with his gang; his events' tokens, resolved one by one, make him weaker."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheque.games.kick_ass import city, events, log, plots
from ludotheque.games.kick_ass.codes import (
    AT,
    BRIBE,
    BRIBES,
    CITY_HALL,
    DISTRICTS,
    DON,
    EVENT,
    EVENT_SIZE,
    FACE_DOWN,
    GANGS,
    KINDS,
    LEFT,
    LOOT,
    LOOTS,
    MAX_HEROES,
    MINIATURES,
    POLICE,
    POLICES,
    Q_LOOT,
    TAKEN,
    WALL_STREET,
)
from ludotheque.games.kick_ass.names import TOKEN_KINDS

if TYPE_CHECKING:
    from ludotheque.games.kick_ass.rules import KickAss

WEAKENS: Final[i64] = 2
"""What a resolved token takes of Don's power, armor, life or gang."""


def set_up(state: KickAss) -> None:
    """Don and his gang on Wall Street. If miniatures are short, the fullest districts give some up (R9)."""
    plots.set_figure(state, DON, WALL_STREET)
    state.gang = state.cards.gang
    used: i64 = state.gang
    d: i64 = 0
    for d in range(DISTRICTS):
        used += state.minions[d] + state.supers[d]
    while used > MINIATURES:
        best: i64 = CITY_HALL
        for d in range(DISTRICTS):
            if state.minions[d] > state.minions[best]:
                best = d
        if state.minions[best] == 0:
            return
        state.minions[best] -= 1
        used -= 1
        if state.events is not None:
            log.removed(state, best, 1, 0)


def gang_in(state: KickAss, place: i64) -> i64:
    """Return how many minions of Don's gang are there."""
    return state.gang if state.boss == DON and state.boss_at == place else 0


def walk(state: KickAss) -> None:
    """Two districts on, every night."""
    state.boss_at = plots.next_on_loop(plots.next_on_loop(state.boss_at))
    if state.events is not None:
        log.walk(state)


def can_deliver(state: KickAss, seat: i64, space: i64) -> bool:
    """Whether a hero at the Police Department carries a police token of an event."""
    if state.where[seat] != POLICE:
        return False
    d: i64 = 0
    for d in range(DISTRICTS):
        token: i64 = state.row[space * EVENT_SIZE + AT + d]
        if token >= TAKEN and (token - TAKEN) % MAX_HEROES == seat:
            return True
    return False


def work(state: KickAss, seat: i64, space: i64) -> None:
    """A timer action turns a token up, picks a police token up, or delivers all that the hero carries."""
    at: i64 = space * EVENT_SIZE + AT + state.where[seat]
    token: i64 = state.row[at]
    if FACE_DOWN <= token < BRIBES:
        turn_up(state, seat, space, token - FACE_DOWN)
    elif POLICES <= token < LOOTS:
        state.row[at] = TAKEN + (token - POLICES) * MAX_HEROES + seat
        if state.events is not None:
            log.token(state, "taken", state.row[space * EVENT_SIZE + EVENT], state.where[seat], seat)
    else:
        deliver(state, seat)


def turn_up(state: KickAss, seat: i64, space: i64, colour: i64) -> None:
    """Turn up the token where the hero is: it is drawn from the unseen ones of its colour."""
    at: i64 = space * EVENT_SIZE + AT + state.where[seat]
    left: i64 = 0
    kind: i64 = 0
    for kind in range(KINDS):
        left += state.don_left[colour * KINDS + kind]
    nth: i64 = state.chance.below(left)
    for kind in range(KINDS):
        if state.don_left[colour * KINDS + kind] != 0:
            if nth == 0:
                break
            nth -= 1
    state.don_left[colour * KINDS + kind] = 0
    if kind == 0:
        state.row[at] = BRIBES + colour
    elif kind == 1:
        state.row[at] = POLICES + colour
    else:
        state.row[at] = LOOTS + colour * LOOT + LOOT - 1
    if state.events is not None:
        event: i64 = state.row[space * EVENT_SIZE + EVENT]
        log.token(state, TOKEN_KINDS[kind], event, state.where[seat], seat, True)


def deliver(state: KickAss, seat: i64) -> None:
    """All police tokens that a hero carries, of any event, are delivered at once."""
    space: i64 = 0
    d: i64 = 0
    for space in range(3):
        at: i64 = space * EVENT_SIZE
        event: i64 = state.row[at + EVENT]
        if event < 0 or state.cards.objective[event] != GANGS:
            continue
        for d in range(DISTRICTS):
            token: i64 = state.row[at + AT + d]
            if token >= TAKEN and (token - TAKEN) % MAX_HEROES == seat:
                resolve(state, space, d, (token - TAKEN) // MAX_HEROES, seat)


def can_bribe(state: KickAss, seat: i64, space: i64) -> bool:
    """Whether a hero stands at a bribe token with four dollars (Q50: no timer action)."""
    at: i64 = space * EVENT_SIZE
    event: i64 = state.row[at + EVENT]
    here: i64 = state.where[seat]
    if event < 0 or here < 0 or here >= DISTRICTS or state.cards.objective[event] != GANGS:
        return False
    return BRIBES <= state.row[at + AT + here] < POLICES and state.dollars[seat] >= BRIBE


def bribe(state: KickAss, seat: i64, space: i64) -> None:
    """Four dollars of one hero."""
    state.dollars[seat] -= BRIBE
    here: i64 = state.where[seat]
    if state.events is not None:
        log.bribe(state, seat, BRIBE)
    resolve(state, space, here, state.row[space * EVENT_SIZE + AT + here] - BRIBES, seat)
    events.look(state)


def loot(state: KickAss, district: i64, seat: i64) -> None:
    """For each minion killed at a loot token any hero gets one of its dollars; the last one resolves it."""
    space: i64 = 0
    for space in range(3):
        at: i64 = space * EVENT_SIZE
        event: i64 = state.row[at + EVENT]
        if event < 0 or state.cards.objective[event] != GANGS:
            continue
        token: i64 = state.row[at + AT + district]
        if LOOTS <= token < LOOTS + 4 * LOOT:
            if (token - LOOTS) % LOOT == 0:
                resolve(state, space, district, (token - LOOTS) // LOOT, seat)
            else:
                state.row[at + AT + district] -= 1
            state.push(Q_LOOT, seat if seat >= 0 else state.captain(), 0, 0)


def resolve(state: KickAss, space: i64, district: i64, colour: i64, seat: i64) -> None:
    """Use a token up: take two of Don's power, armor or life, or kill two of his gang."""
    at: i64 = space * EVENT_SIZE
    state.row[at + AT + district] = 0
    state.row[at + LEFT] -= 1
    loss: i64 = weaken(state, colour)
    if state.events is not None:
        log.resolved(state, colour, state.row[at + EVENT], district, loss)
    _k: i64 = 0
    if colour > 2:
        for _k in range(loss):
            city.kill_gang(state, seat, 0)


def weaken(state: KickAss, colour: i64) -> i64:
    """Take two of Don's power, armor or life, and say how many that were; or say how many of his gang must die."""
    if colour == 0:
        power: i64 = WEAKENS if state.boss_power > WEAKENS else state.boss_power
        state.boss_power -= power
        return power
    if colour == 1:
        armor: i64 = WEAKENS if state.boss_armor > WEAKENS else state.boss_armor
        state.boss_armor -= armor
        return armor
    if colour == 2:
        life: i64 = WEAKENS if state.boss_life > WEAKENS else state.boss_life - 1
        state.boss_life -= life
        return life
    return WEAKENS if state.gang > WEAKENS else state.gang

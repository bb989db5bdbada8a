"""The closed vocabulary of effects: what each word does where it is not part of a fight or of movement."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.kick_ass import city, heroes, log, vic_gigante
from ludotheque.games.kick_ass.codes import (
    ALL,
    ARENA,
    DISTRICTS,
    DOLLARS,
    GANG,
    HABIT,
    HAPPINESS,
    INCOMING,
    ITEM,
    LISTED,
    NOBODY,
    OWN,
    PLAYING,
    PROTECT,
    Q_ITEM,
    Q_PROTECT,
    Q_TOP,
    SPAWN,
    SUPER,
    TOP,
    TRACK,
    WEARY,
)

if TYPE_CHECKING:
    from ludotheque.games.kick_ass.rules import KickAss


def run(state: KickAss, source: i64, seat: i64) -> None:
    """All effects of an event, a spawn, a hardship or a combat card, in their order."""
    k: i64 = 0
    for k in range(state.cards.first[source], state.cards.first[source + 1]):
        if state.standing == PLAYING:
            one(state, k, seat)


def one(state: KickAss, k: i64, seat: i64) -> None:
    """One effect; ``seat`` is the hero it belongs to, or NOBODY."""
    code: i64 = state.cards.code[k]
    amount: i64 = state.cards.amount[k]
    place: i64 = state.cards.place[k]
    _n: i64 = 0
    if code <= DOLLARS or code == WEARY:
        stat(state, k, seat)
    elif code == PROTECT:
        if state.cards.whom[k] == LISTED:
            unprotect(state)
        else:
            state.push(Q_PROTECT, seat if seat >= 0 else state.captain(), amount, 0)
    elif code == SPAWN:
        for _n in range(amount):
            if place == ARENA:
                state.minions[ARENA] += 1
                if state.events is not None:
                    log.minion(state, ARENA)
            elif state.standing == PLAYING:
                city.place_minion(state, place)
    elif code == SUPER:
        for _n in range(amount):
            if state.standing == PLAYING:
                city.place_super(state, place)
    elif code == INCOMING:
        city.move_incoming(state, amount)
    elif code == ITEM:
        state.push(Q_ITEM, state.captain(), 0, 0)
    elif code == TRACK:
        vic_gigante.move_track(state, amount)
    elif code == GANG:
        vic_gigante.lose_member(state)
    elif code == HABIT:
        if state.dollars[seat] > 0:
            heroes.change(state, seat, DOLLARS, -1)
        else:
            heroes.change(state, seat, HAPPINESS, -1)


def stat(state: KickAss, k: i64, seat: i64) -> None:
    """A change of a track, for those it concerns."""
    whom: i64 = state.cards.whom[k]
    code: i64 = state.cards.code[k]
    amount: i64 = state.cards.amount[k]
    if whom == OWN:
        change(state, seat, code, amount)
        return
    if whom == TOP:
        top(state, code, amount)
        return
    # Faint dice are rolled in seat order, so the last seat comes first.
    one: i64 = state.num_players - 1
    while one >= 0:
        if whom == ALL or is_listed(state, state.where[one]):
            change(state, one, code, amount)
        one -= 1


def change(state: KickAss, seat: i64, code: i64, amount: i64) -> None:
    """A track, or life that stops at 0."""
    if code != WEARY:
        heroes.change(state, seat, code, amount)
    elif state.life[seat] > 0:
        heroes.wound(state, seat, 1)


def is_listed(state: KickAss, district: i64) -> bool:
    """Whether the spawn card names a district."""
    k: i64 = 0
    for k in range(3):
        if state.cards.spawn_districts[state.spawn_card * 3 + k] == district:
            return True
    return False


def unprotect(state: KickAss) -> None:
    """A protection token leaves each listed district."""
    district: i64 = 0
    for district in range(DISTRICTS):
        if state.tokens[district] > 0 and is_listed(state, district):
            state.tokens[district] -= 1
            if state.events is not None:
                log.unprotect(state, district)


def top(state: KickAss, code: i64, amount: i64) -> None:
    """The hero with the most social media; the team decides a tie."""
    best: i64 = best_media(state)
    seat: i64 = 0
    found: i64 = NOBODY
    count: i64 = 0
    for seat in range(state.num_players):
        if state.media[seat] == best:
            found = seat
            count += 1
    if count == 1:
        change(state, found, code, amount)
    else:
        state.push(Q_TOP, state.captain(), code, amount)


def best_media(state: KickAss) -> i64:
    """The most social media that any hero has."""
    best: i64 = 0
    seat: i64 = 0
    for seat in range(state.num_players):
        if state.media[seat] > best:
            best = state.media[seat]
    return best

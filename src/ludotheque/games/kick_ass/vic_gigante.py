"""Vic Gigante and the Skull Gang (p.27): they walk the city, and feed on the minions they meet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotheque.games.kick_ass import city, log, plots
from ludotheque.games.kick_ass.codes import POLICE, VIC

if TYPE_CHECKING:
    from ludotheque.games.kick_ass.rules import KickAss

MEMBERS: Final[i64] = 3
FIRST_TRACK: Final[i64] = 15
TOP_TRACK: Final[i64] = 20
"""Q45: the tracker stops at 0 and here."""
TOO_STRONG: Final[i64] = 15
COMPLETED: Final[i64] = 4
MATURED: Final[i64] = 5
EMPTY_DISTRICT: Final[i64] = 2
SUPER_WORTH: Final[i64] = 2


def set_up(state: KickAss) -> None:
    """Place Vic and three members in the Police Department, where they arrive like supers (p.11, p.27)."""
    plots.set_figure(state, VIC, POLICE)
    state.track = FIRST_TRACK
    _k: i64 = 0
    for _k in range(MEMBERS):
        state.gang += 1
        if state.options.gang_on_spaces and state.tokens[POLICE] > 0:
            unprotect(state, POLICE)
        make_way(state, POLICE)


def spaces(state: KickAss, district: i64) -> i64:
    """Return the spaces of a district that the Skull Gang takes, one for each member (Q45)."""
    if state.boss != VIC or state.boss_at != district or not state.options.gang_on_spaces:
        return 0
    limit: i64 = state.cards.limit[district]
    return state.gang if state.gang < limit else limit


def make_way(state: KickAss, district: i64) -> None:
    """Clear the spaces that the gang needs: protection and minions go, supers go on along the path."""
    while city.room(state, district) < 0:
        if state.tokens[district] > 0:
            unprotect(state, district)
        elif state.minions[district] > 0:
            state.minions[district] -= 1
            if state.events is not None:
                log.removed(state, district, 1, 0)
        else:
            state.supers[district] -= 1
            if state.events is not None:
                log.removed(state, district, 0, 1)
            city.place_super(state, state.cards.path[district])


def unprotect(state: KickAss, district: i64) -> None:
    """Remove a protection token."""
    state.tokens[district] -= 1
    if state.events is not None:
        log.unprotect(state, district)


def move_track(state: KickAss, steps: i64) -> None:
    """The Skull Gang tracker."""
    at: i64 = state.track + steps
    state.track = 0 if at < 0 else TOP_TRACK if at > TOP_TRACK else at
    if state.events is not None:
        log.track(state)


def value(state: KickAss) -> i64:
    """Power and life of each member, or 0 while they cannot be fought."""
    if state.track >= TOO_STRONG:
        return 0
    return (2 + state.track // 5) * state.num_players


def walk(state: KickAss) -> None:
    """One district on: minions and supers there are removed and feed the gang; an empty one weakens it."""
    state.boss_at = plots.next_on_loop(state.boss_at)
    here: i64 = state.boss_at
    if state.events is not None:
        log.walk(state)
    fed: i64 = state.minions[here] + SUPER_WORTH * state.supers[here]
    if fed > 0 and state.events is not None:
        log.removed(state, here, state.minions[here], state.supers[here])
    state.minions[here] = 0
    state.supers[here] = 0
    make_way(state, here)
    move_track(state, fed if fed > 0 else -EMPTY_DISTRICT)


def lose_member(state: KickAss) -> None:
    """A reward takes one figure of the gang."""
    if state.boss == VIC and state.gang > 0:
        state.gang -= 1
        if state.events is not None:
            log.lost_member(state)

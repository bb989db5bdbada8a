"""Minions and supers that arrive (p.11-12, p.24), and the Incoming marker."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.games.kick_ass import log
from ludotheque.games.kick_ass.chapters import city, cleaning, row
from ludotheque.games.kick_ass.codes import ARENA, CITY_HALL, INCOMING_SPACES, LOST_CITY_HALL, NOBODY
from ludotheque.games.kick_ass.state import KickAss


def move_incoming(state: KickAss, steps: i64) -> None:
    """Move the Incoming marker; it stops at the ends of the track (Q7)."""
    before = state.incoming
    at = before + steps
    state.incoming = 0 if at < 0 else INCOMING_SPACES - 1 if at >= INCOMING_SPACES else at
    log.incoming(state, state.incoming - before)


def place_minion(state: KickAss, district: i64) -> None:
    """Place a minion: a protection token kills it, a full district sends it on, a full City Hall is the end."""
    while True:
        if state.tokens[district] > 0:
            state.tokens[district] -= 1
            log.protected(state, district)
            cleaning.count_kill(state, district, NOBODY)
            row.look(state)
            return
        if city.room(state, district) > 0:
            state.minions[district] += 1
            log.minion(state, district)
            return
        if district == CITY_HALL:
            state.finish(LOST_CITY_HALL)
            return
        district = state.cards.path[district]


def place_super(state: KickAss, district: i64) -> None:
    """Place a super: it removes a protection token (Q4), takes an empty space, or takes a minion's (p.11, p.24).

    City Hall full of supers is the end (Q2).
    """
    instead: str = ""
    while True:
        if state.tokens[district] > 0:
            state.tokens[district] -= 1
            instead = "-for-token"
        elif city.room(state, district) <= 0:
            if state.minions[district] == 0:
                if district == CITY_HALL:
                    state.finish(LOST_CITY_HALL)
                    return
                district = state.cards.path[district]
                continue
            state.minions[district] -= 1
            instead = "-for-minion"
        state.supers[district] += 1
        log.super_(state, district, instead)
        return


def place_in_arena(state: KickAss) -> None:
    """Place a minion in the Hideaway or in Times Square."""
    state.minions[ARENA] += 1
    log.minion(state, ARENA)

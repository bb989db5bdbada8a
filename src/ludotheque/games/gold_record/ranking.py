"""The Top 45: bands climb, fall, and push each other down. R1-R4 of the guide."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.gold_record import log
from ludotheque.games.gold_record.codes import BY_HIT, BY_PUSH, COUNT_FLUKE, NOBODY, OUTSIDE, OVER, SOURCES

if TYPE_CHECKING:
    from ludotheque.games.gold_record.rules import GoldRecord


def above(place: i64, places: i64) -> i64:
    """The place so many places further up, at most the first."""
    return place - places if place > places else 1


def move_up(state: GoldRecord, seat: i64, places: i64, source: i64) -> None:
    """Climb so many places, at most to the first. Only the place of arrival matters, not who is passed (R4).

    Who gets to place 1 outside the year's count has won at once.
    """
    new: i64 = above(state.place[seat], places)
    if places <= 0 or new == state.place[seat]:
        return
    go_to(state, seat, new, source)
    if new == 1 and source < COUNT_FLUKE:
        state.phase = OVER
        state.ended = BY_HIT
        if state.events is not None:
            log.over(state)


def move_down(state: GoldRecord, seat: i64, places: i64, source: i64) -> None:
    """Fall so many places, at most out of the ranking; who is outside stays there (R28)."""
    old: i64 = state.place[seat]
    new: i64 = old + places if old + places < OUTSIDE else OUTSIDE
    if new != old:
        go_to(state, seat, new, source)


def go_to(state: GoldRecord, seat: i64, new: i64, source: i64) -> None:
    """Land on a place. Who is there moves down by one, and so on: out of the ranking in the end (R2, R3).

    The count of a year tells its points and the place they lead to in one.
    """
    old: i64 = state.place[seat]
    pushed: i64 = occupant(state, new)
    state.place[seat] = new
    state.ledger[seat * SOURCES + source] += old - new
    if state.events is not None and source < COUNT_FLUKE:
        log.moved(state, seat, old, new, source)
    place: i64 = new
    while pushed != NOBODY:
        place += 1
        following: i64 = occupant(state, place)
        state.place[pushed] = place
        state.ledger[pushed * SOURCES + BY_PUSH] -= 1
        if state.events is not None:
            log.moved(state, pushed, place - 1, place, BY_PUSH)
        pushed = following


def occupant(state: GoldRecord, place: i64) -> i64:
    """Who is on a place of the ranking, NOBODY outside it."""
    seat: i64 = 0
    if place < OUTSIDE:
        for seat in range(state.num_players):
            if state.place[seat] == place:
                return seat
    return NOBODY

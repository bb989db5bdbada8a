"""The Top 45: bands climb, fall, and push each other down. R1-R4 of the guide."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.games.gold_record import log
from ludotheque.games.gold_record.codes import NOBODY, OUTSIDE, Ended, Source
from ludotheque.games.gold_record.state import GoldRecord


def above(place: i64, places: i64) -> i64:
    """Return the place so many places further up, at most the first."""
    return place - places if place > places else 1


def move_up(state: GoldRecord, seat: i64, places: i64, source: i64) -> None:
    """Climb so many places, at most to the first. Only the place of arrival matters, not who is passed (R4).

    A band that gets to place 1 outside the year's count has won at once.
    """
    old = state.bands[seat].place
    new = above(old, places)
    if places <= 0 or new == old:
        return
    go_to(state, seat, new, source)
    if new == 1 and source < Source.COUNT_FLUKE:
        state.ended = Ended.HIT
        log.over(state)


def move_down(state: GoldRecord, seat: i64, places: i64, source: i64) -> None:
    """Fall so many places, at most out of the ranking; a band that is outside stays there (R28)."""
    old = state.bands[seat].place
    new = old + places if old + places < OUTSIDE else OUTSIDE
    if new != old:
        go_to(state, seat, new, source)


def go_to(state: GoldRecord, seat: i64, new: i64, source: i64) -> None:
    """Land on a place. The band there moves down by one, and so on: out of the ranking in the end (R2, R3).

    The count of a year tells its points and the place they lead to in one.
    """
    band = state.bands[seat]
    old = band.place
    pushed = occupant(state, new)
    band.move(new, old - new, source)
    if source < Source.COUNT_FLUKE:
        log.moved(state, seat, old, new, source)
    place = new
    while pushed != NOBODY:
        place += 1
        following = occupant(state, place)
        state.bands[pushed].move(place, -1, Source.PUSH)
        log.moved(state, pushed, place - 1, place, Source.PUSH)
        pushed = following


def occupant(state: GoldRecord, place: i64) -> i64:
    """Return the seat whose band is on a place of the ranking, NOBODY outside it."""
    seat: i64 = 0
    if place < OUTSIDE:
        for band in state.bands:
            if band.place == place:
                return seat
            seat += 1
    return NOBODY

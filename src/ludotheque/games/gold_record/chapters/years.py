"""The end of a year: the count in four passes, what is kept and what is lost, and the end of the game."""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.games.gold_record import log
from ludotheque.games.gold_record.chapters.hidden import remember_hands
from ludotheque.games.gold_record.chapters.ranking import above, move_up, occupant
from ludotheque.games.gold_record.codes import (
    FLUKES,
    NOBODY,
    NONE,
    OUTSIDE,
    SOURCES,
    SPACES,
    SQUARES,
    YEARS,
    Ended,
    Source,
)
from ludotheque.games.gold_record.grid import bit
from ludotheque.games.gold_record.pieces import NO_FLUKES
from ludotheque.games.gold_record.state import GoldRecord


def end_year(state: GoldRecord) -> None:
    """Count, look whether it is over, clear up, and let the lowest begin the next year."""
    count_points(state)
    state.ended = conclusion(state)
    if state.ended != Ended.NOT_YET:
        log.over(state)
        return
    clear_up(state)
    filled = refill(state)
    state.first = lowest(state)
    state.year += 1
    state.player = state.first
    log.year(state)
    log.refilled(state, filled)


def lowest(state: GoldRecord) -> i64:
    """Return the seat lowest in the ranking; of several outside the one who came first in last year's order."""
    found = state.first
    for steps in range(1, state.num_players):
        seat = state.after(state.first, steps)
        if state.bands[seat].place > state.bands[found].place:
            found = seat
    return found


def count_points(state: GoldRecord) -> None:
    """Count in four passes, each clockwise from the lowest before the count (R52)."""
    first = lowest(state)
    log.count(state)
    for source in range(Source.COUNT_FLUKE, SOURCES):
        for steps in range(state.num_players):
            seat = state.after(first, steps)
            points = points_of(state, seat, source)
            if points > 0:
                log.counted(state, seat, points, above(state.bands[seat].place, points), source)
            move_up(state, seat, points, source)


def points_of(state: GoldRecord, seat: i64, source: i64) -> i64:
    """Return the ranking points of one pass: FLUKE cards played, square cards, the band, ROADIE/MANAGER (R22-R24)."""
    if source == Source.COUNT_FLUKE:
        return state.bands[seat].fluke_ranking()
    if source == Source.COUNT_SQUARE:
        return state.bands[seat].square_ranking()
    if source == Source.COUNT_MUSICIAN:
        return state.bands[seat].ranking()
    return state.roadie_points(seat)


def conclusion(state: GoldRecord) -> i64:
    """Return how the game ends, if it does: place 1 held after the count wins.

    After the fourth year the best place does (R36, R37).
    """
    if occupant(state, 1) != NOBODY:
        return Ended.HELD
    if state.year < YEARS:
        return Ended.NOT_YET
    for band in state.bands:
        if band.place < OUTSIDE:
            return Ended.YEARS
    return Ended.OUTSIDE


def clear_up(state: GoldRecord) -> None:
    """Put square cards and played FLUKE cards back into their decks; hands stay, and so does all else."""
    remember_hands(state)
    for band in state.bands:
        for kind in range(SQUARES):
            state.pile.out[kind] += band.squares[kind]
            band.squares[kind] = 0
        for kind in range(FLUKES):
            state.flukes.out[kind] += band.shown[kind]
        band.shown = NO_FLUKES
    state.pile.shuffle()
    state.flukes.shuffle()


def refill(state: GoldRecord) -> i64:
    """Put cards on spaces that had stayed empty (R7), turn up the top card of the new pile.

    Return those spaces, as a set.
    """
    filled: i64 = 0
    for space in range(SPACES):
        if state.board[space] == NONE:
            state.board[space] = state.pile.draw(state.chance)
            filled |= bit(space)
    state.top = state.pile.draw(state.chance)
    return filled

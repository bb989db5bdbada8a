"""The end of a year: the count in four passes, what is kept and what is lost, and the end of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.gold_record import band, log
from ludotheque.games.gold_record.codes import (
    ALL_OUTSIDE,
    BATTLE_CARD,
    BY_HOLDING,
    BY_YEARS,
    COUNT_CARD,
    COUNT_FLUKE,
    COUNT_MUSICIAN,
    COUNT_SQUARE,
    FLUKES,
    NOBODY,
    NOT_ENDED,
    OUTSIDE,
    OVER,
    ROLES,
    SPACES,
    SQUARES,
    YEARS,
)
from ludotheque.games.gold_record.grid import bit
from ludotheque.games.gold_record.ranking import above, move_up, occupant

if TYPE_CHECKING:
    from ludotheque.games.gold_record.rules import GoldRecord


def end(state: GoldRecord) -> None:
    """Count, look whether it is over, clear up, and let the lowest begin the next year."""
    count(state)
    conclude(state)
    if state.ended != NOT_ENDED:
        state.phase = OVER
        if state.events is not None:
            log.over(state)
        return
    clear_up(state)
    filled: i64 = refill(state)
    state.first = lowest(state)
    state.year += 1
    state.player = state.first
    if state.events is not None:
        log.year(state)
        log.refilled(state, filled)
    state.begin_turn()


def lowest(state: GoldRecord) -> i64:
    """Who is lowest in the ranking; of several outside the one who came first in last year's order."""
    found: i64 = state.first
    step: i64 = 0
    for step in range(1, state.num_players):
        seat: i64 = (state.first + step) % state.num_players
        if state.place[seat] > state.place[found]:
            found = seat
    return found


def count(state: GoldRecord) -> None:
    """Four passes, each over all players clockwise from the lowest; that order holds for all four."""
    first: i64 = lowest(state)
    source: i64 = 0
    step: i64 = 0
    if state.events is not None:
        log.count(state)
    for source in range(COUNT_FLUKE, COUNT_CARD + 1):
        for step in range(state.num_players):
            seat: i64 = (first + step) % state.num_players
            points: i64 = points_of(state, seat, source)
            if state.events is not None and points > 0:
                log.counted(state, seat, points, above(state.place[seat], points), source)
            move_up(state, seat, points, source)


def points_of(state: GoldRecord, seat: i64, source: i64) -> i64:
    """The ranking points of one pass: FLUKE cards played, square cards, the band, ROADIE/MANAGER (R22-R24)."""
    points: i64 = 0
    one: i64 = 0
    if source == COUNT_FLUKE:
        for one in range(FLUKES):
            points += state.shown[seat * FLUKES + one] * state.cards.fluke_ranking[one]
    elif source == COUNT_SQUARE:
        for one in range(BATTLE_CARD):
            points += state.held[seat * SQUARES + one] * state.cards.square_ranking[one]
    elif source == COUNT_MUSICIAN:
        points = band_points(state, seat)
    elif state.roadie == seat:
        points = 2 if band.has_professional(state, seat) else 1
    return points


def band_points(state: GoldRecord, seat: i64) -> i64:
    """The ranking points on a band's cards."""
    points: i64 = 0
    role: i64 = 0
    for role in range(ROLES):
        one: i64 = state.band[seat * ROLES + role]
        if one != NOBODY:
            points += state.cards.ranking[one]
    if state.role[seat] != NOBODY:
        points += state.cards.leader_ranking[state.role[seat]]
    return points


def conclude(state: GoldRecord) -> None:
    """Place 1 held after the count wins; after the fourth year the best place does (R36, R37)."""
    if occupant(state, 1) != NOBODY:
        state.ended = BY_HOLDING
    elif state.year == YEARS:
        state.ended = ALL_OUTSIDE
        seat: i64 = 0
        for seat in range(state.num_players):
            if state.place[seat] < OUTSIDE:
                state.ended = BY_YEARS


def clear_up(state: GoldRecord) -> None:
    """Square cards and played FLUKE cards go back into their decks; hands stay, and so does all else."""
    seat: i64 = 0
    kind: i64 = 0
    for kind in range(SQUARES):
        for seat in range(state.num_players):
            state.spent[kind] += state.held[seat * SQUARES + kind]
            state.held[seat * SQUARES + kind] = 0
        state.pile[kind] += state.spent[kind]
        state.spent[kind] = 0
    for kind in range(FLUKES):
        for seat in range(state.num_players):
            state.fluke_out[kind] += state.shown[seat * FLUKES + kind]
            state.shown[seat * FLUKES + kind] = 0
        state.fluke_deck[kind] += state.fluke_out[kind]
        state.fluke_out[kind] = 0


def refill(state: GoldRecord) -> i64:
    """Cards on spaces that had stayed empty (R7), then the top card of the new pile. Return the spaces, as a set."""
    filled: i64 = 0
    space: i64 = 0
    for space in range(SPACES):
        if state.board[space] == NOBODY:
            state.board[space] = state.draw_square()
            filled |= bit(space)
    state.top = state.draw_square()
    return filled

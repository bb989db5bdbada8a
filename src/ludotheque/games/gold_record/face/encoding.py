"""Observations: the view of a seat as numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ludotheque.core.encoding import Encoder, mark, put_flag, put_one_hot, put_share, put_shares
from ludotheque.core.state import State
from ludotheque.games.gold_record.codes import (
    FLUKES,
    HAPPENINGS,
    MAX_PLAYERS,
    MUSICIANS,
    NOBODY,
    NONE,
    NOWHERE,
    OUTSIDE,
    PHASES,
    ROLES,
    SECTORS,
    SPACES,
    SQUARES,
    Ended,
)
from ludotheque.games.gold_record.state import GoldRecord

STRIPS: Final[i64] = 5
SPACE_NUMBERS: Final[i64] = STRIPS + SQUARES + 4
PLAYER_NUMBERS: Final[i64] = 6 + SPACES + ROLES + MUSICIANS + SQUARES + 2 * FLUKES + SECTORS


class GoldRecordEncoder(Encoder):
    """The view of a seat, itself first and the others clockwise.

    Year, phase, pile, steps, battles due (of 3), top card; the board space by space (strip, card, VAN, PLANE, start,
    path); discards (of 15), the own hand (of 3), the pending item and #*IT HAPPENS card; then for each of four seats
    (absent ones 0) place, whose turn, first, ROADIE, hand (of 3), where, leader, band, sectors, square cards (of 13),
    FLUKE cards played (of 4) and known in hand (of 3).
    """

    def write(self, state: State, seat: i64, row: vec[i32], at: i64) -> i64:
        assert isinstance(state, GoldRecord)
        at = put_share(row, at, state.year, 4)
        at = put_one_hot(row, at, state.phase(), PHASES)
        at = put_share(row, at, state.pile.size(), 48)
        at = put_share(row, at, state.turn.steps(), 3)
        at = put_share(row, at, state.turn.limit, 3)
        at = put_share(row, at, state.left(), 20)
        at = put_share(row, at, state.turn.due, 3)
        at = put_flag(row, at, state.has_wild())
        at = put_one_hot(row, at, state.top, SQUARES)
        at = put_board(row, at, state)
        at = put_shares(row, at, state.pile.out, 0, FLUKES, 15)
        at = put_shares(row, at, state.bands[seat].hand, 0, FLUKES, 3)
        at = put_one_hot(row, at, state.item(), MUSICIANS + SECTORS)
        at = put_one_hot(row, at, state.happening, HAPPENINGS)
        for step in range(state.num_players):
            at = put_player(row, at, state, (seat + step) % state.num_players)
        return at + (MAX_PLAYERS - state.num_players) * PLAYER_NUMBERS


def put_board(row: vec[i32], at: i64, state: GoldRecord) -> i64:
    """Write each space: its strip, its square card, VAN, PLANE, where this turn began, whether it was passed."""
    for space in range(SPACES):
        place = at + space * SPACE_NUMBERS
        mark(row, place + state.cards.strips[space])
        if state.board[space] != NONE:
            mark(row, place + STRIPS + state.board[space])
    mark_space(row, at, state.van, 0)
    mark_space(row, at, state.plane, 1)
    mark_space(row, at, state.turn.start, 2)
    for passed in state.turn.path:
        mark_space(row, at, passed, 3)
    return at + SPACES * SPACE_NUMBERS


def mark_space(row: vec[i32], board: i64, space: i64, sign: i64) -> None:
    """Mark a space with one of the signs that follow its strip and its square card; NOWHERE is no space."""
    if space != NOWHERE:
        mark(row, board + space * SPACE_NUMBERS + STRIPS + SQUARES + sign)


def put_player(row: vec[i32], at: i64, state: GoldRecord, seat: i64) -> i64:
    """Write one band as everyone sees it."""
    band = state.bands[seat]
    over = state.ended != Ended.NOT_YET
    at = put_share(row, at, OUTSIDE - band.place, 45)
    at = put_flag(row, at, not over and state.player == seat)
    at = put_flag(row, at, state.current_player() == seat)
    at = put_flag(row, at, state.first == seat)
    at = put_flag(row, at, state.roadie == seat)
    at = put_share(row, at, band.hand_size(), 3)
    at = put_one_hot(row, at, band.at, SPACES)
    at = put_one_hot(row, at, band.leader, ROLES)
    for member in band.members:
        if member != NOBODY:
            mark(row, at + member)
    at += MUSICIANS
    for one in range(SECTORS):
        at = put_flag(row, at, band.has_sector(one))
    at = put_shares(row, at, band.squares, 0, SQUARES, 13)
    at = put_shares(row, at, band.shown, 0, FLUKES, 4)
    return put_shares(row, at, band.known, 0, FLUKES, 3)


encode: Final = GoldRecordEncoder(1268)

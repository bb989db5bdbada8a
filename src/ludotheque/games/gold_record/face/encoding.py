"""Observations: the view of a seat as numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ludotheque.core.encoding import put_flag, put_one_hot, put_share, put_zeros
from ludotheque.core.state import check_seat
from ludotheque.games.gold_record.codes import (
    FLUKES,
    HAPPENINGS,
    MAX_PLAYERS,
    MUSICIANS,
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
PLAYER_NUMBERS: Final[i64] = 6 + SPACES + ROLES + MUSICIANS + SQUARES + 2 * FLUKES + SECTORS


def encode(state: GoldRecord, seat: i64) -> bytes:
    """Encode the view of ``seat``, itself first and the others clockwise.

    Year, phase, pile, steps, battles due (of 3), top card; the board space by space (strip, card, VAN, PLANE, start,
    path); discards (of 15), the own hand (of 3), the pending item and #*IT HAPPENS card; then for each of four seats
    (absent ones 0) place, whose turn, first, ROADIE, hand (of 3), where, leader, band, sectors, square cards (of 13),
    FLUKE cards played (of 4) and known in hand (of 3).
    """
    check_seat(state, seat)
    out = BytesWriter()
    put_share(out, state.year, 4)
    put_one_hot(out, state.phase(), PHASES)
    put_share(out, state.pile.size(), 48)
    put_share(out, state.turn.steps(), 3)
    put_share(out, state.turn.limit, 3)
    put_share(out, state.left(), 20)
    put_share(out, state.turn.due, 3)
    put_flag(out, state.has_wild())
    put_one_hot(out, state.top, SQUARES)
    put_board(out, state)
    for count in state.pile.out:
        put_share(out, count, 15)
    for count in state.bands[seat].hand:
        put_share(out, count, 3)
    put_one_hot(out, state.item(), MUSICIANS + SECTORS)
    put_one_hot(out, state.happening, HAPPENINGS)
    step: i64 = 0
    for step in range(MAX_PLAYERS):
        if step < state.num_players:
            put_player(out, state, (seat + step) % state.num_players)
        else:
            put_zeros(out, PLAYER_NUMBERS)
    return out.getvalue()


def put_board(out: BytesWriter, state: GoldRecord) -> None:
    """Write each space: its strip, its square card, VAN, PLANE, where this turn began, whether it was passed."""
    space: i64 = 0
    for space in range(SPACES):
        put_one_hot(out, state.cards.strips[space], STRIPS)
        put_one_hot(out, state.board[space], SQUARES)
        put_flag(out, state.van == space)
        put_flag(out, state.plane == space)
        put_flag(out, state.turn.start == space)
        passed: bool = False
        for other in state.turn.path:
            passed = passed or other == space
        put_flag(out, passed)


def put_player(out: BytesWriter, state: GoldRecord, seat: i64) -> None:
    """Write one band as everybody sees it."""
    band = state.bands[seat]
    over: bool = state.ended != Ended.NOT_YET
    put_share(out, OUTSIDE - band.place, 45)
    put_flag(out, not over and state.player == seat)
    put_flag(out, state.current_player() == seat)
    put_flag(out, state.first == seat)
    put_flag(out, state.roadie == seat)
    put_share(out, band.hand_size(), 3)
    put_one_hot(out, band.at, SPACES)
    put_one_hot(out, band.leader, ROLES)
    one: i64 = 0
    for one in range(MUSICIANS):
        put_flag(out, band.plays(one))
    for one in range(SECTORS):
        put_flag(out, band.has_sector(one))
    for count in band.squares:
        put_share(out, count, 13)
    for count in band.shown:
        put_share(out, count, 4)
    for count in band.known:
        put_share(out, count, 3)

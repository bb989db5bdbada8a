"""What a seat of Gold Record sees as numbers."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ludotheque.core.encoding import put_flag, put_one_hot, put_share, put_zeros
from ludotheque.core.state import check_seat
from ludotheque.games.gold_record.band import has_wild
from ludotheque.games.gold_record.codes import (
    FLUKES,
    HAPPENINGS,
    MAX_PLAYERS,
    MUSICIANS,
    OUTSIDE,
    OVER,
    ROLES,
    SECTORS,
    SPACES,
    SQUARES,
)
from ludotheque.games.gold_record.grid import bit
from ludotheque.games.gold_record.rules import GoldRecord

PHASES: Final[i64] = OVER + 1
STRIPS: Final[i64] = 5
PLAYER_NUMBERS: Final[i64] = 6 + SPACES + ROLES + MUSICIANS + SQUARES + 2 * FLUKES + SECTORS


def encode(state: GoldRecord, seat: i64) -> bytes:
    """The view of ``seat``, itself first and the others clockwise.

    Year, phase, pile, steps, battles due (of 3), top card; the board space by space (strip, card, VAN, PLANE, start,
    path); discards (of 15), the own hand (of 3), the pending item and #*IT HAPPENS card; then for each of four seats
    (absent ones 0) place, whose turn, first, ROADIE, hand (of 3), where, leader, band, sectors, square cards (of 13),
    FLUKE cards played (of 4) and known in hand (of 3).
    """
    check_seat(state, seat)
    out = BytesWriter()
    put_share(out, state.year, 4)
    put_one_hot(out, state.phase, PHASES)
    pile: i64 = 0
    for count in state.pile:
        pile += count
    put_share(out, pile, 48)
    put_share(out, state.steps, 3)
    put_share(out, state.limit, 3)
    put_share(out, state.left, 20)
    put_share(out, state.due, 3)
    put_flag(out, has_wild(state))
    put_one_hot(out, state.top, SQUARES)
    put_board(out, state)
    for count in state.spent:
        put_share(out, count, 15)
    card: i64 = 0
    for card in range(seat * FLUKES, (seat + 1) * FLUKES):
        put_share(out, state.hand[card], 3)
    put_one_hot(out, state.item, MUSICIANS + SECTORS)
    put_one_hot(out, state.happening, HAPPENINGS)
    step: i64 = 0
    for step in range(MAX_PLAYERS):
        if step < state.num_players:
            put_player(out, state, (seat + step) % state.num_players)
        else:
            put_zeros(out, PLAYER_NUMBERS)
    return out.getvalue()


def put_board(out: BytesWriter, state: GoldRecord) -> None:
    """Each space: its strip, its square card, VAN, PLANE, where this turn began, whether it was passed."""
    space: i64 = 0
    for space in range(SPACES):
        put_one_hot(out, state.cards.strips[space], STRIPS)
        put_one_hot(out, state.board[space], SQUARES)
        put_flag(out, state.van == space)
        put_flag(out, state.plane == space)
        put_flag(out, state.start == space)
        passed: bool = False
        step: i64 = 0
        for step in range(state.steps):
            passed = passed or state.path[step] == space
        put_flag(out, passed)


def put_player(out: BytesWriter, state: GoldRecord, seat: i64) -> None:
    """One band as everybody sees it."""
    over: bool = state.phase == OVER
    put_share(out, OUTSIDE - state.place[seat], 45)
    put_flag(out, not over and state.player == seat)
    put_flag(out, not over and state.asked == seat)
    put_flag(out, state.first == seat)
    put_flag(out, state.roadie == seat)
    put_share(out, state.hand_size(seat), 3)
    put_one_hot(out, state.at[seat], SPACES)
    put_one_hot(out, state.role[seat], ROLES)
    one: i64 = 0
    for one in range(MUSICIANS):
        put_flag(out, plays(state, seat, one))
    for one in range(SECTORS):
        put_flag(out, state.sectors[seat] & bit(one) != 0)
    for one in range(seat * SQUARES, (seat + 1) * SQUARES):
        put_share(out, state.held[one], 13)
    for one in range(seat * FLUKES, (seat + 1) * FLUKES):
        put_share(out, state.shown[one], 4)
    for one in range(seat * FLUKES, (seat + 1) * FLUKES):
        put_share(out, state.known[one], 3)


def plays(state: GoldRecord, seat: i64, musician: i64) -> bool:
    """Whether a musician is in a band."""
    role: i64 = 0
    for role in range(seat * ROLES, (seat + 1) * ROLES):
        if state.band[role] == musician:
            return True
    return False

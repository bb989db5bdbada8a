"""The view of a seat of Leduc poker as numbers."""

from __future__ import annotations

from librt.strings import BytesWriter
from mypy_extensions import i64

from ludotheque.core.encoding import put_flag, put_one_hot, put_share
from ludotheque.core.state import check_seat
from ludotheque.games.leduc.rules import Leduc


def encode(state: Leduc, seat: i64) -> bytes:
    """9 numbers: own and common card as one of three, chips of both as a share of 13, whose turn."""
    check_seat(state, seat)
    out = BytesWriter()
    put_one_hot(out, state.hole[seat], 3)
    put_one_hot(out, state.common, 3)
    put_share(out, state.paid[seat], 13)
    put_share(out, state.paid[1 - seat], 13)
    put_flag(out, not state.is_terminal() and state.player == seat)
    return out.getvalue()

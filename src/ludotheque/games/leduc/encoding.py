"""The view of a seat of Leduc poker as numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ludotheque.core.encoding import Encoder, put_flag, put_one_hot, put_share
from ludotheque.core.state import State
from ludotheque.games.leduc.rules import Leduc


class LeducEncoder(Encoder):
    """9 numbers: own and common card as one of three, chips of both as a share of 13, whose turn."""

    def write(self, state: State, seat: i64, row: vec[i32], at: i64) -> i64:
        assert isinstance(state, Leduc)
        at = put_one_hot(row, at, state.hole[seat], 3)
        at = put_one_hot(row, at, state.common, 3)
        at = put_share(row, at, state.paid[seat], 13)
        at = put_share(row, at, state.paid[1 - seat], 13)
        return put_flag(row, at, not state.is_terminal() and state.player == seat)


encode: Final = LeducEncoder(9)

"""A seat is checked wherever it comes in: -1 is not the last player."""

from __future__ import annotations

import pytest

from ludotheque import BadSeat, SeededChance
from ludotheque.testing.cases import Case


@pytest.mark.parametrize("wrong", [-1, -2, "one too many", 10**6])
def test_a_seat_that_does_not_exist_is_refused(case: Case, wrong: int | str) -> None:
    state = case.start(0)
    seat = case.players if isinstance(wrong, str) else wrong
    for ask in (
        lambda: case.game.view(state, seat),
        lambda: case.game.rules.own(state, seat),
        lambda: case.game.encode(state, seat),
        lambda: state.resample(seat, SeededChance(1)),
        lambda: case.game.heuristics().estimate(state, seat),
    ):
        with pytest.raises(BadSeat, match=f"0 to {case.players - 1}"):
            ask()

"""The audit finds what was made or lost: else ten thousand random games would prove nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.games.age_of_comics import codes
from tests.games.age_of_comics.conftest import book, position, seat, started

PRINTED = book("crime-fan", "w-crime-2a a-crime-2a")


def assign(table: str, at: int, value: int) -> Callable[[Any], None]:
    def change(state: Any) -> None:
        getattr(state, table)[at] = value

    return change


def add(table: str, at: int, value: int) -> Callable[[Any], None]:
    def change(state: Any) -> None:
        getattr(state, table)[at] += value

    return change


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (add("table", int(codes.MONEY), 1), "money was made or lost"),
        (add("table", int(codes.TICKETS), 1), "a ticket was made or lost"),
        (add("table", int(codes.IN_HAND), -9), "an editor was placed twice"),
        (add("ideas", 0, 1), "an idea was made or lost"),
        (add("shelf", 0, -1), "an idea was made or lost"),
        (add("orders", 0, 1), "an order was made or lost"),
        (add("pool", 3, -1), "an order was made or lost"),
        (assign("space", 0, -1), "a face-down order was made or lost"),
        (assign("creative", 0, 4), "a card is nowhere"),
        (assign("creative", 0, int(codes.HYPED)), "a card is nowhere"),
        (assign("creative", 0, int(codes.MAT)), "a creative on the mat has no comic"),
        (assign("comic", 0, 9), "a card is nowhere"),
        (assign("comic", 30, 0), "a rip-off is nowhere"),
        (assign("comic", 0, int(codes.MAT)), "a team is no writer and artist"),
        (assign("top", 0, 9), "a deck shows a back that it has not"),
        (assign("top", 2, -1), "a deck shows no back, or has none"),
        (assign("special", 0, 4), "a cube was made"),
        (assign("fans", 40, 1), "a comic has fans before it is printed"),
    ],
)
def test_a_new_game_with_one_thing_changed(change: Callable[[Any], None], found: str) -> None:
    state = started(4).state
    state.audit()
    change(state)
    with pytest.raises(AssertionError, match=found):
        state.audit()


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (add("table", int(codes.PRINTED), 1), "a comic was printed or lost"),
        (assign("writer", 4, 6), "a writer is not on the mat"),
        (assign("artist", 4, 30), "an artist is not on the mat"),
        (assign("raised", 5, 2), "a creative's value is too high"),
    ],
)
def test_a_printed_comic_with_one_thing_changed(change: Callable[[Any], None], found: str) -> None:
    state = position(seat(0, "", "", PRINTED)).state
    change(state)
    with pytest.raises(AssertionError, match=found):
        state.audit()


def test_a_hand_of_seven_outside_of_drawing() -> None:
    state = position(seat(0, "w-crime-1 w-crime-2a w-crime-2b w-crime-3 a-crime-1 a-crime-2a")).state
    state.creative[30] = 0
    with pytest.raises(AssertionError, match="a hand has too many cards"):
        state.audit()

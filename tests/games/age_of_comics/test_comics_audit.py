"""The audit finds what was made or lost: else ten thousand random games would prove nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.games.age_of_comics import places
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


def before_player(name: str, value: int, at: int | None = None) -> Callable[[Any], None]:
    """Change what lies before the first player: a number, or one of a table."""

    def change(state: Any) -> None:
        if at is None:
            setattr(state.players[0], name, getattr(state.players[0], name) + value)
        else:
            getattr(state.players[0], name)[at] += value

    return change


def before_table(name: str, value: int) -> Callable[[Any], None]:
    """Change a number that is no player's."""

    def change(state: Any) -> None:
        setattr(state, name, getattr(state, name) + value)

    return change


def of_comic(name: str, value: int) -> Callable[[Any], None]:
    """Change something of the first player's only comic."""

    def change(state: Any) -> None:
        setattr(state.players[0].comics[0], name, value)

    return change


@pytest.mark.parametrize(
    ("change", "found"),
    [
        (before_player("money", 1), "money was made or lost"),
        (before_player("tickets", 1), "a ticket was made or lost"),
        (before_table("used_tickets", 1), "a ticket was made or lost"),
        (before_player("editors", -9), "an editor was placed twice"),
        (before_player("editors", 9), "an editor was placed twice"),
        (before_player("ideas", 1, 0), "an idea was made or lost"),
        (add("shelf", 0, -1), "an idea was made or lost"),
        (before_player("orders", 1, 0), "an order was made or lost"),
        (add("pool", 3, -1), "an order was made or lost"),
        (assign("face_down", 0, -1), "a face-down order was made or lost"),
        (assign("face_up", 0, 3), "two orders lie on a space"),
        (assign("face_up", 0, 24), "no such order"),
        (assign("creative", 0, 4), "a card is nowhere"),
        (assign("creative", 0, int(places.hyped_by(0))), "a card is nowhere"),
        (assign("creative", 0, int(places.mat_of(0))), "a creative on the mat has no comic"),
        (assign("comic", 0, 9), "a card is nowhere"),
        (assign("comic", 30, 0), "a rip-off is nowhere"),
        (assign("comic", 0, int(places.mat_of(0))), "a comic was printed or lost"),
        (assign("top", 0, 9), "a deck shows a back that it has not"),
        (assign("top", 2, -1), "a deck shows no back, or has none"),
        (before_player("cubes", 4, 0), "a cube was made"),
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
        (of_comic("number", 5), "a comic is on another mat"),
        (of_comic("fans", -1), "a comic has less than no fans"),
        (of_comic("writer", 30), "a team is no writer and artist"),
        (of_comic("writer", 6), "a writer is not on the mat"),
        (of_comic("artist", 30), "an artist is not on the mat"),
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

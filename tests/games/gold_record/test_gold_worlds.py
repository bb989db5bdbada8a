"""Worlds of Gold Record: FLUKE cards that a hand has held since a year's end are none of those everyone saw before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludotheque import SeededChance
from ludotheque.core.errors import BadPosition
from tests.games.gold_record.conftest import GOLD, Table, position, seat, year_end

rule = pytest.mark.rule

WORLDS = 300


def hands(table: Table, of: int = 1) -> Iterator[dict[str, int]]:
    """Yield a hand in worlds that seat 0 thinks possible."""
    for number in range(WORLDS):
        world = table.state.resample(0, SeededChance(number))
        world.audit()
        yield Table(world).view(of)["hand"]


def kinds(table: Table, of: int = 1) -> set[str]:
    """Return all kinds of cards that a hand has in any of these worlds."""
    return {name for hand in hands(table, of) for name in hand}


def since(hands: list[int], kinds: str) -> dict[str, Any]:
    """Return what is known since a year's end: how many cards of each hand are among these, at least."""
    return {"hands": hands, "kinds": {name: kinds.split().count(name) for name in kinds.split()}}


def held(table: Table) -> Any:
    return GOLD.to_json(table.state).get("held", [])


@rule("r43", "year-clears")
def test_a_card_held_over_a_years_end_is_none_that_was_discarded() -> None:
    rival = seat("F1", hand="detour", shown="radio-play radio-play radio-play radio-play")
    table = year_end(seat("C3"), rival, fluke_out={"tv-show": 1, "fan-choir": 1, "shortcut": 1})
    assert kinds(table) == {"wall-of-amps", "lucky-find", "friendly-theft", "shortcut", "detour", "not-today", "trade"}


@rule("r43")
def test_a_card_drawn_since_may_be_any() -> None:
    table = position(seat("C3"), seat("F1", hand="detour tv-show"), held=[since([0, 1], "detour not-today")])
    found = list(hands(table))
    assert all("detour" in hand or "not-today" in hand for hand in found)
    assert {"tv-show", "radio-play", "wall-of-amps", "trade"} <= {name for hand in found for name in hand}


@rule("r43")
def test_a_card_that_left_may_have_been_the_one_held_if_there_is_one_of_its_kind() -> None:
    rival = seat("F1", hand="radio-play tv-show")
    one_of_them = [since([0, 1], "radio-play detour")]
    table = position(seat("C3"), rival, player=1, held=one_of_them).do("play radio-play")
    assert [one["hands"] for one in held(table)] == [[0, 0]]
    table = position(seat("C3"), rival, player=1, held=one_of_them).do("play tv-show")
    assert [one["hands"] for one in held(table)] == [[0, 1]]
    assert kinds(table) == {"radio-play", "detour"}


@rule("r43")
def test_a_card_of_a_hand_held_as_a_whole_is_one_less_for_the_others() -> None:
    seats = (seat("C3"), seat("F1", hand="radio-play"), seat("A6", hand="detour"))
    table = position(*seats, player=1, held=[since([0, 1, 1], "radio-play detour not-today")]).do("play radio-play")
    assert kinds(table, of=2) == {"detour", "not-today"}


@rule("r43")
def test_a_card_held_over_two_years_is_none_that_was_discarded_in_either() -> None:
    rival = seat("F1", hand="detour")
    table = year_end(seat("C3"), rival, fluke_out={"trade": 1}, held=[since([0, 1], "detour trade not-today")], year=2)
    assert [one["hands"] for one in held(table)] == [[0, 1], [0, 1]]
    assert kinds(table) == {"detour", "not-today"}


@rule("r43")
def test_what_one_has_held_oneself_is_in_no_other_hand() -> None:
    seats = (seat("C3", hand="detour"), seat("F1", hand="not-today"))
    table = position(*seats, held=[since([1, 1], "detour not-today trade")])
    assert kinds(table) == {"not-today", "trade"}


@rule("r38", "r43")
def test_after_a_battle_nothing_is_left_to_guess() -> None:
    rival = seat("F1", hand="fan-choir detour", place=30)
    battle = {"phase": "happens", "happening": "band-battle", "held": [since([0, 2], "fan-choir detour trade")]}
    table = position(seat("C3", place=20), rival, **battle).do("resolve")
    assert (held(table), kinds(table)) == ([], {"detour"})
    rival = seat("F1", hand="fan-choir detour", place=30)
    table = position(seat("C3", place=20), rival, **battle, options={"show_green_only": True}).do("resolve")
    assert held(table) == [since([0, 1], "detour trade")]
    assert kinds(table) == {"detour", "trade"}


def test_a_made_up_position_that_knows_too_much_can_be_played() -> None:
    table = position(seat("C3"), seat("F1", hand="detour"), held=[since([0, 1], "")])
    assert len(kinds(table)) > 1


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ([since([0, 2], "detour")], "field 'hands': a whole number from 0 to 1 is needed, not 2"),
        ([since([0], "detour")], "field 'held': 2 hands are needed, not 1"),
        ([since([0, 0], "")] * 4, "field 'held': at most 3 years have ended before, not 4"),
        ([{"hands": [0, 0], "kinds": {"banjo": 1}}], "banjo"),
    ],
)
def test_what_cannot_be_known_is_refused(wrong: Any, message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        position(seat("C3"), seat("F1", hand="detour"), held=wrong)

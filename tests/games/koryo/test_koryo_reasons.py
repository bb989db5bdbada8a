"""The reasons for moves: what they say is so, and where it is not so they do not say it."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.texts.texts import Texts
from tests.games.koryo.conftest import KORYO, Table, position


def said(table: Table, words: str) -> list[str]:
    """Return the reasons for an action as the first of two players reads them."""
    texts = Texts(KORYO)
    return [texts.reason(one, ["Ann", "Ben"]) for one in KORYO.reasons(table.state, KORYO.actions.parse(words), 0)]


def ordering(mine: dict[str, Any], theirs: dict[str, Any], hand: str, **fields: Any) -> Table:
    """Return a position in which the first of two players places an order of one card."""
    return position({**mine, "hand": {hand: 1}}, theirs, phase="orders", player=0, **fields)


@pytest.mark.parametrize(
    ("family", "season", "told"),
    [
        ("senator", 2, "Gives you the Senator majority: 3 points if it lasts, and its power (keep 2 more)."),
        ("merchant", 2, "Gives you the Merchant majority: 9 points if it lasts."),
        ("broadcaster", 2, "Gives you the Broadcaster majority: 8 points if it lasts, and its power (draw 1 more)."),
        ("broadcaster", 8, "Gives you the Broadcaster majority: 8 points if it lasts."),
    ],
)
def test_a_majority_names_its_power_while_that_matters(family: str, season: int, told: str) -> None:
    assert said(ordering({}, {}, family, round=season), f"play {family} 1")[0] == told


@pytest.mark.parametrize(
    ("order", "told"),
    [
        ({}, "Ends Ben’s Senator majority, and its power (keep 2 more)."),
        ({"spy": 1}, "Ends Ben’s Senator majority, unless a face-down order changes it, and its power (keep 2 more)."),
    ],
)
def test_an_order_that_lies_face_down_may_change_a_majority(order: dict[str, int], told: str) -> None:
    table = ordering({}, {"senator": 1, "order": order}, "senator", ordered=[1] if order else [])
    assert said(table, "play senator 1")[0] == told


def test_a_tie_that_the_omniscient_wins_brings_no_points() -> None:
    table = ordering({"senator": 1}, {"senator": 1}, "omniscient")
    assert "Gives you the power of the tied Senator majority: keep 2 more." in said(table, "play omniscient 1")


def test_an_order_of_which_no_card_can_matter_changes_nothing() -> None:
    table = ordering({"omniscient": 1}, {"spy": 1, "order": {"banker": 1}}, "spy", ordered=[1])
    assert said(table, "play spy 1")[0] == "Takes the Spy majority from Ben, with its power (steal a token)."

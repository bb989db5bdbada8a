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
        ({}, "Ends Ben’s Senator majority and its power (keep 2 more)."),
        ({"spy": 1}, "Ends Ben’s Senator majority and its power (keep 2 more), unless a face-down order changes it."),
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


@pytest.mark.parametrize(
    ("family", "told"),
    [
        ("senator", "You would have 2 cards then, and 6 may stay this season."),  # 4, and 2 more with the Senators
        ("banker", "You would have 2 cards then, and 4 may stay this season."),
    ],
)
def test_the_cards_that_may_stay_count_the_power_of_the_senators(family: str, told: str) -> None:
    assert told in said(ordering({"spy": 1}, {}, family, round=2), f"play {family} 1")


@pytest.mark.parametrize(("count", "told"), [(1, "two characters when"), (2, "two characters 2 times when")])
def test_each_lobbying_swaps_once(count: int, told: str) -> None:
    hand = {"banker": 1, "hand": {"lobbying": count}}
    table = position(hand, {"banker": 1}, phase="orders", player=0)
    assert any(f"Lets you swap {told} you reveal it." in one for one in said(table, f"play lobbying {count}"))


# --- Drawbacks ---


def against(table: Table, words: str) -> list[str]:
    """Return what speaks against an action as the first of two players reads it."""
    texts = Texts(KORYO)
    return [texts.reason(one, ["Ann", "Ben"]) for one in KORYO.drawbacks(table.state, KORYO.actions.parse(words), 0)]


@pytest.mark.parametrize(
    ("mine", "theirs", "idle"),
    [
        ({"banker": 1}, {"banker": 1}, False),
        ({"banker": 1}, {}, True),  # there is nothing to swap it with
        ({"banker": 1}, {"spy": 1}, True),  # the Spies protect
        ({"banker": 1}, {"spy": 1, "guardian": 1}, False),  # and do not beside a Guardian
    ],
)
def test_lobbying_that_could_swap_nothing_says_so(mine: dict[str, int], theirs: dict[str, int], idle: bool) -> None:
    found = against(ordering(mine, theirs, "lobbying"), "play lobbying 1")
    assert found == (["As the table is now, Lobbying could swap nothing."] if idle else [])


@pytest.mark.parametrize(("theirs", "idle"), [({"banker": 1}, False), ({}, True), ({"guardian": 1}, True)])
def test_barbarians_that_could_destroy_nothing_say_so(theirs: dict[str, int], idle: bool) -> None:
    found = against(ordering({"banker": 2}, theirs, "barbarians"), "play barbarians 1")
    assert found == (["As the table is now, Barbarians could destroy nothing."] if idle else [])


@pytest.mark.parametrize(
    ("mine", "theirs", "told"),
    [
        ({}, {"banker": 3}, ["Ben would still hold the Banker majority, 2 cards ahead."]),
        ({}, {"banker": 2, "omniscient": 1}, ["Ben would still hold the Banker majority, 1 card ahead."]),
        ({"banker": 1}, {"banker": 2, "omniscient": 1}, ["Ben would still hold the Banker majority."]),
        ({}, {"banker": 1}, []),  # it is a tie, and ends the majority
    ],
)
def test_a_character_behind_a_majority_says_so(mine: dict[str, int], theirs: dict[str, int], told: list[str]) -> None:
    assert against(ordering(mine, theirs, "banker"), "play banker 1") == told

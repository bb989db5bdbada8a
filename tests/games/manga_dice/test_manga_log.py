"""The log of Manga Dice: the first cards, borrowing, fifteen points, and the end."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import Event, ScriptedChance, SeededChance
from ludotheque.texts.texts import Texts
from tests.games.manga_dice.conftest import MANGA, Table, position, seat

LEAD = "e23 e25 e26"
"""Fifteen points, and other fifteen."""
RIVAL = "e11 e17 e19 e20 e24"
NAMES = ["Ada", "Ben", "Chu", "Dee"]


def told(table: Table, *actions: str) -> list[tuple[str, dict[str, Any]]]:
    """Return the public events of some actions."""
    table.state.events = []
    table.do(*actions)
    return [(event.key, dict(event.args)) for event in table.state.events if event.visible_to(None)]


def lines(*events: tuple[str, dict[str, Any]]) -> list[str]:
    texts = Texts(MANGA)
    return [texts.event(Event(key, args), NAMES) for key, args in events]


def test_the_first_six_cards_are_told() -> None:
    events: list[Event] = []
    state = MANGA.start(3, chance=SeededChance(1), events=events)
    view = MANGA.view(state, None)
    (setup,) = [event.args for event in events if event.key == "setup"]
    assert setup["card1"] == {card["id"]: 1 for card in view["experience"]}
    assert setup["card2"] == {card["id"]: 1 for card in view["skills"]}
    assert len({**setup["card1"], **setup["card2"]}) == 6


def test_borrowed_dice_are_told_with_their_values() -> None:
    table = position(seat("g1", "a20", used="r3"), seat("g1", used="w5 w5"))
    assert told(table, "use a20", "borrow 1")[1] == ("borrow", {"seat": 0, "target": 1, "die": {"white5": 2}})
    table = position(seat("g1", "a20", used="r3"), seat("g1", used="w5"))
    assert told(table, "use a20", "borrow 0")[1] == ("borrow-own", {"seat": 0, "die": {"red3": 1}})


def test_a_reroll_is_told_with_the_dice_before_and_after() -> None:
    table = position(seat("g1 w2 r3", "s31"), chance=[5, 4]).do("use s31", "pick white 2")
    assert told(table, "pick red 3") == [
        ("reroll", {"seat": 0, "die1": {"white2": 1, "red3": 1}, "die2": {"white6": 1, "red5": 1}})
    ]


def test_who_reaches_fifteen_points_is_told_once() -> None:
    table = position(seat("w3 g3 g1 w1", "e17 e25 e26"), "g1", row="e02", chance=[0])
    table.do("take e02", "pick white 3", "pick green 3")
    assert ("reached", {"seat": 0, "points": 15}) in told(table, "done")
    assert "reached" not in dict(told(table, "spend 1"))


def test_points_beyond_fifteen_are_not_told_as_reached_again() -> None:
    table = position(seat("w3 g3 g1 w1", LEAD), "g1", row="e02", chance=[0])
    assert table.points(0) == 15
    table.do("take e02", "pick white 3", "pick green 3")
    assert "reached" not in dict(told(table, "done"))


def test_the_end_is_told_with_all_points_and_the_winner() -> None:
    table = position(seat("g1", RIVAL), seat("", LEAD + " e02"), chance=[0])
    events = told(table, "spend 1")
    assert lines(*events)[-4:] == [
        "The last round is over.",
        "Ada has 15 points.",
        "Ben has 16 points.",
        "Ben wins with 16 points.",
    ]


def test_a_tie_break_is_told_with_its_groups() -> None:
    seats = [seat("g1", LEAD), seat("", RIVAL)]
    table = position(*seats, chance=ScriptedChance([0, 4, 5, 0, 0])).do("spend 1", "done")
    assert lines(*told(table, "done")) == [
        "Ada’s largest group: a single 6, too small to stay in.",
        "Ben’s largest group: 2 dice showing 1.",
        "Ben wins the tie-break, with 15 points.",
    ]


def test_a_shared_victory_names_those_who_share_it() -> None:
    seats = [seat("g1", LEAD), seat("", RIVAL)]
    table = position(*seats, chance=ScriptedChance([0, *[1, 2] * 6])).do("spend 1", *["done"] * 5)
    keys = [(key, args.get("seat")) for key, args in told(table, "done")]
    assert keys[-3:] == [("over-shared", None), ("share", 0), ("share", 1)]


def test_ten_alike_are_told_as_such() -> None:
    table = position("w4 " * 9 + "g4 g1", "g1", row="e01")
    table.do("take e01", *["pick white 4"] * 9, "pick green 4")
    assert told(table, "done")[-1] == ("over-ten", {"seat": 0})


def test_an_assist_deck_made_anew_is_told() -> None:
    played = [f"a{number:02}" for number in range(6, 21)]
    hands = [seat("g1", "a01"), seat("g1", "a02 a03"), seat("", "a04 a05")]
    table = position(*hands, discarded=played, chance=[14])
    assert [key for key, _ in told(table, "spend 1")][:2] == ["assist", "reshuffle"]


@pytest.mark.parametrize(("points", "line"), [(0, "0 points"), (1, "1 point"), (2, "2 points"), (5, "5 points")])
def test_points_are_counted_in_words(points: int, line: str) -> None:
    assert lines(("total", {"seat": 0, "points": points})) == [f"Ada has {line}."]


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (("roll", {"seat": 0, "die": {"white3": 1, "red2": 2}}), "Ada rolls a white 3 and 2 red 2s."),
        (("change", {"seat": 0, "colour": "green", "value": 2, "to": 1}), "Ada turns a green 2 into a 1."),
        (("tie", {"count": 2}), "The lead is tied. Tie-break roll 2."),
        (("reached", {"seat": 0, "points": 17}), "Ada reaches 17 points: this is the last round."),
    ],
)
def test_dice_are_told_in_plain_words(event: tuple[str, dict[str, Any]], line: str) -> None:
    assert lines(event) == [line]

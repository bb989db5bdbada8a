"""Positions of Manga Dice: short to write, and refused with the field at fault; the numbers of actions."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import BadPosition, SeededChance
from tests.games.manga_dice.conftest import MANGA, Table, position, seat

TWO = [{"dice": {"green1": 1}}, {}]


def tie_break() -> Table:
    """Fifteen points each after the last green die."""
    table = position(seat("g1", "e23 e25 e26"), seat("", "e11 e17 e19 e20 e24"), row="e02", chance=SeededChance(1))
    return table.do("spend 1")


def read(data: dict[str, Any]) -> Any:
    return MANGA.from_json(data, SeededChance(1))


def test_what_is_left_out_can_be_derived() -> None:
    view = Table(read({"seats": [{"dice": {"green1": 1, "yellow2": 2}}, {}], "start": 0})).view()
    assert (view["round"], view["player"], view["phase"], view["yellows"]) == (1, 0, "turn", 3)
    assert view["decks"] == {"experience": 19, "skill": 34, "assist": 20}


def test_with_dice_in_the_pool_they_are_drafted() -> None:
    assert Table(read({"seats": [{}, {}], "pool": {"3": 1}})).phase == "draft"


def test_white_dice_are_those_of_the_skills_and_two() -> None:
    assert position(seat("g1", "s09 s01", fresh="s10")).view()["players"][0]["whites"] == 5


@pytest.mark.parametrize(
    "table",
    [
        position("w3 g3 g4", row="e02"),
        position("w3 g3 g4", row="e02").do("take e02", "pick white 3"),
        position(seat("w3 g3", "s31")).use("s31", "w3"),
        position(seat("w3 g3", "s37")).use("s37", "w3"),
        position(seat("w3 g3", "s38")).use("s38", "w3", "g3"),
        position(seat("w4 g3", "a12")).do("use a12", "choose 3"),
        position(seat("g3", "a20"), seat("g1", used="w3")).do("use a20"),
        position(seat("g1", "a01 a02 a03"), chance=[0]).do("spend 1"),
    ],
    ids=lambda table: table.phase,
)
def test_a_position_half_way_through_a_question_is_written_and_read(table: Table) -> None:
    data = MANGA.to_json(table.state)
    again = Table(read(data))
    assert (MANGA.to_json(again.state), again.offered()) == (data, table.offered())


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "seats missing": ({}, "seats"),
    "one seat": ({"seats": [{}]}, "seats"),
    "five seats": ({"seats": [{}] * 5}, "seats"),
    "a seat that is no object": ({"seats": [5, {}]}, "seat 0"),
    "another game": ({"game": "koryo", "seats": TWO}, "game"),
    "unknown field": ({"seats": TWO, "turn": 1}, "turn"),
    "unknown field of a seat": ({"seats": [{"hand": ["a01"]}, {}]}, "hand"),
    "unknown option": ({"seats": TWO, "options": {"fast": True}}, "options"),
    "options that are none": ({"seats": TWO, "options": 5}, "options"),
    "cards that cannot be read": ({"seats": TWO, "options": {"cards": "x"}}, "options"),
    "unknown card": ({"seats": TWO, "row": ["e27"]}, "e27"),
    "a card that is no word": ({"seats": TWO, "row": [[1]]}, "row"),
    "a card in two places": ({"seats": [{"dice": {"green1": 1}, "cards": ["s01"]}, {}], "row": ["s01"]}, "s01"),
    "a card in two hands": ({"seats": [{"cards": ["a01"]}, {"cards": ["a01"]}]}, "seat 1"),
    "a card left out with two players": ({"seats": TWO, "row": ["e03"]}, "left out"),
    "a row that is no list": ({"seats": TWO, "row": "e02"}, "row"),
    "discarded that is no list": ({"seats": TWO, "discarded": 5}, "discarded"),
    "unknown die": ({"seats": [{"dice": {"blue1": 1}}, {}]}, "blue1"),
    "a die of seven": ({"seats": [{"dice": {"white7": 1}}, {}]}, "white7"),
    "dice that are no object": ({"seats": [{"dice": ["white1"]}, {}]}, "seat 0"),
    "fewer than no dice": ({"seats": [{"used": {"white1": -1}}, {}]}, "white1"),
    "six yellow dice": ({"seats": [{"dice": {"green1": 1, "yellow1": 6}}, {}]}, "yellow"),
    "a pool of sevens": ({"seats": TWO, "pool": {"7": 1}}, "pool"),
    "round zero": ({"seats": TWO, "round": 0}, "round"),
    "a text for a number": ({"seats": TWO, "round": "1"}, "round"),
    "a start player who is not there": ({"seats": TWO, "start": 2}, "start"),
    "a player who is not there": ({"seats": TWO, "player": 2}, "player"),
    "a player with nothing to do": ({"seats": [{}, {}], "phase": "pay", "card": 1}, "phase"),
    "five assists": ({"seats": [{"dice": {"green1": 1}, "cards": ["a01", "a02", "a03", "a04", "a05"]}, {}]}, "assists"),
    "a fresh skill of nobody": ({"seats": [{"dice": {"green1": 1}, "fresh": ["s24"]}, {}]}, "fresh"),
    "unknown phase": ({"seats": TWO, "phase": "lunch"}, "phase"),
    "unknown flag": ({"seats": TWO, "flags": ["tired"]}, "flags"),
    "flags that are no list": ({"seats": TWO, "flags": "revealed"}, "flags"),
    "picked dice that are unknown": ({"seats": TWO, "picked": {"white0": 1}}, "picked"),
    "a value of seven": ({"seats": TWO, "value": 7}, "value"),
    "four rolls": ({"seats": TWO, "rolls": 4}, "rolls"),
    "a card beyond the last": ({"seats": TWO, "card": 64}, "card"),
    "paying for nothing": ({"seats": TWO, "phase": "pay"}, "card"),
    "changing with nothing": ({"seats": TWO, "phase": "change"}, "card"),
    "an ability beyond the last": ({"seats": TWO, "phase": "change", "card": 60}, "card"),
    "drafting from nothing": ({"seats": TWO, "phase": "draft"}, "phase"),
    "discarding from nothing": ({"seats": TWO, "phase": "full-hand"}, "phase"),
    "borrowing from nobody": (
        {"seats": TWO, "phase": "lend", "card": 57, "discarded": ["a20"], "flags": ["assist_used"]},
        "phase",
    ),
    "99 dice": ({"seats": [{"dice": {"green1": 1, "white1": 99}}, {}]}, "dice"),
    "seven green dice for two": ({"seats": [{"dice": {"green1": 5}, "used": {"green1": 2}}, {}]}, "dice"),
    "a red die that no skill brings": ({"seats": [{"dice": {"green1": 1, "red3": 1}}, {}]}, "dice"),
    "a player without a green die": ({"seats": TWO, "player": 1}, "player"),
    "no player": ({"seats": TWO, "player": None}, "player"),
    "an assist in the row": ({"seats": TWO, "row": ["a01"]}, "row"),
    "a skill that was discarded": ({"seats": TWO, "discarded": ["s01"]}, "discarded"),
    "a pool after the draft": ({"seats": TWO, "phase": "turn", "pool": {"3": 1}}, "pool"),
    "a draft that leaves the start player none": ({"seats": [{}, {}], "pool": {"3": 1}, "player": 1}, "pool"),
    "picked dice in a turn": ({"seats": TWO, "picked": {"white1": 1}}, "picked"),
    "a card in a turn": ({"seats": TWO, "card": 1}, "card"),
    "something left in a turn": ({"seats": TWO, "left": 1}, "left"),
    "a value in a turn": ({"seats": TWO, "value": 1}, "value"),
    "rolls in a turn": ({"seats": TWO, "rolls": 1}, "rolls"),
    "a winner in a turn": ({"seats": TWO, "winner": 0}, "winner"),
    "tied in a turn": ({"seats": [{"dice": {"green1": 1}, "tied": True}, {}]}, "tied"),
    "the card that wins, and no end": ({"seats": [{"dice": {"green1": 1}, "cards": ["e01"]}, {}]}, "cards"),
    "paying for a card that is not there": ({"seats": TWO, "phase": "pay", "card": 1}, "card"),
    "paying what cannot be paid": ({"seats": TWO, "phase": "pay", "card": 1, "row": ["e02"]}, "card"),
    "using a skill of nobody": ({"seats": TWO, "phase": "change", "card": 23, "left": 1}, "card"),
    "rerolling no die": (
        {"seats": [{"dice": {"green1": 1}, "cards": ["s31"], "tired": ["s31"]}, {}], "flags": ["skill_used"]}
        | {"phase": "change", "card": 30, "left": 0},
        "picked",
    ),
    "copying alike dice": (
        {"seats": TWO, "discarded": ["a12"], "flags": ["assist_used"], "phase": "value", "card": 49, "left": 2},
        "picked",
    ),
    "three assists and a full hand": (
        {"seats": [{"dice": {"green1": 1}, "cards": ["a01", "a02", "a03"]}, {}], "phase": "full-hand"},
        "phase",
    ),
    "a tie without a roll": ({"seats": TWO, "phase": "tie"}, "rolls"),
    "one alone is tied": (
        {"seats": [{"cards": ["e23", "e25", "e26"], "tied": True}, {}], "phase": "tie", "rolls": 1},
        "tied",
    ),
    "tied with too few points": ({"seats": [{"tied": True}, {"tied": True}], "phase": "tie", "rolls": 1}, "tied"),
    "over without a winner": ({"seats": TWO, "phase": "over"}, "winner"),
    "won without points": ({"seats": TWO, "phase": "over", "winner": 0}, "winner"),
    "a winner who is not there": ({"seats": TWO, "phase": "over", "winner": 2}, "winner"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_position_names_the_field(what: str) -> None:
    data, field = WRONG[what]
    with pytest.raises(BadPosition, match=field):
        read(data)


@pytest.mark.parametrize(
    ("table", "verb", "args", "reason"),
    [
        (position("g1", chance=[0]).do("turn-up skill"), "turn-up", {"deck": "skill"}, "turned-up"),
        (position(seat("g1", "s24")).use("s24", "g1"), "turn-up", {"deck": "skill"}, "too-late"),
        (position("g1"), "spend", {"value": 2}, "no-such-green"),
        (position("g1", row="e02"), "take", {"card": "e02"}, "cannot-pay"),
        (position("g1"), "take", {"card": "e02"}, None),
        (position("g1"), "use", {"card": "s24"}, "not-yours"),
        (position(seat("g1", "s24 s27")).use("s24", "g1"), "use", {"card": "s27"}, "skill-used"),
        (position(seat("g1", fresh="s24")), "use", {"card": "s24"}, "fresh"),
        (position(seat("g1", tired="s24")), "use", {"card": "s24"}, "tired"),
        (position(seat("g6", "s24")), "use", {"card": "s24"}, "no-effect"),
        (position(seat("g1", "a14 a18")).use("a14", "g1"), "use", {"card": "a18"}, "assist-used"),
        (position(seat("g1", "a20")), "use", {"card": "a20"}, "no-effect"),
        (position("w3 g3", row="e02").do("take e02"), "done", {}, "does-not-pay"),
        (position("w3 g3", row="e02").do("take e02"), "spend", {"value": 3}, "first-answer"),
        (position(seat("", "e23 e25 e26"), phase="over", winner=0), "done", {}, "over"),
        (tie_break(), "take", {"card": "e02"}, "only-abilities"),
        (tie_break(), "turn-up", {"deck": "skill"}, "only-abilities"),
        (position("g1"), "use", {"card": "a07"}, "not-in-hand"),
        (position(seat("g1"), seat("g1", "a07")), "use", {"card": "a07"}, "not-in-hand"),
        (position(seat("g1", "a14")).use("a14", "g1"), "use", {"card": "a07"}, "not-in-hand"),
    ],
)
def test_why_something_is_not_offered(table: Any, verb: str, args: dict[str, object], reason: str | None) -> None:
    assert MANGA.explain(table.state, verb, args) == reason

"""Positions of Koryŏ: short to write, and refused with the field at fault."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import BadPosition, SeededChance
from ludotheque.games.koryo import cards
from ludotheque.texts.texts import Texts
from tests.games.koryo.conftest import KORYO, position


def read(data: dict[str, Any]) -> Any:
    return KORYO.from_json(data, SeededChance(1))


def test_the_pool_and_the_bank_are_what_remains() -> None:
    state = read({"seats": [{"tableau": {"banker": 2}, "tokens": 3}, {"hand": {"banker": 1}}]})
    assert (state.pool[cards.BANKER], state.bank) == (3, 5)
    state.audit()


@pytest.mark.parametrize(
    ("seats", "phase"),
    [
        ([{}, {"order": {"spy": 1}}], "reveal"),
        ([{"hand": {"spy": 1}}, {}], "orders"),
    ],
)
def test_the_phase_follows_from_what_lies_there(seats: list[dict[str, Any]], phase: str) -> None:
    assert KORYO.to_json(read({"seats": seats}))["phase"] == phase


def test_without_hands_or_orders_the_season_is_dealt() -> None:
    assert KORYO.view(read({"seats": [{}, {}], "round": 8}), None)["players"][0]["hand"] == 3


WRONG = {
    "seats missing": ({}, "seats"),
    "one seat": ({"seats": [{}]}, "seats"),
    "another game": ({"game": "leduc", "seats": [{}, {}]}, "game"),
    "unknown field": ({"seats": [{}, {}], "turn": 1}, "turn"),
    "unknown card": ({"seats": [{"tableau": {"king": 1}}, {}]}, "king"),
    "too many of a card": ({"seats": [{"tableau": {"spy": 2}}, {"tableau": {"spy": 1}}]}, "spy"),
    "more than exist": ({"seats": [{"tableau": {"spy": 3}}, {}]}, "spy"),
    "below zero": ({"seats": [{"tableau": {"spy": -1}}, {}]}, "spy"),
    "too many tokens": ({"seats": [{"tokens": 5}, {"tokens": 5}]}, "token"),
    "a bank that does not add up": ({"seats": [{"tokens": 5}, {}], "bank": 4}, "bank"),
    "round nine": ({"seats": [{}, {}], "round": 9}, "round"),
    "a text for a number": ({"seats": [{}, {}], "round": "1"}, "round"),
    "unknown phase": ({"seats": [{}, {}], "phase": "lunch"}, "phase"),
    "unknown power": ({"seats": [{}, {}], "phase": "effects", "used": ["magic"]}, "used"),
    "three kinds in an order": ({"seats": [{"order": {"banker": 2, "spy": 1}}, {}]}, "order"),
    "two kinds without the Ship Owners": ({"seats": [{"order": {"banker": 1, "spy": 1}}, {}]}, "ship_owner"),
    "options that are none": ({"seats": [{}, {}], "options": 5}, "options"),
    "pending that is no object": ({"seats": [{}, {}], "pending": [1]}, "pending"),
    "used that is no word": ({"seats": [{}, {}], "used": [[1]]}, "used"),
    "unknown option": ({"seats": [{}, {}], "options": {"fast": True}}, "option"),
    "a player who is not there": ({"seats": [{}, {}], "phase": "effects", "player": 2}, "player"),
    "a swap with nothing to swap": (
        {"seats": [{"tableau": {"spy": 1}}, {}], "phase": "swap", "swap": {"seat": 0, "kind": "spy"}},
        "swap",
    ),
    "a swap of a card that is not there": (
        {
            "seats": [{}, {"tableau": {"spy": 1, "guardian": 1}}],
            "phase": "swap",
            "swap": {"seat": 0, "kind": "banker"},
            "pending": {"lobbying": 1},
        },
        "swap",
    ),
    "discarding with nothing too many": ({"seats": [{"tableau": {"spy": 1}}, {}], "phase": "ending"}, "phase"),
    "an effect before its time": (
        {"seats": [{"hand": {"spy": 1}}, {}], "phase": "orders", "pending": {"barbarians": 1}},
        "pending",
    ),
    "an effect before the deal": ({"seats": [{}, {}], "pending": {"lobbying": 1}}, "pending"),
    "a swap before the deal": ({"seats": [{}, {}], "swap": {"seat": 0, "kind": "spy"}}, "swap"),
    "an order that would never be revealed": ({"seats": [{"order": {"spy": 1}}, {}], "phase": "effects"}, "phase"),
    "unknown cards gone": ({"seats": [{}, {}], "gone": {"king": 1}}, "gone"),
    "a swap out of place": ({"seats": [{}, {}], "phase": "effects", "swap": {"seat": 0, "kind": "spy"}}, "swap"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_position_names_the_field(what: str) -> None:
    data, field = WRONG[what]
    with pytest.raises(BadPosition, match=field):
        read(data)


EVENT = {"target": 1, "kind": "lobbying"}


@pytest.mark.parametrize(
    ("table", "verb", "args", "reason"),
    [
        (position({"banker": 1, "tokens": 8}, {}), "bank", {}, "bank-empty"),
        (position({"banker": 1}, {}, used=["bank"]), "bank", {}, "used"),
        (position({}, {}), "bank", {}, "no-majority"),
        (position({"priest": 1}, {}), "forgive", {}, "no-event"),
        (position({"priest": 1, "barbarians": 1}, {}), "forgive", {"kind": "lobbying"}, "no-such-event"),
        (position({"priest": 1, "barbarians": 1}, {}, used=["priest"]), "forgive", {"kind": "lobbying"}, "used"),
        (position({"spy": 1, "tokens": 1}, {}), "steal", {"target": 0}, "own-token"),
        (position({"tokens": 1}, {}), "steal", {"target": 0}, "own-token"),
        (position({}, {"lobbying": 1}, pending={"barbarians": 1}), "destroy", EVENT, "event-safe"),
        (position({}, {"lobbying": 1}, pending={"lobbying": 1}), "lobby", EVENT, "event-safe"),
        (position({"order": {"spy": 1}}, {}), "end", {}, "reveal-first"),
        (
            position({"spy": 1, "hand": {"merchant": 1}}, {"tokens": 1, "hand": {"spy": 1}}),
            "steal",
            {"target": 1},
            None,
        ),
        (position({"merchant": 4}, {}, phase="ending"), "bank", {}, None),
        (position({}, {"banker": 1}, pending={"lobbying": 1}), "lobby", {"target": 1}, "no-partner"),
        (position({"spy": 1}, {}), "steal", {}, "no-token"),
        (position({"hand": {"spy": 1}}, {"hand": {"banker": 1}}), "pair", {}, "no-ship-owner"),
        (position({"hand": {"spy": 1}}, {"hand": {"banker": 1}}), "pass", {}, "must-order"),
        (position({"hand": {"spy": 1}}, {"hand": {"banker": 2}}), "play", {"kind": "banker"}, "not-in-hand"),
        (position({"hand": {"spy": 1}}, {}), "play", {"kind": "spy", "count": 2}, "not-in-hand"),
        (position({"hand": {"spy": 1}}, {}), "play", {}, None),
        (
            position({"ship-owner": 1, "hand": {"spy": 1}}, {}),
            "pair",
            {"kind": "spy", "kind2": "banker"},
            "not-in-hand",
        ),
        (position({"barbarians": 4, "spy": 1}, {}, phase="ending"), "discard", {"kind": "barbarians"}, "event-stays"),
        (position({}, {"guardian": 1}, pending={"barbarians": 1}), "destroy", {"target": 1}, "guarded"),
        (position({"spy": 1}, {}, pending={"barbarians": 1}), "destroy", {"target": 0}, "own-character"),
        (position({}, {"spy": 1}, pending={"lobbying": 1}), "lobby", {"target": 1}, "lobby-proof"),
        (position({}, {}, pending={"barbarians": 1}), "end", {}, "effects-open"),
        (position({}, {}, phase="over"), "end", {}, "over"),
    ],
)
def test_why_something_is_not_offered(table: Any, verb: str, args: dict[str, object], reason: str | None) -> None:
    assert KORYO.explain(table.state, verb, args) == reason


@pytest.mark.parametrize(
    ("others", "pending", "asked"),
    [
        ({"banker": 1}, {"barbarians": 1}, "Barbarians: destroy a character of another player."),
        ({"banker": 1}, {"lobbying": 1}, "Lobbying: choose the first of two characters to swap."),
        ({"banker": 1}, {"barbarians": 1, "lobbying": 1}, "Carry out your events: destroy a character"),
        ({"spy": 2}, {"barbarians": 1, "lobbying": 1}, "Barbarians: destroy a character of another player."),
        ({"guardian": 2}, {"barbarians": 1}, "1 Barbarian: there is no character to choose. You can only skip."),
    ],
)
def test_the_question_for_events_says_what_can_be_done(
    others: dict[str, Any], pending: dict[str, int], asked: str
) -> None:
    state = position({"priest": 1}, others, pending=pending).state
    said = Texts(KORYO).prompt(KORYO.prompt(state), ["Ann", "Otto"])
    assert said.startswith(asked)


def test_a_seat_knows_what_it_discarded_itself_and_others_do_not() -> None:
    """The seat's own unplayed cards are in no other world's hands."""
    table = position({"hand": {"omniscient": 1, "spy": 1}}, {"hand": {"merchant": 2}}).do("play spy 1")
    for seed in range(50):
        world = table.state.resample(0, SeededChance(seed))
        assert world.unplayed[cards.OMNISCIENT] == 1
        assert world.hand[cards.KINDS + cards.OMNISCIENT] == 0


def test_a_card_seen_to_go_is_in_no_hidden_order() -> None:
    """The Omniscient was on the table when the orders were placed, and has been destroyed since."""
    table = position({}, {"omniscient": 1}, {"order": {"spy": 1}}, pending={"barbarians": 1}, phase="effects")
    table.do("destroy 1 omniscient", "end")
    for seed in range(300):
        assert table.state.resample(0, SeededChance(seed)).order[2 * cards.KINDS + cards.OMNISCIENT] == 0


def test_powers_used_are_forgotten_with_the_turn() -> None:
    table = position({"merchant": 1}, {"banker": 1}, player=1, chance=SeededChance(2)).do("bank", "end")
    assert KORYO.view(table.state, 0)["used"] == []


def test_a_hidden_order_is_guessed_at_its_size_and_kind() -> None:
    """Three cards face down are three of a kind; two may differ only with the Ship Owners."""
    table = position({}, {"order": {"merchant": 3}}, {"order": {"spy": 1, "banker": 1}}, ship_owner=2)
    shapes = set()
    for seed in range(200):
        seats = KORYO.to_json(table.state.resample(0, SeededChance(seed)))["seats"]
        assert list(seats[1]["order"].values()) == [3]
        shapes.add(len(seats[2]["order"]))
    assert shapes == {1, 2}


def test_a_world_is_found_when_few_orders_are_possible() -> None:
    """Two opponents have four face down each, and only two kinds are left with so many."""
    mine = {"merchant": 5, "broadcaster": 4, "guardian": 7, "banker": 6, "ship-owner": 5, "priest": 3}
    events = {"barbarians": 6, "lobbying": 1}
    table = position({**mine, **events}, {"order": {"merchant": 4}}, {"order": {"broadcaster": 4}})
    for seed in range(50):
        world = KORYO.to_json(table.state.resample(0, SeededChance(seed)))["seats"]
        assert {next(iter(seat["order"])) for seat in world[1:]} == {"merchant", "broadcaster"}

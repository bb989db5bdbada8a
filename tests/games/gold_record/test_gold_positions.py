"""Positions of Gold Record: short to write, and refused with the field at fault; its bots."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import BadPosition, ScriptedChance, SeededChance
from ludotheque.bots.simulate import simulate
from ludotheque.games.gold_record.components import load
from ludotheque.games.gold_record.grid import FULL, bit, near
from ludotheque.games.gold_record.names import SPACE_IDS
from tests.games.gold_record.conftest import (
    GOLD,
    RING_ONE,
    STAR_BAND,
    VAN_BAND,
    Table,
    happens,
    position,
    seat,
    written,
)

TWO_CARDS: dict[str, Any] = {"options": {"vehicle_takes_two": True}}
TWO = [{"leader": "singer", "at": "A1"}, {"leader": "drummer", "at": "F6"}]


def read(data: dict[str, Any]) -> Any:
    return GOLD.from_json(data, SeededChance(1))


def test_what_is_left_out_can_be_derived() -> None:
    view = Table(read({"seats": TWO})).view()
    assert (view["year"], view["phase"], view["asked"], view["pile"], view["fluke_deck"]) == (1, "walk", 0, 24, 24)


def star(**fields: Any) -> Table:
    return position(seat("D2", band=STAR_BAND, sectors=RING_ONE, **fields), roadie=0, van="D4", plane="F2")


@pytest.mark.parametrize(
    "table",
    [
        star().do("walk D3"),
        star(hand="shortcut").do("play shortcut", "walk D3"),
        star().do("walk D3", "walk D4"),
        position(seat("C3", hand="detour"), board="D3:battle").do("walk D3"),
        position(seat("C3", hand="detour"), board="D3:battle", **TWO_CARDS).do("walk D3"),
        position(seat("D3", hand="detour"), start="C3", path=["D3"], taken=[None], **TWO_CARDS),
        position(seat("C3", hand="detour", known="detour")),
        position(seat("B4", cards="gear song song", band=STAR_BAND), roadie=0, phase="buy").do("hire da1"),
        position(seat("B1", hand="detour"), board="A1:money").do("walk A1", "stop"),
        happens("robbery", seat("C3", cards="money money")).do("resolve"),
        happens("robbery", seat("C3", cards="money money", hand="not-today")),
        happens("exam-week", seat("C3", band=VAN_BAND), roadie=0).do("resolve"),
        happens("wrong-exit", seat("C3")).do("resolve"),
        happens("open-stage", seat("C3"), spent={"song": 1}).do("resolve"),
        position(seat("C3", hand="lucky-find"), spent={"song": 1}).do("play lucky-find"),
        position(seat("C3", hand="friendly-theft"), seat("F1", cards="gear")).do("play friendly-theft"),
        position(seat("C3", hand="detour")).do("play detour"),
        position(seat("C3", hand="trade", cards="money")).do("play trade"),
        position(seat("C3", hand="trade", cards="money")).do("play trade", "give money"),
    ],
    ids=lambda table: table.phase,
)
def test_a_position_half_way_through_a_question_is_written_and_read(table: Table) -> None:
    data = GOLD.to_json(table.state)
    again = Table(read(data))
    assert (GOLD.to_json(again.state), again.offered()) == (data, table.offered())


def one(**fields: Any) -> dict[str, Any]:
    return {"seats": [{**TWO[0], **fields}, TWO[1]]}


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "seats missing": ({}, "seats"),
    "one seat": ({"seats": TWO[:1]}, "seats"),
    "a seat that is no object": ({"seats": [5, {}]}, "seat 0"),
    "another game": ({"game": "koryo", "seats": TWO}, "game"),
    "unknown field": ({"seats": TWO, "turn": 1}, "turn"),
    "unknown field of a seat": (one(hat=1), "hat"),
    "an unknown leader": (one(leader="pianist"), "leader"),
    "two with one leader": (one(leader="drummer"), "leader"),
    "no leader": (one(leader=None), "leader"),
    "no such space": (one(at="G1"), "at"),
    "a leader nowhere": (one(at=None), "at"),
    "two leaders on a space": (one(at="F6"), "share a space"),
    "place 0": (one(place=0), "place"),
    "two bands in a place": ({"seats": [{**TWO[0], "place": 9}, {**TWO[1], "place": 9}]}, "share a place"),
    "the leader's instrument": (one(band=["sa1"]), "band"),
    "a musician for more players": (one(band=["ba4"]), "left out"),
    "two drummers": (one(band=["da1", "da2"]), "band"),
    "a musician in two bands": ({"seats": [{**TWO[0], "band": ["ba1"]}, {**TWO[1], "band": ["ba1"]}]}, "band"),
    "an unknown sector": (one(sectors=["4"]), "sectors"),
    "more cards than there are": (one(cards={"money": 10}), "money"),
    "a battle card in front": (one(cards={"battle": 1}), "battle"),
    "more FLUKE cards than there are": (one(hand={"trade": 2}), "trade"),
    "four FLUKE cards in hand": (one(hand={"radio-play": 4}), "hand"),
    "more green cards than drawn": (one(hand={"fan-choir": 1}, fresh=0), "battle"),
    "a known card that is not in the hand": (one(hand={"trade": 1}, known={"detour": 1}), "known"),
    "a known green card": (one(hand={"fan-choir": 1}, known={"fan-choir": 1}), "known"),
    "more fresh cards than unknown ones": (one(hand={"trade": 1}, known={"trade": 1}, fresh=1), "fresh"),
    "an empty space beside a pile": ({"seats": TWO, "board": {"C3": None}}, "board"),
    "a battle due that no one took": (one(at="A2") | {"start": "A1", "path": ["A2"], "due": 1}, "due"),
    "a battle due while no one walks": ({"seats": TWO, "due": 1, "spent": {"battle": 1}}, "due"),
    "a walk that did not take note of its cards": (one(at="A2") | TWO_CARDS | {"start": "A1", "path": ["A2"]}, "taken"),
    "cards of a walk that need not be noted": (
        one(at="A2") | {"start": "A1", "path": ["A2"], "taken": ["money"]},
        "taken",
    ),
    "cards of a walk that is over": (
        one(at="B4", cards={"money": 1})
        | TWO_CARDS
        | {"start": "B3", "path": ["B4"], "taken": ["money"], "stack": [["buy", 0]]},
        "taken",
    ),
    "more cards taken than steps": ({"seats": TWO, "taken": [None, None, None]} | TWO_CARDS, "at most a card"),
    "an unknown card taken": (one(at="A2") | TWO_CARDS | {"start": "A1", "path": ["A2"], "taken": ["gold"]}, "taken"),
    "a battle taken that is not due": (
        one(at="A2") | TWO_CARDS | {"start": "A1", "path": ["A2"], "taken": ["battle"], "spent": {"battle": 1}},
        "due",
    ),
    "choosing out of turn": ({"seats": [{}, {}], "stack": [["choose", 1]], "player": 1}, "leader"),
    "choosing twice": ({"seats": [{"leader": "singer"}, {}], "stack": [["choose", 0]]}, "leader"),
    "placing out of turn": ({"seats": [TWO[0], {"leader": "drummer"}], "stack": [["place", 0]]}, "at"),
    "a board of 35": ({"seats": TWO, "board": ["money"] * 35}, "board"),
    "an unknown space": ({"seats": TWO, "board": {"Z9": "money"}}, "board"),
    "too many on the board": ({"seats": TWO, "board": ["battle"] * 36}, "battle"),
    "no top card, but a pile": ({"seats": TWO, "top": None}, "top"),
    "year 5": ({"seats": TWO, "year": 5}, "year"),
    "an unknown question": ({"seats": TWO, "stack": [["sleep", 0]]}, "stack"),
    "over without an end": ({"seats": TWO, "stack": []}, "ended"),
    "asking after the end": ({"seats": TWO, "stack": [["walk", 0]], "ended": "years"}, "ended"),
    "a stack that is no list": ({"seats": TWO, "stack": "walk"}, "stack"),
    "a question without a seat": ({"seats": TWO, "stack": [["walk"]]}, "stack"),
    "a question that is no list": ({"seats": TWO, "stack": ["walk"]}, "stack"),
    "a question of a seat that is not there": ({"seats": TWO, "stack": [["walk", 2]]}, "no seat"),
    "a question about too much": ({"seats": TWO, "stack": [["walk", 0, 1]]}, "no more than its seat"),
    "walking in the middle of a walk": ({"seats": TWO, "stack": [["walk", 0], ["walk", 0]]}, "not asked there"),
    "finding out of the blue": ({"seats": TWO, "stack": [["find", 0, 1]], "spent": {"song": 1}}, "not asked there"),
    "a walk from nowhere": ({"seats": TWO, "start": None}, "start"),
    "choosing with a turn begun": ({"seats": [{}, {}], "stack": [["choose", 0]], "start": "A1"}, "start"),
    "happens without a card": ({"seats": TWO, "stack": [["happens", 0]]}, "happening"),
    "paying for nothing": ({"seats": TWO, "stack": [["buy", 0], ["pay", 0]]}, "an item"),
    "dropping nothing": ({"seats": TWO, "stack": [["drop", 0, 0]], "happening": "bill"}, "number"),
    "buying where nothing is sold": ({"seats": TWO, "stack": [["buy", 0]]}, "strip"),
    "drawing where nothing is drawn": ({"seats": [{**TWO[0], "at": "B1"}, TWO[1]], "stack": [["draw", 0]]}, "strip"),
    "somebody else is asked": ({"seats": TWO, "stack": [["walk", 1]]}, "asked"),
    "a sheet that does not add up": (one(place=40, moves={"record": 3}), "sheet"),
    "wild_used is a number": ({"seats": TWO, "wild_used": 1}, "wild_used"),
    "a walk over no space": (one(at="C3") | {"start": "C2", "path": [None]}, "path"),
    "a walk to somewhere else": (one(at="C3") | {"start": "C2", "path": ["F1"]}, "path"),
    "a walk with a leap": (one(at="C3") | {"start": "A6", "path": ["A5", "C3"]}, "path"),
    "a walk of three with two steps": (one(at="C3") | {"start": "C2", "path": ["B2", "B3", "C3"]}, "path"),
    "giving what is not there": ({"seats": TWO, "stack": [["end", 0], ["take", 0, "money"]]}, "card to give"),
    "giving a battle": ({"seats": TWO, "stack": [["end", 0], ["take", 0, "battle"]]}, "card to give"),
    "paying what cannot be paid": (one(at="B4") | {"stack": [["buy", 0], ["pay", 0, "da1"]]}, "item"),
    "paying without a choice": (
        one(at="B4", cards={"gear": 1, "song": 1}) | {"stack": [["buy", 0], ["pay", 0, "da1"]]},
        "MANAGER",
    ),
    "a happening while walking": ({"seats": TWO, "happening": "bill"}, "happening"),
    "a happening that asks something else": (
        one(band=["da1"]) | {"stack": [["lose", 0]], "happening": "bill"},
        "happening",
    ),
    "stealing below no happening": (
        {"seats": [TWO[0], {**TWO[1], "cards": {"money": 1}}], "stack": [["happens", 0], ["steal", 0]]},
        "happening",
    ),
    "stealing on no vehicle": (
        {"seats": [TWO[0], {**TWO[1], "cards": {"money": 1}}], "stack": [["ride", 0], ["steal", 0]]},
        "VAN",
    ),
    "dropping more than there is": (
        one(cards={"money": 2}) | {"stack": [["drop", 0, 3]], "happening": "robbery"},
        "fewer",
    ),
    "finding twice": ({"seats": TWO, "stack": [["end", 0], ["find", 0, 2]], "spent": {"song": 5}}, "number"),
    "another finds for no reason": (
        {"seats": TWO, "stack": [["find", 1, 1]], "spent": {"song": 5}},
        "happening",
    ),
    "drawing from no deck": (
        one()
        | {"stack": [["draw", 0]], "fluke_out": {f.id: f.copies for f in load("").faces.values() if f.kind == "fluke"}},
        "FLUKE",
    ),
    "playing on after place 1": (one(place=1), "place 1"),
    "won in no place": ({"seats": TWO, "stack": [], "ended": "hit"}, "place 1"),
    "a walk of four": ({"seats": TWO, "path": ["A2", "A3", "A4", "A5"]}, "path"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_position_is_refused_by_its_field(what: str) -> None:
    data, field = WRONG[what]
    with pytest.raises(BadPosition, match=field):
        read(data)


@pytest.mark.parametrize("space", range(36))
def test_neighbours_are_orthogonal(space: int) -> None:
    row, column = divmod(space, 6)
    around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    expected = sum(1 << (r * 6 + c) for r, c in around if 0 <= r < 6 and 0 <= c < 6)
    assert near(bit(space)) == expected & FULL, SPACE_IDS[space]


def test_greedy_bots_beat_random_ones() -> None:
    report = simulate(GOLD, 2, None, ["greedy", "random"], games=6, seed=1)
    assert report["by_bot"]["greedy"]["win_rate"] > 0.8


def test_a_quick_game_buys_what_it_can() -> None:
    table = position(seat("B4", cards="fans buzz", band="da1 ba1"), phase="buy")
    action = GOLD.heuristics().rollout(table.state, table.state.legal_actions(), SeededChance(1))
    assert GOLD.actions.words(action) == "hire ga1"


def test_a_full_band_is_worth_more_than_its_price() -> None:
    before = position(seat("B4", cards="fans buzz", band="da1 ba1"), phase="buy")
    after = position(seat("B4", cards="fans buzz", band="da1 ba1"), phase="buy").do("hire ga1")
    heuristics = GOLD.heuristics()
    assert heuristics.estimate(after.state, 0) > heuristics.estimate(before.state, 0)


def to_the_van(taken: str, **options: bool) -> Table:
    """Return a walk that has taken a card on D3, and may go on to the VAN on D4."""
    noted = {"taken": [taken]} if options.get("vehicle_takes_two") else {}
    walker = seat("D3", band=VAN_BAND, cards=taken, hand="detour")
    walk = {"start": "D2", "path": ["D3"], "roadie": 0, "top": "buzz", **noted}
    return position(walker, van="D4", board="D3:fans D4:gear", options=options, **walk)


@pytest.mark.parametrize("taken", ["ranking2", "song"])
def test_an_estimate_knows_before_boarding_what_is_given_back(taken: str) -> None:
    def estimates(table: Table) -> tuple[float, float]:
        estimate = GOLD.heuristics().estimate
        before = estimate(table.do("walk D4").state, 0)
        return before, estimate(table.do("stop").state, 0)

    kept, lost = estimates(to_the_van(taken)), estimates(to_the_van(taken, vehicle_takes_two=True))
    assert kept[0] == pytest.approx(kept[1])
    assert lost[0] == pytest.approx(lost[1])
    assert lost[0] < kept[0]


def quick(table: Table) -> str:
    """Return what a quick game does that looks at what is in sight."""
    action = GOLD.heuristics().rollout(table.state, table.state.legal_actions(), ScriptedChance([0]))
    return str(GOLD.actions.words(action))


@pytest.mark.parametrize(
    ("options", "step"),
    [({}, "walk D3"), ({"vehicle_takes_two": True}, "walk D1"), ({"cards_at_end": True}, "walk D1")],
)
def test_a_quick_game_knows_that_cards_on_the_way_to_a_vehicle_are_not_kept(
    options: dict[str, bool], step: str
) -> None:
    board = "D3:ranking2 C3:gear C2:gear D4:fans E3:fans D1:ranking2 C1:ranking1"
    table = position(seat("D2", band=VAN_BAND), roadie=0, van="C3", board=board, options=options)
    assert quick(table) == step


@pytest.mark.parametrize(("options", "boards"), [({}, True), ({"vehicle_takes_two": True}, False)])
def test_a_quick_game_boards_if_the_ride_is_worth_more_than_what_is_given_back(
    options: dict[str, bool], boards: bool
) -> None:
    walker = seat("D4", band=VAN_BAND, cards="fans fans buzz buzz ranking2")
    walk: dict[str, Any] = {"start": "D2", "path": ["D3", "D4"], "limit": 3, "roadie": 0, "van": "D4"}
    noted = {"taken": ["ranking2", "buzz"]} if options else {}
    table = position(walker, board="D3:fans C4:buzz E4:fans D5:buzz", options=options, **walk, **noted)
    assert (quick(table) == "stop") == boards


def test_a_written_position_names_every_leader() -> None:
    assert [one["leader"] for one in written(seat("C3"))["seats"]] == ["singer", "drummer"]


def test_every_space_is_its_own_bit() -> None:
    assert [bit(space) for space in (-1, 0, 31, 32, 35)] == [0, 1, 2**31, 2**32, 2**35]

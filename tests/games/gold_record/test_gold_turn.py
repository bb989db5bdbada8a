"""The turn of Gold Record: setup, walking, vehicles, buying, the card, in the order of the guide."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import BadInput, IllegalAction, ScriptedChance, SeededChance
from tests.games.gold_record.conftest import (
    GOLD,
    PLAIN_BAND,
    RING_ONE,
    STAR_BAND,
    VAN_BAND,
    Table,
    happens,
    last_card,
    position,
    seat,
)

rule = pytest.mark.rule


def new(players: int, seed: int = 1, **options: Any) -> Table:
    return Table(GOLD.start(players, options, chance=SeededChance(seed)))


# --- setup ---


@rule("setup", "filtering")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_pile_has_twelve_cards_a_player_when_the_board_is_full(players: int) -> None:
    view = new(players).view()
    assert (view["pile"], sum(space["kind"] is None for space in view["board"])) == (12 * players, 0)


@rule("filtering")
@pytest.mark.parametrize(("players", "musicians"), [(2, 20), (3, 28), (4, 36)])
def test_musicians_for_more_players_stay_in_the_box(players: int, musicians: int) -> None:
    assert len(new(players).view()["musicians"]) == musicians


@rule("setup")
@pytest.mark.parametrize("players", [1, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadInput, match="2 to 4 players"):
        new(players)


@rule("leaders")
def test_each_leader_leads_one_band() -> None:
    table = new(4)
    for role in ("drummer", "singer", "guitarist", "bassist"):
        table.do(f"lead {role}")
    assert table.phase == "place"
    with pytest.raises(IllegalAction):
        new(2).do("lead drummer", "lead drummer")


@rule("placing", "r35")
def test_leaders_are_placed_on_free_spaces_and_take_no_card() -> None:
    table = new(2).do("lead singer", "lead bassist", "place C3")
    assert "C3" not in table.offered("place")
    table.do("place C4")
    assert (table.phase, table.cards(0), table.cards(1), table.view()["pile"]) == ("walk", "", "", 24)


@rule("r44")
def test_who_begins_is_drawn_by_lot() -> None:
    for first in range(3):
        with ScriptedChance([0] * 37 + [first]) as script:
            assert GOLD.start(3, chance=script).current_player() == first


@rule("aim", "ranking", "r1")
def test_everybody_begins_outside_the_ranking() -> None:
    assert (new(4).places, list(new(4).state.scores())) == ([46] * 4, [0] * 4)


# --- walking ---


@rule("walking")
def test_a_walk_is_one_or_two_orthogonal_steps() -> None:
    table = position(seat("C3"))
    assert table.offered("walk") == ["B3", "C2", "C4", "D3"]
    assert table.do("walk C4").offered() == ["walk B4", "walk C5", "walk D4", "stop"]


@rule("walking")
def test_a_walk_does_not_return_to_its_start() -> None:
    table = position(seat("C3")).do("walk C4")
    assert "C3" not in table.offered("walk")
    assert GOLD.explain(table.state, "walk", {"space": "C3"}) == "not-back"


@rule("walking")
def test_a_walk_does_not_end_on_a_leader_but_may_pass_one() -> None:
    table = position(seat("C3"), seat("C4")).do("walk C4")
    assert table.offered() == ["walk B4", "walk C5", "walk D4"]


@rule("walking")
def test_a_second_step_that_could_only_be_onto_a_leader_is_not_offered() -> None:
    table = position(seat("C3"), seat("C5")).do("walk C4")
    assert table.offered("walk") == ["B4", "D4"]


@rule("collecting", "turn")
def test_two_spaces_walked_are_two_cards_and_the_next_of_the_pile_come_there() -> None:
    table = position(seat("C3"), board="D3:money D4:ranking2", top="battle2", chance=[0, 0])
    table.do("walk D3", "walk D4")
    assert (table.cards(), table.kind("D3"), table.view()["pile"]) == ("money ranking2", "battle2", 22)


@rule("collecting")
def test_one_space_walked_is_one_card() -> None:
    table = position(seat("C3"), board="C4:song").do("walk C4", "stop")
    assert (table.cards(), table.view()["pile"]) == ("song", 23)


@rule("strips")
@pytest.mark.parametrize(
    ("start", "end", "phase"), [("D3", "D4", "buy"), ("D4", "D5", "buy"), ("B5", "A5", "buy"), ("C3", "C4", "walk")]
)
def test_the_strip_under_the_end_of_the_walk_is_resolved(start: str, end: str, phase: str) -> None:
    table = position(seat(start, cards="money gear song fans buzz"), board=f"{end}:money").do(f"walk {end}", "stop")
    assert table.phase == phase if phase == "buy" else table.player()["hand"] == 1


@rule("r5")
def test_who_can_move_has_to() -> None:
    table = position(seat("C3"))
    assert table.offered("stop") == table.offered("pass") == []


@rule("r5", "r40")
def test_who_cannot_move_is_skipped_and_resolves_nothing() -> None:
    table = position(seat("A1"), seat("A2"), seat("B1"), seat("C1"), van="A3", plane="B2", board="A1:money")
    assert table.offered() == ["pass"]
    table.do("pass")
    assert (table.cards(), table.player()["hand"], table.view()["asked"]) == ("", 0, 1)


@rule("r8")
def test_the_card_under_a_leader_that_is_passed_is_taken() -> None:
    table = position(seat("C3"), seat("C4"), board="C4:buzz C5:fans").do("walk C4", "walk C5")
    assert table.cards() == "fans buzz"


@rule("r7")
def test_a_space_without_a_card_stays_empty_and_gives_nothing() -> None:
    table = last_card(seat("C3"), board="D3:money D4:song", top="fans").do("walk D3", "walk D4")
    assert (table.kind("D3"), table.kind("D4"), table.view()["pile"]) == ("fans", None, 0)
    table = last_card(seat("C3"), board="D3:money D4:song", top=None).do("walk D3", "walk D4")
    assert (table.cards(), table.kind("D3"), table.kind("D4")) == ("money song", None, None)


@rule("r6", "years")
def test_the_turn_in_which_the_pile_runs_out_is_played_to_its_end() -> None:
    table = last_card(seat("B3", cards="money gear"), board="B4:money").do("walk B4", "stop")
    assert (table.view()["pile"], table.view()["year"], table.phase) == (0, 1, "buy")
    assert table.do("done").view()["year"] == 2


# --- VAN and PLANE ---


def riders(at: str = "D2", **fields: Any) -> Table:
    """Return a position in which the current player is entitled to the VAN on D4."""
    return position(seat(at, band=VAN_BAND), seat("F1"), roadie=0, **{"van": "D4", **fields})


def fliers(at: str = "D2", **fields: Any) -> Table:
    """Return a position in which the current player is entitled to both."""
    return position(seat(at, band=STAR_BAND, sectors=RING_ONE), seat("F1"), roadie=0, **{"plane": "D4", **fields})


@rule("van")
def test_the_van_takes_two_cards_its_start_and_its_arrival() -> None:
    table = riders("D3", board="D4:gear E4:song E5:fans").do("walk D4", "stop", "ride E5")
    assert (table.cards(), table.kind("E4"), table.view()["van"]) == ("gear fans", "song", "E5")


@rule("r10")
def test_getting_on_a_vehicle_keeps_the_card_of_the_first_step() -> None:
    table = riders(board="D3:money D4:gear E5:fans").do("walk D3", "walk D4", "ride E5")
    assert table.cards() == "money gear fans"


@rule("r10")
def test_with_cards_at_the_end_a_vehicle_takes_only_its_own_two() -> None:
    at_end = {"options": {"cards_at_end": True}}
    table = riders(board="D3:money D4:gear E5:fans", **at_end).do("walk D3", "walk D4")
    assert table.cards() == ""
    assert (table.do("ride E5").cards(), table.kind("D3")) == ("gear fans", "money")
    table = fliers(board="D3:money D4:gear A5:song", **at_end).do("walk D3", "walk D4", "fly A5")
    assert (table.cards(), table.kind("D3")) == ("gear song", "money")


TWO_CARDS: dict[str, Any] = {"options": {"vehicle_takes_two": True}}


@rule("r10")
def test_boarding_gives_back_the_card_of_the_first_step_and_its_replacement_stays() -> None:
    board = "D3:money D4:gear D5:fans"
    table = riders(board=board, top="song", chance=[0, 0, 0], **TWO_CARDS).do("walk D3")
    assert (table.cards(), table.kind("D3")) == ("money", "song")
    assert table.tell("walk D4") == ["walk-take", "give-back"]
    assert (table.cards(), table.kind("D3"), table.view()["spent"]) == ("gear", "song", {"money": 1})
    assert (table.do("ride D5").cards(), table.view()["pile"]) == ("gear fans", 21)


@rule("r10", "plane")
def test_boarding_the_plane_gives_back_all_cards_of_a_longer_walk() -> None:
    board = "C2:buzz C3:money D3:song A5:song"
    table = fliers(board=board, plane="D3", limit=3, **TWO_CARDS).do("walk C2", "walk C3", "walk D3")
    assert (table.cards(), table.view()["spent"]) == ("song", {"money": 1, "buzz": 1})
    assert table.do("fly A5").cards() == "song song"


@rule("r10")
def test_only_the_last_card_of_a_vehicles_space_walked_over_twice_is_kept() -> None:
    board = "D3:buzz C3:money"
    table = riders(board=board, top="song", van="D3", limit=3, **TWO_CARDS).do("walk D3", "walk C3", "walk D3")
    assert (table.cards(), table.view()["spent"]) == ("song", {"money": 1, "buzz": 1})


@rule("r10")
def test_cards_of_turns_before_are_not_given_back() -> None:
    rider = seat("D2", band=VAN_BAND, cards="money fans")
    table = position(rider, roadie=0, van="D4", board="D3:money D4:gear", **TWO_CARDS)
    assert table.do("walk D3", "walk D4").cards() == "money gear fans"


@rule("r10", "r7")
def test_for_an_empty_space_nothing_is_given_back() -> None:
    rider = seat("D3", band=VAN_BAND, cards="money")
    table = position(rider, roadie=0, van="D4", start="D2", path=["D3"], taken=[None], board="D4:gear", **TWO_CARDS)
    assert table.tell("walk D4") == ["walk-take"]
    assert table.cards() == "money gear"


@rule("r10")
def test_a_walk_that_boards_nothing_keeps_its_cards() -> None:
    table = riders(board="D3:money D4:gear", van="F4", **TWO_CARDS).do("walk D3", "walk D4")
    assert (table.cards(), "taken" in GOLD.to_json(table.state)) == ("money gear", False)


@rule("r10", "r29")
@pytest.mark.parametrize(("options", "places"), [({}, [18, 30]), (TWO_CARDS, [20, 30])])
def test_a_battle_given_back_is_not_fought(options: dict[str, Any], places: list[int]) -> None:
    rider = seat("D2", band=VAN_BAND, place=20)
    table = position(rider, seat("F1", place=30), roadie=0, van="D4", board="D3:battle D4:gear D5:fans", **options)
    table.do("walk D3", "walk D4", "ride D5")
    assert (table.places, table.view()["turn"]["battles"], table.view()["spent"]) == (places, 0, {"battle": 1})


@rule("r10", "r29")
@pytest.mark.parametrize(("options", "places"), [({}, [18, 30]), (TWO_CARDS, [20, 28])])
def test_green_cards_given_back_do_not_count_in_the_battle_of_the_ride(
    options: dict[str, Any], places: list[int]
) -> None:
    rider = seat("D2", band=VAN_BAND, place=20)
    rival = seat("F1", cards="battle2 battle1 battle1 battle1", place=30)
    table = position(rider, rival, roadie=0, van="D4", board="D3:battle2 D4:battle D5:fans", **options)
    assert table.do("walk D3", "walk D4", "ride D5").places == places


@rule("r10", "f-trade")
def test_a_card_traded_away_since_is_not_given_back_nor_is_that_of_the_vehicles_space() -> None:
    rider = seat("D2", band=VAN_BAND, hand="trade")
    board = "D3:money D4:money C3:song D5:fans"
    table = position(rider, roadie=0, van="D4", board=board, **TWO_CARDS)
    table.do("walk D3", "play trade", "give money", "take C3")
    assert table.tell("walk D4") == ["walk-take"]
    assert table.do("ride D5").cards() == "money song fans"


@rule("r10")
def test_cards_at_the_end_include_that_a_vehicle_takes_two() -> None:
    both = {"options": {"cards_at_end": True, "vehicle_takes_two": True}}
    table = riders(board="D3:money D4:gear D5:fans", **both).do("walk D3", "walk D4", "ride D5")
    assert (table.cards(), table.kind("D3"), table.view()["spent"]) == ("gear fans", "money", {})


@rule("r10", "collecting")
def test_a_card_is_taken_and_replaced_before_the_next_step() -> None:
    """The pile then shows a card that chance has just turned up."""
    table = position(seat("C3"), board="D3:money", top="battle2", chance=[0]).do("walk D3")
    assert (table.cards(), table.kind("D3"), table.view()["pile"]) == ("money", "battle2", 23)
    assert table.view()["top"] != "battle2"


@rule("r10")
def test_a_space_walked_over_twice_gives_two_cards() -> None:
    for options in ({}, {"cards_at_end": True}):
        table = position(
            seat("C1", hand="shortcut"), board="C2:money C3:gear", top="song", chance=[0, 0, 0], options=options
        )
        table.do("play shortcut", "walk C2", "walk C3", "walk C2")
        assert table.cards() == "money gear song"


@rule("r10")
def test_with_cards_at_the_end_nothing_is_taken_on_the_way() -> None:
    table = position(seat("C3"), board="D3:money D4:song", options={"cards_at_end": True}).do("walk D3")
    assert (table.cards(), table.kind("D3"), table.view()["pile"]) == ("", "money", 24)
    assert table.do("walk D4").cards() == "money song"


@rule("r29")
def test_a_battle_taken_on_the_way_is_fought_when_the_move_is_over() -> None:
    table = position(seat("C3", cards="battle1", place=20), seat("F1", place=30), board="D3:battle").do("walk D3")
    assert (table.view()["turn"]["battles"], table.view()["spent"], table.places) == (1, {"battle": 1}, [20, 30])
    assert table.do("walk D4").places == [18, 30]
    assert table.view()["turn"]["battles"] == 0


@rule("van")
def test_who_is_on_the_van_must_ride_one_to_three_spaces() -> None:
    table = riders().do("walk D3", "walk D4")
    assert table.phase == "ride"
    assert "D1" in table.offered("ride") and "A3" not in table.offered("ride") and "A4" in table.offered("ride")


@rule("van")
def test_the_van_goes_around_leaders() -> None:
    table = position(seat("B1", band=VAN_BAND), seat("A3"), roadie=0, van="A1").do("walk A1", "stop")
    assert "A3" not in table.offered("ride") and "A4" not in table.offered("ride")
    assert "B3" in table.offered("ride")


@rule("van")
def test_without_a_full_band_nobody_ends_on_the_van() -> None:
    table = position(seat("D3", band="da1 ba1"), van="D4").do("walk D4")
    assert "stop" not in table.offered()
    assert GOLD.explain(position(seat("D3"), van="D4").state, "walk", {"space": "D4"}) == "no-van"


@rule("van")
def test_a_full_band_without_the_icon_does_not_ride() -> None:
    table = position(seat("D3", band=PLAIN_BAND), roadie=0, van="D4").do("walk D4")
    assert "stop" not in table.offered()


@rule("van")
def test_a_van_that_cannot_move_cannot_be_got_on() -> None:
    table = position(seat("B2", band=VAN_BAND), seat("A2"), seat("B1"), roadie=0, van="A1")
    assert not table.do("walk A2").offered("stop")
    assert "A1" not in table.offered("walk")


@rule("van", "plane")
def test_a_plane_that_can_be_flown_does_not_open_a_van_that_cannot_move() -> None:
    both = seat("B2", band=STAR_BAND, sectors=RING_ONE)
    table = position(both, seat("A2"), seat("B1"), roadie=0, van="A1", plane="F5").do("walk A2")
    assert table.offered("walk") == ["A3"]


@rule("van")
def test_the_van_cannot_be_used_twice_running() -> None:
    table = riders("D4")
    assert table.offered("ride") == []
    assert "D4" not in table.do("walk D3").offered("walk")


@rule("plane")
def test_the_plane_flies_to_any_space_without_leader_or_van() -> None:
    table = fliers(van="B2").do("walk D3", "walk D4")
    assert len(table.offered("fly")) == 36 - 4
    assert {"F1", "B2", "D4", "D2"}.isdisjoint(table.offered("fly"))


@rule("plane")
def test_the_plane_takes_two_cards() -> None:
    table = fliers("D3", board="D4:gear A5:song").do("walk D4", "stop", "fly A5")
    assert (table.cards(), table.view()["plane"], table.player()["at"]) == ("gear song", "A5", "A5")


@rule("plane")
def test_the_plane_needs_a_professional() -> None:
    assert "stop" not in position(seat("D3", band=VAN_BAND), roadie=0, plane="D4").do("walk D4").offered()


@rule("r9")
def test_everybody_may_pass_vehicles_on_foot() -> None:
    table = position(seat("D2"), van="D3", plane="C2", board="D3:buzz D4:buzz").do("walk D3", "walk D4")
    assert (table.cards(), table.view()["van"]) == ("buzz buzz", "D3")


@rule("r11")
def test_vehicles_do_not_arrive_on_each_other() -> None:
    assert "E4" not in fliers(van="E4").do("walk D3", "walk D4").offered("fly")
    assert "E4" not in riders(plane="E4").do("walk D3", "walk D4").offered("ride")


@rule("r11")
def test_on_a_shared_space_the_rider_chooses() -> None:
    table = fliers(van="D4").do("walk D3", "walk D4")
    assert "ride D5" in table.offered() and "fly A1" in table.offered()
    view = table.do("fly A1").view()
    assert (view["van"], view["plane"]) == ("D4", "A1")


@rule("r12")
def test_a_vehicle_does_not_arrive_where_it_stood() -> None:
    assert "D4" not in riders().do("walk D3", "walk D4").offered("ride")


@rule("r13")
def test_a_vehicle_does_not_return_to_where_the_turn_began() -> None:
    assert "D2" not in riders().do("walk D3", "walk D4").offered("ride")


@rule("r14")
def test_the_plane_stays_when_nobody_may_use_it() -> None:
    table = happens("better-offer", seat("C3", band=STAR_BAND, sectors=RING_ONE), roadie=0, plane="F5", van="F4")
    view = table.do("resolve", "lose dp2").view()
    assert (view["plane"], view["van"], view["players"][0]["flies"]) == ("F5", "F4", False)


# --- musicians and the record ---


def shop(*, at: str = "B4", leader: str = "singer", cards: str = "", band: str = "", sectors: str = "", **more: Any):
    """On a Musicians space, ready to buy; the fields of the seat and of the position."""
    fields = {name: more.pop(name) for name in ("roadie", "van", "plane", "wild_used") if name in more}
    one = seat(at, cards=cards, band=band, sectors=sectors, leader=leader, **more)
    other = seat("F1", leader="drummer" if leader == "singer" else "singer")
    return position(one, other, phase="buy", **fields)


@rule("hiring", "buying")
def test_a_musician_is_paid_with_the_resources_of_the_card() -> None:
    table = shop(cards="gear song song").do("hire da1")
    assert (table.player()["band"]["drummer"], table.cards(), table.view()["spent"]) == (
        "da1",
        "song",
        {"gear": 1, "song": 1},
    )


def test_a_purchase_half_paid_is_the_reason_why_no_other_is_offered() -> None:
    table = shop(cards="gear gear song song", band="dp2 ba2 ga2", roadie=0, sectors=RING_ONE).do("hire da1")
    assert table.phase == "pay"
    assert GOLD.explain(table.state, "hire", {"musician": "da2"}) == "first-answer"
    assert GOLD.explain(table.state, "press", {"sector": "2a"}) == "first-answer"


@rule("hiring")
def test_what_cannot_be_paid_is_not_offered() -> None:
    table = shop(cards="gear song")
    assert table.offered("hire") == ["da1"]
    assert GOLD.explain(table.state, "hire", {"musician": "da2"}) == "cannot-pay"


@rule("hiring", "replacing")
def test_the_leaders_instrument_is_never_hired() -> None:
    table = shop(leader="guitarist", cards="money gear song fans buzz")
    assert not [one for one in table.offered("hire") if one.startswith("g")]


@rule("professionals")
def test_professionals_come_after_ring_one() -> None:
    cards = "gear song fans"
    assert "dp1" not in shop(cards=cards, sectors="1a 1b").offered("hire")
    assert "dp1" in shop(cards=cards, sectors=RING_ONE).offered("hire")


@rule("replacing", "r15")
def test_a_replaced_musician_is_in_the_supply_again() -> None:
    table = shop(cards="gear buzz gear song", band="da1").do("hire da2")
    assert table.player()["band"]["drummer"] == "da2"
    assert "da1" in table.offered("hire")


@rule("r16", "buying")
def test_several_purchases_in_one_turn() -> None:
    table = shop(cards="gear song song fans").do("hire da1", "hire ba1", "done")
    assert (table.player()["band"]["bassist"], table.view()["asked"]) == ("ba1", 1)


@rule("r16", "buying")
def test_a_strip_sells_one_kind_of_thing() -> None:
    gold = shop(at="B3", cards="money gear song fans buzz", sectors="1a 1b")
    assert (gold.offered("hire"), gold.offered("press")) == ([], ["1c"])
    assert gold.do("press 1c").offered("hire") == []


@rule("record")
def test_the_rings_are_pressed_from_outside_in() -> None:
    cards = "money money gear gear gear song song song song fans fans buzz buzz"
    assert shop(at="B3", cards=cards).offered("press") == ["1a", "1b", "1c"]
    assert shop(at="B3", cards=cards, sectors="1c").offered("press") == ["1a", "1b"]
    assert shop(at="B3", cards=cards, sectors=RING_ONE).offered("press") == ["2a", "2b"]
    assert shop(at="B3", cards=cards, sectors=RING_ONE + " 2a 2b").offered("press") == ["3"]


@rule("record")
def test_a_sector_moves_the_band_up_at_once() -> None:
    assert shop(at="B3", cards="money gear song", place=30).do("press 1b").places[0] == 28


# --- the card ---


@rule("card", "roadie")
def test_the_first_full_band_takes_the_card_as_roadie() -> None:
    table = shop(cards="fans buzz", band="da2 ba2", place=20).do("hire ga1")
    assert (table.view()["roadie"], table.view()["manager"], table.places[0]) == (0, False, 20)
    assert table.player()["count"][3] == 1


@rule("turning", "manager")
def test_a_professional_turns_the_card_and_brings_two_places() -> None:
    table = shop(cards="gear song fans", band=VAN_BAND, sectors=RING_ONE, roadie=0, place=20).do("hire dp1")
    assert (table.view()["manager"], table.places[0], table.player()["count"][3]) == (True, 18, 2)


@rule("turning")
def test_losing_the_professional_turns_the_card_back_and_moves_nobody() -> None:
    table = happens("better-offer", seat("C3", band=STAR_BAND, sectors=RING_ONE, place=20), roadie=0)
    table.do("resolve", "lose dp2")
    assert (table.view()["roadie"], table.view()["manager"], table.places[0]) == (0, False, 20)


@rule("manager", "r17")
def test_the_manager_pays_what_is_lacking_once_a_turn() -> None:
    table = shop(cards="fans song song", band=STAR_BAND, sectors=RING_ONE, roadie=0)
    assert "ba1" in table.offered("hire") and "ga1" in table.offered("hire")
    table.do("hire ga1")
    assert (table.cards(), table.view()["turn"]["wild"], table.offered("hire")) == ("song song", False, [])


@rule("manager")
def test_where_all_can_be_paid_the_player_chooses_what_the_manager_pays() -> None:
    table = shop(cards="fans song", band=STAR_BAND, sectors=RING_ONE, roadie=0).do("hire ba1")
    assert table.offered() == ["wild song", "wild fans", "pay"]
    assert table.do("wild fans").cards() == "fans"


@rule("manager")
def test_without_the_managers_help_it_stays_for_another_purchase() -> None:
    table = shop(cards="fans song buzz", band=STAR_BAND, sectors=RING_ONE, roadie=0).do("hire ba1", "pay")
    assert (table.cards(), table.view()["turn"]["wild"], "ga1" in table.offered("hire")) == ("buzz", True, True)


@rule("r17")
def test_the_manager_helps_in_the_turn_in_which_the_card_is_turned() -> None:
    table = shop(cards="gear song fans buzz", band=VAN_BAND, sectors=RING_ONE, roadie=0).do("hire dp1")
    assert table.view()["turn"]["wild"]
    assert {"da2", "ga2"} & set(table.offered("hire")) == {"da2"}


@rule("r18", "van", "plane", "r19")
def test_a_first_full_band_with_a_professional_takes_the_manager_the_van_and_the_plane() -> None:
    table = shop(cards="gear song fans", band="ba1 ga1", sectors=RING_ONE, place=20)
    keys = table.tell("hire dp1")
    assert [key for key in keys if key in ("card-manager", "climbs", "van", "plane")] == [
        "card-manager",
        "climbs",
        "van",
        "plane",
    ]
    view = table.view()
    assert (view["manager"], view["van"], view["plane"], table.places[0]) == (True, "B4", "B4", 18)


@rule("r18")
def test_place_one_by_the_card_stops_before_the_vehicles() -> None:
    table = shop(cards="gear song fans", band="ba1 ga1", sectors=RING_ONE, place=3).do("hire dp1")
    assert (table.phase, table.view()["van"], table.view()["ended"]) == ("over", None, "hit")


@rule("van")
def test_the_van_comes_with_the_first_full_band_that_has_its_icon() -> None:
    table = shop(cards="gear song", band=PLAIN_BAND, roadie=0)
    assert (table.view()["van"], table.do("hire da1").view()["van"]) == (None, "B4")


@rule("plane")
def test_the_plane_waits_for_a_full_band() -> None:
    table = shop(cards="gear song fans song fans", band="ga1", sectors=RING_ONE).do("hire dp1")
    assert (table.view()["plane"], table.do("hire ba1").view()["plane"]) == (None, "B4")


@rule("stealing-card")
def test_a_full_band_takes_the_card_on_its_space() -> None:
    table = position(seat("B4", band=PLAIN_BAND, place=20), seat("F1"), roadie=1, board="B5:money")
    table.do("walk B5", "stop")
    assert (table.view()["roadie"], table.places[0]) == (0, 20)


@rule("stealing-card", "turning", "r48")
def test_taken_as_manager_the_card_brings_two_places() -> None:
    table = position(seat("B4", band=STAR_BAND, sectors=RING_ONE, place=20), roadie=1, board="B5:money")
    assert table.do("walk B5", "stop").places[0] == 18


@rule("stealing-card")
def test_a_band_that_is_not_full_does_not_take_the_card() -> None:
    table = position(seat("B4", band="da2 ba2"), roadie=1, board="B5:money").do("walk B5", "stop")
    assert table.view()["roadie"] == 1


@rule("r20")
@pytest.mark.parametrize("owner", [0, None])
def test_the_owner_gets_nothing_and_nobodys_card_stays(owner: int | None) -> None:
    star = seat("B4", band=STAR_BAND, sectors=RING_ONE, place=20)
    table = position(star, roadie=owner, board="B5:money").do("walk B5", "stop")
    assert (table.view()["roadie"], table.places[0]) == (owner, 20)


@rule("r50")
def test_each_turning_to_the_manager_in_a_turn_moves_up_two() -> None:
    cards = "gear gear gear song song song fans fans"
    table = shop(cards=cards, band="ba1 ga1", sectors=RING_ONE, place=20, roadie=0, wild_used=True)
    assert (table.do("hire dp1").view()["manager"], table.places[0]) == (True, 18)
    assert (table.do("hire da1").view()["manager"], table.places[0]) == (False, 18)
    assert (table.do("hire dp1").view()["manager"], table.places[0]) == (True, 16)


@rule("r21")
def test_the_owner_of_a_band_no_longer_full_keeps_the_card_as_manager() -> None:
    table = happens("exam-week", seat("C3", band=STAR_BAND, sectors=RING_ONE), roadie=0).do("resolve", "lose ba2")
    assert (table.player()["full"], table.view()["roadie"], table.view()["manager"]) == (False, 0, True)

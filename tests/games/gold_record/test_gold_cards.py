"""Every FLUKE and every #*IT HAPPENS card of Gold Record by its name, and the battle."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import IllegalAction, ScriptedChance, SeededChance
from ludotheque.games.gold_record.components import load
from ludotheque.games.gold_record.names import FLUKE_IDS, HAPPENS_IDS
from tests.games.gold_record.conftest import (
    GOLD,
    PLAIN_BAND,
    RING_ONE,
    STAR_BAND,
    VAN_BAND,
    fight,
    happens,
    position,
    seat,
    year_end,
)

rule = pytest.mark.rule


# --- FLUKE cards in general ---


@rule("fluke")
def test_a_card_is_drawn_on_its_strip_and_seen_by_its_owner_alone() -> None:
    table = position(seat("B1"), board="A1:money").do("walk A1", "stop")
    assert sum(table.view(0)["hand"].values()) == table.view(1)["players"][0]["hand"] == 1
    assert table.view(1)["hand"] == {}


@rule("fluke")
def test_a_card_just_drawn_can_be_played_at_once() -> None:
    table = position(seat("B1"), board="A1:money", chance=[0, 0]).do("walk A1", "stop")
    assert (table.phase, table.offered()) == ("end", ["play radio-play", "done"])


@rule("fluke")
def test_several_cards_in_one_turn() -> None:
    table = position(seat("C3", hand="radio-play tv-show")).do("play radio-play", "play tv-show")
    assert (table.player()["shown"], table.phase) == ({"radio-play": 1, "tv-show": 1}, "walk")


@rule("fluke")
def test_cards_are_played_in_the_own_turn_only() -> None:
    assert position(seat("C3"), seat("F1", hand="radio-play")).offered("play") == []


@rule("hand-limit")
def test_a_fourth_card_is_drawn_after_one_is_played_or_discarded() -> None:
    hand = "wall-of-amps wall-of-amps radio-play"
    table = position(seat("B1", hand=hand), board="A1:money").do("walk A1", "stop")
    assert table.offered() == ["play radio-play", "discard radio-play", "discard wall-of-amps"]
    for room in ("play radio-play", "discard wall-of-amps"):
        twin = position(seat("B1", hand=hand), board="A1:money").do("walk A1", "stop", room)
        assert "draw" in twin.offered() and not twin.offered("discard")


@rule("hand-limit")
def test_the_log_says_that_a_card_is_discarded_because_of_the_limit() -> None:
    hand = "wall-of-amps wall-of-amps radio-play"
    table = position(seat("B1", hand=hand), board="A1:money").do("walk A1", "stop")
    table.state.events = []
    table.do("discard wall-of-amps")
    assert [(event.key, event.rule) for event in table.state.events] == [("discard", "hand-limit")]


PASSIVE = "wall-of-amps"


@rule("fluke", "r43")
def test_a_lone_done_is_not_played_at_once_while_a_hand_is_hidden() -> None:
    """The pace would tell that nothing in it can be played. An empty or a known hand tells nothing."""
    hidden = position(seat("D4", hand=PASSIVE), phase="end")
    assert (hidden.offered(), hidden.state.openly_forced()) == (["done"], False)
    empty = position(seat("D4"), phase="buy")
    assert (empty.offered(), empty.state.openly_forced()) == (["done"], True)
    shown = position(seat("D4", hand="not-today", known="not-today"), phase="end")
    assert (shown.offered(), shown.state.openly_forced()) == (["done"], True)


@rule("r43")
def test_a_lone_answer_to_an_open_question_is_openly_forced() -> None:
    table = happens("bill", seat("C3", cards="money", hand=PASSIVE)).do("resolve")
    assert (table.offered(), table.state.openly_forced()) == (["drop money"], True)


def test_a_card_not_in_hand_is_the_reason_why_it_cannot_make_room() -> None:
    table = position(seat("B1", hand="wall-of-amps wall-of-amps radio-play"), board="A1:money").do("walk A1", "stop")
    assert GOLD.explain(table.state, "discard", {"fluke": "detour"}) == "not-in-hand"
    table.do("discard radio-play")
    assert GOLD.explain(table.state, "discard", {"fluke": "wall-of-amps"}) == "hand-not-full"


@rule("r33")
def test_without_fluke_cards_in_the_deck_nothing_is_drawn() -> None:
    out = {face.id: face.copies for face in load("").faces.values() if face.kind == "fluke"}
    table = position(seat("B1"), board="A1:money", fluke_out=out).do("walk A1", "stop")
    assert (table.player()["hand"], table.view()["asked"]) == (0, 1)


@rule("r43")
def test_a_seat_does_not_see_other_hands() -> None:
    one, two = (position(seat("C3"), seat("F1", hand=hand)) for hand in ("radio-play", "detour"))
    assert one.view(0) == two.view(0)
    assert one.view(1) != two.view(1)


@rule("r47")
def test_a_card_that_would_do_nothing_is_not_played() -> None:
    assert position(seat("C3", hand="friendly-theft lucky-find trade")).offered("play") == []


def with_points(card: str, points: int) -> dict[str, str]:
    """Return an owner's file in which a FLUKE card has red points, too."""
    own = GOLD.document("cards")
    at = own.index(f'id = "{card}"')
    return {"cards": own[:at] + f"ranking = {points}\n" + own[at:]}


NO_USE: dict[str, dict[str, Any]] = {
    "lucky-find": {},
    "friendly-theft": {},
    "trade": {},
    "not-today": {},
    "shortcut": {"limit": 3},
}


@rule("r51")
@pytest.mark.parametrize("card", NO_USE)
def test_a_card_with_effect_and_red_points_is_played_for_its_points_alone(card: str) -> None:
    table = position(seat("C3", hand=card), options=with_points(card, 2), **NO_USE[card])
    table.do(f"play {card}")
    assert (table.player()["shown"], table.player()["count"][0], table.phase) == ({card: 1}, 2, "walk")
    assert year_end(seat("C3", shown=card), options=with_points(card, 2)).places[0] == 44


@rule("r51")
def test_a_detour_with_red_points_is_played_for_its_points_where_nobody_can_move() -> None:
    """The leader in the corner has only the VAN and the PLANE beside it."""
    table = position(seat("C3", hand="detour"), seat("F1"), van="E1", plane="F2", options=with_points("detour", 1))
    assert table.do("play detour").player()["shown"] == {"detour": 1}
    assert table.phase == "walk"


@rule("r51")
def test_a_card_with_effect_and_red_points_played_for_its_effect_counts_as_well() -> None:
    table = position(seat("C3", hand="lucky-find"), spent={"song": 1}, options=with_points("lucky-find", 2))
    table.do("play lucky-find", "find song")
    assert (table.cards(), table.player()["shown"], table.player()["count"][0]) == ("song", {"lucky-find": 1}, 2)


@rule("r51", "f-cancel")
def test_a_cancelling_card_with_red_points_cancels_and_stays_in_sight() -> None:
    table = happens("scandal", seat("C3", hand="not-today", place=20), options=with_points("not-today", 1))
    table.do("play not-today")
    assert (table.places[0], table.player()["shown"], table.view()["asked"]) == (20, {"not-today": 1}, 1)


def test_a_bot_plays_a_card_for_its_points_alone_without_looking_for_what_it_cancels() -> None:
    table = position(seat("C3", hand="not-today"), options=with_points("not-today", 1))
    heuristics, chosen = GOLD.heuristics(), set()
    for number in range(60):
        action = heuristics.rollout(table.state, table.state.legal_actions(), SeededChance(number))
        chosen.add(GOLD.actions.words(action).split()[0])
    assert chosen == {"play", "walk"}


# --- each FLUKE card ---


@rule("f-points", "r34")
@pytest.mark.parametrize(("card", "points"), [("radio-play", 1), ("tv-show", 2)])
def test_radio_play_and_tv_show_count_when_played(card: str, points: int) -> None:
    table = position(seat("C3", hand=card)).do(f"play {card}")
    assert (table.player()["count"][0], table.hand()) == (points, "")
    assert year_end(seat("C3", shown=card)).places[0] == 46 - points
    assert year_end(seat("C3", hand=card)).places[0] == 46


@rule("f-battle", "r38")
@pytest.mark.parametrize(("card", "rival"), [("wall-of-amps", ""), ("fan-choir", "battle1")])
def test_wall_of_amps_and_fan_choir_count_in_a_battle_and_leave_the_hand(card: str, rival: str) -> None:
    assert position(seat("C3", hand=card)).offered("play") == []
    table = fight(seat("C3", cards=rival, place=20), seat("F1", hand=card, place=30))
    assert (table.places, table.hand(1), table.view()["fluke_out"]) == ([20, 28], "", {card: 1})


HAND = "fan-choir detour radio-play"
BATTLE: dict[str, Any] = {"phase": "happens", "happening": "band-battle"}


@rule("r38", "battle")
def test_a_battle_shows_the_whole_hand_and_discards_its_green_cards() -> None:
    table = position(seat("C3", place=20), seat("F1", hand=HAND, place=30), **BATTLE)
    table.state.events = []
    table.do("resolve")
    shown = [event.args["flukes"] for event in table.state.events if event.key == "battle-shown"]
    assert shown == [{"radio-play": 1, "fan-choir": 1, "detour": 1}]
    assert table.view(0)["players"][1]["known"] == {"radio-play": 1, "detour": 1}
    assert table.hand(1) == "radio-play detour"


@rule("r38")
def test_with_green_only_a_battle_shows_no_other_card() -> None:
    seats = (seat("C3", place=20), seat("F1", hand=HAND, place=30))
    table = position(*seats, **BATTLE, options={"show_green_only": True})
    table.state.events = []
    table.do("resolve")
    shown = [event.args["flukes"] for event in table.state.events if event.key == "battle-shown"]
    assert (shown, table.view(0)["players"][1]["known"]) == ([{"fan-choir": 1}], {})


@rule("r38")
def test_known_cards_stay_in_every_world_until_they_are_played() -> None:
    table = position(seat("C3"), seat("F1", hand="detour radio-play tv-show", known="detour radio-play"), player=1)
    for number in range(20):
        world = table.state.resample(0, SeededChance(number))
        assert {"detour", "radio-play"} <= set(GOLD.view(world, 1)["hand"])
    table.do("play radio-play")
    assert table.view(0)["players"][1]["known"] == {"detour": 1}
    table.do("play tv-show")
    assert table.view(0)["players"][1]["known"] == {"detour": 1}


@rule("f-find")
def test_lucky_find_takes_a_resource_from_the_discards() -> None:
    table = position(seat("C3", hand="lucky-find"), spent={"song": 1, "buzz": 1, "ranking1": 1})
    assert table.do("play lucky-find").offered() == ["find song", "find buzz"]
    table.do("find buzz")
    assert (table.cards(), table.view()["spent"], table.phase) == ("buzz", {"song": 1, "ranking1": 1}, "walk")


@rule("r42")
def test_lucky_find_needs_a_resource_in_the_discards() -> None:
    assert position(seat("C3", hand="lucky-find"), spent={"ranking1": 1}).offered("play") == []


@rule("f-theft")
def test_friendly_theft_takes_a_resource_of_an_opponent() -> None:
    table = position(seat("C3", hand="friendly-theft"), seat("F1", cards="gear gear battle1")).do("play friendly-theft")
    assert table.offered() == ["steal 1 gear"]
    table.do("steal 1 gear")
    assert (table.cards(0), table.cards(1)) == ("gear", "gear battle1")


@rule("f-shortcut", "r49")
def test_shortcut_makes_the_walk_longer_also_after_the_second_step() -> None:
    table = position(seat("C1", hand="shortcut"), board="C2:money C3:gear C4:song")
    table.do("walk C2", "walk C3", "play shortcut", "walk C4")
    assert table.cards() == "money gear song"


@rule("f-shortcut", "r49")
def test_shortcut_works_once_a_turn_and_not_for_vehicles() -> None:
    table = position(seat("D2", hand="shortcut shortcut", band=VAN_BAND), roadie=0, van="D4").do("play shortcut")
    assert table.offered("play") == []
    ride = table.do("walk D3", "walk D4", "stop")
    assert "A3" not in ride.offered("ride") and ride.offered("play") == []


@rule("f-detour", "r41")
def test_detour_moves_another_leader_who_begins_there() -> None:
    table = position(seat("C3", hand="detour"), seat("A1"), van="A2", board="B1:money")
    table.do("play detour")
    assert table.offered("shift") == ["1 B1"]
    table.do("shift 1 B1")
    assert (table.player(1)["at"], table.kind("B1"), table.cards(1), table.phase) == ("B1", "money", "", "walk")
    table.do("walk C4", "stop")
    while table.view()["asked"] == 0:
        table.do(table.offered()[-1])
    assert table.view()["turn"]["start"] == "B1"


@rule("f-shortcut", "walking")
def test_a_third_step_reaches_an_end_behind_two_leaders() -> None:
    # From A1 over A2 and A3 to A4 alone.
    table = position(seat("A1", hand="shortcut"), seat("A2"), seat("A3"), seat("B2"))
    assert table.offered("walk") == ["B1"]
    assert table.do("play shortcut").offered("walk") == ["A2", "B1"]


@rule("r46")
def test_detour_does_not_block_the_own_walk() -> None:
    # From A1 over A2: A3 is the only end, so the leader on B3 may not be moved there.
    seats = (seat("A1", hand="detour"), seat("A2"), seat("B3"))
    table = position(*seats, van="B2").do("walk A2", "play detour")
    assert "2 A3" not in table.offered("shift") and "2 C3" in table.offered("shift")


@rule("r46")
def test_detour_does_not_block_the_own_ride() -> None:
    # The VAN leaves A1 over B1 to C1 alone, so the leader on D1 may not be moved there.
    seats = (seat("B1", hand="detour", band=VAN_BAND), seat("A2"), seat("B2"), seat("D1"))
    table = position(*seats, roadie=0, van="A1").do("walk A1", "stop", "play detour")
    assert "3 C1" not in table.offered("shift") and "3 E1" in table.offered("shift")


@rule("r46", "r11")
@pytest.mark.parametrize(
    ("band", "more"),
    [(VAN_BAND, {"plane": "A1"}), (STAR_BAND, {"plane": "F6"})],
    ids=["a PLANE on the same space that the band may not fly", "a PLANE elsewhere that it may fly"],
)
def test_a_plane_that_is_no_way_out_does_not_let_detour_block_the_ride(band: str, more: dict[str, str]) -> None:
    seats = (seat("B1", hand="detour", band=band, sectors=RING_ONE), seat("A2"), seat("B2"), seat("D1"))
    table = position(*seats, roadie=0, van="A1", **more).do("walk A1", "stop", "play detour")
    assert "3 C1" not in table.offered("shift") and "3 E1" in table.offered("shift")


@rule("r46", "plane")
def test_a_flight_can_always_be_finished_so_detour_may_move_anybody() -> None:
    seats = (seat("B1", hand="detour", band=STAR_BAND, sectors=RING_ONE), seat("A2"), seat("B2"), seat("D1"))
    table = position(*seats, roadie=0, van="F6", plane="A1").do("walk A1", "stop", "play detour")
    assert "3 C1" in table.offered("shift")


@rule("f-cancel")
def test_not_today_cancels_what_happens() -> None:
    table = happens("scandal", seat("C3", hand="not-today", place=20)).do("play not-today")
    assert (table.places[0], table.view()["happens_out"], table.view()["asked"]) == (20, {"scandal": 1}, 1)
    assert position(seat("C3", hand="not-today")).offered("play") == []


@rule("r32")
def test_a_battle_drawn_can_be_cancelled_and_one_of_the_board_cannot() -> None:
    rivals = seat("F1", cards="battle2", place=20)
    assert happens("band-battle", seat("C3", hand="not-today"), rivals).do("play not-today").places[1] == 20
    table = position(seat("D3", hand="not-today"), seat("F1", cards="battle2", place=20), board="D4:battle")
    assert table.do("walk D4", "stop").places[1] == 18


@rule("f-trade")
def test_trade_exchanges_a_card_with_a_space_next_to_the_leader() -> None:
    table = position(seat("C3", hand="trade", cards="money"), board="C4:ranking2")
    table.do("play trade", "give money")
    assert table.offered("take") == ["B3", "C2", "C4", "D3"]
    table.do("take C4")
    assert (table.cards(), table.kind("C4"), table.phase) == ("ranking2", "money", "walk")


@rule("r45")
def test_trade_takes_no_battle() -> None:
    table = position(seat("C3", hand="trade", cards="money"), board="C4:battle").do("play trade", "give money")
    assert "C4" not in table.offered("take")


def test_every_fluke_card_has_a_test() -> None:
    tested = "radio-play tv-show wall-of-amps fan-choir lucky-find friendly-theft shortcut detour not-today trade"
    assert tuple(tested.split()) == FLUKE_IDS


# --- #*IT HAPPENS cards in general ---


@rule("happens", "r31")
def test_a_card_is_drawn_on_its_strip_after_the_square_cards_were_taken() -> None:
    others = {face.id: face.copies for face in load("").faces.values() if face.kind == "happens"}
    del others["no-song"]
    table = position(seat("B3", cards="song song"), board="B2:song", happens_out=others).do("walk B2", "stop")
    assert (table.cards(), table.view()["spent"]) == ("", {"song": 3})


@rule("h-deck")
def test_the_discards_are_shuffled_when_the_deck_has_run_out() -> None:
    out = {face.id: face.copies for face in load("").faces.values() if face.kind == "happens"}
    table = position(seat("B3"), board="B2:money", happens_out=out).do("walk B2", "stop")
    assert table.view()["happens_deck"] == 19


@rule("happens")
def test_it_waits_for_who_has_fluke_cards() -> None:
    table = position(seat("B3", hand="not-today"), board="B2:money").do("walk B2", "stop", "draw")
    assert (table.phase, table.offered()) == ("happens", ["resolve", "play not-today"])


# --- each #*IT HAPPENS card ---


@rule("h-battle")
def test_battle_of_the_bands_is_started_by_who_drew_it() -> None:
    table = fight(seat("C3", cards="battle1", place=20), seat("F1", place=30))
    assert table.places == [18, 30]


@rule("h-lose", "r31")
@pytest.mark.parametrize("kind", ["money", "gear", "song", "fans", "buzz"])
def test_no_more_of_a_resource_takes_all_its_cards(kind: str) -> None:
    table = happens(f"no-{kind}", seat("C3", cards=f"{kind} {kind} ranking1")).do("resolve")
    assert (table.cards(), table.view()["spent"]) == ("ranking1", {kind: 2})


@rule("h-bill")
def test_bill_to_pay_takes_one_resource_of_choice() -> None:
    table = happens("bill", seat("C3", cards="money song battle1")).do("resolve")
    assert table.offered() == ["drop money", "drop song"]
    assert table.do("drop song").cards() == "money battle1"
    assert happens("bill", seat("C3", cards="battle1")).do("resolve").view()["asked"] == 1


@rule("h-review")
@pytest.mark.parametrize(("card", "places"), [("bad-review", [21, 22]), ("scandal", [22, 23])])
def test_bad_review_and_scandal_move_the_band_down(card: str, places: list[int]) -> None:
    assert happens(card, seat("C3", place=20), seat("F1", place=places[0])).do("resolve").places == places


@rule("h-exam")
def test_exam_week_takes_an_amateur_of_choice() -> None:
    table = happens("exam-week", seat("C3", band=STAR_BAND, sectors="1a 1b 1c"), roadie=0).do("resolve")
    assert table.offered() == ["lose ba2", "lose ga2"]
    assert table.do("lose ga2").player()["band"] == {"drummer": "dp2", "bassist": "ba2", "guitarist": None}
    assert happens("exam-week", seat("C3")).do("resolve").view()["asked"] == 1


@rule("h-offer")
def test_better_offer_takes_a_professional() -> None:
    table = happens("better-offer", seat("C3", band=STAR_BAND, sectors="1a 1b 1c"), roadie=0).do("resolve")
    assert table.offered() == ["lose dp2"]
    supply = [one["owner"] for one in table.do("lose dp2").view()["musicians"] if one["id"] == "dp2"]
    assert supply == [None]
    assert happens("better-offer", seat("C3", band=PLAIN_BAND), roadie=0).do("resolve").view()["asked"] == 1


@rule("h-notebook")
def test_lost_notebook_takes_a_fluke_card_by_lot() -> None:
    table = happens("lost-notebook", seat("C3", hand="radio-play detour"), chance=[1]).do("resolve")
    assert (table.hand(), table.view()["fluke_out"]) == ("radio-play", {"detour": 1})


@rule("h-exit", "r41")
def test_wrong_exit_lets_the_player_on_the_left_move_the_leader() -> None:
    table = happens("wrong-exit", seat("C3"), seat("C4"), seat("F1"), plane="C2").do("resolve")
    assert (table.view()["asked"], table.offered("shift")) == (1, ["0 B3", "0 D3"])
    table.do("shift 0 D3")
    assert (table.player()["at"], table.cards(), table.player()["hand"], table.view()["asked"]) == ("D3", "", 0, 1)
    assert table.view()["player"] == 1


@rule("h-stage")
def test_open_stage_gives_each_opponent_a_resource_of_the_discards() -> None:
    table = happens("open-stage", seat("C3"), seat("F1"), seat("A6"), spent={"song": 1, "buzz": 1}).do("resolve")
    table.do("find buzz")
    assert (table.view()["asked"], table.offered()) == (2, ["find song"])
    table.do("find song")
    assert [table.cards(one) for one in range(3)] == ["", "buzz", "song"]
    assert (table.view()["player"], table.phase) == (1, "walk")


@rule("r42")
def test_open_stage_ends_when_the_discards_have_no_resource() -> None:
    table = happens("open-stage", seat("C3"), seat("F1"), seat("A6"), spent={"song": 1}).do("resolve", "find song")
    assert (table.cards(2), table.phase) == ("", "walk")
    assert happens("open-stage", seat("C3"), spent={"ranking1": 1}).do("resolve").phase == "walk"


@rule("h-robbery")
def test_robbery_takes_half_of_the_resources_rounded_down() -> None:
    table = happens("robbery", seat("C3", cards="money money song fans buzz ranking1")).do("resolve")
    table.do("drop money", "drop buzz")
    assert (table.cards(), table.phase) == ("money song fans ranking1", "walk")


@rule("h-fuse")
def test_blown_fuse_takes_the_green_square_cards() -> None:
    table = happens("blown-fuse", seat("C3", cards="money ranking1 battle1 battle2")).do("resolve")
    assert (table.cards(), table.view()["spent"]) == ("money ranking1", {"battle1": 1, "battle2": 1})


def test_every_happens_card_has_a_test() -> None:
    tested = "band-battle no-money no-gear no-song no-fans no-buzz bill bad-review scandal exam-week better-offer "
    tested += "lost-notebook wrong-exit open-stage robbery blown-fuse"
    assert tuple(tested.split()) == HAPPENS_IDS


# --- the battle ---


@rule("battle")
def test_band_card_square_cards_and_fluke_cards_add_up() -> None:
    # dp2 2, amateurs 0, MANAGER 2, square 1, FLUKE 2: seven against six.
    star = seat("C3", band=STAR_BAND, sectors="1a 1b 1c", cards="battle1", hand="fan-choir", place=40)
    table = position(
        star, seat("F1", cards="battle2 battle2 battle1 battle1"), roadie=0, phase="happens", happening="band-battle"
    )
    table.state.events = []
    table.do("resolve")
    points = [event.args["points"] for event in table.state.events if event.key in ("battle-points", "battle-shown")]
    assert (points, table.places) == ([7, 6], [38, 46])


@rule("battle", "roadie")
def test_the_roadie_is_one_point() -> None:
    table = position(seat("C3", place=40), seat("F1", place=30), roadie=1, phase="happens", happening="band-battle")
    assert table.do("resolve").places == [40, 28]


@rule("battle")
def test_the_winner_enters_the_ranking() -> None:
    assert fight(seat("C3", cards="battle1")).places == [44, 46]


@rule("battle-tie")
def test_of_several_best_all_but_the_starter_move_up() -> None:
    seats = [seat("C3", cards="battle1", place=20), seat("F1", cards="battle1", place=30), seat("A6", place=10)]
    assert fight(*seats).places == [22, 28, 10]


@rule("r25")
def test_a_starter_who_is_not_among_the_best_loses_nothing() -> None:
    seats = [seat("C3", place=20), seat("F1", cards="battle1", place=30), seat("A6", cards="battle1", place=40)]
    assert fight(*seats).places == [20, 28, 38]


@rule("r26")
def test_all_without_points_is_a_tie() -> None:
    assert fight(seat("C3", place=20), seat("F1", place=30), seat("A6", place=40)).places == [22, 28, 38]


@rule("r27")
def test_tied_winners_move_clockwise_and_the_starter_falls_last() -> None:
    # Seat 2 first, to 20, pushing seat 0 to 21; seat 0 to 19; the starter falls to 20 and pushes seat 2.
    seats = [seat("C3", place=20), seat("F1", place=18), seat("A6", place=22)]
    assert fight(*seats, player=1).places == [19, 20, 21]


@rule("r28")
def test_a_starter_outside_stays_outside() -> None:
    assert fight(seat("C3"), seat("F1", place=30)).places == [46, 28]


@rule("r29")
def test_two_battles_of_one_walk_are_fought_one_after_the_other() -> None:
    table = position(seat("C3", cards="battle1", place=20), seat("F1", place=30), board="D3:battle D4:battle")
    # The green card wins the first; the second is a tie without points.
    assert table.do("walk D3", "walk D4").places == [20, 28]
    assert table.phase == "buy"


@rule("r30", "battle-discards")
def test_the_battle_card_and_all_green_cards_are_discarded() -> None:
    seats = (seat("D3", cards="battle1", place=20), seat("F1", cards="battle2", hand="wall-of-amps", place=30))
    table = position(*seats, board="D4:battle").do("walk D4", "stop")
    assert table.view()["spent"] == {"battle1": 1, "battle2": 1, "battle": 1}
    assert (table.cards(0), table.cards(1), table.hand(1)) == ("", "", "")


@rule("end-hit", "battle")
def test_a_battle_can_win_the_game() -> None:
    table = fight(seat("C3", cards="battle1", place=2), seat("F1", place=30))
    assert (table.phase, GOLD.ending(table.state), table.view()["winners"]) == ("over", "hit", [0])


@rule("end-hit", "happens")
def test_a_card_that_decides_the_game_is_discarded() -> None:
    table = fight(seat("C3", cards="battle1", place=2, hand="detour"), seat("F1", place=30))
    assert (table.phase, table.view()["happening"], table.view()["happens_out"]) == ("over", None, {"band-battle": 1})
    assert GOLD.to_json(table.state)["stack"] == []


def test_a_card_played_within_a_purchase_goes_back_to_it() -> None:
    table = position(seat("B4", hand="lucky-find", cards="gear"), phase="buy", spent={"song": 1}).do("play lucky-find")
    assert GOLD.to_json(table.state)["stack"] == [["buy", 0], ["find", 0, 1]]
    assert table.do("find song").offered("hire") == ["da1"]


def test_a_refused_answer_changes_nothing() -> None:
    table = happens("bill", seat("C3", cards="money")).do("resolve")
    before = GOLD.hash(table.state)
    with pytest.raises(IllegalAction):
        table.do("drop song")
    assert GOLD.hash(table.state) == before


def test_worlds_know_that_a_battle_showed_all_green_cards() -> None:
    old = seat("F1", hand="radio-play radio-play", fresh=0)
    table = position(seat("C3"), old)
    for number in range(40):
        world = table.state.resample(0, ScriptedChance([number % 14, number % 13]))
        assert not {"wall-of-amps", "fan-choir"} & set(GOLD.view(world, 1)["hand"])

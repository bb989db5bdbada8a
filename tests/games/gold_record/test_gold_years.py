"""The Top 45 of Gold Record, the year's end, and every end of the game."""

from __future__ import annotations

import pytest

from ludotheque import Match, Record, SeededChance, verify
from tests.games.gold_record.conftest import (
    GOLD,
    PLAIN_BAND,
    RING_ONE,
    STAR_BAND,
    Table,
    happens,
    last_turn,
    position,
    seat,
    year_end,
)

rule = pytest.mark.rule


def press(sector: str, *seats: dict, cards: str) -> Table:
    """Return a position in which the current player presses a sector."""
    seats[0]["cards"] = {name: cards.split().count(name) for name in cards.split()}
    return position(*seats, phase="buy").do(f"press {sector}")


# --- the ranking ---


@rule("r1", "ranking")
def test_three_points_from_outside_are_place_43_and_push_who_is_there() -> None:
    rest = "1a 1b 1c 2a"
    table = press("2b", seat("B3", sectors=rest), seat("F1", place=43), cards="gear gear song buzz")
    assert table.places == [43, 44]


@rule("ranking")
def test_a_push_goes_on_down_the_row() -> None:
    seats = [seat("B3", place=22), seat("F1", place=20), seat("A6", place=21), seat("F6", place=23)]
    assert press("1b", *seats, cards="money gear song").places == [20, 21, 22, 23]


@rule("r2")
def test_a_band_pushed_from_place_45_is_outside() -> None:
    assert press("1a", seat("B3"), seat("F1", place=45), cards="money song").places == [45, 46]


@rule("r3")
def test_who_falls_onto_somebody_pushes_that_one_down() -> None:
    seats = [seat("C3", place=20), seat("F1", place=22), seat("A6", place=23)]
    assert happens("scandal", *seats).do("resolve").places == [22, 23, 24]


@rule("r2", "r3")
def test_who_falls_to_place_45_pushes_its_band_out() -> None:
    assert happens("bad-review", seat("C3", place=44), seat("F1", place=45)).do("resolve").places == [45, 46]


@rule("r4")
def test_bands_that_are_passed_by_do_not_move() -> None:
    assert press("1b", seat("B3", place=21), seat("F1", place=20), cards="money gear song").places == [19, 20]


@rule("r28")
def test_who_is_outside_cannot_fall() -> None:
    assert happens("scandal", seat("C3")).do("resolve").places == [46, 46]


# --- the count ---


@rule("count", "years")
def test_four_passes_each_over_all_players() -> None:
    # FLUKE 1, square 2, musicians 3 and the ROADIE 1 for seat 0; a square 1 for seat 1, who is outside first.
    seats = (
        seat("C3", shown="radio-play", cards="ranking2", band=PLAIN_BAND, place=20),
        seat("F1", cards="ranking1", place=21),
    )
    table = last_turn(*seats, roadie=0)
    table.state.events = []
    table.do("done")
    told = [(event.key, event.args["seat"]) for event in table.state.events if event.key.startswith("count-")]
    assert told == [
        ("count-fluke", 0),
        ("count-square", 1),
        ("count-square", 0),
        ("count-musician", 0),
        ("count-card", 0),
    ]
    assert table.places == [13, 20]


@rule("count")
def test_each_pass_begins_with_the_lowest_and_keeps_that_order() -> None:
    # The lowest is seat 1; it climbs above seat 2 in the first pass and still comes first in the second.
    seats = (
        seat("C3", place=10),
        seat("F1", shown="tv-show", cards="ranking1", place=31),
        seat("A6", cards="ranking1", place=30),
    )
    table = last_turn(*seats)
    table.state.events = []
    table.do("done")
    told = [event.args["seat"] for event in table.state.events if event.key == "count-square"]
    assert told == [1, 2]


@rule("r52", "count")
def test_who_has_become_the_lowest_does_not_begin_the_next_pass() -> None:
    """Seat 0 climbs from 30 to 27 and seat 2 is lowest then, yet seat 0 goes to 26 first and is pushed from there."""
    seats = (
        seat("C3", shown="radio-play tv-show", cards="ranking1", place=30),
        seat("F1", place=20),
        seat("A6", cards="ranking2", place=28),
    )
    assert year_end(*seats).places == [27, 20, 26]


@rule("count")
def test_of_several_outside_the_first_of_the_years_order_is_counted_first() -> None:
    # Both gain one place and land on 45: the later one pushes the earlier out again.
    seats = [seat("C3", cards="ranking1"), seat("F1", cards="ranking1"), seat("A6", place=10)]
    assert year_end(*seats, first=0).places == [46, 45, 10]
    seats = [seat("C3", cards="ranking1"), seat("F1", cards="ranking1"), seat("A6", place=10)]
    assert year_end(*seats, first=1).places == [45, 46, 10]


@rule("r22")
@pytest.mark.parametrize("year", [1, 4])
def test_musicians_count_at_the_end_of_each_year(year: int) -> None:
    assert year_end(seat("C3", band=PLAIN_BAND, place=20), year=year).places[0] == 17


@rule("r23", "roadie")
def test_the_roadie_counts_one() -> None:
    assert year_end(seat("C3", place=20), roadie=0).places[0] == 19


@rule("r24", "manager")
def test_the_manager_counts_two_once_in_the_fourth_year_too() -> None:
    # dp2 3, ba2 and ga2 1 each, the MANAGER 2.
    assert year_end(seat("C3", band=STAR_BAND, sectors=RING_ONE, place=20), roadie=0, year=4).places[0] == 13


@rule("r39", "year-clears")
def test_square_cards_are_given_up_and_the_pile_is_full_again() -> None:
    table = year_end(seat("C3", cards="money song ranking1"), seat("F1", cards="battle1"), seat("A6"))
    assert [table.cards(one) for one in range(3)] == ["", "", ""]
    assert (table.view()["pile"], table.view()["spent"], table.view()["year"]) == (36, {}, 2)


@rule("year-clears", "r7")
def test_empty_spaces_are_filled_before_the_pile() -> None:
    data = GOLD.to_json(last_turn(seat("C3")).state)
    kind = data["board"][35]
    data["board"][35] = None
    data["spent"][kind] = data["spent"].get(kind, 0) + 1
    table = Table(GOLD.from_json(data, SeededChance(3))).do("done")
    assert (table.kind("F6") is not None, table.view()["pile"]) == (True, 24)


@rule("year-clears", "fluke")
def test_played_fluke_cards_go_back_and_hands_stay() -> None:
    table = year_end(seat("C3", hand="detour", shown="radio-play"), fluke_out={"trade": 1})
    assert (table.hand(), table.player()["shown"], table.view()["fluke_out"]) == ("detour", {}, {})
    assert table.view()["fluke_deck"] == 23


@rule("year-clears")
def test_all_else_stays_over_the_year() -> None:
    star = seat("C3", band=STAR_BAND, sectors=RING_ONE)
    view = year_end(star, roadie=0, van="D4", plane="D5", happens_out={"bill": 1}).view()
    one = view["players"][0]
    assert (view["roadie"], view["van"], view["plane"], view["happens_out"]) == (0, "D4", "D5", {"bill": 1})
    assert (one["at"], one["sectors"], one["band"]["drummer"]) == ("C3", ["1a", "1b", "1c"], "dp2")


@rule("next-year")
def test_the_lowest_begins_the_next_year() -> None:
    seats = [seat("C3", place=20), seat("F1", place=10), seat("A6", place=30)]
    view = year_end(*seats, player=1, first=1).view()
    assert (view["first"], view["asked"]) == (2, 2)


@rule("next-year")
def test_of_several_outside_the_first_of_last_years_order_begins() -> None:
    seats = [seat("C3"), seat("F1", place=10), seat("A6")]
    assert year_end(*seats, first=1).view()["first"] == 2


# --- the end ---


@rule("end", "end-hit")
def test_place_one_in_play_wins_at_once() -> None:
    table = press("1b", seat("B3", place=3), seat("F1", place=2), cards="money gear song")
    assert (table.phase, GOLD.ending(table.state), table.places) == ("over", "hit", [1, 2])


@rule("end-held", "count")
def test_in_the_count_the_last_to_reach_place_one_holds_it() -> None:
    # Seat 1 is lower and gets to 1 first; seat 0 follows and pushes it to 2.
    table = year_end(seat("C3", cards="ranking2", place=2), seat("F1", cards="ranking2", place=3))
    assert (GOLD.ending(table.state), table.places, table.view()["winners"]) == ("held", [1, 2], [0])


@rule("end-held", "count")
@pytest.mark.parametrize("points", [{"shown": "radio-play"}, {"cards": "ranking1"}])
def test_place_one_in_any_pass_of_the_count_ends_the_game_when_all_are_counted(points: dict[str, str]) -> None:
    table = last_turn(seat("C3", place=2, **points), seat("F1", cards="ranking1", place=20))
    keys = table.tell("done")
    assert [key for key in keys if key.startswith("over")] == keys[-1:] == ["over-first"]


@rule("count")
def test_points_beyond_place_one_are_not_used() -> None:
    table = year_end(seat("C3", cards="ranking2 ranking2", place=3, band=PLAIN_BAND), seat("F1", place=20))
    assert table.places == [1, 20]


@rule("end-years", "r37")
def test_after_the_fourth_year_the_best_place_wins() -> None:
    seats = [seat("C3", place=20), seat("F1", place=30)]
    assert year_end(*seats, year=3).phase == "walk"
    table = year_end(*[seat("C3", place=20), seat("F1", place=30)], year=4)
    assert (GOLD.ending(table.state), table.view()["winners"]) == ("years", [0])


@rule("end-outside", "r36")
def test_if_all_are_outside_they_share_the_win() -> None:
    table = year_end(seat("C3"), seat("F1"), seat("A6"), year=4)
    assert (GOLD.ending(table.state), list(table.state.returns())) == ("outside", [0.0, 0.0, 0.0])


@rule("r36")
def test_who_is_outside_shares_the_last_places() -> None:
    table = year_end(seat("C3", place=20), seat("F1"), seat("A6"), year=4)
    assert list(table.state.returns()) == [1.0, -0.5, -0.5]


@rule("end")
@pytest.mark.parametrize("name", ["hit-2", "hit-3", "held-2", "held-4", "years-3", "years-4", "outside"])
def test_a_golden_game_comes_to_its_end(name: str) -> None:
    record = Record.loads(GOLD.folder().joinpath("golden", f"{name}.json").read_text(encoding="utf-8"))
    verify(record)
    assert GOLD.ending(Match.resume(record).state) == name.partition("-")[0]

"""The last scoring and ties."""

from __future__ import annotations

import pytest

from tests.games.age_of_comics.conftest import COMICS, book, last, position, seat

rule = pytest.mark.rule
NONE, ONE, BOTH = "w-horror-2a a-scifi-2a", "w-crime-2a a-scifi-2b", "w-crime-2b a-crime-2a"
SIX = [
    book(f"rip-{genre}-fan", f"w-{genre}-3 a-{genre}-3", 0)
    for genre in ("scifi", "romance", "horror", "western", "crime")
]


@rule("scoring", "fans")
def test_a_fan_is_a_point_and_an_unfulfilled_order_takes_its_fans() -> None:
    assert position(seat(0, "", "", book("rip-crime-fan", NONE, 7), orders="crime6 horror4")).lines() == {
        "fans": 7, "orders": -6, "total": 1,
    }  # fmt: skip


@rule("r36")
def test_points_may_fall_below_nothing() -> None:
    assert position(seat(orders="crime6 crime5")).scores()[0] == -7


@rule("scoring", "t8")
def test_fulfilled_orders_cost_nothing() -> None:
    assert position(seat(done="crime6")).lines() == {}


@rule("scoring")
@pytest.mark.parametrize(("team", "points"), [(NONE, 2), (ONE, 4), (BOTH, 6)])
def test_originals_by_their_specialists(team: str, points: int) -> None:
    """The examples of p.8 and p.12."""
    assert position(seat(0, "", "", book("crime-fan", team, 1))).lines()["originals"] == points


@rule("scoring")
def test_rip_offs_have_no_points_of_their_own() -> None:
    assert "originals" not in position(seat(0, "", "", book("rip-crime-fan", BOTH, 1))).lines()


@rule("scoring")
@pytest.mark.parametrize(("money", "ideas", "lines"), [(3, 3, {}), (4, 4, {"money": 1, "ideas": 1, "total": 2})])
def test_money_and_ideas_are_taxed_four_to_one(money: int, ideas: int, lines: dict[str, int]) -> None:
    assert position(seat(money, "", "crime " * ideas)).lines() == lines
    mixed = position(seat(0, "", "crime crime horror scifi")).lines()
    assert mixed["ideas"] == 1


@rule("scoring", "mastery")
def test_masteries_rankings_and_colours() -> None:
    table = position(
        seat(0, "", "", book("rip-crime-fan", NONE, 0, colours=True), ranking=5), mastery={"crime": 0}, round=3
    )
    assert table.lines() == {"ranking": 5, "mastery": 2, "colours": 2, "total": 9}


@rule("scoring", "t29", "r35")
def test_five_comics_pay_for_originals_and_the_sixth_for_itself() -> None:
    five = [*SIX[:4], book("crime-fan", NONE, 0)]
    assert position(seat(0, "", "", *five)).lines() == {"five": 1, "originals": 2, "total": 3}
    assert position(seat(0, "", "", *five, SIX[4])).lines() == {"five": 1, "six": 2, "originals": 2, "total": 5}
    assert position(seat(0, "", "", *five[1:])).lines() == {"originals": 2, "total": 2}


# --- ties ---


def tied(one: str, other: str, *more: dict[str, object]):
    """Both have four points; the first has an original by that team, the second one by the other."""
    rows = seat(0, "", "", book("crime-fan", one, 1), *more), seat(4, "", "", book("scifi-fan", other, 1))
    return last(*rows, round=5)


@rule("tie-break", "r34")
def test_of_equal_points_who_printed_more_wins() -> None:
    table = tied(
        "w-horror-2a a-western-2a", "w-horror-2b a-western-2b", book("rip-romance-fan", "w-horror-1 a-western-1", 0)
    )
    assert table.scores()[0] == table.scores()[1] and table.state.returns() == [1.0, -1.0]
    assert COMICS.ending(table.state) == "tie"


@rule("tie-break", "r34")
def test_then_the_higher_value_wins() -> None:
    table = tied("w-horror-2a a-western-2a", "w-horror-3 a-western-2b")
    assert table.state.returns() == [-1.0, 1.0] and COMICS.ending(table.state) == "tie"


@rule("tie-break", "r34")
def test_else_the_victory_is_shared() -> None:
    table = tied("w-horror-2a a-western-2a", "w-horror-2b a-western-2b")
    assert table.state.returns() == [0.0, 0.0] and COMICS.ending(table.state) == "shared"


@rule("goal")
def test_most_points_win() -> None:
    table = last(seat(0, "", "", book("crime-fan", BOTH, 9)), seat(), round=5)
    assert COMICS.ending(table.state) == "points" and table.state.returns()[0] == 1.0


@rule("r44")
def test_money_never_runs_out() -> None:
    assert position(seat(5000), seat()).do("place royalties").money(0) == 5004

"""Sales: the map with walking, cabs, tickets, fees, flips and collects."""

from __future__ import annotations

import pytest

from ludotheque import IllegalAction, ScriptedChance
from tests.games.age_of_comics.conftest import Table, book, position, seat

rule = pytest.mark.rule
CRIME = book("crime-fan", "w-crime-2a a-crime-2a", 1)


def selling(*seats, spots: int = 0, **fields) -> Table:
    return position(*seats, spots={"sales": [1] * spots}, **fields).do("place sales")


@rule("sales", "t10")
@pytest.mark.parametrize(("before", "tiles"), [(0, 3), (1, 2), (2, 2), (3, 1), (4, 1)])
def test_flips_and_collects_by_space(before: int, tiles: int) -> None:
    """The example of p.9: three and three, then two and two."""
    table = selling(seat(), seat(), seat(), seat(), spots=before)
    assert (table.view()["pending"]["left"], table.view()["pending"]["collects"]) == (tiles, tiles)


@rule("moving", "t13")
def test_from_the_x_the_four_newsstands_around_it_are_reached() -> None:
    assert selling(seat()).offered("walk") == ["r3c2", "r3c3", "r4c2", "r4c3"]


@rule("moving", "t13")
def test_later_the_x_is_crossed_but_no_place_to_stop() -> None:
    assert selling(seat(agent="r3c2")).offered("walk") == ["r2c2", "r3c1", "r3c3", "r4c2", "r4c3"]
    assert selling(seat(agent="r3c3")).offered("walk") == ["r2c3", "r3c2", "r3c4", "r4c2", "r4c3"]


@rule("moving", "r43")
def test_the_first_block_is_free_and_two_cabs_cost_4() -> None:
    table = selling(seat(4, agent="r1c1"))
    assert table.offered("cab") == [] and table.why("cab", circle="r1c2") == "walk-first"
    table.do("walk r1c2")
    assert table.offered("walk") == [] and table.why("walk", circle="r1c3") == "walked"
    table.do("cab r1c3", "cab r1c4")
    assert table.money(0) == 0 and table.offered("cab") == []
    assert table.why("cab", circle="r1c3") == "too-dear" and table.why("walk", circle="r1c4") == "walked"


@rule("t11", "moving")
def test_the_free_block_comes_with_each_sales_action() -> None:
    table = selling(seat(0, agent="r1c1")).do("walk r1c2", "done", "place sales")
    assert table.offered("walk") == ["r1c1", "r1c3", "r2c2"]


@rule("r51", "tickets")
def test_a_ticket_also_takes_the_agent_off_the_x() -> None:
    table = selling(seat(0, tickets=1))
    assert len(table.offered("ticket")) == 24
    assert table.do("ticket r6c4").offered("walk") == ["r5c4", "r6c3"]


@rule("tickets", "t11")
def test_a_ticket_goes_anywhere_and_leaves_the_walk() -> None:
    table = selling(seat(0, tickets=1, agent="r1c1"))
    assert len(table.offered("ticket")) == 23
    table.do("ticket r6c4")
    assert table.player()["tickets"] == 0 and table.offered("walk") == ["r5c4", "r6c3"]
    assert table.why("ticket", circle="r1c1") == "no-ticket"


@rule("r52", "tickets")
@pytest.mark.parametrize(("returns", "left", "used"), [(False, 3, 1), (True, 4, 0)])
def test_a_used_ticket_is_out_of_the_game_or_by_the_option_returns(returns: bool, left: int, used: int) -> None:
    table = selling(seat(0, tickets=1), options={"tickets_return": returns})
    assert (table.view()["tickets"], table.view()["used_tickets"]) == (3, 0)
    table.do("ticket r6c4")
    assert (table.view()["tickets"], table.view()["used_tickets"]) == (left, used)


# --- rivals ---


@rule("fee", "r7")
def test_who_stays_with_a_rival_pays_that_player() -> None:
    table = selling(seat(3, agent="r1c1"), seat(agent="r1c2")).do("walk r1c2")
    assert table.money(0) == 3
    table.do("done")
    assert (table.money(0), table.money(1)) == (1, 2)


@rule("fee", "r7")
def test_passing_is_free() -> None:
    table = selling(seat(4, agent="r1c1"), seat(agent="r1c2")).do("walk r1c2", "cab r1c3", "done")
    assert (table.money(0), table.money(1)) == (2, 0)


@rule("r7", "fee")
def test_flipping_there_is_paid_at_once_and_only_once() -> None:
    table = selling(seat(4, agent="r1c1"), seat(agent="r1c2"), map={"t2_5": "crime", "t3_4": "crime"})
    table.do("walk r1c2", "flip t2_5")
    assert table.money(0) == 2
    assert table.do("flip t3_4", "done").money(0) == 2


@rule("r7")
def test_one_may_not_go_where_one_could_not_pay() -> None:
    table = selling(seat(1, agent="r1c1"), seat(agent="r1c2"))
    assert table.offered("walk") == ["r2c1"] and table.why("walk", circle="r1c2") == "fee-too-dear"


@rule("r7", "tickets")
def test_but_with_a_ticket_to_go_on() -> None:
    table = selling(seat(1, tickets=1, agent="r1c1"), seat(agent="r1c2"), map={"t2_5": "crime"}).do("walk r1c2")
    assert table.offered("done") == table.offered("flip") == [] and "r1c2" not in table.offered("ticket")
    assert table.why("done") == table.why("flip", space="t2_5") == "fee-first"
    with pytest.raises(IllegalAction):
        table.do("done")


@rule("r7", "tickets")
@pytest.mark.parametrize(("money", "tickets", "offered"), [(1, 1, False), (1, 2, True), (2, 1, True)])
def test_a_ticket_leads_to_a_rival_for_the_fee_or_for_a_ticket_to_go_on(
    money: int, tickets: int, offered: bool
) -> None:
    table = selling(seat(money, tickets=tickets, agent="r1c1"), seat(agent="r6c4"))
    assert ("r6c4" in table.offered("ticket")) == offered and "r6c3" in table.offered("ticket")


@rule("r8")
def test_of_several_rivals_the_latest_is_paid() -> None:
    rivals = seat(agent="r1c2", arrived=4), seat(agent="r1c2", arrived=7), seat(agent="r1c2", arrived=2)
    table = selling(seat(2, agent="r1c1"), *rivals, clock=9).do("walk r1c2", "done")
    assert [one["money"] for one in table.view()["players"]] == [0, 0, 2, 0]


@rule("r8")
def test_the_latest_is_who_came_last_in_play() -> None:
    rows = seat(2, agent="r1c1", editors=1), seat(0, agent="r1c3", editors=1), seat(2, agent="r2c2", editors=2)
    table = position(*rows, order=[1, 0, 2])
    for _ in range(3):
        table.do("place sales", "walk r1c2", "done")
    assert [one["money"] for one in table.view()["players"]] == [2, 2, 0]


@rule("r9")
def test_nothing_is_paid_for_a_rival_who_came_later() -> None:
    table = selling(seat(2, agent="r1c2"), seat(agent="r1c2", arrived=5), clock=5, map={"t2_5": "crime"})
    assert table.do("flip t2_5", "done").money(0) == 2


@rule("t12", "fee")
def test_who_comes_with_a_ticket_pays_too_and_pays_the_player() -> None:
    table = selling(seat(2, tickets=1), seat(agent="r6c4")).do("ticket r6c4", "done")
    assert (table.money(0), table.money(1)) == (0, 2)


# --- orders ---


@rule("flipping")
def test_only_orders_beside_the_agent_are_flipped() -> None:
    table = selling(seat(agent="r1c2"), map={"t2_5": "crime", "t3_4": "horror5", "t9_2": "crime"})
    assert table.offered("flip") == ["t2_5"] and table.why("flip", space="t9_2") == "not-beside"
    assert table.why("flip", space="t3_4") == "face-up" and table.why("flip", space="t3_6") == "no-order"


@rule("flipping")
def test_what_a_flip_shows_is_drawn_from_what_is_left_of_the_genre() -> None:
    table = selling(seat(agent="r1c2"), map={"t2_5": "crime", "t3_4": "crime"}, hidden={"crime4": 1, "crime6": 1})
    table.state.chance = ScriptedChance([1])
    table.do("flip t2_5")
    assert [space["order"]["id"] for space in table.view()["map"] if space["order"]] == ["crime6"]
    assert next(space["left"] for space in table.view()["map"] if space["id"] == "t3_4") == {
        "3": 0,
        "4": 1,
        "5": 0,
        "6": 0,
    }


@rule("r27", "collecting")
def test_a_face_down_order_may_be_collected() -> None:
    table = selling(seat(agent="r1c2"), map={"t2_5": "crime"}, hidden={"crime5": 1}).do("collect t2_5")
    assert [order["id"] for order in table.player()["orders"]] == ["crime5"]


@rule("r27", "collecting")
@pytest.mark.parametrize(("order", "learned"), [("crime", True), ("crime5", False)])
def test_an_order_that_is_collected_face_down_is_news_to_everybody(order: str, learned: bool) -> None:
    """No undo crosses it."""
    table = selling(seat(agent="r1c2"), map={"t2_5": order}, hidden={"crime5": 1} if learned else {})
    (event,) = [event for event in table.do("collect t2_5").events if event.key == "collect"]
    assert (event.args["order"], event.rule, event.reveals) == ("crime5", "collecting", learned)


@rule("collecting", "t8", "fulfil")
def test_a_collected_order_is_fulfilled_at_once() -> None:
    table = selling(seat(0, "", "", CRIME, agent="r1c2"), map={"t2_5": "crime4"}).do("collect t2_5")
    assert table.fans("crime-fan") == 3 and [order["id"] for order in table.player()["done"]] == ["crime4"]


@rule("t10", "sales")
def test_flips_used_up_leave_the_collects_and_both_may_be_left() -> None:
    table = position(
        seat(agent="r2c2"), seat(), seat(), seat(), spots={"sales": [1, 1, 1]}, map={"t3_4": "crime", "t4_3": "horror"}
    ).do("place sales", "flip t3_4")
    assert table.offered("flip") == [] and table.why("flip", space="t4_3") == "no-flips"
    assert table.offered("collect") == ["t3_4", "t4_3"]
    assert table.do("done").current_player() == 1


@rule("t10", "collecting")
def test_collects_used_up_leave_the_flips() -> None:
    table = position(
        seat(agent="r2c2"), seat(), seat(), seat(), spots={"sales": [1, 1, 1]}, map={"t3_4": "crime", "t4_3": "horror"}
    ).do("place sales", "collect t3_4")
    assert (table.offered("collect"), table.offered("flip")) == ([], ["t4_3"])


@rule("sales")
def test_moving_flipping_and_collecting_in_any_order() -> None:
    table = selling(seat(2, agent="r1c2"), map={"t3_4": "crime3", "t5_4": "crime"})
    table.do("collect t3_4", "walk r2c2", "flip t5_4", "cab r3c2", "collect t5_4", "done")
    assert len(table.player()["orders"]) == 2 and table.player()["agent"] == "r3c2"

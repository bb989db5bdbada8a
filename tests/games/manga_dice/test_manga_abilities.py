"""The abilities of Manga Dice (p.13-15)."""

from __future__ import annotations

import pytest

from ludotheque import IllegalAction, ScriptedChance, SeededChance
from ludotheque.games.manga_dice.components import load
from tests.games.manga_dice.conftest import MANGA, Table, position, seat

rule = pytest.mark.rule


@rule("ability-list")
def test_each_form_of_the_rulebook_is_on_some_card() -> None:
    words = {face.ability.split()[0] for face in load("").faces if face.ability}
    assert words == {"WHITE", "RED", "YELLOW", "ADD", "REROLL", "FLIP", "COPY", "SET", "REDISTRIBUTE", "BORROW"}


@rule("ability-list", "white-dice", "red-dice")
def test_cards_that_give_dice_are_never_used() -> None:
    assert position(seat("g1", "s01 s09 s11")).offered("use") == []


@rule("ability-list", "r28")
@pytest.mark.parametrize(
    ("card", "dice"),
    [("s24", "g6"), ("s25", "g1"), ("a12", "g4 w4"), ("a11", "g4"), ("a19", "g1 w1"), ("a19", "g6 w6"), ("a20", "g3")],
)
def test_an_ability_that_would_change_nothing_is_not_offered(card: str, dice: str) -> None:
    table = position(seat(dice, card))
    assert table.offered("use") == []
    with pytest.raises(IllegalAction):
        table.do(f"use {card}")


# --- yellow dice ---


@rule("yellow-dice")
def test_yellow_dice_are_rolled_at_once_and_pay() -> None:
    table = position(seat("g3", "a02"), row="e09", chance=[2, 2]).do("use a02")
    assert table.dice() == "g3 y3 y3"
    assert table.pay("e09", "g3 y3 y3").used() == "g3 y3 y3"


@rule("yellow-dice", "r27")
def test_there_are_five_yellow_dice() -> None:
    with ScriptedChance([4]) as script:
        table = position(seat("g1 y1 y1", "a06"), seat("g1 y2", used="y3"), chance=script).do("use a06")
    assert (table.dice(), table.yellows) == ("g1 y1 y1 y5", 0)


@rule("yellow-dice", "r27")
def test_without_a_yellow_die_left_none_can_be_rolled() -> None:
    assert position(seat("g1", "a06"), seat("g1 y1 y1 y2 y2 y3")).offered("use") == []


@rule("yellow-dice")
def test_yellow_dice_stay_for_later_turns_of_the_phase() -> None:
    table = position(seat("g1 g1", "a01"), "g1", chance=[5, 1, 1]).do("use a01", "spend 1", "spend 1")
    assert (table.current_player(), table.dice()) == (0, "g1 y6")


# --- adding ---


@rule("add")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("a14", "w4", "w6"),
        ("a14", "w2", "w5"),
        ("a15", "w2", "w1"),
        ("a15", "w6", "w3"),
        ("s27", "w5", "w6"),
        ("s27", "r1", "r3"),
        ("s28", "y2", "y1"),
        ("s24", "w5", "w6"),
    ],
)
def test_adding_goes_no_further_than_six_or_one(card: str, before: str, after: str) -> None:
    table = position(seat(f"g6 {before}", card))
    verb = "lower" if card in ("a15", "s28") else "pick"
    colour = {"w": "white", "r": "red", "y": "yellow"}[before[0]]
    table.do(f"use {card}", f"{verb} {colour} {before[1]}")
    assert sorted(table.dice().split()) == sorted(["g6", after])


@rule("r7", "add")
def test_adding_changes_one_die() -> None:
    table = position(seat("g6 w2 w2", "s24")).use("s24", "w2")
    assert (table.dice(), table.phase) == ("w2 w3 g6", "turn")


@rule("r7", "add")
def test_adding_to_any_changes_as_many_dice_as_its_user_likes_each_once() -> None:
    any_dice = {"options": {"add_to_any": True}}
    table = position(seat("g6 w2 w2 r5", "s24"), **any_dice).use("s24", "w2")
    assert table.offered() == ["pick white 2", "pick red 5", "done"]
    assert table.view()["players"][0]["unused"] == {"white2": 1, "white3": 1, "green6": 1, "red5": 1}
    assert (table.do("done").dice(), table.phase) == ("w2 w3 g6 r5", "turn")
    table = position(seat("g6 w2 w2 r5", "s24"), **any_dice).use("s24", "w2", "w2", "r5")
    assert (table.dice(), table.phase) == ("w3 w3 g6 r6", "turn")


@rule("r7")
def test_adding_to_any_changes_one_die_at_least() -> None:
    table = position(seat("g3", "s26"), options={"add_to_any": True}).use("s26")
    assert table.offered() == ["pick green 3", "lower green 3"]


@rule("r8")
def test_the_sign_is_as_printed() -> None:
    assert position(seat("g3", "s24")).use("s24").offered() == ["pick green 3"]
    assert position(seat("g3", "s25")).use("s25").offered() == ["lower green 3"]


@rule("r8")
def test_a_card_with_both_signs_lets_its_user_choose() -> None:
    table = position(seat("g3", "s26")).use("s26")
    assert table.offered() == ["pick green 3", "lower green 3"]
    assert table.do("lower green 3").dice() == "g2"


@rule("r18")
def test_only_own_unused_dice_are_changed() -> None:
    table = position(seat("g1", "s24", used="w2"), "g3 w4").use("s24")
    assert table.offered() == ["pick green 1"]
    with pytest.raises(IllegalAction):
        table.do("pick white 4")


@rule("r18")
@pytest.mark.parametrize("die", ["w2", "g2", "r2", "y2"])
def test_dice_of_all_colours_may_be_changed(die: str) -> None:
    assert die[0] + "3" in position(seat(f"g6 {die}", "s24")).use("s24", die).dice()


# --- rerolling ---


@rule("reroll")
def test_dice_set_aside_are_rolled_together() -> None:
    with ScriptedChance([5, 4]) as script:
        table = position(seat("g1 w2 r3", "s31"), chance=script).use("s31", "w2", "r3")
    assert (table.dice(), table.phase) == ("w6 g1 r5", "turn")


@rule("reroll", "r9")
def test_fewer_may_be_rerolled_but_one_at_least() -> None:
    table = position(seat("g1 w2 w2 w3", "a16"), chance=[0]).use("a16")
    assert "done" not in table.offered()
    assert table.do("pick white 2", "done").dice() == "w1 w2 w3 g1"


@rule("reroll")
def test_a_die_set_aside_is_not_rolled_twice() -> None:
    table = position(seat("g1 w2", "a17"), chance=[5, 5]).use("a17", "w2")
    assert table.offered() == ["pick green 1", "done"]
    assert table.do("pick green 1").dice() == "w6 g6"


# --- flipping, copying, setting ---


@rule("flip")
@pytest.mark.parametrize(("before", "after"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2), (6, 1)])
def test_a_die_is_turned_to_its_other_side(before: int, after: int) -> None:
    assert position(seat(f"g{before}", "a18")).use("a18", f"g{before}").dice() == f"g{after}"


@rule("copy")
def test_one_die_takes_the_value_of_another() -> None:
    table = position(seat("g1 w4 w5", "a11")).do("use a11", "choose 5", "pick white 4")
    assert (table.dice(), table.phase) == ("w5 w5 g1", "turn")


@rule("copy", "r10")
def test_two_dice_take_the_same_value() -> None:
    table = position(seat("g1 w4 r5", "a12")).do("use a12", "choose 5", "pick white 4")
    assert table.offered() == ["pick green 1", "done"]
    assert table.do("pick green 1").dice() == "w5 g5 r5"


@rule("copy")
def test_copying_is_over_when_all_dice_are_alike() -> None:
    table = position(seat("g5 w4", "a12")).do("use a12", "choose 5", "pick white 4")
    assert (table.dice(), table.phase) == ("w5 g5", "turn")


@rule("copy")
def test_one_copy_of_two_may_be_enough() -> None:
    table = position(seat("g1 w4 w5", "s36")).do("use s36", "choose 1", "pick white 4", "done")
    assert (table.dice(), table.phase) == ("w1 w5 g1", "turn")


@rule("r10")
def test_only_values_of_own_unused_dice_are_copied() -> None:
    table = position(seat("g1 w4", "a11", used="w6"), "g2 w3").use("a11")
    assert table.offered() == ["choose 1", "choose 4"]


@rule("set")
def test_a_die_is_set_to_any_other_value() -> None:
    table = position(seat("g3 w4", "s37")).use("s37", "g3")
    assert table.offered() == [f"choose {value}" for value in (1, 2, 4, 5, 6)]
    assert table.do("choose 6").dice() == "w4 g6"


# --- redistributing ---


@rule("redistribute")
def test_points_go_from_one_die_to_others_and_the_sum_stays() -> None:
    table = position(seat("g5 w2 r3", "a19")).use("a19", "g5", "w2", "w3", "r3").do("done")
    assert (table.dice(), table.phase) == ("w4 g2 r4", "turn")


@rule("redistribute")
def test_the_giving_die_keeps_one_point() -> None:
    table = position(seat("g3 w1", "s38")).use("s38", "g3", "w1", "w2")
    assert (table.dice(), table.phase) == ("w3 g1", "turn")


@rule("redistribute")
def test_no_die_gets_more_than_six() -> None:
    table = position(seat("g5 w5", "s38")).use("s38", "g5", "w5")
    assert (table.dice(), table.phase) == ("w6 g4", "turn")


@rule("redistribute")
def test_at_least_one_point_is_given_and_not_to_itself() -> None:
    table = position(seat("g5 w2", "s38")).use("s38", "g5")
    assert table.offered() == ["pick white 2"]


@rule("redistribute")
def test_a_die_of_one_gives_nothing() -> None:
    assert position(seat("g1 w2", "s38")).use("s38").offered() == ["pick white 2"]


# --- borrowing ---


@rule("borrow", "r11")
def test_white_and_red_dice_are_borrowed_as_they_lie() -> None:
    table = position(seat("g1 w2", "a20"), seat("g1 w6", used="w5 g2 r3 y4")).do("use a20", "borrow 1")
    assert (table.dice(), table.used(1), table.dice(1)) == ("w2 w5 g1 r3", "g2 y4", "w6 g1")


@rule("borrow", "r29")
def test_borrowed_dice_paid_with_lie_before_the_borrower_and_may_be_borrowed_again() -> None:
    seats = seat("g6 g1", "a20"), seat("g1", used="w5"), seat("g1")
    table = position(*seats, row="e02 s01").do("use a20", "borrow 1").pay("s01", "g6 w5")
    assert (table.used(0), table.used(1)) == ("w5 g6", "")
    data = MANGA.to_json(table.state)
    data["seats"][1]["cards"], data["discarded"] = ["a20"], []
    again = Table(MANGA.from_json(data, ScriptedChance([])))
    assert again.do("use a20", "borrow 0").dice(1) == "w5 g1"


@rule("borrow", "r29", "cleanup")
def test_borrowed_dice_go_home_whoever_has_them() -> None:
    """The round is over: everyone rolls two white dice again."""
    table = position(seat("g1 w1 w1", "a20"), seat("", used="w4 w5"), chance=SeededChance(1))
    table.do("use a20", "borrow 1", "spend 1")
    assert [table.dice(number).count("w") for number in (0, 1)] == [2, 2]


@rule("r30")
def test_two_may_share_the_yellow_dice_of_a_tie_break() -> None:
    lead, rival = "e23 e25 e26", "e11 e17 e19 e20 e24"
    table = position(seat("g1", f"{lead} a06"), seat("", f"{rival} a07"), chance=ScriptedChance([0] * 10))
    table.do("spend 1", "use a06", "done", "use a07")
    assert (table.dice(0).count("y"), table.dice(1).count("y"), table.yellows) == (3, 2, 0)


@rule("borrow")
def test_borrowed_dice_can_be_changed_with_a_skill_and_pay() -> None:
    table = position(seat("g6", "a20 s24"), seat("g1", used="w5"), row="e02").do("use a20", "borrow 1")
    assert table.use("s24", "w5").pay("e02", "w6 g6").used() == "w6 g6"


@rule("borrow", "r12")
def test_the_own_used_dice_can_be_borrowed() -> None:
    table = position(seat("g1", "a20", used="w5 g3 r6")).do("use a20", "borrow 0")
    assert (table.dice(), table.used()) == ("w5 g1 r6", "g3")


@rule("borrow")
def test_only_who_has_used_white_or_red_dice_can_lend() -> None:
    table = position(seat("g1", "a20"), seat("g1", used="g3 y3"), seat("g1", used="r3")).do("use a20")
    assert table.offered() == ["borrow 2"]
    with pytest.raises(IllegalAction):
        table.do("borrow 1")

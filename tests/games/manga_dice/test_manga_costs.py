"""Payments for cards in Manga Dice (p.12-13), and the smallest payments that are proposed."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.manga_dice import cards, codes, verbs
from ludotheque.games.manga_dice.components import load, parse_cost
from ludotheque.games.manga_dice.log import CARD_IDS
from ludotheque.games.manga_dice.payments import smallest
from tests.games.manga_dice.conftest import MANGA, accepted, picks, position, text_of

rule = pytest.mark.rule


def pays(values: str, cost: str) -> bool:
    """Return whether dice of these values fulfil a cost in the notation of the file."""
    counts = Counter(int(value) for value in values.split())
    kind, size = parse_cost(cost) or (-1, -1)
    return bool(cards.pays(vec[i64]([counts[value] for value in range(1, 7)]), kind, size))


@rule("costs")
def test_each_form_of_the_rulebook_is_on_some_card() -> None:
    forms = {"G1", "7+", "10+", "12+", "14+", "16+", "25+", "X*2", "X*3", "X*4", "X*5", "X*6", "X*10"}
    forms |= {"X*2 Z*2", "X*2 Z*3", "ALL EVEN", "ALL ODD", "RUN3", "RUN4", "RUN5", "RUN3 RUN3", "RUN4 RUN4"}
    assert {face.cost for face in load("").faces if face.cost} == forms


@rule("cost-green")
@pytest.mark.parametrize(("dice", "enough"), [("g1", True), ("g6", True), ("w1", False), ("w6 y6 r6", False)])
def test_one_green_die_of_any_value(dice: str, enough: bool) -> None:
    assert accepted("s01", dice) is enough


@rule("cost-sum")
@pytest.mark.parametrize(
    ("dice", "enough"),
    [("g1 w6 w5", True), ("w6 w6", False), ("w6 w6 g1", True), ("g6 w5", False), ("g1 r4 y4 w3", True)],
)
def test_dice_that_add_up_to_twelve(dice: str, enough: bool) -> None:
    assert accepted("e05", dice) is enough


@rule("cost-alike")
@pytest.mark.parametrize(
    ("card", "dice", "enough"),
    [
        ("e02", "w3 g3", True),
        ("e02", "w3 g4", False),
        ("e02", "w3 w3", False),
        ("e09", "w3 r3 g3", True),
        ("e09", "w3 r3 g2", False),
        ("e20", "g1 y1 r1 w1", True),
        ("e20", "g1 y1 r1 w2", False),
        ("e24", "g2 w2 w2 w2 w2", True),
        ("e26", "g2 w2 w2 w2 w2 w1", False),
    ],
)
def test_so_many_dice_of_one_value(card: str, dice: str, enough: bool) -> None:
    assert accepted(card, dice) is enough


@rule("cost-two-pairs")
@pytest.mark.parametrize(
    ("dice", "enough"),
    [("g1 w1 w2 w2", True), ("g1 w1 w1 w1", True), ("g1 w1 w1 w2", False), ("g1 w2 w3 w4", False)],
)
def test_two_pairs_which_may_be_of_one_value(dice: str, enough: bool) -> None:
    assert accepted("e11", dice) is enough


@rule("cost-pair-triple")
@pytest.mark.parametrize(
    ("dice", "enough"),
    [
        ("g1 w1 w2 w2 w2", True),
        ("g1 w1 w1 w1 w1", True),
        ("g1 w1 w1 w1 w2", False),
        ("g1 w1 w2 w2 w3 w3", False),
        ("g3 w3 w3 w5 w5 w5", True),
    ],
)
def test_a_pair_and_a_triple_or_five_alike(dice: str, enough: bool) -> None:
    assert accepted("e17", dice) is enough


@rule("cost-even")
@pytest.mark.parametrize(("dice", "enough"), [("g2 w2 w6", True), ("g4 w4 w4", True), ("g2 w4 w5", False)])
def test_three_even_dice(dice: str, enough: bool) -> None:
    assert accepted("e06", dice) is enough


@rule("cost-odd")
@pytest.mark.parametrize(("dice", "enough"), [("g1 w3 w5", True), ("g5 w5 w5", True), ("g1 w3 w4", False)])
def test_three_odd_dice(dice: str, enough: bool) -> None:
    assert accepted("e07", dice) is enough


@rule("cost-run")
@pytest.mark.parametrize(
    ("card", "dice", "enough"),
    [
        ("e08", "g4 w5 w6", True),
        ("e08", "g5 w6 w1", False),
        ("e08", "g1 w2 w4", False),
        ("e15", "g1 w2 w3 w4", True),
        ("e15", "g3 w3 w4 w5", False),
        ("e19", "g2 w3 w4 w5 w6", True),
        ("e19", "g1 w2 w3 w4 w6", False),
    ],
)
def test_a_run_of_that_length(card: str, dice: str, enough: bool) -> None:
    assert accepted(card, dice) is enough


@rule("cost-two-runs")
@pytest.mark.parametrize(
    ("card", "dice", "enough"),
    [
        ("e21", "g1 w2 w3 w3 w4 w5", True),
        ("e21", "g4 w5 w6 w4 w5 w6", True),
        ("e21", "g1 w2 w3 w1 w2 w3", True),
        ("e21", "g1 w2 w3 w4 w5 w6", True),
        ("e21", "g1 w2 w3 w4 w5 w5", False),
        ("e25", "g1 w2 w3 w4 w2 w3 w4 w5", True),
        ("e25", "g1 w2 w3 w4 w3 w4 w5 w6", True),
        ("e25", "g1 w2 w3 w4 w1 w2 w3 w4", True),
        ("e25", "g1 w2 w3 w4 w5 w6 w3 w5", False),
    ],
)
def test_two_runs_which_may_be_the_same(card: str, dice: str, enough: bool) -> None:
    assert accepted(card, dice) is enough


@rule("ten-alike")
@pytest.mark.parametrize(("whites", "enough"), [(9, True), (8, False)])
def test_ten_alike(whites: int, enough: bool) -> None:
    assert accepted("e01", "g6 " + "w6 " * whites) is enough


@rule("r5", "r6", "costs")
def test_a_green_die_may_be_added_to_a_pattern_of_others() -> None:
    """The rulebook's questions: a pair of white dice and any green die."""
    assert not accepted("e02", "w3 w3")
    assert accepted("e02", "w3 w3 g5")


@rule("r5")
def test_more_dice_than_needed_all_go_to_used() -> None:
    table = position("w3 w3 w6 g3 g3", row="e02").pay("e02", "w3 w3 w6 g3")
    assert (table.dice(), table.used()) == ("g3", "w3 w3 w6 g3")


@rule("costs")
def test_dice_of_all_colours_pay() -> None:
    assert accepted("e20", "w4 g4 r4 y4")


@rule("costs")
def test_a_card_that_cannot_be_paid_for_is_not_offered() -> None:
    assert position("w3 g4", row="e02 e09 s01").offered("take") == ["take s01"]


COSTS = ("G1", "7+", "12+", "25+", "X*2", "X*3", "X*4", "X*6", "X*10", "X*2 Z*2", "X*2 Z*3", "ALL EVEN", "ALL ODD")
RUNS = ("RUN3", "RUN4", "RUN5", "RUN6", "RUN3 RUN3", "RUN4 RUN4")


def groups(chosen: tuple[int, ...], *sizes: int) -> bool:
    """Return whether sorted dice are groups of one value each, of these sizes in some order of the values."""
    shapes = [sizes, sizes[::-1]]
    for shape in shapes:
        cuts = [chosen[sum(shape[:at]) : sum(shape[: at + 1])] for at in range(len(shape))]
        if all(len(set(cut)) == 1 for cut in cuts):
            return True
    return False


def fits(chosen: tuple[int, ...], cost: str) -> bool:
    """Return whether these dice, sorted, are exactly what a cost asks for: the rulebook word for word."""
    if cost.startswith("RUN"):
        length = int(cost[3])
        runs = [tuple(range(low, low + length)) for low in range(1, 8 - length)]
        both = [tuple(sorted(one + other)) for one in runs for other in runs]
        return chosen in (both if " " in cost else runs)
    if cost == "ALL EVEN":
        return all(value in (2, 4, 6) for value in chosen)
    if cost == "ALL ODD":
        return all(value in (1, 3, 5) for value in chosen)
    if cost.startswith("X"):
        return groups(chosen, *(int(part[2:]) for part in cost.split()))
    return cost == "G1" or sum(chosen) >= int(cost[:-1])


def sizes(cost: str, most: int) -> range:
    """Count the dice that a cost asks for."""
    if cost.endswith("+"):
        return range(1, most + 1)
    parts = cost.split()
    if cost.startswith("ALL"):
        return range(3, 4)
    many = 1 if cost == "G1" else sum(int(part.lstrip("RUNXZ*")) for part in parts)
    return range(many, many + 1)


VALUES = st.sampled_from([(1, 2, 3, 4, 5, 6), (1, 2), (2, 3, 4, 5), (5,), (1, 3, 6)])
"""Dice of few values too, so that many alike are not too rare."""
SOME_DICE = VALUES.flatmap(lambda values: st.lists(st.sampled_from(values), min_size=1, max_size=12).map(sorted))


@rule("costs")
@pytest.mark.parametrize("cost", COSTS + RUNS)
@given(dice=SOME_DICE)
def test_a_cost_is_paid_if_some_of_the_dice_are_what_it_asks_for(cost: str, dice: list[int]) -> None:
    brute = any(fits(chosen, cost) for size in sizes(cost, len(dice)) for chosen in set(combinations(dice, size)))
    assert pays(" ".join(map(str, dice)), cost) is brute


# --- the smallest payments ---


def proposed(card: str, dice: str, picked: str = "") -> list[str]:
    """Return the payment proposed for a card, whether or not the dice pay for it."""
    state = position(f"{dice} {picked}", "", "", row=card).state
    state.phase, state.card = codes.PAY, CARD_IDS.index(card)
    for die in picks(picked):
        state.pick(verbs.PICK.which(MANGA.actions.parse(die)))
    return [text_of(payment) for payment in smallest(state)]


@rule("r5")
@pytest.mark.parametrize(
    ("card", "dice", "payments"),
    [
        ("s01", "w6 g2 g5", ["g2", "g5"]),
        ("e02", "w3 w3 g3 g5", ["w3 g3"]),
        ("e02", "w3 w3 g5 g6", ["w3 w3 g5", "w3 w3 g6"]),
        ("e02", "g3 g3 w3", ["w3 g3"]),
        ("e04", "w6 w4 r4 g6 g4", ["w6 g4", "w4 g6", "g6 r4", "w6 g6"]),
        ("e09", "g2 g2 w2 r2 y2", ["w2 g2 r2", "w2 g2 y2", "g2 r2 y2"]),
        ("e11", "g1 w1 w1 w1", ["w1 w1 w1 g1"]),
    ],
)
def test_the_smallest_payment_has_the_fewest_green_dice(card: str, dice: str, payments: list[str]) -> None:
    found = proposed(card, dice)
    assert sorted(found[: len(payments)]) == sorted(payments)


def test_nothing_is_proposed_where_nothing_pays() -> None:
    assert proposed("e02", "w1 g2") == []


def test_a_payment_with_one_green_die_comes_before_one_with_two() -> None:
    assert proposed("e02", "g1 g1 g5 w5 g1")[0] == "w5 g5"


def test_what_is_picked_already_is_in_every_payment() -> None:
    found = proposed("e02", "w3 g3 g5", picked="w6")
    assert found == ["w3 w6 g3"]


@given(dice=st.lists(st.sampled_from([colour + str(v) for colour in "wgry" for v in range(1, 7)]), max_size=7))
def test_no_smaller_payment_exists_than_the_one_proposed(dice: list[str]) -> None:
    """For a pair and a triple, against every set of the dice."""
    dice = [die for number, die in enumerate(dice) if die[0] != "y" or number < 5]
    everything = ["g6", *dice]
    found = proposed("e17", " ".join(everything))
    paying = [
        (len(chosen), sum(die[0] == "g" for die in chosen))
        for size in range(len(everything) + 1)
        for chosen in combinations(everything, size)
        if any(die[0] == "g" for die in chosen) and pays(" ".join(die[1] for die in chosen), "X*2 Z*3")
    ]
    assert [(len(text.split()), text.count("g")) for text in found[:1]] == sorted(paying)[:1]

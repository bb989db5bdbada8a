"""The reasons for moves: what they say is so, and where it is not so they do not say it."""

from __future__ import annotations

import pytest

from ludotheque import ScriptedChance
from ludotheque.texts.texts import Texts
from tests.games.manga_dice.conftest import MANGA, Table, position, seat


def said(table: Table, words: str, player: int = 0) -> list[str]:
    """Return the reasons for an action as the player reads them."""
    texts = Texts(MANGA)
    return [texts.reason(one, ["Ann", "Ben"]) for one in MANGA.reasons(table.state, MANGA.actions.parse(words), player)]


def draft(mine: str, theirs: str = "", pool: str = "", row: str = "", cards: str = "") -> Table:
    """Return a position in which the first of two players takes one of these green dice."""
    dice = {value: pool.split().count(value) for value in pool.split()}
    return position(seat(mine, cards), seat(theirs), row=row, pool=dice)


# --- the draft ---


@pytest.mark.parametrize(
    ("mine", "words", "told"),
    [
        ("w3 w3", "draft 3", True),
        ("w3 w3", "draft 5", False),
        ("w3 w3 w3", "draft 3", False),  # they paid for it before
    ],
)
def test_a_green_die_makes_the_dice_pay_for_a_card(mine: str, words: str, told: bool) -> None:
    found = said(draft(mine, pool="3 5", row="e09"), words)
    assert ("Makes your dice pay for Reader Survey." in found) == told


def test_the_card_that_is_worth_most_is_named() -> None:
    first, *_ = said(draft("w3 w3 w4 w4", pool="3 5", row="e02 e09 e17 e11"), "draft 3")
    assert first == "Makes your dice pay for Cover Feature."


@pytest.mark.parametrize(("cards", "words", "told"), [("s24", "draft 2", True), ("s24", "draft 6", False)])
def test_an_own_ability_can_do_the_rest(cards: str, words: str, told: bool) -> None:
    found = said(draft("w3 w3", pool="2 6", row="e09", cards=cards), words)
    assert ("With it, Steady Hand can make your dice pay for Reader Survey." in found) == told


def test_without_an_ability_none_is_named() -> None:
    assert not any("can make" in one for one in said(draft("w3 w3", pool="2 6", row="e09"), "draft 2"))


@pytest.mark.parametrize(
    ("pool", "words", "told"),
    [
        ("3 3 5", "draft 3", True),
        ("3 5 5", "draft 3", False),  # there is no other 3
        ("3 3", "draft 3", False),  # the other player takes the other one
        ("3 3 5", "draft 5", False),
    ],
)
def test_a_card_may_need_one_more_green_die(pool: str, words: str, told: bool) -> None:
    found = said(draft("w3 w3", pool=pool, row="e20"), words)
    assert ("Leaves you one green die short of Reprint." in found) == told


@pytest.mark.parametrize(
    ("pool", "told"),
    [
        ("3 5", True),
        ("3 3 5", False),  # there is another 3
        ("3", True),
    ],
)
def test_the_only_die_that_another_player_needs(pool: str, told: bool) -> None:
    found = said(draft("w1 w2", "w3 w3", pool=pool, row="e09"), "draft 3")
    told = told and pool != "3"  # after the last die, no one takes any
    text = "Of the green dice left, only this one would make Ben’s dice pay for Reader Survey."
    assert (text in found) == told


def test_no_card_is_to_be_had_with_any_die_alike() -> None:
    assert said(draft("w1 w2", pool="5 6", row="e20"), "draft 5") == []


# --- abilities ---


@pytest.mark.parametrize(("die", "told"), [("green 5", True), ("white 3", False)])
def test_a_die_to_set_can_make_the_dice_pay(die: str, told: bool) -> None:
    table = position(seat("g5 w3 w3", "s37 a08"), row="e09").do("use a08")
    assert ("Can make your dice pay for Reader Survey." in said(table, f"pick {die}")) == told


def test_a_die_to_set_that_goes_with_no_other() -> None:
    table = position(seat("g5 w3 w3", "a08"), row="e20").do("use a08")
    assert said(table, "pick green 5") == ["No other die of yours shows this value."]
    assert said(table, "pick white 3") == []


def test_the_value_of_a_set_die_makes_the_dice_pay() -> None:
    table = position(seat("g5 w3 w3", "a08"), row="e09").do("use a08", "pick green 5")
    assert said(table, "choose 3") == ["Makes your dice pay for Reader Survey.", "You would have 3 dice of this value."]
    assert said(table, "choose 4") == []


def test_a_set_die_does_not_bring_what_was_paid_for_before() -> None:
    table = position(seat("g3 w3 w5", "a08"), row="e02").do("use a08", "pick white 3")
    assert said(table, "choose 5") == ["You would have 2 dice of this value."]


@pytest.mark.parametrize(("value", "told"), [("3", True), ("5", False)])
def test_a_value_to_copy_can_make_the_dice_pay(value: str, told: bool) -> None:
    table = position(seat("g3 w3 w5", "a11"), row="e09").do("use a11")
    assert ("Can make your dice pay for Reader Survey." in said(table, f"choose {value}")) == told


def test_a_first_copy_that_needs_a_second() -> None:
    table = position(seat("g3 w3 w5 w6", "a12"), row="e20").do("use a12", "choose 3")
    assert "Can make your dice pay for Reprint." in said(table, "pick white 5")
    table = position(seat("g3 w3 w5 w6", "a11"), row="e20").do("use a11", "choose 3")
    assert "Can make your dice pay for Reprint." not in said(table, "pick white 5")


def test_an_added_die_counts_those_that_were_added_to_before() -> None:
    table = position(seat("g2 w2 w5", "s24"), row="e04", options={"add_to_any": True}).do("use s24")
    assert said(table, "pick white 2") == ["Makes your dice pay for One-Shot."]
    table.do("pick white 2")
    assert said(table, "pick green 2") == ["You would have 2 dice of this value."]
    assert said(table, "done") == ["Your dice now pay for One-Shot."]


def test_too_little_to_stop_for() -> None:
    table = position(seat("g1 w1 w1", "s24"), row="e14", options={"add_to_any": True}).do("use s24", "pick white 1")
    assert said(table, "done") == []


@pytest.mark.parametrize(("die", "told"), [("white 5", True), ("white 3", False)])
def test_dice_kept_of_a_reroll_pay(die: str, told: bool) -> None:
    table = position(seat("g3 w3 w5", "a16"), row="e02").do("use a16")
    assert ("The dice you keep still pay for Fan Letter." in said(table, f"pick {die}")) == told


def test_what_is_rolled_again_does_not_pay() -> None:
    kept = position(seat("g3 w3 w5", "a16"), row="e02").do("use a16", "pick white 5")
    assert said(kept, "done") == ["The dice you keep still pay for Fan Letter."]
    assert said(position(seat("g3 w3 w5", "a16"), row="e02").do("use a16", "pick white 3"), "done") == []


def test_points_that_are_given_can_make_the_dice_pay() -> None:
    table = position(seat("g3 w3 w5 w2", "a19"), row="e20").do("use a19")
    assert "Can make your dice pay for Reprint." not in said(table, "pick white 5")
    table = position(seat("g3 w3 w4 w2", "a19"), row="e20").do("use a19")
    assert said(table, "pick white 4")[0] == "Can make your dice pay for Reprint."
    assert "Can make your dice pay for Reprint." not in said(table, "pick white 2")
    table.do("pick white 4")
    assert said(table, "pick white 2") == [
        "Can make your dice pay for Reprint.",
        "You would have 3 dice of this value.",
    ]
    assert said(table, "pick white 3") == []
    table = position(seat("g3 w3 w6 w2", "a19"), row="e09").do("use a19", "pick white 6", "pick white 2")
    assert said(table, "done") == ["Your dice now pay for Reader Survey."]


@pytest.mark.parametrize(
    ("cards", "words", "told"),
    [
        ("a08", "take e02", "You keep Muse for later: an assist helps only once."),
        ("a08 a14", "take e02", "You keep 2 assists for later: each helps only once."),
        ("a08", "spend 3", "You keep Muse for later: an assist helps only once."),
        ("", "take e02", ""),
        ("e23 e25 e26 a08", "take e02", ""),  # the game may end before there is a later turn
    ],
)
def test_a_card_taken_without_an_assist(cards: str, words: str, told: str) -> None:
    found = said(position(seat("g3 w3", cards), row="e02"), words)
    assert [one for one in found if one.startswith("You keep")] == ([told] if told else [])


@pytest.mark.parametrize("theirs", ["g1", ""])
def test_a_card_taken_without_turning_one_up(theirs: str) -> None:
    found = said(position(seat("g3 w3", "e19"), seat(theirs, "e20"), row="s11"), "take s11")
    assert ("Turns up no new card that Ben could take." in found) == bool(theirs)


@pytest.mark.parametrize(("card", "told"), [("s11", False), ("e02", True)])
def test_a_rival_has_the_dice_for_a_card_that_not_all_could_take(card: str, told: bool) -> None:
    found = said(position("g3 w3", "g5 w5", row=card), f"take {card}")
    assert ("Otherwise Ben has the dice to take it next." in found) == told


@pytest.mark.parametrize(
    ("dice", "cards", "words", "told"),
    [
        ("g3 w3", "a01", "use a01", ["With a lucky roll, your dice pay for Reader Survey."]),
        ("g3 w4 w5", "a16", "use a16", ["With a lucky roll, your dice pay for Reader Survey."]),
        ("g3 w5", "a01", "use a01", []),  # it would take two dice more
        ("g3 w3 w3", "a01", "use a01", ["You can still take Reader Survey in this turn."]),
        ("g3 w5", "a01 a08 a18", "use a01", ["Makes room in your hand for another assist."]),
    ],
)
def test_an_assist_names_the_cards_that_it_is_for(dice: str, cards: str, words: str, told: list[str]) -> None:
    assert said(position(seat(dice, cards), row="e09"), words) == told


# --- a full hand ---


def full(dice: str, hand: str, row: str) -> Table:
    return position(seat(dice, hand), row=row, phase="full-hand")


def test_an_assist_that_another_can_stand_for() -> None:
    table = full("", "a08 a09 a14 a15", "e09")
    assert said(table, "discard a08") == ["Dream does the same for you."]
    assert said(table, "discard a14") == []


def test_an_assist_of_no_use_as_the_dice_lie() -> None:
    table = full("g3 w3 w5", "a08 a18 a14 a15", "e09")
    assert said(table, "discard a18") == [
        "You keep Muse, which can make your dice pay for Reader Survey.",
        "It brings no other face-up card within reach of your dice as they lie.",
    ]
    assert said(table, "discard a08") == []


def test_no_use_is_not_said_of_a_roll_or_after_the_last_turn() -> None:
    assert said(full("g3 w4", "a01 a18 a14 a15", "e20"), "discard a01") == []
    assert said(full("", "a01 a18 a14 a15", "e20"), "discard a18") == []


def test_a_tie_break_pays_for_no_card() -> None:
    script = ScriptedChance([0, 1, 2, 1, 2])  # an assist, then 2 and 3 for both
    mine, theirs = seat("g1", "e23 e25 e26 s24"), seat("", "e11 e17 e19 e20 e24")
    table = position(mine, theirs, row="e02", chance=script).do("spend 1", "use s24")
    assert said(table, "pick white 2") == ["You would have 2 dice of this value."]


# --- drawbacks ---


def against(table: Table, words: str) -> list[str]:
    """Return what speaks against an action as the first of two players reads it."""
    texts = Texts(MANGA)
    return [texts.reason(one, ["Ann", "Ben"]) for one in MANGA.drawbacks(table.state, MANGA.actions.parse(words), 0)]


@pytest.mark.parametrize(
    ("dice", "row", "told"),
    [
        ("g3 w3 w5", "e02", ["Your dice pay for Fan Letter without it, and an assist helps only once."]),
        ("g3 w4 w5", "e02", []),
        ("g3 w3 w5 w4", "e02 e11", []),  # the assist brings a card within reach that is worth more
    ],
)
def test_an_assist_that_brings_nothing_better_is_wasted(dice: str, row: str, told: list[str]) -> None:
    assert against(position(seat(dice, "a08"), row=row), "use a08") == told


@pytest.mark.parametrize(
    ("dice", "told"),
    [
        ("g3 g3 w3", ["Your dice pay for Fan Letter now."]),
        ("g3 g4 w5", []),
        ("g3 w4", ["It is your last green die: you get no other turn this round."]),
    ],
)
def test_a_die_for_an_assist_could_have_paid_or_is_the_last(dice: str, told: list[str]) -> None:
    assert against(position(seat(dice), row="e02"), "spend 3") == told


@pytest.mark.parametrize(("card", "told"), [("e02", True), ("e11", False)])
def test_a_card_that_is_worth_less_names_the_other(card: str, told: bool) -> None:
    found = against(position("g3 w3 w5 w5", row="e02 e11"), f"take {card}")
    assert found == (["Your dice also pay for Collaboration, which is worth more."] if told else [])

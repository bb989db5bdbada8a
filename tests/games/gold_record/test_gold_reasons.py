"""The reasons for moves: what they say is so, and where it is not so they do not say it."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import SeededChance
from ludotheque.texts.texts import Texts
from tests.games.gold_record.conftest import (
    GOLD,
    RING_ONE,
    STAR_BAND,
    VAN_BAND,
    Table,
    happens,
    last_turn,
    position,
    seat,
)


def said(table: Table, words: str, player: int = 0) -> list[str]:
    """Return the reasons for an action as the player reads them."""
    assert words in table.offered()
    texts = Texts(GOLD)
    return [texts.reason(one, ["Ann", "Ben"]) for one in GOLD.reasons(table.state, GOLD.actions.parse(words), player)]


# --- #*IT HAPPENS cards ---


@pytest.mark.parametrize(
    ("card", "mine", "told"),
    [
        ("no-song", {"cards": "money"}, ["It has no effect on you."]),
        ("no-song", {"cards": "song"}, ["It costs you only 1 resource."]),
        ("no-song", {"cards": "song song"}, []),
        ("bill", {"cards": "song gear"}, ["It costs you only 1 resource.", "You choose which resources you give up."]),
        ("bill", {"cards": "song song"}, ["It costs you only 1 resource."]),
        ("robbery", {"cards": "song gear fans fans"}, ["You choose which resources you give up."]),
        ("bad-review", {"place": 20}, ["It costs you only 1 place."]),
        ("scandal", {"place": 20}, []),
        ("scandal", {}, ["It has no effect on you."]),
        ("exam-week", {"band": "da2"}, []),
        ("exam-week", {}, ["It has no effect on you."]),
        ("blown-fuse", {"cards": "battle1"}, []),
        ("blown-fuse", {}, ["It has no effect on you."]),
        ("open-stage", {}, ["It has no effect on you."]),
    ],
)
def test_what_happens_may_cost_little(card: str, mine: dict[str, Any], told: list[str]) -> None:
    assert said(happens(card, seat("C3", hand="radio-play", **mine)), "resolve") == told


def test_an_open_stage_costs_the_others_nothing_but_gives_to_them() -> None:
    table = happens("open-stage", seat("C3", hand="not-today"), spent={"song": 1})
    assert said(table, "resolve") == ["It costs you nothing yourself.", "You keep Not Today for a worse card."]
    assert said(table, "play not-today") == ["Your opponents take nothing from the discards."]


@pytest.mark.parametrize(
    ("card", "mine", "told"),
    [
        ("no-song", {"cards": "song song"}, ["You keep 2 resources that you would lose."]),
        ("no-song", {}, []),
        ("scandal", {"place": 20}, ["You keep 2 places that you would lose."]),
        ("scandal", {}, []),
        ("exam-week", {"band": "da2"}, ["No musician leaves your band."]),
        ("better-offer", {"band": "da2"}, []),
        ("blown-fuse", {"cards": "battle1 battle2"}, ["You keep 2 cards with green points."]),
        ("wrong-exit", {}, ["Your leader stays where it is."]),
        ("lost-notebook", {"hand": "not-today radio-play"}, ["You lose no other FLUKE card."]),
        ("lost-notebook", {}, []),
    ],
)
def test_what_a_cancelled_card_does_not_take(card: str, mine: dict[str, Any], told: list[str]) -> None:
    assert said(happens(card, seat("C3", **{"hand": "not-today", **mine})), "play not-today") == told


@pytest.mark.parametrize(
    ("mine", "theirs", "told"),
    [
        ({"cards": "battle1"}, {}, ["You win the battle for certain."]),
        ({"cards": "battle1"}, {"cards": "battle1"}, []),
        ({"cards": "battle1"}, {"hand": "radio-play", "fresh": 1}, ["You have the most green points in sight."]),
        ({}, {}, []),
    ],
)
def test_a_battle_that_is_won(mine: dict[str, Any], theirs: dict[str, Any], told: list[str]) -> None:
    table = happens("band-battle", seat("C3", hand="not-today", **mine), seat("F1", **theirs))
    assert said(table, "resolve") == told
    assert said(table, "play not-today") == ([] if told else ["No battle is fought."])


# --- drawing ---


def test_the_fluke_cards_that_are_not_seen() -> None:
    table = position(seat("B1", hand="radio-play"), board="A1:money").do("walk A1", "stop")
    assert said(table, "draw") == ["9 of the 23 FLUKE cards you have not seen have points."]
    others = seat("F1", shown="tv-show", hand="fan-choir")
    table = position(seat("B1", hand="radio-play"), others, board="A1:money").do("walk A1", "stop")
    assert said(table, "draw") == ["8 of the 22 FLUKE cards you have not seen have points."]


def test_a_card_that_can_cancel_what_is_drawn() -> None:
    table = position(seat("B1", hand="not-today"), board="B2:money").do("walk B2", "stop")
    assert said(table, "draw")[0] == "You hold Not Today, which can cancel the #*IT HAPPENS card."
    table = position(seat("B1", hand="radio-play"), board="B2:money").do("walk B2", "stop")
    assert not any("cancel" in one for one in said(table, "draw"))


# --- FLUKE cards, and the end of the turn ---


def test_a_resource_that_completes_nothing_can_wait() -> None:
    table = position(seat("A1", hand="lucky-find", cards=""), phase="end", spent={"buzz": 1})
    assert said(table, "done") == ["Lucky Find can wait: it completes no purchase now."]
    assert said(table, "play lucky-find") == ["Gives you one more resource."]


def test_a_resource_that_completes_a_purchase_does_not_wait() -> None:
    table = position(seat("A1", hand="lucky-find", cards="money"), phase="end", spent={"song": 1})
    assert said(table, "done") == []
    (text,) = said(table, "play lucky-find")
    assert text.startswith("A Song card completes the price of ")


def test_after_the_last_card_of_the_year_resources_are_worth_nothing() -> None:
    table = last_turn(seat("A1", hand="lucky-find", cards="money"), spent={"song": 1})
    assert said(table, "play lucky-find") == []
    assert said(table, "done") == [
        "Lucky Find is worth more next year: your resources are lost when this year ends.",
    ]
    table = last_turn(seat("A1", hand="lucky-find", cards="money"), spent={"song": 1}, year=4)
    assert said(table, "done") == []


def test_one_step_more() -> None:
    table = position(seat("C3", hand="shortcut"), board="C4:fans C5:fans C6:song").do("walk C4", "walk C5")
    assert said(table, "play shortcut") == [
        "You can walk one more space this turn.",
        "A Song card completes the price of Lou Lowend (bassist).",
    ]
    blocked = position(seat("B2", hand="shortcut"), seat("A2"), seat("B1")).do("walk A2", "walk A1")
    assert said(blocked, "play shortcut") == []


# --- trades, and what is given up ---


def test_what_is_given_up_or_traded() -> None:
    table = position(seat("C3", hand="trade", cards="money buzz", sectors=""), board="C4:song C2:fans B3:fans D3:fans")
    table.do("play trade")
    assert said(table, "give buzz")[0].startswith("A Song card completes the price of ")
    assert not any(one.startswith("A Song card completes the price of sector") for one in said(table, "give money"))


def test_the_card_given_does_not_pay_too() -> None:
    table = position(seat("C3", hand="trade", cards="money"), board="C4:song C2:fans B3:fans D3:fans")
    table.do("play trade", "give money")
    assert said(table, "take C4") == ["Picks up Song."]


def test_what_is_kept_still_pays() -> None:
    table = happens("bill", seat("C3", cards="money song buzz", hand="radio-play")).do("resolve")
    assert any(one.startswith("You can still pay for ") for one in said(table, "drop buzz"))
    assert said(table, "drop song") == []
    both = happens("robbery", seat("C3", cards="money song buzz buzz", hand="radio-play")).do("resolve")
    assert said(both, "drop buzz")[0] == "You have another Buzz."
    assert said(both, "drop money") == []  # one more goes, and then no purchase is sure to be left


# --- leaders that are moved ---


def test_a_leader_who_can_pay_is_led_away_from_the_shops() -> None:
    rich = seat("B2", cards="money song gear fans buzz")
    table = position(seat("F6", hand="detour"), rich, phase="end")
    assert said(table, "play detour") == ["Can leave Ben fewer spaces within two steps to buy something."]
    table.do("play detour")
    shifts = {words: said(table, words) for words in table.offered() if words.startswith("shift")}
    assert any("buy what their resources pay for" in one for told in shifts.values() for one in told)
    poor = position(seat("F6", hand="detour"), seat("B2"), phase="end")
    assert said(poor, "play detour") == []
    poor.do("play detour")
    assert all(said(poor, words) == [] for words in poor.offered() if words.startswith("shift"))


def test_a_leader_in_the_way_is_moved() -> None:
    table = position(seat("C3", hand="detour"), seat("C4"), board="C4:money D4:fans").do("play detour")
    assert "Frees C4: you can then stop there." in said(table, "shift 1 D4")
    table = position(seat("C1", hand="detour"), seat("C4"), board="C4:money D4:fans").do("play detour")
    assert said(table, "shift 1 D4") == []


def test_a_card_that_moves_leaders_waits_while_that_helps_no_one() -> None:
    poor = position(seat("F6", hand="detour"), seat("B2"), phase="end")
    (text,) = said(poor, "done")
    assert text.startswith("Detour can wait: ")
    rich = position(seat("F6", hand="detour"), seat("B2", cards="money song gear fans buzz"), phase="end")
    assert said(rich, "done") == []


# --- what is bought, and found ---


def test_nothing_that_can_be_paid_is_a_reason_to_go_on() -> None:
    table = position(seat("B1", hand="lucky-find", cards="buzz"), phase="buy", spent={"buzz": 1})
    assert table.offered() == ["play lucky-find", "done"]
    assert said(table, "done")[0] == "You cannot pay for anything more here."
    table = position(seat("B1", cards="money song gear fans buzz"), phase="buy")
    assert said(table, "done")[1:] == ["Resources stay with you until the year’s end."]


def test_resources_that_are_kept_pay_for_something_elsewhere() -> None:
    table = position(seat("B3", band="da1", cards="money song"), phase="buy")
    assert said(table, "done")[0] == "You can still pay for Greta Groove (bassist)."
    table = position(seat("B1", cards="money song"), phase="buy")
    assert said(table, "done")[0] == "You can still pay for sector I-1."
    table = position(seat("B3", cards="money song song", band="da1 ba2 ga1"), phase="buy")
    assert said(table, "done") == ["Resources stay with you until the year’s end."]


@pytest.mark.parametrize(
    ("band", "words", "told"),
    [
        ("da2", "hire ga3", "Your first VAN icon: a complete band with one may ride the VAN."),
        ("da2", "hire ga1", "1 green point for you in each battle."),
        ("da1", "hire ga2", "1 place at the end of each year, with 4 years to count."),
        ("da2 ba2", "hire ga2", "Completes the first band: you get the ROADIE/MANAGER card."),
    ],
)
def test_a_musician_is_hired_for_points_an_icon_or_the_band(band: str, words: str, told: str) -> None:
    table = position(seat("B1", band=band, cards="money song gear fans buzz"), phase="buy")
    assert told in said(table, words)


def test_a_musician_who_takes_a_place_brings_only_what_the_other_did_not() -> None:
    table = position(seat("B1", band="ga2", cards="money song gear fans buzz"), phase="buy")
    assert not any("each year" in one for one in said(table, "hire ga3"))
    assert "1 green point for you in each battle." in said(table, "hire ga3")


def test_musicians_that_can_be_paid_together() -> None:
    table = position(seat("B2", cards="money song gear"), board="B1:buzz")
    assert said(table, "walk B1")[-1].startswith("You can pay for 2 of 5 musicians there, ")
    table = position(seat("B2", cards="gear"), board="B1:buzz")
    assert said(table, "walk B1")[-1] == "You can pay for Sticks Malone (drummer) there."


def test_a_resource_that_is_found_may_leave_one_to_look_for() -> None:
    table = position(seat("A1", hand="lucky-find"), phase="end", spent={"buzz": 1, "money": 1}).do("play lucky-find")
    (text,) = said(table, "find money")
    assert text.startswith("After Money, only ")


def test_a_leader_spares_the_instrument_that_costs_most() -> None:
    table = Table(GOLD.start(2, {}, chance=SeededChance(1)))
    assert said(table, "lead singer") == ["You never hire a singer, and no other instrument costs more Money."]
    assert said(table, "lead guitarist") == ["You never hire a guitarist, and no other instrument costs more Buzz."]


# --- walks ---


def test_a_vehicle_takes_one_on_instead_of_the_strip() -> None:
    table = position(seat("C3", band=VAN_BAND), seat("F1"), van="C4", board="C4:fans")
    assert "The VAN takes you on, up to three spaces." in said(table, "walk C4")
    table = position(seat("C3", band=STAR_BAND, sectors=RING_ONE), seat("F1"), plane="C4", board="C4:fans")
    assert "The PLANE takes you on, to any free space." in said(table, "walk C4")
    table = position(seat("C3", band="da1"), seat("F1"), van="C4", board="C4:fans")
    assert said(table, "walk C4") == ["Picks up Fans: then only Gear is missing for Cleo Chord (guitarist)."]


def test_a_musician_who_is_worth_no_more_completes_no_price() -> None:
    step = "A Gear card completes the price of Cleo Chord (guitarist)."
    assert step in said(position(seat("C3", cards="fans"), board="C4:gear"), "walk C4")
    assert step not in said(position(seat("C3", cards="fans", band="ga3"), board="C4:gear"), "walk C4")


def test_the_roadie_is_taken_by_a_full_band() -> None:
    owner = seat("F1", band="sa1 ba2 ga2")
    table = position(seat("B4", band=VAN_BAND), owner, roadie=1, van="F6", board="B5:fans")
    assert "Takes the ROADIE/MANAGER card from Ben." in said(table, "walk B5")
    table = position(seat("B4", band="da1"), owner, roadie=1, board="B5:fans")
    assert "Takes the ROADIE/MANAGER card from Ben." not in said(table, "walk B5")


# --- Drawbacks ---


def against(table: Table, words: str) -> list[str]:
    """Return what speaks against an action as the first of two players reads it."""
    assert words in table.offered()
    texts = Texts(GOLD)
    return [texts.reason(one, ["Ann", "Ben"]) for one in GOLD.drawbacks(table.state, GOLD.actions.parse(words), 0)]


LEFT = "Cleo Chord (guitarist) leaves your band for this."


@pytest.mark.parametrize(
    ("band", "cards", "words", "told"),
    [
        ("", "money song gear", "hire da1", ["You can then no longer pay for sector I-2."]),
        ("", "gear fans", "hire ga2", []),
        ("ga2", "gear buzz fans", "hire ga1", ["You can then no longer pay for Sticks Malone (drummer).", LEFT]),
    ],
)
def test_a_purchase_may_cost_another_or_a_musician(band: str, cards: str, words: str, told: list[str]) -> None:
    assert against(position(seat("B1", band=band, cards=cards), phase="buy"), words) == told


FANS = "C2:fans B3:fans C4:fans D3:fans"


@pytest.mark.parametrize(
    ("cards", "words", "told"),
    [
        (
            "gear buzz",
            "walk C2",
            ["You can pay for Sticks Malone (drummer), but this leads to no Musicians space this turn."],
        ),
        ("gear buzz", "walk B3", []),  # B4 is a step away
        ("money song", "walk C2", []),  # C1 is a Gold Record space
        ("", "walk C2", []),
    ],
)
def test_a_step_may_lead_away_from_the_shops(cards: str, words: str, told: list[str]) -> None:
    assert against(position(seat("C3", cards=cards), board=FANS), words) == told


def test_a_way_that_a_card_or_a_vehicle_lengthens_may_still_lead_to_a_shop() -> None:
    longer = position(seat("C3", cards="gear buzz", hand="shortcut"), board=FANS)
    assert against(longer, "walk C2") == []
    paid = seat("C3", cards="money song", band=VAN_BAND)
    away = ["You can pay for sector I-1, but this leads to no Gold Record space this turn."]
    assert against(position(paid, board=FANS, van="D4"), "walk C4") == []
    assert against(position(paid, board=FANS, van="F6"), "walk C4") == away


def test_a_walk_may_end_where_nothing_can_be_paid() -> None:
    table = position(seat("C3"), board=FANS).do("walk B3")
    assert against(table, "stop") == ["You can pay for nothing that is sold here."]
    table = position(seat("C3", cards="money song"), board=FANS).do("walk B3")
    assert against(table, "stop") == []

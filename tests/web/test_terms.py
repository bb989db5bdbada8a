"""An invitation tells the terms before anyone sits down."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludotheque import SeededChance, load
from tests.web.hands import FRIEND, YOU, opened, sit_together, visit
from tests.web.test_leaving import open_timed_table
from tests.web.test_pages import check_axe


def test_an_invitation_tells_seats_clock_and_start(person: Callable[..., Page]) -> None:
    ann, ben = person(), person(width=390, height=844)
    ben.goto(open_timed_table(ann))
    seats = ben.get_by_test_id("seats").get_by_role("listitem")
    expect(seats).to_have_text(["A Ann", "2 Seat 2 For you", "M Mina Bot, Beginner"])
    expect(ben.get_by_test_id("terms")).to_contain_text("10 minutes + 15 seconds per choice")
    expect(ben.get_by_text("You can take a choice back if the others agree.")).to_be_visible()
    expect(ben.get_by_test_id("starts")).to_have_text(
        "One seat is free. The game and the clocks start as soon as you sit down."
    )
    expect(ann.get_by_test_id("invites")).to_contain_text("The clocks start with the game.")
    check_axe(ben)


def test_an_invitation_tells_options_and_that_there_is_no_clock(person: Callable[..., Page]) -> None:
    ann, ben = person(path="/"), person(path="/")
    ann.get_by_test_id("game-koryo").get_by_role("link", name="New table").click()
    for seat in (1, 2):
        ann.get_by_test_id(f"kind-{seat}").select_option("friend")
    ann.get_by_text("Options", exact=True).click()
    ann.get_by_label("Sealed orders").check()
    ann.get_by_test_id("create").click()
    ben.goto(str(ann.get_by_test_id("invite-1").input_value()))
    expect(ben.get_by_test_id("options")).to_have_text("Options: Sealed orders")
    expect(ben.get_by_test_id("terms")).to_have_text("No clock. Take all the time you need.")
    expect(ben.get_by_test_id("starts")).to_have_text("2 seats are free. The game starts when every seat is taken.")


CLOCK = {"kind": "live", "bank": 600, "end": "lose"}
POSITION = load("manga_dice").to_json(load("manga_dice").start(2, chance=SeededChance(3)))


@pytest.mark.parametrize(
    ("table", "told"),
    [
        ({"terms": {"clock": CLOCK, "rated": True, "takebacks": False}}, ["Rated.", "10 min"]),
        ({"terms": {"takebacks": False}}, ["Played without takebacks."]),
        ({"position": POSITION}, ["Begins from a chosen position.", "See how it begins"]),
        ({"options": {"cards": load("manga_dice").document("cards")}}, ["Played with the host’s own cards."]),
    ],
    ids=["rated", "takebacks", "position", "cards"],
)
def test_an_invitation_tells_all_other_terms(
    person: Callable[..., Page], table: dict[str, Any], told: list[str]
) -> None:
    ann, ben = person(), person(width=390, height=844)
    offered = opened(ann, YOU, FRIEND, game="manga_dice", **table)
    visit(ben, f"/join/{offered['table']}#{offered['invites'][0]['invite']}")
    expect(ben.get_by_test_id("join")).to_be_visible()
    for words in told:
        expect(ben.locator("main")).to_contain_text(words)


@pytest.mark.long
def test_an_offered_seat_tells_whose_it_was_and_how_the_game_stands(person: Callable[..., Page]) -> None:
    ann, ben, cho = person(), person(), person()
    dan = person(width=390, height=844, forgive="403 (Forbidden)")
    sit_together(ann, ben, cho, terms={"clock": {"kind": "live", "bank": 600}})
    table = cho.url
    cho.goto("about:blank")
    ann.get_by_test_id("offer-seat").click()
    ben.get_by_test_id("consent").click()
    link = str(ann.get_by_test_id("offer-link").input_value())
    dan.goto(link)
    told = dan.get_by_test_id("offered")
    expect(told).to_contain_text("You take over Cho’s seat in a running game.")
    expect(told).to_contain_text(re.compile(r"No moves yet\. Points: Ann 0 · Ben 0 · Cho 0\."))
    expect(told).to_contain_text(re.compile(r"(10:00|9:\d\d) left"))
    expect(dan.get_by_test_id("seats").get_by_role("listitem").nth(2)).to_contain_text("For you")
    check_axe(dan)
    cho.goto(table)
    expect(ann.get_by_test_id("offer-link")).to_have_count(0)
    dan.reload()
    expect(dan.get_by_role("alert")).to_have_text("This invitation is unknown or has been used.")
    expect(dan.get_by_test_id("join")).to_have_count(0)

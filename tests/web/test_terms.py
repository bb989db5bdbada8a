"""An invitation tells the terms before anyone sits down."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.test_leaving import open_timed_table
from tests.web.test_pages import check_axe


def test_an_invitation_tells_seats_clock_and_start(person: Callable[..., Page]) -> None:
    ann, ben = person(), person(width=390, height=844)
    ben.goto(open_timed_table(ann))
    seats = ben.get_by_test_id("seats").get_by_role("listitem")
    expect(seats).to_have_text(["G Guest", "2 Seat 2 Open", "M Mina Beginner"])
    expect(ben.get_by_test_id("terms")).to_contain_text("10 minutes + 15 seconds per choice")
    expect(ben.get_by_text("You can take a choice back if the others agree.")).to_be_visible()
    expect(ben.get_by_test_id("starts")).to_have_text(
        "One seat is free. The game and the clocks start as soon as you sit down."
    )
    expect(ann.get_by_test_id("invites")).to_contain_text("The clocks start with the game.")
    check_axe(ben)


def test_an_invitation_tells_options_and_that_there_is_no_clock(person: Callable[..., Page]) -> None:
    ann, ben = person(), person()
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

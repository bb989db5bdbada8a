"""An invited friend sees the game before sitting down; the inviter learns that a link does not go far."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.hands import open_table_for_a_friend
from tests.web.test_pages import check_axe


def test_an_invitation_shows_the_game(person: Callable[..., Page]) -> None:
    ann, ben = person(), person(width=390, height=844, theme="dark")
    invite = open_table_for_a_friend(ann)
    expect(ann.get_by_test_id("only-here")).to_contain_text("this computer only")
    ann.get_by_test_id("menu").click()
    expect(ann.get_by_text("Commitment:")).to_be_hidden()
    ann.get_by_test_id("seal").locator("summary").click()
    expect(ann.get_by_text("Commitment:")).to_be_visible()
    ben.goto(invite)
    expect(ben.get_by_test_id("invitation")).to_contain_text("15–20 minutes")
    expect(ben.get_by_test_id("in-a-minute")).to_contain_text("You play eight seasons.")
    expect(ben.get_by_role("link", name="All the rules")).to_have_attribute("href", "/learn/koryo")
    check_axe(ben)


def test_an_invitation_that_is_loading_has_a_heading(person: Callable[..., Page]) -> None:
    ann, ben = person(), person()
    invite = open_table_for_a_friend(ann)
    ben.route("**/api/tables/*", lambda _: None)  # never answered
    ben.goto(invite)
    expect(ben.get_by_role("heading", level=1)).to_have_text("One moment…")
    check_axe(ben)


def test_the_table_can_have_the_whole_screen(person: Callable[..., Page]) -> None:
    page = person()
    open_table_for_a_friend(page)
    button = page.get_by_test_id("full-screen")
    button.click()
    page.wait_for_function("() => document.fullscreenElement !== null")
    expect(button).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("f")
    page.wait_for_function("() => document.fullscreenElement === null")

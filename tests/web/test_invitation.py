"""An invited friend sees the game before sitting down; the inviter learns that a link does not go far."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from ludotheque import registered_games
from tests.web.hands import open_table_for_a_friend, sit_down, visit
from tests.web.test_pages import check_axe


def test_an_invitation_shows_the_game(person: Callable[..., Page]) -> None:
    ann, ben = person(), person(width=390, height=844, theme="dark")
    invite = open_table_for_a_friend(ann)
    expect(ann.get_by_test_id("only-here")).to_contain_text("this computer only")
    ann.get_by_test_id("menu").click()
    expect(ann.get_by_text("Commitment:")).to_be_hidden()
    ann.get_by_test_id("seal").locator("summary").click()
    expect(ann.get_by_text("Commitment:")).to_be_visible()
    visit(ben, invite)
    expect(ben.get_by_test_id("invitation")).to_contain_text("15–20 minutes")
    expect(ben.get_by_test_id("in-a-minute")).to_contain_text("You play eight seasons.")
    expect(ben.get_by_role("link", name="All the rules")).to_have_attribute("href", "/learn/koryo")
    check_axe(ben)


def test_an_invitation_that_is_loading_has_a_heading(person: Callable[..., Page]) -> None:
    ann, ben = person(), person()
    invite = open_table_for_a_friend(ann)
    ben.route("**/api/tables/*", lambda _: None)  # never answered
    visit(ben, invite)
    expect(ben.get_by_role("heading", level=1)).to_have_text("One moment…")
    check_axe(ben)


def test_the_table_can_have_the_whole_screen(page: Page) -> None:
    open_table_for_a_friend(page)
    button = page.get_by_test_id("full-screen")
    button.click()
    page.wait_for_function("() => document.fullscreenElement !== null")
    expect(button).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("f")
    page.wait_for_function("() => document.fullscreenElement === null")


def test_who_waits_sees_the_game_its_rules_and_a_lesson(person: Callable[..., Page]) -> None:
    page = person(width=390, height=844)
    open_table_for_a_friend(page)
    room = page.get_by_test_id("waiting-room")
    expect(room.get_by_test_id("invitation").locator(".cover")).to_be_visible()
    expect(room.get_by_test_id("first-lesson")).to_have_attribute("href", "/learn/koryo/01-idea")
    expect(room.get_by_test_id("to-rules")).to_have_attribute("href", "/learn/koryo")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    check_axe(page)


@pytest.mark.parametrize("coach", [True, False])
def test_an_invited_newcomer_is_offered_coach_and_lesson(person: Callable[..., Page], *, coach: bool) -> None:
    ann, ben = person(), person(width=390, height=844)
    invite = open_table_for_a_friend(ann)
    visit(ben, invite)
    expect(ben.get_by_test_id("learn-as-you-play")).to_be_checked()
    expect(ben.get_by_test_id("first-lesson")).to_have_attribute("href", "/learn/koryo/01-idea")
    check_axe(ben)
    sit_down(ben, invite, coach=coach)
    ben.get_by_test_id("menu").click()
    expect(ben.get_by_test_id("coach-setting")).to_be_checked(checked=coach)


GAMES = [game.id for game in registered_games().values() if game.stage == "complete"]


@pytest.mark.parametrize("game", GAMES)
def test_a_new_table_is_for_a_friend_and_opened_without_scrolling(page: Page, game: str) -> None:
    visit(page, f"/new/{game}", (1280, 800))
    page.get_by_test_id("create").wait_for()
    expect(page.get_by_test_id("kind-1")).to_have_value("friend")
    expect(page.get_by_test_id("clock-kind")).to_be_hidden()
    expect(page.get_by_test_id("create")).to_be_in_viewport(ratio=1)
    check_axe(page)
    page.get_by_test_id("clock-fold").click()
    expect(page.get_by_test_id("clock-kind")).to_be_visible()
    page.get_by_test_id("create").click()
    page.get_by_test_id("invite-1").wait_for()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_play_now_moves_nothing_on_the_shelf(person: Callable[..., Page], width: int, height: int) -> None:
    page = person(width=width, height=height, path="/")
    card = page.get_by_test_id("game-age_of_comics")
    card.get_by_test_id("play-now").scroll_into_view_if_needed()
    before = card.bounding_box()
    card.get_by_test_id("play-now").click()
    start = page.get_by_role("dialog").get_by_test_id("start")
    start.scroll_into_view_if_needed()
    expect(start).to_be_in_viewport(ratio=1)
    assert card.bounding_box() == before
    check_axe(page)
    page.go_back()
    expect(start).to_be_hidden()
    assert card.bounding_box() == before

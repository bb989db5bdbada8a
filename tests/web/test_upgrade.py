"""A tab that stays open across an upgrade: parts that it fetches late are gone, and it says so."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import ELSEWHERE, STATIC
from tests.web.hands import TURN, at_table, click_board
from tests.web.test_pages import check_axe

GONE = "**/assets/*.js"
NEW_PAGE = '<!doctype html><script type="module" crossorigin src="/assets/index-newer.js"></script>'
NOT_FOUND = "status of 404"


def upgrade(page: Page) -> None:
    """Take the files of the page's version away, as the next version does."""
    page.route(GONE, lambda route: route.fulfill(status=404))
    page.route(re.compile(r":\d+/(?!api/)[^.]*$"), new_page)


def new_page(route: Route) -> None:
    """Answer as the new version does: the page itself is there."""
    if route.request.resource_type == "fetch":
        route.fulfill(body=NEW_PAGE, content_type="text/html")
    else:
        route.fallback()


def at_the_table(page: Page) -> None:
    """Play, and have all that comes by itself: the dialogs with the menu."""
    at_table(page)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("leave").wait_for()


def with_the_menu_closed(page: Page) -> None:
    at_the_table(page)
    page.keyboard.press("Escape")


def at_a_new_table(page: Page) -> None:
    with_the_menu_closed(page)
    page.get_by_test_id("home").click()
    page.get_by_test_id("game-koryo").get_by_role("link", name="New table").click()
    page.get_by_test_id("kind-1").select_option("friend")


LATE: dict[str, tuple[Callable[[Page], None], Callable[[Page], None]]] = {
    "a page": (
        lambda page: page.get_by_test_id("home").wait_for(),
        lambda page: page.get_by_test_id("my-games").click(),
    ),
    "the dialogs": (at_table, lambda page: page.get_by_test_id("menu").click()),
    "a hint": (with_the_menu_closed, lambda page: page.get_by_test_id("hint").click()),
    "the rules": (with_the_menu_closed, lambda page: page.get_by_test_id("rules").click()),
    "the coach": (at_the_table, lambda page: page.get_by_test_id("coach-setting").check()),
    "a waiting room": (at_a_new_table, lambda page: page.get_by_test_id("create").click()),
}


@pytest.mark.parametrize("part", LATE)
def test_a_part_that_is_gone_says_that_there_is_a_new_version(person: Callable[..., Page], part: str) -> None:
    page = person(forgive=NOT_FOUND, path="/" if part == "a page" else ELSEWHERE)
    before, ask = LATE[part]
    before(page)
    upgrade(page)
    ask(page)
    said = page.get_by_test_id("missing-part")
    expect(page.get_by_role("dialog", name="This site has a new version")).to_be_visible()
    address = page.url
    page.unroute_all()
    said.get_by_test_id("reload").click()
    expect(said).to_have_count(0)
    assert page.url == address


def test_what_is_fetched_before_it_is_needed_does_not_stop_the_game(person: Callable[..., Page]) -> None:
    page = person(forgive=NOT_FOUND)
    gone = "**/assets/Dialogs-*.js"
    page.route(gone, lambda route: route.fulfill(status=404))
    with page.expect_response(gone):
        at_table(page)
    click_board(page)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("reload").wait_for()


def test_a_board_that_is_gone_says_so_too(person: Callable[..., Page]) -> None:
    page = person(forgive=NOT_FOUND, path="/")
    page.route("**/assets/Board-*.js", lambda route: route.fulfill(status=404))
    page.get_by_test_id("game-koryo").get_by_test_id("play-now").click()
    page.get_by_test_id("start").click()
    page.get_by_test_id("reload").wait_for()
    page.unroute_all()
    page.get_by_test_id("reload").click()
    page.locator(TURN).wait_for()


def test_a_line_that_is_being_written_outlives_the_reload(person: Callable[..., Page]) -> None:
    page = person(forgive=NOT_FOUND)
    with_the_menu_closed(page)
    page.get_by_test_id("tab-chat").click()
    page.get_by_test_id("chat-input").fill("Give me a moment")
    upgrade(page)
    page.get_by_test_id("hint").click()
    page.get_by_test_id("reload").wait_for()
    page.unroute_all()
    page.get_by_test_id("reload").click()
    page.get_by_test_id("tab-chat").click()
    expect(page.get_by_test_id("chat-input")).to_have_value("Give me a moment")


def test_a_part_that_does_not_come_though_there_is_no_new_version_is_said_to_be_out_of_reach(
    person: Callable[..., Page],
) -> None:
    page = person(forgive="ERR_")
    with_the_menu_closed(page)
    page.route(GONE, lambda route: route.abort())
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("missing-part")).to_contain_text("Check the connection")
    check_axe(page)


def test_each_late_part_is_fetched_so_that_the_page_hears_when_it_is_gone() -> None:
    """Vite tells the window of what its own loader fetches, which is given a function."""
    bare = [
        f"{file.name}: {found}"
        for file in STATIC.with_name("assets").glob("*.js")
        for found in re.findall(r"(?<!\(\)=>)import\(`\./[^`]*`\)", file.read_text())
    ]
    assert bare == []

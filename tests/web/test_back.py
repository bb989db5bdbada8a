"""Back closes what lies over a page before it leaves the page, one thing at a time, as Escape does."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from ludotheque import load
from ludotheque.testing.records import golden, read
from tests.web.hands import TURN, at_table, visit
from tests.web.histories import written

TABLE = re.compile("/table/")


def log(page: Page) -> Locator:
    page.get_by_test_id("open-log").click()
    return page.get_by_test_id("side")


def notes(page: Page) -> Locator:
    side = log(page)
    page.get_by_test_id("tab-notes").click()
    return side


def chat(page: Page) -> Locator:
    side = log(page)
    page.get_by_test_id("tab-chat").click()
    page.get_by_test_id("chat-input").focus()
    return side


def hint(page: Page) -> Locator:
    page.get_by_test_id("hint").click()
    return page.get_by_test_id("hint-panel")


def rules(page: Page) -> Locator:
    page.get_by_test_id("rules").click()
    page.get_by_test_id("guide").locator("h1").wait_for()
    return page.get_by_role("dialog", name="Rules")


def menu(page: Page) -> Locator:
    page.get_by_test_id("menu").click()
    return page.get_by_role("dialog", name="Menu")


def keys(page: Page) -> Locator:
    menu(page).get_by_role("button", name="Keys").click()
    return page.get_by_role("dialog", name="Keys")


def leaving(page: Page) -> Locator:
    menu(page)
    page.get_by_test_id("leave").click()
    return page.get_by_role("dialog", name="Leave the table")


def earlier(page: Page) -> Locator:
    """Look at an earlier moment, by a line of the log."""
    log(page).get_by_test_id("turn").first.get_by_role("button").first.click()
    return page.get_by_test_id("back-to-now")


WAYS = [log, notes, chat, hint, rules, menu, keys, leaving]


@pytest.fixture
def phone(page: Page) -> Page:
    """Return a phone at a table to which it came from the shelf."""
    visit(page, "/about")
    visit(page, "/")
    at_table(page, size=(390, 844))
    return page


@pytest.mark.parametrize("way", WAYS)
def test_back_and_escape_close_it_and_leave_the_table_only_then(phone: Page, way: Callable[[Page], Locator]) -> None:
    close: list[Callable[[], object]] = [phone.go_back, lambda: phone.keyboard.press("Escape")]
    for shut in close:
        over = way(phone)
        expect(over).to_be_visible()
        shut()
        expect(over).to_be_hidden()
        expect(phone).to_have_url(TABLE)
    over = way(phone)
    over.get_by_role("button", name="Close").first.click()
    expect(over).to_be_hidden()
    phone.go_back()
    phone.get_by_role("heading", name="Your tables").wait_for()
    phone.go_forward()
    phone.locator(TURN).wait_for()
    expect(over).to_be_hidden()


def test_what_lies_over_another_closes_first(phone: Page) -> None:
    below = hint(phone)
    expect(below).to_be_visible()
    above = menu(phone)
    phone.go_back()
    expect(above).to_be_hidden()
    expect(below).to_be_visible()
    menu(phone)
    phone.keyboard.press("Escape")
    expect(above).to_be_hidden()
    expect(below).to_be_visible()
    phone.keyboard.press("Escape")
    expect(below).to_be_hidden()
    phone.go_back()
    phone.get_by_role("heading", name="Your tables").wait_for()


def test_a_page_that_is_left_from_there_leaves_nothing_behind(phone: Page) -> None:
    hint(phone)
    leaving(phone)
    phone.get_by_test_id("leave-close").click()  # with a bot in the seat, bots alone might play to the end meanwhile
    phone.get_by_role("heading", name="Your tables").wait_for()
    phone.go_back()
    phone.get_by_test_id("board").wait_for()
    expect(phone.get_by_role("dialog")).to_be_hidden()
    phone.go_back()
    expect(phone).not_to_have_url(TABLE)


def test_a_page_that_is_loaded_again_has_nothing_over_it(phone: Page) -> None:
    expect(menu(phone)).to_be_visible()
    phone.reload()
    phone.locator(TURN).wait_for()
    phone.go_back()
    phone.get_by_role("heading", name="Your tables").wait_for()


def test_the_page_below_stays_where_it_was_scrolled_to(phone: Page) -> None:
    phone.set_viewport_size({"width": 390, "height": 480})
    expect(hint(phone)).to_be_visible()
    for shut in (phone.go_back, lambda: phone.keyboard.press("Escape")):
        phone.evaluate("scrollTo(0, 120)")
        shut()
        expect(phone.get_by_test_id("hint-panel")).to_be_hidden()
        phone.wait_for_function("() => history.state?.over === 0")
        assert phone.evaluate("scrollY") == 120
        phone.evaluate("scrollTo(0, 0)")
        hint(phone)


def test_an_earlier_moment_ends_by_back(phone: Page) -> None:
    now = earlier(phone)
    expect(now).to_be_visible()
    phone.go_back()
    expect(now).to_be_hidden()
    expect(phone).to_have_url(TABLE)


def test_the_result_closes_by_back(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    record = read(load("koryo"), golden(load("koryo"))[0])
    over = written(page, record, len(record.entries), 0)
    visit(page, "/")
    page.locator(f'a[href="/table/{over}"]').first.click()
    sheet = page.get_by_test_id("end-sheet")
    sheet.wait_for()
    page.go_back()
    expect(sheet).to_be_hidden()
    expect(page).to_have_url(TABLE)
    page.go_back()
    page.get_by_role("heading", name="Finished games").wait_for()

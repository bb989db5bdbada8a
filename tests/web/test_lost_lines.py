"""Connections that die without a word: a page notices, says so, and goes on where it was."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from types import SimpleNamespace

import pytest
from playwright.sync_api import Page, expect

from tests.swallowing import Swallowing
from tests.web.conftest import PATIENCE, Site
from tests.web.hands import TURN, click_board, open_table_for_a_friend, play_now, sit_down

SILENCE = "00:08"
"""More than the time that a page waits for the answer to a ping."""


@pytest.fixture
def proxy(site: SimpleNamespace) -> Swallowing:
    """Return what stands between all pages and the server."""
    return site.proxy  # type: ignore[no-any-return]


@pytest.fixture
def site(site: Site) -> Iterator[SimpleNamespace]:
    """Yield the server as it is reached through a proxy that can swallow what is sent."""
    proxy = Swallowing(site.port)
    yield SimpleNamespace(url=proxy.url, port=proxy.port, kills=site.kills, go_on=site.go_on, proxy=proxy)
    proxy.close()


def with_clock(page: Page) -> None:
    """Let the test move the time of a page on."""
    page.clock.install()
    page.reload()
    page.locator(TURN).wait_for()


def until_back(proxy: Swallowing, since: float) -> None:
    """Wait until a page has another line, on which the server speaks."""
    end = time.monotonic() + PATIENCE / 1000
    while proxy.back_after(since) is None:
        assert time.monotonic() < end, "no page has come back"
        time.sleep(0.05)


def fall_silent(page: Page, proxy: Swallowing, act: Callable[[], object]) -> None:
    """Do something on a line that has fallen silent, and wait until the page has another."""
    since = proxy.swallow()
    act()
    page.clock.fast_forward(SILENCE)
    until_back(proxy, since)


def test_a_move_that_is_lost_is_offered_again(person: Callable[..., Page], proxy: Swallowing) -> None:
    page = person()
    play_now(page)
    with_clock(page)
    ply = page.get_by_test_id("board").get_attribute("data-ply")
    fall_silent(page, proxy, lambda: click_board(page))
    expect(page.locator(f'{TURN}[data-ply="{ply}"]')).to_be_visible()
    click_board(page)
    expect(page.get_by_test_id("board")).not_to_have_attribute("data-ply", str(ply))


def test_a_move_of_which_only_the_answer_is_lost_is_made_once(person: Callable[..., Page], proxy: Swallowing) -> None:
    page = person()
    play_now(page)
    with_clock(page)
    ply = page.get_by_test_id("board").get_attribute("data-ply")
    since = proxy.swallow(answers=True)
    click_board(page)
    page.clock.fast_forward(SILENCE)
    until_back(proxy, since)
    expect(page.get_by_test_id("board")).not_to_have_attribute("data-ply", str(ply))


@pytest.mark.parametrize("answers", [False, True], ids=["the line is lost", "only the answer is lost"])
def test_a_typed_line_stays_until_it_is_said_and_is_said_once(
    person: Callable[..., Page], proxy: Swallowing, answers: bool
) -> None:
    ann, ben = person(), person()
    sit_down(ben, open_table_for_a_friend(ann))
    ann.get_by_test_id("board").wait_for()
    ann.clock.install()
    ann.reload()
    ann.get_by_test_id("tab-chat").click()
    field = ann.get_by_test_id("chat-input")
    field.fill("Are you there?")
    since = proxy.swallow(answers=answers)
    field.press("Enter")
    expect(field).to_have_value("Are you there?")
    expect(field).to_have_js_property("readOnly", True)
    ann.clock.fast_forward(SILENCE)
    until_back(proxy, since)
    expect(field).to_have_value("")
    ben.reload()
    ben.get_by_test_id("tab-chat").click()
    for page in (ann, ben):
        expect(page.get_by_test_id("chat").get_by_text("Are you there?")).to_have_count(1)


def test_a_hint_that_is_lost_can_be_asked_for_again(person: Callable[..., Page], proxy: Swallowing) -> None:
    page = person()
    play_now(page)
    with_clock(page)
    fall_silent(page, proxy, lambda: page.get_by_test_id("hint").click())
    hint = page.get_by_test_id("hint")
    expect(hint).to_be_enabled()
    hint.click()
    page.get_by_test_id("hint-panel").wait_for()


def test_who_asked_for_something_that_may_be_lost_is_told(person: Callable[..., Page], proxy: Swallowing) -> None:
    page = person()
    play_now(page)
    with_clock(page)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("leave").click()
    fall_silent(page, proxy, lambda: page.get_by_test_id("leave-bot").click())
    expect(page.get_by_test_id("notice")).to_contain_text("Check whether your last step arrived")


def test_a_page_says_that_it_has_no_line_and_comes_back_at_once_when_it_is_online(
    person: Callable[..., Page], proxy: Swallowing
) -> None:
    page = person(forgive="ERR_")
    play_now(page)
    with_clock(page)
    proxy.refuses = True
    proxy.swallow()
    page.clock.fast_forward("00:15")
    expect(page.get_by_test_id("lost")).to_have_text(re.compile("Connection lost. Reconnecting"))
    proxy.refuses = False
    since = time.monotonic()
    page.evaluate("dispatchEvent(new Event('online'))")
    until_back(proxy, since)
    expect(page.get_by_test_id("lost")).to_have_count(0)


@pytest.mark.parametrize("event", ["online", "visibilitychange"])
def test_a_page_that_is_online_or_looked_at_again_finds_out_at_once(
    person: Callable[..., Page], proxy: Swallowing, event: str
) -> None:
    page = person()
    play_now(page)
    with_clock(page)
    since = proxy.swallow()
    page.evaluate("event => document.dispatchEvent(new Event(event, { bubbles: true }))", event)
    page.clock.fast_forward("00:03")
    until_back(proxy, since)
    click_board(page)

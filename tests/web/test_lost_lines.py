"""Connections that die without a word: a page notices, says so, and goes on where it was."""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
import time
from collections.abc import Callable, Iterator
from random import Random
from types import SimpleNamespace
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect

from tests.swallowing import Swallowing
from tests.web.conftest import PATIENCE, PLAYED_BEFORE, Site
from tests.web.hands import OVER, TURN, at_table, click_board, open_table_for_a_friend, play_now, sit_down

SILENCE = "00:08"
"""More than the time that a page waits for the answer to a ping."""
TABLES = 40
SOAK_SECONDS = float(os.environ.get("LUDOTHEQUE_SOAK_SECONDS", "1200"))
BACK_WITHIN = 15.0
"""Seconds after which a page is back whose line fell silent."""
SETTLES_WITHIN = 60.0
CUTS, CHATS, ONLY_ANSWERS = 0.15, 0.2, 0.3
"""The chances that a page is cut off or says something at its turn, and that only answers are swallowed."""


@pytest.fixture
def proxy(site: SimpleNamespace) -> Swallowing:
    """Return what stands between all pages and the server."""
    return site.proxy  # type: ignore[no-any-return]


@pytest.fixture
def site(site: Site) -> Iterator[SimpleNamespace]:
    """Yield the server as it is reached through a proxy that can swallow what is sent."""
    proxy = Swallowing(site.port)
    yield SimpleNamespace(url=proxy.url, port=proxy.port, kills=site.kills, go_on=site.go_on, proxy=proxy, server=site)
    proxy.close()


def with_clock(page: Page) -> None:
    """Sit down, where the test moves the time of a page on."""
    page.clock.install()
    at_table(page)


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
    with_clock(page)
    ply = page.get_by_test_id("board").get_attribute("data-ply")
    fall_silent(page, proxy, lambda: click_board(page))
    expect(page.locator(f'{TURN}[data-ply="{ply}"]')).to_be_visible()
    page.get_by_test_id("place").click()  # the card is still picked
    expect(page.get_by_test_id("board")).not_to_have_attribute("data-ply", str(ply))


def test_a_half_made_choice_outlives_the_line(person: Callable[..., Page], proxy: Swallowing) -> None:
    page = person()
    with_clock(page)
    page.get_by_test_id("hand").locator(".piece.can").first.click(position={"x": 6, "y": 40})
    place = page.get_by_test_id("place")
    expect(place).to_be_enabled()
    fall_silent(page, proxy, lambda: None)
    expect(place).to_be_enabled()
    place.click()
    expect(page.get_by_test_id("board")).not_to_have_attribute("data-ply", "1")


def test_a_move_of_which_only_the_answer_is_lost_is_made_once(person: Callable[..., Page], proxy: Swallowing) -> None:
    page = person()
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
    ann.clock.install()
    sit_down(ben, open_table_for_a_friend(ann))
    ann.get_by_test_id("board").wait_for()
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
    with_clock(page)
    fall_silent(page, proxy, lambda: page.get_by_test_id("hint").click())
    hint = page.get_by_test_id("hint")
    expect(hint).to_be_enabled()
    hint.click()
    page.get_by_test_id("hint-panel").wait_for()


def test_who_asked_for_something_that_may_be_lost_is_told(person: Callable[..., Page], proxy: Swallowing) -> None:
    page = person()
    with_clock(page)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("leave").click()
    fall_silent(page, proxy, lambda: page.get_by_test_id("leave-bot").click())
    expect(page.get_by_test_id("notice")).to_contain_text("Check whether your last step arrived")


def test_a_page_says_that_it_has_no_line_and_comes_back_at_once_when_it_is_online(
    person: Callable[..., Page], proxy: Swallowing
) -> None:
    page = person(forgive="ERR_")
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
    with_clock(page)
    since = proxy.swallow()
    page.evaluate("event => document.dispatchEvent(new Event(event, { bubbles: true }))", event)
    page.clock.fast_forward("00:03")
    until_back(proxy, since)
    click_board(page)


class Soaked:
    """A page at tables of its own, behind a proxy of its own, which plays, chats and is cut off."""

    def __init__(self, number: int, site: Site, browser: Browser) -> None:
        self.random = Random(number)
        self.proxy = Swallowing(site.port)
        self.number = number
        self.clicked: set[tuple[str, str | None]] = set()
        """The tables and plies at which something was clicked."""
        self.said: list[str] = []
        self.cut: list[float] = []
        """The times when the proxy began to swallow."""
        self.back: list[float] = []
        """The seconds after which the page was back, each time."""
        self.page = browser.new_context(reduced_motion="reduce", locale="en-GB").new_page()
        self.page.add_init_script(PLAYED_BEFORE)
        self.begin()

    def begin(self) -> None:
        self.page.goto(self.proxy.url)
        play_now(self.page)
        self.table = urlsplit(self.page.url).path.rsplit("/", 1)[-1]

    def step(self) -> None:
        """Do what a person would do now, if there is anything."""
        self.look()
        page = self.page
        if page.locator(OVER).count() and not self.busy():
            self.begin()
        elif page.locator(TURN).count():
            self.click()
        if self.random.random() < CHATS and not self.busy():
            line = f"Line {len(self.said)} of page {self.number}"
            page.get_by_test_id("tab-chat").click()
            page.get_by_test_id("chat-input").fill(line)
            page.get_by_test_id("chat-input").press("Enter")
            self.said.append(line)

    def click(self) -> None:
        page = self.page
        ply = self.ply()
        with contextlib.suppress(TimeoutError):  # the connection was noticed to be lost: the choices are gone
            page.locator(f"{TURN} .piece.can").first.click(position={"x": 6, "y": 40}, timeout=1000)
            page.get_by_test_id("place").click(timeout=1000)
            self.clicked.add((self.table, ply))

    def settle(self) -> None:
        """Go on until all that was clicked and said is made: what was lost is offered again."""
        end = time.monotonic() + SETTLES_WITHIN
        while self.busy() or len(self.back) < len(self.cut) or (self.table, self.ply()) in self.clicked:
            assert time.monotonic() < end, f"page {self.number} does not go on"
            self.look()
            if self.page.locator(TURN).count():
                self.click()
            self.page.wait_for_timeout(100)

    def ply(self) -> str | None:
        return self.page.get_by_test_id("board").get_attribute("data-ply")

    def busy(self) -> bool:
        return bool(self.page.locator('[data-testid="chat-input"][aria-busy="true"]').count())

    def cut_off(self) -> None:
        """Let the line fall silent, in both directions or only for what the server says."""
        if len(self.back) == len(self.cut):
            self.cut.append(self.proxy.swallow(answers=self.random.random() < ONLY_ANSWERS))

    def look(self) -> None:
        """Note when the page has come back."""
        if len(self.back) < len(self.cut):
            after = self.proxy.back_after(self.cut[-1])
            if after is not None:
                self.back.append(after)
            else:
                assert time.monotonic() < self.cut[-1] + 2 * BACK_WITHIN, f"page {self.number} is not back"


@pytest.mark.soak
def test_no_move_and_no_line_is_lost_or_doubled_at_forty_tables(site: SimpleNamespace, browser: Browser) -> None:
    server: Site = site.server
    pages = [Soaked(number, server, browser) for number in range(TABLES)]
    end = time.monotonic() + SOAK_SECONDS
    random = Random(0)
    while time.monotonic() < end:
        for page in pages:
            if random.random() < CUTS:
                page.cut_off()
            page.step()
    for page in pages:
        page.settle()
    with sqlite3.connect(server.folder / "tables.db") as database:
        for page in pages:
            tables = {table for table, _ in page.clicked}
            marks = ", ".join("?" * len(tables))
            moves = f'SELECT count(*) FROM entries WHERE seat = 0 AND NOT auto AND "table" IN ({marks})'
            (made,) = database.execute(moves, tuple(tables)).fetchone()
            assert made == len(page.clicked), f"page {page.number}"
            lines = [
                text
                for (text,) in database.execute(
                    "SELECT text FROM chat WHERE text LIKE ?", (f"% of page {page.number}",)
                )
            ]
            assert sorted(lines) == sorted(page.said)
    back = sorted(seconds for page in pages for seconds in page.back)
    moves_made = sum(len(page.clicked) for page in pages)
    print(
        f"\n{len(back)} cuts at {TABLES} tables: back after {back[len(back) // 2]:.1f} s (median), "
        f"{back[-1]:.1f} s at most; {moves_made} moves and {sum(len(page.said) for page in pages)} lines, each once"
    )
    assert back[-1] <= BACK_WITHIN

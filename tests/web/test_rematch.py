"""Players meet again: one of them wishes a rematch, and the others sit down with one click."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PATIENCE, Site, serving
from tests.web.hands import OVER, TURN, choose_words, sit_together, visit
from tests.web.test_bot_accounts import check_fits
from tests.web.test_lobby import expect_dealt
from tests.web.test_pages import check_axe
from tests.web.test_tables import LAST_SEASON


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Yield a server without anyone else's open tables."""
    yield from serving(tmp_path_factory.mktemp("site"))


def finish_a_game(ann: Page, ben: Page) -> None:
    """Have Ann and Ben play the last season of a game, until both see the result."""
    sit_together(ann, ben, position=LAST_SEASON)
    until = time.monotonic() + PATIENCE / 1000
    while not all(page.locator(OVER).count() for page in (ann, ben)):
        assert time.monotonic() < until, "the game does not end"
        for page in (ann, ben):
            if page.locator(TURN).count():
                choose_words(page)
        ann.wait_for_timeout(50)
    for page in (ann, ben):
        assert page.locator(OVER).locator("tr").count() > 1, "the score sheet has no lines"


def test_a_rematch_brings_both_to_one_table(person: Callable[..., Page]) -> None:
    ann, ben = person(width=390, height=844), person()
    finish_a_game(ann, ben)
    red = re.compile("--seat-0")
    expect(ann.locator(".lane.mine")).to_have_attribute("style", red)
    ben.get_by_test_id("rematch").click()
    expect(ben.get_by_test_id("awaited-1")).to_have_text("Invited")
    expect(ben.get_by_test_id("invites")).to_contain_text("Ann")
    check_axe(ben)
    expect(ann.get_by_test_id("rematch-wish")).to_have_text("Ben wants a rematch.")
    check_axe(ann)
    check_fits(ann)
    ann.get_by_role("button", name="Sit down").click()
    expect_dealt(ann, ben)
    assert ann.url == ben.url
    expect(ann.locator(".lane.mine"), "each keeps a colour").to_have_attribute("style", red)
    expect(ben.locator(".lane.mine")).to_have_attribute("style", re.compile("--seat-1"))


def test_a_wish_is_said_above_the_board_once_the_result_is_closed(person: Callable[..., Page]) -> None:
    ann, ben = person(), person()
    finish_a_game(ann, ben)
    ann.keyboard.press("Escape")
    ben.get_by_test_id("rematch").click()
    expect(ann.get_by_test_id("rematch-banner")).to_contain_text("Ben wants a rematch.")
    expect(ann.get_by_test_id("said")).to_contain_text("Ben wants a rematch.")
    check_axe(ann)
    finished = ben.url
    ben.go_back()
    expect(ben.get_by_test_id("rematch")).to_have_text("Go to the rematch")
    ben.get_by_test_id("rematch").click()
    ben.get_by_test_id("waiting-room").wait_for()
    assert ben.url == finished
    ann.get_by_role("button", name="Sit down").click()
    expect_dealt(ann, ben)


def test_a_rematch_is_found_on_the_home_page(person: Callable[..., Page]) -> None:
    ann, ben = person(width=390, height=844), person()
    finish_a_game(ann, ben)
    visit(ann, "/")
    ann.get_by_test_id("game-koryo").wait_for()
    ben.get_by_test_id("rematch").click()
    ben.get_by_test_id("waiting-room").wait_for()
    ann.reload()
    row = ann.get_by_test_id(f"open-{ben.url.rpartition('/')[2]}")
    expect(row).to_contain_text("Koryŏ Ben wants a rematch. One seat is free.")
    check_axe(ann)
    check_fits(ann)
    row.get_by_role("button", name="Sit down").click()
    expect_dealt(ann, ben)
    assert ann.url == ben.url


def test_a_call_leads_to_the_seat_that_is_kept(person: Callable[..., Page]) -> None:
    ann, ben = person(width=390, height=844), person()
    finish_a_game(ann, ben)
    ben.get_by_test_id("rematch").click()
    ben.get_by_test_id("waiting-room").wait_for()
    ann.goto(ben.url.replace("/table/", "/join/"))
    ann.get_by_role("heading", name="You are invited to play Koryŏ").wait_for()
    expect(ann.get_by_test_id("join-name")).to_have_count(0)
    check_axe(ann)
    ann.get_by_test_id("join").click()
    expect_dealt(ann, ben)
    expect(ben.get_by_test_id("board")).to_contain_text("Ann")

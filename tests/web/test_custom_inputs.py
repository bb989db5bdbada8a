"""A game that begins from a chosen position says so, from the list of open tables to its result."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from ludotheque import load
from tests.web.conftest import Site, serving
from tests.web.hands import BOT, FRIEND, TURN, YOU, choose_words, opened, until_over, visit
from tests.web.test_pages import check_axe
from tests.web.test_tables import LAST_SEASON

TOLD = "Begins from a chosen position."
SIZES = pytest.mark.parametrize(("width", "height"), [pytest.param(1280, 800, marks=pytest.mark.soak), (390, 844)])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Yield a server without anyone else's open tables."""
    yield from serving(tmp_path_factory.mktemp("site"))


@SIZES
def test_a_guest_knows_it_before_sitting_down_and_sees_all_of_it(
    person: Callable[..., Page], width: int, height: int
) -> None:
    ann = person()
    table = opened(ann, YOU, FRIEND, position=LAST_SEASON, listed={})
    ben = person(width=width, height=height, path="/")
    apart = ben.get_by_test_id("brought-tables")
    expect(apart.get_by_test_id(f"open-{table['table']}")).to_contain_text(TOLD)
    check_axe(ben)
    visit(ben, f"/join/{table['table']}#{table['invites'][0]['invite']}")
    expect(ben.get_by_test_id("brought")).to_contain_text(TOLD)
    ben.get_by_test_id("look-at-beginning").click()
    expect(ben.get_by_role("heading", level=1).first).to_have_text("Koryŏ: How this game begins")
    for lane in (0, 1):
        expect(ben.get_by_test_id("player").get_by_test_id(f"lane-{lane}")).to_be_visible()
    check_axe(ben)
    assert ben.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    visit(ann, f"/table/{table['table']}")
    expect(ann.get_by_test_id("waiting-room")).to_contain_text(TOLD)
    ann.evaluate("table => fetch('/api/tables/' + table, { method: 'DELETE' })", table["table"])


def test_a_guest_reads_the_file_of_the_host(person: Callable[..., Page]) -> None:
    ann = person()
    cards = load("manga_dice").document("cards")
    table = opened(ann, YOU, FRIEND, game="manga_dice", options={"cards": cards}, listed={})
    ben = person(path="/")
    ben.get_by_test_id(f"open-{table['table']}").get_by_test_id("look-at-beginning").click()
    expect(ben.get_by_test_id("brought")).to_contain_text("Played with the host’s own cards.")
    assert ben.get_by_test_id("file-cards").inner_text() == cards
    check_axe(ben)
    ann.evaluate("table => fetch('/api/tables/' + table, { method: 'DELETE' })", table["table"])


@SIZES
def test_those_at_the_table_are_told_until_the_end(person: Callable[..., Page], width: int, height: int) -> None:
    page = person(width=width, height=height)
    table = opened(page, BOT, YOU, position=LAST_SEASON)
    visit(page, f"/table/{table['table']}")
    page.locator(TURN).wait_for()
    mark = page.get_by_test_id("brought-mark")
    expect(mark).to_be_visible()
    expect(mark).to_have_attribute("href", f"/table/{table['table']}/beginning")
    if width < 1200:
        page.get_by_test_id("open-log").click()
    expect(page.get_by_test_id("log")).to_contain_text(TOLD)
    check_axe(page)
    if width < 1200:
        page.get_by_test_id("side").get_by_role("button", name="Close").click()
    page.get_by_test_id("menu").click()
    page.get_by_test_id("seal").locator("summary").click()
    expect(page.get_by_test_id("seal")).to_contain_text("which was not shuffled")
    page.keyboard.press("Escape")
    until_over(page, choose_words)
    expect(page.get_by_test_id("end-sheet")).to_contain_text(TOLD)
    visit(page, f"/replay/{table['table']}")
    expect(page.get_by_test_id("log")).to_contain_text(TOLD)

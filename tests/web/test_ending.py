"""The end of a game: the score is counted up, the winner named, and then the sheet opens."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from ludotheque import Record, load
from ludotheque.app.analysis.replay import moments
from ludotheque.core.rules import Json
from ludotheque.testing.records import read
from tests.web.hands import TURN, at_table, choose_words, until_over, visit
from tests.web.histories import sit_at
from tests.web.test_pages import check_axe

FETCHED = "() => performance.getEntriesByType('resource').some(({ name }) => /Counting-.*[.]js/.test(name))"
"""Tells that the page has fetched the counting: it does so a while after the board has come."""


def last_decision(record: str, game: str = "koryo") -> Json:
    """Return the position of the last decision of a golden game that leaves a choice."""
    known = load(game)
    golden = Record.loads(known.folder().joinpath("golden", record).read_text(encoding="utf-8"))
    return [known.to_json(match.state) for match, _ in moments(golden) if len(match.state.legal_actions()) > 1][-1]


def test_the_score_is_counted_up_before_the_sheet(person: Callable[..., Page]) -> None:
    page = person()
    page.emulate_media(reduced_motion="no-preference")
    at_table(page, 4, position=last_decision("win-4.json"))
    page.wait_for_function(FETCHED)
    until_over(page, choose_words, turns=1)
    counting = page.get_by_test_id("counting")
    counting.wait_for()
    before = int(counting.get_attribute("data-counted") or 0)
    expect(counting).not_to_have_attribute("data-counted", str(before))
    assert page.get_by_test_id("end-sheet").count() == 0
    page.get_by_test_id("skip-counting").click()
    expect(counting).to_have_count(0)
    sheet = page.get_by_test_id("end-sheet")
    expect(sheet.get_by_test_id("winner")).to_contain_text("win")
    totals = sheet.locator("tr.total td").all_inner_texts()
    assert sheet.locator("thead th > b").all_inner_texts() == totals and len(totals) == 4
    expect(sheet.locator("thead th .name")).to_contain_text(["You"])
    with page.expect_download() as download:
        page.get_by_test_id("share-picture").click()
    assert download.value.path().read_bytes().startswith(b"\x89PNG")
    check_axe(page)


COVERED = """() => {
  const panel = document.querySelector('[data-testid="counting"]').getBoundingClientRect();
  const lit = [...document.querySelectorAll('[data-testid="board"] .counted')];
  const counted = lit.map(one => one.getBoundingClientRect());
  return counted.filter(({ left, right, top, bottom }) =>
    left < panel.right && right > panel.left && top < panel.bottom && bottom > panel.top).length;
}"""


def test_what_is_counted_is_lit_and_not_covered(person: Callable[..., Page]) -> None:
    page = person(height=800)
    page.emulate_media(reduced_motion="no-preference")
    at_table(page, 4, game="manga_dice", position=last_decision("points-4.json", "manga_dice"))
    page.wait_for_function(FETCHED)
    ended = page.get_by_test_id("counting")
    for _ in range(30):
        page.locator(f"{TURN}, [data-testid=counting]").first.wait_for()
        if ended.count():
            break
        choose_words(page)
        page.wait_for_timeout(250)
    page.locator('[data-testid="board"] .counted').first.wait_for()
    assert page.evaluate(COVERED) == 0


def test_players_who_win_together_have_one_score(person: Callable[..., Page]) -> None:
    page = person()
    record = read(load("kick_ass"), "won-don-genovese.json")
    sit_at(page, record, len(record.entries) - 1, 0)
    sheet = page.get_by_test_id("end-sheet")
    expect(sheet.get_by_test_id("winner")).to_contain_text("The plot is foiled: the heroes win")
    expect(sheet.locator("thead th")).to_have_text(["Line", "The team"])
    expect(sheet.locator("tr.total td")).to_have_count(1)


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_the_first_game_starts_above_the_fold_and_the_last_within_two_screens(
    person: Callable[..., Page], width: int, height: int
) -> None:
    page = person(width=width, height=height, path="/")
    cards = page.locator("article[data-testid^=game-]")
    expect(cards).to_have_count(5)
    page.wait_for_load_state("networkidle")
    start, last = cards.first.get_by_test_id("play-now").bounding_box(), cards.last.bounding_box()
    assert start is not None and start["y"] + start["height"] <= height
    assert last is not None and last["y"] + last["height"] <= 2 * height


def test_the_shelf_begins_with_your_tables_and_the_easiest_game(person: Callable[..., Page]) -> None:
    page = person()
    at_table(page, 4, position=last_decision("win-4.json"))
    visit(page, "/")
    cards = page.locator("article[data-testid^=game-]")
    expect(cards.first).to_contain_text("Start here")
    expect(page.get_by_test_id("start-here")).to_have_count(1)
    mine, first = page.get_by_test_id("your-tables").bounding_box(), cards.first.bounding_box()
    assert mine is not None and first is not None and mine["y"] < first["y"]
    cards.first.get_by_test_id("see-board").click()
    picture = page.locator("dialog[open] img")
    expect(picture).to_be_visible()
    page.wait_for_function("() => document.querySelector('dialog[open] img').naturalWidth > 300")
    check_axe(page)

"""Gold Record and Manga Dice at their fullest: with four the choices fit, with two nothing has to be scrolled."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.test_fits import looks, misfits, open_look, settled

FULLEST = [
    *(("gold_record", key) for key in ("hire", "steal", "press", "draw-full")),
    *(("manga_dice", key) for key in ("turn", "pay", "add")),
]
SCROLLERS = """() => [...document.querySelectorAll('[data-testid="board"], [data-testid="board"] *')].filter(one => {
  const { overflowX, overflowY } = getComputedStyle(one);
  const scrolls = [overflowX, overflowY].some(way => ['auto', 'scroll'].includes(way));
  return scrolls && one.checkVisibility() && (
    one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1
  );
}).map(one => one.outerHTML.slice(0, 90))"""
PUBLIC = {
    "gold_record": ["stage", "chart", "record", "musicians", "mine", "rival-0", "rival-1"],
    "manga_dice": ["track", "experience", "skills", "mat-0", "mat-1"],
}
"""Parts of the board that are never a secret; of the own seat's rival there is none."""


@pytest.mark.parametrize(("game", "key"), FULLEST)
def test_the_fullest_prompts_of_four_fit_the_screen(person: Callable[..., Page], game: str, key: str) -> None:
    assert looks(game)[key].players == 4
    assert misfits(person(), game, key) == {}


@pytest.mark.parametrize(
    ("game", "key"), [("gold_record", "hire"), ("gold_record", "walk"), ("manga_dice", "turn"), ("manga_dice", "pay")]
)
def test_nothing_public_needs_scrolling_with_two(person: Callable[..., Page], game: str, key: str) -> None:
    page = person(width=1440, height=900)
    open_look(page, game, key, players=2)
    page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
    assert page.evaluate(SCROLLERS) == []
    seen = [part for part in PUBLIC[game] if page.locator(f'[data-part="{part}"]').count()]
    assert len(seen) >= len(PUBLIC[game]) - 1
    for part in seen:
        expect(page.locator(f'[data-part="{part}"]').first).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize(
    ("game", "key"), [("gold_record", "hire"), ("manga_dice", "turn"), ("kick_ass", "act"), ("age_of_comics", "place")]
)
def test_on_a_small_laptop_the_log_makes_way_for_the_board(person: Callable[..., Page], game: str, key: str) -> None:
    page = person(width=1100, height=800)
    open_look(page, game, key)
    expect(page.get_by_test_id("open-log")).to_be_visible()
    assert settled(page) == []


@pytest.mark.parametrize(("game", "strip", "opened"), [("gold_record", "tab", "mat"), ("manga_dice", "rival", "mat")])
def test_opponents_are_on_the_first_screen_of_a_phone(
    person: Callable[..., Page], game: str, strip: str, opened: str
) -> None:
    page = person(width=390, height=844)
    key = {"gold_record": "walk", "manga_dice": "turn"}[game]
    open_look(page, game, key)
    asked = looks(game)[key].seat
    others = [seat for seat in range(4) if seat != asked]
    for seat in others:
        expect(page.get_by_test_id(f"{strip}-{seat}")).to_be_in_viewport(ratio=0.99)
    page.get_by_test_id(f"{strip}-{others[0]}").click()
    for seat in others:
        expect(page.get_by_test_id(f"{opened}-{seat}")).to_be_visible()
    expect(page.get_by_test_id("tab-others")).to_have_attribute("aria-pressed", "true")


def test_the_sectors_of_a_record_are_named_as_in_the_log(person: Callable[..., Page]) -> None:
    page = person()
    open_look(page, "gold_record", "press")
    for name in ("I-1", "I-2", "I-3", "II-1", "II-2", "III"):
        expect(page.locator(".record .face small").get_by_text(name, exact=True)).to_be_visible()

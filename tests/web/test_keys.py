"""The keys of a table: arrows go among the choices, and no focus that no one asked for scrolls the page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.hands import TURN, at_table, click_board, until_over
from tests.web.test_fits import open_look

AT_A_CHOICE = "document.activeElement.matches('[data-testid=board] .piece.can, [data-testid=asked] button')"
HERE = "document.activeElement.dataset.testid"


def test_a_decision_of_koryo_by_arrows_and_enter(page: Page) -> None:
    open_look(page, "koryo", "orders")
    assert page.evaluate("document.activeElement === document.body")
    page.keyboard.press("ArrowDown")
    assert page.evaluate(HERE) == page.locator(f"{TURN} .piece.can").first.get_attribute("data-testid")
    page.keyboard.press("ArrowRight")
    second = page.evaluate(HERE)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    assert page.evaluate(HERE) == second
    page.keyboard.press("Enter")
    expect(page.get_by_test_id(second)).to_have_attribute("aria-pressed", "true")
    ply = page.get_by_test_id("board").get_attribute("data-ply")
    page.keyboard.press("Enter")
    # The next season may begin before anyone sees that the button was gone.
    page.locator(f'[data-testid="board"]:not([data-ply="{ply}"])').wait_for()


BADGES = """() => [...document.querySelectorAll('[data-digit]')].map(one => {
  const edge = one.closest('[data-testid=asked]') ? '::before' : '::after';
  return [one.dataset.digit, getComputedStyle(one, edge).content.includes(`"${one.dataset.digit}`)];
}).toSorted(([one], [other]) => (Number(one) || 10) - (Number(other) || 10))"""
UNREAD = """() => {
  const numbered = [...'1234567890'].flatMap(digit => document.querySelector(`[data-digit="${digit}"]`) ?? []);
  const boxes = numbered.map(one => one.getBoundingClientRect());
  return boxes.slice(1).flatMap((box, index) => {
    const before = boxes[index];
    const below = box.top + box.height / 2 >= before.top + before.height / 2;
    const beside = box.left > before.left && box.top + box.height / 2 < before.bottom;
    return beside || below ? [] : [index + 2];
  });
}"""
"""The digits of choices that stand neither below the one before nor to its right."""


WATCHED = """document.addEventListener('click', event => {
  event.stopPropagation();
  event.preventDefault();
  document.body.dataset.clicked = event.target.closest('[data-digit]')?.dataset.digit ?? '';
}, true)"""
"""Note the digit of what is clicked, and leave it at that: the choices stay as they are."""


@pytest.mark.parametrize(
    ("game", "key"),
    [
        ("koryo", "orders"),
        ("manga_dice", "draft"),
        ("gold_record", "hire"),
        ("age_of_comics", "place"),
        ("kick_ass", "act"),
    ],
)
def test_each_badge_of_a_choice_says_the_digit_that_chooses_it(
    person: Callable[..., Page], game: str, key: str
) -> None:
    page = person()
    open_look(page, game, key)
    assert page.evaluate(BADGES) == [], "only those who use keys see them"
    page.keyboard.press("n")
    page.locator("[data-digit]").first.wait_for()
    badges = page.evaluate(BADGES)
    assert badges == [[digit, True] for digit in "1234567890"[: len(badges)]]
    assert len(badges) > 3
    assert page.evaluate(UNREAD) == [], "a page is read from the left, line by line"
    page.evaluate(WATCHED)
    for digit, _ in badges:
        page.keyboard.press(f"Digit{digit}")
        page.locator(f'body[data-clicked="{digit}"]').wait_for()


def test_a_key_opens_the_rule_for_this_question(page: Page) -> None:
    open_look(page, "koryo", "orders")
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()


PRESSED = """([key, code]) => document.activeElement.dispatchEvent(
  new KeyboardEvent('keydown', { key, code, bubbles: true, cancelable: true }))"""
"""Press a key as another layout reports it: Playwright's own keyboard is American."""


@pytest.mark.parametrize(("key", "layout"), [("R", "Caps Lock"), ("ㄱ", "Hangul"), ("к", "Cyrillic"), ("ρ", "Greek")])
def test_letters_work_on_every_layout(page: Page, key: str, layout: str) -> None:
    open_look(page, "koryo", "orders")
    page.evaluate(PRESSED, [key, "KeyR"])
    expect(page.get_by_role("dialog", name="Rules"), layout).to_be_visible()


def test_letters_that_are_typed_into_a_field_are_no_shortcuts(person: Callable[..., Page]) -> None:
    page = person()
    held: list[Route] = []
    page.route("**/api/tables/*/note", lambda route: held.append(route))
    open_look(page, "koryo", "orders")
    page.get_by_test_id("tab-notes").click()
    page.get_by_test_id("notes").focus()
    page.keyboard.press("r")
    expect(page.get_by_test_id("notes"), "it has the focus before its text is here").to_be_focused()
    held.pop().continue_()
    expect(page.get_by_test_id("notes")).to_be_editable()
    for key in ("ㄱ", "Process", "R"):
        expect(page.get_by_test_id("notes")).to_be_focused()
        page.evaluate(PRESSED, [key, "KeyR"])
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_arrows_stay_among_the_choices(page: Page) -> None:
    open_look(page, "kick_ass", "act")
    page.locator(f"{TURN} .piece.can").first.wait_for()
    seen = set()
    for key in ("ArrowDown", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowUp", "ArrowUp", "ArrowRight"):
        page.keyboard.press(key)
        assert page.evaluate(AT_A_CHOICE), key
        seen.add(page.evaluate("document.activeElement.textContent"))
    assert len(seen) > 3


def test_the_page_stays_where_it_is_while_prompts_change(page: Page) -> None:
    open_look(page, "age_of_comics", "place")
    page.set_viewport_size({"width": 1280, "height": 150})
    page.evaluate("scrollTo(0, 40)")
    assert page.evaluate("scrollY") == 40
    ply = page.get_by_test_id("board").get_attribute("data-ply")
    page.keyboard.press("Digit1")
    page.locator(f'{TURN}:not([data-ply="{ply}"])').wait_for()
    page.wait_for_function(f"() => {AT_A_CHOICE}")
    assert page.evaluate("scrollY") == 40
    assert page.evaluate("document.activeElement.getBoundingClientRect().top > innerHeight"), "it is in sight anyway"


def test_a_line_of_the_log_lights_what_changed(page: Page) -> None:
    at_table(page)
    until_over(page, click_board, turns=2)
    page.locator(TURN).wait_for()
    # With a mouse the line would be pointed at too, which lights pieces by itself.
    page.locator('[data-testid="turn"] .words').last.focus()
    expect(page.locator('[data-testid="board"] .marked')).to_have_count(0)
    page.keyboard.press("Enter")
    page.get_by_test_id("looking-back").wait_for()
    expect(page.locator('[data-testid="board"] .marked').first).to_be_visible()

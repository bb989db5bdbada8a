"""Names in Hebrew or Arabic, in the order in which a reader sees them."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.conftest import PATIENCE
from tests.web.hands import TURN, choose_words, open_table_for_a_friend, sit_down

DAVID = "דוד"
PLACES = """([part, words]) => words.map((word) => {
  const walker = document.createTreeWalker(document.querySelector(part), NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const at = text.data.indexOf(word);
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + word.length);
    return range.getBoundingClientRect().left;
  }
  return null;
})"""
"""The left edges of words in a part of the page."""


def in_order(page: Page, part: str, *words: str) -> None:
    """Check that words stand from left to right as they are listed."""
    places = page.evaluate(PLACES, [part, list(words)])
    assert None not in places
    assert places == sorted(places)


def test_a_name_in_hebrew_leaves_chat_log_and_choices_in_order(person: Callable[..., Page]) -> None:
    ann, david = person(), person()
    sit_down(david, open_table_for_a_friend(ann), name=DAVID)
    ann.get_by_test_id("tab-chat").click()
    david.get_by_test_id("tab-chat").click()
    david.get_by_test_id("chat-input").fill("5 minutes")
    david.keyboard.press("Enter")
    expect(ann.get_by_test_id("chat").locator(".words")).to_contain_text("5 minutes")
    in_order(ann, "[data-testid=chat] .words", DAVID, "5", "minutes")
    # A line in Hebrew begins at its right.
    david.get_by_test_id("chat-input").fill("5 דקות")
    expect(david.get_by_test_id("chat-input")).to_have_attribute("dir", "auto")
    david.keyboard.press("Enter")
    expect(ann.get_by_test_id("chat").locator(".words")).to_have_count(2)
    in_order(ann, "[data-testid=chat] li:last-child .words", DAVID, "דקות", "5")
    ann.get_by_test_id("tab-log").click()
    said = ann.get_by_test_id("log").locator(f'[data-testid="turn"]:has-text("{DAVID}")')
    until = time.monotonic() + PATIENCE / 1000
    while not said.count() and time.monotonic() < until:
        for page in (ann, david):
            if page.locator(TURN).count():
                choose_words(page)
        ann.wait_for_timeout(50)
    expect(said.last).to_contain_text(f"\u2068{DAVID}\u2069")
    assert DAVID not in said.last.inner_text().replace(f"\u2068{DAVID}\u2069", "")

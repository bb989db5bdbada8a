"""Pages that a browser translates: its translator puts nodes of its own in the place of the texts that it finds."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page, expect

from ludotheque import load, registered_games
from ludotheque.teaching.puzzles import puzzles_of
from tests.web.conftest import PATIENCE
from tests.web.hands import (
    TURN,
    at_table,
    click_anything,
    click_board,
    open_table_for_a_friend,
    sit_down,
    until_over,
    visit,
)
from tests.web.test_puzzles import take

SHELF = sorted(id for id, game in registered_games().items() if game.stage == "complete")
TRANSLATE = """() => {
  const translate = (root) => {
    const found = root.nodeType === Node.TEXT_NODE ? [root] : [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) found.push(text);
    for (const text of found) {
      const parent = text.parentElement;
      if (!text.data.trim() || !parent || parent.closest('font, script, style, textarea')) continue;
      if (parent.closest('[translate]')?.getAttribute('translate') === 'no') continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.append('⟦' + text.data.trim() + '⟧');
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  document.documentElement.classList.add('translated-ltr');
  translate(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records)
      if (type === 'characterData') translate(target);
      else addedNodes.forEach(translate);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
"""Does as the translator of Chrome: it leaves out what asks for it, and goes on with what comes later."""
SHOWN = """() => {
  // What a page has seen happen, or has missed in the background, is its own, and so is what makes room for it.
  const own = '[data-testid="away"], .wire, .place > .help, .delta';
  for (const one of document.querySelectorAll(own)) one.style.display = 'none';
  return ['prompt', 'asked', 'board'].map((id) => document.querySelector(`[data-testid="${id}"]`).innerText);
}"""
"""The words of a table: its question, its buttons and its board."""
SEEN = '[data-testid="fight-told"]'
"""A fight that a page has seen end: it tells of it until the next action, and a page that comes later does not."""


def same(page: Page, fresh: Page) -> None:
    """Check that a page comes to show what another one does that has just been opened."""
    visit(fresh, page.url)
    for one in (fresh, page):
        one.locator(TURN).wait_for()
        one.mouse.move(0, 0)  # off the pieces, which tell of themselves below the pointer
    until = time.monotonic() + PATIENCE / 1000
    while page.evaluate(SHOWN) != fresh.evaluate(SHOWN) and time.monotonic() < until:
        page.wait_for_timeout(50)
    assert page.evaluate(SHOWN) == fresh.evaluate(SHOWN)


@pytest.mark.parametrize("game", SHELF)
def test_a_translated_table_shows_what_a_fresh_one_does(person: Callable[..., Page], game: str) -> None:
    page = person()
    at_table(page, game=game)
    page.evaluate(TRANSLATE)
    fresh = page.context.new_page()
    for seed in range(3):
        act = click_board if game == "koryo" else click_anything(Random(seed))
        until_over(page, act, turns=2)
        while page.locator(SEEN).count():
            until_over(page, act, turns=1)
        same(page, fresh)


def test_a_translated_page_says_once_what_stays_and_which_languages_there_are(person: Callable[..., Page]) -> None:
    page = person()
    at_table(page)
    page.evaluate(TRANSLATE)
    said = page.get_by_test_id("translated")
    expect(said).to_contain_text("What changes during a game is left out")
    page.get_by_test_id("translated-ko").click()
    # The page is a new one: nothing of what was translated is left.
    expect(page.locator("html")).to_have_attribute("lang", "ko")
    expect(page.locator("font")).to_have_count(0)
    page.evaluate(TRANSLATE)
    page.get_by_test_id("translated-read").click()
    expect(said).to_have_count(0)
    page.reload()
    page.locator(TURN).wait_for()
    page.evaluate(TRANSLATE)
    page.locator("html.translated-ltr font").first.wait_for(state="attached")
    expect(said).to_have_count(0)


def test_rules_and_chat_are_translated(person: Callable[..., Page]) -> None:
    ann, ben = person(), person()
    sit_down(ben, open_table_for_a_friend(ann))
    ben.evaluate(TRANSLATE)
    ben.get_by_test_id("tab-chat").click()
    for line in ("Hello!", "Good luck"):
        ann.get_by_test_id("tab-chat").click()
        ann.get_by_test_id("chat-input").fill(line)
        ann.keyboard.press("Enter")
        expect(ben.get_by_test_id("chat")).to_contain_text(f"⟦{line}⟧")
    expect(ben.get_by_test_id("chat").locator("font")).not_to_have_count(0)
    ben.get_by_test_id("rules").click()
    expect(ben.get_by_test_id("guide").locator("p font").first).to_contain_text("⟦")


def test_words_of_a_lesson_are_translated_and_never_old(person: Callable[..., Page]) -> None:
    page = person(path="/learn/koryo/02-first-round")
    page.get_by_test_id("lesson-next").wait_for()
    page.evaluate(TRANSLATE)
    words = page.get_by_test_id("coach-words")
    seen = set()
    for _ in range(4):
        expect(words.locator("p font").first).to_contain_text("⟦")
        seen.add(words.inner_text())
        at = page.get_by_test_id("lesson").get_attribute("data-at")
        page.get_by_test_id("lesson-next").click()
        expect(page.get_by_test_id("lesson")).not_to_have_attribute("data-at", at or "")
    assert len(seen) == 4


def test_the_verdict_on_a_puzzle_is_never_that_of_another_move(person: Callable[..., Page]) -> None:
    one = puzzles_of(load("kick_ass"))[0]
    page = person(path=f"/puzzle/kick_ass/{one.id}")
    page.get_by_test_id("board").wait_for()
    page.evaluate(TRANSLATE)
    take(page, one.tempting)
    expect(page.get_by_test_id("puzzle-wrong")).to_be_visible()
    page.get_by_test_id("puzzle-back").click()
    take(page, one.best.move)
    expect(page.get_by_test_id("puzzle-answer")).to_contain_text("Solved!")
    expect(page.get_by_test_id("puzzle-wrong")).to_have_count(0)

"""Text at 200 % (WCAG 1.4.4): boards may become longer, but nothing is cut, and nothing lies on anything else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Playwright

from tests.web.conftest import FLAGS, SHELL
from tests.web.test_fits import MEASURE, once_shaped, open_look

KEYS = {
    "koryo": ("orders-later", "end"),
    "manga_dice": ("turn", "pay"),
    "gold_record": ("hire", "walk"),
    "age_of_comics": ("place", "hire"),
    "kick_ass": ("act", "hit"),
}
"""For each board two questions."""
SIZES = ((1280, 800), (1440, 900))
ASIDE = "document.documentElement.scrollWidth > innerWidth ? ['the page runs off to the side'] : []"
OVERLAPS = r"""() => {
  const board = document.querySelector('[data-testid="board"]');
  const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  const found = [];
  // What is for ears alone, and what stays in sight while the rest is scrolled below it.
  const apart = (one) => {
    if (one === board) return false;
    const { clipPath, position } = getComputedStyle(one);
    return clipPath !== 'none' || position === 'sticky' || apart(one.parentElement);
  };
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const around = text.parentElement;
    if (!text.data.trim() || around.closest('svg, .card:not(:last-child)') || apart(around)) continue;
    if (!around.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const above = (bottom - top) * 0.25;  // the line, not the letters
      found.push({ around, words: text.data.trim(), left, right, top: top + above, bottom: bottom - above });
    }
  }
  return found.flatMap((one, index) => found.slice(index + 1).filter((other) => other.around !== one.around
    && Math.min(one.right, other.right) - Math.max(one.left, other.left) > 3
    && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 3
  ).map((other) => `${one.words} and ${other.words} overlap`));
}"""


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Start a browser whose owner has set text twice as large as usual."""
    chromium = playwright.chromium.launch(executable_path=SHELL, args=[*FLAGS, "--blink-settings=defaultFontSize=32"])
    yield chromium
    chromium.close()


@pytest.mark.parametrize("game", KEYS)
def test_a_board_can_be_read_with_large_text(page: Page, game: str) -> None:
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"

    def faults() -> list[str]:
        # What lies outside or below a bar comes into sight when the page is scrolled.
        cut: list[Any] = [one for one in page.evaluate(MEASURE) if not one.startswith(("outside", "covered"))]
        return [*cut, *page.evaluate(ASIDE), *page.evaluate(OVERLAPS)]

    found = {}
    for key in KEYS[game]:
        open_look(page, game, key)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            if bad := once_shaped(page, faults):
                found[f"{key} {width}"] = bad
    assert found == {}

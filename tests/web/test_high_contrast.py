"""High contrast, where the browser draws no backgrounds and no shadows: lines say what they said."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.test_fits import open_look

BOARDS = {
    "koryo": ("orders", [".track .now"], [".pile", ".bank", ".bank .coin > *", ".slot"]),
    "manga_dice": ("turn", [".mat.acting"], [".market .back", ".track ol", ".mat"]),
    "gold_record": ("hire", [".acting"], [".pile > *", ".deck", ".spent", ".tile", ".strip", ".musician"]),
    "age_of_comics": ("place", [".calendar .now", ".acting"], [".pile", ".tile"]),
    "kick_ass": ("act", [".rounds .now", ".segments .now", ".row .now", ".acting"], [".rounds span", ".boxes i"]),
}
"""For each board a question, what is to be told from its neighbours, and what has to have an edge."""
SHOWN = """(selector) => [...document.querySelectorAll(`[data-testid=board] :is(${selector})`)]
  .filter((one) => one.checkVisibility())"""
OUTLINES = f"(selector) => ({SHOWN})(selector).map((one) => getComputedStyle(one).outline)"
NEIGHBOURS = f"""(selector) => ({SHOWN})(selector).flatMap((one) => [...one.parentElement.children])
  .filter((one) => !one.matches(selector)).map((one) => getComputedStyle(one).outlineStyle)"""
EDGELESS = f"""(selector) => ({SHOWN})(selector).filter((one) => {{
  const style = getComputedStyle(one);
  const coloured = style.forcedColorAdjust === 'none'
    && (style.backgroundImage !== 'none' || style.backgroundColor !== 'rgba(0, 0, 0, 0)');
  const drawn = (edge) => style[`${{edge}}Style`] !== 'none' && parseFloat(style[`${{edge}}Width`]) >= 1;
  return !coloured && !drawn('borderTop') && !drawn('outline');
}}).map((one) => one.outerHTML.slice(0, 80))"""


@pytest.mark.parametrize("game", BOARDS)
def test_a_board_tells_everything_apart_without_backgrounds(page: Page, game: str) -> None:
    key, standing_out, edged = BOARDS[game]
    page.emulate_media(forced_colors="active")
    open_look(page, game, key)
    for selector in standing_out:
        outlines = page.evaluate(OUTLINES, selector)
        assert outlines, f"there is no {selector}"
        assert all("solid 3px" in outline for outline in outlines), selector
        assert "solid" not in page.evaluate(NEIGHBOURS, selector), selector
    for selector in edged:
        assert page.evaluate(f"(selector) => ({SHOWN})(selector).length", selector), f"there is no {selector}"
        assert page.evaluate(EDGELESS, selector) == [], selector


HIGHLIT = """() => {
  const sample = document.body.appendChild(document.createElement('i'));
  sample.style.backgroundColor = 'Highlight';
  const { backgroundColor: wanted } = getComputedStyle(sample);
  sample.remove();
  return [...document.querySelectorAll('[role=tab]')].map((one) => {
    const { backgroundColor, forcedColorAdjust } = getComputedStyle(one);
    return backgroundColor === wanted && forcedColorAdjust === 'none';
  });
}"""
"""Tells for each tab if it has the system's colour of what is chosen."""


def test_the_frame_tells_the_open_tab_apart(page: Page) -> None:
    page.emulate_media(forced_colors="active")
    open_look(page, "koryo", "orders")
    assert page.evaluate(HIGHLIT) == [True, False, False]
    page.get_by_test_id("tab-notes").click()
    assert page.evaluate(HIGHLIT) == [False, False, True]

"""Tooltips: they answer a pointer that moves, and keep off what can be chosen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.hands import at_table, centre

LONGER_THAN_A_TIP_WAITS = 700
COVERED = """() => {
  const tip = document.querySelector('#tip').getBoundingClientRect();
  return [...document.querySelectorAll('.can, main button:not(:disabled, [data-tells])')].filter((one) => {
    const box = one.getBoundingClientRect();
    const wide = Math.min(tip.right, box.right) - Math.max(tip.left, box.left);
    const high = Math.min(tip.bottom, box.bottom) - Math.max(tip.top, box.top);
    return wide > 1 && high > 1;
  }).map((one) => one.textContent);
}"""


def test_a_tooltip_waits_for_a_hand_and_covers_no_choice(person: Callable[..., Page]) -> None:
    page = person(width=1440, height=900)
    at_table(page)
    page.locator(".hand .can").first.wait_for()
    heads = page.locator("[data-testid^=court-]")
    page.clock.install()
    page.mouse.move(720, 500)
    heads.last.evaluate(
        "head => Object.assign(head.style, { position: 'fixed', left: '690px', top: '470px', zIndex: 9 })"
    )
    expect(page.locator("[data-testid^=court-]:hover")).to_have_count(1)
    page.clock.run_for(LONGER_THAN_A_TIP_WAITS)
    expect(page.locator("#tip")).to_have_count(0)
    page.mouse.move(722, 501)
    expect(page.locator("#tip")).to_be_visible()
    heads.last.evaluate("head => head.removeAttribute('style')")
    page.mouse.move(5, 5)
    for told in (heads.first, page.get_by_test_id("score-0"), page.get_by_test_id("score-1")):
        told.hover()
        expect(page.locator("#tip")).to_be_visible()
        assert page.evaluate(COVERED) == []


@pytest.mark.parametrize(("down", "stays"), [(60, True), (2000, False)])
def test_a_tooltip_goes_with_what_the_page_moves(person: Callable[..., Page], down: int, stays: bool) -> None:
    """As a picture does that has just been drawn above. The pointer rests meanwhile: it has taken nothing back."""
    page = person(path="/learn/manga_dice")
    term = page.get_by_test_id("guide").locator("button.term").first
    centre(term)
    page.clock.install()
    term.click()
    tip = page.locator("#tip")
    expect(tip).to_be_visible()
    before = term.bounding_box()
    assert before
    term.evaluate("(term, down) => { term.closest('p, li').style.paddingTop = `${down}px` }", down)
    if not stays:
        expect(tip).to_have_count(0)
        return
    expect(page.locator("button.term:hover")).to_have_count(0)
    page.clock.run_for(LONGER_THAN_A_TIP_WAITS)
    after, words = term.bounding_box(), tip.bounding_box()
    assert after and words
    assert after["y"] > before["y"] + 20, "it has moved"
    assert min(abs(words["y"] - after["y"] - after["height"]), abs(after["y"] - words["y"] - words["height"])) < 20
    page.mouse.move(5, 5)
    expect(tip).to_have_count(0)

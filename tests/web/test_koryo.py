"""Parts of the board of Koryŏ that no other has."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.hands import at_pace, at_table, click_board, until_over
from tests.web.test_fits import SIZES, looks, open_look
from tests.web.test_pages import check_axe

WIDEST = """() => {
  window.widest = 0;
  const look = () => {
    window.widest = Math.max(window.widest, document.documentElement.scrollWidth);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Keeps the largest width that the page has in any frame."""
TIED = {
    "game": "koryo",
    "player": 0,
    "phase": "effects",
    "seats": [{"tableau": {"banker": 2, "omniscient": 1}}, {"tableau": {"banker": 2, "priest": 1}}],
}


def test_a_majority_by_the_omniscient_bears_the_initial_of_its_owner(page: Page) -> None:
    at_table(page, position=TIED)
    seal = page.get_by_test_id("court-banker").locator(".badge").first
    expect(seal).to_contain_class("hollow")
    expect(seal).to_have_text("A")


def test_the_aim_is_in_sight_above_the_families(page: Page) -> None:
    open_look(page, "koryo", "orders")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        aim = page.get_by_test_id("aim")
        expect(aim).to_have_text("Most cards of a family win its number.")
        expect(aim).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_revealed_order_turns_over_until_the_next_click(person: Callable[..., Page], motion: str) -> None:
    page = person()
    page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
    at_pace(page)
    open_look(page, "koryo", "reveal")
    scene = page.get_by_test_id(f"reveal-{looks('koryo')['reveal'].seat}")
    page.get_by_role("button", name="Reveal your order", exact=True).first.click()
    expect(scene).to_contain_text("You reveal")
    assert scene.evaluate("one => getComputedStyle(one).pointerEvents") == "none"
    moving = scene.evaluate("one => one.getAnimations({ subtree: true }).length > 0")
    assert moving == (motion != "reduce")
    page.mouse.click(5, 5)
    expect(scene).to_have_count(0)


STANDING = """() => ['score', 'cell', 'court'].map((part) =>
  [...document.querySelectorAll(`[data-testid^="${part}"]`)].map((one) => one.textContent.trim()).join('; '))"""
"""The texts of points, cards and seals."""
AT_THE_REVEAL = f"""() => new MutationObserver((_, watch) => {{
  if (!document.querySelector('[data-testid^="reveal-"]')) return;
  watch.disconnect();
  window.atTheReveal = ({STANDING})();
}}).observe(document.body, {{ childList: true, subtree: true }})"""


def test_points_cards_and_seals_wait_until_a_revealed_order_has_turned_over(person: Callable[..., Page]) -> None:
    page = person()
    page.emulate_media(reduced_motion="no-preference")
    at_pace(page)
    open_look(page, "koryo", "reveal")
    before = page.evaluate(STANDING)
    page.evaluate(AT_THE_REVEAL)
    page.get_by_role("button", name="Reveal your order", exact=True).first.click()
    page.wait_for_function("() => window.atTheReveal")
    assert page.evaluate("window.atTheReveal") == before
    page.wait_for_function(f"before => ({STANDING})().every((now, part) => now !== before[part])", arg=before)


def test_a_revealed_order_leaves_the_screen_by_itself(person: Callable[..., Page]) -> None:
    page = person()
    at_pace(page)
    open_look(page, "koryo", "reveal")
    scene = page.get_by_test_id(f"reveal-{looks('koryo')['reveal'].seat}")
    page.get_by_role("button", name="Reveal your order", exact=True).first.click()
    expect(scene).to_have_count(1)
    expect(scene).to_have_count(0)


def test_cards_on_the_table_take_the_room_that_there_is(page: Page) -> None:
    at_table(page, size=(1440, 900), position=TIED)
    two = page.get_by_test_id("cell:0:banker").bounding_box()
    open_look(page, "koryo", "orders-two", width=1440, height=900)
    four = page.locator('[data-testid^="cell:"]').first.bounding_box()
    assert two is not None and four is not None and two["height"] > 130 and four["height"] >= 64
    page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")


def test_the_emblem_of_a_placed_order_stays_on_its_card(page: Page) -> None:
    open_look(page, "koryo", "reveal", width=390, height=844)
    card = page.get_by_test_id("hand").locator(".sealed .character").first
    box, emblem = card.bounding_box(), card.locator(".emblem").bounding_box()
    assert box is not None and emblem is not None
    assert box["x"] <= emblem["x"] and emblem["x"] + emblem["width"] <= box["x"] + box["width"] + 1


def test_the_cards_that_go_back_can_be_read(page: Page) -> None:
    open_look(page, "koryo", "reveal", width=1280, height=800)
    expect(page.get_by_test_id("hand").locator(".name").nth(1)).to_be_visible()
    check_axe(page)


@pytest.mark.parametrize("width", [360, 390])
def test_a_hand_stays_on_a_phone_while_others_think(person: Callable[..., Page], width: int) -> None:
    page = person(width=width, height=844)
    at_table(page)
    page.evaluate(WIDEST)
    until_over(page, click_board, turns=5)
    assert page.evaluate("widest") <= width


def test_picked_cards_show_what_they_would_come_to(page: Page) -> None:
    open_look(page, "koryo", "orders")
    preview = page.locator('[data-part^="lane-"] .preview')
    expect(preview).to_have_count(0)
    page.get_by_test_id("hand").locator(".piece.can").last.click()
    expect(preview).to_have_count(1)
    page.get_by_test_id("clear").click()
    expect(preview).to_have_count(0)


def test_a_place_says_how_many_more_cards_lead(page: Page) -> None:
    at_table(page, position=TIED)
    expect(page.get_by_test_id("cell:1:banker")).to_contain_text("1 more card takes the majority")
    expect(page.get_by_test_id("cell:1:priest")).not_to_contain_text("more card")


def test_what_a_finger_aims_at_is_wide_enough(page: Page) -> None:
    for key in ("effects", "swap"):
        open_look(page, "koryo", key, width=390, height=844)
        boxes = page.locator(".lane .piece.can").evaluate_all(
            "all => all.map((one) => [one.offsetWidth, one.offsetHeight])"
        )
        assert boxes and all(width >= 44 and height >= 44 for width, height in boxes), (key, boxes)

"""Several people decide at the same time, each when they like."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludotheque import SeededChance, load
from ludotheque.core.state import NO_CLAIM
from tests.web.conftest import Site
from tests.web.hands import FRIEND, TURN, YOU, choose_words, sit_together
from tests.web.test_pages import check_axe

Person = Callable[..., Page]
AFTER = "ply => document.querySelector('[data-testid=board]').dataset.ply > ply"


def sit_at(person: Person, count: int, **game: Any) -> list[Page]:
    """Seat ``count`` people at a new table, each with a browser of their own."""
    pages = [person() for _ in range(count)]
    sit_together(*pages, **game)
    return pages


def ply(page: Page) -> int:
    return int(page.get_by_test_id("board").get_attribute("data-ply") or 0)


def decide(page: Page) -> None:
    """Choose something, and read that it is kept."""
    page.locator(TURN).wait_for()
    choose_words(page)
    page.get_by_test_id("change-mind").wait_for()
    expect(page.locator(TURN)).to_have_count(0)


@pytest.mark.parametrize("order", [(2, 0, 1), pytest.param((1, 2, 0), marks=pytest.mark.soak)])
def test_sealed_orders_are_placed_by_three_in_any_order(person: Person, order: tuple[int, ...]) -> None:
    pages = sit_at(person, 3, game="koryo", options={"sealed_orders": True})
    for page in pages:
        expect(page.locator(TURN)).to_have_count(1)
    before = ply(pages[0])
    for number in order[:2]:
        decide(pages[number])
        for page in pages:
            expect(page.get_by_test_id(f"together-{number}")).to_have_attribute("data-done", "true")
            expect(page.get_by_test_id(f"together-{order[2]}")).to_have_attribute("data-done", "false")
            assert ply(page) == before
    check_axe(pages[order[0]])
    check_axe(pages[order[2]])
    choose_words(pages[order[2]])
    for page in pages:
        page.wait_for_function(AFTER, arg=before)
        expect(page.get_by_test_id("change-mind")).to_have_count(0)
        expect(page.get_by_test_id("log")).to_contain_text("sealed")


def test_a_decision_outlives_a_power_cut_and_can_be_changed(person: Person, site: Site) -> None:
    pages = sit_at(person, 2, game="koryo", options={"sealed_orders": True})
    ann, ben = pages
    decide(ben)
    chosen = ben.get_by_test_id("prompt").inner_text()
    assert chosen.startswith("You have chosen: Place an order")
    site.kill()
    site.start()
    ben.reload()
    expect(ben.get_by_test_id("prompt")).to_have_text(chosen)
    expect(ann.get_by_test_id("together-1")).to_have_attribute("data-done", "true", timeout=30_000)
    ben.get_by_test_id("change-mind").click()
    expect(ann.get_by_test_id("together-1")).to_have_attribute("data-done", "false")
    decide(ben)
    before = ply(ann)
    choose_words(ann)
    ben.wait_for_function(AFTER, arg=before)


def test_two_at_one_screen_choose_one_after_the_other(person: Person) -> None:
    """The screen is covered until the other has taken over, and neither sees what was chosen before."""
    seats = [YOU, FRIEND, {"kind": "hotseat", "name": "Cho"}]
    ann, ben = sit_at(person, 2, game="koryo", options={"sealed_orders": True}, seats=seats)
    for _ in range(2):
        ann.get_by_test_id("lift-curtain").click()
        ann.locator(TURN).wait_for()
        choose_words(ann)
    ann.get_by_test_id("change-mind").wait_for()
    for seat, done in enumerate(("true", "false", "true")):
        expect(ben.get_by_test_id(f"together-{seat}")).to_have_attribute("data-done", done)
    before = ply(ben)
    choose_words(ben)
    ben.wait_for_function(AFTER, arg=before)


def choosing() -> dict[str, Any]:
    """Return a position of Kick-Ass at which four heroes choose their cards."""
    game, rng = load("kick_ass"), Random(2)
    state = game.start(4, chance=SeededChance(8))
    while len(state.deciding()) < 4:
        state.apply_action(rng.choice(state.legal_actions()))
    return dict(game.to_json(state))


@pytest.mark.long
def test_four_heroes_choose_cards_in_any_order_and_whoever_is_ready_acts(person: Person) -> None:
    pages = sit_at(person, 4, game="kick_ass", position=choosing())
    for number in (2, 0, 3):
        decide(pages[number])
    expect(pages[1].get_by_test_id("together-1")).to_have_attribute("data-done", "false")
    check_axe(pages[1])
    choose_words(pages[1])
    for page in pages:
        expect(page.get_by_test_id("together")).to_have_count(0)
        expect(page.locator(TURN)).to_have_count(1)
    # No captain has named anyone: the last of the four moves.
    hero = pages[3]
    expect(hero.get_by_test_id("prompt")).to_have_attribute("data-key", "act")
    before = ply(hero)
    choose_words(hero)
    hero.wait_for_function(AFTER, arg=before)
    expect(pages[0].get_by_test_id("log")).to_contain_text("Dan")


def test_the_position_of_the_test_lets_every_hero_act_next() -> None:
    game, rng = load("kick_ass"), Random(2)
    state = game.from_json(choosing(), SeededChance(1))
    for _ in range(4):
        state.apply_action(rng.choice(state.legal_actions()))
    assert all(state.claim(seat) != NO_CLAIM for seat in range(4))

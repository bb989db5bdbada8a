"""Whole games in the browser."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ludotheque import verify
from tests.web.conftest import Site
from tests.web.hands import (
    OVER,
    TURN,
    at_table,
    choose_words,
    click_board,
    exported,
    focus,
    play_now,
    press_keys,
    sit_together,
    until_over,
)

ENDS_WITHIN = 300.0
"""Seconds in which a game of two browsers is over."""


@pytest.mark.soak
@pytest.mark.parametrize("width", [1280, 390])
def test_a_whole_game_by_clicking_the_board(person: Callable[..., Page], width: int) -> None:
    page = person(width=width, height=844, path="/")
    play_now(page, players=3)
    assert until_over(page, click_board) >= 8
    rows = page.get_by_test_id("end-sheet").locator("tr")
    assert rows.count() >= 12, "the score sheet has a line for each family, events, tokens and the total"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    verify(exported(page))


@pytest.mark.soak
def test_a_whole_game_between_two_browsers(person: Callable[..., Page]) -> None:
    ann, ben = person(), person(theme="dark")
    sit_together(ann, ben)
    until = time.monotonic() + ENDS_WITHIN
    while not all(page.locator(OVER).count() for page in (ann, ben)):
        assert time.monotonic() < until, "the game does not end"
        for page in (ann, ben):
            if page.locator(TURN).count():
                until_over(page, choose_words, turns=1)
    for page in (ann, ben):
        assert page.locator(OVER).locator("tr").count() > 1, "the score sheet has no lines"


def test_a_whole_game_by_keyboard_alone(person: Callable[..., Page]) -> None:
    page = person(path="/")
    focus(page, '[data-testid="game-koryo"] [data-testid="play-now"]')
    page.keyboard.press("Enter")
    focus(page, 'input[name^="level-"]')
    page.keyboard.press("Home")
    focus(page, '[data-testid="learn-as-you-play"]')
    page.keyboard.press("Space")  # the coach asks again before what looks like a mistake
    focus(page, '[data-testid="start"]')
    page.keyboard.press("Enter")
    page.get_by_test_id("board").wait_for()
    assert until_over(page, press_keys) >= 8


def test_one_key_goes_round_the_choices(person: Callable[..., Page]) -> None:
    page = person()
    at_table(page, game="age_of_comics")
    choices = page.locator(f"{TURN} .piece.can")
    choices.first.wait_for()
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog", name="Keys").wait_for(state="hidden")
    # Buttons beside the board are choices too, as many as the position has: the round is whole when one comes again.
    page.keyboard.press("n")
    while page.evaluate("!document.activeElement.hasAttribute('data-visited')"):
        page.evaluate("document.activeElement.setAttribute('data-visited', '')")
        page.keyboard.press("n")
    assert choices.count() >= 2
    assert page.locator(f"{TURN} .piece.can:not([data-visited])").count() == 0


@pytest.mark.long
def test_killed_in_the_middle_the_game_goes_on(person: Callable[..., Page], site: Site) -> None:
    page = person()
    at_table(page)
    for _ in range(2):
        until_over(page, click_board, turns=2)
        before = int(page.get_by_test_id("board").get_attribute("data-ply") or 0)
        site.kill()
        page.get_by_test_id("lost").wait_for()
        site.start()
        page.get_by_test_id("lost").wait_for(state="detached")
        page.locator('[data-testid="board"][data-yours="true"], [data-testid="end-sheet"]').first.wait_for()
        assert int(page.get_by_test_id("board").get_attribute("data-ply") or 0) >= before
    assert until_over(page, click_board, turns=2) == 2


def test_replay_of_an_exported_record(person: Callable[..., Page], tmp_path: Path) -> None:
    from ludotheque import load

    golden = json.loads(load("koryo").folder().joinpath("golden", "win-4.json").read_text(encoding="utf-8"))
    file = tmp_path / "record.json"
    file.write_text(json.dumps({**golden, "played": "alone"}))
    page = person(path="/")
    page.get_by_test_id("record-file").set_input_files(file)
    scrubber = page.get_by_test_id("scrubber")
    scrubber.wait_for()
    expect(page.get_by_test_id("played-alone")).to_contain_text("Played alone, in one browser")
    page.get_by_test_id("to-end").click()
    assert scrubber.input_value() == scrubber.get_attribute("max")
    page.get_by_test_id("step-back").click()
    assert int(scrubber.input_value()) == int(scrubber.get_attribute("max") or 0) - 1

"""Learning without a server: lessons, puzzles, hints and reviews, with the network cut."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from ludotheque import load
from ludotheque.teaching.puzzles import puzzles_of
from tests.web.alone.conftest import Visitor, ready
from tests.web.hands import click_board, play_now, until_over
from tests.web.test_lessons import to_the_end
from tests.web.test_puzzles import take, wins


def begun(person: Visitor) -> Page:
    page = person.page()
    page.get_by_test_id("game-koryo").wait_for()
    ready(page)
    person.go_offline(page)
    return page


def test_a_lesson_is_taken_to_its_end(visitor: Callable[..., Visitor]) -> None:
    page = begun(visitor(390, 844))
    page.goto(page.url.split("#")[0] + "#/learn/koryo/02-first-round")
    to_the_end(page)
    page.get_by_test_id("lesson-play").wait_for()


def test_a_lesson_in_english_alone_is_taken_by_those_who_read_another_language(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    person.context.add_init_script("localStorage.setItem('ludotheque.language', JSON.stringify('ko'))")
    page = begun(person)
    page.goto(page.url.split("#")[0] + "#/learn/kick_ass/01-idea")
    to_the_end(page)
    expect(page.locator("html")).to_have_attribute("lang", "ko")
    expect(page.get_by_test_id("lesson").locator("h1")).to_have_attribute("lang", "en")
    expect(page.get_by_test_id("lesson-done")).to_have_text("나가기")


def test_the_rules_are_asked_in_the_guide_and_at_a_table(visitor: Callable[..., Visitor]) -> None:
    page = begun(visitor())
    page.goto(page.url.split("#")[0] + "#/learn/koryo")
    page.get_by_test_id("guide-search").fill("who wins a tie")
    expect(page.get_by_test_id("guide-answers").get_by_role("listitem").first).to_contain_text("share the victory")
    page.goto(page.url.split("#")[0] + "#/")
    play_now(page)
    page.keyboard.press("r")
    page.get_by_test_id("guide-search").fill("your hand")
    expect(page.get_by_test_id("guide-answers")).to_contain_text("You hold")


def test_a_puzzle_is_tried_and_solved(visitor: Callable[..., Visitor]) -> None:
    one = puzzles_of(load("kick_ass"))[0]
    page = begun(visitor())
    page.goto(page.url.split("#")[0] + f"#/puzzle/kick_ass/{one.id}")
    page.get_by_test_id("board").wait_for()
    take(page, one.tempting)
    expect(page.get_by_test_id("puzzle-wrong")).to_contain_text(wins(one.value(one.tempting).chance))
    page.get_by_test_id("puzzle-back").click()
    take(page, one.best.move)
    expect(page.get_by_test_id("puzzle-answer")).to_contain_text("Solved!")


def test_a_hint_is_given_and_a_game_reviewed(visitor: Callable[..., Visitor]) -> None:
    page = begun(visitor())
    play_now(page)
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-chance")).to_have_text([re.compile(r"You \d+%"), re.compile(r"\d+%")])
    until_over(page, click_board)
    page.get_by_test_id("replay").click()
    page.get_by_test_id("review-start").click()
    expect(page.get_by_test_id("review-accuracy").first).to_contain_text(re.compile(r"accuracy \d+%"), timeout=60_000)

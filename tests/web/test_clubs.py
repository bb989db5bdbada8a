"""People meet in a club, open a table for it, and play a tournament with bots."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.test_pages import check_axe

SIDEWAYS = """[...document.querySelectorAll('html, main *')]
  .filter(one => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible')
  .map(one => one.outerHTML.slice(0, 80))"""
"""The parts of the page that scroll sideways."""


def found_club(page: Page) -> None:
    page.get_by_test_id("clubs").click()
    page.get_by_test_id("club-name").fill("Friday")
    page.get_by_test_id("club-you").fill("Ann")
    check_axe(page)
    page.get_by_test_id("found-club").click()
    expect(page.get_by_test_id("members")).to_contain_text("Ann")


def test_a_friend_joins_a_club_and_a_table_of_it(person: Callable[..., Page]) -> None:
    ann, ben, cho = person(path="/"), person(width=390, height=844, path="/"), person(path="/")
    found_club(ann)
    expect(ann.get_by_text("No table of this club has finished a game yet.")).to_be_visible()
    ben.goto(ann.get_by_test_id("club-link").input_value())
    ben.get_by_test_id("club-you").fill("Ben")
    check_axe(ben)
    ben.get_by_test_id("join-club").click()
    expect(ben.get_by_test_id("members")).to_contain_text("Ann")
    expect(ben.get_by_test_id("club-link")).to_have_count(0)
    check_axe(ben)
    ann.get_by_test_id("club-table-koryo").click()
    ann.get_by_test_id("remove-seat").click()
    expect(ann.get_by_test_id("list-table")).to_be_checked()
    expect(ann.get_by_test_id("list-for")).to_contain_text("Friday")
    check_axe(ann)
    ann.get_by_test_id("create").click()
    ann.get_by_test_id("invite-1").wait_for()
    table = ann.url.rpartition("/")[2]
    ben.reload()
    expect(ben.get_by_test_id(f"open-{table}")).to_be_visible()
    cho.reload()
    expect(cho.get_by_test_id("game-koryo")).to_be_visible()
    expect(cho.get_by_test_id(f"open-{table}")).to_have_count(0)
    ben.get_by_test_id(f"sit-{table}").click()
    expect(ben.get_by_test_id("board")).to_have_attribute("data-ply", re.compile("[1-9]"))


def test_a_tournament_of_four_with_bots(person: Callable[..., Page], tmp_path: Path) -> None:
    ann = person(path="/")
    found_club(ann)
    ann.get_by_test_id("new-cup").click()
    ann.get_by_test_id("cup-name").fill("Winter cup")
    ann.get_by_test_id("cup-game").select_option("koryo")
    ann.get_by_test_id("cup-bots").fill("3")
    ann.get_by_test_id("cup-level").select_option("beginner")
    check_axe(ann)
    ann.get_by_test_id("announce").click()
    ann.get_by_test_id("cup-enter").click()
    expect(ann.get_by_test_id("standings").locator("tbody tr")).to_have_count(4)
    cup = ann.url
    ann.get_by_test_id("cup-start").click()
    games = ann.get_by_test_id("round-1").get_by_role("link")
    expect(games).to_have_count(2)
    expect(ann.get_by_test_id("cup-start")).to_be_disabled()
    mine = ann.get_by_test_id("cup-play").get_attribute("href") or ""
    others = next(one for one in (games.nth(n).get_attribute("href") or "" for n in range(2)) if one != mine)
    site = cup.partition("/tournament")[0]
    ann.goto(site + mine)
    give_up(ann)
    ann.get_by_test_id("ended-sheet").wait_for()
    ann.goto(site + others)
    ann.get_by_test_id("end-sheet").wait_for()
    ann.goto(cup)
    expect(ann.get_by_test_id("cup-end")).to_be_enabled()
    check_axe(ann)
    first = ann.get_by_test_id("standings").locator("tbody tr").first
    expect(first).to_contain_text("Bot")
    for _ in range(2):  # it asks whether you are sure
        ann.get_by_test_id("cup-end").click()
    expect(ann.get_by_test_id("cup-start")).to_have_count(0)
    with ann.expect_download() as download:
        ann.get_by_test_id("cup-csv").click()
    download.value.save_as(tmp_path / "cup.csv")
    with (tmp_path / "cup.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["name"] for row in rows][-1] == "Ann"
    assert sum(float(row["points"]) for row in rows) == 2
    ann.set_viewport_size({"width": 390, "height": 844})
    for language, bot in (("fr", "Bot 1"), ("ko", "봇 1"), ("en", "Bot 1")):
        ann.evaluate("language => localStorage.setItem('ludotheque.language', JSON.stringify(language))", language)
        ann.reload()
        for part in ("standings", "round-1"):
            expect(ann.get_by_test_id(part)).to_contain_text(bot)
        assert ann.evaluate(SIDEWAYS) == [], language
    ann.get_by_role("link", name="Go to the club").click()
    expect(ann.get_by_test_id("tournaments")).to_contain_text("Winter cup")
    expect(ann.get_by_test_id("club-results").locator('[data-testid^="played-"]')).to_have_count(2)


def give_up(page: Page) -> None:
    expect(page.get_by_test_id("board")).to_have_attribute("data-ply", re.compile("[1-9]"))
    page.get_by_test_id("menu").click()
    page.get_by_test_id("leave").click()
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-sure").click()

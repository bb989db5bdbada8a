"""Finished games are found again, rated tables say so, and people block and report each other."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.hands import open_table_for_a_friend, visit
from tests.web.test_pages import check_axe


def test_a_rated_game_is_found_among_my_games(person: Callable[..., Page]) -> None:
    ann = person(path="/")
    ann.get_by_test_id("game-koryo").get_by_role("link", name="New table").click()
    ann.get_by_test_id("create").wait_for()
    ann.get_by_test_id("remove-seat").click()
    ann.get_by_test_id("kind-1").select_option("friend")
    ann.get_by_test_id("list-table").check()
    ann.get_by_test_id("clock-fold").click()
    expect(ann.get_by_test_id("rated")).to_be_disabled()
    ann.get_by_test_id("clock-kind").select_option("live 10 15")
    ann.get_by_test_id("rated").check()
    check_axe(ann)
    ann.get_by_test_id("create").click()
    expect(ann.get_by_test_id("terms-rated")).to_be_visible()
    table = ann.url.rpartition("/")[2]
    ben = person(width=390, height=844, path="/")
    expect(ben.get_by_test_id(f"open-{table}")).to_contain_text("Rated.")
    ben.get_by_test_id(f"sit-{table}").click()
    for page in (ann, ben):
        expect(page.get_by_test_id("board")).to_have_attribute("data-ply", re.compile("[1-9]"))
    expect(ann.get_by_test_id("hint")).to_have_count(0)
    ben.get_by_test_id("menu").click()
    ben.get_by_test_id("leave").click()
    expect(ben.get_by_test_id("leave-bot")).to_have_count(0)
    ben.get_by_test_id("resign").click()
    ben.get_by_test_id("resign-sure").click()
    for page in (ann, ben):
        expect(page.get_by_test_id("ratings")).to_contain_text(re.compile(r"15\d\d\s*\+"))
    check_axe(ann)
    for page, outcome in ((ann, "Won"), (ben, "Lost")):
        visit(page, "/games")
        row = page.get_by_test_id(f"played-{table}")
        expect(row).to_contain_text(outcome)
        expect(row).to_contain_text("Ended by resignation")
        expect(page.get_by_test_id("rating-koryo")).to_contain_text(re.compile(r"1[45]\d\d\?"))
        check_axe(page)
    ann.get_by_test_id("filter-outcome").select_option("lost")
    expect(ann.get_by_test_id("played").get_by_role("listitem")).to_have_count(0)
    ann.get_by_test_id("filter-outcome").select_option("won")
    ann.get_by_test_id(f"replay-{table}").click()
    expect(ann.get_by_test_id("player")).to_be_visible()


def test_people_are_blocked_and_reported_and_tables_unlisted(person: Callable[..., Page]) -> None:
    ann = person()
    invite = open_table_for_a_friend(ann, listed={})
    table = ann.url.rpartition("/")[2]
    ann.get_by_test_id("unlist").click()
    expect(ann.get_by_test_id("listed")).to_have_count(0)
    ben = person(path="/")
    expect(ben.get_by_test_id("game-koryo")).to_be_visible()
    expect(ben.get_by_test_id(f"open-{table}")).to_have_count(0)
    visit(ben, invite)
    ben.get_by_test_id("join").click()
    for page in (ann, ben):
        expect(page.get_by_test_id("board")).to_have_attribute("data-ply", re.compile("[1-9]"))
    ann.get_by_test_id("menu").click()
    ann.get_by_test_id("report-1").click()
    ann.get_by_test_id("report-reason").select_option("spam")
    ann.get_by_test_id("report-text").fill("sells things")
    check_axe(ann)
    ann.get_by_test_id("send-report").click()
    expect(ann.get_by_test_id("report-1")).to_be_disabled()
    ann.get_by_test_id("block-1").click()
    expect(ann.get_by_test_id("block-1")).to_be_disabled()
    visit(ann, "/you")
    expect(ann.get_by_test_id("blocked")).to_contain_text("Guest")
    check_axe(ann)
    ann.get_by_test_id("blocked").get_by_role("button").click()
    expect(ann.get_by_test_id("blocked")).to_have_count(0)

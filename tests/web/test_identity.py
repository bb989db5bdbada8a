"""People take themselves along: to another device by a link, and into an account by a passkey or by mail."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.hands import TURN, open_table_for_a_friend, sit_down
from tests.web.test_leaving import leave, open_timed_table, play_until
from tests.web.test_pages import check_axe


def device_link(page: Page) -> str:
    """The link in the menu of a table."""
    page.get_by_test_id("menu").click()
    page.get_by_test_id("other-device").click()
    page.get_by_test_id("make-link").click()
    return str(page.get_by_test_id("device-link").input_value())


def test_one_leaves_a_bot_takes_over_and_they_come_back_on_another_device(person: Callable[..., Page]) -> None:
    ann, ben, phone = person(), person(), person(width=390, height=844)
    sit_down(ben, open_timed_table(ann))
    ann.locator(f"{TURN}, [data-yours=false]").first.wait_for()
    table = ben.url.rpartition("/")[2]
    link = device_link(ben)
    check_axe(ben)
    ben.keyboard.press("Escape")
    leave(ben)
    ben.get_by_test_id("stand-in-level").select_option("greedy")
    ben.get_by_test_id("leave-bot").click()
    expect(ann.get_by_test_id("log")).to_contain_text("Ben leaves. A bot plays on (Greedily).")
    phone.goto(link)
    expect(phone.get_by_role("heading", level=1)).to_have_text("Continue as Ben")
    expect(phone.get_by_role("main")).to_contain_text("1 table comes with it.")
    check_axe(phone)
    phone.get_by_test_id("continue").click()
    phone.get_by_role("heading", name="Your tables").wait_for()
    phone.locator(f'a[href="/table/{table}"]').click()
    phone.get_by_test_id("take-over").click()
    expect(ann.get_by_test_id("log")).to_contain_text("Ben is back and takes over.")
    before = int(ann.get_by_test_id("board").get_attribute("data-ply") or 0)
    play_until([ann, phone], lambda: int(ann.get_by_test_id("board").get_attribute("data-ply") or 0) > before + 4)
    stranger = person(forgive="403")
    stranger.goto(link)
    expect(stranger.get_by_role("alert")).to_contain_text("used already")


def test_a_browser_with_tables_of_its_own_asks_what_becomes_of_them(person: Callable[..., Page]) -> None:
    ann, tablet = person(), person()
    for page in (ann, tablet):
        open_table_for_a_friend(page)
    table = tablet.url
    link = device_link(ann)
    tablet.goto(link)
    expect(tablet.get_by_test_id("bring")).to_contain_text("This browser has 1 table of its own.")
    check_axe(tablet)
    tablet.get_by_test_id("bring-along").check()
    tablet.get_by_test_id("continue").click()
    expect(tablet.locator('section:has(h2:text("Your tables")) li')).to_have_count(2)
    ann.goto(table)
    expect(ann.get_by_test_id("invite-1")).to_have_value(re.compile("/join/"))

"""Strangers meet at open tables, and people who know each other find one another again."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Site, serving
from tests.web.hands import BOT, FRIEND, YOU, new_table, open_table_for_a_friend, visit
from tests.web.test_pages import check_axe


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Yield a server without anyone else's open tables."""
    yield from serving(tmp_path_factory.mktemp("site"))


def open_listed_table(page: Page, *seats: dict[str, str]) -> str:
    """Open a table of Koryŏ that anyone may join, and return its id."""
    open_table_for_a_friend(page, *(seats or (YOU, FRIEND, BOT)), listed={})
    return page.url.rpartition("/")[2]


def expect_dealt(*pages: Page) -> None:
    for page in pages:
        expect(page.get_by_test_id("board")).to_have_attribute("data-ply", re.compile("[1-9]"))


def test_a_stranger_joins_an_open_table_in_one_click(person: Callable[..., Page]) -> None:
    ann = person(path="/")
    ann.get_by_test_id("game-koryo").get_by_role("link", name="New table").click()
    ann.get_by_test_id("create").wait_for()
    ann.get_by_test_id("kind-1").select_option("friend")
    ann.get_by_test_id("list-table").check()
    ann.get_by_test_id("fill-table").check()
    ann.get_by_test_id("clock-fold").click()
    ann.get_by_test_id("clock-kind").select_option("live 10 15")
    check_axe(ann)
    ann.get_by_test_id("create").click()
    expect(ann.get_by_test_id("listed")).to_contain_text("anyone can join. Bots (Skilled)")
    table = ann.url.rpartition("/")[2]
    ben = person(width=390, height=844, path="/")
    row = ben.get_by_test_id(f"open-{table}")
    expect(row).to_contain_text("10 minutes + 15 seconds")
    expect(row).to_contain_text("One seat is free. ")
    check_axe(ben)
    ben.get_by_test_id(f"sit-{table}").click()
    expect_dealt(ann, ben)
    assert ben.url == ann.url


def test_a_guest_is_asked_for_a_name_once_before_a_table_with_others(person: Callable[..., Page]) -> None:
    ann = person(stranger=True, path="/")
    ann.get_by_test_id("game-koryo").get_by_role("link", name="New table").click()
    ann.get_by_test_id("kind-1").select_option("friend")
    ann.get_by_test_id("list-table").check()
    ann.get_by_test_id("create").click()
    expect(ann.get_by_test_id("asked-name")).to_be_focused()
    expect(ann.get_by_test_id("name-continue")).to_be_disabled()
    check_axe(ann)
    ann.keyboard.press("Escape")
    expect(ann.get_by_test_id("ask-name")).to_have_count(0)
    ann.get_by_test_id("create").click()
    ann.get_by_test_id("asked-name").fill("Ann")
    ann.keyboard.press("Enter")
    ann.get_by_test_id("listed").wait_for()
    table = ann.url.rpartition("/")[2]
    ben = person(stranger=True, width=390, height=844, path="/")
    expect(ben.get_by_test_id(f"open-{table}")).to_contain_text("Ann")
    ben.get_by_test_id(f"sit-{table}").click()
    check_axe(ben)
    ben.get_by_test_id("name-guest").click()
    expect_dealt(ann, ben)
    visit(ben, "/")
    new_table(ben, "friend")
    ben.get_by_test_id("invite-1").wait_for()


def test_an_invited_guest_who_leaves_the_name_empty_is_asked_for_one(person: Callable[..., Page]) -> None:
    ann, ben = person(), person(stranger=True)
    ben.goto(open_table_for_a_friend(ann))
    ben.get_by_test_id("join").click()
    expect(ben.get_by_test_id("asked-name")).to_be_focused()
    ben.keyboard.press("Escape")
    expect(ben.get_by_test_id("ask-name")).to_have_count(0)
    ben.get_by_test_id("join").click()
    ben.get_by_test_id("asked-name").fill("Ben")
    ben.keyboard.press("Enter")
    expect_dealt(ann, ben)
    expect(ann.get_by_test_id("board")).to_contain_text("Ben")


def test_a_guest_chooses_a_name_where_tables_wait(person: Callable[..., Page]) -> None:
    ann, ben = person(), person(stranger=True, width=390, height=844)
    table = open_listed_table(ann)
    ben.route("**/api/open", lambda route: route.fulfill(json=[]))
    visit(ben, "/")
    expect(ben.get_by_test_id("play-now").first).to_be_visible()
    expect(ben.get_by_test_id("lobby-name")).to_be_hidden()
    ben.unroute("**/api/open")
    ben.reload()
    ben.get_by_test_id("lobby-name").fill("Ben")
    check_axe(ben)
    ben.get_by_test_id(f"sit-{table}").click()
    expect_dealt(ann, ben)
    expect(ann.get_by_text("Ben").first).to_be_visible()
    visit(ben, "/you")
    expect(ben.get_by_test_id("you-name")).to_have_value("Ben")


def test_a_guest_needs_no_name_for_bots(person: Callable[..., Page]) -> None:
    ann = person(stranger=True, path="/")
    ann.get_by_test_id("game-koryo").get_by_role("link", name="New table").click()
    ann.get_by_test_id("kind-1").select_option("bot")
    ann.get_by_test_id("create").click()
    expect_dealt(ann)


def test_the_page_of_a_new_table_names_those_who_wait_for_that_game(person: Callable[..., Page]) -> None:
    ann, ben = person(), person(path="/")
    table = open_listed_table(ann)
    ben.get_by_test_id("game-manga_dice").get_by_role("link", name="New table").click()
    ben.get_by_test_id("create").wait_for()
    expect(ben.get_by_test_id(f"open-{table}")).to_have_count(0)
    ben.get_by_test_id("home").click()
    ben.get_by_test_id("game-koryo").get_by_role("link", name="New table").click()
    ben.get_by_test_id(f"sit-{table}").click()
    expect_dealt(ann, ben)


def test_an_invite_is_a_code_for_a_camera_and_known_people_are_called(person: Callable[..., Page]) -> None:
    ann = person()
    first = open_listed_table(ann)
    ben = person(path="/")
    ben.get_by_test_id(f"sit-{first}").click()
    expect_dealt(ann, ben)
    open_table_for_a_friend(ann, YOU, FRIEND, BOT)
    expect(ann.get_by_test_id("listed")).to_have_count(0)
    ann.get_by_test_id("show-qr-1").click()
    expect(ann.get_by_role("img", name="Invitation link for")).to_be_visible()
    ann.get_by_test_id("people").get_by_role("button", name="Invite").first.click()
    expect(ann.get_by_test_id("people").get_by_role("button", name="Invited")).to_be_disabled()
    ann.reload()
    expect(ann.get_by_test_id("people").get_by_role("button", name="Invited")).to_be_disabled()
    check_axe(ann)
    table = ann.url.rpartition("/")[2]
    visit(ben, "/")
    expect(ben.get_by_test_id(f"open-{table}")).to_contain_text("you are invited")
    ben.get_by_test_id(f"sit-{table}").click()
    expect_dealt(ann, ben)


def test_who_sat_down_stands_up_again_or_the_host_frees_the_seat(person: Callable[..., Page]) -> None:
    ann, ben = person(), person(width=390, height=844)
    table = open_listed_table(ann, YOU, FRIEND, FRIEND)

    def sit() -> None:
        visit(ben, "/")
        ben.get_by_test_id(f"sit-{table}").click()
        ben.get_by_test_id("invites").wait_for()
        ann.get_by_test_id("free-1").wait_for()

    sit()
    check_axe(ann)
    ben.get_by_test_id("menu").click()
    ben.get_by_test_id("leave").click()
    check_axe(ben)
    ben.get_by_test_id("stand-up").click()
    ann.get_by_test_id("invite-1").wait_for()
    ben.get_by_test_id(f"sit-{table}").wait_for()
    sit()
    ann.get_by_test_id("free-1").click()
    ann.get_by_test_id("invite-1").wait_for()
    expect(ann.get_by_test_id("free-1")).to_have_count(0)
    expect(ben.get_by_test_id("notice")).to_have_text(
        "The host of this table has freed your seat. You can still watch."
    )
    expect(ben.get_by_test_id("invites")).to_be_visible()
    ben.get_by_test_id("menu").click()
    ben.get_by_test_id("leave").click()
    expect(ben.get_by_test_id("leave-sheet")).to_contain_text("You are watching.")
    sit()
    ben.goto("about:blank")  # no one is there to be told
    ann.get_by_test_id("free-1").click()
    ann.get_by_test_id("invite-1").wait_for()
    ben.goto(ann.url)
    expect(ben.get_by_test_id("notice")).to_have_text("You no longer have a seat at this table.")

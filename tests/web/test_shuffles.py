"""The waiting room, the browser's contribution to the shuffles, and the check of it at the end."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from ludotheque import Record, verify
from tests.web.conftest import Site
from tests.web.hands import TURN, choose_words, new_table, open_table_for_a_friend, sit_down, until_over, visit
from tests.web.test_pages import check_axe
from tests.web.test_tables import LAST_SEASON, open_position


def table_of(page: Page) -> str:
    return page.url.rsplit("/", 1)[1]


def kept_values(page: Page) -> dict[str, str]:
    """Return the values that this browser keeps, by seat."""
    found = page.evaluate("table => JSON.parse(localStorage.getItem(`ludotheque.shuffle.${table}`))", table_of(page))
    values: dict[str, str] = found["values"]
    return values


def test_the_record_of_a_game_in_the_browser_has_what_the_browser_added(
    person: Callable[..., Page], site: Site, tmp_path: Path
) -> None:
    page = person(path="/")
    open_position(page, tmp_path, LAST_SEASON)
    page.locator(TURN).wait_for()
    until_over(page, choose_words)
    expect(page.get_by_test_id("shuffle")).to_have_attribute("data-verdict", "kept")
    expect(page.get_by_test_id("shuffle")).to_contain_text(
        "The game began from a chosen position, which was not shuffled."
    )
    record = Record.from_json(page.request.get(f"{site.url}/api/tables/{table_of(page)}/record").json())
    verify(record)
    assert record.contributions
    assert {str(seat): one.value for seat, one in enumerate(record.contributions) if one.value} == kept_values(page)
    assert [one.why for one in record.contributions] == ["bot", None]


def forget(added: dict[str, Any]) -> None:
    added.update(value=None, why="withheld")


def replace(added: dict[str, Any]) -> None:
    added.update(value="0d" * 32)


@pytest.mark.parametrize(
    ("lie", "found", "says"), [(forget, "left-out", "left out"), (replace, "false", "manipulated")]
)
def test_a_record_that_lies_about_what_the_browser_added_is_said_aloud(
    person: Callable[..., Page], tmp_path: Path, lie: Callable[[dict[str, Any]], None], found: str, says: str
) -> None:
    page = person(path="/")

    def forge(route: Route) -> None:
        record = route.fetch().json()
        lie(record["contributions"][1])
        route.fulfill(json=record)

    page.route("**/record", forge)
    open_position(page, tmp_path, LAST_SEASON)
    page.locator(TURN).wait_for()
    until_over(page, choose_words)
    alert = page.get_by_test_id("end-sheet").get_by_role("alert")
    expect(alert).to_have_attribute("data-verdict", found)
    expect(alert).to_contain_text(says)


@pytest.mark.parametrize(("width", "height"), [(1280, 900), (390, 844)])
def test_nothing_is_dealt_while_a_friend_is_missing(person: Callable[..., Page], width: int, height: int) -> None:
    ann, ben = person(width=width, height=height, path="/"), person()
    new_table(ann, "friend")
    invite = ann.get_by_test_id("invite-1").input_value()
    room = ann.get_by_test_id("waiting-room")
    expect(room.get_by_role("listitem")).to_have_count(2)
    expect(room.get_by_role("listitem").nth(0)).to_contain_text("Seated")
    expect(room.get_by_role("heading", level=2)).to_have_text("Waiting for everyone to sit down")
    expect(ann.get_by_test_id("prompt")).to_have_text("Koryŏ")
    assert ann.get_by_test_id("board").count() == 0
    check_axe(ann)
    assert ann.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    sit_down(ben, invite)
    ann.get_by_test_id("board").wait_for()
    assert ann.get_by_test_id("invites").count() == 0
    values = [kept_values(page) for page in (ann, ben)]
    assert [list(one) for one in values] == [["0"], ["1"]]


def test_who_watches_sees_who_is_missing_and_no_invitation(person: Callable[..., Page]) -> None:
    ann, watcher = person(), person()
    invite = open_table_for_a_friend(ann)
    visit(watcher, ann.url)
    expect(watcher.get_by_test_id("invites")).to_contain_text("The game begins when every seat is taken")
    assert invite not in json.dumps(watcher.content())
    assert watcher.get_by_test_id("invite-1").count() == 0
    ben = person()
    sit_down(ben, invite)
    watcher.get_by_test_id("board").wait_for()

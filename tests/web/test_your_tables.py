"""Your tables: the newest first and few of them, what rests is put away, and a deletion can be taken back."""

from __future__ import annotations

import contextlib
import re
import sqlite3
from collections.abc import Callable, Iterator
from datetime import timedelta

import pytest
from playwright.sync_api import Page, expect

from ludotheque import load
from ludotheque.app.store.interface import now
from ludotheque.testing.records import golden, read
from tests.web.conftest import Site, serving
from tests.web.hands import visit
from tests.web.histories import written
from tests.web.test_pages import check_axe

MANY = 44
TAKEN_BACK_WITHIN = 11_000
"""Milliseconds after which a deletion stands."""
LOOKS = 5


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Yield a server without anyone's open tables, which the shelf would show above the games."""
    yield from serving(tmp_path_factory.mktemp("site"))


def practised(site: Site, page: Page, *, ages: list[timedelta]) -> list[str]:
    """Write games of the page's guest against bots that rest for so long, and look at the shelf."""
    record = read(load("koryo"), golden(load("koryo"))[0])
    tables = [written(page, record, 6, 0) for _ in ages]
    with contextlib.closing(sqlite3.connect(site.folder / "tables.db", timeout=20)) as database, database:
        for table, age in zip(tables, ages, strict=True):
            at = now() - age // timedelta(milliseconds=1)
            database.execute("UPDATE tables SET updated = ? WHERE id = ?", (at, table))
    visit(page, "/")
    page.get_by_test_id("your-tables").wait_for()
    return tables


def listed(page: Page) -> list[str]:
    """Return the tables in the list, from top to bottom."""
    links = page.get_by_test_id("your-tables").locator("li > a:first-child")
    ids: list[str] = links.evaluate_all("all => all.map(one => one.getAttribute('href').split('/').at(-1))")
    return ids


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_many_tables_leave_the_games_in_sight(person: Callable[..., Page], site: Site, width: int, height: int) -> None:
    page = person(width=width, height=height)
    tables = practised(site, page, ages=[timedelta(hours=MANY - number) for number in range(MANY)])
    newest = tables[::-1]
    assert listed(page) == newest[:3]
    page.wait_for_load_state("networkidle")
    cover = page.locator("article[data-testid^=game-] .cover").first.bounding_box()
    assert cover is not None and cover["y"] + (cover["height"] if width > height else 0) <= height
    check_axe(page)
    page.get_by_test_id("all-tables").click()
    expect(page.get_by_test_id("all-tables")).to_have_text("Show fewer")
    assert listed(page) == newest
    page.get_by_test_id("all-tables").click()
    assert listed(page) == newest[:3]


def test_games_against_bots_that_rest_for_a_week_are_put_away(person: Callable[..., Page], site: Site) -> None:
    page = person()
    fresh, late, older, oldest = practised(site, page, ages=[timedelta(days=days) for days in (1, 6, 8, 40)])
    assert listed(page) == [fresh, late]
    expect(page.get_by_test_id("turn-count")).to_have_text("2")
    page.get_by_test_id("all-tables").click()
    expect(page.get_by_role("heading", name="Put away")).to_be_visible()
    assert listed(page) == [fresh, late, older, oldest]
    check_axe(page)
    page.get_by_test_id("put-away").get_by_role("link", name="Your turn: Koryŏ").first.click()
    expect(page).to_have_url(re.compile(older))
    page.get_by_test_id("board").wait_for()


def test_your_turn_opens_the_table(person: Callable[..., Page], site: Site) -> None:
    page = person()
    [table] = practised(site, page, ages=[timedelta()])
    page.get_by_role("link", name="Your turn: Koryŏ").click()
    expect(page).to_have_url(re.compile(table))
    page.get_by_test_id("board").wait_for()


def test_a_deletion_is_taken_back_or_stands_after_a_while(person: Callable[..., Page], site: Site) -> None:
    page = person()
    page.clock.install()
    newer, older = practised(site, page, ages=[timedelta(), timedelta(hours=1)])
    gone = page.get_by_test_id("your-tables").get_by_text("Koryŏ: deleted.")
    page.get_by_test_id(f"delete-{newer}").click()
    expect(gone).to_be_visible()
    expect(page.get_by_test_id(f"keep-{newer}")).to_be_focused()
    expect(page.get_by_test_id("turn-count")).to_have_text("1")
    check_axe(page)
    page.get_by_test_id(f"keep-{newer}").click()
    page.clock.fast_forward(TAKEN_BACK_WITHIN)
    assert listed(page) == [newer, older]
    page.get_by_test_id(f"delete-{older}").click()
    with page.expect_response(lambda answer: answer.request.method == "DELETE"):
        page.clock.fast_forward(TAKEN_BACK_WITHIN)
    expect(gone).to_have_count(0)
    page.reload()
    page.get_by_test_id("your-tables").wait_for()
    assert listed(page) == [newer]


def test_a_page_that_is_left_carries_out_its_deletions(person: Callable[..., Page], site: Site) -> None:
    page = person()
    kept, deleted = practised(site, page, ages=[timedelta(), timedelta(hours=1)])
    page.get_by_test_id(f"delete-{deleted}").click()
    expect(page.get_by_test_id(f"keep-{deleted}")).to_be_visible()
    # The deletion and the question of the page that comes next reach the server in any order.
    for _ in range(LOOKS):
        page.reload()
        page.get_by_test_id("your-tables").wait_for()
        if listed(page) == [kept]:
            break
    assert listed(page) == [kept]

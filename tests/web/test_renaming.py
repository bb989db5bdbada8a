"""Players who change their name at a table."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.hands import YOU, open_table_for_a_friend, opened, sit_down, visit
from tests.web.test_pages import check_axe


def rename(page: Page, name: str, seat: int = 0) -> None:
    """Give a seat of that page another name in the menu."""
    page.get_by_test_id("menu").click()
    page.get_by_test_id(f"own-name-{seat}").fill(name)
    page.get_by_test_id(f"rename-{seat}").click()


def test_a_new_name_at_the_table_is_seen_by_the_other_and_kept(person: Callable[..., Page]) -> None:
    ann, ben = person(), person(width=390, height=844)
    sit_down(ben, open_table_for_a_friend(ann))
    ann.get_by_test_id("board").wait_for()
    expect(ben.get_by_text("Anna").first).to_have_count(0)
    rename(ann, "Anna")
    expect(ann.get_by_test_id("own-name-0")).to_be_hidden()
    expect(ben.get_by_text("Anna").first).to_be_visible()
    ann.get_by_test_id("menu").click()
    expect(ann.get_by_test_id("own-name-0")).to_have_value("Anna")
    check_axe(ann)
    visit(ann, "/you")
    expect(ann.get_by_test_id("you-name")).to_have_value("Anna")


def test_a_name_can_be_changed_while_one_waits(person: Callable[..., Page]) -> None:
    ann = person(width=390, height=844)
    open_table_for_a_friend(ann)
    ann.get_by_test_id("change-name-0").click()
    ann.get_by_test_id("own-name-0").fill("Anna")
    ann.get_by_test_id("rename-0").click()
    expect(ann.get_by_test_id("own-name-0")).to_be_hidden()
    expect(ann.get_by_test_id("invites")).to_contain_text("Anna")
    check_axe(ann)


def test_two_at_one_screen_have_a_field_each(person: Callable[..., Page]) -> None:
    ann = person()
    visit(ann, f"/table/{opened(ann, YOU, {'kind': 'hotseat'})['table']}")
    ann.get_by_test_id("board").wait_for()
    ann.keyboard.press("Escape")
    rename(ann, "Cho", seat=1)
    expect(ann.get_by_test_id("own-name-1")).to_be_hidden()
    ann.get_by_test_id("menu").click()
    expect(ann.get_by_test_id("own-name-1")).to_have_value("Cho")
    visit(ann, "/you")
    expect(ann.get_by_test_id("you-name")).to_have_value("")

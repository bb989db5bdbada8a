"""Parts of the board of Koryŏ that no other has."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.conftest import Site
from tests.web.test_ending import late_table

TIED = {
    "game": "koryo",
    "player": 0,
    "phase": "effects",
    "seats": [{"tableau": {"banker": 2, "omniscient": 1}}, {"tableau": {"banker": 2, "priest": 1}}],
}


def test_a_majority_by_the_omniscient_bears_the_initial_of_its_owner(person: Callable[..., Page], site: Site) -> None:
    page = person(path="/about")
    page.goto(site.url + late_table(page, TIED, 2))
    seal = page.get_by_test_id("court-banker").locator(".badge")
    expect(seal).to_contain_class("hollow")
    expect(seal).to_have_text("A")

"""Rules that change while a game runs: its players learn of it, and can close a game that cannot continue."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import Site
from tests.web.hands import at_table


def change(site: Site, statement: str) -> None:
    """Change the database between the end of a server and the start of the next."""
    site.kill()
    with contextlib.closing(sqlite3.connect(Path(site.folder) / "tables.db")) as database:
        database.execute(statement)
        database.commit()
    site.start()


def test_people_are_told_that_the_rules_have_changed(site: Site, person: Callable[..., Page]) -> None:
    ann = person()
    at_table(ann)
    table = ann.url

    ann.goto("about:blank")  # a page in the middle of loading would complain
    change(site, "UPDATE tables SET version = 0")
    ann.goto(table)
    expect(ann.locator('[data-key="carried"]')).to_contain_text("The rules of Koryŏ were corrected")

    ann.goto("about:blank")  # a page in the middle of loading would complain
    change(site, "UPDATE tables SET carried = NULL, version = 0, setup = '[]'")
    ann.goto(table)
    expect(ann.get_by_role("heading", level=1)).to_have_text("This game cannot continue")
    ann.get_by_test_id("close-game").click()
    expect(ann.get_by_test_id("closing")).to_have_text("This game is closed.")

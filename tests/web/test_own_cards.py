"""Cards of one's own: a template, and errors with their line and column."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.test_pages import check_axe


def test_a_file_of_cards_from_the_template_to_the_table(person: Callable[..., Page], tmp_path: Path) -> None:
    page = person(path="/new/manga_dice")
    page.get_by_text("Options", exact=True).click()
    page.get_by_text("File format").click()
    with page.expect_download() as download:
        page.get_by_test_id("template-cards").click()
    template = download.value.path().read_text(encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(template.replace('name = "Fan Letter"', "name = 7"), encoding="utf-8")
    page.get_by_test_id("document-cards").set_input_files(mine)
    problem = page.get_by_test_id("document-problem")
    line = template[: template.index('name = "Fan Letter"')].count("\n") + 1
    expect(problem).to_contain_text(f"Line {line}, column 8: “name” must be text in quotation marks.")
    expect(problem.locator("pre")).to_contain_text("name = 7")
    check_axe(page)
    mine.write_text(template + '[[spell]]\nid = "x"\n', encoding="utf-8")
    page.get_by_test_id("document-cards").set_input_files(mine)
    last = template.count("\n") + 1
    expect(problem).to_contain_text(f"Line {last}, column 1: there is no kind [[spell]].")
    mine.write_text(template.replace("Fan Letter", "A card of mine"), encoding="utf-8")
    page.get_by_test_id("document-cards").set_input_files(mine)
    expect(page.get_by_test_id("document-names").get_by_text("A card of mine")).to_be_visible()
    expect(problem).to_have_count(0)


def test_a_file_of_something_else_is_no_game(person: Callable[..., Page], tmp_path: Path) -> None:
    page = person(path="/")
    other = tmp_path / "package.json"
    other.write_text('{"name": "something"}', encoding="utf-8")
    page.get_by_test_id("record-file").set_input_files(other)
    expect(page.get_by_test_id("record-problem")).to_have_text("This is not a Ludotheque game file.")

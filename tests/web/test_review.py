"""A finished game is reviewed in the browser, and its decisions are tried again."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ludotheque import Match, SeededChance, load
from ludotheque.bots import bot
from ludotheque.testing.records import golden, read
from tests.web.hands import TURN, visit
from tests.web.histories import written
from tests.web.test_pages import check_axe


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a game of Koryŏ of a player who plays at random against a greedy one, as a file."""
    koryo = load("koryo")
    match = Match.start(koryo, 2, chance=SeededChance(3), seats=["Ann", "Ben"])
    bots = [bot("random", koryo, seed=1), bot("greedy", koryo, seed=2)]
    while not match.state.is_terminal():
        forced, seat = match.forced(), match.state.current_player()
        match.act(bots[seat].choose(match.state, seat) if forced is None else forced, auto=forced is not None)
    path = tmp_path / "game.json"
    path.write_text(match.record.dumps())
    return path


@pytest.mark.parametrize("width", [1280, 390])
def test_a_game_is_reviewed_and_a_mistake_is_tried_again(person: Callable[..., Page], file: Path, width: int) -> None:
    page = person(width=width, height=844, path="/replay")
    page.locator('input[type="file"]').set_input_files(file)
    page.get_by_test_id("review-seat").select_option("0")
    page.get_by_test_id("review-start").click()
    expect(page.get_by_test_id("review-accuracy")).to_contain_text(re.compile(r"Ann: accuracy \d+%"), timeout=60_000)
    began = r"Ann began with \d+ in 100 chances to win; 50 would be even[.]"
    expect(page.get_by_test_id("review-said")).to_have_text(
        re.compile(rf"^{began}\s+Ann’s decisions cost about .+; .+[.]$")
    )
    expect(page.get_by_test_id("review-why").first).to_contain_text("It ")
    expect(page.get_by_test_id("review-look").first).to_have_text(re.compile(r"Move [1-9]\d*, .*\(±[1-9]\d*\)$"))
    better, show = page.get_by_test_id("review-better"), page.get_by_test_id("review-show")
    expect(better, "it is to be found").to_have_count(0)
    check_axe(page)
    show.last.click()
    expect(better).to_have_count(1)
    expect(better).to_contain_text("Better: ")

    page.get_by_test_id("review-look").first.click()
    page.get_by_test_id("review-try").first.click()
    expect(better).to_have_count(1)
    trial = page.get_by_test_id("trial")
    expect(trial).to_contain_text("find a better one")
    expect(trial).to_be_in_viewport()
    listed = page.get_by_test_id("action-list")
    if listed.get_attribute("open") is None:
        listed.locator("summary").click()
    listed.locator("[data-action]").first.click()
    expect(page.get_by_test_id("trial-verdict")).to_contain_text(
        re.compile("Best|Good|Inaccuracy|Mistake|Blunder"), timeout=30_000
    )
    check_axe(page)
    page.get_by_test_id("trial-leave").click()
    expect(better, "it was tried").to_have_count(2)
    page.get_by_test_id("review-try").first.click()
    page.get_by_test_id("trial-branch").click()
    page.locator(TURN).wait_for()
    expect(page).to_have_url(re.compile("/table/"))


def test_any_moment_of_a_replay_can_be_played_on(person: Callable[..., Page], file: Path) -> None:
    page = person(path="/replay")
    page.locator('input[type="file"]').set_input_files(file)
    page.get_by_test_id("step-on").click()
    page.get_by_test_id("branch").click()
    page.locator(TURN).wait_for()


def test_the_address_of_a_replay_leads_to_the_moment_on_the_board(person: Callable[..., Page]) -> None:
    page = person()
    record = read(load("koryo"), golden(load("koryo"))[0])
    finished = written(page, record, len(record.entries) - 1, 0)
    visit(page, f"/replay/{finished}#13")
    scrubber = page.get_by_test_id("scrubber")
    expect(scrubber).to_have_value("13")
    page.get_by_test_id("step-on").click()
    expect(page).to_have_url(re.compile(f"/replay/{finished}#14$"))
    page.evaluate("navigator.clipboard.writeText = async (text) => void (window.copied = text)")
    page.get_by_test_id("copy-share-move").click()
    expect(page.get_by_test_id("copy-share-move")).to_have_text("Copied")
    expect(page.get_by_test_id("share-move")).to_have_value(page.url)
    assert page.evaluate("copied") == page.url
    page.reload()
    expect(scrubber).to_have_value("14")
    page.evaluate("location.hash = '#2'")
    expect(scrubber).to_have_value("2")


def test_the_chances_of_a_whole_game_are_drawn_at_once(person: Callable[..., Page], file: Path) -> None:
    page = person(path="/replay")
    page.locator('input[type="file"]').set_input_files(file)
    page.get_by_test_id("estimate").click()
    chart = page.get_by_role("img", name="Chances")
    chart.wait_for()
    expect(page.get_by_test_id("estimate")).to_be_enabled()
    check_axe(page)

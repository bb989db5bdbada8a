"""A finished game is reviewed in the browser, and its decisions are tried again."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludotheque import Match, SeededChance, load
from ludotheque.bots import bot
from ludotheque.core.moments import moments
from ludotheque.core.record import Record
from ludotheque.testing.records import golden, read
from tests.web.hands import TURN, visit
from tests.web.histories import written
from tests.web.test_pages import check_axe
from tests.web.test_puzzles import take


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
    expect(page.get_by_test_id("review-why").first).to_contain_text("after the better one")
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


def reviewed(record: Record, grades: list[str]) -> Iterator[dict[str, Any]]:
    """Yield a review of the first choices of the first player, in which each has a better move: the last one."""
    koryo, left = load("koryo"), list(grades)
    yield {"type": "begun", "decisions": len(grades), "shares": [0.0, 1.0]}
    standing = [number for number, entry in enumerate(record.entries) if not entry.undone]
    for number, (match, _) in zip(standing, moments(record), strict=False):
        offered, did = koryo.offered(match.state), record.entries[number].do
        if left and match.state.current_player() == 0 and len(offered) > 2 and offered[-1] != did:
            best, said = koryo.actions.parse(offered[-1]), koryo.actions.parse(did)
            yield {
                "type": "decision",
                "entry": number,
                "seat": 0,
                "did": koryo.actions.to_json(said),
                "best": koryo.actions.to_json(best),
                "did_words": did,
                "best_words": offered[-1],
                "loss": 0.3,
                "error": 0.02,
                "grade": left.pop(),
                "chances": [0.6, 0.4],
                "reasons": [],
                "causes": [],
                "then": [koryo.actions.to_json(said)],
            }
    yield {"type": "over", "accuracy": {"0": 50.0}, "balance": {"0": None}}


def test_the_mistakes_of_a_game_are_kept_as_puzzles(person: Callable[..., Page], file: Path) -> None:
    page = person()
    record = Record.loads(file.read_text())
    finished = written(page, record, len(record.entries) - 1, 0)
    events = "".join(f"data: {json.dumps(one)}\n\n" for one in reviewed(record, ["blunder", "inaccuracy", "mistake"]))
    page.route("**/api/review", lambda route: route.fulfill(body=events, content_type="text/event-stream"))
    visit(page, f"/replay/{finished}")
    page.get_by_test_id("review-start").click()
    page.get_by_test_id("review-show").first.click()
    expect(page.get_by_test_id("review-better")).to_contain_text(
        re.compile(r"Better: .+[.] .*Then, for example: .+[.]$")
    )
    expect(page.get_by_test_id("keep-mistakes")).to_have_text("Keep 2 mistakes as puzzles")
    page.get_by_test_id("keep-mistakes").click()
    page.get_by_test_id("mistakes-kept").click()
    own = page.get_by_test_id("puzzles-own").get_by_role("link")
    expect(own).to_have_count(2)
    expect(own.first).to_contain_text(re.compile("Mistake|Blunder"))
    check_axe(page)

    own.first.click()
    page.get_by_test_id("board").wait_for()
    expect(page.get_by_test_id("puzzle")).to_contain_text("From your own game")
    expect(page.get_by_test_id("puzzle")).to_contain_text("Find the best move.")
    check_axe(page)
    did, best = page.evaluate(
        "JSON.parse(localStorage.getItem('ludotheque.mistakes.koryo')).map(({decision}) =>"
        " [decision.did_words, decision.best_words])[0]"
    )
    take(page, did)
    expect(page.get_by_test_id("puzzle-wrong")).to_contain_text(re.compile("Mistake|Blunder"))
    expect(page.get_by_test_id("puzzle-cost")).to_contain_text(re.compile(r"\w+"))
    expect(page.get_by_test_id("puzzle-answer")).to_have_count(0)
    expect(page.get_by_test_id("puzzle-line").get_by_role("listitem")).not_to_have_count(0)
    page.get_by_test_id("puzzle-back").click()
    take(page, best)
    expect(page.get_by_test_id("puzzle-answer")).to_contain_text("Solved!")
    expect(page.get_by_test_id("puzzle-back")).to_be_visible()
    expect(page.get_by_test_id("puzzle")).to_contain_text("You played: ")
    page.get_by_test_id("puzzle-next").click()
    expect(page.get_by_test_id("puzzle")).to_contain_text("From your own game")
    page.get_by_test_id("puzzle-show").click()
    expect(page.get_by_test_id("puzzle-answer")).to_contain_text("Best: ")
    page.get_by_test_id("puzzle-all").click()
    expect(own.first).to_contain_text("solved")
    expect(own.nth(1)).to_contain_text("answer seen")
    expect(page.get_by_test_id("puzzles-solved")).to_contain_text("Solved: 0 of")


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

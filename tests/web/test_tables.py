"""Actions of people at a table besides playing: share a screen, take back, talk, play again, begin at a position."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import PATIENCE
from tests.web.hands import (
    TURN,
    at_table,
    choose_words,
    click_anything,
    new_table,
    open_table_for_a_friend,
    sit_down,
    until_over,
)
from tests.web.test_pages import check_axe

CARDS = '[data-testid^="card-"]'
LAST_SEASON = {
    "game": "koryo",
    "round": 8,
    "first": 1,
    "player": 1,
    "seats": [
        {"tableau": {"merchant": 2}, "order": {"merchant": 1}},
        {"tableau": {"banker": 1}, "order": {"banker": 2}},
    ],
}
"""Two orders before the end: a whole game in a few clicks."""


def open_position(page: Page, folder: Path, position: dict[str, object]) -> None:
    file = folder / "position.json"
    file.write_text(json.dumps(position))
    page.get_by_test_id("record-file").set_input_files(file)


def test_two_at_one_screen_never_see_the_hand_of_the_other(person: Callable[..., Page]) -> None:
    page = person(path="/")
    new_table(page, "hotseat")
    hands = []
    for _ in range(2):
        page.get_by_test_id("curtain").wait_for()
        assert page.locator(CARDS).count() == 0, "a hand is in the page behind the curtain"
        assert page.get_by_test_id("action-list").count() == 0
        assert page.get_by_test_id("log-hidden").is_visible()
        assert page.get_by_test_id("log").count() == 0
        page.keyboard.press("r")
        page.get_by_test_id("guide-search").fill("your hand: how many cards do you hold")
        answers = page.get_by_test_id("guide-answers")
        expect(answers).to_be_visible()
        assert "You hold" not in answers.inner_text(), "the rules tell the hand behind the curtain"
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        page.get_by_test_id("lift-curtain").click()
        page.locator(TURN).wait_for()
        # The board is a chunk of its own, which may still be on its way when the question is there.
        expect(page.locator(CARDS)).to_have_count(10)
        hands.append(page.locator('[data-testid^="lane-"].acting').get_attribute("data-testid"))
        choose_words(page)
    assert hands[0] != hands[1]


def test_a_browser_that_lost_its_storage_or_keeps_a_stale_token_sits_down_again(person: Callable[..., Page]) -> None:
    page = person(path="/")
    new_table(page, "hotseat")
    seats = f"ludotheque.seats.{page.url.rsplit('/', 1)[1]}"
    for change in ("localStorage.clear()", f"localStorage.setItem({seats!r}, JSON.stringify({{0: 'stale'}}))"):
        page.get_by_test_id("curtain").wait_for()
        page.evaluate(change)
        page.reload()
    page.get_by_test_id("lift-curtain").click()
    page.locator(TURN).wait_for()


def first_and_other(ann: Page, ben: Page) -> tuple[Page, Page]:
    """Return the page of the player who begins, and the other's."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        for first, other in ((ann, ben), (ben, ann)):
            if first.locator(TURN).count():
                return first, other
        ann.wait_for_timeout(50)
    raise AssertionError("nobody is asked anything")


def test_an_undo_that_the_other_grants(person: Callable[..., Page]) -> None:
    ann, ben = person(), person()
    sit_down(ben, open_table_for_a_friend(ann))
    asks, grants = first_and_other(ann, ben)
    choose_words(asks)
    grants.locator(TURN).wait_for()
    asks.locator('[data-testid="undo"]:not([disabled])').click()
    grants.get_by_test_id("undo-allow").click()
    asks.locator(TURN).wait_for()
    expect(grants.locator(TURN)).to_have_count(0)
    assert asks.locator(CARDS).count() == 10, "the placed card is back in the hand"
    for page, told in ((asks, "You take back a move."), (grants, "takes back a move.")):
        expect(page.get_by_test_id("log")).to_contain_text(told)
    grants.reload()
    expect(grants.get_by_test_id("log")).to_contain_text("takes back a move.")


def test_an_invitation_is_read_before_its_seat_is_taken(person: Callable[..., Page]) -> None:
    """A used invitation is refused, and the page would say so to the person who has just used it."""
    invite = open_table_for_a_friend(person())
    page = person()
    held: list[Route] = []
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.url.endswith("/join") else None)
    page.route("**/api/tables/*/invitation", lambda route: held.append(route))
    page.goto(invite)
    page.get_by_test_id("join-name").fill("Ben")
    page.get_by_test_id("join").click()
    expect(page.get_by_test_id("join")).to_be_disabled()
    page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    assert asked == []
    held.pop().continue_()
    page.get_by_test_id("board").wait_for()
    assert len(asked) == 1


def test_notes_are_kept_and_nobody_else_reads_them(person: Callable[..., Page]) -> None:
    ann, ben = person(), person()
    sit_down(ben, open_table_for_a_friend(ann))
    first_and_other(ann, ben)
    ann.get_by_test_id("tab-notes").click()
    check_axe(ann)
    ann.get_by_test_id("notes").fill("Ben bluffs.")
    expect(ann.get_by_test_id("notes-state")).to_have_text("Saved")
    ann.get_by_test_id("notes").fill("Ben bluffs a lot.")
    ann.get_by_test_id("tab-log").click()
    ben.get_by_test_id("tab-notes").click()
    expect(ben.get_by_test_id("notes")).to_be_editable()
    expect(ben.get_by_test_id("notes")).to_have_value("")
    ann.get_by_test_id("tab-notes").click()
    expect(ann.get_by_test_id("notes")).to_have_value("Ben bluffs a lot.")
    ann.reload()
    ann.get_by_test_id("tab-notes").click()
    expect(ann.get_by_test_id("notes")).to_have_value("Ben bluffs a lot.")


def test_a_line_of_chat_arrives_in_the_other_browser(person: Callable[..., Page]) -> None:
    ann, ben = person(), person()
    sit_down(ben, open_table_for_a_friend(ann))
    for page in (ann, ben):
        page.get_by_test_id("tab-chat").click()
    ann.get_by_test_id("chat-input").fill("Good luck, <b>Ben</b>!")
    ann.keyboard.press("Enter")
    expect(ben.get_by_test_id("chat")).to_contain_text("Good luck, <b>Ben</b>!")


def test_a_rematch_is_a_new_table(person: Callable[..., Page]) -> None:
    page = person()
    at_table(page, position=LAST_SEASON)
    until_over(page, choose_words)
    before = page.url
    page.get_by_test_id("rematch").click()
    page.wait_for_url(lambda url: url != before and "/table/" in url)
    page.locator(TURN).wait_for()
    assert page.locator(CARDS).count() == 10, "the rematch begins at the start, not at the position"
    assert page.get_by_test_id("end-sheet").count() == 0


def test_a_position_is_opened_as_a_table(person: Callable[..., Page], tmp_path: Path) -> None:
    page = person(path="/")
    open_position(page, tmp_path, LAST_SEASON)
    page.wait_for_url("**/table/*")
    page.locator(TURN).wait_for()
    assert page.get_by_test_id("cell:0:merchant").inner_text().strip().endswith("2")
    assert "mine" in (page.get_by_test_id("lane-1").get_attribute("class") or ""), "one sits where the turn is"


def test_what_is_wrong_with_a_position_is_said(person: Callable[..., Page], tmp_path: Path) -> None:
    page = person(forgive="422", path="/")
    open_position(page, tmp_path, {"game": "koryo", "seats": [{}, {}], "round": 9})
    expect(page.get_by_test_id("record-problem")).to_contain_text("round")


def test_an_example_is_not_on_the_shelf_but_can_be_played(person: Callable[..., Page]) -> None:
    page = person(path="/")
    page.get_by_test_id("game-koryo").wait_for()
    assert page.get_by_test_id("game-leduc").count() == 0
    page.goto(f"{page.url}new/leduc")
    page.get_by_test_id("kind-1").select_option("bot")
    page.get_by_test_id("create").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("Chips in the pot: 1")).to_have_count(2)


def test_a_position_without_seats_is_opened_with_those_of_its_game(person: Callable[..., Page], tmp_path: Path) -> None:
    page = person(path="/")
    open_position(
        page, tmp_path, {"game": "leduc", "cards": ["king", "jack"], "paid": [1, 3], "raises": 1, "waiting": 1}
    )
    page.wait_for_url("**/table/*")
    page.get_by_role("button", name="Fold").click()
    page.get_by_test_id("end-sheet").wait_for()


def test_a_file_as_an_option_of_a_new_table(person: Callable[..., Page], tmp_path: Path) -> None:
    """No game on the shelf needs a file: the answers of the server are made up here."""
    page = person(path="/about", forgive="422")
    sent: list[Any] = []

    def games(route: Route) -> None:
        found = route.fetch().json()
        option = {"name": "cards", "default": "", "choices": [], "page": "p.77", "document": True}
        route.fulfill(json=[{**game, "options": [*game["options"], option]} for game in found])

    def refuse(route: Route) -> None:
        if route.request.method == "GET":
            return route.fallback()
        sent.append(route.request.post_data_json)
        route.fulfill(status=422, json={"error": "bad-option", "reason": "line 3: 'ten' is no number; allowed: 1 to 9"})
        return None

    def look(route: Route) -> None:
        route.fulfill(json={"problem": None, "names": ["Spy", "Priest"]})

    page.route("**/api/games", games)
    page.route("**/api/games/koryo/documents/cards", look)
    page.route("**/api/tables", refuse)
    page.get_by_role("link", name="Back to the shelf").click()
    page.get_by_test_id("game-koryo").get_by_role("link", name="New table").click()
    page.get_by_text("Options", exact=True).click()
    file, chosen = page.get_by_test_id("document-cards"), page.get_by_test_id("chosen-cards")
    big, small = tmp_path / "big.csv", tmp_path / "small.csv"
    big.write_text("x" * 200_001)
    small.write_text("name,points\nspy,ten\n")
    file.set_input_files(big)
    expect(page.get_by_role("alert")).to_contain_text("big.csv is too large")
    file.set_input_files(small)
    expect(chosen).to_have_text("small.csv")
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_test_id("document-names")).to_contain_text("2 names in this file")
    expect(page.get_by_text("Rulebook p.77")).to_be_visible()
    page.get_by_test_id("create").click()
    expect(page.get_by_test_id("problem")).to_contain_text("line 3: 'ten' is no number")
    page.get_by_test_id("clear-cards").click()
    expect(chosen).to_have_text("No file chosen")
    with page.expect_response("**/api/tables"):
        page.get_by_test_id("create").click()
    assert [asked["options"]["cards"] for asked in sent] == ["name,points\nspy,ten\n", ""]


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740)])
@pytest.mark.parametrize("players", [2, 4])
def test_on_a_phone_the_hand_is_there_at_first_glance(page: Page, width: int, height: int, players: int) -> None:
    at_table(page, players, (width, height))
    bar = page.get_by_test_id("undo").bounding_box()
    assert bar
    for what in (page.locator(CARDS).first, page.get_by_test_id("place"), page.get_by_test_id("clear")):
        box = what.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= width
        assert box["y"] >= 0 and box["y"] + box["height"] <= bar["y"], "it lies under the bar at the bottom"
    lowest = page.get_by_test_id("place").bounding_box()
    mine = page.locator(".lane.mine").bounding_box()
    assert lowest and mine and mine["y"] + mine["height"] <= lowest["y"], "the hand covers one's own area"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"


def test_a_bot_of_the_team_asks_before_it_acts(person: Callable[..., Page]) -> None:
    page = person(path="/")
    page.get_by_test_id("game-kick_ass").get_by_role("link", name="New table").click()
    page.get_by_test_id("create").wait_for()
    while page.get_by_test_id("remove-seat").is_enabled() and page.get_by_test_id("kind-2").count():
        page.get_by_test_id("remove-seat").click()
    page.get_by_test_id("kind-1").select_option("bot")
    page.get_by_test_id("level-1").select_option("beginner")
    page.get_by_test_id("proposes-1").check()
    page.get_by_test_id("create").click()
    proposal = page.get_by_test_id("proposal")
    mine = page.locator('[data-testid="board"][data-yours="true"]')
    acted = 0
    while not proposal.count():
        until_over(page, click_anything(Random(acted)), turns=1)
        acted += 1
        proposal.or_(mine).first.wait_for()
    ply = page.get_by_test_id("board").get_attribute("data-ply")
    said = proposal.inner_text()
    page.get_by_test_id("disagree").click()
    page.wait_for_function("said => document.querySelector('[data-testid=proposal]')?.innerText !== said", arg=said)
    proposal.wait_for()
    assert page.get_by_test_id("board").get_attribute("data-ply") == ply, "it has acted without leave"
    page.get_by_test_id("agree").click()
    page.wait_for_function("ply => document.querySelector('[data-testid=board]').dataset.ply !== ply", arg=ply)

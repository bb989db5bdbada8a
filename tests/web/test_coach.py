"""The coach of a first game: it explains each new question once, gives hints in words, and warns before a blunder."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.hands import OVER, TURN, at_table, play_now
from tests.web.test_fits import looks, open_look, settled
from tests.web.test_pages import check_axe

SEATED = {"koryo": "orders", "manga_dice": "turn", "gold_record": "hire", "kick_ass": "act", "age_of_comics": "place"}
"""A question of each game with much on the board."""
WHOLE = "said => said.scrollWidth <= said.clientWidth && said.scrollHeight <= said.clientHeight"
COACHED = "localStorage.setItem('ludotheque.coach', 'true')"


def coached(page: Page, **table: object) -> None:
    """Sit down with the coach."""
    page.evaluate(COACHED)
    at_table(page, **table)


@pytest.mark.parametrize("width", [pytest.param(1280, marks=pytest.mark.soak), 390])
def test_a_first_game_explains_its_questions(person: Callable[..., Page], width: int) -> None:
    page = person(width=width, height=844, path="/")
    play_now(page, level="beginner", coach=True)
    page.locator(TURN).wait_for()
    said = page.get_by_test_id("coach-said")
    expect(said).to_contain_text("Choose cards of one kind")
    check_axe(page)
    assert said.evaluate(WHOLE), "all of it is read"
    page.get_by_test_id("coach-close").click()
    if width < 960:
        assert page.get_by_test_id("coach").bounding_box()["height"] < 40, "on a phone a line is left"
        check_axe(page)
        page.get_by_test_id("coach-unfold").click()
        assert said.evaluate(WHOLE)
    else:
        expect(said).to_be_hidden()
    page.reload()
    page.locator(TURN).wait_for()
    page.get_by_test_id("coach").wait_for(state="attached")
    expect(said).to_be_hidden()


@pytest.mark.parametrize(
    ("game", "words", "options"),
    [
        ("manga_dice", "Starts with: First game.", {"first_game": True}),
        ("age_of_comics", "Starts with: Rip-offs: None.", {"rip_offs": "none"}),
    ],
)
def test_a_first_game_has_its_options_and_says_so(
    person: Callable[..., Page], game: str, words: str, options: dict[str, object]
) -> None:
    page = person(path="/")
    shelf = page.url
    for coach, chosen in ((True, options), (False, {})):
        page.get_by_test_id(f"game-{game}").get_by_test_id("play-now").click()
        expect(page.get_by_test_id("first-game")).to_have_text(words)
        page.get_by_test_id("learn-as-you-play").set_checked(coach)
        expect(page.get_by_test_id("first-game")).to_have_count(int(coach))
        page.get_by_test_id("start").click()
        page.locator(TURN).wait_for()
        table = page.request.get(f"{shelf}api/tables/{page.url.rpartition('/')[2]}").json()
        assert table["options"] == chosen
        page.evaluate("localStorage.removeItem('ludotheque.coach')")
        page.goto(shelf)


def test_a_game_without_options_for_a_first_game_says_nothing_of_them(person: Callable[..., Page]) -> None:
    page = person(path="/")
    page.get_by_test_id("game-koryo").get_by_test_id("play-now").click()
    expect(page.get_by_test_id("learn-as-you-play")).to_be_checked()
    expect(page.get_by_test_id("first-game")).to_have_count(0)


def test_a_coach_that_has_nothing_to_say_takes_no_room(person: Callable[..., Page]) -> None:
    """Also where its explanation was not put away before the answer."""
    page = person(width=390, height=844, path="/")
    play_now(page, level="beginner", coach=True)
    page.locator(TURN).wait_for()
    said, listed = page.get_by_test_id("coach-said"), page.get_by_test_id("action-list")
    expect(said).to_contain_text("Choose cards of one kind")
    if listed.get_attribute("open") is None:
        listed.locator("summary").click()
    listed.get_by_role("button").first.click()
    expect(said).to_have_text("")
    expect(page.get_by_test_id("coach")).to_be_hidden()


@pytest.mark.parametrize("theme", [pytest.param("light", marks=pytest.mark.soak), "dark"])
def test_the_coach_opens_the_tab_it_speaks_of(person: Callable[..., Page], theme: str) -> None:
    page = person(width=390, height=844, theme=theme)
    coached(page, game="age_of_comics")
    expect(page.get_by_test_id("coach-said")).to_contain_text("Look at your writer and artist")
    hand = page.locator('[data-part="hand"]').first
    page.locator('[data-opens="market"]').click()
    expect(hand).to_be_hidden()
    page.get_by_test_id("coach-show").click()
    expect(hand).to_be_in_viewport(ratio=1)
    expect(page.locator('[data-part="hand"][data-lit]')).to_be_visible()
    expect(page.get_by_test_id("coach-show")).to_have_count(0)
    check_axe(page)
    page.get_by_test_id("coach-close").click()
    expect(page.locator("[data-lit]")).to_have_count(0)


def test_the_coach_offers_no_tab_where_all_is_in_sight(person: Callable[..., Page]) -> None:
    page = person(width=1280, height=800)
    coached(page, game="age_of_comics")
    expect(page.get_by_test_id("coach-said")).to_contain_text("Look at your writer and artist")
    expect(page.locator('[data-part="hand"]').first).to_be_visible()
    expect(page.get_by_test_id("coach-show")).to_have_count(0)


def test_a_first_game_has_one_gentle_opponent(person: Callable[..., Page]) -> None:
    page = person(path="/")
    page.get_by_test_id("game-age_of_comics").get_by_test_id("play-now").click()
    chosen = page.locator("form input[type=radio]:checked")
    expect(chosen).to_have_count(2)
    assert [one.get_attribute("value") for one in chosen.all()] == ["2", "beginner"]
    expect(page.get_by_test_id("level-is")).to_contain_text("Right for a first game.")
    page.locator('label:has(input[value="strong"])').click()
    expect(page.get_by_test_id("level-is")).to_contain_text("seldom errs")
    page.get_by_test_id("learn-as-you-play").uncheck()
    assert [one.get_attribute("value") for one in chosen.all()] == ["3", "strong"], "what one chose stays chosen"


def test_the_coach_is_a_choice(person: Callable[..., Page]) -> None:
    page = person(path="/")
    page.get_by_test_id("game-koryo").get_by_test_id("play-now").click()
    expect(page.get_by_test_id("learn-as-you-play")).to_be_checked()
    page.get_by_test_id("learn-as-you-play").uncheck()
    page.get_by_test_id("start").click()
    page.locator(TURN).wait_for()
    expect(page.get_by_test_id("coach")).to_have_count(0)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("coach-setting").check()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("coach-said")).to_contain_text("Choose cards of one kind")


def test_a_team_has_one_chance(page: Page) -> None:
    open_look(page, "kick_ass", "act", 2)
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-chance")).to_have_text([re.compile(r"^The team \d+%$")])


def test_a_hint_says_why(person: Callable[..., Page]) -> None:
    page = person()
    coached(page)
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-best")).to_contain_text("Place an order")
    considered = page.get_by_test_id("hint-considered")
    expect(considered.locator("li").first).to_contain_text("Place an order")
    expect(considered, "the time spent on a move is no chance to win").not_to_contain_text("%")
    expect(page.get_by_test_id("hint-reasons").locator("li").first).to_be_visible()
    expect(page.get_by_test_id("hint-chance")).to_have_text([re.compile(r"You \d+%"), re.compile(r"\d+%")])
    check_axe(page)
    # A term of the game in a reason explains itself, as in the question.
    term = page.get_by_test_id("hint-reasons").locator("button.term").first
    term.click()
    expect(page.locator("#tip")).to_be_visible()


LAST_TURN = {
    "game": "koryo",
    "round": 8,
    "first": 1,
    "phase": "effects",
    "player": 0,
    "seats": [
        {"tableau": {"banker": 1, "priest": 1, "barbarians": 1}},
        {"tableau": {"merchant": 1}, "tokens": 1},
    ],
}
"""The last turn of a game, 9 points against 10: who takes the token and destroys the event wins by one."""


def disparage(route: WebSocketRoute) -> None:
    """Let the server find that each answer it looked at is a blunder."""
    server = route.connect_to_server()

    def told(message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "hint":
            said["blunders"] = [move["action"] for move in said["moves"]]
        route.send(json.dumps(said))

    server.on_message(told)


def test_it_warns_once_before_a_blunder(person: Callable[..., Page]) -> None:
    page = person()
    page.route_web_socket("**/socket", disparage)
    coached(page)
    page.get_by_test_id("hint").click()
    best = page.get_by_test_id("hint-best").inner_text()
    page.keyboard.press("Escape")
    board, listed = page.get_by_test_id("board"), page.get_by_test_id("action-list")
    ply = board.get_attribute("data-ply")
    if listed.get_attribute("open") is None:
        listed.locator("summary").click()
    choice = listed.get_by_role("button", name=best, exact=True)
    choice.click()
    doubt = page.get_by_test_id("doubt")
    expect(doubt).to_contain_text(best)
    check_axe(page)
    assert board.get_attribute("data-ply") == ply
    page.get_by_test_id("choose-again").click()
    expect(doubt).to_have_count(0)
    choice.click()
    expect(board).not_to_have_attribute("data-ply", ply or "")
    expect(doubt).to_have_count(0)


@pytest.mark.parametrize("width", [1280, pytest.param(390, marks=pytest.mark.soak)])
def test_it_warns_by_its_own_estimate(person: Callable[..., Page], width: int) -> None:
    """To end the last turn without the powers that win is a blunder, and the search finds it."""
    page = person(width=width, height=844)
    coached(page, position=LAST_TURN)
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-best")).to_be_visible()  # the coach's estimate is the hint
    page.keyboard.press("Escape")
    page.get_by_test_id("do-end").first.click()
    doubt = page.get_by_test_id("doubt")
    expect(doubt).to_contain_text(re.compile("“End your turn” costs you dearly. Better: (Take a token|Priest)"))
    expect(doubt.locator("li").first).to_be_visible()
    expect(page.get_by_test_id("doubt-why")).to_contain_text(
        re.compile("Your score for .* trial games"), timeout=30_000
    )
    whole = "one => one.scrollWidth <= one.clientWidth"
    assert doubt.locator("p").first.evaluate(whole), "all of the sentence is read"
    page.get_by_test_id("play-anyway").click()
    page.locator(OVER).wait_for()


@pytest.mark.long
@pytest.mark.parametrize(
    "game",
    [
        pytest.param(one, marks=() if one in ("koryo", "kick_ass", "age_of_comics") else pytest.mark.soak)
        for one in SEATED
    ],
)
def test_the_coach_covers_nothing_that_is_asked(person: Callable[..., Page], game: str) -> None:
    page = person()
    page.evaluate(COACHED)
    key = SEATED[game] if SEATED[game] in looks(game) else next(iter(looks(game)))
    open_look(page, game, key)
    for width, height in ((1280, 800), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        expect(page.get_by_test_id("coach-said")).to_be_visible()
        if width < 960:
            page.get_by_test_id("coach-close").click()  # read, it leaves a line
        assert settled(page) == [], f"{width}x{height}"

"""The guide as a book: contents that follow, search, pictures of positions, terms that explain themselves, print."""

from __future__ import annotations

import re
from collections.abc import Callable
from unittest.mock import ANY

import pytest
from playwright.sync_api import Page, expect

from ludotheque import registered_games
from tests.web.hands import at_table, centre, open_table_for_a_friend, visit
from tests.web.test_pages import check_axe

GAMES = [game.id for game in registered_games().values() if game.stage == "complete"]
CASES = [
    pytest.param(game, width, marks=() if (game, width) in (("koryo", 390), ("kick_ass", 1280)) else pytest.mark.soak)
    for game in GAMES
    for width in (1280, 390)
]
"""A phone and a screen here, and each game at both widths in the soak; the contract suite knows every picture."""
PRINTED = [pytest.param(game, marks=() if game == "koryo" else pytest.mark.soak) for game in GAMES]
"""One game here, and all in the soak: a guide is drawn twice, on the screen and on paper."""
LOWEST = 24
"""Pixels: a track alone is a row of 31."""
PLACES = """() => [...document.querySelectorAll('.cut .board')].flatMap((board) => {
    const at = board.getBoundingClientRect();
    const scale = at.width / board.offsetWidth;
    return [...board.querySelectorAll('[data-part]')].map((part) => {
        const box = part.getBoundingClientRect();
        return [box.left - at.left, box.top - at.top, box.width, box.height].map((one) => one / scale);
    });
})"""
"""The places of the parts of each board on it, and their sizes, in its own pixels."""
SHORT_PAGES = 2
"""Pages of paper that the rules in short may have."""
SIDES = ("top", "right", "bottom", "left")
NO_DIALOG = "window.print = () => undefined"
COUNTED = (
    "void (window.print = () => (window.missing = document.querySelectorAll('figure:not(:has([data-drawn]))').length))"
)


DEPTH = """heading => {
  const { fontSize, writingMode } = getComputedStyle(heading);
  return (writingMode === 'horizontal-tb' ? heading.clientHeight : heading.clientWidth) / parseFloat(fontSize);
}"""
"""Measures a heading across its lines, in the height of its letters."""


def test_the_headings_of_a_board_stay_as_they_are_in_a_picture(page: Page) -> None:
    """Those of the guide are larger: "Experience" once broke in two above its deck."""
    visit(page, "/learn/manga_dice", (1280, 844))
    figure = page.locator("figure", has_text="Three experience cards")
    centre(figure)
    heading = figure.locator("[data-drawn] h2", has_text="Experience")
    assert heading.evaluate(DEPTH) < 2
    assert heading.evaluate("heading => getComputedStyle(heading).marginTop") == "0px"


@pytest.mark.long
@pytest.mark.parametrize(("game", "width"), CASES)
def test_every_picture_of_a_guide_is_drawn(page: Page, game: str, width: int) -> None:
    visit(page, f"/learn/{game}", (width, 844))
    figures = page.get_by_test_id("guide").locator("figure")
    # What is in the box, and an example; the whole guide comes with one answer.
    expect(figures.nth(8)).to_be_attached()
    for figure in figures.all():
        figure.scroll_into_view_if_needed()
        picture = figure.locator("[data-testid=picture][data-drawn]")
        # While an expectation is not met, Playwright describes the whole page, which takes longer than a picture.
        picture.wait_for()
        box = picture.bounding_box()
        assert box is not None
        assert box["width"] > 150 and LOWEST < box["height"] < 1200
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_a_guide(person: Callable[..., Page], game: str) -> None:
    """With every picture drawn: axe takes as long for a guide's boards as for all other pages together."""
    page = person(path=f"/learn/{game}")
    for figure in page.get_by_test_id("guide").locator("figure").all():
        figure.scroll_into_view_if_needed()
        figure.locator("[data-testid=picture][data-drawn]").wait_for()
    check_axe(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_in_short_fit_on_two_pages(person: Callable[..., Page], game: str) -> None:
    page = person(path=f"/learn/{game}")
    page.evaluate(NO_DIALOG)
    page.get_by_test_id("print-short").click()
    page.emulate_media(media="print")
    shown = page.locator("[data-chapter]:visible")
    expect(shown).to_have_count(2)
    expect(shown.last).to_have_attribute("data-chapter", "in-short")
    expect(page.get_by_test_id("guide-play")).to_be_hidden()
    sheets = len(re.findall(rb"/Type\s*/Page\b", page.pdf(format="A4", margin=dict.fromkeys(SIDES, "15mm"))))
    assert 1 <= sheets <= SHORT_PAGES


def test_the_whole_guide_is_printed_with_all_its_pictures(person: Callable[..., Page]) -> None:
    """Also if it is asked for as soon as it can be, while the first pictures are being drawn."""
    page = person(path="/learn/koryo")
    page.evaluate(COUNTED)
    page.get_by_test_id("print").click()
    page.wait_for_function("() => window.missing !== undefined")
    assert page.evaluate("window.missing") == 0


@pytest.mark.long
@pytest.mark.parametrize("game", PRINTED)
def test_pictures_are_whole_on_paper(person: Callable[..., Page], game: str) -> None:
    """A sheet is narrower and higher than the window in which a picture was measured, and nothing of it may move."""
    page = person(path=f"/learn/{game}")
    page.evaluate(COUNTED)
    page.get_by_test_id("print").click()
    page.wait_for_function("() => window.missing !== undefined")
    before = page.evaluate(PLACES)
    page.evaluate("void dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 680, "height": 1010})
    after = page.evaluate(PLACES)
    assert len(before) > 20
    assert [(bool(place[2]), place) for place in after] == [
        (bool(place[2]), pytest.approx(place, abs=2) if place[2] else ANY) for place in before
    ], "what is hidden stays hidden, and all else where it is"
    boxes = [picture.bounding_box() for picture in page.get_by_test_id("picture").all()]
    assert all(box["width"] <= 680 and box["height"] <= 1010 for box in boxes if box)


def test_the_contents_follow_along_and_lead_to_play(person: Callable[..., Page]) -> None:
    page = person(path="/learn/koryo")
    contents = page.get_by_test_id("guide-contents")
    contents.get_by_role("link", name="The cards").click()
    expect(page.get_by_test_id("guide").locator("h2", has_text="The cards")).to_be_in_viewport()
    expect(contents.locator("[aria-current]")).to_have_text("The cards")
    page.get_by_test_id("guide-play").click()
    page.get_by_test_id("start").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_test_id("coach")).to_be_visible()


def test_contents_fold_out_on_a_phone(page: Page) -> None:
    visit(page, "/learn/koryo", (390, 844))
    contents = page.get_by_test_id("guide-contents")
    expect(contents).to_be_hidden()
    page.locator(".side summary").click()
    contents.get_by_role("link", name="Tips").click()
    expect(contents).to_be_hidden()
    expect(page.get_by_test_id("guide").locator("h2", has_text="Tips")).to_be_in_viewport()


def test_a_question_is_answered_by_passages_that_lead_to_their_places(page: Page) -> None:
    visit(page, "/learn/koryo", (1280, 900))
    contents, answers = page.get_by_test_id("guide-contents"), page.get_by_test_id("guide-answers")
    search = page.get_by_test_id("guide-search")
    search.fill("hall of fame")
    expect(answers.locator("mark", has_text="hall").first).to_be_visible()
    expect(contents).to_be_hidden()
    search.press("Enter")
    expect(page.get_by_test_id("guide").get_by_text("hall of fame")).to_be_in_viewport()
    # What is folded is found, too, and unfolded.
    search.fill("steal a players last tokn")
    answers.get_by_role("button", name="steal a player's last token").click()
    expect(page.locator("#r29").locator("xpath=..")).to_be_in_viewport()
    search.fill("xyzzy")
    expect(page.get_by_test_id("guide-found")).to_have_text("Nothing found")
    search.press("Escape")
    expect(search).to_have_value("")
    assert contents.get_by_role("link").count() > 10


def test_the_rules_at_a_table_answer_questions_on_its_position(page: Page) -> None:
    at_table(page, size=(390, 844), game="age_of_comics")
    page.keyboard.press("r")
    page.get_by_test_id("guide-search").fill("why can I not print")
    answers = page.get_by_test_id("guide-answers")
    expect(answers.get_by_role("listitem").filter(has_text="You need the Print action")).to_contain_text(
        "At this table"
    )
    check_axe(page)
    # On a phone the answers would lie over the passage that they lead to.
    answers.get_by_role("button", name="The round › Print", exact=False).first.click()
    expect(answers).to_be_hidden()
    expect(page.get_by_test_id("guide").locator(".pointed")).to_be_in_viewport()
    page.get_by_test_id("guide-found").get_by_role("button").click()
    expect(answers).to_be_visible()
    page.get_by_test_id("guide-search").press("Escape")
    expect(page.get_by_test_id("guide-search")).to_have_value("")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_the_rules_are_asked_before_the_deal(person: Callable[..., Page]) -> None:
    page = person(path="/")
    open_table_for_a_friend(page)
    page.keyboard.press("r")
    page.get_by_test_id("guide-search").fill("hand limit")
    expect(page.get_by_test_id("guide-answers").get_by_role("listitem").first).to_contain_text("The end of the season")


def test_a_term_explains_itself_in_the_guide(page: Page) -> None:
    visit(page, "/learn/manga_dice", (1280, 900))
    term = page.get_by_test_id("guide").locator("button.term", has_text="assist").first
    centre(term)
    term.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#tip")).to_contain_text("You can hold three")
    page.keyboard.press("Escape")
    expect(page.locator("#tip")).to_have_count(0)
    # A click asks for the words in a moment, which Escape may overtake.
    term.evaluate("(one) => { one.click(); dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })) }")
    page.evaluate("new Promise((done) => setTimeout(done, 50))")
    expect(page.locator("#tip")).to_have_count(0)


def test_a_term_explains_itself_in_a_question_and_in_the_log(page: Page) -> None:
    at_table(page, size=(1280, 900), game="manga_dice")
    term = page.get_by_test_id("prompt").locator("button.term").first
    expect(term).to_have_text("green die")
    term.click()
    tip = page.locator("#tip")
    expect(tip).to_contain_text("Shared out each round")
    check_axe(page)
    page.get_by_test_id("rules").click()
    inside = page.get_by_test_id("guide").locator("button.term").first
    inside.click()
    expect(tip).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    logged = page.get_by_test_id("log").locator("button.term").first
    logged.click()
    expect(tip).to_be_visible()

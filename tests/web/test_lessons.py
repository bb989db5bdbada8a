"""Every lesson is followed to its end in the browser: its parts are lit, and wrong answers get a word."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from ludotheque import load, registered_games
from ludotheque.teaching.lessons import Lesson, Step, lessons_of
from tests.web.hands import TURN
from tests.web.test_pages import check_axe

SIZES = {1280: 800, 390: 844}
"""The height of the window for each width."""
BOX = """board => {
  scrollTo(0, 0);
  const { left, top, width, height } = board.getBoundingClientRect();
  return [left, top, width, height];
}"""
AT_ITS_END = "board => Math.ceil(board.scrollTop + board.clientHeight) >= board.scrollHeight"
MOST_STEPS = 40
FOLLOWING = 4
"""The DOM's word for an element that comes after another."""
SETTLED = 2_000
"""Milliseconds after which a board has come to rest."""
LESSONS = [lesson for id in sorted(registered_games()) for lesson in lessons_of(load(id))]
FIRST = [lesson for lesson in LESSONS if lesson.name == lessons_of(lesson.game)[0].name]
HERE = (
    ("koryo", 390),
    ("gold_record", 390),
    ("manga_dice", 390),
    ("age_of_comics", 1280),
    ("kick_ass", 1280),
    ("leduc", 1280),
)
CASES = [
    pytest.param(
        lesson,
        width,
        id=f"{lesson.game.id}-{lesson.name}-{width}",
        marks=() if lesson in FIRST and (lesson.game.id, width) in HERE else pytest.mark.soak,
    )
    for lesson in LESSONS
    for width in SIZES
]
"""First lessons at one width here, and all at both in the soak; the contract suite plays them all."""


@pytest.mark.parametrize(("lesson", "width"), CASES)
def test_a_lesson_is_followed_to_its_end(person: Callable[..., Page], lesson: Lesson, width: int) -> None:
    page = person(width=width, height=SIZES[width], path=f"/learn/{lesson.game.id}")
    page.get_by_test_id(f"lesson-{lesson.name}").click()
    boxes = set()
    for number, step in enumerate(lesson.steps):
        shown = page.get_by_test_id("lesson")
        expect(shown).to_have_attribute("data-at", str(number))
        expect(shown).to_have_attribute("data-kind", step.kind)
        for part in step.light:
            # One tab is open at a time; the buttons of others are lit.
            lit = page.locator(f'[data-part~="{part}"][data-lit]:visible').or_(page.locator("[data-opens][data-lit]"))
            expect(lit.first).to_be_visible()
        boxes.add(tuple(page.get_by_test_id("board").evaluate(BOX)))
        do(page, step)
    assert len(boxes) == 1, "the board has the same size and place at each step"
    expect(page.get_by_test_id("lesson-done")).to_be_visible()
    check_axe(page)
    page.get_by_test_id("lesson-done").click()
    expect(page.get_by_test_id(f"lesson-{lesson.name}")).to_contain_text("finished")


def do(page: Page, step: Step) -> None:
    """Do what a step asks, wrongly first."""
    if step.kind == "ask":
        listed = page.get_by_test_id("action-list")
        if listed.get_attribute("open") is None:
            listed.locator("summary").click()
        others = listed.locator(
            "".join(f":not([data-action={json.dumps(words)}])" for words in step.ask) + "[data-action]"
        )
        if others.count():
            others.first.click()
            expect(page.get_by_test_id("lesson-remark")).to_be_visible()
        listed.locator(f"[data-action={json.dumps(step.ask[0])}]").click()
    elif step.kind == "question":
        wrong = next(answer for answer in step.answers if answer != step.right)
        page.get_by_test_id(f"answer-{wrong}").click()
        expect(page.get_by_test_id("lesson-remark")).to_be_visible()
        page.get_by_test_id(f"answer-{step.right}").click()
        expect(page.get_by_test_id("lesson-right")).to_be_visible()
        expect(page.get_by_test_id("lesson-remark")).to_have_count(0)
    elif page.get_by_test_id("lesson-next").count():
        page.get_by_test_id("lesson-next").click()


def test_one_steps_back_is_shown_and_goes_on_where_one_stopped(person: Callable[..., Page]) -> None:
    page = person(path="/learn/koryo/01-idea")
    shown = page.get_by_test_id("lesson")
    for at in (1, 2):
        page.get_by_test_id("lesson-next").press("Enter")
        expect(shown).to_have_attribute("data-at", str(at))
    page.get_by_test_id("lesson-back").click()
    expect(shown).to_have_attribute("data-kind", "ask")
    page.reload()
    expect(shown).to_have_attribute("data-at", "1")
    page.get_by_test_id("lesson-next").click()
    expect(page.get_by_test_id("coach-words")).to_contain_text("You still have the most")


def test_the_key_that_leads_on_gives_no_answer_away(person: Callable[..., Page]) -> None:
    page = person(path="/learn/koryo/01-idea")
    expect(page.get_by_test_id("lesson-next")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-kind", "ask")
    expect(page.get_by_test_id("coach-words")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-at", "1")


def test_a_ring_shows_where_keys_would_work_for_those_who_use_keys(person: Callable[..., Page]) -> None:
    """A browser rings what is focused on a page that no one has touched, and all that is focused from there."""
    page = person(path="/learn/koryo/01-idea")
    following, words = page.get_by_test_id("lesson-next"), page.get_by_test_id("coach-words")
    expect(following).to_be_focused()
    expect(following).to_have_css("outline-style", "none")
    following.click()
    expect(words).to_be_focused()
    expect(words).to_have_css("outline-style", "none")
    page.keyboard.press("Tab")
    back = page.get_by_test_id("lesson-back")
    expect(back).to_be_focused()
    expect(back).to_have_css("outline-style", "solid")
    page.get_by_role("link", name="All lessons").press("Enter")
    page.get_by_test_id("lesson-01-idea").press("Enter")
    expect(words).to_be_focused()
    expect(words).to_have_css("outline-style", "solid")


def test_a_right_answer_hears_its_reason_and_the_end_leads_to_the_next_lesson(person: Callable[..., Page]) -> None:
    page = person(path="/learn/koryo/01-idea")
    shown = page.get_by_test_id("lesson")
    for at in range(1, 5):
        page.get_by_test_id("lesson-next").click()
        expect(shown).to_have_attribute("data-at", str(at))
    page.get_by_test_id("answer-nobody").click()
    expect(page.get_by_test_id("lesson-right")).to_contain_text(
        "Being first does not count, and neither does being newer."
    )
    page.get_by_test_id("lesson-following").click()
    expect(page).to_have_url(re.compile("/learn/koryo/02-first-round$"))
    expect(shown).to_have_attribute("data-at", "0")
    expect(page.get_by_test_id("coach-words")).to_contain_text("Each season has four parts")


GO = "[data-testid=lesson-go]"


@pytest.mark.parametrize("width", [1280, pytest.param(390, marks=pytest.mark.soak)])
def test_the_page_of_a_game_has_one_next_step(person: Callable[..., Page], width: int) -> None:
    page = person(width=width, height=844, path="/learn/koryo")
    go = page.locator(GO)
    expect(go).to_have_text("Start learning")
    expect(page.get_by_role("heading", name="When you need it")).to_be_visible()
    expect(page.get_by_test_id("print")).to_be_visible()
    before = 'document.querySelector("[data-testid=guide]").compareDocumentPosition(document.querySelector("{}"))'
    assert page.evaluate(before.format("[data-testid=print]")) == FOLLOWING, "what is printed is above it"
    check_axe(page)
    go.click()
    expect(page).to_have_url(re.compile("/learn/koryo/01-idea$"))
    page.get_by_test_id("lesson-next").click()
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-at", "1")
    page.get_by_role("link", name="All lessons").click()
    expect(go).to_have_text("Go on: The idea")
    page.evaluate('localStorage.setItem(\'ludotheque.lesson.koryo.01-idea\', \'{"answers":[],"at":0,"done":true}\')')
    page.reload()
    expect(go).to_have_text("Go on: A first round")
    check_axe(page)


@pytest.mark.parametrize("width", [390, pytest.param(1280, marks=pytest.mark.soak)])
def test_the_first_round_leads_to_a_first_game(person: Callable[..., Page], width: int) -> None:
    page = person(width=width, height=844, path="/learn/koryo/02-first-round")
    page.evaluate("localStorage.setItem('ludotheque.coach', 'false')")
    page.reload()
    to_the_end(page)
    expect(page.get_by_test_id("lesson-play")).to_be_focused()
    expect(page.get_by_test_id("lesson-following")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("learn-as-you-play")).to_be_checked()
    check_axe(page)
    page.get_by_test_id("start").click()
    page.locator(TURN).wait_for()
    expect(page.get_by_test_id("coach-said")).to_contain_text("Choose cards of one kind")


def to_the_end(page: Page) -> None:
    """Be shown each step of a lesson."""
    last = page.get_by_test_id("lesson-again")
    for at in range(MOST_STEPS):
        # A question at the end is answered without a further step.
        page.locator(f'[data-testid="lesson"][data-at="{at}"]').or_(last).first.wait_for()
        if last.count():
            return
        page.get_by_test_id("lesson-next").click()


def test_the_last_lesson_leads_to_a_first_game(person: Callable[..., Page]) -> None:
    page = person(path="/learn/leduc/01-idea")
    to_the_end(page)
    page.get_by_test_id("lesson-play").click()
    expect(page.get_by_test_id("start")).to_be_visible()
    expect(page.get_by_test_id("lesson-following")).to_have_count(0)


def test_one_who_scrolls_away_from_what_is_lit_is_left_there(person: Callable[..., Page]) -> None:
    page = person(width=390, height=700, path="/learn/gold_record/01-idea")
    shown = page.get_by_test_id("lesson")
    expect(shown).to_have_attribute("data-at", "0")
    page.clock.install()
    page.get_by_test_id("lesson-next").click()
    expect(shown).to_have_attribute("data-at", "1")
    expect(page.locator("[data-part~=stage][data-lit]").first).to_be_visible()
    board = page.get_by_test_id("board")
    assert not board.evaluate(AT_ITS_END)
    page.mouse.move(190, 200)
    page.mouse.wheel(0, 10_000)
    expect(board).to_have_js_property("scrollTop", board.evaluate("board => board.scrollHeight - board.clientHeight"))
    page.clock.fast_forward(SETTLED)
    assert board.evaluate(AT_ITS_END)


def test_an_order_in_words_is_more_than_its_place(person: Callable[..., Page]) -> None:
    page = person(path="/learn/age_of_comics/05-sales")
    for at in (1, 2, 3):
        page.get_by_test_id("lesson-next").click()
        expect(page.get_by_test_id("lesson")).to_have_attribute("data-at", str(at))
    page.get_by_test_id("action-list").locator("summary").click()
    orders = page.locator("[data-action^='flip '], [data-action^='collect ']")
    genres = "Sci-fi|Crime|Romance|Horror|Superheroes|Western"
    expect(orders.first).to_have_text(re.compile(rf"^(Flip|Collect) the order between .+ · ({genres})"))


FLIPS = """() => {
  window.flips = 0;
  const tabs = document.querySelector('[data-opens=you]');
  new MutationObserver(() => (window.flips += 1)).observe(tabs, { attributeFilter: ['aria-pressed'] });
}"""


def test_of_two_tabs_that_are_lit_the_first_is_opened_once(person: Callable[..., Page]) -> None:
    page = person(width=390, height=844, path="/learn/manga_dice/06-race")
    shown = page.get_by_test_id("lesson")
    expect(shown).to_have_attribute("data-at", "0")
    page.get_by_test_id("tab-you").wait_for()
    page.clock.install()
    page.evaluate(FLIPS)
    page.get_by_test_id("lesson-next").click()
    expect(shown).to_have_attribute("data-at", "1")
    for _ in range(3):
        page.clock.run_for(SETTLED // 2)
    assert page.evaluate("window.flips") == 1
    expect(page.locator("[data-part~=card-e20][data-lit]")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-part~=unused-1][data-lit]")).to_be_visible()
    expect(page.get_by_test_id("tab-others")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("tab-you")).to_have_attribute("data-lit", "")


def test_the_words_of_a_lesson_cover_what_scrolls_past_them(person: Callable[..., Page]) -> None:
    page = person(width=1280, height=800, path="/learn/koryo/01-idea")
    page.get_by_test_id("lesson-next").click()
    page.get_by_test_id("action-list").locator("summary").click()
    ground = page.get_by_role("region", name="Lesson").evaluate("one => getComputedStyle(one).backgroundColor")
    assert ground != "rgba(0, 0, 0, 0)"


@pytest.mark.parametrize("width", SIZES)
def test_the_board_keeps_its_place_whatever_is_said(person: Callable[..., Page], width: int) -> None:
    page = person(width=width, height=SIZES[width], path="/learn/koryo/01-idea")
    shown, board = page.get_by_test_id("lesson"), page.get_by_test_id("board")
    words = page.get_by_role("region", name="Lesson").bounding_box()
    assert words
    boxes, lengths = set(), set()
    for at in range(5):
        expect(shown).to_have_attribute("data-at", str(at))
        boxes.add(tuple(board.evaluate(BOX)))
        lengths.add(page.get_by_test_id("coach-words").evaluate("words => words.textContent.length"))
        page.get_by_test_id("lesson-next").click()
    assert len(lengths) > 1, "the steps say more and less"
    beside, below = (words["width"], 0) if words["y"] == 0 else (0, words["height"])
    assert boxes == {(0, 0, width - beside, SIZES[width] - below)}


def test_what_the_game_offers_is_apart_from_what_leads_on(person: Callable[..., Page]) -> None:
    page = person(path="/learn/age_of_comics/05-sales")
    shown = page.get_by_test_id("lesson")
    for at in (1, 2):
        page.get_by_test_id("lesson-next").click()
        expect(shown).to_have_attribute("data-at", str(at))
    choices = page.get_by_role("group", name="Choices")
    expect(choices).to_contain_text("In the game:")
    expect(choices.get_by_test_id("do-done")).to_be_visible()
    expect(choices.get_by_test_id("lesson-next")).to_have_count(0)

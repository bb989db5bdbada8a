"""Puzzles are solved in the browser: on the game's board, by a click or a key, with an answer for every move."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, Response, expect

from ludotheque import load, registered_games
from ludotheque.core.visible import ISOLATES
from ludotheque.teaching.puzzles import Measured, Puzzle, puzzles_of
from ludotheque.texts.causes import causes_said
from ludotheque.texts.texts import Texts
from ludotheque.texts.turns import summary, turns_of
from tests.web.conftest import Site
from tests.web.test_pages import check_axe

HAVING = [id for id in sorted(registered_games()) if puzzles_of(load(id))]
CASES = [
    pytest.param(id, (1280, 390)[number % 2], marks=() if id in ("koryo", "kick_ass") else pytest.mark.soak)
    for number, id in enumerate(HAVING)
]


def take(page: Page, move: str) -> None:
    """Take a move from the list of all actions."""
    listed = page.get_by_test_id("action-list")
    if listed.get_attribute("open") is None:
        listed.locator("summary").press("Enter")
    listed.locator(f'[data-action="{move}"]').press("Enter")


def wins(value: float) -> str:
    return f"wins {int(value * 100 + 0.5)}"


def named(one: Puzzle) -> list[str]:
    """Return the names of the players."""
    bots = ["Iris", "Otto", "Mina", "Hugo", "Nara"][: one.state().num_players - 1]
    return [*bots[: one.seat], "you", *bots[one.seat :]]


def cost(one: Puzzle, move: str) -> str:
    """Return why a move costs something, in the words of the terminal."""
    said = causes_said(one.value(move).causes, one.seat, Texts(one.game).to(one.seat), named(one))
    return "".join(letter for letter in said if letter not in ISOLATES)


def line(one: Puzzle, move: Measured) -> list[re.Pattern[str]]:
    """Return how the game goes on after a move, turn by turn, in the words of the terminal.

    Both lists of English are right, with a comma before the last or without.
    """
    texts, names = Texts(one.game).to(one.seat), named(one)
    said = (
        " ".join(summary(turn, texts, names) for turn in turns_of(texts, step.events, names))
        for step in one.steps(move)
    )
    shown = ("".join(letter for letter in line if letter not in ISOLATES) for line in said)
    return [re.compile(f"^\\s*{re.escape(line).replace(re.escape(', and '), ',? and ')}\\s*$") for line in shown]


@pytest.mark.parametrize(("game", "width"), CASES)
def test_a_puzzle_is_tried_and_solved(person: Callable[..., Page], game: str, width: int) -> None:
    one, other, *_ = puzzles_of(load(game))
    page = person(width=width, height=844, path=f"/learn/{game}")
    page.get_by_test_id("to-puzzles").click()
    page.get_by_test_id(f"puzzle-{one.id}").click()
    expect(page.get_by_test_id("puzzle")).to_contain_text("Find the best move.")
    page.get_by_test_id("board").wait_for()
    expect(page.get_by_test_id("board")).not_to_contain_text("Seat ")
    check_axe(page)

    take(page, one.tempting)
    expect(page.get_by_test_id("puzzle-wrong")).to_contain_text(re.compile("Mistake|Blunder"))
    expect(page.get_by_test_id("puzzle-wrong")).to_contain_text(wins(one.value(one.tempting).chance))
    expect(page.get_by_test_id("puzzle-cost")).to_have_text(cost(one, one.tempting))
    expect(page.get_by_test_id("puzzle-answer")).to_have_count(0)
    expect(page.get_by_test_id("puzzle-line").get_by_role("listitem")).to_have_text(line(one, one.value(one.tempting)))
    expect(page.get_by_test_id("action-list"), "the board shows what follows").to_have_count(0)
    check_axe(page)
    page.get_by_test_id("puzzle-back").click()
    expect(page.get_by_test_id("puzzle-cost")).to_be_visible()
    take(page, one.best.move)
    expect(page.get_by_test_id("puzzle-answer")).to_contain_text("Solved!")
    expect(page.get_by_test_id("puzzle-answer")).to_contain_text(wins(one.best.chance))
    expect(page.get_by_test_id("puzzle-next")).to_be_focused()
    expect(page.get_by_test_id("puzzle-line").get_by_role("listitem")).to_have_text(line(one, one.best))
    expect(page.get_by_test_id("puzzle-back")).to_be_visible()
    check_axe(page)

    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"/puzzle/{game}/{other.id}$"))
    page.get_by_test_id("puzzle-all").click()
    expect(page.get_by_test_id(f"puzzle-{one.id}")).to_contain_text("solved")
    expect(page.get_by_test_id("puzzles-solved")).to_contain_text("Solved: 1 of")
    check_axe(page)


def test_the_board_shows_what_follows_a_wrong_move_turn_by_turn_and_takes_it_back(browser: Browser, site: Site) -> None:
    one = next(one for one in puzzles_of(load("koryo")) if len(list(one.steps(one.value(one.tempting)))) >= 3)
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.add_init_script("localStorage.setItem('ludotheque.pace', '\"fast\"')")
    page.goto(f"{site.url}/puzzle/koryo/{one.id}")
    board = page.get_by_test_id("board")
    board.locator("[data-piece]").first.wait_for()
    before = board.inner_text()
    take(page, one.tempting)
    told = page.get_by_test_id("puzzle-line").get_by_role("listitem")
    expect(told.first).to_have_attribute("aria-current", "step")
    expect(told.nth(1)).to_have_attribute("aria-current", "step")
    expect(told.first).not_to_have_attribute("aria-current", "step")
    assert board.inner_text() != before
    expect(page.get_by_test_id("puzzle-back"), "the position comes back by itself").to_have_count(0)
    expect(told).to_have_text(line(one, one.value(one.tempting)))
    assert board.inner_text() == before
    told.last.get_by_role("button").click()
    expect(told.last).to_have_attribute("aria-current", "step")
    expect(page.get_by_test_id("puzzle-back")).to_be_visible()
    context.close()


def test_an_answer_that_was_shown_does_not_count_as_solved(person: Callable[..., Page]) -> None:
    one = puzzles_of(load("koryo"))[0]
    page = person(path=f"/puzzle/koryo/{one.id}")
    page.get_by_test_id("puzzle-show").click()
    expect(page.get_by_test_id("puzzle-why")).to_have_text(re.compile(r"\w{3}.*[.!]$"))
    expect(page.get_by_test_id("puzzle-answer")).to_contain_text(wins(one.best.chance))
    expect(page.get_by_test_id("puzzle-answer")).not_to_contain_text("Solved!")
    page.get_by_test_id("puzzle-back").click()
    take(page, one.best.move)
    page.get_by_test_id("puzzle-all").click()
    expect(page.get_by_test_id(f"puzzle-{one.id}")).to_contain_text("answer seen")
    expect(page.get_by_test_id("puzzles-solved")).to_contain_text("Solved: 0 of")


def test_once_the_answer_is_told_no_button_asks_for_another(person: Callable[..., Page]) -> None:
    one = next(one for one in puzzles_of(load("gold_record")) if any(move.move == "stop" for move in one.moves))
    page = person(path=f"/puzzle/gold_record/{one.id}")
    choices = page.get_by_role("group", name="Choices")
    expect(choices).to_be_visible()
    page.get_by_test_id("puzzle-show").click()
    expect(page.get_by_test_id("puzzle-answer")).to_be_visible()
    expect(choices).to_have_count(0)


def test_you_solve_it_among_players_with_names(person: Callable[..., Page]) -> None:
    page = person(path=f"/puzzle/koryo/{puzzles_of(load('koryo'))[0].id}")
    board = page.get_by_test_id("board")
    expect(board.get_by_text("You", exact=True)).to_have_count(1)
    expect(board.get_by_text("(you)")).to_have_count(0)
    expect(board).to_contain_text("Iris")


def test_the_first_page_leads_to_the_puzzle_of_the_day(person: Callable[..., Page]) -> None:
    page = person(path="/")
    daily = page.get_by_test_id("daily-puzzle")
    expect(daily).to_contain_text("Lesson first")
    game = re.match(r"/learn/(\w+)/", page.get_by_test_id("daily-lesson").get_attribute("href") or "")
    assert game
    page.get_by_test_id("daily-easy").click()
    expect(page.get_by_test_id("puzzle")).to_contain_text("Find the best move.")
    page.get_by_test_id("puzzle-show").click()
    expect(page.get_by_test_id("puzzle-answer")).to_be_visible()

    page.goto(page.url.partition("/puzzle/")[0])
    expect(daily).to_contain_text("Find the best move.")
    daily.click()
    expect(page.get_by_test_id("puzzle")).to_contain_text("Find the best move.")
    expect(page).to_have_url(re.compile(f"/puzzle/{game[1]}/"))


def test_who_has_done_a_lesson_is_not_offered_one_before_the_puzzle_of_the_day(person: Callable[..., Page]) -> None:
    page = person(path="/")
    page.get_by_test_id("daily-lesson").click()
    page.get_by_test_id("lesson").wait_for()
    lesson = page.url.rsplit("/learn/", 1)[1].replace("/", ".")
    page.evaluate(f'localStorage.setItem(\'ludotheque.lesson.{lesson}\', \'{{"answers": [], "at": 3, "done": true}}\')')
    page.goto(page.url.partition("/learn/")[0])
    expect(page.get_by_test_id("daily-puzzle")).to_contain_text("Find the best move.")
    expect(page.get_by_test_id("daily-lesson")).to_have_count(0)


@pytest.mark.parametrize("width", [1280, 390])
def test_the_list_is_gone_through_by_theme(person: Callable[..., Page], width: int) -> None:
    found = puzzles_of(load("koryo"))
    themed = [one for one in found if "barbarians" in one.themes]
    page = person(width=width, height=844, path="/puzzles/koryo")
    expect(page.get_by_test_id("puzzles").get_by_role("link")).to_have_count(len(found))
    check_axe(page)
    theme = page.get_by_test_id("theme-barbarians")
    expect(theme).to_have_text(f"Strike with Barbarians 0/{len(themed)}")
    theme.click()
    expect(theme).to_have_attribute("aria-pressed", "true")
    boxes = page.get_by_test_id("puzzles").get_by_role("link")
    expect(boxes).to_have_count(len(themed))
    for box, one in zip(boxes.all(), themed, strict=True):
        expect(box).to_contain_text(f"{found.index(one) + 1} {one.difficulty.replace('-', ' ')}")
    boxes.first.click()
    page.get_by_test_id("board").wait_for()
    page.get_by_test_id("puzzle-show").click()
    page.get_by_test_id("puzzle-next").click()
    expect(page).to_have_url(re.compile(f"/puzzle/koryo/{themed[1].id}$"))
    take(page, themed[1].best.move)
    expect(page.get_by_test_id("puzzle-answer")).to_contain_text("Solved!")
    page.get_by_test_id("puzzle-all").click()
    expect(theme).to_have_text(f"Strike with Barbarians 1/{len(themed)}")
    expect(theme).to_have_attribute("aria-pressed", "true")


def test_no_page_of_a_puzzle_has_the_values_of_its_moves(person: Callable[..., Page]) -> None:
    one: Puzzle = puzzles_of(load("koryo"))[0]
    heard: list[Response] = []
    page = person(path="/")
    page.on("response", lambda answer: heard.append(answer))
    page.goto(f"{page.url}puzzle/koryo/{one.id}")
    page.get_by_test_id("puzzle-show").wait_for()
    texts = [answer.text() for answer in heard if "/puzzles/" in answer.url]
    assert texts and not any("chance" in text or "loss" in text for text in texts)

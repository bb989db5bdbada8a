"""The ways a person plays: by clicking the board, by the keyboard alone, or by the list of actions in words."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, Page

from ludotheque.app.protocol.guests import COOKIE
from tests.web.conftest import PATIENCE

TURN = '[data-testid="board"][data-yours="true"]'
OVER = '[data-testid="end-sheet"]'
MOST_TURNS = 400
LOWERED_WITHIN = 10.0
"""Seconds in which a card that was lifted has come down."""
CENTRED = """async (term) => {
  for (let before = NaN, now = 0; now !== before; ) {
    before = now;
    term.scrollIntoView({ block: 'center' });
    await new Promise((done) => setTimeout(done, 700));  // the pictures around it are drawn meanwhile
    now = term.getBoundingClientRect().top;
  }
}"""


def centre(element: Locator) -> None:
    """Scroll to an element of a guide, and wait until the pictures that are drawn on the way move it no more."""
    element.evaluate(CENTRED)


def play_now(
    page: Page, players: int = 2, level: str = "beginner", game: str = "koryo", *, coach: bool = False
) -> None:
    """From the shelf to the first move, with the coach that is offered or without."""
    page.get_by_test_id(f"game-{game}").get_by_test_id("play-now").click()
    # The label is what a person clicks; the covers above may still move it, and it is waited for till it stands still.
    page.locator(f'label:has(input[name^="players-"][value="{players}"])').click()
    if players > 1:
        page.locator(f'label:has(input[name^="level-"][value="{level}"])').click()
    page.get_by_test_id("learn-as-you-play").set_checked(coach)
    page.get_by_test_id("start").click()
    page.get_by_test_id("board").wait_for()


def until_over(page: Page, act: Callable[[Page], object], turns: int = MOST_TURNS) -> int:
    """Act whenever it is one's turn, until the score sheet is there or so many times; returns how often."""
    for turn in range(turns):
        page.locator(f"{TURN}, {OVER}").first.wait_for()
        if page.locator(OVER).count():
            return turn
        ply = page.get_by_test_id("board").get_attribute("data-ply")
        act(page)
        page.wait_for_function(
            """([ply, over]) => document.querySelector(over)
               || document.querySelector('[data-testid="board"]').dataset.ply !== ply""",
            arg=[ply, OVER],
            timeout=PATIENCE,
        )
    return turns


FREE_SPOT = """one => {
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = one.getBoundingClientRect();
  const parts = [0.5, 0.1, 0.9, 0.3, 0.7];
  for (const y of parts) for (const x of parts) {
    const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
    if (top && one.contains(top)) return { x: box.width * x, y: box.height * y };
  }
  return null;
}"""


def greeted(page: Page) -> None:
    """Wait until the browser is a guest: a request beside the page would else be another's."""
    for _ in range(200):
        if any(one.get("name") == COOKIE for one in page.context.cookies()):
            return
        page.wait_for_timeout(50)
    raise AssertionError("the server has given no cookie")


def press(target: Locator) -> None:
    """Click something where it shows: cards of a hand overlap, and a person clicks the edge.

    A card beneath the mouse is lifted over its neighbours until the mouse has left it.
    """
    target.page.mouse.move(0, 0)
    until = time.monotonic() + LOWERED_WITHIN
    while (spot := target.evaluate(FREE_SPOT)) is None and time.monotonic() < until:
        target.page.wait_for_timeout(50)
    target.click(position=spot)


def click_board(page: Page) -> None:
    """Perform one action with the mouse, without the list of actions.

    It is a card of the hand and the button that places it, a piece that glows, or a button of the line on top.
    """
    # The board is a chunk of its own, which may still be on its way when the first question is there.
    page.locator(f'{TURN} .piece.can, [data-testid^="do-"]').first.wait_for()
    place = page.get_by_test_id("place")
    if place.count():
        # The cards of a stack overlap: a person clicks the edge that shows.
        page.get_by_test_id("hand").locator(".piece.can").first.click(position={"x": 6, "y": 40})
        place.click()
        return
    piece = page.locator(f"{TURN} .piece.can")
    if piece.count():
        press(piece.first)
    else:
        page.locator('[data-testid^="do-"]').first.click()


def click_anything(random: Random) -> Callable[[Page], None]:
    """Perform any one action with the mouse.

    It is a piece that glows, or a button of the board or of the line on top, and then one of the ways in which that
    piece may be meant.
    """

    def click(page: Page) -> None:
        tiles = f'{TURN} [data-testid="plain-board"] button:visible'
        choices = page.locator(f'{TURN} .piece.can:not([inert]):visible, [data-testid^="do-"]:visible, {tiles}')
        # What was there a moment ago may be drawn anew, or the game be over.
        while not (count := choices.count()):
            choices.or_(page.locator(OVER)).first.wait_for()
            if page.locator(OVER).count():
                return
        press(choices.nth(random.randrange(count)))
        ways = page.locator("dialog[open] .many button")
        if ways.count():
            ways.nth(random.randrange(ways.count())).click()

    return click


def press_keys(page: Page) -> None:
    """One action by at most four keys: the digit of a choice, and Enter where it has to be confirmed."""
    page.locator(f'{TURN} .piece.can, [data-testid^="do-"]').first.wait_for()
    page.keyboard.press("Shift+Digit1" if page.get_by_test_id("place").count() else "Digit1")
    if page.locator('[data-testid="place"]:not([disabled])').count():
        page.keyboard.press("Enter")


def focus(page: Page, selector: str, most: int = 400) -> None:
    """Press Tab until something of that kind has the focus."""
    for _ in range(most):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


def choose_words(page: Page) -> None:
    """One action from the list in words."""
    listed = page.get_by_test_id("action-list")
    if listed.get_attribute("open") is None:
        listed.locator("summary").click()
    listed.locator("button").first.click()


def new_table(page: Page, other: str) -> None:
    """Open a table for me and one more, of that kind."""
    page.get_by_test_id("game-koryo").get_by_role("link", name="New table").click()
    page.get_by_test_id("create").wait_for()
    while page.get_by_test_id("remove-seat").is_enabled():
        page.get_by_test_id("remove-seat").click()
    page.get_by_test_id("kind-1").select_option(other)
    page.get_by_test_id("create").click()


def open_table_for_a_friend(page: Page) -> str:
    """Open a table for me and a friend; return the link for the friend."""
    new_table(page, "friend")
    return str(page.get_by_test_id("invite-1").input_value())


def sit_down(page: Page, invite: str, name: str = "Ben", *, coach: bool = False) -> None:
    """Take the seat of that invitation, with the coach that is offered or without."""
    page.goto(invite)
    page.get_by_test_id("join-name").fill(name)
    page.get_by_test_id("learn-as-you-play").set_checked(coach)
    page.get_by_test_id("join").click()
    page.get_by_test_id("board").wait_for()

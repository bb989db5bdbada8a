"""The ways a person plays: by clicking the board, by the keyboard alone, or by the list of actions in words."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import Locator, Page

from ludotheque import Record
from ludotheque.app.protocol.guests import COOKIE
from tests.web.conftest import PATIENCE

TURN = '[data-testid="board"][data-yours="true"]'
OVER = '[data-testid="end-sheet"]'
YOU, FRIEND, BOT = {"kind": "you", "name": "Ann"}, {"kind": "friend"}, {"kind": "bot", "level": "random"}
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


def exported(page: Page) -> Record:
    """Return the record of the game that is over, as the page offers it."""
    with page.expect_download() as download:
        page.get_by_test_id("export").click()
    return Record.loads(download.value.path().read_text(encoding="utf-8"))


def until_over(page: Page, act: Callable[[Page], object], turns: int = MOST_TURNS) -> int:
    """Act whenever it is one's turn, until the score sheet is there at most ``turns`` times; return how often."""
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


FOLLOW = """path => {
  const shown = document.querySelector('main > *');
  const link = Object.assign(document.createElement('a'), { href: path });
  if (!shown || link.pathname === location.pathname) return false;
  shown.dataset.left = '';
  document.body.append(link);
  link.click();
  link.remove();
  return true;
}"""


def visit(page: Page, path: str, size: tuple[int, int] | None = None) -> None:
    """Go to another page of the site by a link, for which the client is not loaded again; to the same one anew."""
    if size:
        page.set_viewport_size({"width": size[0], "height": size[1]})
    if page.evaluate(FOLLOW, path):
        page.locator("[data-left]").wait_for(state="detached")
    else:
        page.goto(urljoin(page.url, path))


def greeted(page: Page) -> str:
    """Wait until the browser is a guest: a request beside the page would else be another's. Returns the cookie."""
    for _ in range(200):
        for one in page.context.cookies():
            if one.get("name") == COOKIE:
                return str(one.get("value"))
        page.wait_for_timeout(50)
    raise AssertionError("the server has given no cookie")


def opened(page: Page, *seats: dict[str, str], game: str = "koryo", **more: object) -> dict[str, Any]:
    """Open a table as the guest of a page, which stays where it is."""
    greeted(page)
    data = {"game": game, "seats": seats, **more}
    # A kept connection may be closed by the server just as it is used.
    answer = page.request.post(urljoin(page.url, "/api/tables"), data=data, max_retries=1)
    assert answer.ok, answer.text()
    return dict(answer.json())


def at_table(page: Page, players: int = 2, size: tuple[int, int] | None = None, **more: Any) -> None:
    """Sit down at a new table with bots, at a position where it is one's turn, without the questions of the shelf."""
    mine = more.get("position", {}).get("player", 0)
    seats = [YOU if seat == mine else BOT for seat in range(players)]
    visit(page, f"/table/{opened(page, *seats, **more)['table']}", size)
    page.locator(TURN).wait_for()


def at_pace(page: Page, pace: str = "normal") -> None:
    """Have the turns of others play at that pace in a client that is not loaded yet."""
    page.evaluate("pace => localStorage.setItem('ludotheque.pace', JSON.stringify(pace))", pace)


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
    # The board is a chunk of its own, which may still be on its way when the first question is there: until then the
    # line on top has buttons for what will lie on the board.
    page.locator('[data-testid="board"] > .stage > *').first.wait_for()
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


def open_table_for_a_friend(page: Page, *seats: dict[str, str], **more: Any) -> str:
    """Open a table for me and a friend, or others, and wait there; return the link for the first friend."""
    table = opened(page, *(seats or (YOU, FRIEND)), **more)
    visit(page, f"/table/{table['table']}")
    page.get_by_test_id("invite-1").wait_for()
    return urljoin(page.url, f"/join/{table['table']}#{table['invites'][0]['invite']}")


def sit_together(host: Page, *others: Page, seats: Sequence[dict[str, str]] = (), **more: Any) -> None:
    """Have people sit down at a new table of the first of them."""
    table = opened(host, *(seats or [YOU, *[FRIEND] * len(others)]), **more)
    visit(host, f"/table/{table['table']}")
    for page, name, invite in zip(others, ("Ben", "Cho", "Dan"), table["invites"], strict=False):
        visit(page, f"/join/{table['table']}#{invite['invite']}")
        page.get_by_test_id("join-name").fill(name)
        page.get_by_test_id("join").click()
        page.wait_for_url("**/table/**")
    for page in (host, *others):
        page.get_by_test_id("board").wait_for()


def sit_down(page: Page, invite: str, name: str = "Ben", *, coach: bool = False) -> None:
    """Take the seat of that invitation, with the coach that is offered or without."""
    visit(page, invite)
    page.get_by_test_id("join-name").fill(name)
    page.get_by_test_id("learn-as-you-play").set_checked(coach)
    page.get_by_test_id("join").click()
    page.get_by_test_id("board").wait_for()

"""People leave a table and come back to it, and play by the clock."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Site
from tests.web.hands import (
    BOT,
    FRIEND,
    TURN,
    YOU,
    at_table,
    choose_words,
    open_table_for_a_friend,
    opened,
    sit_down,
    sit_together,
    visit,
)
from tests.web.test_pages import check_axe
from tests.web.test_tables import LAST_SEASON
from tests.web.test_your_tables import TAKEN_BACK_WITHIN

MINA = {"kind": "bot", "level": "beginner", "name": "Mina"}


def open_timed_table(page: Page, minutes: int = 10, seconds: int = 15) -> str:
    """Open a table of Koryŏ for me, a friend and a bot, with a clock; return the link for the friend."""
    clock = {"kind": "live", "bank": 60 * minutes, "increment": seconds}
    return open_table_for_a_friend(page, YOU, FRIEND, MINA, terms={"clock": clock})


def leave(page: Page) -> None:
    page.get_by_test_id("menu").click()
    page.get_by_test_id("leave").click()
    page.get_by_test_id("leave-sheet").wait_for()


def ply_of(page: Page) -> int:
    return int(page.get_by_test_id("board").get_attribute("data-ply") or 0)


def play_until(pages: list[Page], done: Callable[[], bool], turns: int = 200) -> None:
    """Decide for each player in turn until something is so."""
    for _ in range(turns):
        if done():
            return
        for page in pages:
            if page.locator(TURN).count() and not page.locator("dialog[open]").count():
                ply = page.get_by_test_id("board").get_attribute("data-ply")
                choose_words(page)
                page.wait_for_function(
                    "ply => document.querySelector('[data-testid=\"board\"]').dataset.ply !== ply", arg=ply
                )
                break
        else:
            pages[0].wait_for_timeout(100)
    raise AssertionError("it never came to that")


def test_one_leaves_a_live_game_a_bot_takes_over_and_they_come_back(person: Callable[..., Page]) -> None:
    ann, ben = person(), person()
    sit_down(ben, open_timed_table(ann))
    ann.locator(f"{TURN}, [data-yours=false]").first.wait_for()
    for page in (ann, ben):
        expect(page.get_by_test_id("clocks").get_by_role("listitem")).to_have_count(2)
    table = ben.url
    check_axe(ann)
    leave(ben)
    check_axe(ben)
    ben.get_by_test_id("stand-in-level").select_option("beginner")
    ben.get_by_test_id("leave-bot").click()
    expect(ann.get_by_test_id("log")).to_contain_text("Ben leaves. A bot plays on (Beginner).")
    before = ply_of(ann)
    play_until([ann], lambda: ply_of(ann) > before + 6)
    ben.goto(table)
    ben.get_by_test_id("replaced").wait_for()
    check_axe(ben)
    ben.get_by_test_id("take-over").click()
    expect(ann.get_by_test_id("log")).to_contain_text("Ben is back and takes over.")
    ben.get_by_test_id("replaced").wait_for(state="detached")
    before = ply_of(ann)
    play_until([ann, ben], lambda: ply_of(ann) > before + 6)


def test_nobody_leaves_believing_that_a_bot_plays_before_one_does(site: Site, person: Callable[..., Page]) -> None:
    ann, ben = person(), person()
    sit_down(ben, open_table_for_a_friend(ann, YOU, FRIEND, BOT))
    table = ben.url
    ann.locator(f"{TURN}, [data-yours=false]").first.wait_for()
    for page in (ann, ben):
        page.wait_for_load_state("networkidle")  # a page in the middle of loading would complain
        page.get_by_test_id("menu").click()  # which is fetched later than the board
        page.get_by_test_id("leave").wait_for()
        page.keyboard.press("Escape")
        page.get_by_test_id("leave").wait_for(state="hidden")
    site.kill()
    ben.get_by_test_id("lost").wait_for()
    leave(ben)
    ben.get_by_test_id("leave-bot").click()
    expect(ben.get_by_test_id("leave-sheet").get_by_role("alert")).to_have_text("Connection lost. Reconnecting…")
    assert ben.url == table
    site.start()
    ben.get_by_test_id("lost").wait_for(state="detached")
    ben.get_by_test_id("leave-bot").click()
    ben.wait_for_url(f"{site.url}/")
    expect(ann.get_by_test_id("log")).to_contain_text("Ben leaves. A bot plays on")


def test_a_player_who_resigns_gives_the_game_away(person: Callable[..., Page]) -> None:
    ann, ben = person(), person()
    sit_down(ben, open_table_for_a_friend(ann, YOU, FRIEND, position=LAST_SEASON))
    leave(ann)
    ann.get_by_test_id("resign").click()
    ann.get_by_test_id("resign-sure").click()
    for page, gone, won in (
        (ann, "You resigned.", "The win goes to Ben."),
        (ben, "Ann resigned.", "The win is yours."),
    ):
        expect(page.get_by_test_id("ended-sheet")).to_contain_text(gone)
        expect(page.get_by_test_id("ended-sheet")).to_contain_text(won)


@pytest.mark.parametrize(
    ("others", "resign", "abandon"),
    [
        (["hotseat"], None, "The game ends now for everyone at this screen, without a result."),
        (["hotseat", "bot"], "You give up all seats at this screen, and your opponent wins.", "everyone at this"),
        (["hotseat", "bot", "bot"], "You give up all seats at this screen, and they come last.", "everyone at this"),
        (["bot"], "You give up, and your opponent wins.", "The game ends now without a result."),
    ],
)
def test_who_holds_several_seats_is_told_what_becomes_of_them(
    person: Callable[..., Page], others: list[str], resign: str | None, abandon: str
) -> None:
    page = person()
    seats = [BOT if kind == "bot" else {"kind": kind} for kind in ("you", *others)]
    visit(page, f"/table/{opened(page, *seats)['table']}")
    leave(page)
    expect(page.get_by_test_id("abandon")).to_be_visible()
    expect(page.get_by_test_id("leave-sheet")).to_contain_text(abandon)
    if resign is None:
        assert page.get_by_test_id("resign").count() == 0, "one of those who give up would win"
        return
    expect(page.get_by_test_id("leave-sheet")).to_contain_text(resign)
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-sure").click()
    if len(others) == 2:
        expect(page.get_by_test_id("ended-sheet")).to_contain_text("The win goes to Bot 3.")


def test_a_team_plays_on_without_resigning(person: Callable[..., Page]) -> None:
    page = person()
    at_table(page, players=3, game="kick_ass")
    leave(page)
    page.get_by_test_id("leave-bot").wait_for()
    assert page.get_by_test_id("resign").count() == 0


def test_others_are_asked_to_abandon_a_game(person: Callable[..., Page]) -> None:
    ann, ben = person(), person()
    sit_down(ben, open_table_for_a_friend(ann, YOU, FRIEND, BOT))
    ann.locator(f"{TURN}, [data-yours=false]").first.wait_for()
    assert ann.get_by_test_id("clocks").count() == 0
    leave(ann)
    ann.get_by_test_id("abandon").click()
    ann.get_by_test_id("abandon-sure").click()
    ben.get_by_test_id("dissent").click()
    expect(ann.locator(".notices")).not_to_contain_text("Waiting for the others to agree")
    leave(ann)
    ann.get_by_test_id("abandon").click()
    ann.get_by_test_id("abandon-sure").click()
    ben.get_by_test_id("consent").click()
    for page in (ann, ben):
        expect(page.get_by_test_id("ended-sheet")).to_contain_text("The game was abandoned.")
    visit(ann, "/")
    expect(ann.get_by_text("Abandoned", exact=True).first).to_be_visible()


def test_a_host_keeps_house(person: Callable[..., Page]) -> None:
    """A lost link is replaced, a spectator is sent away, spectators are silenced, and an empty table deleted."""
    ann, ben, cho = person(), person(), person()
    old = open_timed_table(ann, 20, 30)
    expect(ann.get_by_test_id("terms")).to_contain_text("20 minutes + 30 seconds per choice")
    expect(ann.get_by_test_id("terms")).to_contain_text("A bot takes over")
    ann.get_by_test_id("new-link-1").click()
    expect(ann.get_by_test_id("invite-1")).not_to_have_value(old)
    table = ann.url
    sit_down(ben, ann.get_by_test_id("invite-1").input_value())
    cho.goto(table)
    cho.get_by_test_id("tab-chat").click()
    cho.get_by_test_id("chat-input").fill("Peek!")
    cho.keyboard.press("Enter")
    ben.get_by_test_id("tab-chat").click()
    expect(ben.get_by_test_id("chat")).to_contain_text("Peek!")
    ben.get_by_label("Mute all spectators").click()
    expect(ben.get_by_test_id("chat")).not_to_contain_text("Peek!")
    ann.get_by_test_id("menu").click()
    ann.get_by_test_id("hush").check()
    check_axe(ann)
    expect(cho.get_by_text("Only players may write here.")).to_be_visible()
    ann.get_by_test_id("kick").click()
    expect(cho.get_by_text("The host of this table has removed you.")).to_be_visible()
    expect(ann.get_by_text("No spectators")).to_be_visible()


def test_a_table_that_nobody_joined_is_deleted_from_the_list(person: Callable[..., Page]) -> None:
    page = person()
    name = opened(page, YOU, FRIEND)["table"]
    visit(page, "/")
    delete = page.get_by_test_id(f"delete-{name}")
    page.clock.install()
    delete.click()
    delete.wait_for(state="detached")
    with page.expect_response(lambda answer: answer.request.method == "DELETE" and answer.ok):
        page.clock.fast_forward(TAKEN_BACK_WITHIN)


def test_a_refused_click_on_delete_says_why(person: Callable[..., Page]) -> None:
    page = person(forgive="403")
    name = opened(page, YOU, FRIEND)["table"]
    visit(page, "/")
    delete = page.get_by_test_id(f"delete-{name}")
    page.clock.install()
    refusal = {"error": "refused", "reason": "others sit at this table", "key": "table-shared", "args": {}}
    page.route(f"**/api/tables/{name}", lambda route: route.fulfill(status=403, json=refusal))
    delete.click()
    page.get_by_test_id(f"keep-{name}").wait_for()
    page.clock.fast_forward(TAKEN_BACK_WITHIN)
    expect(page.get_by_test_id("your-tables").get_by_role("alert")).to_contain_text("Other people sit at this table.")


def test_absent_players_are_replaced_and_our_own_seat_waits_for_us(person: Callable[..., Page]) -> None:
    ann, ben, cho = person(), person(), person()
    ann.clock.install()
    sit_together(ann, ben, cho)
    table = cho.url
    cho.goto("about:blank")
    ann.locator("text=(away)").first.wait_for()
    ann.clock.fast_forward("00:10")
    expect(ann.get_by_test_id("absent-2")).to_contain_text("Cho is away. Waiting another 2:")
    check_axe(ann)
    ann.get_by_test_id("stand-in-level").select_option("beginner")
    ann.get_by_test_id("seat-bot").click()
    expect(ben.get_by_role("dialog")).to_contain_text("Ann asks to seat a bot (Beginner) in place of Cho.")
    ben.get_by_test_id("consent").click()
    expect(ann.get_by_test_id("log")).to_contain_text("Cho is away. A bot plays on (Beginner).")
    cho.goto(table)
    cho.get_by_test_id("take-over").click()
    expect(ann.get_by_test_id("log")).to_contain_text("Cho is back and takes over.")

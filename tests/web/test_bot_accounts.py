"""A person makes a bot account, connects a program, and plays a whole game against it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Site
from tests.web.hands import OVER, TURN, choose_words, until_over
from tests.web.test_accounts_moving import authenticator, by_name
from tests.web.test_pages import check_axe

PROGRAM = Path(__file__).parents[2] / "examples" / "pipe_bot.py"
Connect = Callable[[str], subprocess.Popen[str]]


@pytest.fixture
def connect(site: Site, tmp_path: Path) -> Iterator[Connect]:
    """Connect the example of a program with a token, until the test is over."""
    running: list[subprocess.Popen[str]] = []

    def begin(token: str) -> subprocess.Popen[str]:
        file = tmp_path / "token.txt"
        file.write_text(token)
        command = [sys.executable, "-u", "-m", "ludotheque", "bot-connect", site.url, "--token-file", str(file)]
        program = [*command, "--", sys.executable, str(PROGRAM)]
        running.append(subprocess.Popen(program, stdout=subprocess.PIPE, text=True, env=site.environment))
        assert running[-1].stdout is not None
        assert running[-1].stdout.readline().startswith("connected as [bot] ")
        return running[-1]

    yield begin
    for one in running:
        one.kill()
        one.communicate()


def make_bot(page: Page, site: Site, name: str) -> str:
    """Make an account and a bot account of that name; returns its token."""
    authenticator(page)
    page.goto(by_name(site, "/you"))
    expect(page.get_by_test_id("bot-accounts")).to_contain_text("create yours first")
    page.get_by_test_id("you-name").fill("Ann")
    page.get_by_test_id("make-passkey").click()
    page.get_by_test_id("bot-name").fill(name)
    page.get_by_test_id("bot-add").click()
    return page.get_by_test_id("bot-token").input_value()


def check_fits(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_the_token_of_a_bot_account_is_shown_once(
    person: Callable[..., Page], site: Site, width: int, height: int
) -> None:
    ann = person(width=width, height=height)
    token = make_bot(ann, site, f"Wide {width}")
    assert token.startswith("ludo_")
    check_axe(ann)
    check_fits(ann)
    ann.reload()
    expect(ann.get_by_test_id("bot-account")).to_have_count(1)
    expect(ann.get_by_test_id("bot-token")).to_have_count(0)
    for _ in range(2):
        ann.get_by_test_id("bot-renew").click()
    expect(ann.get_by_test_id("bot-token")).not_to_have_value(token)
    for _ in range(2):
        ann.get_by_test_id("bot-delete").click()
    expect(ann.get_by_test_id("bot-account")).to_have_count(0)


@pytest.mark.long
def test_a_person_plays_a_program_to_the_end(person: Callable[..., Page], site: Site, connect: Connect) -> None:
    ann = person()
    connect(make_bot(ann, site, "Whole"))
    ann.goto(by_name(site, "/new/koryo"))
    ann.get_by_test_id("kind-1").select_option(label="Whole")
    ann.get_by_test_id("remove-seat").click()
    check_axe(ann)
    ann.get_by_test_id("create").click()
    until_over(ann, choose_words)
    expect(ann.locator(OVER)).to_contain_text("[bot] Whole")
    expect(ann.get_by_test_id("log")).to_contain_text("[bot] Whole")
    ann.get_by_test_id("rematch").click()
    ann.locator(TURN).wait_for()
    expect(ann.get_by_test_id("board")).to_contain_text("[bot] Whole")


def test_a_program_that_declines_says_why_to_the_host(
    person: Callable[..., Page], site: Site, connect: Connect
) -> None:
    ann = person(width=390, height=844)
    connect(make_bot(ann, site, "Busy"))
    for seat in (1, 2):
        ann.goto(by_name(site, "/new/koryo"))
        for other in (1, 2):
            ann.get_by_test_id(f"kind-{other}").select_option("friend")
        ann.get_by_test_id("create").click()
        ann.get_by_test_id(f"ask-bot-{seat}").select_option(label="Busy")
        ann.get_by_test_id(f"ask-bot-send-{seat}").click()
        if seat == 1:
            expect(ann.get_by_test_id("invites")).to_contain_text("[bot] Busy")
    expect(ann.get_by_test_id("invites")).to_contain_text("[bot] Busy declines: it is already playing.")
    check_axe(ann)
    check_fits(ann)

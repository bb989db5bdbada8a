"""A page by plain http, as at home: every link can be copied, and what needs https says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect

from ludotheque import load
from ludotheque.testing.records import golden, read
from tests.web.conftest import ELSEWHERE, FLAGS, SHELL, Site
from tests.web.hands import new_table, play_now
from tests.web.histories import written
from tests.web.test_pages import check_axe

NAME = "plain.test"
"""A name of this machine that is not one of those that browsers trust without https."""
PLAIN = "Cross-Origin-Opener-Policy"
"""Part of a line that Chromium writes on the console of each such page: it ignores that header without https."""
PASTE = """() => {
  const field = document.createElement('textarea');
  field.id = 'pasted';
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.focus();
}"""
SELECTED = "(field) => document.activeElement === field && field.value.slice(field.selectionStart, field.selectionEnd)"


class PlainSite(Site):
    """A server that answers to a name."""

    def start(self) -> None:
        self.environment["LUDOTHEQUE_ALLOW_HOST"] = NAME
        self.url = f"http://127.0.0.1:{self.port}"
        super().start()
        self.url = f"http://{NAME}:{self.port}"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    running = PlainSite(tmp_path_factory.mktemp("plain"))
    yield running
    running.kill()


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    named = [*FLAGS, f"--host-resolver-rules=MAP {NAME} 127.0.0.1"]
    chromium = playwright.chromium.launch(executable_path=SHELL, args=named)
    yield chromium
    chromium.close()


def pasted(page: Page) -> str:
    """Return what a paste brings."""
    page.evaluate(PASTE)
    page.keyboard.press("Control+V")
    found = page.locator("#pasted").input_value()
    page.evaluate("document.getElementById('pasted').remove()")
    return found


def copies(page: Page, testid: str, link: str) -> None:
    """Copy a link."""
    page.get_by_test_id(f"copy-{testid}").click()
    expect(page.get_by_test_id(f"copy-{testid}")).to_have_text("Copied")
    expect(page.get_by_test_id(testid)).to_have_value(link)
    assert pasted(page) == link


def finished(site: Site, page: Page) -> str:
    """Return a table of the page's guest whose game is over."""
    page.goto(site.url + ELSEWHERE)
    record = read(load("koryo"), golden(load("koryo"))[0])
    return written(page, record, len(record.entries), 0)


def test_every_link_can_be_copied(person: Callable[..., Page], site: Site) -> None:
    page = person(forgive=PLAIN, path="/")
    assert page.evaluate("[isSecureContext, navigator.clipboard === undefined]") == [False, True]
    new_table(page, "friend")
    copies(page, "invite-1", page.get_by_test_id("invite-1").input_value())
    table = page.url
    page.get_by_test_id("menu").click()
    copies(page, "share-watch", table)
    check_axe(page)
    page.get_by_test_id("other-device").click()
    page.get_by_test_id("make-link").click()
    copies(page, "device-link", page.get_by_test_id("device-link").input_value())
    over = finished(site, page)
    page.goto(f"{site.url}/table/{over}")
    copies(page, "share-link", f"{site.url}/replay/{over}")
    check_axe(page)
    page.goto(f"{site.url}/replay/{over}")
    page.get_by_test_id("step-on").click()
    copies(page, "share-move", f"{site.url}/replay/{over}#1")
    page.get_by_test_id("step-on").click()
    expect(page.get_by_test_id("copy-share-move")).to_have_text("Copy the link to this move")


def test_what_was_not_copied_is_selected(person: Callable[..., Page], site: Site) -> None:
    page = person(width=390, height=844, forgive=PLAIN, path="/")
    over = finished(site, page)
    page.goto(f"{site.url}/table/{over}")
    page.evaluate("document.execCommand = () => false")
    page.get_by_test_id("copy-share-link").click()
    expect(page.get_by_role("alert")).to_contain_text("copy it with Ctrl+C")
    expect(page.get_by_test_id("copy-share-link")).not_to_have_text("Copied")
    link = f"{site.url}/replay/{over}"
    assert page.get_by_test_id("share-link").evaluate(SELECTED) == link
    page.keyboard.press("Control+C")
    assert pasted(page) == link
    check_axe(page)


def test_a_refused_clipboard_is_not_all(person: Callable[..., Page]) -> None:
    page = person(forgive=PLAIN, path="/")
    new_table(page, "friend")
    invite = page.get_by_test_id("invite-1").input_value()
    page.evaluate("navigator.clipboard = { writeText: () => Promise.reject(new Error('refused')) }")
    copies(page, "invite-1", invite)


def test_what_needs_https_says_so(person: Callable[..., Page], site: Site) -> None:
    page = person(width=390, height=844, forgive=PLAIN, path="/")
    play_now(page)
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("notify")).to_be_disabled()
    expect(page.get_by_role("dialog")).to_contain_text("Notifications need an address that begins with https://.")
    check_axe(page)
    page.goto(f"{site.url}/calls")
    expect(page.get_by_test_id("no-push")).to_contain_text("https://")
    page.goto(f"{site.url}/you")
    expect(page.get_by_test_id("no-passkeys")).to_contain_text("https://")


def test_a_picture_that_cannot_be_shared_is_saved(browser: Browser, site: Site) -> None:
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = context.new_page()
    over = finished(site, page)
    page.goto(f"{site.url}/table/{over}")
    with page.expect_download():
        page.get_by_test_id("share-picture").click()
    expect(
        page.get_by_text("Saved. Sharing with other apps needs an address that begins with https://.")
    ).to_be_visible()
    context.close()

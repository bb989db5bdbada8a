"""Being called: a push that arrives with the tab closed and goes away when the turn is done, mail, and your turns."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import BrowserContext, CDPSession, Page, Playwright, expect

from tests.server.post import PostOffice
from tests.server.post import post_office as post_office
from tests.server.receiver import Browser, Receiver
from tests.server.receiver import receiver as receiver
from tests.web.conftest import CHROMIUM, FLAGS, PATIENCE, Site
from tests.web.hands import click_board
from tests.web.test_pages import check_axe

MAIL_AFTER = 3


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Chromium]:
    """Launch the whole browser: its shell has no push service."""
    chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    yield chromium
    chromium.close()


class CallingSite(Site):
    """A server whose letters name it."""

    def start(self) -> None:
        self.environment["LUDOTHEQUE_PUBLIC_ADDRESS"] = self.url
        super().start()


@pytest.fixture
def site(tmp_path: Path, post_office: PostOffice, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    settings = {"calls_to_loopback": "true", "call_after": "0", "mail_after": MAIL_AFTER, **post_office.settings()}
    for name, value in settings.items():
        monkeypatch.setenv(f"LUDOTHEQUE_{name.upper()}", str(value))
    running = CallingSite(tmp_path)
    yield running
    running.kill()


class Worker:
    """The service worker of a browser, as a push service sees it."""

    def __init__(self, page: Page) -> None:
        self._cdp: CDPSession = page.context.new_cdp_session(page)
        self._found: list[dict[str, Any]] = []
        self._cdp.on("ServiceWorker.workerRegistrationUpdated", lambda told: self._found.extend(told["registrations"]))
        self._cdp.send("ServiceWorker.enable")
        self.page = page

    def deliver(self, data: str) -> None:
        self._wait(lambda: bool(self._found))
        assert self._found, "the browser knows of no service worker"
        registration = self._found[-1]
        where = {"origin": registration["scopeURL"].rstrip("/"), "registrationId": registration["registrationId"]}
        self._cdp.send("ServiceWorker.deliverPushMessage", {**where, "data": data})

    def shown(self) -> list[list[str]]:
        found: list[list[str]] = self.page.evaluate(
            "navigator.serviceWorker.getRegistration().then((one) => one.getNotifications())"
            ".then((all) => all.map((one) => [one.title, one.body, one.tag]))"
        )
        return found

    def until(self, shown: list[list[str]]) -> None:
        self._wait(lambda: self.shown() == shown)
        assert self.shown() == shown

    def _wait(self, done: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE / 1000
        while not done() and time.monotonic() < end:
            self.page.wait_for_timeout(20)


def subscribe_to(context: BrowserContext, browser: Browser) -> None:
    """Stand in for the push service of the browser's maker, which tests cannot reach."""
    subscription = browser.subscription()
    context.grant_permissions(["notifications"])
    context.add_init_script(
        "PushManager.prototype.subscribe = async function (options) {"
        "  if (!(options.userVisibleOnly && options.applicationServerKey.length === 65)) throw new Error('options');"
        f"  return {{ toJSON: () => ({{ endpoint: '{subscription['endpoint']}',"
        f" keys: {subscription['keys']} }}) }};"
        "};"
    )


def begin(ann: Page, ben: Page) -> str:
    """Open a slow game of Koryŏ between two people, who then leave the table; return its address."""
    ann.get_by_test_id("game-koryo").get_by_role("link", name="New table").click()
    ann.get_by_test_id("create").wait_for()
    ann.get_by_test_id("kind-1").select_option("friend")
    ann.get_by_test_id("list-table").check()
    expect(ann.get_by_test_id("list-help")).to_contain_text("while you wait at it")
    ann.get_by_test_id("clock-fold").click()
    ann.get_by_test_id("clock-kind").select_option("slow 24")
    expect(ann.get_by_test_id("list-help")).to_contain_text("for a week")
    ann.get_by_test_id("create").click()
    ann.get_by_test_id("listed").wait_for()
    path = "/table/" + ann.url.rpartition("/")[2]
    ben.reload()
    ben.get_by_test_id(f"sit-{path[7:]}").click()
    for page in (ann, ben):
        expect(page.get_by_test_id("board")).to_have_attribute("data-ply", re.compile("[1-9]"))
        page.get_by_test_id("home").first.click()
    return path


def play_turn(page: Page) -> None:
    """Play until it is someone else's turn."""
    expect(page).to_have_title(re.compile("^●"))
    icon = page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile("icon-turn"))
    drawn = icon.evaluate("one => fetch(one.href).then((answer) => answer.headers.get('content-type'))")
    assert drawn.startswith("image/svg")
    for _ in range(20):
        click_board(page)
        page.wait_for_timeout(50)
        if not page.title().startswith("●"):
            return


@pytest.mark.long
def test_push_and_mail_arrive_once_for_a_turn_of_a_slow_game_and_the_push_is_taken_back(
    person: Callable[..., Page], browser: Chromium, site: Site, post_office: PostOffice, receiver: Receiver
) -> None:
    ann, ben = person(path="/"), person(path="/")
    path = begin(ann, ben)
    row = ann.get_by_test_id("your-tables").get_by_role("listitem").filter(has=ann.locator(f"a[href='{path}']"))
    expect(row).to_contain_text(re.compile("Your turn|to play"))  # the list may be from before Ben sat down
    page = ann if ann.get_by_test_id(f"turn-{path[7:]}").is_visible() else ben
    expect(page.get_by_test_id(f"turn-{path[7:]}")).to_contain_text("Koryŏ")
    expect(page.locator(f"a[href='{path}']").filter(visible=True)).to_have_count(
        3
    )  # two of the list, and that of the count
    expect(page.get_by_test_id("turn-count")).to_have_text("1")
    phone = Browser(receiver.url())
    subscribe_to(page.context, phone)
    page.goto(f"{site.url}/calls")
    page.get_by_test_id("mail-address").fill("ada@example.org")
    page.get_by_test_id("add-mail").click()
    expect(page.get_by_test_id("calls-said")).to_contain_text("is on its way to ada@example.org")
    page.get_by_test_id("add-push").click()
    expect(page.get_by_test_id("calls-said")).to_contain_text("Notifications are on in this browser")
    worker = Worker(page)
    (called,) = (phone.read(got) for got in receiver.until(1))
    seen = [[called["title"], called["body"], called["tag"]]]
    assert seen[0][0] == "Your turn at Koryŏ"
    assert re.fullmatch("with Guest( 2)?, Mina", seen[0][1])
    page.goto("about:blank")
    for _ in range(2):  # it may come twice; it is shown once
        worker.deliver(json.dumps(called))
    page.goto(post_office.until(1)[-1])
    page.get_by_test_id("follow").click()
    expect(page.get_by_test_id("calls-said")).to_contain_text("is confirmed")
    worker.until(seen)
    table, off = post_office.until(2)
    assert table == site.url + path
    # On another device of the same person the turn is done.
    other = browser.new_context(storage_state=page.context.storage_state())
    device = other.new_page()
    device.goto(table)
    play_turn(device)
    other.close()
    assert [phone.read(got)["type"] for got in receiver.until(2)] == ["turn", "done"]
    worker.deliver(json.dumps(phone.read(receiver.got[1])))
    worker.until([])
    page.goto(off)
    page.get_by_test_id("follow").click()
    expect(page.get_by_test_id("calls-said")).to_contain_text("No more mail")
    assert (len(receiver.got), len(post_office.letters)) == (2, 2)


def test_the_page_says_why_there_are_no_notifications(person: Callable[..., Page]) -> None:
    page = person(width=390, height=844, path="/calls", forgive="422")
    expect(page.get_by_test_id("add-push")).to_be_visible()
    check_axe(page)
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page.reload()
    expect(page.get_by_test_id("no-push")).to_contain_text("begins with https://")
    page.get_by_test_id("hook-url").fill("https://10.0.0.1/hook")
    page.get_by_test_id("add-hook").click()
    expect(page.get_by_role("alert")).to_contain_text("needs a public address")


def test_a_browser_that_cannot_subscribe_says_so_in_the_language_of_the_page(
    person: Callable[..., Page], site: Site
) -> None:
    page = person(path="/")
    page.get_by_test_id("language").select_option("fr")
    page.context.grant_permissions(["notifications"])
    page.add_init_script(
        "PushManager.prototype.subscribe = async () => {"
        "  throw new DOMException('Registration failed - push service error', 'AbortError');"
        "};"
    )
    page.goto(f"{site.url}/calls")
    page.get_by_test_id("add-push").click()
    expect(page.get_by_role("alert")).to_contain_text("n’a pas pu s’inscrire aux notifications")


def test_signing_out_ends_the_push_of_this_browser(
    person: Callable[..., Page], site: Site, post_office: PostOffice, receiver: Receiver
) -> None:
    page = person(path="/")
    subscribe_to(page.context, Browser(receiver.url()))
    page.goto(f"{site.url}/you")
    page.get_by_test_id("mail").fill("ada@example.org")
    page.get_by_test_id("send-mail").click()
    page.goto(post_office.until(1)[0])
    with page.expect_event("load"):  # the page begins again as the guest who has signed in
        page.get_by_test_id("continue").click()
    page.get_by_test_id("to-you").wait_for()
    page.goto(f"{site.url}/calls")
    page.get_by_test_id("add-push").click()
    expect(page.get_by_test_id("calls-said")).to_contain_text("Notifications are on")
    (way,) = page.request.get(f"{site.url}/api/calling").json()["ways"]
    page.goto(f"{site.url}/you")
    with page.expect_response(lambda got: got.url.endswith(f"/api/calling/ways/{way['way']}")) as ended:
        page.get_by_test_id("sign-out").click()
    assert (ended.value.request.method, ended.value.status) == ("DELETE", 204)
    page.get_by_role("heading", name="Take a game off the shelf").wait_for()

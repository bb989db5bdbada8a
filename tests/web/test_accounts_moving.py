"""People take themselves along: to another device by a link, and into an account by a passkey or by mail."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.server.post import PostOffice
from tests.server.post import post_office as post_office
from tests.web.conftest import ELSEWHERE, Site
from tests.web.hands import TURN, open_table_for_a_friend, sit_down
from tests.web.test_leaving import leave, open_timed_table, play_until
from tests.web.test_pages import check_axe

__all__ = ["post_office"]


def device_link(page: Page) -> str:
    """Return the link in the menu of a table."""
    page.get_by_test_id("menu").click()
    page.get_by_test_id("other-device").click()
    page.get_by_test_id("make-link").click()
    return str(page.get_by_test_id("device-link").input_value())


def ply(page: Page) -> int:
    """Return how far the game has come on a page."""
    return int(page.get_by_test_id("board").get_attribute("data-ply") or 0)


def test_one_leaves_a_bot_takes_over_and_they_come_back_on_another_device(person: Callable[..., Page]) -> None:
    ann, ben, phone = person(), person(), person(width=390, height=844)
    sit_down(ben, open_timed_table(ann))
    ann.locator(f"{TURN}, [data-yours=false]").first.wait_for()
    table = ben.url.rpartition("/")[2]
    link = device_link(ben)
    check_axe(ben)
    ben.keyboard.press("Escape")
    leave(ben)
    ben.get_by_test_id("stand-in-level").select_option("beginner")
    ben.get_by_test_id("leave-bot").click()
    expect(ann.get_by_test_id("log")).to_contain_text("Ben leaves. A bot plays on (Beginner).")
    phone.goto(link)
    expect(phone.get_by_role("heading", level=1)).to_have_text("Continue as Ben")
    expect(phone.get_by_role("main")).to_contain_text("1 table comes with it.")
    check_axe(phone)
    phone.get_by_test_id("continue").click()
    phone.get_by_role("heading", name="Your tables").wait_for()
    phone.locator(f'a[href="/table/{table}"]').click()
    phone.get_by_test_id("take-over").click()
    expect(ann.get_by_test_id("log")).to_contain_text("Ben is back and takes over.")
    phone.get_by_test_id("board").wait_for()
    back = ply(phone)
    play_until([ann, phone], lambda: ply(phone) >= back + 4)
    stranger = person(forgive="403")
    stranger.goto(link)
    expect(stranger.get_by_role("alert")).to_contain_text("has been used")


def test_a_browser_with_tables_of_its_own_asks_what_becomes_of_them(person: Callable[..., Page]) -> None:
    ann, tablet = person(), person()
    for page in (ann, tablet):
        open_table_for_a_friend(page)
    table = tablet.url
    link = device_link(ann)
    tablet.goto(link)
    expect(tablet.get_by_test_id("bring")).to_contain_text("This browser has 1 table of its own.")
    check_axe(tablet)
    tablet.get_by_test_id("bring-along").check()
    tablet.get_by_test_id("continue").click()
    expect(tablet.locator('section:has(h2:text("Your tables")) li')).to_have_count(2)
    ann.goto(table)
    expect(ann.get_by_test_id("invite-1")).to_have_value(re.compile("/join/"))


# --- Accounts ---


def authenticator(page: Page) -> tuple[CDPSession, str]:
    """Give a page a device that makes passkeys, in software."""
    line = page.context.new_cdp_session(page)
    line.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    return line, str(line.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"])


def by_name(site: Site, path: str) -> str:
    return f"http://localhost:{site.port}{path}"


def test_an_account_is_made_by_a_passkey_signed_in_to_and_deleted(person: Callable[..., Page], site: Site) -> None:
    ann, laptop = person(), person(forgive="403")
    keys, device = authenticator(ann)
    others, other_device = authenticator(laptop)
    ann.goto(by_name(site, ELSEWHERE))
    open_table_for_a_friend(ann)
    ann.goto(by_name(site, "/you"))
    expect(ann.get_by_test_id("no-passkeys")).to_have_count(0)
    check_axe(ann)
    ann.get_by_test_id("you-name").fill("Ann")
    ann.get_by_test_id("make-passkey").click()
    expect(ann.get_by_role("heading", level=1)).to_have_text("Ann")
    expect(ann.get_by_test_id("passkeys").get_by_role("listitem")).to_have_count(1)
    expect(ann.get_by_test_id("account-name")).to_have_value("Ann")
    check_axe(ann)
    # The keychain of both computers is the same.
    (kept,) = keys.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    others.send("WebAuthn.addCredential", {"authenticatorId": other_device, "credential": kept})
    laptop.goto(by_name(site, ELSEWHERE))
    open_table_for_a_friend(laptop)
    laptop.goto(by_name(site, "/you"))
    laptop.get_by_test_id("bring-along").check()
    laptop.get_by_test_id("sign-in").click()
    expect(laptop.locator('section:has(h2:text("Your tables")) li')).to_have_count(2)
    laptop.goto(by_name(site, "/you"))
    with laptop.expect_download() as export:
        laptop.get_by_test_id("export").click()
    assert len(json.loads(Path(export.value.path()).read_text())["tables"]) == 2
    laptop.get_by_test_id("delete-me").click()
    laptop.get_by_test_id("delete-me-sure").click()
    laptop.get_by_role("heading", name="Take a game off the shelf").wait_for()
    expect(laptop.get_by_role("heading", name="Your tables")).to_have_count(0)
    ann.reload()
    expect(ann.get_by_role("heading", level=1)).to_have_text("You")


def test_an_account_with_a_new_name_plays_under_it(person: Callable[..., Page], site: Site) -> None:
    ann = person()
    authenticator(ann)
    ann.goto(by_name(site, "/you"))
    ann.get_by_test_id("make-passkey").click()
    ann.get_by_test_id("account-name").fill("Ann")
    ann.get_by_test_id("rename").click()
    expect(ann.get_by_role("heading", level=1)).to_have_text("Ann")
    ann.goto(by_name(site, "/new/koryo"))
    expect(ann.get_by_label("Name").first).to_have_value("Ann")


def test_other_browsers_are_signed_out_and_this_one_stays(person: Callable[..., Page]) -> None:
    ann, phone = person(), person()
    open_table_for_a_friend(ann)
    phone.goto(device_link(ann))
    phone.get_by_test_id("continue").click()
    phone.get_by_role("heading", name="Your tables").wait_for()
    ann.keyboard.press("Escape")
    # The dialog's entry in the history goes a moment later, and would cut a new page short.
    ann.wait_for_function("() => !history.state?.over")
    ann.goto(ann.url.partition("/table")[0] + "/you")
    # By its number this page has no passkeys, and says why.
    expect(ann.get_by_test_id("no-passkeys")).to_contain_text("localhost")
    expect(ann.get_by_test_id("make-passkey")).to_have_count(0)
    ann.get_by_test_id("end-sessions").click()
    ann.get_by_test_id("end-sessions-sure").click()
    expect(ann.get_by_text("All other browsers are signed out.")).to_be_visible()
    phone.reload()
    phone.get_by_role("heading", name="Take a game off the shelf").wait_for()
    expect(phone.get_by_role("heading", name="Your tables")).to_have_count(0)
    ann.get_by_test_id("home").click()
    ann.get_by_role("heading", name="Your tables").wait_for()


def test_a_link_by_mail_makes_an_account(
    browser: Browser, post_office: PostOffice, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in post_office.settings(contact="host@example.org").items():
        monkeypatch.setenv(f"LUDOTHEQUE_{name.upper()}", str(value))
    site = Site(tmp_path)
    context = browser.new_context(locale="en-GB", viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    try:
        ann = context.new_page()
        ann.goto(f"{site.url}/you")
        ann.get_by_test_id("mail").fill("ann@example.org")
        ann.get_by_test_id("send-mail").click()
        expect(ann.get_by_test_id("mail-sent")).to_contain_text("in this browser within 20 minutes")
        ann.goto(post_office.until(1)[0])
        ann.get_by_test_id("continue").wait_for()
        check_axe(ann)
        ann.get_by_test_id("continue").click()
        ann.get_by_role("heading", name="Take a game off the shelf").wait_for()  # the account is there, and leads here
        ann.get_by_test_id("to-you").click()
        expect(ann.get_by_test_id("account")).to_contain_text("by a link to a…@example.org")
        check_axe(ann)
        ann.get_by_role("link", name="Privacy").click()
        expect(ann.get_by_test_id("contact")).to_contain_text("host@example.org")
        expect(ann.get_by_role("main")).to_contain_text("Games that never begin are deleted after 30 days.")
        check_axe(ann)
    finally:
        context.close()
        site.kill()

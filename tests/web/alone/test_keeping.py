"""The games that a browser keeps: in one page at a time, and in memory where it keeps nothing."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import psutil
import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, Route
from tools.serve import PAGES

from ludotheque import Match, SeededChance, load
from tests.web.alone.conftest import BEGINS_WITHIN, Visitor, ready, served
from tests.web.conftest import FLAGS, PLAYED_BEFORE, SHELL
from tests.web.hands import click_board, play_now, until_over

INSECURE = """
Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
Object.defineProperty(window, 'isSecureContext', { value: false });
"""
"""Takes away all that a page by http does not have."""
REFUSES = "Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('not here', 'SecurityError'); } })"

NO_LOCKS = """
navigator.locks.query = navigator.locks.request = () => Promise.reject(new DOMException('no', 'SecurityError'))
"""
"""As browsers do where their person has forbidden all cookies."""

SPOIL = """() => new Promise((resolve, reject) => {
  const request = indexedDB.open('ludotheque');
  request.onerror = () => reject(request.error);
  request.onupgradeneeded = () => reject(new Error('nothing was kept'));
  request.onsuccess = () => {
    const change = request.result.transaction('pages', 'readwrite');
    const store = change.objectStore('pages');
    const page = store.get(0);
    const spoiled = new TextEncoder().encode('spoiled');
    page.onsuccess = () => store.put(new Uint8Array([...spoiled, ...page.result.slice(spoiled.length)]), 0);
    change.oncomplete = () => { request.result.close(); resolve(); };
    change.onabort = () => reject(change.error);
  };
})"""
"""Puts something else at the beginning of the first page of the database."""

LOSES = """
const begin = IDBDatabase.prototype.transaction;
let lost = null, times = 0;
IDBDatabase.prototype.transaction = function (...how) {
  if (how[1] === 'readwrite' && ++times === 4) lost = this;
  if (this === lost) throw new DOMException('it was closed', 'InvalidStateError');
  return begin.apply(this, how);
};
"""
"""Closes the connection with the database at the fourth change, without a word."""


def test_the_shelf_is_there_before_python(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    person.context.route("**/*.wasm.packed", lambda route: None)  # it never comes
    page = person.page()
    page.get_by_test_id("game-koryo").get_by_role("heading", name="Koryŏ").wait_for()
    said = page.get_by_test_id("house-loading")
    said.get_by_text("MB of").wait_for()


def test_a_second_page_waits_until_the_first_is_closed(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    first = person.page()
    ready(first)
    play_now(first)
    until_over(first, click_board, turns=1)
    table = first.url.split("#")[1]
    second = person.page(f"#{table}")
    second.get_by_test_id("house-elsewhere").wait_for()
    assert second.get_by_test_id("board").count() == 0
    first.close()
    second.get_by_test_id("board").wait_for()
    assert until_over(second, click_board, turns=1) == 1


def test_what_did_not_come_whole_is_said(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    person.context.route("**/ludotheque.tar.packed", lambda route: route.fulfill(body=b"half"))
    page = person.page()
    said = page.get_by_test_id("house-failed")
    said.get_by_text("Some files of this page could not be loaded (ludotheque.tar: received 4 of").wait_for()


def test_a_table_whose_files_did_not_come_says_that_alone_and_is_tried_again(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.page()
    ready(page)
    play_now(page)
    person.context.route("**/ludotheque.tar.packed", lambda route: route.fulfill(body=b"half"))
    page.reload()
    page.get_by_test_id("house-failed").get_by_text("Some files of this page could not be loaded").wait_for()
    page.get_by_role("heading", name="This table cannot be opened").wait_for()
    assert page.get_by_text("One moment").count() == page.get_by_test_id("lost").count() == 0
    person.context.unroute("**/ludotheque.tar.packed")
    page.get_by_test_id("house-again").click()
    page.get_by_test_id("board").wait_for(timeout=BEGINS_WITHIN)


@pytest.mark.parametrize(
    ("lack", "words"),
    [
        ("delete window.WebAssembly", "This browser is too old"),
        ("delete window.Worker", "This browser is too old"),
        (INSECURE, "an address that begins with https"),
    ],
)
def test_what_a_browser_lacks_is_said(visitor: Callable[..., Visitor], lack: str, words: str) -> None:
    person = visitor()
    person.context.add_init_script(lack)
    page = person.page()
    page.get_by_test_id("house-failed").get_by_text(words).wait_for()
    page.get_by_test_id("game-koryo").get_by_role("heading", name="Koryŏ").wait_for()  # from files


def test_newer_pages_are_used_when_their_person_asks(visitor: Callable[..., Visitor], tmp_path: Path) -> None:
    shutil.copytree(PAGES, tmp_path / "host")
    with served(tmp_path / "host") as address:
        person = visitor()
        person.address = address
        page = person.page()
        ready(page)
        page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        service = tmp_path / "host" / "sw.js"
        service.write_text(re.sub(r"VERSION = '\w+'", "VERSION = 'newer'", service.read_text()))
        for packed in (".br", ".gz"):
            service.with_name(f"sw.js{packed}").unlink()
        page.reload()
        ready(page)
        page.get_by_test_id("house-newer").get_by_role("button", name="Update").click(timeout=60_000)
        page.wait_for_function("async () => (await caches.keys()).join() === 'ludotheque / newer'")
        page.get_by_test_id("house-newer").wait_for(state="detached")
        ready(page)


def before_the_house(person: Visitor, script: str) -> None:
    """Run a script in the worker of the house before its own."""

    def put_before(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=f"{script};\n{answer.text()}")

    person.context.route("**/assets/pythonWorker-*.js", put_before)


def ply_of(page: Page) -> str | None:
    """Return how far the game of the page has come."""
    return page.get_by_test_id("board").get_attribute("data-ply")


def stands_again_at(page: Page, ply: str | None) -> None:
    """Reload a page, and wait until its game is as far as it was."""
    page.reload()
    page.locator(f'[data-testid="board"][data-ply="{ply}"]').wait_for(timeout=BEGINS_WITHIN)


@pytest.mark.parametrize(("refuses", "words"), [(REFUSES, "not here"), (NO_LOCKS, "keeps nothing for this page")])
def test_a_game_goes_on_in_memory_where_nothing_is_kept(
    visitor: Callable[..., Visitor], refuses: str, words: str
) -> None:
    person = visitor(390, 844)  # there the bar would cover the tools of the table
    before_the_house(person, refuses)
    page = person.page()
    page.get_by_test_id("house-unkept").get_by_text(words).wait_for(timeout=60_000)
    play_now(page)
    page.get_by_test_id("house-close").click()
    assert until_over(page, click_board, turns=2) == 2
    page.get_by_test_id("undo").click()


def test_a_lost_connection_with_the_database_is_made_again(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    before_the_house(person, LOSES)
    page = person.page()
    ready(page)
    play_now(page)
    until_over(page, click_board, turns=3)
    assert page.get_by_test_id("house-unkept").count() == 0
    stands_again_at(page, ply_of(page))


def test_a_full_disk_is_said_until_there_is_room_again(visitor: Callable[..., Visitor]) -> None:
    page = visitor().page("manifest.json")
    browser = page.context.new_cdp_session(page)
    origin = page.evaluate("location.origin")
    browser.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    page.goto(page.url.removesuffix("manifest.json"))
    ready(page)
    page.get_by_test_id("house-unkept").get_by_text("no room left for what you play").wait_for()
    play_now(page)
    until_over(page, click_board, turns=1)
    assert page.get_by_test_id("house-unkept").is_visible()
    browser.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    until_over(page, click_board, turns=2)
    page.get_by_test_id("house-unkept").wait_for(state="detached")
    stands_again_at(page, ply_of(page))


def test_a_game_goes_on_in_memory_when_its_person_deletes_what_is_kept(visitor: Callable[..., Visitor]) -> None:
    person = visitor()
    page = person.page()
    ready(page)
    play_now(page)
    browser = person.context.new_cdp_session(page)
    origin = page.evaluate("location.origin")
    browser.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "indexeddb"})
    until_over(page, click_board, turns=1)
    page.get_by_test_id("house-unkept").get_by_text("what was kept has been deleted").wait_for()
    assert until_over(page, click_board, turns=1) == 1
    page.reload()
    ready(page)
    assert page.get_by_test_id("house-unusable").count() == 0


def test_a_game_goes_on_after_its_browser_was_killed(playwright: Playwright, address: str, tmp_path: Path) -> None:
    def visit() -> BrowserContext:
        context = playwright.chromium.launch_persistent_context(
            tmp_path / "profile", executable_path=SHELL, args=FLAGS, locale="en-GB", reduced_motion="reduce"
        )
        context.add_init_script(PLAYED_BEFORE)
        return context

    page = visit().new_page()
    page.goto(address)
    ready(page)
    play_now(page)
    until_over(page, click_board, turns=2)
    table, ply = page.url, ply_of(page)
    kill(tmp_path / "profile")
    context = visit()
    page = context.new_page()
    page.goto(table)
    page.locator(f'[data-testid="board"][data-ply="{ply}"]').wait_for(timeout=BEGINS_WITHIN)
    assert until_over(page, click_board, turns=1) == 1
    context.close()


def kill(profile: Path) -> None:
    """Kill the browser that has a profile, and wait until it is gone."""
    mine = [one for one in psutil.Process().children(recursive=True) if f"--user-data-dir={profile}" in one.cmdline()]
    assert mine
    for one in mine:
        one.kill()
    psutil.wait_procs(mine, timeout=10)


def test_games_are_taken_along_to_another_browser(visitor: Callable[..., Visitor], tmp_path: Path) -> None:
    one = visitor().page()
    ready(one)
    play_now(one)
    until_over(one, click_board, turns=2)
    ply = one.get_by_test_id("board").get_attribute("data-ply")
    table = one.url.split("#")[1]
    one.get_by_test_id("home").click()
    one.get_by_test_id("my-games").click()
    with one.expect_download() as download:
        one.get_by_test_id("save-games").click()
    download.value.save_as(tmp_path / "games.db")

    other = visitor().page("#/games")
    other.get_by_test_id("take-games").set_input_files(tmp_path / "games.db")
    other.get_by_test_id("games-added").get_by_text("One game was added.").wait_for(timeout=60_000)
    other.goto(other.url.split("#")[0] + "#" + table)
    other.locator(f'[data-testid="board"][data-ply="{ply}"]').wait_for()
    assert until_over(other, click_board, turns=1) == 1


def test_a_file_that_is_none_is_refused_and_can_be_chosen_again(visitor: Callable[..., Visitor]) -> None:
    page = visitor().page("#/games")
    ready(page)
    page.get_by_test_id("take-games").set_input_files({"name": "a.db", "mimeType": "", "buffer": b"shopping list"})
    page.get_by_text("can’t be added").wait_for()
    assert page.get_by_test_id("take-games").input_value() == ""
    assert page.get_by_test_id("games-added").inner_text() == ""


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"format": "ludotheque-record-9"}, "played with another version of Ludotheque"),
        ({"version": 99}, "played with another version of Ludotheque"),
        ({"game": "nosuch"}, "There is no such game here."),
        ({"mood": "glad"}, "the field “mood” of its file is not known"),
        ({"entries": 7}, "the file is damaged or has been changed"),
    ],
)
def test_a_record_that_cannot_be_shown_says_why(
    visitor: Callable[..., Visitor], change: dict[str, object], words: str
) -> None:
    page = visitor().page()
    ready(page)
    record = Match.start(load("leduc"), 2, chance=SeededChance(1)).record.to_json() | change
    page.get_by_test_id("record-file").set_input_files(
        {"name": "record.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    )
    page.get_by_text(words).wait_for()


def test_games_that_cannot_be_opened_can_be_saved_and_let_go(visitor: Callable[..., Visitor], tmp_path: Path) -> None:
    person = visitor()
    page = person.page()
    ready(page)
    page.close()
    page = person.page("manifest.json")
    page.evaluate(SPOIL)
    page.close()
    page = person.page()
    page.get_by_test_id("house-unusable").get_by_text("cannot be opened").wait_for(timeout=60_000)
    with page.expect_download() as download:
        page.get_by_test_id("save-games").click()
    download.value.save_as(tmp_path / "games.db")
    assert (tmp_path / "games.db").read_bytes().startswith(b"spoiled")
    page.get_by_test_id("start-anew").click()
    page.get_by_test_id("start-anew").click()
    ready(page)
    play_now(page)

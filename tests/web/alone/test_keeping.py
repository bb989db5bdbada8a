"""The games that a browser keeps: in one page at a time, and in memory where it keeps nothing."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from tools.serve import PAGES

from tests.web.alone.conftest import Visitor, ready, served
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
        page.get_by_test_id("house-newer").get_by_role("button").click(timeout=60_000)
        page.wait_for_function("async () => (await caches.keys()).join() === 'ludotheque / newer'")
        ready(page)
        assert page.get_by_test_id("house-newer").count() == 0


@pytest.mark.parametrize(("refuses", "words"), [(REFUSES, "not here"), (NO_LOCKS, "keeps nothing for this page")])
def test_a_game_goes_on_in_memory_where_nothing_is_kept(
    visitor: Callable[..., Visitor], refuses: str, words: str
) -> None:
    person = visitor()

    def refuse(route: object) -> None:
        answer = route.fetch()  # type: ignore[attr-defined]
        route.fulfill(response=answer, body=f"{refuses};\n{answer.text()}")  # type: ignore[attr-defined]

    person.context.route("**/assets/house-*.js", refuse)
    page = person.page()
    page.get_by_test_id("house-unkept").get_by_text(words).wait_for(timeout=60_000)
    play_now(page)
    assert until_over(page, click_board, turns=2) == 2


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

"""Weigh all that a browser fetches to its first board: from the shelf, with nothing in its cache, headers and all."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Route

from ludotheque import registered_games
from tests.web.conftest import PATIENCE, Site, serving
from tests.web.hands import play_now

MOST = 250_000
"""Bytes as they come over the line, compressed."""
MOST_REQUESTS = 40
LATER = 1000
"""Milliseconds after which the page fetches what the board does not need."""
WATCH = f"""const usual = window.setTimeout;
window.setTimeout = (call, delay, ...more) => delay >= {LATER} ? 0 : usual(call, delay, ...more);
new MutationObserver((_, watch) => {{
  if (!document.querySelector('[data-testid=board] .piece')) return;
  watch.disconnect();
  requestAnimationFrame(() => requestAnimationFrame(() => (window.drawn = Date.now())));
}}).observe(document, {{ childList: true, subtree: true }})"""
"""Remember when the board had been drawn once and so had asked for its fonts. Later fetches never begin: on a busy
machine they would come before the board."""
GAMES = [game.id for game in registered_games().values() if game.stage == "complete"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Yield a server without the open tables of other tests, which the shelf would show with their games' texts."""
    yield from serving(tmp_path_factory.mktemp("site"))


@pytest.mark.parametrize("game", GAMES)
def test_the_first_board_comes_in_few_bytes(browser: Browser, site: Site, game: str) -> None:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    page = context.new_page()
    page.add_init_script(WATCH)
    names: dict[str, str] = {}
    asked: dict[str, float] = {}
    sizes: dict[str, int] = {}

    def began(event: dict[str, Any]) -> None:
        names[event["requestId"]] = event["request"]["url"]
        asked[event["requestId"]] = event["wallTime"] * 1000

    def finished(event: dict[str, Any]) -> None:
        sizes[event["requestId"]] = round(event["encodedDataLength"])

    line = context.new_cdp_session(page)
    line.on("Network.requestWillBeSent", began)
    line.on("Network.loadingFinished", finished)
    line.send("Network.enable")
    page.goto(site.url)
    play_now(page, game=game, coach=True)
    last = page.wait_for_function("() => window.drawn", timeout=PATIENCE).json_value()
    counted = [one for one, begun in asked.items() if begun <= last]
    until = time.monotonic() + PATIENCE / 1000
    while missing := [names[one] for one in counted if one not in sizes]:
        assert time.monotonic() < until, missing
        page.wait_for_timeout(20)
    context.close()
    fetched = [(sizes[one], names[one]) for one in counted]
    total = sum(size for size, _ in fetched)
    largest = "\n".join(f"{size} {name}" for size, name in sorted(fetched, reverse=True)[:12])
    assert total <= MOST, f"{total} bytes, the largest of them:\n{largest}"
    assert len(fetched) <= MOST_REQUESTS, "\n".join(name for _, name in fetched)
    assert any("/assets/Board" in name for _, name in fetched)


def answered(data: dict[str, Any], route: Route) -> None:
    """Answer a request with that."""
    route.fulfill(json=data)


@pytest.mark.parametrize(("width", "height", "screens"), [(1280, 800, 3), (390, 844, 2)])
def test_the_shelf_is_short_and_one_can_begin_on_its_first_screen(
    browser: Browser, site: Site, width: int, height: int, screens: int
) -> None:
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
    page = context.new_page()
    for game in GAMES:  # whichever the puzzle of the day is of: some names take two lines
        puzzles = context.request.get(f"{site.url}/api/games/{game}/puzzles").json()["puzzles"]
        lessons = context.request.get(f"{site.url}/api/games/{game}/lessons").json()["lessons"]
        first = {"lesson": lessons[0]["name"], "easy": puzzles[0]["id"]}
        today = {"day": "2026-11-27", "game": game, "puzzle": puzzles[0], **first}
        page.route("**/api/puzzle", partial(answered, today))
        page.goto(site.url)
        page.get_by_test_id("record-file").wait_for(state="attached")
        page.get_by_test_id("daily-puzzle").wait_for()
        first = page.locator("article", has=page.get_by_test_id("start-here")).get_by_test_id("play-now").bounding_box()
        assert first is not None and first["y"] + first["height"] <= height
        assert page.locator("article").count() == len(GAMES)
        assert page.evaluate("document.documentElement.scrollHeight") <= screens * height, game
    context.close()

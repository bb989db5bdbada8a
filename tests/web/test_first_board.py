"""Weigh all that a browser fetches to its first board: from the shelf, with nothing in its cache, headers and all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from ludotheque import registered_games
from tests.web.conftest import Site, serving
from tests.web.hands import play_now

MOST = 250_000
"""Bytes as they come over the line, compressed."""
MOST_REQUESTS = 40
SETTLED = 300
"""Milliseconds within which a board that is there has asked for all that belongs to it."""
WATCH = """new MutationObserver(() => {
    if (!window.drawn && document.querySelector('[data-testid=board] .piece')) window.drawn = Date.now();
}).observe(document, { childList: true, subtree: true })"""
"""Remember when the board was there, by the page's clock: on a busy machine this test looks later than that."""
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
    page.locator("[data-testid=board] .piece").first.wait_for()
    page.wait_for_timeout(SETTLED)
    last = page.evaluate("window.drawn") + SETTLED
    context.close()
    fetched = [(size, names.get(one, "")) for one, size in sizes.items() if asked.get(one, 0) <= last]
    total = sum(size for size, _ in fetched)
    largest = "\n".join(f"{size} {name}" for size, name in sorted(fetched, reverse=True)[:12])
    assert total <= MOST, f"{total} bytes, the largest of them:\n{largest}"
    assert len(fetched) <= MOST_REQUESTS, "\n".join(name for _, name in fetched)
    assert any("/assets/Board" in name for _, name in fetched)


@pytest.mark.parametrize(("width", "height", "screens"), [(1280, 800, 3), (390, 844, 2)])
def test_the_shelf_is_short_and_one_can_begin_on_its_first_screen(
    browser: Browser, site: Site, width: int, height: int, screens: int
) -> None:
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB")
    page = context.new_page()
    page.goto(site.url)
    page.get_by_test_id("record-file").wait_for(state="attached")
    page.get_by_test_id("daily-puzzle").wait_for()
    first = page.locator("article", has=page.get_by_test_id("start-here")).get_by_test_id("play-now").bounding_box()
    assert first is not None and first["y"] + first["height"] <= height
    assert page.locator("article").count() == len(GAMES)
    assert page.evaluate("document.documentElement.scrollHeight") <= screens * height
    context.close()

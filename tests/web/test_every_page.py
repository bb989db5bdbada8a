"""Every page of the client, looked at once with axe: wide and light, narrow and dark.

The pages are filled as far as requests can fill them. Parts that unfold on them are tested where they belong.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from ludotheque import load
from ludotheque.server.transport.client import PAGES
from ludotheque.teaching.lessons import lessons_of
from ludotheque.teaching.puzzles import puzzles_of
from ludotheque.testing.records import golden, read
from tests.web.conftest import Site
from tests.web.hands import FRIEND, YOU, opened
from tests.web.histories import written
from tests.web.test_pages import check_axe

GAME = "koryo"


def post(page: Page, path: str, **body: Any) -> dict[str, Any]:
    """Send a request as the guest of a page."""
    origin = page.url.partition("/about")[0]
    answer = page.request.post(f"{origin}/api{path}", data=body, headers={"Origin": origin}, max_retries=1)
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def addresses(page: Page, site: Site) -> dict[str, str]:
    """Return the address of every page, each with a part that tells when it is there."""
    record = read(load(GAME), golden(load(GAME))[0])
    finished = written(page, record, len(record.entries) - 1, 0)
    waiting = opened(page, YOU, FRIEND)
    invite = waiting["invites"][0]["invite"]
    club = post(page, "/clubs", name="Friday", you="Ann")
    cup = post(page, f"/clubs/{club['club']}/tournaments", name="Cup", game=GAME, bots=["random"])
    opened(page, YOU, FRIEND, listed={})
    return {
        "/": "[data-testid=play-now]",
        "/about": "td",
        "/calls": "[data-testid=hook-url]",
        f"/club/{club['club']}": "[data-testid=members] li",
        f"/club#{club['link']}": "a.button",
        "/clubs": f"[data-testid=club-{club['club']}]",
        "/continue#nothing": "[role=alert]",
        "/games": "h1",
        f"/join/{waiting['table']}#{invite}": "[data-testid=join]",
        f"/learn/{GAME}": "[data-testid=guide] h2",
        f"/learn/{GAME}/{lessons_of(load(GAME))[0].name}": "[data-testid=lesson]",
        f"/new/{GAME}": "[data-testid=create]",
        "/privacy": "h2",
        f"/puzzle/{GAME}/{puzzles_of(load(GAME))[0].id}": "[data-testid=board]",
        f"/puzzles/{GAME}": "[data-testid=puzzles] li",
        "/replay": "input",
        f"/replay/{finished}": "[data-testid=scrubber]",
        f"/table/{finished}": "[data-testid=end-sheet]",
        f"/table/{waiting['table']}": "[data-testid=invite-1]",
        f"/tournament/{cup['tournament']}": "[data-testid=cup-enter]",
        "/you": "[data-testid=calls]",
        "/nowhere": "h1",
    }


@pytest.mark.long
@pytest.mark.parametrize(("width", "theme"), [(1280, "light"), pytest.param(390, "dark", marks=pytest.mark.soak)])
def test_axe_finds_nothing_on_any_page(person: Callable[..., Page], site: Site, width: int, theme: str) -> None:
    page = person(width=width, theme=theme, path="/about", forgive="4")
    pages = addresses(page, site)
    assert {address.strip("/").split("/")[0].partition("#")[0] for address in pages} == PAGES | {"nowhere"}
    found = {}
    for address, there in pages.items():
        page.goto(site.url + address)
        page.locator(f"main {there}").first.wait_for()
        try:
            check_axe(page)
        except AssertionError as wrong:
            found[address] = str(wrong)
    assert found == {}

"""A game of another package that brings no board: playable and readable all the same."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from ludotheque.newgame import as_package
from tests.web.conftest import Site
from tests.web.hands import play_now, until_over
from tests.web.test_pages import check_axe

ID = "tide_pool"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server on which the skeleton of a new game is installed."""
    folder = tmp_path_factory.mktemp("package")
    as_package(ID, folder)
    root = folder / "ludotheque-tide-pool"
    info = root / "ludotheque_tide_pool-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: ludotheque-tide-pool\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text(f"[ludotheque.games]\n{ID} = {ID}:GAME\n")
    running = Site(tmp_path_factory.mktemp("site"), Path(root))
    yield running
    running.kill()


def choose_tile(page: Page) -> None:
    """Play the first card of the hand by its tile."""
    page.locator('[data-testid="plain-board"] button').first.click()


@pytest.mark.parametrize(("width", "theme"), [(1280, "light"), (390, "dark")])
def test_a_game_without_a_board_is_played_on_the_generic_one(
    person: Callable[..., Page], width: int, theme: str
) -> None:
    page = person(width=width, theme=theme)
    play_now(page, players=2, level="random", game=ID)
    board = page.get_by_test_id("plain-board")
    expect(board.get_by_text("Your hand", exact=True)).to_be_visible()
    expect(board.locator("h3")).to_have_count(2)
    check_axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert until_over(page, choose_tile) == 2
    expect(page.get_by_test_id("end-sheet")).to_be_visible()

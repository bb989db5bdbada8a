"""New games of packages: one is played on the board of the skeleton, one without a board on the generic one."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, expect

from ludotheque.authoring.new_game import as_package
from tests.web.conftest import Site
from tests.web.hands import at_table, play_now, until_over
from tests.web.test_pages import check_axe

ID = "tide_pool"
WITH_BOARD = "rock_pool"
INFO = "Metadata-Version: 2.1\nName: ludotheque-{id}\nVersion: 0.1.0\n"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """Yield a server on which two new games are installed, one of them without its board."""
    packages = tmp_path_factory.mktemp("packages")
    for id in (ID, WITH_BOARD):
        root = packages / f"ludotheque-{id.replace('_', '-')}"
        as_package(id, packages)
        (root / id).rename(packages / id)
        info = packages / f"ludotheque_{id}-0.1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(INFO.format(id=id))
        (info / "entry_points.txt").write_text(f"[ludotheque.games]\n{id} = {id}:GAME\n")
    (packages / ID / "board" / "bundle" / "board.js").unlink()
    running = Site(tmp_path_factory.mktemp("site"), packages)
    yield running
    running.kill()


def choose_tile(page: Page) -> None:
    """Play the first card of the hand by its tile."""
    page.locator('[data-testid="plain-board"] button').first.click()


@pytest.mark.parametrize(("width", "theme"), [pytest.param(1280, "light", marks=pytest.mark.soak), (390, "dark")])
def test_a_game_without_a_board_is_played_on_the_generic_one(
    person: Callable[..., Page], width: int, theme: str
) -> None:
    page = person(width=width, theme=theme, path="/")
    play_now(page, players=2, level="beginner", game=ID)
    board = page.get_by_test_id("plain-board")
    expect(board.get_by_text("Your hand", exact=True)).to_be_visible()
    expect(board.locator("h2")).to_have_count(2)
    check_axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert until_over(page, choose_tile) == 2
    expect(page.get_by_test_id("end-sheet")).to_be_visible()


def test_four_seats_stand_beside_each_other(person: Callable[..., Page]) -> None:
    page = person(width=1280)
    at_table(page, players=4, game=ID)
    heads = page.get_by_test_id("plain-board").locator("h2")
    expect(heads).to_have_count(4)
    assert len({box["y"] for head in heads.all() if (box := head.bounding_box())}) == 1


def test_the_list_of_actions_does_not_cover_the_board_of_a_phone(person: Callable[..., Page]) -> None:
    page = person(width=390, height=700)
    at_table(page, players=4, game=ID)
    board = page.get_by_test_id("plain-board")
    board.locator("h2").last.scroll_into_view_if_needed()
    listed = page.get_by_test_id("action-list")
    listed.locator("summary").click()
    top = listed.bounding_box()
    last = board.locator("dd").last
    last.scroll_into_view_if_needed()
    shown = last.bounding_box()
    assert top is not None and shown is not None
    assert round(shown["y"] + shown["height"]) <= round(top["y"]), "the list lies over the board"
    assert listed.locator("button").last.is_visible()
    assert top["y"] + top["height"] <= 700


def test_a_game_without_a_picture_has_a_drawn_one_on_the_shelf(person: Callable[..., Page]) -> None:
    page = person(path="/")
    card = page.get_by_test_id(f"game-{ID}")
    expect(card.get_by_role("img", name="Tide Pool")).to_be_visible()
    expect(card.get_by_text("2–4 players")).to_be_visible()


def test_nothing_is_said_of_the_source_of_cards_that_a_game_does_not_name(person: Callable[..., Page]) -> None:
    page = person(path="/")
    page.get_by_test_id(f"game-{ID}").get_by_role("link", name="New table").click()
    page.get_by_test_id("create").wait_for()
    expect(page.get_by_test_id("edition")).to_have_count(0)
    page.get_by_test_id("home").first.click()
    page.get_by_test_id("game-koryo").get_by_role("link", name="New table").click()
    expect(page.get_by_test_id("edition")).to_contain_text("Played with the cards as printed.")


@pytest.mark.parametrize(("width", "theme"), [pytest.param(1280, "light", marks=pytest.mark.soak), (390, "dark")])
def test_a_new_game_is_played_by_clicking_its_own_board(person: Callable[..., Page], width: int, theme: str) -> None:
    page = person(width=width, theme=theme, path="/")
    play_now(page, players=4, level="beginner", game=WITH_BOARD)
    board = page.get_by_test_id("bundled-board")
    cards = board.get_by_role("button", name="Play the")
    expect(cards).to_have_count(3)
    expect(board.get_by_role("heading").last).to_have_text("Guest")
    check_axe(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert until_over(page, lambda page: cards.first.click()) == 2
    expect(page.get_by_test_id("end-sheet")).to_be_visible()


def test_only_the_files_of_a_board_are_served(person: Callable[..., Page], site: Site) -> None:
    (site.packages / WITH_BOARD / "board" / "bundle" / "secret.py").write_text("", encoding="utf-8")
    page = person(path="/")
    for file, status in (("board.js", 200), ("secret.py", 404), ("nothing.js", 404), ("..%2F__init__.py", 404)):
        found = page.request.get(f"{site.url}/api/games/{WITH_BOARD}/board/{file}")
        assert found.status in (status, 422), file
        assert (found.status == 200) == (status == 200), file

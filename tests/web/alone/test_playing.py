"""Every game without a server: begun, reloaded, ended, replayed and exported, with the network cut."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page

from ludotheque import Record, load, verify
from ludotheque.core.record import ALONE
from tests.web.alone.conftest import Visitor, ready
from tests.web.hands import OVER, click_anything, click_board, play_now, until_over
from tests.web.test_every_game import GAMES, MOST_CLICKS, near_the_end, stays_within

SIZES = ((1280, 800), (390, 844))
ALL = sorted([*GAMES, "koryo"])
CASES = [
    pytest.param(game, *size, marks=() if at % 2 == turned else pytest.mark.soak)
    for at, game in enumerate(ALL)
    for turned, size in enumerate(SIZES)
]
"""Each game at one size here, and at the other in soak."""
TURNS = 3


def clicking(game: str) -> Callable[[Page], None]:
    """Return how a game is played with the mouse."""
    return click_board if game == "koryo" else click_anything(Random(1))


@pytest.mark.long
@pytest.mark.parametrize(("game", "width", "height"), CASES)
def test_a_game_without_a_network(
    visitor: Callable[..., Visitor], tmp_path: Path, game: str, width: int, height: int
) -> None:
    person = visitor(width, height)
    page = person.page()
    page.get_by_test_id(f"game-{game}").wait_for()
    ready(page)
    person.go_offline(page)
    play_now(page, game=game)
    until_over(page, clicking(game), turns=TURNS)
    stays_within(page)
    table = page.url
    ply = page.get_by_test_id("board").get_attribute("data-ply")
    page.reload()
    page.locator(f'[data-testid="board"][data-ply="{ply}"]').wait_for()
    assert page.url == table

    if game in GAMES:  # Koryŏ's games are short
        page.get_by_test_id("home").click()
        file = tmp_path / "position.json"
        _, position = near_the_end(load(game))
        file.write_text(json.dumps(position))
        page.get_by_test_id("record-file").set_input_files(file)
        page.wait_for_url(lambda url: "/table/" in url and url != table)
    until_over(page, clicking(game), turns=MOST_CLICKS)
    assert page.locator(OVER).is_visible(), "the game is not over"
    record = exported(page, tmp_path)
    assert record.game == game and record.result is not None and record.played == ALONE
    verify(record)
    page.get_by_test_id("replay").click()
    page.get_by_test_id("scrubber").wait_for()
    assert "/replay/" in page.url
    assert page.get_by_test_id("played-alone").is_visible()


@pytest.mark.soak
@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", ALL)
def test_a_whole_game_without_a_network(
    visitor: Callable[..., Visitor], tmp_path: Path, game: str, width: int, height: int
) -> None:
    person = visitor(width, height)
    page = person.page()
    ready(page)
    person.go_offline(page)
    play_now(page, game=game, level="casual")
    until_over(page, clicking(game), turns=MOST_CLICKS)
    assert page.locator(OVER).is_visible(), "the game is not over"
    verify(exported(page, tmp_path))


def exported(page: Page, folder: Path) -> Record:
    """Return the record that the sheet of the result offers."""
    with page.expect_download() as download:
        page.get_by_test_id("export").click()
    download.value.save_as(folder / "record.json")
    return Record.loads((folder / "record.json").read_text(encoding="utf-8"))

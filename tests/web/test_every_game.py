"""Every game on the shelf from its cover to its score sheet, by clicking, at both widths."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page

from ludotheque import registered_games
from tests.web.hands import OVER, click_anything, play_now, until_over

# Koryo's cards are placed with a second click; test_games.py plays it.
GAMES = sorted(id for id, game in registered_games().items() if game.stage == "complete" and id != "koryo")
MOST_CLICKS = 1_500


TABLES = [(game, 2, width) for game in GAMES for width in (1280, 390)]
TABLES += [(game, 1, 390) for game in GAMES if 1 in registered_games()[game].players]


@pytest.mark.parametrize(("game", "players", "width"), TABLES)
def test_a_whole_game_by_clicking(person: Callable[..., Page], game: str, players: int, width: int) -> None:
    page = person(width=width, height=900)
    play_now(page, players=players, game=game)
    until_over(page, click_anything(Random(1)), turns=MOST_CLICKS)
    assert page.locator(OVER).is_visible(), "the game is not over"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"

"""Every game on the shelf by clicking: its beginning and its end at both widths, whole games in soak."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page

from ludotheque import Game, Match, Record, load, registered_games, verify
from tests.web.hands import OVER, at_table, click_anything, click_board, exported, play_now, until_over

# Koryo's cards are placed with a second click; test_games.py plays the whole of it.
GAMES = sorted(id for id, game in registered_games().items() if game.stage == "complete" and id != "koryo")
WIDTHS = (1280, 390)
FIRST_TURNS = 14
LAST_DECISIONS = 12
LINES = {"koryo": 12}
"""The least lines of a score sheet: in Koryŏ one for each family, events, tokens and the total."""
MOST_CLICKS = 1_500


TABLES = [(game, 2, width) for game in GAMES for width in WIDTHS]
TABLES += [(game, 1, 390) for game in GAMES if 1 in registered_games()[game].players]
FIRST = {game: WIDTHS[number % 2] for number, game in enumerate(GAMES)}
"""The width at which each game begins here, and ends at the other one; `make soak` has both at both."""


def at(width: int, *values: object, here: bool) -> object:
    """One case, in the suite or in soak."""
    return pytest.param(*values, width, marks=() if here else pytest.mark.soak)


@pytest.mark.parametrize(
    ("game", "players", "width"),
    [at(width, game, players, here=players == 1 or width == FIRST[game]) for game, players, width in TABLES],
)
def test_the_first_turns_by_clicking(page: Page, game: str, players: int, width: int) -> None:
    at_table(page, players, (width, 900), game=game)
    turns = until_over(page, click_anything(Random(1)), turns=FIRST_TURNS)
    assert turns == FIRST_TURNS or page.locator(OVER).is_visible(), "play stopped before the end"
    stays_within(page)


@pytest.mark.parametrize(
    ("game", "width"),
    [at(width, game, here=width != FIRST.get(game, 390)) for game in (*GAMES, "koryo") for width in WIDTHS],
)
def test_the_end_by_clicking(page: Page, game: str, width: int) -> None:
    players, position = near_the_end(load(game))
    at_table(page, players, (width, 900), game=game, position=position)
    until_over(page, click_board if game == "koryo" else click_anything(Random(1)), turns=MOST_CLICKS)
    assert page.locator(OVER).locator("tr").count() >= LINES.get(game, 2), "the score sheet is not whole"
    stays_within(page)
    record = exported(page)
    assert record.secret and record.result
    verify(record)


@pytest.mark.soak
@pytest.mark.parametrize(("game", "players", "width"), TABLES)
def test_a_whole_game_by_clicking(person: Callable[..., Page], game: str, players: int, width: int) -> None:
    page = person(width=width, height=900, path="/")
    play_now(page, players=players, game=game)
    until_over(page, click_anything(Random(1)), turns=MOST_CLICKS)
    assert page.locator(OVER).is_visible(), "the game is not over"
    stays_within(page)


def near_the_end(game: Game) -> tuple[int, dict[str, object]]:
    """Return the players of a golden game, two where there is one of two, and a position shortly before its end."""
    found: dict[int, dict[str, object]] = {}
    for path in sorted(Path(str(game.folder().joinpath("golden"))).glob("*.json")):
        record = Record.loads(path.read_text(encoding="utf-8"))
        del record.entries[-LAST_DECISIONS:]
        record.result = record.secret = None
        match = Match.resume(record)
        found.setdefault(record.players, dict(game.to_json(match.state)))
    return min(found.items(), key=lambda one: abs(one[0] - 2))


def stays_within(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"

"""Lessons, tables and chat in the engines that the other tests do not have: Firefox's, and that of iPhones."""

from __future__ import annotations

from random import Random

import pytest

from ludotheque import load, registered_games
from ludotheque.teaching.lessons import lessons_of
from tests.engines.conftest import open_page
from tests.engines.drivers import Engine
from tests.web.conftest import Site
from tests.web.hands import OVER, TURN

pytestmark = pytest.mark.soak
GAMES = sorted(id for id, game in registered_games().items() if game.stage == "complete")
SIZES = ((1280, 800), (390, 844))
"""Each game has the one or the other, by turns."""
CASES = [(game, *SIZES[number % 2]) for number, game in enumerate(GAMES)]
MOVES = 10
CHOICES = f'{TURN} .piece.can:not([inert]), [data-testid^="do-"], {TURN} [data-testid="plain-board"] button'
MORE = "dialog[open] .many button, [data-confirms]:not(:disabled)"
"""The answer to some choices: one of the ways in which a piece may be meant, or a button that confirms it."""
PLY = """() => document.querySelector('[data-testid="board"]')?.dataset.ply"""
CHANGED = """(ply, over, more) => {
  const board = document.querySelector('[data-testid="board"]');
  return document.querySelector(over) || (board && board.dataset.ply !== ply) ? 'moved'
    : document.querySelector(more) ? 'more' : '';
}"""
CLOSE = '[data-testid="side"] .close'
CLOSE_RESULT = f"dialog[open]:has({OVER}) .close"
LINE = "Good luck!"
ENTER = "\ue007"


@pytest.mark.parametrize(("game", "width", "height"), CASES)
def test_a_lesson_and_ten_moves_of_each_game(engine: Engine, site: Site, game: str, width: int, height: int) -> None:
    engine.resize(width, height)
    lesson, *_ = lessons_of(load(game))
    open_page(engine, f"{site.url}/learn/{game}")
    engine.press(named(f"lesson-{lesson.name}"))
    engine.press(f'{named("lesson")}[data-at="0"] {named("lesson-next")}')
    engine.wait_for(f'{named("lesson")}[data-at="1"]')
    open_page(engine, f"{site.url}/")
    play_now(engine, game)
    say(engine, LINE)
    play(engine, Random(1), MOVES)
    before = engine.run(PLY)
    table = engine.run("() => location.href")
    engine.reload()
    engine.wait_for(named("board"))
    assert (engine.run("() => location.href"), engine.run(PLY)) == (table, before)
    close_result(engine)
    open_chat(engine)
    said_so(engine, LINE)
    assert engine.run("() => document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"


@pytest.mark.usefixtures("pages")
def test_a_game_without_a_server(engine: Engine, address: str) -> None:
    engine.resize(*SIZES[1])
    open_page(engine, address, "html[data-games=open]")
    play_now(engine, "koryo")
    play(engine, Random(1), 1)
    before = engine.run(PLY)
    engine.reload()
    engine.wait_for(named("board"))
    assert engine.run(PLY) == before


def named(test_id: str) -> str:
    return f'[data-testid="{test_id}"]'


def play_now(engine: Engine, game: str) -> None:
    """From the shelf to the board, with a bot in the other seat."""
    engine.press(f"{named(f'game-{game}')} {named('play-now')}")
    engine.press('label:has(input[name^="players-"][value="2"])')
    engine.press('label:has(input[name^="level-"][value="beginner"])')
    if engine.count(f"{named('learn-as-you-play')}:checked"):
        engine.press(f"label:has({named('learn-as-you-play')})")
    engine.press(named("start"))
    engine.wait_for(f"{named('board')} > .stage > *")


def play(engine: Engine, random: Random, moves: int) -> None:
    """Make that many moves, or all until the end, and wait until the others have made theirs.

    It clicks any choice that glows, and what asks for more.
    """
    for _ in range(moves):
        engine.wait_for(f"{TURN}, {OVER}")
        if engine.count(OVER):
            return
        ply = engine.run(PLY)
        engine.press(CHOICES, random)
        while engine.wait(CHANGED, ply, OVER, MORE) == "more":
            engine.press(MORE, random)
    engine.wait_for(f"{TURN}, {OVER}")


def say(engine: Engine, line: str) -> None:
    """Send a line of chat."""
    open_chat(engine)
    engine.press(named("chat-input"))
    engine.type(f"{line}{ENTER}")
    said_so(engine, line)
    if engine.shows(CLOSE):
        engine.press(CLOSE)


def close_result(engine: Engine) -> None:
    """Close the result of a game that ten moves have ended: it lies over the log."""
    engine.wait_for(f"{TURN}, {OVER}")
    if engine.count(OVER):
        engine.press(CLOSE_RESULT)


def open_chat(engine: Engine) -> None:
    """Open the chat, which lies behind the log where there is little room."""
    tab = named("tab-chat")
    engine.wait_for(tab)
    if not engine.shows(tab):
        engine.press(named("open-log"))
    engine.press(tab)


def said_so(engine: Engine, line: str) -> None:
    engine.wait("(chat, line) => document.querySelector(chat)?.textContent.includes(line)", named("chat"), line)

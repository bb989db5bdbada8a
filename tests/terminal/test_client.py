"""The client of the terminal, played by keys."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Static

from ludotheque import Match, SeededChance, load
from ludotheque.terminal.client import Client
from ludotheque.terminal.local import LocalTable
from ludotheque.terminal.screens import Curtain, Leave, Page

SIZE = (100, 30)
SCREENS = Path(__file__).parent / "screens"
Play = Callable[[Client, Pilot[None]], Awaitable[None]]


def table(game: str, players: int, people: int = 1, seed: int = 1, **options: Any) -> LocalTable:
    match = Match.start(load(game), players, options, chance=SeededChance(seed))
    return LocalTable(match, range(people), "random", seed=seed, hint_seconds=0.02)


def at(client: Client, play: Play, size: tuple[int, int] = SIZE) -> None:
    """Run a client and do something at it."""

    async def run() -> None:
        async with client.run_test(size=size) as pilot:
            await play(client, pilot)

    asyncio.run(run())


async def ready(client: Client, pilot: Pilot[None]) -> None:
    """Wait until there is something to choose, or the game is over."""
    for _ in range(400):
        await pilot.pause()
        seen = client.table.seen()
        shown = client.current
        if shown is not None and shown.version == seen.version and (shown.choices or shown.over):
            return
        await asyncio.sleep(0.005)
    raise AssertionError("nothing to choose in time")


def text(client: Client, id: str) -> str:
    return str(client.query_one(id, Static).render())


def test_the_table_is_drawn_and_the_question_asked() -> None:
    async def play(client: Client, pilot: Pilot[None]) -> None:
        await ready(client, pilot)
        assert "Season 1 of 8" in text(client, "#board")
        assert "Place your order" in text(client, "#question")
        assert client.query_one("#choices", OptionList).option_count == len(client.table.seen().choices)

    at(Client(table("koryo", 2), pace=0), play)


def test_choices_by_arrows_by_number_and_by_typing() -> None:
    async def play(client: Client, pilot: Pilot[None]) -> None:
        local = client.table
        assert isinstance(local, LocalTable)
        await ready(client, pilot)
        wanted = local.seen().choices[1].words
        await pilot.press("down", "enter")
        assert local.match.record.standing()[-1].do == wanted or wanted in [e.do for e in local.match.record.standing()]
        await pilot.press("u")
        await ready(client, pilot)
        await pilot.press("2")
        assert wanted in [entry.do for entry in local.match.record.standing()]
        await pilot.press("u")
        await ready(client, pilot)
        await pilot.press("slash", *wanted[:-1].replace(" ", "_").split("_")[0])
        assert len(client.listed) == len(local.seen().choices), "all of them begin so"
        await pilot.press("escape", "slash")
        for letter in wanted:
            await pilot.press("space" if letter == " " else "minus" if letter == "-" else letter)
        assert client.listed[0].words == wanted
        await pilot.press("enter")
        assert wanted in [entry.do for entry in local.match.record.standing()]

    at(Client(table("koryo", 2, seed=3), pace=0), play)


def test_pages_open_and_close() -> None:
    async def play(client: Client, pilot: Pilot[None]) -> None:
        await ready(client, pilot)
        for key in ("r", "l", "s", "d", "question_mark"):
            await pilot.press(key)
            assert isinstance(client.screen, Page), key
            await pilot.press("escape")
            assert not isinstance(client.screen, Page), key
        await pilot.press("q")
        assert isinstance(client.screen, Leave)
        await pilot.press("n")
        assert not isinstance(client.screen, Leave)

    at(Client(table("koryo", 2), pace=0), play)


def test_a_hint_points_at_its_choice() -> None:
    async def play(client: Client, pilot: Pilot[None]) -> None:
        await ready(client, pilot)
        await pilot.press("h")
        for _ in range(100):
            await asyncio.sleep(0.01)
            await pilot.pause()
            if "Hint: " in text(client, "#news"):
                return
        raise AssertionError("no hint in time")

    at(Client(table("koryo", 2), pace=0), play)


def test_a_curtain_falls_between_two_people() -> None:
    async def play(client: Client, pilot: Pilot[None]) -> None:
        await pilot.pause()
        first = client.table.seen().eyes
        assert isinstance(client.screen, Curtain)
        assert text(client, "#board") == ""
        await pilot.press("enter")
        await ready(client, pilot)
        mine = text(client, "#board")
        assert "Your hand" in mine
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(client.screen, Curtain) and client.table.seen().eyes != first
        for key in ("l", "d", "s", "h", "u", "r", "slash", "1", "question_mark"):
            await pilot.press(key)
            assert isinstance(client.screen, Curtain), key
        base = client.screen_stack[0]
        assert str(base.query_one("#board", Static).render()) == ""
        await pilot.press("enter")
        await pilot.pause()
        assert text(client, "#board") not in ("", mine)

    at(Client(table("koryo", 2, people=2), pace=0), play)


async def play_to_the_end(client: Client, pilot: Pilot[None]) -> None:
    """Choose the first of everything, by Enter."""
    while True:
        await ready(client, pilot)
        assert client.current is not None
        if client.current.over:
            break
        await pilot.press("enter")
    assert isinstance(client.screen, Page), "the score sheet"
    await pilot.press("escape", "q")
    assert client._exit


def test_a_whole_game_by_keys() -> None:
    at(Client(table("koryo", 2), pace=0), play_to_the_end)


@pytest.mark.soak
@pytest.mark.parametrize(
    ("game", "players"), [("manga_dice", 2), ("gold_record", 2), ("age_of_comics", 2), ("kick_ass", 1), ("leduc", 2)]
)
def test_a_whole_game_of_each_by_keys(game: str, players: int) -> None:
    at(Client(table(game, players), pace=0), play_to_the_end)


@pytest.mark.parametrize("size", [(80, 24), (60, 40), (140, 45)])
def test_other_sizes_show_the_question_and_its_choices(size: tuple[int, int]) -> None:
    async def play(client: Client, pilot: Pilot[None]) -> None:
        await ready(client, pilot)
        options = client.query_one("#choices", OptionList)
        for id in ("#question", "#choices", "#board-area"):
            region = client.query_one(id).region
            assert region.width > 20 and region.height > 0 and region.bottom <= size[1]
        assert options.size.height >= 4
        await pilot.resize_terminal(*SIZE)
        await pilot.pause()
        assert client.query_one("#board-area").region.width == 66
        assert client.query_one("#foot").region.bottom == 30

    at(Client(table("koryo", 2), pace=0), play, size)


def screen(client: Client) -> str:
    """Return the screen as text."""
    return "\n".join(
        "".join(part.text for part in strip).rstrip() for strip in client.screen._compositor.render_strips()
    )


@pytest.mark.parametrize("game", ["age_of_comics", "gold_record", "kick_ass", "koryo", "manga_dice"])
def test_the_first_screen_is_as_it_was(game: str) -> None:
    """The screens lie beside this file; LUDOTHEQUE_SNAPSHOTS=1 writes them anew."""

    async def play(client: Client, pilot: Pilot[None]) -> None:
        for _ in range(3):
            await ready(client, pilot)
            await pilot.press("enter")
        await ready(client, pilot)
        await pilot.pause()
        shown = screen(client) + "\n"
        assert all(len(line) <= SIZE[0] for line in shown.splitlines()) and shown.count("\n") == SIZE[1]
        file = SCREENS / f"{game}.txt"
        if os.environ.get("LUDOTHEQUE_SNAPSHOTS"):
            file.write_text(shown, encoding="utf-8")
        assert shown == file.read_text(encoding="utf-8")

    at(Client(table(game, 2, seed=5), pace=0), play)


def test_the_readme_shows_the_screen_as_it_is() -> None:
    readme = Path(__file__).parents[2] / "README.md"
    assert (SCREENS / "koryo.txt").read_text(encoding="utf-8").rstrip() in readme.read_text(encoding="utf-8")

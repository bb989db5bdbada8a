"""The client of the terminal, played by keys."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from rich.color import Color
from rich.style import Style
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from ludotheque import Match, SeededChance, load
from ludotheque.terminal.client import Client
from ludotheque.terminal.local import LocalTable
from ludotheque.terminal.screens import Confirm, Curtain, Page
from ludotheque.terminal.table import unknown
from ludotheque.terminal.words import TerminalWords

SIZE = (100, 30)
PATIENCE = 20.0
"""Seconds that a choice may take to come: a table on a server is dealt only once its players are there."""
ANSI = 16
"""Colours that every terminal has."""
PAGES = ("r", "l", "s", "d", "question_mark")
"""The keys that open a page."""
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
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        await pilot.pause()
        seen = client.table.seen()
        shown = client.current
        if shown is not None and shown.version == seen.version and (shown.choices or shown.over):
            return
        await asyncio.sleep(0.005)
    raise AssertionError("nothing to choose in time")


async def dealt(client: Client, pilot: Pilot[None]) -> None:
    """Wait until there is a table to see: one on a server is dealt once its players are there."""
    until = time.monotonic() + PATIENCE
    while client.current is None or client.current.view is None:
        assert time.monotonic() < until, "the table is not dealt in time"
        await pilot.pause(0.01)


def text(client: Client, id: str) -> str:
    return str(client.query_one(id, Static).render())


def test_the_table_is_drawn_and_the_question_asked() -> None:
    async def play(client: Client, pilot: Pilot[None]) -> None:
        await ready(client, pilot)
        assert "Season 1 of 8" in text(client, "#board")
        assert "Place your order" in text(client, "#question")
        assert client.query_one("#choices", OptionList).option_count == len(client.table.seen().choices)

    at(Client(table("koryo", 2), pace=0), play)


@pytest.mark.parametrize("plain", [False, True])
def test_colours_are_those_of_sixteen_or_none_where_none_are_wanted(
    monkeypatch: pytest.MonkeyPatch, plain: bool
) -> None:
    monkeypatch.setenv("NO_COLOR", "1") if plain else monkeypatch.delenv("NO_COLOR", raising=False)

    def shown(client: Client) -> set[Color]:
        styles = [one.style for strip in client.screen._compositor.render_strips() for one in strip if one.style]
        return {colour for style in styles for colour in (style.color, style.bgcolor) if colour is not None}

    async def play(client: Client, pilot: Pilot[None]) -> None:
        await ready(client, pilot)
        assert all(colour.is_default for colour in shown(client)) == plain
        for key in ("", *PAGES):
            await pilot.press(*key.split())
            await pilot.pause()
            wrong = {one for one in shown(client) if one.triplet is not None or (one.number or 0) >= ANSI}
            assert wrong == set(), key or "the table"
            await pilot.press(*["escape"] * bool(key))

    at(Client(table("kick_ass", 2, seed=5), pace=0), play)


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


def test_typed_words_that_mean_nothing_are_answered_with_the_nearest_choices() -> None:
    async def play(client: Client, pilot: Pilot[None]) -> None:
        await ready(client, pilot)
        first = client.table.seen().choices[0].words
        await pilot.press("slash", *f"{first[:2]}x{first.split()[0][2:]}", "enter")
        assert f"Did you mean “{first}”" in text(client, "#news")

    at(Client(table("koryo", 2), pace=0), play)


@pytest.mark.parametrize(
    ("typed", "meant"), [("ban", "play banker 1"), ("spi", "play spy 1"), ("pb1", "play banker 1")]
)
def test_part_of_a_word_and_initials_are_enough_for_the_nearest(typed: str, meant: str) -> None:
    told = unknown(TerminalWords(), f"/{typed}", ["hint", "play banker 1", "play spy 1", "end"])
    assert told.endswith(f"Did you mean “{meant}”?")


@pytest.mark.parametrize("key", ["l", "L", "ㅣ", "д", "Д", "λ", "Λ"])
def test_a_letter_works_on_every_layout(key: str) -> None:
    async def play(client: Client, pilot: Pilot[None]) -> None:
        await ready(client, pilot)
        await pilot.press(key)
        assert isinstance(client.screen, Page)
        await pilot.press("Q")
        assert not isinstance(client.screen, Page)

    at(Client(table("koryo", 2), pace=0), play)


def test_letters_of_every_layout_can_be_typed_in_the_line() -> None:
    async def play(client: Client, pilot: Pilot[None]) -> None:
        await ready(client, pilot)
        await pilot.press("slash", *"ㅣдΛL")
        assert client.query_one("#typed", Input).value == "ㅣдΛL"

    at(Client(table("koryo", 2), pace=0), play)


def test_pages_open_and_close() -> None:
    async def play(client: Client, pilot: Pilot[None]) -> None:
        await ready(client, pilot)
        for key in PAGES:
            await pilot.press(key)
            assert isinstance(client.screen, Page), key
            await pilot.press("escape")
            assert not isinstance(client.screen, Page), key
        await pilot.press("q")
        assert isinstance(client.screen, Confirm)
        await pilot.press("n")
        assert not isinstance(client.screen, Confirm)

    at(Client(table("koryo", 2), pace=0), play)


def test_a_hint_points_at_its_choice() -> None:
    async def play(client: Client, pilot: Pilot[None]) -> None:
        await ready(client, pilot)
        await pilot.press("h")
        for _ in range(1_000):
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


@pytest.mark.parametrize("game", ["age_of_comics", "gold_record", "kick_ass", "koryo", "manga_dice"])
def test_the_help_explains_the_signs_of_the_drawing(game: str) -> None:
    async def play(client: Client, pilot: Pilot[None]) -> None:
        await ready(client, pilot)
        await pilot.press("question_mark")
        await pilot.pause()
        shown = screen(client)
        assert "On the board" in shown
        assert any(sign in shown for sign in "■▸●◆"), shown

    at(Client(table(game, 1 if game == "kick_ass" else 2), pace=0), play)


def screen(client: Client) -> str:
    """Return the screen as text."""
    return "\n".join(
        "".join(part.text for part in strip).rstrip() for strip in client.screen._compositor.render_strips()
    )


COLOURS = "krgybmcw"
"""A letter for each of the eight colours; terminals have them dark and bright."""


def tone(style: Style | None) -> str:
    """Return a sign for a style: a letter for its colour, ``d`` dim or ``.``; upper case: bold; ``#``: on a ground."""
    if style is None:
        return "."
    if style.reverse or (style.bgcolor is not None and not style.bgcolor.is_default):
        return "#"
    coloured = style.color is not None and not style.color.is_default
    sign = COLOURS[(style.color.number or 0) % len(COLOURS)] if coloured and style.color else "."
    if sign == ".":
        sign = "d" if style.dim else "x" if style.bold else "."
    return sign.upper() if style.bold else sign


def tones(client: Client) -> str:
    """Return the styles of a screen, a sign for each of its cells that is not blank."""
    lines = []
    for strip in client.screen._compositor.render_strips():
        signs = ""
        for part in strip:
            on_ground = tone(part.style) == "#"
            signs += "".join(tone(part.style) if on_ground or not one.isspace() else " " for one in part.text)
        lines.append(signs.rstrip())
    return "\n".join(lines)


def kept(file: Path, shown: str) -> str:
    """Return what a file of a snapshot has; LUDOTHEQUE_SNAPSHOTS=1 writes it again."""
    if os.environ.get("LUDOTHEQUE_SNAPSHOTS"):
        file.write_text(shown, encoding="utf-8")
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", ["age_of_comics", "gold_record", "kick_ass", "koryo", "manga_dice"])
def test_the_first_screen_is_as_it_was(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """The screens lie beside this file, each with its styles."""
    monkeypatch.delenv("NO_COLOR", raising=False)

    async def play(client: Client, pilot: Pilot[None]) -> None:
        for _ in range(3):
            await ready(client, pilot)
            await pilot.press("enter")
        await ready(client, pilot)
        await pilot.pause()
        shown = screen(client) + "\n"
        assert all(len(line) <= SIZE[0] for line in shown.splitlines()) and shown.count("\n") == SIZE[1]
        assert shown == kept(SCREENS / f"{game}.txt", shown)
        styles = tones(client) + "\n"
        assert styles == kept(SCREENS / f"{game}.styles.txt", styles)

    at(Client(table(game, 2, seed=5), pace=0), play)


def test_the_readme_shows_the_screen_as_it_is() -> None:
    readme = Path(__file__).parents[2] / "README.md"
    assert (SCREENS / "koryo.txt").read_text(encoding="utf-8").rstrip() in readme.read_text(encoding="utf-8")


def test_a_board_with_two_sides_is_turned_over_until_something_happens() -> None:
    async def play(client: Client, pilot: Pilot[None]) -> None:
        await ready(client, pilot)
        front = text(client, "#board")
        assert "Royalties" in front and "Manhattan" not in front
        await pilot.press("b")
        assert "Manhattan" in text(client, "#board") and "Royalties" not in text(client, "#board")
        await pilot.press("b")
        assert text(client, "#board") == front
        await pilot.press("b", "1")
        await ready(client, pilot)
        assert "Royalties" in text(client, "#board")

    at(Client(table("age_of_comics", 2), pace=0), play)


def test_a_high_terminal_shows_both_sides_of_a_board() -> None:
    async def play(client: Client, pilot: Pilot[None]) -> None:
        await ready(client, pilot)
        board = text(client, "#board")
        assert "Royalties" in board and "Manhattan" in board and "b Manhattan" not in text(client, "#foot")
        assert board.count("Your cards") == 1
        await pilot.resize_terminal(*SIZE)
        await pilot.pause()
        assert "Royalties" in text(client, "#board") and "Manhattan" not in text(client, "#board")
        assert "b Manhattan" in text(client, "#foot")

    at(Client(table("age_of_comics", 2), pace=0), play, size=(100, 45))


def test_a_question_on_the_rules_is_answered_on_a_page() -> None:
    async def play(client: Client, pilot: Pilot[None]) -> None:
        await ready(client, pilot)
        await pilot.press("slash", *"rules", "space", *"hand", "space", *"limit", "enter")
        await pilot.pause()
        page = client.screen
        assert isinstance(page, Page) and page.heading == "hand limit"
        with client.console.capture() as captured:
            client.console.print(page.body)
        assert "The end of the season" in captured.get()
        await pilot.press("escape")
        assert len(client.screen_stack) == 1

    at(Client(table("koryo", 2, seed=5), pace=0), play)

"""A game in sentences says the whole table once, and then only what has changed."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterator, Sequence

import pytest
from rich.console import Console

from ludotheque import Match, SeededChance, load
from ludotheque.core.telling import Part
from ludotheque.terminal.changes import changes
from ludotheque.terminal.local import LocalTable
from ludotheque.terminal.sentences import play_in_sentences
from ludotheque.terminal.text_mode import Terminal
from ludotheque.terminal.words import TerminalWords

OF_THE_SUPPLY = "Super-transport tickets:"
"""A line of the table of Age of Comics that the first choices do not change."""


def console_that_types(monkeypatch: pytest.MonkeyPatch, typed: Iterator[str]) -> tuple[Console, list[str]]:
    """Return a console at which lines are typed, and what it has said before each of them."""
    console = Console(file=io.StringIO(), width=100)
    said: list[str] = []

    def read(*_: object, **__: object) -> str:
        assert isinstance(console.file, io.StringIO)
        said.append(console.file.getvalue())
        console.file.seek(0)
        console.file.truncate()
        return next(typed)

    monkeypatch.setattr(console, "input", read)
    return console, said


def alone(console: Console) -> None:
    match = Match.start(load("age_of_comics"), 2, chance=SeededChance(1))
    Terminal(console, match, [0], "random", "en", seed=1, hint_seconds=0.02).play()


def at_a_table(console: Console) -> None:
    match = Match.start(load("age_of_comics"), 2, chance=SeededChance(1))
    play_in_sentences(console, LocalTable(match, [0], "random", seed=1, hint_seconds=0.02))


@pytest.mark.parametrize("play", [alone, at_a_table])
def test_the_table_is_said_once_and_again_on_demand(
    monkeypatch: pytest.MonkeyPatch, play: Callable[[Console], None]
) -> None:
    console, said = console_that_types(monkeypatch, iter(["1", "1", "board", "quit"]))
    play(console)
    first, second, third, whole = said
    assert OF_THE_SUPPLY in first and "Cards in hand:" in first
    assert OF_THE_SUPPLY not in second + third
    assert "You draw" in second and "Cards in hand:" in second, "what has happened, and the line that it changed"
    assert "Ideas: 1 Sci-fi." in third and "Cards in hand:" not in third
    assert OF_THE_SUPPLY in whole and "Cards in hand:" in whole


@pytest.mark.parametrize("play", [alone, at_a_table])
def test_what_was_dealt_is_said_once(monkeypatch: pytest.MonkeyPatch, play: Callable[[Console], None]) -> None:
    console, said = console_that_types(monkeypatch, iter(["quit"]))
    play(console)
    assert "You are dealt" not in said[0]
    assert "Cards in hand:" in said[0]


@pytest.mark.parametrize("play", [alone, at_a_table])
def test_a_hint_says_what_to_type_and_why(monkeypatch: pytest.MonkeyPatch, play: Callable[[Console], None]) -> None:
    console, said = console_that_types(monkeypatch, iter(["hint", "quit"]))
    play(console)
    hint = said[1].strip()
    assert re.fullmatch(r"Hint: A [\w-]+ comic \[comic \w+\], \d+% to win\. [A-Z].*", hint), hint


def test_two_people_are_each_told_the_whole_table_first(monkeypatch: pytest.MonkeyPatch) -> None:
    console, said = console_that_types(monkeypatch, iter(["1", "1", "1", "quit"]))
    match = Match.start(load("age_of_comics"), 2, chance=SeededChance(1))
    Terminal(console, match, [0, 1], "random", "en", seed=1).play()
    assert [OF_THE_SUPPLY in one for one in said] == [True, False, False, True]


def test_of_what_was_not_there_no_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """It was "No longer: No order lies face down."."""
    console, said = console_that_types(monkeypatch, iter([*"1" * 20, "quit"]))
    match = Match.start(load("koryo"), 2, chance=SeededChance(1))
    Terminal(console, match, [0], "random", "en", seed=1).play()
    gone = re.findall(r"No longer: (.*)", "\n".join(said))
    assert gone
    assert [line for line in gone if line.startswith("No ") or "empty" in line] == []


ANN, BEN = Part("Ann: 2 points", ["$5.", "No cards."]), Part("Ben: 2 points", ["$4.", "No cards."])


@pytest.mark.parametrize(
    ("now", "told"),
    [
        ([ANN, BEN], []),
        ([ANN, Part("Ben: 2 points", ["$4.", "Cards: 1 Spy."])], [Part("Ben: 2 points", ["Cards: 1 Spy."])]),
        ([ANN, Part("Ben: 2 points", ["No cards."])], [Part("Ben: 2 points", ["No longer: $4."])]),
        ([ANN, Part("Ben: 3 points", ["$4.", "No cards."])], [Part("Ben: 3 points", [])]),
        (
            [Part("Ann: 4 points", ["$4.", "No cards."]), Part("Ben: 3 points", ["$5.", "No cards."])],
            [Part("Ann: 4 points", ["$4."]), Part("Ben: 3 points", ["$5."])],
        ),
        ([ANN, BEN, Part("A fight", ["2 hits."])], [Part("A fight", ["2 hits."])]),
        ([BEN], []),
    ],
)
def test_parts_that_differ_are_told_with_the_lines_that_do(now: Sequence[Part], told: list[Part]) -> None:
    assert changes([ANN, BEN], now, TerminalWords()) == told

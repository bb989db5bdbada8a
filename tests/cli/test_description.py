"""What a table that knows nothing of a game shows of its view."""

from __future__ import annotations

import io

from rich.console import Console

from ludotheque import Match, SeededChance, load
from ludotheque.description import Row, describe
from ludotheque.terminal import Terminal
from ludotheque.text import Texts

NAMES = ["Ann", "Ben"]


def test_each_seat_has_its_column_and_words_are_the_games() -> None:
    leduc = load("leduc")
    view = {**leduc.view(leduc.start(2, chance=SeededChance(1)), None), "paid": [1, 3], "common": "queen"}
    told = describe(Texts(leduc), view, NAMES)
    assert told.seats == [Row("Chips in the pot", ("1", "3"))]
    assert told.common[0] == Row("Common card", ("queen",))


def test_words_of_a_field_are_found_in_lists_and_counts_too() -> None:
    texts = Texts(load("leduc"))
    told = describe(texts, {"card": ["king", "jack"], "common": {"queen": 1}, "shown": []}, NAMES)
    assert [row.values for row in told.common] == [("king, jack",), ("queen",), ("–",)]


def test_a_field_without_a_text_has_its_own_name() -> None:
    leduc = load("leduc")
    told = describe(Texts(leduc), {"last_raise": None, "open": True, "deck": {"left_over": 3}}, NAMES)
    assert told.common == [
        Row("Last raise", ("–",)),
        Row("Open", ("✓",)),
        Row("Deck", ("Left over: 3",)),
    ]


def test_bots_of_the_same_seed_choose_alike() -> None:
    def told() -> str:
        console = Console(file=io.StringIO(), width=100)
        koryo = load("koryo")
        Terminal(console, Match.start(koryo, 2, chance=SeededChance(3)), [], "greedy", "en", seed=3).play()
        assert isinstance(console.file, io.StringIO)
        return console.file.getvalue()

    assert told() == told()

"""The view of a game at a table that knows nothing of it."""

from __future__ import annotations

import io

from rich.console import Console

from ludotheque import Event, Match, SeededChance, load
from ludotheque.terminal.text_mode import Terminal
from ludotheque.texts.description import Row, describe
from ludotheque.texts.texts import Texts

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


def test_words_that_are_there_several_times_are_counted() -> None:
    told = describe(Texts(load("leduc")), {"card": ["king", "jack", "king"], "common": {"queen": 2, "jack": 0}}, NAMES)
    assert [row.values for row in told.common] == [("king ×2, jack",), ("queen ×2",)]


def test_fields_within_a_field_have_a_line_each_and_their_own_words() -> None:
    view = {"market": {"common": "king", "left_over": 3, "shown": ["jack", "jack"]}}
    told = describe(Texts(load("leduc")), view, NAMES)
    assert told.common == [Row("Market", ("Common card: king\nLeft over: 3\nCards shown: jack ×2",))]


def test_words_within_a_field_are_of_its_kind_unless_they_say_another() -> None:
    told = describe(Texts(load("leduc")), {"common": {"north": "king", "south": ["jack", None]}}, NAMES)
    assert told.common[0].values == ("North: king\nSouth: jack, –",)


def test_a_list_of_objects_has_a_line_for_each_and_a_list_of_lists_keeps_its_order() -> None:
    view = {"piles": [{"common": "king", "left": 2}, {"common": None, "left": 0}], "card": [["jack", "king", "jack"]]}
    told = describe(Texts(load("leduc")), view, NAMES)
    assert [row.values for row in told.common] == [
        ("Common card: king, Left: 2\nCommon card: –, Left: 0",),
        ("jack, king, jack",),
    ]


def test_a_negative_number_has_a_real_minus_sign_everywhere() -> None:
    texts = Texts(load("leduc"))
    assert describe(texts, {"depth": -3, "all": {"low": -1}}, NAMES).common == [
        Row("Depth", ("−3",)),
        Row("All", ("Low: −1",)),
    ]
    assert texts.event(Event("wins", {"seat": 0, "chips": -2}), NAMES) == "Ann wins −2 chips."


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

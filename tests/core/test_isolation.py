"""Names in Hebrew or Arabic do not reorder what stands beside them, and their marks take no room."""

from __future__ import annotations

import unicodedata

from ludotheque import Event, SeededChance, load
from ludotheque.app.people.notifications.words import listed, say
from ludotheque.app.protocol import server_texts as spoken
from ludotheque.app.protocol.names import clean
from ludotheque.core.telling import cells, cut, wrapped
from ludotheque.core.visible import isolated
from ludotheque.texts.description import drawing, parts
from ludotheque.texts.texts import Texts

DAVID = "\u05d3\u05d5\u05d3"
APART = f"\u2068{DAVID}\u2069"
NAMES = [DAVID, "Ann"]


def test_only_names_that_reorder_their_neighbours_stand_apart_and_once() -> None:
    assert isolated(isolated(DAVID)) == APART
    assert [isolated(one) for one in ("Ann", "Zoë", "하늘", "")] == ["Ann", "Zoë", "하늘", ""]
    assert isolated("\u202eneB") == "\u2068neB\u2069"


def test_marks_of_isolation_take_no_cells() -> None:
    assert cells(APART) == cells(DAVID) == 3


def test_a_name_that_is_cut_still_ends_its_isolation() -> None:
    assert cut(isolated("\u05d3" * 22), 10) == "\u2068" + "\u05d3" * 9 + "…\u2069"
    assert cut(f"{APART} {DAVID * 7}", 10) == f"{APART} {DAVID}{DAVID[:2]}…"


def test_a_name_on_two_lines_takes_in_nothing_of_the_first_row() -> None:
    lines = [line[0].text for line in wrapped(isolated(f"{DAVID} {DAVID}"), 5)]
    assert lines == [APART, f"{DAVID}\u2069"]


def test_the_log_keeps_such_names_apart() -> None:
    event = Event("reveal", {"seat": 0, "kind": {"spy": 2}})
    assert Texts(load("koryo")).event(event, NAMES) == f"{APART} reveals 2 Spies."


def test_a_table_in_words_and_in_boxes_keeps_them_apart_and_in_line() -> None:
    koryo = load("koryo")
    view = koryo.view(koryo.start(2, chance=SeededChance(1)), 1)
    said = "\n".join(line for part in parts(Texts(koryo), view, NAMES) for line in (part.heading or "", *part.lines))
    assert APART in said
    assert DAVID not in said.replace(APART, "")
    drawn = drawing(Texts(koryo), view, NAMES)
    assert drawn is not None
    assert drawn.faults() == []


def test_calls_and_lists_keep_each_name_apart() -> None:
    assert listed("en", NAMES) == f"{APART}, Ann"
    assert spoken.listed("en", NAMES) == f"{APART} and Ann"
    assert APART in say("en", "turn-line", game="Koryŏ", names=listed("en", NAMES))


def test_accepted_names_change_no_direction() -> None:
    controls = [
        chr(code)
        for code in range(0x2000, 0x2070)
        if unicodedata.bidirectional(chr(code)) in {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}
    ]
    assert len(controls) == 9
    assert clean("".join(controls) + "A" + "b".join(controls)) == "A" + "b" * 8

"""The log by turns, in Python; ``web/test/turns.test.ts`` has the same for the browser."""

from __future__ import annotations

from ludotheque import Match, SeededChance, load
from ludotheque.core.events import Arg, Event
from ludotheque.terminal.local import LocalTable
from ludotheque.terminal.table import by_turns
from ludotheque.texts.texts import Texts
from ludotheque.texts.turns import Acted, summary, turns_of

NAMES = ["Ana", "Otto"]


def acted(ply: int, by: int | None, key: str, **args: Arg) -> Acted:
    return Acted(ply, by, Event(key, args))


def walk(ply: int, space: str, kind: str, pile: int) -> Acted:
    return acted(ply, 1, "walk-take", seat=1, space=space, kind=kind, pile=pile, kind2="gear")


GOLD = [
    acted(1, None, "setup", seat=1),
    acted(1, None, "year", seat=1, year=1, kind2="song"),
    acted(1, None, "turn", seat=1),
    walk(2, "C2", "song", 9),
    walk(3, "C3", "money", 8),
    acted(4, 1, "draw-fluke", seat=1),
    acted(5, 1, "refill", space="C3", kind="song"),
    acted(5, 1, "turn", seat=0),
    acted(6, 0, "walk", seat=0, space="A1"),
]


def test_a_turn_is_one_line() -> None:
    texts = Texts(load("gold_record")).to(0)
    turns = turns_of(texts, GOLD, NAMES)
    assert [(turn.by, turn.heading, len(turn.acted)) for turn in turns] == [
        (None, None, 1),
        (None, "Year 1", 1),
        (1, None, 5),
        (0, None, 2),
    ]
    assert [summary(turn, texts, NAMES) for turn in turns] == [
        "Otto is the start player.",
        "Otto begins the year. Next in the pile: Song.",
        "Otto took Song and Money from C2 and C3 and drew a FLUKE card.",
        "You walked to A1.",
    ]


def test_a_heading_that_is_said_again_begins_nothing_new() -> None:
    texts = Texts(load("age_of_comics")).to(0)
    ends = [acted(7, 1, "rank", seat=seat, fans=3, points=1) for seat in (0, 1)]
    log = [acted(7, 1, "royalties", seat=1, money=3), *ends, acted(7, 1, "round", round=2)]
    turns = turns_of(texts, log, NAMES)
    assert [(turn.by, turn.heading, len(turn.acted)) for turn in turns] == [
        (1, None, 1),
        (None, "The round ends", 2),
        (None, "Round 2", 1),
    ]
    assert summary(turns[0], texts, NAMES) == "Otto took $3."


def test_events_of_a_kind_are_one_deed_unless_a_number_tells_them_apart() -> None:
    texts = Texts(load("kick_ass"))
    kills = [acted(ply, 0, "kill-minion", seat=0, count=1, district=one) for ply, one in enumerate(("docks", "park"))]
    [turn] = turns_of(texts, kills, NAMES)
    assert summary(turn, texts, NAMES) == "Ana beat 2 minions in the Docks and Central Park."
    texts = Texts(load("gold_record"))
    climbs = [acted(2, 0, "climbs", seat=0, place=place, source="record") for place in (40, 38)]
    [turn] = turns_of(texts, climbs, NAMES)
    assert summary(turn, texts, NAMES) == "Ana climbed to place 40 and climbed to place 38."
    [turn] = turns_of(texts, climbs * 4, NAMES)
    assert summary(turn, texts, NAMES).endswith("climbed to place 40, climbed to place 38…")


def test_the_terminal_tells_turns_with_their_details() -> None:
    match = Match.start(load("koryo"), 2, chance=SeededChance(3))
    local = LocalTable(match, [0, 1], "random")
    for _ in range(4):
        local.act(local.seen().choices[0])
        while match.forced() is not None:
            local.advance(0, local.seen().version)
    season, *turns = local.turns()
    assert season.heading == "Season 1" and "is dealt" in season.line
    assert any("placed" in turn.line and any("place" in line for line in turn.details) for turn in turns)


def test_words_beside_a_summed_count_have_no_numbers_of_their_own() -> None:
    texts = Texts(load("kick_ass")).to(None)
    beaten = [acted(ply, 1, "kill-minion", seat=1, district="shop", count=count) for ply, count in ((1, 1), (2, 2))]
    [turn] = turns_of(texts, beaten, NAMES)
    assert summary(turn, texts, NAMES) == "Otto beat 3 minions in the Shop."


def test_an_event_that_says_no_more_than_its_heading_is_said_once() -> None:
    texts = Texts(load("age_of_comics")).to(None)
    log = [acted(1, None, "round", round=2), acted(1, None, "calendar", genre="crime", turned="")]
    [told] = by_turns(texts, log, NAMES)
    assert told.heading == "Round 2" and told.line.startswith("The calendar shows") and not told.details

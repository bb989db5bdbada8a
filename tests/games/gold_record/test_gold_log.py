"""The log of Gold Record, beyond the proofs by the ledger of the contract suite."""

from __future__ import annotations

import pytest

from ludotheque import Prompt
from ludotheque.texts.description import question
from ludotheque.texts.texts import Texts
from tests.games.gold_record.conftest import (
    GOLD,
    PLAIN_BAND,
    RING_ONE,
    STAR_BAND,
    VAN_BAND,
    Table,
    happens,
    last_card,
    last_turn,
    position,
    seat,
)

NAMES = ["Ada", "Ben", "Chu", "Dee"]


def told(table: Table, *actions: str) -> list[str]:
    """Return the public lines of the log."""
    table.state.events = []
    table.do(*actions)
    texts = Texts(GOLD)
    return [texts.event(event, NAMES) for event in table.state.events if event.visible_to(None)]


@pytest.mark.parametrize(("hand", "asked"), [
    ("", "End your turn."),
    ("radio-play", "Play a FLUKE card, or end your turn."),
])  # fmt: skip
def test_who_can_play_nothing_is_asked_to_end_the_turn_and_nobody_else_learns_it(hand: str, asked: str) -> None:
    state = position(seat("C3", hand=hand), seat(hand="tv-show"), phase="end").state
    assert question(Texts(GOLD), state, NAMES, yours=True) == asked
    assert question(Texts(GOLD), state, NAMES, yours=False) == "Ada is ending the turn."


@pytest.mark.parametrize(("key", "verbs", "asked"), [
    ("walk-on", "walk", "Walk on."),
    ("walk-on", "stop", "Stop here."),
    ("walk-on", "play walk", "Walk on, or play a FLUKE card first."),
    ("walk-on", "stop walk", "Walk on, or stop here."),
    ("walk-end", "stop", "Stop here."),
    ("hire", "done", "There is no one you can hire now."),
    ("press", "done", "There is no sector you can press now."),
    ("draw-full", "discard", "You can hold three FLUKE cards: discard one before you draw."),
])  # fmt: skip
def test_a_prompt_asks_for_nothing_that_cannot_be_done(key: str, verbs: str, asked: str) -> None:
    assert Texts(GOLD).prompt(Prompt(key, {"seat": 0}, "walking"), NAMES, verbs=set(verbs.split())) == asked


def test_a_step_tells_its_card_and_what_the_pile_shows_then() -> None:
    table = position(seat("C3"), board="D3:money", top="song", chance=[0])
    assert told(table, "walk D3") == ["Ada walks to D3 and takes Money. Next in the pile: Money."]


def test_boarding_tells_what_is_given_back() -> None:
    more = {"roadie": 0, "van": "C4", "limit": 3, "options": {"vehicle_takes_two": True}}
    table = position(seat("D2", band=VAN_BAND), board="D3:battle C3:money", **more).do("walk D3", "walk C3")
    assert told(table, "walk C4")[1] == "Ada boards and gives back 1 Money and 1 Battle of the Bands."


def test_the_end_of_the_pile_is_told() -> None:
    assert told(last_card(seat("C3"), board="D3:money"), "walk D3") == [
        "Ada walks to D3 and takes Money. The pile has run out."
    ]


def test_a_space_that_stays_empty_is_told() -> None:
    table = last_card(seat("C3"), board="D3:money D4:song").do("walk D3")
    assert told(table, "walk D4")[0] == "Ada walks to D4 and takes Song. The space stays empty."


def test_a_new_year_tells_its_pile_and_the_cards_on_empty_spaces() -> None:
    table = last_card(seat("C3"), board="D3:money D4:song", top="fans").do("walk D3", "walk D4")
    lines = told(table, "done")
    assert any(
        line.startswith("The players’ square cards, the FLUKE cards played and the discards of both go back")
        for line in lines
    )
    assert any(line.startswith("New card on D4: ") for line in lines)


def test_the_winner_is_told_after_four_years() -> None:
    table = last_turn(seat("C3", place=20), seat("F1", place=30), year=4)
    assert told(table, "done")[-1] == "Ada wins: after four years, place 20 is the best."


def test_a_blown_fuse_tells_what_is_lost() -> None:
    table = happens("blown-fuse", seat("C3", cards="money battle1 battle2"))
    assert told(table, "resolve")[0] == "Ada loses 1 Light show and 1 Fireworks."


def test_a_battle_tells_what_is_shown_and_that_green_cards_go() -> None:
    table = happens("band-battle", seat("C3", cards="battle1", place=20), seat("F1", hand="detour", place=30))
    assert told(table, "resolve")[:4] == [
        "BATTLE OF THE BANDS! Ada starts it.",
        "Ada has 1 battle point.",
        f"Ben has 0 battle points, showing {Texts(GOLD).word('flukes', 'detour', 1)}.",
        "All green cards are discarded.",
    ]


def test_a_card_that_happened_is_put_away_before_the_turn_is_over() -> None:
    table = happens("bad-review", seat("C3", hand="detour", place=20))
    assert told(table, "resolve") == [
        "Ada falls to place 21 (#*IT HAPPENS).",
        '"Bad Review" is discarded.',
    ]


def test_an_event_of_a_hidden_card_names_it_to_its_owner_alone() -> None:
    table = position(seat("B1"), board="A1:money")
    table.state.events = []
    table.do("walk A1", "stop")
    named = [event for event in table.state.events if "fluke" in event.args]
    assert [(event.key, event.seats) for event in named] == [("draw-own", (0,))]


@pytest.mark.parametrize(
    ("band", "lines"),
    [
        (PLAIN_BAND, ["Ada takes ROADIE/MANAGER from Ben as ROADIE."]),
        (STAR_BAND, ["Ada takes ROADIE/MANAGER from Ben as MANAGER.", "Ada climbs to place 18 (MANAGER)."]),
    ],
)
def test_a_card_taken_from_its_owner_is_one_line_that_names_its_side(band: str, lines: list[str]) -> None:
    table = position(
        seat("B4", band=band, sectors=RING_ONE, place=20), seat("F1", place=30), roadie=1, board="B5:money"
    )
    assert told(table, "walk B5", "stop")[1:-1] == lines


def test_the_points_of_a_count_are_told_with_their_place_in_one_line() -> None:
    table = last_turn(seat("C3", cards="ranking2", place=20), seat("F1", cards="ranking1", place=21))
    assert [line for line in told(table, "done") if "scores" in line] == [
        "Ben scores 1 point for square cards: place 20.",
        "Ada scores 2 points for square cards: place 19.",
    ]


@pytest.mark.parametrize(
    ("argument", "word", "counted"),
    [
        ("cards", "song", ["0 Songs", "1 Song", "2 Songs", "5 Songs"]),
        ("cards", "fans", ["0 Fans", "1 Fan", "2 Fans", "5 Fans"]),
        ("cards", "battle1", ["0 Light shows", "1 Light show", "2 Light shows", "5 Light shows"]),
        ("flukes", "radio-play", ["0 Radio Plays", "Radio Play", "2 Radio Plays", "5 Radio Plays"]),
    ],
)
def test_cards_are_counted_with_numerals_and_plurals(argument: str, word: str, counted: list[str]) -> None:
    texts = Texts(GOLD)
    assert [texts.word(argument, word, count) for count in (0, 1, 2, 5)] == counted

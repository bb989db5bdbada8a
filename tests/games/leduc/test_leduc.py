"""Leduc poker."""

from __future__ import annotations

import pytest

from ludotheque import TERMINAL, BadPosition, IllegalAction, ScriptedChance, SeededChance, load

LEDUC = load("leduc")
rule = pytest.mark.rule


def play(cards: list[int], *actions: str):
    """Play a hand with scripted cards: ranks as the pool counts them."""
    state = LEDUC.start(2, chance=ScriptedChance(cards))
    for words in actions:
        state.apply_action(LEDUC.actions.parse(words))
    return state


@rule("deal")
def test_two_of_six_cards_are_dealt_and_each_sees_its_own() -> None:
    state = play([0, 4])
    assert [LEDUC.view(state, seat)["card"] for seat in (0, 1)] == ["jack", "king"]
    assert LEDUC.view(state, None)["card"] is None


@rule("betting")
def test_folding_loses_what_was_paid() -> None:
    state = play([0, 4], "call", "raise", "fold")
    assert state.scores() == [-1, 1]
    assert LEDUC.ending(state) == "fold"


@rule("betting")
def test_the_second_player_folds() -> None:
    assert play([0, 4], "raise", "fold").scores() == [1, -1]


@rule("betting")
def test_folding_needs_something_to_pay() -> None:
    assert LEDUC.offered(play([0, 4])) == ["call", "raise"]
    with pytest.raises(IllegalAction):
        play([0, 4], "fold")


@rule("betting")
def test_two_raises_a_round_of_two_then_four() -> None:
    state = play([0, 4, 0], "raise", "raise")
    assert LEDUC.offered(state) == ["fold", "call"]
    state.apply_action(LEDUC.actions.parse("call"))
    assert list(state.paid) == [5, 5]
    state.apply_action(LEDUC.actions.parse("raise"))
    assert list(state.paid) == [9, 5]


@rule("common")
def test_the_common_card_comes_from_the_other_four() -> None:
    state = play([0, 4, 3], "call", "call")
    assert LEDUC.view(state, None)["common"] == "king"
    assert state.current_player() == 0


@rule("showdown")
@pytest.mark.parametrize(
    ("cards", "scores", "ending"),
    [
        ([0, 4, 0], [1, -1], "showdown"),  # jack, king, jack
        ([4, 0, 0], [-1, 1], "showdown"),  # king, jack, jack
        ([0, 4, 3], [-1, 1], "showdown"),  # jack, king, king
        ([0, 4, 1], [-1, 1], "showdown"),  # jack, king, queen
        ([4, 0, 1], [1, -1], "showdown"),  # king, jack, queen
        ([0, 0, 0], [0, 0], "draw"),
    ],
)
def test_a_pair_wins_then_the_higher_card(cards: list[int], scores: list[int], ending: str) -> None:
    state = play(cards, "call", "call", "call", "call")
    assert (state.scores(), LEDUC.ending(state)) == (scores, ending)
    assert state.winner() == (TERMINAL if ending == "draw" else scores.index(1))


@rule("showdown")
@pytest.mark.parametrize(
    ("cards", "actions", "told"),
    [
        ([0, 4], "call raise fold", ["seat 1 wins 1"]),
        ([0, 4, 0], "call call call call", ["seat 0 shows jack", "seat 1 shows king", "seat 0 wins 1"]),
        ([0, 0, 3], "call call call call", ["seat 0 shows jack", "seat 1 shows jack", "draw"]),
    ],
)
def test_the_log_tells_the_showdown_and_the_winner(cards: list[int], actions: str, told: list[str]) -> None:
    state = play(cards, *actions.split()[:-1])
    state.events = []
    state.apply_action(LEDUC.actions.parse(actions.split()[-1]))
    words = {
        "shows": "seat {seat} shows {rank}",
        "wins": "seat {seat} wins {chips}",
        "draw": "draw",
    }
    assert [words[event.key].format(**event.args) for event in state.events[1:]] == told


def test_each_event_is_seen_by_the_right_players_and_names_its_rule() -> None:
    state = LEDUC.start(2, chance=ScriptedChance([0, 0, 3]), events=[])
    for _ in range(4):
        state.apply_action(LEDUC.actions.parse("call"))
    assert [(event.key, event.rule, event.seats, event.reveals) for event in state.events] == [
        ("dealt", "deal", (0,), False),
        ("dealt", "deal", (1,), False),
        *[("call", "betting", None, False)] * 2,
        ("common", "common", None, False),
        *[("call", "betting", None, False)] * 2,
        *[("shows", "showdown", None, True)] * 2,
        ("draw", "showdown", None, False),
    ]


@pytest.mark.parametrize(
    ("table", "at", "value", "told"),
    [
        ("deck", 1, -1, "a card is out more often than it exists"),
        ("deck", 1, 1, "a card is missing"),
        ("paid", 0, 0, "an ante is missing"),
        ("paid", 1, 0, "an ante is missing"),
    ],
)
def test_the_audit_finds_what_cannot_be(table: str, at: int, value: int, told: str) -> None:
    state = play([0, 4])
    state.audit()
    numbers = getattr(state, table)
    numbers[at] = value
    with pytest.raises(AssertionError, match=f"^{told}$"):
        state.audit()


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"x": 1},
        {"cards": ["ace", "king"]},
        {"cards": ["x", 3]},
        {"cards": ["jack", "jack"], "common": "jack"},
        {"cards": ["jack", "king"], "paid": [99, 1]},
        {"cards": ["jack", "king"], "paid": [5, 3], "raises": 1},
        {"cards": ["jack", "king"], "common": "jack", "paid": [9, 11], "raises": 1},
        {"cards": ["jack", "king"], "raises": 8},
        {"game": "koryo", "cards": ["queen", "king"]},
        {"game": 2**70, "cards": ["queen", "king"]},
    ],
)
def test_a_broken_position_is_refused(data: dict[str, object]) -> None:
    with pytest.raises(BadPosition):
        LEDUC.from_json(data, SeededChance(1))


def test_cards_that_were_shown_stay_in_every_world() -> None:
    state = play([0, 4, 3], "call", "call", "call", "call")
    assert LEDUC.view(state, None)["shown"] == ["jack", "king"]
    for seed in range(20):
        assert state.resample(0, SeededChance(seed)) == state

"""The rulings of High Card, with positions in a line or two and scripted chance."""

from __future__ import annotations

import pytest

from ludotheque import ScriptedChance, State, load

HIGH_CARD = load("high_card")


def position(*seats: dict[str, object], round: int = 2) -> State:
    return HIGH_CARD.from_json({"round": round, "seats": list(seats)}, ScriptedChance([]))


@pytest.mark.rule("deal")
def test_everyone_is_dealt_three_cards() -> None:
    state = HIGH_CARD.start(2, chance=ScriptedChance([0, 0, 0, 20, 19, 18]))
    # Three cards each, two of them alike.
    assert [HIGH_CARD.view(state, None)["players"][seat]["cards"] for seat in (0, 1)] == [3, 3]


@pytest.mark.rule("play")
def test_the_next_player_follows_the_leader() -> None:
    state = position({"hand": {"3": 1}}, {"hand": {"7": 1}})
    assert state.current_player() == 0
    state.apply_action(HIGH_CARD.actions.parse("play 3"))
    assert state.current_player() == 1


@pytest.mark.rule("score")
def test_the_highest_card_takes_the_point() -> None:
    state = position({"hand": {"3": 1}}, {"hand": {"7": 1}})
    for words in ("play 3", "play 7"):
        state.apply_action(HIGH_CARD.actions.parse(words))
    assert state.scores() == [0, 1] and state.is_terminal()


@pytest.mark.rule("score")
def test_nobody_takes_a_point_if_the_highest_are_alike() -> None:
    state = position({"hand": {"7": 1}}, {"hand": {"7": 1}})
    for _ in range(2):
        state.apply_action(HIGH_CARD.actions.parse("play 7"))
    assert state.scores() == [0, 0]

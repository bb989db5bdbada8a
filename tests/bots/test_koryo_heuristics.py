"""Koryŏ's heuristics for bots, in positions where everyone would agree."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import ScriptedChance, SeededChance, State, load

KORYO = load("koryo")
HEURISTICS = KORYO.heuristics()


def position(first: dict[str, Any], second: dict[str, Any], **more: Any) -> State:
    return KORYO.from_json({"seats": [first, second], "round": 5, "phase": "effects", **more}, ScriptedChance([]))


def estimate(first: dict[str, int], second: dict[str, int], **more: Any) -> float:
    """Return seat 0's prospects, with these cards in front of both."""
    return HEURISTICS.estimate(position({"tableau": first}, {"tableau": second}, **more), 0)


def rollout(state: State) -> str:
    return KORYO.actions.words(int(HEURISTICS.rollout(state, state.legal_actions(), SeededChance(1))))


def test_equal_positions_are_even() -> None:
    assert estimate({}, {}, phase="reveal") == pytest.approx(0.0)


def test_all_estimates_together_are_one_win() -> None:
    state = KORYO.start(4, chance=SeededChance(1))
    assert sum((HEURISTICS.estimate(state, seat) + 1) / 2 for seat in range(4)) == pytest.approx(1.0)


def test_a_larger_majority_is_better() -> None:
    assert estimate({"merchant": 3}, {"merchant": 1}) > estimate({"merchant": 2}, {"merchant": 1}) > 0


def test_a_lead_late_is_better_than_one_early() -> None:
    lead = {"merchant": 2}, {"merchant": 1}
    assert estimate(*lead, round=8) > estimate(*lead, round=2)


def test_an_event_that_can_do_nothing_any_more_costs() -> None:
    assert estimate({"barbarians": 1}, {}) < estimate({}, {})


def test_an_effect_still_open_is_worth_having() -> None:
    cards: tuple[dict[str, int], dict[str, int]] = ({"barbarians": 1}, {"banker": 1})
    assert estimate(*cards, pending={"barbarians": 1}) > estimate(*cards)


def test_a_banker_is_worth_more_while_there_are_tokens() -> None:
    full = position({"tableau": {"banker": 1}}, {})
    empty = position({"tableau": {"banker": 1}, "tokens": 4}, {"tokens": 4})
    assert HEURISTICS.estimate(full, 0) > HEURISTICS.estimate(empty, 0)


def test_more_than_the_limit_is_not_worth_it() -> None:
    three, five = ({"order": {"merchant": count}} for count in (3, 5))
    stand = [HEURISTICS.estimate(position(one, {}, round=1, phase="reveal"), 0) for one in (three, five)]
    assert stand[0] > stand[1]


def test_a_finished_game_is_its_result() -> None:
    assert estimate({"spy": 1}, {"merchant": 1}, phase="over") == -1.0


def test_a_rollout_takes_a_token_before_it_reveals() -> None:
    state = position({"tableau": {"banker": 1}, "order": {"spy": 1}}, {}, phase="reveal")
    assert rollout(state) == "bank"


def test_a_rollout_mostly_destroys_what_hurts_most() -> None:
    rival = {"tableau": {"omniscient": 1, "merchant": 1}}
    state = position({"tableau": {"merchant": 1}}, rival, pending={"barbarians": 1})
    actions, chance = state.legal_actions(), SeededChance(3)
    chosen = [KORYO.actions.words(int(HEURISTICS.rollout(state, actions, chance))) for _ in range(100)]
    assert chosen.count("destroy 1 merchant") > 60


def test_a_rollout_mostly_gives_its_least_for_a_card_it_wants() -> None:
    own, rival = {"tableau": {"merchant": 2, "omniscient": 1}}, {"tableau": {"merchant": 2}}
    state = position(own, rival, phase="swap", swap={"seat": 1, "kind": "merchant"}, pending={"lobbying": 1})
    actions, chance = state.legal_actions(), SeededChance(3)
    chosen = [KORYO.actions.words(int(HEURISTICS.rollout(state, actions, chance))) for _ in range(100)]
    assert chosen.count("swap 0 omniscient") > 90

"""The rulings of High Card, with positions in a line or two and scripted chance.

The numbers are those of the rules: the tests hold when you change them.
"""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from itertools import islice

import pytest

from ludotheque import ScriptedChance, SeededChance, State, load

HIGH_CARD = load("high_card")
RULES = import_module(f"{HIGH_CARD.package}.rules")
COPIES, HAND, RANK_NAMES = RULES.COPIES, RULES.HAND, RULES.RANK_NAMES
LOW, HIGH = RANK_NAMES[0], RANK_NAMES[-1]


def last_round(*ranks: str) -> State:
    """Each player holds one card, and other cards were played before."""
    deck = Counter(dict.fromkeys(RANK_NAMES, COPIES)) - Counter(ranks)
    spent = Counter(islice(deck.elements(), (HAND - 1) * len(ranks)))
    seats = [{"hand": {rank: 1}} for rank in ranks]
    return HIGH_CARD.from_json({"round": HAND - 1, "spent": spent, "seats": seats}, ScriptedChance([]))


def play_out(state: State) -> None:
    """Play the first card of each player in turn, to the end."""
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])


@pytest.mark.rule("deal")
def test_everyone_is_dealt_a_hand() -> None:
    for players in HIGH_CARD.players:
        assert players * HAND <= COPIES * len(RANK_NAMES), f"there are too few cards for {players} players"
        state = HIGH_CARD.start(players, chance=SeededChance(1))
        assert [one["cards"] for one in HIGH_CARD.view(state, None)["players"]] == [HAND] * players
        assert all(sum(HIGH_CARD.view(state, seat)["hand"].values()) == HAND for seat in range(players))


@pytest.mark.rule("play")
def test_the_next_player_follows_the_leader() -> None:
    state = last_round(LOW, HIGH)
    leader = state.current_player()
    state.apply_action(state.legal_actions()[0])
    assert state.current_player() == 1 - leader


@pytest.mark.rule("score")
def test_the_highest_card_takes_the_point() -> None:
    state = last_round(LOW, HIGH)
    play_out(state)
    assert state.scores() == [0, 1]


@pytest.mark.rule("score")
@pytest.mark.skipif(COPIES == 1, reason="no two cards are alike")
def test_nobody_takes_a_point_if_the_highest_are_alike() -> None:
    state = last_round(HIGH, HIGH)
    play_out(state)
    assert state.scores() == [0, 0]

"""Positions: one that is accepted can be played to an end, and keeps all that its seats know."""

from __future__ import annotations

import json

import pytest

from ludotheque import BadInput, Game, SeededChance, State
from ludotheque.core.build import is_compiled
from ludotheque.core.ledger import differing
from ludotheque.testing.cases import GAMES, Case, sample
from ludotheque.testing.mutants import faults
from ludotheque.testing.records import golden, read, states

OF_GOLDEN = 10
"""One position of so many of a golden game is looked at."""
MUTANTS = 2_000 if is_compiled() else 300


def test_a_mutated_position_is_refused_or_played_to_an_end(game: Game) -> None:
    counts, examples = faults(game, MUTANTS)
    assert not examples, f"{counts}\n" + "\n".join(f"{kind}\n  {json.dumps(one)}" for kind, one in examples.items())
    assert counts["refused"] and counts["played"]


def test_a_position_keeps_what_every_seat_is_shown(case: Case) -> None:
    """View, encoding and prompt, of every seat and of a spectator: nothing publicly known is forgotten."""
    for seed in range(max(1, GAMES // 2)):
        for state in sample(case, seed):
            assert_kept(case.game, state)


def test_a_position_of_a_golden_game_keeps_what_every_seat_is_shown(game: Game) -> None:
    """Random games may never come to what good play comes to."""
    for name in golden(game):
        for number, state in states(read(game, name)):
            if number % OF_GOLDEN == 0:
                assert_kept(game, state)


def assert_kept(game: Game, state: State) -> None:
    """Check that a position, written down and read again, is the same to every seat and to a spectator."""
    again = game.from_json(json.loads(json.dumps(game.to_json(state))), SeededChance(0))
    assert game.prompt(again) == game.prompt(state)
    for seat in (None, *range(state.num_players)):
        lost = list(differing(game.view(again, seat), game.view(state, seat), []))
        assert not lost, f"seat {seat} sees other things after a round trip: {lost}"
        if seat is not None:
            assert game.encode(again, seat) == game.encode(state, seat)


def test_views_are_plain_json(case: Case) -> None:
    """Only what JSON has: no tuple, no number of another type, no key that is not text."""
    for state in sample(case, 1):
        for seat in (None, *range(case.players)):
            shown = case.game.view(state, seat)
            lost = list(differing(json.loads(json.dumps(shown)), shown, []))
            assert not lost, f"not plain JSON at {lost}"


HOSTILE = {
    "nested 5,000 deep": "[" * 5_000 + "]" * 5_000,
    "a number of 100,000 digits": "9" * 100_000,
    "a table nested 5,000 deep": "{a=" * 5_000 + "1" + "}" * 5_000,
}


@pytest.mark.parametrize("what", HOSTILE)
def test_a_hostile_card_file_is_refused_in_words(game: Game, what: str) -> None:
    for field in game.options.declared():
        if field["document"]:
            name = str(field["name"])
            for text in (f"x = {HOSTILE[what]}", game.document(name) + f"\nx = {HOSTILE[what]}\n"):
                with pytest.raises(BadInput, match=r"TOML|at most"):
                    game.options.parse({name: text})

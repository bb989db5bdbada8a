"""Every action has a number, words and JSON, and each leads to the others."""

from __future__ import annotations

import pytest

from ludotheque import Game, UnknownAction


def test_number_words_json_round_trip(game: Game) -> None:
    seen = set()
    for number in range(game.actions.size):
        words = game.actions.words(number)
        assert game.actions.parse(words) == number
        assert game.actions.from_json(game.actions.to_json(number)) == number
        seen.add(words)
    assert len(seen) == game.actions.size


def test_nonsense_is_named(game: Game) -> None:
    first = game.actions.verbs[0].name
    for words in ("", "nonsense", f"{first} 1 2 3 4 5 6"):
        with pytest.raises(UnknownAction):
            game.actions.parse(words)
    for data in ({}, {"verb": first, "extra": 1}, {"verb": None}):
        with pytest.raises(UnknownAction):
            game.actions.from_json(data)
    with pytest.raises(UnknownAction, match=str(game.actions.size - 1)):
        game.actions.words(game.actions.size)

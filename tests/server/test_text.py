"""Texts in words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludotheque import ActionSpace, BadInput, Event, Game, Prompt, load, verb
from ludotheque.texts.texts import Texts

EN = """
title = Game
tagline = A game
action-play = Play { $count } x { $kind }
kind-banker = { $count ->
    [one] { $count } Banker
   *[other] { $count } Bankers
}
kind-spy = { $count ->
    [one] { $count } Spy
    [two] { $count } Spies
   *[other] Spy
}
log-reveal = { $seat } reveals { $kind }.
log-swap = { $seat } swaps { $kind } of { $target } with { $kind2 } of { $other }.
log-broken = { $nothing } happens.
log-long =
    { $seat } breaks
    a long line.
prompt-reveal = Reveal your order
    .other = { $seat } reveals
prompt-over = The game is over
"""
FR = EN.replace("reveals", "révèle")
NAMES = ["Ann", "Ben"]


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    texts = {"en": EN, "fr": FR, "ko": EN + "\nwhat is this?\n"}
    monkeypatch.setattr(Game, "text", lambda _, language: texts[language])
    actions = ActionSpace(verb("play", kind=("banker", "spy"), count=range(1, 3)))
    return replace(load("koryo"), actions=actions, options=type(load("koryo").options()).__mro__[1])


def test_a_counted_set_is_a_list_as_the_language_joins_it(game: Game) -> None:
    event = Event("reveal", {"seat": 0, "kind": {"banker": 2, "spy": 1}})
    assert Texts(game, "en").event(event, NAMES) == "Ann reveals 2 Bankers and 1 Spy."
    assert Texts(game, "fr").event(event, NAMES) == "Ann révèle 2 Bankers et 1 Spy."


def test_seats_become_names_and_words_their_texts(game: Game) -> None:
    args = {"seat": 1, "target": 0, "kind": "spy", "other": 7, "kind2": "spy"}
    assert Texts(game).event(Event("swap", args), NAMES) == "Ben swaps Spy of Ann with Spy of 8."


def test_a_line_break_in_the_file_is_a_space(game: Game) -> None:
    assert Texts(game).event(Event("long", {"seat": 0}), NAMES) == "Ann breaks a long line."


def test_a_name_that_ends_in_a_full_stop_ends_its_sentence() -> None:
    event = Event("pick", {"seat": 0, "hero": "night-b"})
    assert Texts(load("kick_ass")).event(event, NAMES) == "Ann is Night-B."


def test_a_name_that_ends_in_an_exclamation_mark_ends_its_sentence() -> None:
    event = Event("commit", {"seat": 0, "card": "copy-that"})
    assert Texts(load("kick_ass")).event(event, NAMES) == "Ann chooses Copy That!"


def test_actions_and_prompts(game: Game) -> None:
    texts = Texts(game)
    assert texts.action({"verb": "play", "kind": "spy", "count": 2}, NAMES) == "Play 2 x Spy"
    prompt = Prompt("reveal", {"seat": 0})
    assert texts.prompt(prompt, NAMES) == "Reveal your order"
    assert texts.prompt(prompt, NAMES, yours=False) == "Ann reveals"
    assert texts.prompt(Prompt("over"), NAMES, yours=False) == "The game is over"
    assert texts.missing() == []


def test_what_is_missing_or_broken_is_told(game: Game) -> None:
    texts = Texts(game)
    assert texts.event(Event("unheard-of"), NAMES) == "log-unheard-of"
    assert texts.message("title") == "Game"
    texts.event(Event("broken"), NAMES)
    missing = texts.missing()
    assert "log-unheard-of" in missing
    assert any(one.startswith("log-broken:") for one in missing)
    assert Texts(replace(game, actions=ActionSpace(verb("fly", to=("moon",))))).missing() == ["action-fly", "to-moon"]


def test_what_is_not_fluent_is_told(game: Game) -> None:
    assert Texts(game, "ko").missing() == ["not Fluent: what is this?"]


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadInput, match="the languages are: en, fr, ko"):
        Texts(load("koryo"), "tlh")

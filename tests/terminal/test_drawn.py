"""Draw and describe golden and random games of every game: no text is clipped, and nothing hidden shows."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from ludotheque import Game, Match, Record, SeededChance, State, load
from ludotheque.authoring.skeleton.high_card import GAME as HIGH_CARD
from ludotheque.core.chance import RecordedChance
from ludotheque.core.telling import Box, Drawing, Span
from ludotheque.terminal.paint import drawn as painted
from ludotheque.texts.description import drawing, lines, parts, table
from ludotheque.texts.texts import Texts

GAMES = ("age_of_comics", "gold_record", "kick_ass", "koryo", "manga_dice")
NAMES = ["Ann", "Bartholomew", "Cho", "Dee"]
RARE = ["Quentin", "Bartholomew", "Xaver", "Zdenka"]
"""Names that are no part of another word, as Ann is of Announced."""
EACH = 60
"""Of the positions of a golden game, one in so many is looked at, and one of each prompt."""


def golden(game: Game) -> Iterator[Record]:
    for file in sorted(game.folder().joinpath("golden").iterdir(), key=lambda file: file.name):
        if file.name.endswith(".json"):
            yield Record.from_json(json.loads(file.read_text(encoding="utf-8")))


def states(record: Record, game: Game) -> Iterator[State]:
    """Play a record again, position by position."""
    chance = RecordedChance(None, [*record.setup, *(value for entry in record.entries for value in entry.chance)])
    if record.position is None:
        state = game.start(record.players, record.options, chance=chance)
    else:
        state = game.from_json(record.position, chance)
    yield state
    for entry in record.entries:
        if not entry.undone:
            state.apply_action(game.actions.parse(entry.do))
            yield state


def positions(game: Game) -> Iterator[tuple[State, int]]:
    """Yield positions of golden games, with the seat to decide: one of each prompt, and some more."""
    prompts: set[tuple[int, str]] = set()
    for record in golden(game):
        for number, state in enumerate(states(record, game)):
            prompt = (record.players, game.prompt(state).key)
            if number % EACH == 0 or prompt not in prompts:
                prompts.add(prompt)
                yield state, max(0, int(state.current_player()))


@pytest.mark.parametrize("name", GAMES)
def test_every_prompt_is_drawn_within_its_lines_and_told(name: str) -> None:
    game = load(name)
    texts = Texts(game)
    seen = 0
    for state, seat in positions(game):
        names = NAMES[: int(state.num_players)]
        view = game.view(state, seat)
        drawn = drawing(texts, view, names)
        assert drawn is not None
        assert not drawn.faults(), (game.prompt(state).key, drawn.faults())
        told = lines(parts(texts, view, names))
        assert all(line == line.strip() and "{" not in line for line in told)
        seen += 1
    assert seen >= 8
    assert not {id for id in texts.missing() if id.startswith(("tell-", "draw-", "board-"))}, texts.missing()


@pytest.mark.parametrize("name", GAMES)
def test_no_sentence_calls_its_reader_by_name(name: str) -> None:
    game = load(name)
    to = [Texts(game).to(seat) for seat in range(game.players[-1])]
    for state, seat in positions(game):
        names = RARE[: int(state.num_players)]
        told = lines(parts(to[seat], game.view(state, seat), names))
        assert [line for line in told if names[seat] in line] == []
        assert any("you" in line.lower() for line in told)


@pytest.mark.parametrize("name", GAMES)
def test_worlds_that_look_alike_are_told_and_drawn_alike(name: str) -> None:
    """A seat cannot tell its table from another in which it has seen just the same."""
    game = load(name)
    texts, dice = Texts(game), SeededChance(7)
    match = Match.start(game, game.players[-1], chance=SeededChance(3))
    for step in range(60):
        state = match.state
        if state.is_terminal():
            break
        seat = int(state.current_player())
        if step % 10 == 0:
            other = state.resample(seat, SeededChance(step))
            for eyes in (seat, None):
                mine, theirs = game.view(state, eyes), game.view(other, eyes)
                if mine == theirs:
                    assert parts(texts, mine, NAMES) == parts(texts, theirs, NAMES)
                    assert drawing(texts, mine, NAMES) == drawing(texts, theirs, NAMES)
            told = table(game, state, seat, names=NAMES[: int(state.num_players)])
            again = table(game, other, seat, names=NAMES[: int(state.num_players)])
            assert told == again
        actions = state.legal_actions()
        match.act(int(actions[dice.below(len(actions))]))


@pytest.mark.parametrize("language", ["fr", "ko"])
def test_other_languages_fit_too(language: str) -> None:
    game = load("koryo")
    texts = Texts(game, language)
    for state, seat in positions(game):
        view = game.view(state, seat)
        drawn = drawing(texts, view, NAMES[: int(state.num_players)])
        assert drawn is not None and not drawn.faults()
        parts(texts, view, NAMES)
    assert not texts.missing()


def test_a_drawing_names_its_faults() -> None:
    wide = Drawing([[Box("a", 10, [[Span("seven cells")]]), Box("b", 60, [])]])
    assert len(wide.faults()) == 2
    assert "more than 28" in Drawing([[Box("c", 20, [[]] * 27)]]).faults()[0]


def test_a_game_without_a_drawing_has_a_column_for_each_seat() -> None:
    state = HIGH_CARD.start(4, chance=SeededChance(1))
    state.apply_action(state.legal_actions()[0])
    found = drawing(Texts(HIGH_CARD), HIGH_CARD.view(state, 0), NAMES)
    assert found is not None and not found.faults() and not found.back
    rows = [re.split(r"  +", line.strip("│ ")) for line in painted(found).plain.splitlines()]
    assert ["Ann", "Bartholom…", "Cho", "Dee"] in rows
    assert ["Points", "0", "0", "0", "0"] in rows


def test_columns_that_do_not_fit_are_on_the_back_of_the_drawing_or_told() -> None:
    texts = Texts(HIGH_CARD)
    many = {f"field {number}": number for number in range(20)}
    each = {"players": [dict(many), dict(many)]}
    found = drawing(texts, {**many, **each}, NAMES[:2])
    assert found is not None and found.back and not found.faults()
    endless = {f"field {number}": number for number in range(40)}
    assert drawing(texts, endless, NAMES[:2]) is None


def test_a_spectator_is_told_of_no_hand() -> None:
    game = load("koryo")
    state = game.start(2, chance=SeededChance(1))
    assert "You hold" in table(game, state, 0) and "You hold" not in table(game, state)


def test_a_state_prints_as_the_player_who_decides_sees_it() -> None:
    game = load("koryo")
    state = game.start(2, chance=SeededChance(1))
    assert str(state) == table(game, state, int(state.current_player()))
    shown: list[str] = []
    state._repr_pretty_(SimpleNamespace(text=shown.append), False)
    assert shown == [str(state)], "a notebook shows it likewise"
    for name in GAMES:
        assert str(load(name).start(2, chance=SeededChance(1))).count("\n") > 10


def test_hearts_of_kick_ass_are_life_as_on_its_board() -> None:
    """They once stood for happiness here, and for life in the browser."""
    game = load("kick_ass")
    state = next(state for state, _ in positions(game) if game.prompt(state).key == "commit")
    view = game.view(state, 0)
    drawn = drawing(Texts(game), view, NAMES)
    assert drawn is not None
    [hero, *_] = view["heroes"]
    shown = str(drawn)
    assert f"♥{hero['life']}/{hero['life_most']}" in shown and f"☺{hero['happiness']}" in shown

"""Every puzzle can be solved, tells what follows each offered move, and is not contradicted when measured again."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ludotheque import Game
from ludotheque.core.build import is_compiled
from ludotheque.core.chance import SeededChance
from ludotheque.core.levels import LEVELS
from ludotheque.teaching.puzzles import CONFIDENCE, Puzzle, measure, paired, puzzles_of, themes, themes_of
from ludotheque.testing.cases import games
from ludotheque.texts.texts import Texts

HAVING = [game for game in games() if puzzles_of(game)]
PUZZLES = [puzzle for game in HAVING for puzzle in puzzles_of(game)]
AGAIN = 8 if is_compiled() else 4
"""Worlds, other ones than the maker's, in which a puzzle is measured again."""
ERRORS = 4.0
"""Standard errors by which the tempting move must be ahead of the best one to contradict a puzzle."""


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda one: f"{one.game.id}-{one.id}")
def test_a_puzzle_can_be_solved(puzzle: Puzzle) -> None:
    game, state = puzzle.game, puzzle.state()
    assert state.current_player() == puzzle.seat
    assert {one.move for one in puzzle.moves} == set(game.offered(state))
    best, *others = puzzle.moves
    assert best.loss == 0 and puzzle.explained
    for one in others:
        assert one.loss >= 0.1 and one.loss > CONFIDENCE * one.error and one.chance < best.chance
    game.view(state, puzzle.seat)
    for one in puzzle.moves:
        puzzle.state().apply_action(game.actions.parse(one.move))


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda one: f"{one.game.id}-{one.id}")
def test_what_follows_a_move_can_be_played_and_gives_nothing_hidden_away(puzzle: Puzzle) -> None:
    game, state, seat = puzzle.game, puzzle.state(), puzzle.seat
    other = replace(puzzle, position=game.to_json(state.resample(seat, SeededChance(4))))
    for move in puzzle.moves if is_compiled() else puzzle.moves[:2]:
        assert move.line is not None
        made: tuple[str, ...] = ()
        seen = []
        for step in puzzle.steps(move):
            made = step.moves
            assert step.events and all(told.event.visible_to(seat) for told in step.events)
            seen.append(game.view(step.state, seat))
        assert made == (move.move, *move.line.moves)
        assert seen == [game.view(step.state, seat) for step in other.steps(move)]


@pytest.mark.parametrize("game", HAVING, ids=lambda game: game.id)
def test_every_puzzle_has_a_theme_and_a_level(game: Game) -> None:
    puzzles = puzzles_of(game)
    for one in puzzles[:: 1 if is_compiled() else 4]:
        assert one.themes and one.themes == themes_of(one)
    assert {one.level for one in puzzles} <= {*LEVELS, None}
    assert {name for one in puzzles for name in one.themes} == set(themes(game))
    for language in game.languages:
        texts = Texts(game, language)
        assert all(texts.has(f"theme-{name}") for name in themes(game))


@pytest.mark.parametrize("game", HAVING, ids=lambda game: game.id)
def test_puzzles_have_ids_of_their_own_and_differ(game: Game) -> None:
    puzzles = puzzles_of(game)
    assert len({one.id for one in puzzles}) == len(puzzles)
    assert len({game.hash(one.state()) for one in puzzles}) == len(puzzles)


@pytest.mark.parametrize("game", HAVING, ids=lambda game: game.id)
def test_a_puzzle_measured_again_is_not_contradicted(game: Game) -> None:
    puzzles = puzzles_of(game)
    one = puzzles[SeededChance(len(puzzles)).below(len(puzzles))]
    best, tempting = game.actions.parse(one.best.move), game.actions.parse(one.tempting)
    worlds = range(1_000_000, 1_000_000 + AGAIN)
    values = measure(game, one.state(), one.seat, [best, tempting], worlds, one.simulations, 0)
    loss, error = paired(values, best, tempting)
    assert loss >= -ERRORS * error, f"{one.id}: {one.tempting} is better by {-loss:.2f}"

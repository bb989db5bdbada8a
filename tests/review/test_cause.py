"""Claims about the cost of a move, counted again in games that the test itself plays on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from ludotheque import SeededChance, load
from ludotheque.bots.nets import judge
from ludotheque.core.events import Cause
from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.teaching.puzzles import puzzles_of
from ludotheque.teaching.puzzles.puzzle import SEED, Measured, Puzzle
from ludotheque.teaching.review.cause import PAIRS, cause_of

GAMES = ("koryo", "manga_dice", "gold_record", "age_of_comics", "kick_ass")
CHECKED = 2
"""Claims of each game that are counted again; each is of 256 games."""
ROUNDING = 0.051


def claims(game: Game) -> Iterator[tuple[Puzzle, Measured, Cause]]:
    """Yield the moves of a game's puzzles with what is said of them, those of a kind as far apart as may be."""
    for one in puzzles_of(game)[:: max(1, len(puzzles_of(game)) // CHECKED)]:
        yield from islice(((one, move, move.cause) for move in one.moves if move.cause), 1)


def played_on(game: Game, state: State, seat: int, move: int, seed: int) -> State:
    """Play a game to its end from a move, in one world that the seat has to reckon with."""
    world, chance, heuristics = (
        state.resample(seat, SeededChance(seed)),
        SeededChance(seed),
        judge(game, state.num_players),
    )
    world.apply_action(move)
    while not world.is_terminal():
        actions = world.legal_actions()
        world.apply_action(actions[0] if len(actions) == 1 else heuristics.rollout(world, actions, chance))
    return world


def line(game: Game, state: State, key: str, seat: int) -> int:
    return sum(one.points[seat] for one in game.sheet(state) if one.key == key)


@pytest.mark.parametrize("id", GAMES)
def test_each_claim_holds_when_it_is_counted_again(id: str) -> None:
    game = load(id)
    found = list(islice(claims(game), CHECKED))
    assert found
    for puzzle, move, cause in found:
        state, space = puzzle.state(), game.actions
        ends = [
            [played_on(game, state, puzzle.seat, space.parse(words), SEED + number) for number in range(cause.pairs)]
            for words in (puzzle.best.move, move.move)
        ]
        if cause.kind == "ending":
            better, taken = ([game.ending(end) for end in column].count(cause.key) for column in ends)
            assert (cause.worse, cause.otherwise) == (taken, better)
            assert taken > better
            continue
        pairs = list(zip(*ends, strict=True))
        own = [line(game, b, cause.key, puzzle.seat) - line(game, t, cause.key, puzzle.seat) for b, t in pairs]
        gains = (
            []
            if cause.rival is None
            else [line(game, t, cause.key, cause.rival) - line(game, b, cause.key, cause.rival) for b, t in pairs]
        )
        counted = own if cause.points else gains
        assert cause.worse == sum(one > 0 for one in counted)
        assert cause.otherwise == sum(one < 0 for one in counted)
        assert not cause.points or cause.points == pytest.approx(sum(own) / len(own), abs=ROUNDING)
        assert not cause.gains or cause.gains == pytest.approx(sum(gains) / len(gains), abs=ROUNDING)
        assert cause.points or cause.gains
        shown = puzzle.seat if cause.points or cause.rival is None else cause.rival
        better, taken = (sum(line(game, end, cause.key, shown) for end in column) / len(pairs) for column in ends)
        assert (cause.better, cause.after) == pytest.approx((better, taken), abs=ROUNDING)


@pytest.mark.parametrize("id", GAMES)
def test_what_a_puzzle_says_is_what_its_position_shows(id: str) -> None:
    game = load(id)
    puzzle, move, cause = next(claims(game))
    taken, better = game.actions.parse(move.move), game.actions.parse(puzzle.best.move)
    found = cause_of(game, puzzle.state(), puzzle.seat, taken, better, seed=SEED)
    assert found is not None
    assert (found.kind, found.key, found.worse, found.pairs) == (cause.kind, cause.key, cause.worse, PAIRS)


def test_two_moves_that_are_alike_have_no_cause() -> None:
    game = load("koryo")
    state = game.start(2, chance=SeededChance(1))
    action = state.legal_actions()[0]
    assert cause_of(game, state, state.current_player(), action, action, pairs=20, seed=1) is None

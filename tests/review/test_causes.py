"""Claims about the cost of a move, counted again in games that the test itself plays on."""

from __future__ import annotations

import pytest

from ludotheque import SeededChance, load
from ludotheque.bots.nets import judge
from ludotheque.core.events import Cause, Event
from ludotheque.core.game import Game
from ludotheque.core.state import State
from ludotheque.teaching.puzzles import puzzles_of
from ludotheque.teaching.puzzles.puzzle import SEED, Measured, Puzzle
from ludotheque.teaching.review.comparing import PAIRS, causes_of

GAMES = ("koryo", "manga_dice", "gold_record", "age_of_comics", "kick_ass")
CHECKED = 2
"""Claims of each game that are counted again; each is of 256 games."""
ROUNDING = 0.051
PARTS = ("own", "rival", "both", "ending")
"""The kinds of causes that have a part in the score, or in the lost games."""


def claims(game: Game, kinds: tuple[str, ...]) -> list[tuple[Puzzle, Measured, Cause]]:
    """Return moves of a game's puzzles with what is said of them, as far apart as may be."""
    found = [
        (one, move, cause)
        for one in puzzles_of(game)
        for move in one.moves
        for cause in move.causes
        if cause.kind in kinds
    ]
    assert len(found) >= CHECKED
    return found[:: len(found) // CHECKED][:CHECKED]


def played_on(game: Game, state: State, seat: int, move: int, seed: int) -> State:
    """Play a game to its end from a move, in one world that the seat has to reckon with; the log begins there."""
    world, chance, heuristics = (
        state.resample(seat, SeededChance(seed)),
        SeededChance(seed),
        judge(game, state.num_players),
    )
    world.events = []
    world.apply_action(move)
    while not world.is_terminal():
        actions = world.legal_actions()
        world.apply_action(actions[0] if len(actions) == 1 else heuristics.rollout(world, actions, chance))
    return world


def ends_of(puzzle: Puzzle, move: Measured, pairs: int) -> list[list[State]]:
    """Return the ends of the games after the best move, and those after another."""
    game, state = puzzle.game, puzzle.state()
    return [
        [played_on(game, state, puzzle.seat, game.actions.parse(words), SEED + number) for number in range(pairs)]
        for words in (puzzle.best.move, move.move)
    ]


def line(game: Game, state: State, key: str, seat: int) -> int:
    return sum(one.points[seat] for one in game.sheet(state) if one.key == key)


@pytest.mark.parametrize("id", GAMES)
def test_each_claim_about_the_score_holds_when_it_is_counted_again(id: str) -> None:
    game = load(id)
    for puzzle, move, cause in claims(game, PARTS):
        ends = ends_of(puzzle, move, cause.pairs)
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
def test_each_claim_about_an_event_holds_when_it_is_counted_again(id: str) -> None:
    game = load(id)
    for puzzle, move, cause in claims(game, ("event",)):
        taken, better = times(puzzle, move, cause)
        assert (cause.worse, cause.otherwise) == (taken, better)
        assert is_bad(game, cause) == (taken > better)
        assert abs(taken - better) >= cause.pairs / 4


@pytest.mark.parametrize("id", ["manga_dice"])
def test_each_claim_about_the_better_move_made_later_holds_when_it_is_counted_again(id: str) -> None:
    game = load(id)
    for puzzle, move, cause in claims(game, ("later",)):
        taken, better = times(puzzle, move, cause)
        assert (cause.worse, cause.otherwise) == (taken, better)
        assert not is_bad(game, cause)
        assert better >= 0.95 * cause.pairs > 0.75 * cause.pairs < taken
        assert move.causes == (cause,)


def times(puzzle: Puzzle, move: Measured, cause: Cause) -> tuple[int, int]:
    """Count the games in which an event comes: after a move, and after the best one."""
    better, taken = (
        sum(any(is_said(event, cause, puzzle.seat) for event in end.events or ()) for end in ends)
        for ends in ends_of(puzzle, move, cause.pairs)
    )
    return taken, better


def is_said(event: Event, cause: Cause, seat: int) -> bool:
    """Return whether an event that a seat can see is that of a cause, but for what the cause leaves out."""
    return event.key == cause.key and event.visible_to(seat) and cause.args.items() <= event.args.items()


def is_bad(game: Game, cause: Cause) -> bool:
    """Return whether an event harms the player of a move."""
    (effect,) = {one.effect for one in game.consequences if one.key == cause.key}
    return (effect == "gain") == (cause.rival is not None)


@pytest.mark.parametrize("id", GAMES)
def test_what_a_puzzle_says_is_what_its_position_shows(id: str) -> None:
    game = load(id)
    puzzle, move, _ = claims(game, ("event",))[0]
    taken, better = game.actions.parse(move.move), game.actions.parse(puzzle.best.move)
    found = causes_of(game, puzzle.state(), puzzle.seat, taken, better, seed=SEED)
    assert [(one.kind, one.key, one.args, one.worse) for one in found] == [
        (one.kind, one.key, one.args, one.worse) for one in move.causes
    ]
    assert {one.pairs for one in found} == {PAIRS}


def test_two_moves_that_are_alike_have_no_causes() -> None:
    game = load("koryo")
    state = game.start(2, chance=SeededChance(1))
    action = state.legal_actions()[0]
    assert causes_of(game, state, state.current_player(), action, action, pairs=20, seed=1) == ()

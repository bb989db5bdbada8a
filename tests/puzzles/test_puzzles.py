"""Puzzles are made the same by everyone who makes them again, and only from decisions with one clear answer."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ludotheque import BadInput, SeededChance, load
from ludotheque.bots.levels import bot
from ludotheque.core.levels import DIFFICULTIES, LEVELS
from ludotheque.teaching.puzzles import Puzzle, dumps, measure, paired, puzzles_of, read
from ludotheque.teaching.puzzles.finishing import LONGEST
from ludotheque.teaching.puzzles.making import Budget, PuzzlePlan, puzzles_from
from tests.commands import invoke

LEDUC = load("leduc")
QUICK = Budget(decisions=6, worlds=6, more_worlds=20, simulations=60)
PLAN = PuzzlePlan("leduc", 3, 60, 1, QUICK)


@pytest.fixture(scope="module")
def made() -> list[Puzzle]:
    return list(puzzles_from(PLAN))


def test_every_other_move_loses_clearly(made: list[Puzzle]) -> None:
    assert made
    for one in made:
        assert all(move.loss >= 0.1 and move.loss >= 3 * move.error for move in one.moves[1:])
        assert (one.best, one.value(one.tempting)) == one.moves[:2]


def test_the_same_seed_finds_the_same_with_any_number_of_processes(made: list[Puzzle]) -> None:
    assert list(puzzles_from(PLAN, 2)) == made


def test_a_run_goes_on_where_an_earlier_one_stopped(made: list[Puzzle]) -> None:
    assert list(puzzles_from(PLAN, known=made[:1])) == made
    with pytest.raises(BadInput, match="not made from the seed 2"):
        next(puzzles_from(PLAN._replace(seed=2), known=made))


def test_a_file_is_read_as_it_was_written(made: list[Puzzle]) -> None:
    text = dumps(LEDUC, made)
    assert dumps(LEDUC, read(LEDUC, text)) == text
    with pytest.raises(BadInput, match="not puzzles of Koryŏ"):
        read(load("koryo"), text)


def test_an_older_file_is_finished_where_a_run_goes_on(made: list[Puzzle]) -> None:
    last = made[-1].source
    earlier = [one for one in made if one.source != last]
    assert earlier
    older = [
        replace(one, level=None, moves=tuple(replace(move, causes=(), line=None) for move in one.moves)) for one in made
    ]
    assert list(puzzles_from(PLAN, known=older)) == made


def test_a_line_goes_on_for_a_few_turns_and_shows_the_cost_where_it_can(made: list[Puzzle]) -> None:
    """In Leduc poker a line reaches the showdown, where the sheet counts the chips."""
    shown = 0
    for puzzle in made:
        best, tempting, *_ = puzzle.moves
        ends = [list(puzzle.steps(move))[-1].state for move in (best, tempting)]
        assert all(len(list(puzzle.steps(move))) <= LONGEST for move in puzzle.moves)
        shown += (
            tempting.line is not None
            and best.line == replace(tempting.line, moves=best.line.moves)
            and (ends[0].scores()[puzzle.seat] > ends[1].scores()[puzzle.seat])
        )
    assert shown


def test_a_puzzle_is_as_hard_as_the_weakest_bot_that_solves_it(made: list[Puzzle]) -> None:
    one = made[0]
    for level, difficulty in [("beginner", "easy"), ("skilled", "medium"), ("strong", "hard"), (None, "very-hard")]:
        assert replace(one, level=level).difficulty == difficulty
    assert list(DIFFICULTIES) == ["easy", "medium", "hard", "very-hard"]
    level = next(iter(LEVELS))
    tries = [bot(level, LEDUC, seed=seed).choose(one.state(), one.seat) for seed in range(5)]
    solved = sum(LEDUC.actions.words(action) == one.best.move for action in tries) >= 3
    assert (one.level == level) is solved


def test_a_move_has_the_same_value_whatever_the_player_cannot_see() -> None:
    """A puzzle must not be solved by knowing a hidden card."""
    state = LEDUC.start(2, chance=SeededChance(4))
    seat, actions = int(state.current_player()), [int(action) for action in state.legal_actions()]
    other = next(
        world
        for seed in range(100)
        if LEDUC.hash(world := state.resample(seat, SeededChance(seed))) != LEDUC.hash(state)
    )
    here, there = (measure(LEDUC, one, seat, actions, range(4), 20, 7) for one in (state, other))
    assert here == there


def test_moves_are_compared_world_by_world() -> None:
    assert paired({1: [0.9, 0.1], 2: [0.7, -0.1], 3: [0.0]}, 1, 2) == (pytest.approx(0.2), pytest.approx(0.0))


def test_the_command_writes_a_file(tmp_path: Path) -> None:
    file = tmp_path / "puzzles" / "puzzles.json"
    ask = ["puzzles", "leduc", "--count", "1", "--games", "200", "--out", str(file)]
    run = invoke(ask)
    assert run.exit_code == 0 and "1 puzzles" in run.output
    first = file.read_text(encoding="utf-8")
    assert len(read(LEDUC, first)) == 1
    again = invoke([*ask, "--resume"])
    assert again.exit_code == 0 and file.read_text(encoding="utf-8") == first


def test_puzzles_of_a_game_come_from_different_games_and_numbers_of_players() -> None:
    found = puzzles_of(load("koryo"))
    assert len(found) == 60
    assert len({one.source for one in found}) >= 15
    assert {int(one.state().num_players) for one in found} == {2, 3, 4}


def test_games_take_the_values_of_an_option_and_the_numbers_of_players_in_turn() -> None:
    plan = PuzzlePlan("manga_dice", players=(3, 2), vary=("first_game", ("true", "false")))
    line_ups = [plan.line_up(number) for number in range(5)]
    assert [players for players, _ in line_ups] == [3, 2, 3, 2, 3]
    assert [options["first_game"] for _, options in line_ups] == ["true", "true", "false", "false", "true"]


def test_puzzles_of_kick_ass_have_every_boss_and_number_of_heroes() -> None:
    found = [one.state() for one in puzzles_of(load("kick_ass"))]
    assert len(found) == 60
    assert {int(state.num_players) for state in found} == {1, 2, 3, 4}
    bosses = [load("kick_ass").to_json(state)["options"]["boss"] for state in found]
    assert len(set(bosses)) == 5 and max(map(bosses.count, bosses)) * 3 <= len(found)

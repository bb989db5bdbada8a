"""Tell more than the values of a puzzle's moves, from games that are played on: causes, lines, its level and themes."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import Final, NamedTuple

from ludotheque.bots.levels import bot
from ludotheque.core.events import Cause
from ludotheque.core.game import Game
from ludotheque.core.levels import LEVELS
from ludotheque.core.state import State
from ludotheque.teaching.puzzles.line import Line, following
from ludotheque.teaching.puzzles.measuring import Measured
from ludotheque.teaching.puzzles.puzzle import SEED, Puzzle
from ludotheque.teaching.puzzles.themes import themes_of
from ludotheque.teaching.review.comparing import causes_of

WORLDS: Final = 12
"""Worlds among which the one is chosen that a line is played in."""
PLAYER: Final = "medium@40"
"""The player of each seat in a line."""
SHORTEST: Final = 2
LONGEST: Final = 5
"""Turns of a line: it ends as soon as the cost shows."""
USUAL: Final = 3
"""Turns of a line in which the cost does not show."""
TRIES: Final = 5
"""Times that each level tries a puzzle; it is for the first that solves it more often than not."""


class _Turn(NamedTuple):
    """The end of a turn of a line: the moves until then, and the position."""

    moves: tuple[str, ...]
    state: State


def finished(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle with all that it tells; what it has already stays."""
    if any(one.line is None for one in puzzle.moves):
        puzzle = _with_lines(_with_causes(puzzle))
        puzzle = replace(puzzle, level=_level(puzzle))
    return replace(puzzle, themes=themes_of(puzzle))


def _with_causes(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle with what each move costs beside the best."""
    state, space = puzzle.state(), puzzle.game.actions
    best = space.parse(puzzle.best.move)
    others = [
        move
        if move.causes
        else replace(move, causes=causes_of(puzzle.game, state, puzzle.seat, space.parse(move.move), best, seed=SEED))
        for move in puzzle.moves[1:]
    ]
    return replace(puzzle, moves=(puzzle.best, *others))


def _with_lines(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle with a line after each move: after the best one, it shows what the tempting one misses."""
    lines = _Lines(puzzle)
    best, tempting, *_ = puzzle.moves
    shown = [
        lines.find(best, tempting, tempting.part),
        *(lines.find(one, best, one.part) for one in puzzle.moves[1:]),
    ]
    moves = tuple(replace(one, line=line) for one, line in zip(puzzle.moves, shown, strict=True))
    return replace(puzzle, moves=moves)


class _Lines:
    """The games that go on from the moves of a puzzle; each is played once in each world."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        self._game: Game = puzzle.game
        self._state = puzzle.state()
        self._played: dict[tuple[str, int], list[_Turn]] = {}

    def find(self, move: Measured, other: Measured, cause: Cause | None) -> Line:
        """Return the line after a move in the first world in which it differs from another as the cause says."""
        for world in range(SEED, SEED + WORLDS):
            turns = self._turns(move.move, world)
            for number, (one, beside) in enumerate(zip(turns, self._turns(other.move, world), strict=False), 1):
                if number >= SHORTEST and cause is not None and self._shows(cause, move, one.state, beside.state):
                    return Line(world, one.moves[1:])
        return Line(SEED, self._turns(move.move, SEED)[:USUAL][-1].moves[1:])

    def _shows(self, cause: Cause, move: Measured, after: State, beside: State) -> bool:
        """Return whether the line of the sheet that a cause names is worse after the worse move."""
        if cause.kind == "ending":
            return False
        taken, better = (beside, after) if move is self._puzzle.best else (after, beside)
        if cause.points:
            return self._points(better, cause.key, self._puzzle.seat) > self._points(
                taken, cause.key, self._puzzle.seat
            )
        rival = self._puzzle.seat if cause.rival is None else cause.rival
        return self._points(taken, cause.key, rival) > self._points(better, cause.key, rival)

    def _points(self, state: State, key: str, seat: int) -> int:
        return sum(line.points[seat] for line in self._game.sheet(state) if line.key == key)

    def _turns(self, move: str, world: int) -> list[_Turn]:
        if (move, world) not in self._played:
            players = [bot(PLAYER, self._game, seed=world) for _ in range(self._state.num_players)]
            line = following(
                self._state,
                self._puzzle.seat,
                move,
                world,
                lambda played: players[by := played.current_player()].choose(played, by),
            )
            self._played[move, world] = [_Turn(turn.moves, turn.state.clone()) for turn in islice(line, LONGEST)]
        return self._played[move, world]


def _level(puzzle: Puzzle) -> str | None:
    """Return the weakest level of bots that finds the best move more often than not; None if none does."""
    game, state = puzzle.game, puzzle.state()
    best = game.actions.parse(puzzle.best.move)
    for level in LEVELS:
        found = [bot(level, game, seed=SEED + one).choose(state, puzzle.seat) == best for one in range(TRIES)]
        if sum(found) * 2 > TRIES:
            return level
    return None

"""A puzzle as data: a game's folder has them in one file, ``puzzles/puzzles.json``, which ``ludotheque puzzles`` makes.

The file holds one puzzle to a line, so that two versions of it can be compared.
"""

from __future__ import annotations

import datetime
import functools
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any

from ludotheque.core.chance import SeededChance
from ludotheque.core.defaults import no_reasons
from ludotheque.core.errors import BadInput, brief
from ludotheque.core.events import Cause, Reason
from ludotheque.core.game import Game
from ludotheque.core.levels import DIFFICULTIES, Difficulty, difficulty_of
from ludotheque.core.registry import load
from ludotheque.core.state import State
from ludotheque.teaching.puzzles.line import Line, LineStep, steps
from ludotheque.teaching.puzzles.measuring import Measured

FOLDER = "puzzles"
FILE = "puzzles.json"
CONFIDENCE = 1.96
"""Standard errors to each side: the true loss lies within them 95 times of a hundred."""
DIGITS = 4
"""Digits after the point of a chance in the file."""
SEED = 0
"""The seed of the games that show what a move costs: anyone who plays them again finds the same."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A decision with the value of each of its moves, the best first.

    ``id`` names its source: the seed, the number of the game played from it, and the decision of that game.
    ``simulations`` were made in each world. ``level`` is the weakest level of bots that solves it, None if none does,
    and ``themes`` are what it is about.
    """

    game_id: str
    id: str
    seat: int
    position: Mapping[str, Any]
    moves: tuple[Measured, ...]
    simulations: int
    level: str | None = None
    themes: tuple[str, ...] = ()

    @property
    def game(self) -> Game:
        """The game; a puzzle itself has only its name, so that it can go from process to process."""
        return load(self.game_id)

    @property
    def source(self) -> tuple[int, int]:
        """The seed and the number of the game that it comes from."""
        seed, number, _ = self.id.rsplit("-", 2)
        return int(seed), int(number)

    @property
    def best(self) -> Measured:
        """The move that solves it."""
        return self.moves[0]

    @property
    def tempting(self) -> str:
        """The second best move, in words: a quick look finds it."""
        return self.moves[1].move

    @property
    def difficulty(self) -> Difficulty:
        """The difficulty, by the level of bots that solves it."""
        return difficulty_of(self.level)

    @property
    def explained(self) -> bool:
        """Tell whether something in words speaks for the best move; true in a game that gives no reasons."""
        return self.game.rules.reasons is no_reasons or bool(self.reasons(self.best.move))

    def value(self, move: str) -> Measured:
        """Return the value of a move in words. KeyError if it is not offered."""
        for one in self.moves:
            if one.move == move:
                return one
        raise KeyError(move)

    def state(self) -> State:
        """Return the position; its player sees no more of it than at a table."""
        return self.game.from_json(dict(self.position), SeededChance(0))

    def steps(self, move: Measured) -> Iterator[LineStep]:
        """Yield how the game goes on after a move, the move included, turn by turn; nothing if it has no line."""
        if move.line is not None:
            moves = (move.move, *move.line.moves)
            yield from steps(self.state(), self.seat, moves, move.line.world)

    def reasons(self, move: str) -> list[Reason]:
        """Return the game's reasons for a move in words.

        They come from another world that looks the same to the player, so that they cannot tell what is hidden.
        """
        world = self.state().resample(self.seat, SeededChance(0))
        return self.game.reasons(world, self.game.actions.parse(move), self.seat)


def puzzles_of(game: Game) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, the easiest first; none if it has none."""
    return _load(game.id)


def path_of(game: Game) -> Path:
    """Return where the file of a game's puzzles is, or would be."""
    return Path(str(game.folder().joinpath(FOLDER, FILE)))


def find(game: Game, id: str) -> Puzzle:
    """Return one puzzle of a game. KeyError if it has none with that id."""
    for one in puzzles_of(game):
        if one.id == id:
            return one
    raise KeyError(id)


def daily(games: Iterable[Game], day: datetime.date) -> Puzzle | None:
    """Return the puzzle of a day: another complete game each day, and its puzzles in turn; None if none has any.

    >>> import datetime
    >>> from ludotheque import load
    >>> daily([load("leduc")], datetime.date(2026, 1, 1)) is None
    True
    """
    having = [found for game in games if game.stage == "complete" and (found := puzzles_of(game))]
    if not having:
        return None
    rounds, which = divmod(day.toordinal(), len(having))
    mixed = sorted(having[which], key=lambda one: one.id)  # not one easy day after the other
    return mixed[rounds % len(mixed)]


def easy(game: Game, day: datetime.date) -> Puzzle | None:
    """Return a puzzle to begin with on a day: an easy one, or the easiest; None if the game has none."""
    found = puzzles_of(game)
    easiest = [one for one in found if one.difficulty == found[0].difficulty]
    return easiest[day.toordinal() % len(easiest)] if easiest else None


def read(game: Game, text: str) -> tuple[Puzzle, ...]:
    """Read a file of puzzles. BadInput if it is none of this game."""
    data = json.loads(text)
    if not isinstance(data, dict) or data.get("game") != game.id:
        raise BadInput(f"these are not puzzles of {game.title}: {brief(text[:40])}")
    return tuple(_puzzle(game, one) for one in data["puzzles"])


def dumps(game: Game, puzzles: Sequence[Puzzle]) -> str:
    """Write a file of puzzles."""
    rows = ",\n".join(json.dumps(_json(one), separators=(",", ":"), ensure_ascii=False) for one in puzzles)
    return f'{{"game":"{game.id}","puzzles":[\n{rows}\n]}}\n'


@functools.cache
def _load(id: str) -> tuple[Puzzle, ...]:
    """Read a game's file once: it does not change while a server runs."""
    game = load(id)
    file = game.folder().joinpath(FOLDER, FILE)
    found = read(game, file.read_text(encoding="utf-8")) if file.is_file() else ()
    return tuple(sorted(found, key=lambda one: DIFFICULTIES.index(one.difficulty)))


def _puzzle(game: Game, data: Mapping[str, Any]) -> Puzzle:
    return Puzzle(
        game_id=game.id,
        id=data["id"],
        seat=data["seat"],
        position=data["position"],
        moves=tuple(_move(*row) for row in data["moves"]),
        simulations=data["simulations"],
        level=data.get("level"),
        themes=tuple(data.get("themes", ())),
    )


def _move(
    move: str,
    chance: float,
    loss: float,
    error: float,
    worlds: int,
    causes: Sequence[Sequence[Any]] = (),
    line: Sequence[Any] | None = None,
) -> Measured:
    return Measured(
        move,
        chance,
        loss,
        error,
        worlds,
        tuple(Cause(*one) for one in causes),
        None if line is None else Line(line[0], tuple(line[1:])),
    )


def _json(one: Puzzle) -> dict[str, Any]:
    rows = [
        [
            move.move,
            *(round(one, DIGITS) for one in (move.chance, move.loss, move.error)),
            move.worlds,
            [_row(one) for one in move.causes],
            None if move.line is None else [move.line.world, *move.line.moves],
        ]
        for move in one.moves
    ]
    return {
        "id": one.id,
        "seat": one.seat,
        "simulations": one.simulations,
        "level": one.level,
        "themes": one.themes,
        "moves": rows,
        "position": one.position,
    }


def _row(cause: Cause) -> list[Any]:
    *plain, share, args = astuple(cause)
    return [*plain, round(share, DIGITS), *([args] if args else ())]

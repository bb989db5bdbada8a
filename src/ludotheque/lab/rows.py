"""One game as one row: winners, length, deciding moment and score sheet."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import polars as pl
from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.bots.contest import chance_seed, rotated, seated
from ludotheque.bots.own import globals_kept
from ludotheque.bots.playout import win_shares
from ludotheque.core.actions import ActionSpace
from ludotheque.core.chance import SeededChance
from ludotheque.core.game import Game
from ludotheque.core.options import Options
from ludotheque.core.registry import load
from ludotheque.lab.course import GameCourse, kinds_of
from ludotheque.lab.experiment import Cell, Work

Row = dict[str, Any]
SHEET: Final = "sheet."
"""The prefix of the score sheet columns: one for each line, with the points of each seat."""
STATS: Final = "stats."
"""The prefix of the columns with the game's own statistics."""
OF_GAME: Final[dict[str, Any]] = {
    "cell": pl.Int64, "number": pl.Int64, "players": pl.Int64, "changed": pl.String, "first": pl.Int64,
    "ending": pl.String, "decisions": pl.Int64, "choices": pl.Int64, "branching": pl.Float64, "minutes": pl.Float64,
    "lead_changes": pl.Int64, "tension": pl.Float64, "comeback": pl.Int64, "leads": pl.String,
}  # fmt: skip
"""The columns of every game. Given explicitly, because inference would cost more than a quick game."""
OF_SEATS: Final[dict[str, Any]] = {
    "bots": pl.String, "wins": pl.Float64, "scores": pl.Int64, "openings": pl.String,
    "held": pl.String, "played": pl.String, "used": pl.String,
}  # fmt: skip
"""The columns with a value for each seat. Cards held or played are words separated by spaces, and so are the numbers of
actions taken of each kind, in the order of the game's verbs."""


class Rows:
    """Games as columns, with a value for each game or, flattened, for each seat of each game.

    Thousands of row objects would cost more than the games of quick bots.
    """

    def __init__(self) -> None:
        self.games: int = 0
        self.of_game: dict[str, list[Any]] = {}
        self.of_seats: dict[str, list[Any]] = {}

    def add(self, of_game: Row, of_seats: Row, seats: int) -> None:
        """Add one game."""
        before = len(self.of_seats.get("wins", ()))
        for name, value in of_game.items():
            column_of(self.of_game, name, self.games).append(value)
        for name, values in of_seats.items():
            column_of(self.of_seats, name, before).extend(values)
        self.games += 1
        level(self.of_game, len(of_game), self.games)
        level(self.of_seats, len(of_seats), before + seats)

    def extend(self, other: Rows) -> None:
        """Add the games of another part."""
        before, flat = self.games, len(self.of_seats.get("wins", ()))
        for name, column in other.of_game.items():
            column_of(self.of_game, name, before).extend(column)
        for name, column in other.of_seats.items():
            column_of(self.of_seats, name, flat).extend(column)
        self.games += other.games
        level(self.of_game, len(other.of_game), self.games)
        level(self.of_seats, len(other.of_seats), flat + len(other.of_seats["wins"]))

    def framed(self) -> pl.DataFrame:
        """Return a Polars table with a row for each game."""
        types = {name: OF_GAME.get(name, pl.Float64) for name in self.of_game}
        games = pl.DataFrame(self.of_game, schema=types)
        # Seats flat, and then grouped: lists are slow to make one by one.
        game = [at for at, players in enumerate(self.of_game["players"]) for _ in range(players)]
        types = {"game": pl.Int64} | {name: OF_SEATS.get(name, pl.Int64) for name in self.of_seats}
        seats = pl.DataFrame({"game": game, **self.of_seats}, schema=types)
        grouped = seats.group_by("game", maintain_order=True).agg(pl.all())
        return pl.concat([games, grouped.drop("game")], how="horizontal")


def column_of(columns: dict[str, list[Any]], name: str, before: int) -> list[Any]:
    """Return a column; a new one has null for earlier games."""
    found = columns.get(name)
    if found is None:
        found = columns[name] = [None] * before
    return found


def level(columns: dict[str, list[Any]], filled: int, length: int) -> None:
    """Pad columns with null where the latest games had no value, as for a sheet line that only some games have."""
    if filled < len(columns):
        for column in columns.values():
            column.extend([None] * (length - len(column)))


def play(work: Work) -> Rows:
    """Play the games of a piece of work.

    Rows are built after all games are played, which uses the processor caches better.
    """
    game = load(work.game)
    options = game.options.parse(work.cell.options)
    rows = Rows()
    with globals_kept():
        courses = [(number, play_one(game, options, work, number)) for number in work.numbers]
    for number, course in courses:
        tell(game, work.cell, number, course, rows)
    return rows


def play_one(game: Game, options: Options, work: Work, number: int) -> GameCourse:
    """Play one game. It depends on the bots and options of the cell, and on the seed, deal and number for chance."""
    cell = work.cell
    state = game.start(cell.players, options, chance=SeededChance(chance_seed(work.seed, number, 0, cell.deal)))
    notes = game.rules.card_notes(cell.players, len(game.cards))
    course = GameCourse(state, notes, game.rules.note, kinds(game.actions), len(game.actions.verbs))
    names = rotated(cell.bots, number)
    bots = seated(game, names, work.seed, number, work.simulations, cell.deal)
    course.play([one.choose for one in bots])
    return course


def tell(game: Game, cell: Cell, number: int, course: GameCourse, rows: Rows) -> None:
    """Add the row of a finished game."""
    state, notes, cards, seats = course.state, course.notes, game.cards, range(cell.players)
    of_game: Row = {
        "cell": cell.number, "number": number, "players": cell.players, "changed": cell.changed, "first": course.first,
        "ending": game.ending(state), "decisions": course.decisions, "choices": course.choices,
        "branching": int(course.branches) / max(1, int(course.decisions)), "minutes": course.seconds / 60,
        "lead_changes": None, "tension": None, "comeback": None, "leads": None,
    }  # fmt: skip
    shares = win_shares(state.returns(), game.cooperative)
    if cell.players > 1 and not game.cooperative:
        winners = [seat for seat in seats if shares[seat] > 0]
        of_game |= {
            "lead_changes": course.changes, "tension": course.tension(winners), "leads": course.leads(winners),
            "comeback": max(course.deficits[seat] for seat in winners),
        }  # fmt: skip
    for name, value in game.stats(state).items():
        of_game[STATS + name] = value
    of_seats: Row = {
        "bots": rotated(cell.bots, number), "wins": shares,
        "scores": state.scores(),
        "openings": [words(game.actions, action) for action in course.openings],
        "held": [" ".join([cards[card] for card in notes.held(seat)]) for seat in seats],
        "played": [" ".join([cards[card] for card in notes.played(seat)]) for seat in seats],
        "used": [" ".join(map(str, course.uses(seat))) for seat in seats],
    }  # fmt: skip
    for line in game.sheet(state):
        of_seats[SHEET + line.key] = line.points
    rows.add(of_game, of_seats, cell.players)


@cache
def kinds(actions: ActionSpace) -> vec[i64]:
    """Return the kind of each action by its number."""
    return kinds_of(actions)


@cache
def words(actions: ActionSpace, action: int) -> str:
    """Return an action in words; none if there was none."""
    return "" if action < 0 else actions.words(action)

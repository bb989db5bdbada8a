"""Experiments: games, players, bots and counts. The same experiment always plays the same games."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from ludotheque.bots.contest import GAMES_PER_SEED, SEEDS, check_bots
from ludotheque.bots.fingerprint import SETTINGS, code_of, differing
from ludotheque.bots.named import written
from ludotheque.core.errors import BadInput, players_of
from ludotheque.core.game import Game
from ludotheque.core.registry import load
from ludotheque.lab.sweep import swept

LEAST_TOGETHER: Final = 10
MOST_TOGETHER: Final = 200
PARTS: Final = 50
"""The number of parts of an arm, if their number of games is then within the two bounds above."""
MOST_GAMES: Final = GAMES_PER_SEED
FILE: Final = "experiment.json"
ROWS: Final = 3
"""The version of the rows. It increases when older folders become unreadable or their games play differently."""


@dataclass(frozen=True)
class Cell:
    """One arm of an experiment: a number of players, one bot for each seat, and options."""

    number: int
    players: int
    bots: tuple[str, ...]
    options: Mapping[str, Any]
    changed: str
    """Differences from other arms, as ``name=value`` of options and the sweep; empty if there are none."""
    deal: int
    """Arms of the same deal have the same number of players, bots and chance: games with the same number start with the
    same shuffle and differ only in the options."""


@dataclass(frozen=True)
class Work:
    """Some games of one cell."""

    game: str
    cell: Cell
    numbers: range
    seed: int
    simulations: int | None

    @property
    def name(self) -> str:
        """The name of the file."""
        return f"cell-{self.cell.number:03}-games-{self.numbers.start:08}"


@dataclass(frozen=True)
class Experiment:
    """Everything that determines which games are played.

    ``bots`` are line-ups: one name for all seats or one for each seat; seats rotate from game to game. A class or
    function of a module is taken by its name, ``module:Name``.
    ``vary`` lists options with values to compare, ``sweep`` numbers in the data files or numeric options (see
    :mod:`ludotheque.lab.sweep`): in every combination. A value of ``vary`` may be a key of ``files``, for its text.
    """

    game: str
    players: tuple[int, ...]
    bots: tuple[tuple[str, ...], ...]
    games: int
    options: Mapping[str, Any]
    seed: int = 1
    simulations: int | None = None
    sweep: tuple[tuple[str, tuple[str, ...]], ...] = ()
    vary: tuple[tuple[str, tuple[str, ...]], ...] = ()
    files: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "bots", tuple(tuple(map(written, line_up)) for line_up in self.bots))

    def check(self) -> Game:
        """Return the game; UnknownGame, BadInput or BadOption if the experiment is not possible."""
        game = load(self.game)
        if not 1 <= self.games <= MOST_GAMES:
            raise BadInput(f"the number of games is 1 to {MOST_GAMES}, not {self.games}")
        if not 0 <= self.seed < SEEDS:
            raise BadInput(f"a seed is a whole number from 0 to {SEEDS - 1}, not {self.seed}")
        for players in self.players:
            if players not in game.players:
                raise BadInput(f"{game.title} is for {players_of(game.players)}, not {players}")
        check_bots(itertools.chain(*self.bots), game, self.seed, self.simulations)
        compared = [*self.vary, *self.sweep]
        if len({name for name, _values in compared}) < len(compared):
            raise BadInput("name each option or number to compare once, with all its values")
        for name, values in compared:
            if len(set(values)) < len(values):
                raise BadInput(f"a value of {name} appears twice: {', '.join(values)}")
        if not self.bots:
            raise BadInput("an experiment needs a line-up of bots")
        for line_up in self.bots:
            if not any(fits(line_up, players) for players in self.players):
                raise BadInput(
                    f"the line-up {','.join(line_up)} has {len(line_up)} bots and fits none of the player counts,"
                    f" {', '.join(map(str, self.players))}: name one bot for all seats, or one for each"
                )
        self.cells()
        return game

    def unfit(self) -> list[str]:
        """Describe what is skipped: line-ups with the player counts that they do not fit."""
        found = []
        for line_up in self.bots:
            left = [str(players) for players in self.players if not fits(line_up, players)]
            if left:
                found.append(f"{','.join(line_up)} with {', '.join(left)} players")
        return found

    def cells(self) -> list[Cell]:
        """Return every valid combination of players, line-up, options and swept value."""
        found: list[Cell] = []
        versions = self._versions()
        tables = [pair for pair in itertools.product(self.players, self.bots) if fits(pair[1], pair[0])]
        for deal, (players, line_up) in enumerate(tables):
            seats = line_up if len(line_up) == players else line_up * players
            found += [
                Cell(len(found) + at, players, seats, options, changed, deal)
                for at, (changed, options) in enumerate(versions)
            ]
        return found

    def _versions(self) -> list[tuple[str, Mapping[str, Any]]]:
        """Return the options of each arm, and what is different about them."""
        game = load(self.game)
        found: list[tuple[str, Mapping[str, Any]]] = []
        for chosen in combined(self.vary):
            texts = {name: self.files.get(value, value) for name, value in chosen}
            plain = game.options.parse({**self.options, **texts}).to_json()
            for numbers in combined(self.sweep):
                options = plain
                for name, number in numbers:
                    options = swept(game, options, name, number)
                found.append(("; ".join(f"{name}={value}" for name, value in [*chosen, *numbers]), options))
        return found

    def work(self) -> Iterator[Work]:
        """Yield all games in parts. The outcome of a part depends on nothing else."""
        together = min(max(self.games // PARTS, LEAST_TOGETHER), MOST_TOGETHER)
        for cell in self.cells():
            for first in range(0, self.games, together):
                numbers = range(first, min(first + together, self.games))
                yield Work(self.game, cell, numbers, self.seed, self.simulations)

    def to_json(self) -> str:
        """Return the experiment as text; equal for equal experiments."""
        game = load(self.game)
        said = {**asdict(self), "version": game.version, "rows": ROWS, **code_of(game, itertools.chain(*self.bots))}
        return json.dumps(said, indent=1, sort_keys=True)


def fits(line_up: Sequence[str], players: int) -> bool:
    """Return whether a line-up names one bot for all seats, or one for each."""
    return len(line_up) in (1, players)


def combined(compared: Sequence[tuple[str, Sequence[str]]]) -> list[tuple[tuple[str, str], ...]]:
    """Return every combination of values, each with its name.

    >>> combined([("a", "12"), ("b", "3")])
    [(('a', '1'), ('b', '3')), (('a', '2'), ('b', '3'))]
    """
    return list(itertools.product(*([(name, value) for value in values] for name, values in compared)))


def claim(folder: Path, experiment: Experiment) -> None:
    """Claim the folder for this experiment. BadInput if it holds another experiment or anything else."""
    mine = experiment.to_json()
    if (folder / FILE).is_file():
        stored = (folder / FILE).read_text(encoding="utf-8")
        if stored != mine:
            raise BadInput(f"{folder} holds another experiment ({_why(stored, mine)}); name another folder")
    elif folder.exists() and any(folder.iterdir()):
        raise BadInput(f"{folder} is not empty and holds no experiment; name another folder")
    (folder / "rows").mkdir(parents=True, exist_ok=True)
    (folder / FILE).write_text(mine, encoding="utf-8")


def _why(stored: str, mine: str) -> str:
    """Say in what two experiments differ."""
    try:
        before, now = json.loads(stored), json.loads(mine)
    except ValueError:
        return f"its {FILE} is broken"
    others = differing(before, now)
    if others == ["code"]:
        changed = differing(before["code"], now["code"])
        return f"its games are from before a change of the code of {', '.join(changed)}"
    return f"different: {', '.join(SETTINGS.get(name, name) for name in others)}; {FILE} says more"


def ladder(bots: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Return the line-ups of a round robin, two bots per table.

    >>> ladder(["random", "greedy", "easy"])
    (('random', 'greedy'), ('random', 'easy'), ('greedy', 'easy'))

    BadInput if there are fewer than two bots, or one appears twice.
    """
    if len(set(bots)) < max(2, len(bots)):
        raise BadInput(f"a ladder needs two bots or more, each once, not {', '.join(bots)}")
    return tuple(itertools.combinations(bots, 2))

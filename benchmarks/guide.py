"""The measured figures of a guide: plays the games that they need, and writes their chapter.

python -m benchmarks.guide GAME [--jobs N]

``guide/measured.toml`` in the folder of the game has the plan: tables with the bots, numbers of players, options and
games of each. The results go to ``guide/measured.json`` beside it, each cell of a table as soon as it is played, and
from there into the chapter ``{#measured}`` of ``guide/en.md``. A run that was interrupted resumes, and games that are
planned later are added; a new version of the rules starts again from nothing.
"""

from __future__ import annotations

import argparse
import json
import re
import textwrap
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import asdict, dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import polars as pl

from ludotheque.core.errors import players_of
from ludotheque.core.game import Game
from ludotheque.core.registry import load
from ludotheque.lab.experiment import Experiment
from ludotheque.lab.figures import by_bot
from ludotheque.lab.runner import run

GAMES = Path(__file__).parent.parent / "src" / "ludotheque" / "games"
CHAPTER = re.compile(r"(?P<head>^## [^\n]*\{#measured\}\n).*?(?=\n##? |\Z)", re.MULTILINE | re.DOTALL)
"""The chapter that the command writes, and its heading, which it keeps."""
DIGITS = 4
LINE = 120
"""The longest line of a guide."""
MOST_CAUSES = 2
"""The commonest causes of defeat, so many of them, are named."""


# --- the plan ---


@dataclass(frozen=True)
class Cell:
    """The games of one cell of a table, told apart from all others."""

    bots: list[str]
    players: int
    options: dict[str, Any]
    games: int
    seed: int


@dataclass(frozen=True)
class Row:
    """A row of a table: its first cells, in words, and the options of its games."""

    cells: list[str]
    options: dict[str, Any]


@dataclass(frozen=True)
class Table:
    """A table: a row for each choice of options, a column for each number of players.

    ``bots`` is one for all seats or one for each; the figures are those of the first. ``causes`` heads a column of
    endings of the games that no one won, if there is to be one.
    """

    text: str
    head: list[str]
    bots: list[str]
    games: dict[str, int]
    """The number of games by the number of players."""
    rows: list[Row]
    causes: str = ""

    def row(self, row: Row, seed: int) -> list[Cell]:
        """Return the cells to be measured for a row."""
        return [Cell(self.bots, int(players), row.options, games, seed) for players, games in self.games.items()]


@dataclass(frozen=True)
class Plan:
    """The tables of a game's guide, with the words of the game that they need."""

    seed: int
    player: list[str]
    """The word for a player, in the singular and in the plural."""
    endings: dict[str, str]
    """A short name of each ending that can be a cause of defeat."""
    tables: list[Table]

    def cells(self) -> Iterator[Cell]:
        """Yield the cells of all tables."""
        for table in self.tables:
            for row in table.rows:
                yield from table.row(row, self.seed)


def plan_of(file: Path) -> Plan:
    """Read a plan. TypeError or KeyError if it has a field too many or too few."""
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    tables = [Table(**{**table, "rows": [Row(**row) for row in table["rows"]]}) for table in data.pop("tables")]
    return Plan(**data, tables=tables)


# --- the games ---


@dataclass(frozen=True)
class Figures:
    """The result of a cell: the share of games that its first bot won, with a 95% interval, and how others ended."""

    share: float
    low: float
    high: float
    lost: dict[str, int]
    """The games that no one won, by ending."""


@dataclass
class Results:
    """The cells measured under one version of the rules. ``day`` is that of the last of them."""

    version: int
    day: date
    measured: list[tuple[Cell, Figures]]

    def of(self, cell: Cell) -> Figures | None:
        """Return the figures of a cell if it has been measured."""
        return next((figures for one, figures in self.measured if one == cell), None)

    def dumps(self) -> str:
        """Write them as JSON, a line for each cell."""
        cells = [json.dumps({"cell": asdict(cell), "figures": asdict(figures)}) for cell, figures in self.measured]
        head = f'"version": {self.version}, "day": "{self.day}"'
        return "{" + head + ', "measured": [\n' + ",\n".join(cells) + "\n]}\n"


def results_of(file: Path) -> Results:
    """Read results as :meth:`Results.dumps` writes them."""
    data = json.loads(file.read_text(encoding="utf-8"))
    measured = [(Cell(**one["cell"]), Figures(**one["figures"])) for one in data["measured"]]
    return Results(data["version"], date.fromisoformat(data["day"]), measured)


def measure(game: Game, plan: Plan, file: Path, play: Callable[[Game, Cell], Figures], today: date) -> Results:
    """Play the cells that the file has no results of, keep those of the plan in it, and return them."""
    before = results_of(file) if file.is_file() else None
    found = Results(game.version, today, [])
    if before is not None and before.version == game.version:
        found.measured = [(cell, figures) for cell, figures in before.measured if cell in plan.cells()]
        found.day = before.day
    for cell in plan.cells():
        if found.of(cell) is None:
            found.measured.append((cell, play(game, cell)))
            found.day = today
        file.write_text(found.dumps(), encoding="utf-8")
    return found


def played(game: Game, cell: Cell, jobs: int = 1) -> Figures:
    """Play the games of a cell: those of ``ludotheque simulate`` with the same choices."""
    experiment = Experiment(game.id, (cell.players,), (tuple(cell.bots),), cell.games, cell.options, cell.seed)
    with TemporaryDirectory() as folder:
        rows = run(experiment, Path(folder), jobs=jobs)
    (rate,) = (rate for rate in by_bot(rows) if rate.label == cell.bots[0])
    low, high = rate.interval
    lost = rows.filter(pl.col("wins").list.sum() == 0)["ending"].to_list()
    return Figures(
        share=round(rate.rate, DIGITS),
        low=round(low, DIGITS),
        high=round(high, DIGITS),
        lost=dict(Counter(lost).most_common()),
    )


# --- the chapter ---


def chapter(game: str, plan: Plan, results: Results) -> str:
    """Return the chapter below its heading. KeyError if a cell has not been measured."""
    day = f"{results.day.day} {results.day:%B %Y}"
    made = f"made by `python -m benchmarks.guide {game}` with seed {plan.seed}"
    beneath = f"Shares of the games won, with 95% intervals; rules version {results.version}, {day},\n{made}."
    tables = [drawn(table, plan, results) for table in plan.tables]
    return "\n" + "\n\n".join([*tables, beneath]) + "\n"


def filled(text: str) -> str:
    """Break a paragraph into lines."""
    return textwrap.fill(text, LINE, break_long_words=False, break_on_hyphens=False)


def drawn(table: Table, plan: Plan, results: Results) -> str:
    """Return a table below the text that says what it shows."""
    head = [*table.head, *(column(plan.player, int(players), games) for players, games in table.games.items())]
    lines = [head + [table.causes] * bool(table.causes)]
    lines.append(["---"] * len(lines[0]))
    for row in table.rows:
        figures = [figures_of(results, cell) for cell in table.row(row, plan.seed)]
        lost = sum((Counter(one.lost) for one in figures), Counter())
        lines.append([*row.cells, *map(share, figures), *[causes(lost, plan.endings)] * bool(table.causes)])
    return "\n".join([filled(table.text), "", *(f"| {' | '.join(line)} |" for line in lines)])


def figures_of(results: Results, cell: Cell) -> Figures:
    """Return the figures of a cell. KeyError if it has not been measured."""
    found = results.of(cell)
    if found is None:
        raise KeyError(f"not measured: {cell}")
    return found


def column(player: list[str], players: int, games: int) -> str:
    """Return the head of a column.

    >>> column(["hero", "heroes"], 2, 200)
    '2 heroes, 200 games'
    """
    return f"{players} {player[players > 1]}, {games} games"


def share(figures: Figures) -> str:
    """Return a share with its interval.

    >>> share(Figures(0.8125, 0.7702, 0.8488, {}))
    '81% [77%, 85%]'
    """
    return f"{figures.share:.0%} [{figures.low:.0%}, {figures.high:.0%}]"


def causes(lost: Mapping[str, int], names: Mapping[str, str]) -> str:
    """Return the commonest endings of lost games with their shares; of equals, the first by name.

    >>> causes({"lost-rounds": 2, "lost-waves": 1, "lost-city-hall": 7}, {"lost-rounds": "no rounds left",
    ...     "lost-city-hall": "City Hall"})
    'City Hall (70%), no rounds left (20%)'
    """
    total = sum(lost.values())
    commonest = sorted(lost, key=lambda ending: (-lost[ending], ending))[:MOST_CAUSES]
    return ", ".join(f"{names[ending]} ({lost[ending] / total:.0%})" for ending in commonest)


def with_chapter(guide: str, text: str) -> str:
    """Return a guide with another text in its measured chapter. ValueError if it has not one such chapter."""
    if len(CHAPTER.findall(guide)) != 1:
        raise ValueError("a guide with measured figures has one chapter {#measured}")
    return CHAPTER.sub(lambda found: found["head"] + text, guide)


def main() -> None:
    """Measure a game, and write the chapter of its guide."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--jobs", type=int, default=1, help="number of processes")
    arguments = parser.parse_args()
    game = load(arguments.game)
    folder = GAMES / game.id / "guide"
    plan = plan_of(folder / "measured.toml")
    page = folder / "en.md"
    with_chapter(page.read_text(encoding="utf-8"), "")  # raises now rather than after the games

    def play(game: Game, cell: Cell) -> Figures:
        figures = played(game, cell, arguments.jobs)
        seats = players_of(range(cell.players, cell.players + 1))
        print(f"{','.join(cell.bots)}, {seats}, {cell.options}: {share(figures)}", flush=True)
        return figures

    results = measure(game, plan, folder / "measured.json", play, datetime.now(UTC).date())
    text = chapter(game.id, plan, results)
    page.write_text(with_chapter(page.read_text(encoding="utf-8"), text), encoding="utf-8")


if __name__ == "__main__":
    main()

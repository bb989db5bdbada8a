"""A report for game designers, as one self-contained HTML file that works offline."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path

import polars as pl

from ludotheque import __version__
from ludotheque.core.game import Game
from ludotheque.lab import beside, export
from ludotheque.lab.experiment import Cell, Experiment
from ludotheque.lab.measures import FIRST, LENGTH, POINTS, RACE, SCORE
from ludotheque.lab.names import Names
from ludotheque.lab.page import Chapter, players, rendered
from ludotheque.lab.previous import Previous, compared
from ludotheque.lab.sections import Arm

FILE = "report.html"
ARMS_TESTED = 12
"""With more arms than this, arms are not tested against the first: a ladder has hundreds."""
Named = tuple[str, Cell, Arm]


def write(folder: Path, experiment: Experiment, games: pl.DataFrame, previous: Previous | None = None) -> Path:
    """Write the report and the tables for other programs into the folder; return the report's path.

    Args:
        folder: the folder of the experiment.
        experiment: the settings of these games.
        games: the rows (:func:`ludotheque.lab.runner.run`).
        previous: another run to compare with, if any.
    """
    game = experiment.check()
    export.write(folder, game, games, Names(game, game.own_words(experiment.options)))
    path = folder / FILE
    path.write_text(page(experiment, games, previous), encoding="utf-8")
    return path


def page(experiment: Experiment, games: pl.DataFrame, previous: Previous | None = None) -> str:
    """Return the whole report."""
    game = experiment.check()
    names = Names(game, game.own_words(experiment.options))
    found = parts(experiment, games)
    titles = beside.headings([cell for cell, _mine in found], names)
    arms = [(title, cell, Arm(game, names, mine)) for title, (cell, mine) in zip(titles, found, strict=True)]
    chapters = [
        *([compared(previous, experiment, arms, names)] if previous is not None else []),
        *together(experiment, game, names, arms, games),
        *(Chapter(f"arm-{cell.number}", title, arm.short(), arm.sections()) for title, cell, arm in arms),
    ]
    return rendered(
        title=f"{game.title}: {len(games)} games",
        lead=lead(experiment, arms),
        chapters=chapters,
        words=words(),
        settings=settings(experiment, game, names),
    )


def parts(experiment: Experiment, games: pl.DataFrame) -> list[tuple[Cell, pl.DataFrame]]:
    """Return the arms that have games, with these."""
    found = [(cell, games.filter(pl.col("cell") == cell.number)) for cell in experiment.cells()]
    return [(cell, mine) for cell, mine in found if len(mine)]


def lead(experiment: Experiment, arms: Sequence[Named]) -> str:
    """Summarise the games played in one or two sentences."""
    if len(arms) == 1:
        ((title, _cell, _arm),) = arms
        return f"Played between bots: {title}. Figures come with intervals that hold the truth in 19 of 20 cases."
    counts = {cell.players for _title, cell, _arm in arms}
    alike = players(counts.pop()) if len(counts) == 1 else ""
    bots = {cell.bots for _title, cell, _arm in arms}
    alike += ", " + ", ".join(dict.fromkeys(bots.pop())) if len(bots) == 1 and alike else ""
    return (
        f"Played between bots in {len(arms)} arms{f' ({alike})' if alike else ''}, {experiment.games} games each."
        " Figures come with intervals that hold the truth in 19 of 20 cases."
    )


def together(
    experiment: Experiment, game: Game, names: Names, arms: Sequence[Named], games: pl.DataFrame
) -> list[Chapter]:
    """Return the sections about all arms together."""
    found = []
    ratings = [] if game.cooperative else beside.rated(games)
    if len(arms) > 1:
        sections = [beside.overview(arms)]
        if any(arm.team for *_rest, arm in arms):
            sections.append(beside.endings(arms, names))
        swept = dict.fromkeys(name.split(".")[-2] for name, _values in experiment.sweep if "." in name)
        for id in swept:
            sections += beside.changed_card(arms, id, names)
        found.append(Chapter("arms", "The arms beside each other", sections=sections))
        tests = beside.first_of_each(arms, alone=bool(ratings))
        if tests and len(arms) <= ARMS_TESTED:
            short = [f"{title}: {section.words[0]}" for title, section in tests]
            found.append(Chapter("tests", "Do the arms differ?", short, [section for _title, section in tests]))
    if ratings:
        found.append(Chapter("ladder", "The ladder of bots", sections=ratings))
    return found


def words() -> list[tuple[str, str]]:
    """Return the words of the report with their meanings."""
    measured = [(one.label, one.meaning) for one in (FIRST, *POINTS, SCORE, *LENGTH, *RACE)]
    return [
        *measured,
        (
            "95% interval",
            "If the whole run were repeated many times, the true value would lie in the interval in 19 of 20 runs."
            " Seats of one game are not independent: they count for as much as games differ. Shares have Wilson’s"
            " interval, means the normal one, ratings a bootstrap over games.",
        ),
        (
            "p, by chance",
            "How often so great a difference would come by chance alone if there were none: p = 0.03 is 3 times in"
            " 100.",
        ),
        (
            "Clear of noise",
            "So great that chance alone would make one in any place of the same table in at most 5 of 100 runs (Holm’s"
            " correction for many tests). A difference that is not clear may still be true: more games tell.",
        ),
        ("pp", "Percentage points, the difference of two shares: from 40% to 50% it is 10 pp."),
        ("Held, played", "A seat held a card that came to its hand or in front of it, and played it as the rules say."),
        ("Arm", "Games with the same number of players, bots and options."),
    ]


def settings(experiment: Experiment, game: Game, names: Names) -> list[tuple[str, str]]:
    """Return the settings needed to play the same games again."""
    return [
        ("Game", f"{game.title} ({game.id}), rules version {game.version}"),
        ("Players", ", ".join(players(count) for count in experiment.players)),
        ("Bots", "; ".join(", ".join(line_up) for line_up in experiment.bots)),
        ("Seed", str(experiment.seed)),
        ("Games of each arm", str(experiment.games)),
        ("Simulations", "as each bot says" if experiment.simulations is None else str(experiment.simulations)),
        ("Options", options(experiment, game, names)),
        *([("Not played", "; ".join(experiment.unfit()))] if experiment.unfit() else []),
        ("Ludotheque", __version__),
    ]


def options(experiment: Experiment, game: Game, names: Names) -> str:
    """Return all options by name; your own file by its length and fingerprint."""
    said = []
    compared = {name for name, _values in experiment.vary}
    for declared in game.options.declared():
        id, value = str(declared["name"]), experiment.options.get(str(declared["name"]), declared["default"])
        name = names.option(id)
        if id in compared:
            said.append(f"{name}: compared")
        elif not declared["document"]:
            said.append(f"{name}: {names.choice(value)}")
        elif value:
            mark = hashlib.sha256(str(value).encode()).hexdigest()[:12]
            said.append(f"{name}: a file of {len(str(value).splitlines())} lines, SHA-256 {mark}")
        else:
            said.append(f"{name}: none")
    return "; ".join(said) or "none"

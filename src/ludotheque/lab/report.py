"""A report as one HTML file that needs nothing else: tables of figures, and bars with their intervals as SVG."""

from __future__ import annotations

from html import escape
from pathlib import Path

import polars as pl

from ludotheque import __version__
from ludotheque.core.game import load
from ludotheque.lab import figures
from ludotheque.lab.experiment import Experiment
from ludotheque.lab.figures import Mean, Rate

WORDS_SHOWN = 40
STYLE = """
:root { color-scheme: light dark; --line: #8886; --bar: light-dark(#1d5c4f, #6fcfb5); }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; }
table { border-collapse: collapse; margin: .5rem 0 1.5rem; width: 100%; }
th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; }
td.bar { width: 14rem; } svg { display: block; width: 100%; height: 1.1rem; }
rect { fill: var(--bar); } line { stroke: currentColor; stroke-width: 2; }
"""


def write(folder: Path, experiment: Experiment, rows: pl.DataFrame) -> Path:
    """Write ``report.html`` and ``games.parquet`` into the folder; gives the report's path."""
    rows.write_parquet(folder / "games.parquet")
    path = folder / "report.html"
    path.write_text(page(experiment, rows), encoding="utf-8")
    return path


def page(experiment: Experiment, rows: pl.DataFrame) -> str:
    """The whole report."""
    game = load(experiment.game)
    parts = [f"<h1>{escape(game.title)}: {len(rows)} games</h1>", settings(experiment)]
    for cell in experiment.cells():
        mine = rows.filter(pl.col("cell") == cell.number)
        if len(mine):
            heading = f"{cell.players} players: {', '.join(cell.bots)}" + (f"; {cell.swept}" if cell.swept else "")
            parts += [f"<h2>{escape(heading)}</h2>", of_cell(mine, game.minutes)]
    body = "\n".join(parts)
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(game.title)}</title><style>{STYLE}</style><body>{body}</body></html>\n"
    )


def settings(experiment: Experiment) -> str:
    """What has to be known to play the same games again."""
    game = load(experiment.game)
    options = {name: value for name, value in experiment.options.items() if "\n" not in str(value)}
    said = {
        "game": f"{game.id}, rules version {game.version}",
        "seed": experiment.seed,
        "games of each line-up": experiment.games,
        "simulations": "by the clock" if experiment.simulations is None else experiment.simulations,
        "options": ", ".join(f"{name}={value}" for name, value in options.items()) or "as they are",
        "ludotheque": __version__,
        "intervals": "95%: Wilson's for shares, normal for means",
    }
    rows = "".join(f"<tr><td>{escape(name)}</td><td>{escape(str(value))}</td></tr>" for name, value in said.items())
    return f"<table>{rows}</table>"


def of_cell(rows: pl.DataFrame, minutes: tuple[int, int]) -> str:
    """All figures of one line-up."""
    words = figures.by_word(rows)
    shown = words[: WORDS_SHOWN // 2] + words[len(words) // 2 :][-WORDS_SHOWN // 2 :] if words else []
    return "".join(
        [
            rates("Wins by seat, in the order of play", figures.by_seat(rows)),
            rates("Wins by bot", figures.by_bot(rows)),
            rates("How games ended", figures.by_ending(rows)),
            averages("Length and course", figures.means(rows)),
            f"<p>The box says {minutes[0]} to {minutes[1]} minutes.</p>",
            averages("Score sheet, points of a seat", figures.sheet(rows)),
            pairs(shown),
        ]
    )


def rates(title: str, found: list[Rate]) -> str:
    """Shares as bars with their intervals."""
    rows = "".join(
        f"<tr><td>{escape(one.label)}</td><td>{one.games}</td><td>{one.rate:.1%}</td>"
        f"<td>{one.interval[0]:.1%} to {one.interval[1]:.1%}</td><td class=bar>{bar(one)}</td></tr>"
        for one in found
    )
    return table(title, ("", "games", "share", "95%", ""), rows)


def table(title: str, heads: tuple[str, ...], rows: str) -> str:
    """A table under its heading."""
    line = "".join(f"<th>{head}</th>" for head in heads)
    return f"<h3>{escape(title)}</h3><table><tr>{line}</tr>{rows}</table>"


def bar(one: Rate) -> str:
    """A share from 0 to 1 with its interval as a line."""
    low, high = one.interval
    return (
        f'<svg viewBox="0 0 100 8" preserveAspectRatio="none" role="img" aria-label="{one.rate:.1%}">'
        f'<rect width="{100 * one.rate:.2f}" height="8" opacity=".55"/>'
        f'<line x1="{100 * low:.2f}" x2="{100 * high:.2f}" y1="4" y2="4"/></svg>'
    )


def averages(title: str, found: list[Mean]) -> str:
    """Means with their intervals and spreads."""
    rows = "".join(
        f"<tr><td>{escape(one.label)}</td><td>{one.mean:.2f}</td>"
        f"<td>{one.low:.2f} to {one.high:.2f}</td><td>{one.sd:.2f}</td></tr>"
        for one in found
    )
    return table(title, ("", "mean", "95%", "standard deviation"), rows)


def pairs(found: list[tuple[Rate, Rate]]) -> str:
    """Win rates of seats of which the log says something, beside those of which it does not."""
    if not found:
        return ""
    rows = "".join(
        f"<tr><td>{escape(yes.label)}</td><td>{yes.games}</td><td>{yes.rate:.1%}</td>"
        f"<td>{yes.interval[0]:.1%} to {yes.interval[1]:.1%}</td><td>{no.rate:.1%}</td></tr>"
        for yes, no in found
    )
    return (
        "<h3>Wins of seats of which the log says so, and of the others</h3><p>A difference is no cause: who wins does"
        f" more.</p><table><tr><th></th><th>seats</th><th>with</th><th>95%</th><th>without</th></tr>{rows}</table>"
    )

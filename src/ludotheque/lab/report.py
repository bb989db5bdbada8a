"""A report as one HTML file that needs nothing else: tables of figures, and bars with their intervals as SVG."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from html import escape
from math import inf
from pathlib import Path

import polars as pl

from ludotheque import __version__
from ludotheque.core.game import Game
from ludotheque.lab import course, figures, ladder
from ludotheque.lab.experiment import Cell, Experiment
from ludotheque.lab.figures import Card, Mean, Rate
from ludotheque.lab.ladder import Rating

CARDS_SHOWN = 40
OPENINGS_SHOWN = 30
BUCKETS = 24
STYLE = """
:root { color-scheme: light dark; --line: #8886; --bar: light-dark(#1d5c4f, #6fcfb5);
  --paper: light-dark(#fffdf6, #171512); background: var(--paper); }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; }
h1 { margin-bottom: .2rem; } h2 { margin-top: 2.5rem; border-bottom: 2px solid var(--bar); } h3 { margin: 1.5rem 0 0; }
nav a { display: inline-block; margin-right: 1rem; }
p.note { color: color-mix(in srgb, currentColor 70%, transparent); margin: .2rem 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; margin: .5rem 0 1rem; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .6rem; border-bottom: 1px solid var(--line); text-align: right; }
th { font-weight: 600; } th:first-child, td:first-child { text-align: left; }
td.bar { width: 11rem; } td svg { display: block; width: 100%; height: 1.1rem; }
rect { fill: var(--bar); } line { stroke: currentColor; stroke-width: 2; vector-effect: non-scaling-stroke; }
circle { fill: var(--bar); }
td + td { white-space: nowrap; }
table.set td + td { white-space: normal; text-align: left; width: 80%; }
svg.spread { display: block; width: 100%; height: 7rem; margin-top: .5rem; }
@media (max-width: 40rem) { td.bar, th.bar { display: none; }
  .wide :is(td, th):first-child { position: sticky; left: 0; background: var(--paper); }
  th, td { padding: .25rem .35rem; } }
"""


def write(folder: Path, experiment: Experiment, games: pl.DataFrame) -> Path:
    """Write ``report.html`` and ``games.parquet`` into the folder; gives the report's path."""
    games.write_parquet(folder / "games.parquet")
    path = folder / "report.html"
    path.write_text(page(experiment, games), encoding="utf-8")
    return path


def page(experiment: Experiment, games: pl.DataFrame) -> str:
    """The whole report."""
    game = experiment.check()
    cells = [cell for cell in experiment.cells() if len(games.filter(pl.col("cell") == cell.number))]
    parts = [f"<h1>{escape(game.title)}: {len(games)} games</h1>", settings(experiment, game)]
    if len(cells) > 1:
        parts.append(contents(cells))
        parts.append(compared(game, cells, games))
    if not game.cooperative:
        parts.append(rated(games))
    for cell in cells:
        mine = games.filter(pl.col("cell") == cell.number)
        parts += [f'<h2 id="{cell.number}">{escape(heading(cell))}</h2>', of_cell(game, mine)]
    body = "\n".join(parts)
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>{escape(game.title)}</title><style>{STYLE}</style><body>{body}</body></html>\n"
    )


def contents(cells: Sequence[Cell]) -> str:
    """List where each arm is on the page."""
    return "<nav>" + "".join(f'<a href="#{one.number}">{escape(heading(one))}</a>' for one in cells) + "</nav>"


def heading(cell: Cell) -> str:
    """Describe an arm in a line."""
    bots = cell.bots[0] if len(set(cell.bots)) == 1 else ", ".join(cell.bots)
    players = "1 player" if cell.players == 1 else f"{cell.players} players"
    return f"{players}: {bots}" + (f"; {cell.changed}" if cell.changed else "")


def settings(experiment: Experiment, game: Game) -> str:
    """Tell what has to be known to play the same games again."""
    said = {
        "game": f"{game.id}, rules version {game.version}",
        "seed": experiment.seed,
        "games of each arm": experiment.games,
        "simulations": "as each bot says" if experiment.simulations is None else experiment.simulations,
        "options": options(experiment, game),
        **({"not played": "; ".join(experiment.unfit())} if experiment.unfit() else {}),
        "ludotheque": __version__,
        "intervals": "95%: Wilson's for shares, normal for means, bootstrap for ratings; seats of one game are no"
        " independent observations, and are not counted as such",
    }
    lines = "".join(f"<tr><td>{escape(name)}</td><td>{escape(str(value))}</td></tr>" for name, value in said.items())
    return f"<table class=set>{lines}</table>"


def options(experiment: Experiment, game: Game) -> str:
    """All options by name; a file of one's own by its length and fingerprint."""
    said = []
    compared = {name for name, _values in experiment.vary}
    for declared in game.options.declared():
        name, value = str(declared["name"]), experiment.options.get(str(declared["name"]), declared["default"])
        if name in compared:
            said.append(f"{name}: compared")
        elif not declared["document"]:
            said.append(f"{name}={value}")
        elif value:
            mark = hashlib.sha256(str(value).encode()).hexdigest()[:12]
            said.append(f"{name}: a file of one's own, {len(str(value).splitlines())} lines, SHA-256 {mark}")
        else:
            said.append(f"{name}: ours")
    return "; ".join(said) or "none"


# --- Arms beside each other ---


def compared(game: Game, cells: Sequence[Cell], games: pl.DataFrame) -> str:
    """A line for each arm: who wins, how much, how long; in a game that a team can lose, how it was lost."""
    team = game.cooperative or all(cell.players == 1 for cell in cells)
    lines = []
    for cell in cells:
        mine = games.filter(pl.col("cell") == cell.number)
        rate = figures.of_team(mine, heading(cell)) if team else figures.by_place(mine)[0]
        score = figures.mean("", [max(scores) for scores in mine["scores"].to_list()])
        decisions, minutes = (figures.mean("", mine[name].to_list()) for name in ("decisions", "minutes"))
        margin = "" if score.high == inf else f" ± {score.high - score.mean:.1f}"
        lines.append(
            f"<tr><td>{escape(heading(cell))}</td><td>{len(mine)}</td>{share(rate)}"
            f"<td>{score.mean:.1f}{margin}</td><td>{decisions.mean:.0f}</td>"
            f"<td>{minutes.mean:.0f}</td></tr>"
        )
    who = "won" if team else "first to play wins"
    heads = ("", "games", who, "95%", "", "best score", "decisions", "minutes")
    return table("Arms beside each other", heads, "".join(lines)) + (losses(cells, games) if team else "")


def losses(cells: Sequence[Cell], games: pl.DataFrame) -> str:
    """Tell how the games of each arm ended."""
    endings = games["ending"].value_counts(sort=True)["ending"].to_list()
    lines = []
    for cell in cells:
        mine = games.filter(pl.col("cell") == cell.number)
        shares = {one.label: one for one in figures.by_ending(mine)}
        cells_of = "".join(
            f"<td>{shares[ending].rate:.0%}</td>" if ending in shares else "<td>–</td>" for ending in endings
        )
        lines.append(f"<tr><td>{escape(heading(cell))}</td><td>{len(mine)}</td>{cells_of}</tr>")
    return table("How games ended, arm by arm", ("", "games", *endings), "".join(lines))


def rated(games: pl.DataFrame) -> str:
    """The skill ladder, and what more thinking is worth; nothing if no two bots met."""
    bots, steps = ladder.ratings(games)
    if not bots:
        return ""
    note = (
        "<p class=note>Elo's scale: 400 points more make the odds to win ten times as good. Each pair is thought to"
        " have played one draw besides, so that who lost all has a rating.</p>"
    )
    text = ladder_table("Skill ladder", bots, "Elo") + note
    if steps:
        text += ladder_table("Does thinking longer pay?", steps, "Elo gained")
    return text


def ladder_table(title: str, found: Sequence[Rating], what: str) -> str:
    """Ratings with their intervals on one scale."""
    low, high = ladder.shown(found)

    def at(value: float) -> float:
        return 100 * (value - low) / (high - low)

    lines = "".join(
        f"<tr><td>{escape(one.label)}</td><td>{one.games}</td><td>{one.elo:+.0f}</td>"
        f"<td>{one.low:+.0f} to {one.high:+.0f}</td><td class=bar>"
        f'<svg viewBox="0 0 100 8" preserveAspectRatio="none" role="img" aria-label="{one.elo:+.0f}">'
        f'<line x1="{at(one.low):.2f}" x2="{at(one.high):.2f}" y1="4" y2="4"/>'
        f'<rect x="{at(one.elo) - 0.8:.2f}" y="1" width="1.6" height="6"/></svg></td></tr>'
        for one in found
    )
    return table(title, ("", "games", what, "95%", ""), lines)


# --- One arm ---


def of_cell(game: Game, games: pl.DataFrame) -> str:
    """All figures of one arm."""
    team = game.cooperative or len(games["wins"][0]) == 1
    cards = figures.by_card(games, team)
    shown = cards if len(cards) <= CARDS_SHOWN else cards[: CARDS_SHOWN // 2] + cards[-CARDS_SHOWN // 2 :]
    wins = [rates("Wins", [figures.of_team(games, "won")])] if team else [
        rates("Wins by place: 1 is asked first, the others follow clockwise", figures.by_place(games)),
    ]  # fmt: skip
    bots = figures.by_bot(games)
    if len(bots) > 1 and not team:  # alone a bot wins whatever is won
        wins.append(rates("Wins by bot", bots, "seats"))
    return "".join(
        [
            *wins,
            rates("How games ended", figures.by_ending(games)),
            averages("Length and course", figures.means(games, team)),
            minutes(game, team),
            scores(games, game.cooperative),
            averages("Score sheet, points of a seat", figures.sheet(games)),
            openings(figures.by_opening(games, team), team),
            of_cards(shown, len(cards), team),
        ]
    )


def minutes(game: Game, team: bool) -> str:
    """Tell what the estimate of minutes is made of."""
    return (
        f"<p class=note>The box says {game.minutes[0]} to {game.minutes[1]} minutes. Estimated:"
        f" {course.CHOICE_SECONDS:.0f} seconds for a choice and {course.DOUBLING_SECONDS:.0f} more whenever the actions"
        f" offered double, {course.FORCED_SECONDS:.0f} where there is only one; these numbers are ours, not measured on"
        " people."
        + ("" if team else " <i>decided</i>: the part of the game after which its last leader led for good.")
        + "</p>"
    )


def share(one: Rate) -> str:
    """A share as cells of a table: figure, interval, bar."""
    return (
        f"<td>{one.rate:.1%}</td><td>{one.interval[0]:.1%} to {one.interval[1]:.1%}</td><td class=bar>{bar(one)}</td>"
    )


def rates(title: str, found: list[Rate], counted: str = "games") -> str:
    """Shares as bars with their intervals."""
    lines = "".join(f"<tr><td>{escape(one.label)}</td><td>{one.games}</td>{share(one)}</tr>" for one in found)
    return table(title, ("", counted, "share", "95%", ""), lines)


def table(title: str, heads: tuple[str, ...], lines: str) -> str:
    """A table under its heading; a head without words belongs to bars."""
    first, *others = heads
    line = f"<th>{escape(first)}</th>"
    line += "".join(f"<th>{escape(head)}</th>" if head else "<th class=bar></th>" for head in others)
    return f"<h3>{escape(title)}</h3><div class=wide><table><tr>{line}</tr>{lines}</table></div>"


def bar(one: Rate) -> str:
    """A share from 0 to 1 with its interval as a line."""
    low, high = one.interval
    return (
        f'<svg viewBox="0 0 100 8" preserveAspectRatio="none" role="img" aria-label="{one.rate:.1%}">'
        f'<rect width="{100 * one.rate:.2f}" height="8" opacity=".55"/>'
        f'<line x1="{100 * low:.2f}" x2="{100 * high:.2f}" y1="4" y2="4"/></svg>'
    )


def scores(games: pl.DataFrame, shared: bool) -> str:
    """Count how often each score came; one that is ``shared`` by a team counts once a game."""
    found = games["scores"].to_list()
    if shared and all(len(set(each)) == 1 for each in found):
        return spread("Scores", [each[0] for each in found], "games")
    return spread("Scores", [score for each in found for score in each], "seats")


def spread(title: str, values: list[int], counted: str) -> str:
    """Draw how often each value came, as columns."""
    low, high = min(values), max(values)
    width = max(1, -(-(high - low + 1) // BUCKETS))
    counts = [0] * ((high - low) // width + 1)
    for value in values:
        counts[(value - low) // width] += 1
    each = 100 / len(counts)
    columns = "".join(
        f'<rect x="{at * each:.2f}" y="{40 - 40 * count / max(counts):.2f}" width="{each * 0.9:.2f}"'
        f' height="{40 * count / max(counts):.2f}"><title>{low + at * width} to {low + at * width + width - 1}:'
        f" {count}</title></rect>"
        for at, count in enumerate(counts)
    )
    return (
        f"<h3>{escape(title)}</h3>"
        f'<svg class=spread viewBox="0 0 100 40" preserveAspectRatio="none" role="img" aria-label="{low} to {high}">'
        f"{columns}</svg><p class=note>{low} to {high}, {width} to a column, {len(values)} {counted}.</p>"
    )


def averages(title: str, found: list[Mean]) -> str:
    """Means with their intervals and spreads."""
    lines = "".join(
        f"<tr><td>{escape(one.label.replace('_', ' '))}</td><td>{one.mean:.2f}</td>"
        f"<td>{'–' if one.high == inf else f'{one.low:.2f} to {one.high:.2f}'}</td><td>{one.sd:.2f}</td></tr>"
        for one in found
    )
    return table(title, ("", "mean", "95%", "standard deviation"), lines)


def openings(found: list[Rate], team: bool) -> str:
    """Wins by the first choice of a seat."""
    title = "Wins by opening, the first choice of a seat"
    return rates(title, found[:OPENINGS_SHOWN], "games" if team else "seats") if found else ""


def of_cards(found: Sequence[Card], many: int, team: bool) -> str:
    """Win rates of those that held each card, that played it, and that never had it."""
    if not found:
        return ""
    lines = "".join(
        f"<tr><td>{escape(one.held.label)}</td>{few(one.held)}{few(one.played)}{few(one.never)}</tr>" for one in found
    )
    who = "the team, a game counted once" if team else "seats"
    left = f" The {len(found)} of {many} that make the greatest difference either way." if len(found) < many else ""
    note = (
        "<p class=note>Held: it came to a hand or in front at some time. A card is told of when it was had, and not"
        f" had, {figures.LEAST} times.{left} A difference is no cause: who wins does more. Of so many intervals one in"
        " twenty misses by chance alone.</p>"
    )
    counted = "games" if team else "seats"
    heads = ("", "held", counted, "95%", "played", counted, "95%", "never had", counted, "95%")
    return table(f"Cards and pieces: wins of {who}", heads, lines) + note


def few(one: Rate) -> str:
    """A share as cells of a wide table: figure, how many, interval."""
    if not one.games:
        return "<td>–</td><td>–</td><td>–</td>"
    low, high = one.interval
    return f"<td>{one.rate:.1%}</td><td>{one.games}</td><td>{100 * low:.0f} to {100 * high:.0f}%</td>"

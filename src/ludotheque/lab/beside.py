"""The arms of a report beside each other: all at once, each with the first, and the strength of bots."""

from __future__ import annotations

from collections.abc import Sequence

import polars as pl

from ludotheque.lab import difference, figures, ladder, plots
from ludotheque.lab.difference import Difference
from ludotheque.lab.experiment import Cell as Made
from ludotheque.lab.ladder import Rating
from ludotheque.lab.measures import Measure
from ludotheque.lab.names import Names
from ludotheque.lab.page import (
    NONE,
    Plot,
    ReportTable,
    Section,
    TableCell,
    amount,
    between,
    chance,
    mean_of,
    players,
    share_of,
)
from ludotheque.lab.plots import Dot
from ludotheque.lab.sections import Arm, sides, tested

SHOWN = ("team", "first", "best", "score", "decisions", "minutes", "tension")
"""The measures of which all arms are shown beside each other."""
DRAWN = {"team": ".0%", "first": ".0%", "best": ".1~f", "minutes": ".1~f", "tension": ".0%"}
"""Those that are drawn, with their formats."""


def headings(cells: Sequence[Made], names: Names) -> list[str]:
    """Describe each arm in a line, by what tells it from the others; a single arm by all."""
    parts = [
        (
            players(made.players),
            made.bots[0] if len(set(made.bots)) == 1 else ", ".join(made.bots),
            names.changed(made.changed),
        )
        for made in cells
    ]
    varied = [at for at in range(3) if len({part[at] for part in parts}) > 1] or [0, 1, 2]
    return ["; ".join(part[at] for at in varied if part[at]) for part in parts]


def overview(arms: Sequence[tuple[str, Made, Arm]]) -> Section:
    """Return the measures of all arms beside each other."""
    known = {measure.key: measure for _title, _made, arm in arms for measure in arm.measures if measure.key in SHOWN}
    wanted = [known[key] for key in SHOWN if key in known]
    rows = []
    for title, _made, arm in arms:
        rows.append([TableCell(title, f"{len(arm.rows)} games"), *(figure(arm, one) for one in wanted)])
    found = [Plot(one.label, drawn(arms, one)) for one in wanted if one.key in DRAWN]
    table = ReportTable("All arms", ("Arm", *(one.label for one in wanted)), rows, "Means with their 95% intervals.")
    return Section("All arms", plots=found, tables=[table])


def figure(arm: Arm, measure: Measure) -> TableCell:
    """Return a measure of an arm; a dash if it has none."""
    if measure.key not in {one.key for one in arm.measures}:
        return TableCell(NONE)
    won = arm.rate(measure)
    return mean_of(arm.mean(measure), measure.unit) if won is None else share_of(won)


def drawn(arms: Sequence[tuple[str, Made, Arm]], measure: Measure) -> dict[str, object]:
    """Draw one measure of all arms that have it."""
    found = []
    for title, _made, arm in arms:
        if measure.key in {one.key for one in arm.measures}:
            won, mean = arm.rate(measure), arm.mean(measure)
            bounds = (mean.low, mean.high) if won is None else won.interval
            found.append(Dot(title, mean.mean, *bounds, f"{len(arm.rows)} games"))
    unit = {"points": "points", "minutes": "minutes", "share": "share of games"}.get(measure.unit, measure.label)
    title = "part of the game" if measure.key == "tension" else unit
    return plots.dots(found, title, DRAWN[measure.key], f"{measure.label}, arm by arm")


def changed_card(arms: Sequence[tuple[str, Made, Arm]], id: str, names: Names) -> list[Section]:
    """Return how the swept card's holders do, arm by arm; nothing if it is no card, or was held too seldom."""
    found = []
    for title, _made, arm in arms:
        for card in arm.cards:
            if card.held.label == id and card.gain is not None:
                found.append((title, arm.counted, card, card.gain))
    if not found:
        return []
    name = names.card(id)
    drawn = [
        Dot(title, gain.difference, gain.low, gain.high, f"{card.held.games} {counted} with it")
        for title, counted, card, gain in found
    ]
    what = f"By how much those who held it won more often: {name}"
    plot = Plot(what, plots.dots(drawn, "difference in wins", "+.0%", what, 0))
    rows = [[TableCell(title), *sides(card, "held"), tested(gain)] for title, _counted, card, gain in found]
    table = ReportTable(f"Wins with {name}", ("Arm", "Held: won", "Never had: won", "Difference"), rows)
    words = [
        "If the changed number matters, those who hold the card win more often in the arms where it is worth more."
    ]
    return [Section(f"Does the change of {name} matter?", words, [plot], [table])]


def first_of_each(arms: Sequence[tuple[str, Made, Arm]], *, alone: bool) -> list[tuple[str, Section]]:
    """Compare each arm with the first one of its number of players, or of its bots ``alone``."""
    found = []
    first: dict[int, tuple[str, Made, Arm]] = {}
    for title, made, arm in arms:
        against = first.setdefault(made.deal if alone else made.players, (title, made, arm))
        if against[1] is not made:
            paired = against[1].deal == made.deal
            said = f"{title}, beside {against[0]}"
            found.append((title, differences(said, against[2], arm, ("First", "This"), paired=paired)))
    return found


def differences(title: str, first: Arm, second: Arm, sides: tuple[str, str], *, paired: bool) -> Section:
    """Return a section with the test of every measure that both arms have; ``sides`` are their names as columns."""
    mine = {measure.key: measure for measure in second.measures}
    wanted = [measure for measure in first.measures if measure.key in mine]
    made = {
        measure.key: difference.compare(measure.label, measure.of(first.rows), measure.of(second.rows), paired=paired)
        for measure in wanted
    }
    tested = [one for one in made.values() if one is not None]
    marked = {test.label: test for test in difference.holm(tested)}
    rows = [
        [TableCell(measure.label), *cells(marked[measure.label], measure)]
        for measure in wanted
        if measure.label in marked
    ]
    how = (
        "Games of the same number drew from the same random numbers on both sides, so they are compared in pairs."
        if paired
        else "The games of both sides are independent of each other."
    )
    clear = [measure.label for measure in wanted if measure.label in marked and marked[measure.label].clear]
    verdict = f"Clear of noise: {', '.join(clear)}." if clear else "No difference is clear of noise."
    words = [verdict, how]
    if not rows:
        words = [f"There are fewer than {difference.LEAST} games on one side: nothing is tested."]
    note = f"In colour: clear of noise, all {len(rows)} tests of this table counted (Holm)."
    table = ReportTable("Differences", ("", *sides, "Difference, 95% interval", "By chance"), rows, note)
    return Section(title, words, tables=[table] if rows else [])


def cells(test: Difference, measure: Measure) -> list[TableCell]:
    """Return the figures of a test: both sides, the difference and how often chance alone makes it."""
    sides = [TableCell(amount(side, measure.unit)) for side in (test.one, test.other)]
    said = amount(test.difference, measure.unit, sign=True)
    varied = test.low < test.high  # else all games were alike: that says nothing about others
    interval = between(test.low, test.high, measure.unit, sign=True) if varied else ""
    return [*sides, TableCell(said, interval, test.clear), TableCell(chance(test.p), "clear" if test.clear else "")]


def endings(arms: Sequence[tuple[str, Made, Arm]], names: Names) -> Section:
    """Tell how the games of each arm ended, the commonest ending first."""
    rows = []
    for title, _made, arm in arms:
        said = [f"{one.rate:.1%} {names.ending(one.label)}" for one in figures.by_ending(arm.rows)]
        rows.append([TableCell(title, f"{len(arm.rows)} games"), TableCell(" · ".join(said))])
    table = ReportTable("Endings, arm by arm", ("Arm", "Share of games"), rows, prose=True)
    return Section("How do games end?", tables=[table])


def rated(games: pl.DataFrame) -> list[Section]:
    """Return the skill ladder, and what more thinking is worth; nothing if no two bots met."""
    bots, steps = ladder.ratings(games)
    if not bots:
        return []
    words = (
        "Elo’s scale: 400 points more make the odds to win ten times as good. The first bot of the table has 0. Each"
        " pair is thought to have played one draw besides, so that a bot that lost all its games has a rating.",
    )
    found = [ladder_of("How strong are the bots?", "Skill ladder", bots, "Elo", words)]
    if steps:
        found.append(ladder_of("Does thinking longer pay?", "More simulations", steps, "Elo gained", ()))
    return found


def ladder_of(question: str, title: str, found: Sequence[Rating], what: str, words: Sequence[str]) -> Section:
    """Return ratings with their intervals."""
    drawn = [Dot(one.label, one.elo, one.low, one.high, f"{one.games} games") for one in found]
    plot = plots.dots(drawn, what, "+.0f", title, 0)
    rows = [
        [
            TableCell(one.label),
            TableCell(str(one.games)),
            TableCell(points(one.elo), f"{points(one.low)} to {points(one.high)}"),
        ]
        for one in found
    ]
    return Section(question, words, [Plot(title, plot)], [ReportTable(title, ("Bot", "Games", what), rows)])


def points(value: float) -> str:
    """Write points of Elo."""
    return f"{value:+.0f}".replace("-", "−")

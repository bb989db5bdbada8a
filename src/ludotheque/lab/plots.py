"""The plots of a report, as specifications of Vega-Lite: the page has the program that draws them.

Colours are variables of the page's style sheet, so that the same plot is right in light, in dark and on paper. Altair
would check each part of a specification as it is made, which took half of the time of a report: a test does it instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite
from typing import Any, Final

import altair as alt
from altair.utils.schemapi import debug_mode

from ludotheque.lab.figures import ChartColumn

Json = dict[str, Any]
INK: Final = "currentColor"
MARK: Final = "var(--mark)"
OTHER: Final = "var(--other)"
SOFT: Final = "var(--soft)"
LINE: Final = "var(--line)"
ROW: Final = 24
"""Pixels from one line of a plot to the next."""
TALL: Final = 200
TENTHS: Final = ("a winner", "another seat", "no one alone")


@dataclass(frozen=True)
class Dot:
    """A figure with its 95% interval, on the line of its name. ``marked`` ones stand out."""

    label: str
    value: float
    low: float
    high: float
    counted: str
    marked: bool = True


def finished(chart: alt.Chart | alt.LayerChart | alt.FacetChart, height: int | alt.Step, said: str) -> Json:
    """Return a plot as wide as the page, in its style, with a description for those who cannot see it."""
    styled = (
        chart.properties(
            width="container", height=height, description=said, background="transparent",
            autosize=alt.AutoSizeParams(type="fit-x", contains="padding"),
        )
        .configure(font="system-ui, sans-serif")  # first: it replaces what was configured before
        .configure_view(stroke=None)
        .configure_axis(
            labelColor=INK, titleColor=INK, gridColor=LINE, domainColor=LINE, tickColor=LINE, labelFontSize=12,
            titleFontSize=12, titleFontWeight="normal", titlePadding=8, labelLimit=230,
            labelPadding=7, labelOverlap="greedy", labelSeparation=6,
        )
        .configure_legend(
            labelColor=INK, titleColor=INK, labelFontSize=12, orient="top", symbolType="square", title=None, offset=4
        )
    )  # fmt: skip
    found: Json = styled.to_dict(validate=False)
    found.pop("$schema")
    return found


def least(form: str) -> float:
    """Return the least difference that a number format of D3 shows: ticks closer together would have one label.

    >>> least(".0%"), least(".1~f"), least("+.0f")
    (0.01, 0.1, 1.0)
    """
    digits = int(form[form.index(".") + 1]) + (2 if form.endswith("%") else 0)
    return 10.0**-digits


@debug_mode(False)
def dots(found: Sequence[Dot], title: str, form: str, said: str, at: float | None = None) -> Json:
    """Draw figures below each other, each with its interval, and a dashed line ``at`` a value to compare them with.

    ``form`` is a number format of D3, such as ``.0%``.
    """
    lines = [
        {"label": one.label, "value": one.value, "low": one.low, "high": one.high, "counted": one.counted,
         "kind": "clear" if one.marked else "unclear"}
        for one in found if isfinite(one.low) and isfinite(one.high)
    ]  # fmt: skip
    base = alt.Chart(alt.InlineData(values=lines)).encode(
        y=alt.Y("label:N", sort=None, title=None, axis=alt.Axis(grid=False, ticks=False, domain=False)),
        color=alt.Color("kind:N", scale=alt.Scale(domain=["clear", "unclear"], range=[MARK, SOFT]), legend=None),
        tooltip=[
            alt.Tooltip("label:N", title=" "),
            alt.Tooltip("value:Q", title=title, format=form),
            alt.Tooltip("low:Q", title="95% from", format=form),
            alt.Tooltip("high:Q", title="to", format=form),
            alt.Tooltip("counted:N", title="of"),
        ],
    )
    scale = alt.Scale(zero=False, nice=True)
    intervals = base.mark_rule(strokeWidth=2, strokeCap="round").encode(
        x=alt.X("low:Q", title=title, scale=scale, axis=alt.Axis(format=form, tickCount=5, tickMinStep=least(form))),
        x2="high:Q",
    )
    points = base.mark_point(filled=True, size=80, opacity=1).encode(x=alt.X("value:Q", title=title, scale=scale))
    layers: list[alt.Chart] = [intervals, points]
    if at is not None:
        line = alt.Chart(alt.InlineData(values=[{"at": at}])).mark_rule(color=INK, strokeDash=[4, 4], opacity=0.6)
        layers.insert(0, line.encode(x=alt.X("at:Q", title=title, scale=scale)))
    return finished(alt.layer(*layers), alt.Step(ROW), said)


@debug_mode(False)
def columns(found: Sequence[tuple[str, Sequence[ChartColumn]]], across: str, counted: str, said: str) -> Json:
    """Draw how often values came: groups with a name, each with its columns."""
    lines = [
        {"group": group, "from": low, "to": high, "count": count, "values": values}
        for group, bins in found for low, high, count, values in bins
    ]  # fmt: skip
    groups = [group for group, _bins in found]
    chart = (
        alt.Chart(alt.InlineData(values=lines))
        .mark_bar(binSpacing=1)
        .encode(
            x=alt.X("from:Q", title=across, bin="binned", axis=alt.Axis(grid=False, tickMinStep=1)),
            x2="to:Q",
            y=alt.Y("count:Q", title=counted, stack="zero", axis=alt.Axis(tickCount=4, format="d", tickMinStep=1)),
            color=alt.Color(
                "group:N",
                scale=alt.Scale(domain=groups, range=[MARK, OTHER][: len(groups)]),
                legend=alt.Legend() if len(groups) > 1 else None,
            ),
            tooltip=[
                alt.Tooltip("values:N", title=across),
                *([alt.Tooltip("group:N", title=" ")] if len(groups) > 1 else []),
                alt.Tooltip("count:Q", title=counted),
            ],
        )
    )
    return finished(chart, TALL, said)


@debug_mode(False)
def leads(found: Sequence[tuple[float, float, float]], said: str) -> Json:
    """Draw who led after each tenth of the game: a winner, another seat, no one alone."""
    lines = [
        {"tenth": at / len(found), "who": who, "order": order, "share": share}
        for at, shares in enumerate(found, 1)
        for order, (who, share) in enumerate(zip(TENTHS, shares, strict=True))
    ]
    chart = (
        alt.Chart(alt.InlineData(values=lines))
        .mark_bar()
        .encode(
            x=alt.X("tenth:O", title="part of the game played", axis=alt.Axis(format=".0%", labelAngle=0)),
            y=alt.Y("share:Q", title="share of games", stack="zero", axis=alt.Axis(format=".0%", tickCount=5)),
            color=alt.Color("who:N", scale=alt.Scale(domain=list(TENTHS), range=[MARK, OTHER, LINE])),
            order=alt.Order("order:O"),
            tooltip=[
                alt.Tooltip("tenth:O", title="played", format=".0%"),
                alt.Tooltip("who:N", title="in the lead"),
                alt.Tooltip("share:Q", title="share of games", format=".1%"),
            ],
        )
    )
    return finished(chart, TALL, said)


@debug_mode(False)
def bars(found: Sequence[tuple[str, float]], title: str, said: str) -> Json:
    """Draw amounts by name, below each other."""
    lines = [{"label": label, "value": value} for label, value in found]
    chart = (
        alt.Chart(alt.InlineData(values=lines))
        .mark_bar(color=MARK, height=14)
        .encode(
            x=alt.X("value:Q", title=title, axis=alt.Axis(tickCount=5)),
            y=alt.Y("label:N", sort=None, title=None, axis=alt.Axis(grid=False, ticks=False, domain=False)),
            tooltip=[alt.Tooltip("label:N", title=" "), alt.Tooltip("value:Q", title=title, format=".2f")],
        )
    )
    return finished(chart, alt.Step(ROW), said)

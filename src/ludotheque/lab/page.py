"""The parts of a report's page, which the templates lay out, and how it writes numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from math import inf
from typing import Any, Final

from jinja2 import Environment, PackageLoader, StrictUndefined

from ludotheque.lab.figures import Mean, WinRate
from ludotheque.lab.measures import Unit

PROGRAMS: Final = ("vega.min.js", "vega-lite.min.js")
"""The libraries that draw the plots, in the order in which they need each other; ``vendor/README.md`` has their
origin."""
NONE: Final = "–"
MINUS: Final = "−"


@dataclass(frozen=True)
class TableCell:
    """A cell of a table: a figure or a name, what belongs to it in small letters, and whether it stands out."""

    text: str
    small: str = ""
    marked: bool = False


@dataclass(frozen=True)
class ReportTable:
    """A table: its first column has names, the others have figures. A ``folded`` one is opened by a click."""

    title: str
    heads: tuple[str, ...]
    rows: Sequence[Sequence[TableCell]]
    note: str = ""
    folded: bool = False
    prose: bool = False
    """Its cells are words, not figures."""


@dataclass(frozen=True)
class Plot:
    """A plot by its specification (:mod:`ludotheque.lab.plots`) under its title."""

    title: str
    spec: dict[str, Any]
    note: str = ""


@dataclass(frozen=True)
class Section:
    """The answer to one question: words first, then plots and tables."""

    title: str
    words: Sequence[str] = ()
    plots: Sequence[Plot] = ()
    tables: Sequence[ReportTable] = ()


@dataclass(frozen=True)
class Chapter:
    """An arm of an experiment, or what is said of all together."""

    id: str
    title: str
    short: Sequence[str] = ()
    """The most important findings, a sentence each."""
    sections: Sequence[Section] = field(default_factory=tuple)


@cache
def environment() -> Environment:
    """Return the templates: what they are given is data, never markup."""
    return Environment(
        loader=PackageLoader("ludotheque.lab"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def rendered(**context: object) -> str:
    """Return the page as HTML with everything in it that it needs."""
    folder = files("ludotheque.lab")
    libraries = [folder.joinpath("vendor", name).read_text(encoding="utf-8") for name in PROGRAMS]
    own = [folder.joinpath("templates", name).read_text(encoding="utf-8") for name in ("style.css", "plots.js")]
    style, drawing = own
    programs = [*(library.partition("\n//# sourceMappingURL")[0] for library in libraries), drawing]
    return environment().get_template("report.html").render(style=style, programs=programs, **context)


def amount(value: float, unit: Unit, sign: bool = False) -> str:
    """Write a figure of a measure with its unit; a difference, which has a sign, of shares in percentage points.

    >>> amount(0.5, "share"), amount(12.34, "points"), amount(2.345, ""), amount(-0.104, "share", sign=True)
    ('50.0%', '12.3', '2.35', '−10.4 pp')
    """
    digits = 2 if unit == "" and abs(value) < 10 else 1
    said = f"{100 * value if unit == 'share' else value:{'+' if sign else ''}.{digits}f}"
    if not said.strip("+-0."):
        said = said.strip("+-")  # nothing is neither more nor less
    return said.replace("-", MINUS) + ends(unit, sign)


def ends(unit: Unit, sign: bool = False) -> str:
    """Return what stands after a number."""
    if unit == "share":
        return " pp" if sign else "%"
    return " min" if unit == "minutes" else ""


def between(low: float, high: float, unit: Unit, sign: bool = False) -> str:
    """Write an interval.

    >>> between(0.4, 0.6, "share"), between(-1, 2.5, "points", sign=True), between(20, 30, "minutes")
    ('40.0 to 60.0%', '−1.0 to +2.5', '20.0 to 30.0 min')
    """
    return f"{amount(low, unit, sign).removesuffix(ends(unit, sign))} to {amount(high, unit, sign)}"


def chance(p: float) -> str:
    """Write how often something comes by chance alone.

    >>> chance(0.0321), chance(0.00001), chance(1.0)
    ('p = 0.032', 'p < 0.001', 'p = 1.000')
    """
    return "p < 0.001" if p < 0.0005 else f"p = {p:.3f}"


def share_of(one: WinRate) -> TableCell:
    """Return a share with its interval."""
    return TableCell(f"{one.rate:.1%}", between(*one.interval, "share")) if one.games else TableCell(NONE)


def mean_of(one: Mean, unit: Unit) -> TableCell:
    """Return a mean with its interval; a single game has none."""
    return TableCell(amount(one.mean, unit), "" if one.high == inf else between(one.low, one.high, unit))


def players(count: int) -> str:
    """Write a number of players."""
    return "1 player" if count == 1 else f"{count} players"

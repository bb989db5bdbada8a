"""The cost of a move in words, for every client: the page reads the same texts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ludotheque.core.events import Cause
from ludotheque.texts.phrases import say
from ludotheque.texts.texts import Texts

SHARED: Final = Path(__file__).with_name("shared")
MOST: Final = 0.85
"""The share of the cost from which a cause is said to be all of it."""
HALF: Final = 0.5
"""The share of the cost below which a cause is not said to be its reason."""


def cause_said(cause: Cause | None, seat: int, texts: Texts, names: Sequence[str], language: str = "en") -> str:
    """Return why a move of a seat cost something; ``None`` is a move with no clear cause.

    >>> from ludotheque import load
    >>> lost = Cause("own", "chips", None, 6.0, 0.0, after=1.2, better=7.2, worse=9, otherwise=0, pairs=10, share=0.9)
    >>> print(cause_said(lost, 0, Texts(load("leduc")).to(0), ["Ann", "Otto"]))
    On average, “Chips” brings you 1.2 points after it (7.2 after the better move): fewer in 9 of 10 trial games.
    """
    if cause is None:
        return say(SHARED, language, "why-none")
    values: dict[str, str | float] = {
        "you": texts.you(seat),
        "name": names[seat],
        "rival": "" if cause.rival is None else names[cause.rival],
        "points": _number(cause.points),
        "gains": _number(cause.gains),
        "after": _number(cause.after),
        "better": _number(cause.better),
        "worse": cause.worse,
        "otherwise": cause.otherwise,
        "pairs": cause.pairs,
    }
    about = "ending" if cause.kind == "ending" else "line"
    values[about] = texts.word("ending" if about == "ending" else "sheet", cause.key)
    said = say(SHARED, language, f"why-{cause.kind}", **values).replace("\n", " ")
    if cause.share >= MOST:
        return said
    part = "why-part" if cause.share >= HALF else "why-many"
    return f"{said} {say(SHARED, language, part, percent=round(100 * cause.share))}"


def _number(value: float) -> float:
    """Return a number as it is counted: one point is whole."""
    return int(value) if value == int(value) else value

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
    >>> lost = Cause("both", "banker", 1, 6.0, 5.5, worse=90, otherwise=0, pairs=128, share=0.9)
    >>> cause_said(lost, 0, Texts(load("koryo")).to(0), ["Ann", "Otto"])
    'It costs you 6 points for “Bankers (6)”, and gives Otto 5.5 more: fewer for you in 90 of 128 trial games.'
    """
    if cause is None:
        return say(SHARED, language, "why-none")
    values: dict[str, str | float] = {
        "you": texts.you(seat),
        "name": names[seat],
        "rival": "" if cause.rival is None else names[cause.rival],
        "points": _number(cause.points),
        "gains": _number(cause.gains),
        "worse": cause.worse,
        "otherwise": cause.otherwise,
        "pairs": cause.pairs,
    }
    about = "ending" if cause.kind == "ending" else "line"
    values[about] = texts.word("ending" if about == "ending" else "sheet", cause.key)
    said = say(SHARED, language, f"why-{cause.kind}", **values)
    if cause.share >= MOST:
        return said
    part = "why-part" if cause.share >= HALF else "why-many"
    return f"{said} {say(SHARED, language, part, percent=round(100 * cause.share))}"


def _number(value: float) -> float:
    """Return a number as it is counted: one point is whole."""
    return int(value) if value == int(value) else value

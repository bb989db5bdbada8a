"""The cost of a move in words, for every client: the page reads the same texts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from ludotheque.core.events import Cause, Event, Reason
from ludotheque.texts.phrases import say
from ludotheque.texts.texts import Texts

SHARED: Final = Path(__file__).with_name("shared")
MOST: Final = 0.85
"""The share of the cost from which a cause is said to be all of it."""
HALF: Final = 0.5
"""The share of the cost below which a cause is not said to be its reason."""
EVENTS: Final = ("event", "later")
"""The kinds of causes that name an event."""
WHOLE: Final = (*EVENTS, "drawback")
"""The kinds of causes that say enough by themselves."""


def causes_said(causes: Sequence[Cause], seat: int, texts: Texts, names: Sequence[str], language: str = "en") -> str:
    """Return why a move of a seat cost something; without causes, that nothing is clear.

    A line of the score sheet that is not half of the cost is left out if an event or a drawback says more.

    >>> from ludotheque import load
    >>> lost = Cause("own", "chips", None, 6.0, 0.0, after=1.0, better=7.0, worse=9, otherwise=0, pairs=10, share=0.9)
    >>> print(causes_said([lost], 0, Texts(load("leduc")).to(0), ["Ann", "Otto"]))
    Your score for “Chips”: 1 point on average after your move, 7 after the better one (fewer in 9 of 10 trial games).
    """
    more = any(one.kind in WHOLE for one in causes)
    said = [one for one in causes if one.kind in WHOLE or one.share >= HALF or not more]
    if not said:
        return say(SHARED, language, "why-none", you=texts.you(seat))
    return " ".join(_said(one, seat, texts, names, language) for one in said)


def _said(cause: Cause, seat: int, texts: Texts, names: Sequence[str], language: str) -> str:
    if cause.kind == "drawback":
        return texts.reason(Reason(cause.key, cause.args), names)
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
        _word(cause): _named(cause, texts, names),
    }
    if cause.kind == "later":
        return say(SHARED, language, "why-later", **values).replace("\n", " ")
    if cause.kind == "event":
        than = "more" if cause.worse > cause.otherwise else "less" if cause.otherwise < cause.pairs else "always"
        return say(SHARED, language, f"why-event-{than}", **values).replace("\n", " ")
    said = say(SHARED, language, f"why-{cause.kind}", **values).replace("\n", " ")
    if cause.share >= MOST:
        return said
    return f"{said} {say(SHARED, language, 'why-part', you=texts.you(seat), percent=round(100 * cause.share))}"


def _word(cause: Cause) -> str:
    """Return what the texts call the thing that a cause names."""
    return "event" if cause.kind in EVENTS else "ending" if cause.kind == "ending" else "line"


def _named(cause: Cause, texts: Texts, names: Sequence[str]) -> str:
    """Return the line of the sheet, the ending or the event in the game's words."""
    if cause.kind in EVENTS:
        event = Event(cause.key, cause.args)
        return texts.part(event, "consequence", names) or texts.event(event, names)
    return texts.word("ending" if cause.kind == "ending" else "sheet", cause.key)


def _number(value: float) -> float:
    """Return a number as it is counted: one point is whole."""
    return int(value) if value == int(value) else value

"""A position in a notebook: the question, the table drawn in boxes where the game draws one, and its sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from ludotheque.core.state import State
from ludotheque.core.telling import BOARD_WIDTH, COLOURS, INNER, Box, Drawing, Line, Part, wrapped
from ludotheque.texts.description import decider, drawing, parts, question
from ludotheque.texts.texts import Texts

TONES: Final = {
    **{tone: f"color:{colour}" for tone, colour in COLOURS.items()},
    "strong": "font-weight:bold",
    "soft": "opacity:.65",
    "bad": f"color:{COLOURS['bad']};font-weight:bold",
    "accent": f"color:{COLOURS['accent']};font-weight:bold",
}
"""The style of each tone."""
BAND: Final = "display:flex;gap:4px;margin-bottom:4px"
BOX: Final = "border:1px solid #8888;border-radius:4px;padding:2px 8px;white-space:pre;line-height:1.35"


@dataclass(frozen=True, slots=True)
class Shown:
    """A position as the player who decides sees it, or as a spectator does once it is over."""

    title: str
    asked: str
    drawn: Drawing | None
    told: list[Part]


def _shown(state: State) -> Shown:
    game = state.game
    texts, seat = Texts(game, "en"), decider(state)
    names = [f"Player {number + 1}" for number in range(state.num_players)]
    asked = question(texts, state, names, yours=seat is not None)
    view = game.view(state, seat)
    return Shown(game.title, asked, drawing(texts, view, names), parts(texts, view, names))


def page(state: State) -> str:
    """Show a position as the player who decides sees it, or as a spectator does once it is over, as HTML.

    >>> from ludotheque import load
    >>> page(load("leduc").start(2, seed=1)).startswith("<div class='ludotheque'><h4>Leduc poker</h4>")
    True
    """
    shown = _shown(state)
    told = _told(shown.told)
    if shown.drawn is not None:
        told = f"{_drawn(shown.drawn)}<details><summary>In words</summary>{told}</details>"
    heading = f"<h4>{escape(shown.title)}</h4><p><strong>{escape(shown.asked)}</strong></p>"
    return f"<div class='ludotheque'>{heading}{told}</div>"


def boxes(state: State) -> Drawing:
    """Draw what :func:`page` shows in boxes alone; a game without a drawing has its sentences in them.

    >>> from ludotheque import load
    >>> [band[0].title for band in boxes(load("leduc").start(2, seed=1)).bands]
    ['Leduc poker', 'Leduc poker']
    """
    shown = _shown(state)
    bands = [[Box(part.heading, BOARD_WIDTH, _wrapped(part.lines))] for part in shown.told]
    if shown.drawn is not None:
        bands = shown.drawn.unfolded().bands
    return Drawing([[Box(shown.title, BOARD_WIDTH, _wrapped([shown.asked]))], *bands])


def _wrapped(lines: Sequence[str]) -> list[Line]:
    return [row for line in lines for row in wrapped(line, INNER)]


def _told(said: Sequence[Part]) -> str:
    found = []
    for part in said:
        rows = "".join(f"<li>{escape(line)}</li>" for line in part.lines)
        found.append(f"<h5>{escape(part.heading)}</h5><ul>{rows}</ul>" if part.heading else f"<ul>{rows}</ul>")
    return "".join(found)


def _drawn(drawn: Drawing) -> str:
    bands = "".join(f"<div style='{BAND}'>{''.join(map(_box, band))}</div>" for band in drawn.unfolded().bands)
    return f"<div style='font-family:monospace;overflow-x:auto'>{bands}</div>"


def _box(box: Box) -> str:
    lines = [f"<span style='{_style(box.tone or 'strong')}'>{escape(box.title)}</span>", *map(_line, box.lines)]
    return f"<div style='{BOX};min-width:{box.inner}ch'>{chr(10).join(lines)}</div>"


def _line(line: Line) -> str:
    return "".join(
        f"<span style='{_style(span.tone)}'>{escape(span.text)}</span>" if span.tone else escape(span.text)
        for span in line
    )


def _style(tones: str) -> str:
    """Return the style of tones with blanks between them."""
    return ";".join(TONES.get(tone, "") for tone in tones.split())

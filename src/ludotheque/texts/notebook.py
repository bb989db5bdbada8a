"""A position in a notebook: the question, the table drawn in boxes where the game draws one, and its sentences."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from ludotheque.core.state import State
from ludotheque.core.telling import Box, Drawing, Line, Part
from ludotheque.texts.description import decider, drawing, parts, question
from ludotheque.texts.texts import Texts

TONES: Final = {
    "strong": "font-weight:bold",
    "soft": "opacity:.65",
    "good": "color:#2f9e44",
    "bad": "color:#e03131;font-weight:bold",
    "accent": "color:#b7791f;font-weight:bold",
    "red": "color:#e03131",
    "green": "color:#2f9e44",
    "yellow": "color:#b7791f",
    "blue": "color:#3b7ddd",
    "magenta": "color:#b04ab0",
    "cyan": "color:#1290a8",
    "seat0": "color:#1290a8",
    "seat1": "color:#b04ab0",
    "seat2": "color:#2f9e44",
    "seat3": "color:#b7791f",
}
"""The style of each tone, to be read on white and on black: notebooks have both."""
BAND: Final = "display:flex;gap:4px;margin-bottom:4px"
BOX: Final = "border:1px solid #8888;border-radius:4px;padding:2px 8px;white-space:pre;line-height:1.35"


def page(state: State) -> str:
    """Show a position as the player who decides sees it, or as a spectator does once it is over, as HTML.

    >>> from ludotheque import load
    >>> page(load("leduc").start(2, seed=1)).startswith("<div class='ludotheque'><h4>Leduc poker</h4>")
    True
    """
    game = state.game
    texts, seat = Texts(game, "en"), decider(state)
    names = [f"Player {number + 1}" for number in range(state.num_players)]
    asked = question(texts, state, names, yours=seat is not None)
    view = game.view(state, seat)
    drawn, told = drawing(texts, view, names), _told(parts(texts, view, names))
    if drawn is not None:
        told = f"{_drawn(drawn)}<details><summary>In words</summary>{told}</details>"
    heading = f"<h4>{escape(game.title)}</h4><p><strong>{escape(asked)}</strong></p>"
    return f"<div class='ludotheque'>{heading}{told}</div>"


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

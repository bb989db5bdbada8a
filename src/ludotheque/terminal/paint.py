"""A drawing as text with styles: tones become the sixteen colours that every terminal has, by its own palette."""

from __future__ import annotations

from rich.text import Text

from ludotheque.core.telling import Box, Drawing, Line, Part, cut, length
from ludotheque.core.telling import cells as cells_of

TONES = {
    "strong": "bold",
    "soft": "dim",
    "good": "green",
    "bad": "bold red",
    "accent": "bold yellow",
    "seat0": "cyan",
    "seat1": "magenta",
    "seat2": "green",
    "seat3": "yellow",
}
"""Tones that are no colours of their own name."""


def style(tone: str) -> str:
    """Return a style for tones, several of them with blanks between.

    >>> style("seat0 strong"), style("red"), style("")
    ('cyan bold', 'red', '')
    """
    return " ".join(TONES.get(one, one) for one in tone.split())


def drawn(drawing: Drawing) -> Text:
    """Return a drawing with the borders of its boxes."""
    text = Text(no_wrap=True, end="")
    for band in drawing.bands:
        height = max(len(box.lines) for box in band)
        for box in band:
            _top(text, box)
        text.append("\n")
        for at in range(height):
            for box in band:
                _line(text, box, box.lines[at] if at < len(box.lines) else [])
            text.append("\n")
        for box in band:
            text.append("└" + "─" * (box.width - 2) + "┘", "dim")
        text.append("\n")
    text.right_crop(1)
    return text


def _top(text: Text, box: Box) -> None:
    title = cut(box.title, box.width - 6)
    text.append("┌─ ", "dim")
    text.append(title, style(box.tone) or "bold")
    text.append(" " + "─" * (box.width - 5 - cells_of(title)) + "┐", "dim")


def _line(text: Text, box: Box, line: Line) -> None:
    text.append("│ ", "dim")
    for span in line:
        text.append(span.text, style(span.tone))
    text.append(" " * (box.inner - length(line)))
    text.append(" │", "dim")


def sentences(parts: list[Part]) -> Text:
    """Return a description, its headings in bold."""
    text = Text()
    for at, part in enumerate(parts):
        text.append("\n" if at else "")
        if part.heading:
            text.append(part.heading + "\n", "bold")
        for line in part.lines:
            text.append(line + "\n")
    return text

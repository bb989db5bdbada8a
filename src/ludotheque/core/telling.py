"""The words and drawing elements with which a game describes a seat's view.

A game builds both from a *view* alone (:data:`ludotheque.core.game.View`), so neither can tell more than is seen. It
knows no terminal and no library: sentences come from its own texts through :class:`Words`, and a drawing is boxes of
spans, each with a tone that the terminal turns into a colour.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple, Protocol

from ludotheque.core.events import Arg
from ludotheque.core.visible import ISOLATES

BOARD_WIDTH: Final = 66
BOARD_HEIGHT: Final = 28
"""The cells that a drawing may take: beside the choices, on a terminal of 100 columns and 30 lines."""
BORDERS: Final = 2
"""The cells that the two borders of a box take, in each direction."""
MARGINS: Final = 2
"""The blank cells inside the left and right borders."""
INNER: Final = BOARD_WIDTH - BORDERS - MARGINS
"""The cells of a line in a box of full width."""
ELLIPSIS: Final = "…"


class Words(Protocol):
    """The texts of a game in one language, and the names of its players."""

    names: Sequence[str]

    def say(self, id: str, /, **args: Arg) -> str:
        """Return a text; its arguments are resolved as in events (``docs/protocol.md``, Texts)."""

    def message(self, id: str, /, **args: str | int) -> str:
        """Return a text, with its arguments as they are."""

    def word(self, argument: str, word: str, count: int | None = None) -> str:
        """Return one word of the game, such as a kind of card, or so many of it."""

    def within(self, argument: str, word: str) -> str:
        """Return a word as it stands within a sentence: its attribute ``.the``, or the word itself."""

    def you(self, seat: int) -> str:
        """Return the ``$you`` of a text about that seat: ``seat`` if it is the reader's, else ``none``."""

    def listed(self, items: Sequence[str]) -> str:
        """Join items as the language joins lists."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a description: a heading, and sentences."""

    heading: str
    lines: list[str]


class Span(NamedTuple):
    """Text in one tone: "", ``strong``, ``soft``, ``good``, ``bad``, ``accent``, a colour or ``seat0`` to ``seat3``.

    Colours are ``red``, ``green``, ``yellow``, ``blue``, ``magenta`` and ``cyan``. A tone only repeats what the text
    says, because a terminal may have no colours.
    """

    text: str
    tone: str = ""


Line = list[Span]

COLOURS: Final = {
    "good": "#2f9e44",
    "bad": "#e03131",
    "accent": "#b7791f",
    "red": "#e03131",
    "green": "#2f9e44",
    "yellow": "#b7791f",
    "blue": "#3b7ddd",
    "magenta": "#b04ab0",
    "cyan": "#1290a8",
    "seat0": "#1290a8",
    "seat1": "#b04ab0",
    "seat2": "#2f9e44",
    "seat3": "#b7791f",
}
"""The colours of tones, to be read on white and on black: notebooks have both."""


@dataclass(frozen=True, slots=True)
class Box:
    """A part of a drawing with a border: its title, its width in cells with the border, and its lines."""

    title: str
    width: int
    lines: list[Line]
    tone: str = ""

    @property
    def inner(self) -> int:
        """The cells that a line may take."""
        return self.width - BORDERS - MARGINS


@dataclass(frozen=True, slots=True)
class Drawing:
    """A table in boxes: bands from top to bottom, each with boxes from left to right.

    ``back`` has boxes for which there is no room beside the others: a key turns the drawing over. ``names`` say in a
    word what each of the two sides shows; they may be empty.
    """

    bands: list[list[Box]] = field(default_factory=list)
    back: list[list[Box]] = field(default_factory=list)
    names: tuple[str, str] = ("", "")

    def over(self) -> Drawing:
        """Return the drawing turned over; the same if it has no back."""
        return Drawing(self.back, self.bands, self.names[::-1]) if self.back else self

    def unfolded(self) -> Drawing:
        """Return both sides below each other, for a terminal with room for them; what is on both is there once."""
        titles = {box.title for band in self.bands for box in band}
        return Drawing([*self.bands, *(band for band in self.back if titles.isdisjoint(box.title for box in band))])

    def height(self) -> int:
        """Return how many lines the drawing takes."""
        return sum(max(len(box.lines) for box in band) + BORDERS for band in self.bands)

    def faults(self) -> list[str]:
        """Name what does not fit: lines that are too long for their box, and too many cells in a direction."""
        found = [
            f"{box.title!r}: {''.join(span.text for span in line)!r} takes more than {box.inner} cells"
            for band in self.bands
            for box in band
            for line in box.lines
            if length(line) > box.inner
        ]
        found += [
            f"the boxes {[box.title for box in band]} take more than {BOARD_WIDTH} cells"
            for band in self.bands
            if sum(box.width for box in band) > BOARD_WIDTH
        ]
        if self.height() > BOARD_HEIGHT:
            found.append(f"the drawing takes {self.height()} lines, more than {BOARD_HEIGHT}")
        return found + Drawing(self.back).faults() if self.back else found


def cells(text: str) -> int:
    """Return how many cells of a terminal a text takes.

    >>> cells("Koryŏ"), cells("고려")
    (5, 4)
    """
    wide = sum(unicodedata.east_asian_width(one) in "WF" for one in text)
    return len(text) + wide - sum(unicodedata.combining(one) > 0 or one in ISOLATES for one in text)


def length(line: Line) -> int:
    """Return how many cells a line takes."""
    return sum(cells(span.text) for span in line)


def fit(text: str, width: int) -> str:
    """Return a text in just so many cells: filled with blanks, or cut with an ellipsis.

    >>> fit("Ann", 5), fit("Guillaume", 5)
    ('Ann  ', 'Guil…')
    """
    return cut(text, width) + " " * max(0, width - cells(text))


def cut(text: str, width: int) -> str:
    """Return a text in so many cells at most.

    >>> cut("Ann", 5), cut("Guillaume", 5)
    ('Ann', 'Guil…')
    """
    if cells(text) <= width:
        return text
    while cells(text) > width - 1:
        text = text[:-1]
    return _closed(text + ELLIPSIS)


def _closed(text: str) -> str:
    """Return a text that ends what it began to keep apart: else that takes in what follows on its row."""
    start, end = ISOLATES
    return text + end * (text.count(start) - text.count(end))


def right(text: str, width: int) -> str:
    """Return a text at the right end of so many cells.

    >>> right("7", 3)
    '  7'
    """
    return " " * max(0, width - cells(text)) + cut(text, width)


def seat_tone(seat: int) -> str:
    """Return the tone of a seat.

    >>> seat_tone(2)
    'seat2'
    """
    return f"seat{seat % 4}"


def flowed(spans: Sequence[Span], width: int, gap: str = "  ") -> list[Line]:
    """Return spans in lines of so many cells, with a gap between them; one that is too long is cut.

    >>> [[span.text for span in line] for line in flowed([Span("one"), Span("two"), Span("three")], 8)]
    [['one', '  ', 'two'], ['three']]
    """
    lines: list[Line] = []
    for span in spans:
        one = Span(cut(span.text, width), span.tone)
        if lines and length(lines[-1]) + cells(gap) + cells(one.text) <= width:
            lines[-1] += [Span(gap), one]
        else:
            lines.append([one])
    return lines


def wrapped(text: str, width: int, tone: str = "") -> list[Line]:
    """Return a text in lines of so many cells, broken at its blanks.

    >>> [line[0].text for line in wrapped("one two three", 8)]
    ['one two', 'three']
    """
    return [
        [Span(_closed("".join(span.text for span in line)), tone)]
        for line in flowed([Span(w) for w in text.split()], width, " ")
    ]

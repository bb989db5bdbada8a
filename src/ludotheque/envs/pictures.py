"""The pictures of environments: the position as text, or a picture of the table as pixels, which a window can show.

A picture has what a notebook shows of a position: the table as the player who decides sees it.
"""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from ludotheque.core.errors import BadInput
from ludotheque.core.extras import lacking
from ludotheque.core.state import State, library
from ludotheque.core.telling import BORDERS, COLOURS, MARGINS, Box, Line, Span, cells
from ludotheque.envs.common import EnvTable

try:
    from gymnasium.error import UnsupportedMode
except ModuleNotFoundError as _missing:
    raise lacking("envs", _missing.name) from None

if TYPE_CHECKING:
    from matplotlib.figure import Figure

Pixels = NDArray[np.uint8]
ANSI: Final = "ansi"
PIXELS: Final = "rgb_array"
WINDOW: Final = "human"
MODES: Final = (ANSI, PIXELS, WINDOW)
FPS: Final = 2
"""Pictures a second in a video or a window: one is to be read, and shows a decision."""
WIDTH: Final = 800
HEIGHT: Final = 880
"""The size of all pictures in pixels: that of a video does not change."""
DPI: Final = 72
FONT: Final = "DejaVu Sans Mono"
"""It comes with the library that draws."""
ADVANCE: Final = 0.602
"""The width of its letters, as a share of its size."""
LEADING: Final = 2.0
"""The height of a line, as a multiple of the width of a letter."""
PAPER: Final = "#ffffff"
INK: Final = "#1b1b1b"
FRAME: Final = "#bbbbbb"
FAINT: Final = 0.6


class UnknownRenderMode(BadInput, UnsupportedMode):
    """A way of rendering that an environment has not. The text lists those that it has."""


def render_mode_of(asked: str | None, known: tuple[str, ...] = MODES) -> str:
    """Return a way of rendering; without a name, as text. UnknownRenderMode lists what is known."""
    if asked is not None and asked not in known:
        listed = ", ".join(map(repr, known))
        raise UnknownRenderMode(f"render_mode must be one of {listed}, or None for {ANSI!r}, not {asked!r}")
    return asked or ANSI


def metadata(**more: object) -> dict[str, Any]:
    """Return what an environment says of itself: how it renders, and other facts."""
    return {"render_modes": list(MODES), "render_fps": FPS, **more}


class Pictures:
    """The pictures of an environment, in one way of rendering."""

    def __init__(self, table: EnvTable, mode: str) -> None:
        self._table = table
        self._mode = mode
        self._window: Window | None = None

    def render(self, state: State) -> str | Pixels | None:
        """Return the position as JSON, secrets included, or the table as pixels; a window has it already."""
        if self._mode == WINDOW:
            return None
        return pixels(state) if self._mode == PIXELS else str(self._table.words(state))

    def update(self, state: State) -> None:
        """Show the table if there is to be a window."""
        if self._mode == WINDOW:
            self._window = self._window or Window()
            self._window.show(pixels(state))

    def close(self) -> None:
        """Close the window."""
        if self._window is not None:
            self._window.close()
            self._window = None


class Window:
    """A window with pictures."""

    def __init__(self) -> None:
        try:
            import pygame
        except ModuleNotFoundError as missing:
            raise lacking("pictures", missing.name) from None
        self._pygame: Any = pygame
        pygame.display.init()
        pygame.display.set_caption("Ludotheque")
        self._screen: Any = pygame.display.set_mode((WIDTH, HEIGHT))
        self._clock: Any = pygame.time.Clock()

    def show(self, picture: Pixels) -> None:
        """Show a picture, as long as one is shown."""
        self._pygame.surfarray.blit_array(self._screen, picture.swapaxes(0, 1))
        self._pygame.event.pump()
        self._pygame.display.flip()
        self._clock.tick(FPS)

    def close(self) -> None:
        """Close it."""
        self._pygame.display.quit()


def pixels(state: State) -> Pixels:
    """Draw the table as the player who decides sees it, or as a spectator does once it is over: height, width, RGB.

    MissingExtra if the library that draws is not installed.
    """
    try:
        from matplotlib.backends.backend_agg import FigureCanvasAgg
        from matplotlib.figure import Figure
    except ModuleNotFoundError as missing:
        raise lacking("pictures", missing.name) from None
    figure = Figure((WIDTH / DPI, HEIGHT / DPI), dpi=DPI, facecolor=PAPER)
    canvas: Any = FigureCanvasAgg(figure)
    bands = library().drawing(state).bands
    heights = [max(map(_rows, band)) for band in bands]
    across = max(sum(box.width for box in band) for band in bands)
    letter = min(WIDTH / (across + 1), HEIGHT / (sum(heights) + 1) / LEADING)
    pen = Pen(figure, letter)
    for top, band in zip(accumulate(heights, initial=0), bands, strict=False):
        for left, box in zip(accumulate((box.width for box in band), initial=0), band, strict=False):
            pen.box(left, top, box)
    canvas.draw()
    return np.asarray(canvas.buffer_rgba())[:, :, :3].copy()


def _rows(box: Box) -> int:
    """Return the rows of a box: its title, its lines and its borders."""
    return 1 + len(box.lines) + 1


class Pen:
    """Draws boxes and text on a figure, in letters of one width."""

    def __init__(self, figure: Figure, letter: float) -> None:
        self._figure = figure
        self._letter = letter
        self._row = letter * LEADING
        self._size = letter / ADVANCE * 72 / DPI

    def box(self, left: int, top: int, box: Box) -> None:
        """Draw a box, its left upper corner in this column and row."""
        from matplotlib.patches import Rectangle
        from matplotlib.transforms import IdentityTransform

        high = (_rows(box) - 0.5) * self._row
        corner = (left + 0.5) * self._letter, HEIGHT - (top + 0.5) * self._row - high
        wide = (box.width - 0.5) * self._letter
        frame = Rectangle(corner, wide, high, fill=False, edgecolor=FRAME, transform=IdentityTransform())
        self._figure.add_artist(frame)
        start = left + (BORDERS + MARGINS) // 2
        for row, line in enumerate([[Span(box.title, box.tone or "strong")], *box.lines]):
            self._line(start, top + row + 1, line)

    def _line(self, column: int, row: int, line: Line) -> None:
        for span in line:
            tones = span.tone.split()
            colours = [COLOURS[tone] for tone in tones if tone in COLOURS]
            self._figure.text(
                column * self._letter / WIDTH,
                1 - (row + 0.3) * self._row / HEIGHT,
                span.text,
                parse_math=False,
                family=FONT,
                size=self._size,
                color=colours[-1] if colours else INK,
                weight="bold" if "strong" in tones else "normal",
                alpha=FAINT if "soft" in tones else 1,
                va="center",
            )
            column += cells(span.text)

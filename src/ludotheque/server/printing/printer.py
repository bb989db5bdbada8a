"""Print result cards one at a time and cache the latest."""

from __future__ import annotations

import asyncio
import importlib.util
import logging
import subprocess
import sys
from collections import OrderedDict

from ludotheque.app.people.result_cards.drawing import FONTS, svg
from ludotheque.app.people.result_cards.facts import Facts
from ludotheque.app.protocol.refused import Refused, TooMany
from ludotheque.app.store.interface import Unavailable
from ludotheque.server.printing import press

log: logging.Logger = logging.getLogger(__name__)

LIBRARY = "resvg_py"
"""That of the extra `cards`."""
KEPT = 64
"""Cards in memory, of about 250 kB each."""
MOST_WAITING = 16
TRY_AGAIN = 5.0
PATIENCE = 20.0
"""Seconds that a card may take on a machine with much else to do."""
MOST_LOGGED = 500
"""Characters of an error in the log."""


def installed() -> bool:
    """Return whether the library that draws is here."""
    return importlib.util.find_spec(LIBRARY) is not None


class CardPrinter:
    """Prints the cards of one server."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Facts, bytes] = OrderedDict()
        self._turn = asyncio.Lock()
        self._waiting = 0
        self.on: bool = installed()

    async def card(self, facts: Facts) -> bytes:
        """Return a card as PNG.

        Raises:
            Refused: this server draws no cards.
            TooMany: many others are being drawn.
            Unavailable: it could not be drawn.
        """
        if not self.on:
            raise Refused("this server draws no pictures of results", "no-cards")
        if facts in self._kept:
            self._kept.move_to_end(facts)
            return self._kept[facts]
        if self._waiting >= MOST_WAITING:
            raise TooMany("many pictures are being drawn at the moment; try again in a few seconds", TRY_AGAIN)
        self._waiting += 1
        try:
            async with self._turn:
                return self._kept.get(facts) or self._keep(facts, await asyncio.to_thread(_print, svg(facts)))
        finally:
            self._waiting -= 1

    def _keep(self, facts: Facts, card: bytes) -> bytes:
        self._kept[facts] = card
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return card


def _print(drawn: str) -> bytes:
    """Return an SVG as PNG, drawn by another process."""
    fonts = [str(font) for font in sorted(FONTS.glob("*.ttf"))]
    command = [sys.executable, press.__file__, *fonts]
    try:
        done = subprocess.run(command, input=drawn.encode(), capture_output=True, timeout=PATIENCE, check=True)
    except subprocess.TimeoutExpired:
        raise Unavailable("the picture could not be drawn in time; try again") from None
    except subprocess.CalledProcessError as error:
        log.error("a card could not be drawn: %s", error.stderr.decode(errors="replace")[-MOST_LOGGED:])
        raise Unavailable("the picture could not be drawn; try again") from None
    return done.stdout

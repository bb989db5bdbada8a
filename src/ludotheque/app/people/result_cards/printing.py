"""The interface between result cards and the printer that turns them into pictures."""

from __future__ import annotations

from typing import Protocol

from ludotheque.app.people.result_cards.facts import Facts


class Printer(Protocol):
    """Prints result cards."""

    @property
    def on(self) -> bool:
        """Return whether this server draws pictures."""

    async def card(self, facts: Facts) -> bytes:
        """Return a card as PNG.

        Raises:
            Refused: this server draws no cards.
            TooMany: many others are being drawn.
            Unavailable: it could not be drawn.
        """

"""Presence at a table: how long each player has been without a connection."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ludotheque.app.store.interface import StoredSeat
from ludotheque.app.tables.timekeeping.ticker import Ticker


class Presence:
    """The time for which the player of each seat has been without a connection."""

    def __init__(self, ticker: Ticker) -> None:
        self._ticker = ticker
        self._since: dict[int, float] = {}

    def update(self, seats: Sequence[StoredSeat], connected: Collection[int]) -> list[int]:
        """Note who is connected, and return the seats of those who have just come back."""
        theirs = {number for number, seat in enumerate(seats) if seat.guest is not None}
        back = [number for number in self._since if number in connected]
        at = self._ticker.now()
        self._since = {number: self._since.get(number, at) for number in sorted(theirs - set(connected))}
        return back

    def away(self, seat: int) -> float | None:
        """Return for how many seconds the player of a seat has been away; None for one who is here, and for bots."""
        since = self._since.get(seat)
        return None if since is None else max(0.0, self._ticker.now() - since)

    def reset(self, seat: int) -> None:
        """Wait for the player of a seat from now on."""
        if seat in self._since:
            self._since[seat] = self._ticker.now()

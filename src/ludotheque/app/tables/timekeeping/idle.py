"""Players who are connected, are to decide, and do nothing: at a table without a clock the others need not wait."""

from __future__ import annotations

from collections.abc import Collection

from ludotheque.app.tables.timekeeping.ticker import Ticker


class Idle:
    """The time for which each seat that is to decide has done nothing. A restart begins to count again.

    Args:
        ticker: the time to go by.
        patience: the seconds after which a seat counts as idle; None where a clock decides about that.
    """

    def __init__(self, ticker: Ticker, patience: float | None) -> None:
        self._ticker = ticker
        self._patience = patience
        self._since: dict[int, float] = {}
        self._told: set[int] = set()

    def turn(self, deciders: Collection[int], decided: int | None = None) -> None:
        """Note who is to decide, and who has just done something."""
        if self._patience is None:
            return
        at = self._ticker.now()
        self._since = {seat: at if seat == decided else self._since.get(seat, at) for seat in deciders}

    def woken(self) -> bool:
        """Return whether a seat is idle no longer that was at the last look."""
        over = {seat for seat in self._told if self.of(seat) is None}
        self._told -= over
        return bool(over)

    def of(self, seat: int) -> float | None:
        """Return the seconds for which a seat has done nothing; None while the others are to wait for it."""
        since = self._since.get(seat)
        if since is None or self._patience is None:
            return None
        passed = self._ticker.now() - since
        return passed if passed >= self._patience else None

    def next_ring(self) -> float | None:
        """Return the time, by the ticker, at which the first of those seats could be idle; None if none can."""
        waited = [since for seat, since in self._since.items() if seat not in self._told]
        return min(waited) + self._patience if waited and self._patience is not None else None

    def look(self) -> bool:
        """Return whether a seat has become idle since the last look."""
        idle = {seat for seat in self._since if self.of(seat) is not None}
        new = bool(idle - self._told)
        self._told |= idle
        return new

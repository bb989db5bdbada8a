"""Players who are connected, are to decide, and do nothing: at a table without a clock the others need not wait."""

from __future__ import annotations

from collections.abc import Callable, Collection

from ludotheque.server.table.seats.ticker import Alarm, Ticker


class Idle:
    """The time for which each seat that is to decide has done nothing. A restart begins to count again.

    Args:
        ticker: the time to go by.
        patience: the seconds after which a seat counts as idle; None where a clock decides about that.
        rung: called when a seat has become idle.
    """

    def __init__(self, ticker: Ticker, patience: float | None, rung: Callable[[], None]) -> None:
        self._ticker = ticker
        self._patience = patience
        self._rung = rung
        self._since: dict[int, float] = {}
        self._told: set[int] = set()
        self._alarm: Alarm | None = None

    def turn(self, deciders: Collection[int], decided: int | None = None) -> None:
        """Note who is to decide, and who has just done something."""
        if self._patience is None:
            return
        at = self._ticker.now()
        self._since = {seat: at if seat == decided else self._since.get(seat, at) for seat in deciders}
        self._arm()

    def woken(self) -> bool:
        """Return whether a seat is idle no longer that was when this was asked last, or when we rang."""
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

    def stop(self) -> None:
        """Ring no more."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _arm(self) -> None:
        """Ring when the first of those seats could be idle. An alarm that is set is let ring: moves are many."""
        waited = [since for seat, since in self._since.items() if seat not in self._told]
        if waited and self._alarm is None and self._patience is not None:
            self._alarm = self._ticker.at(min(waited) + self._patience, self._ring)

    def _ring(self) -> None:
        self._alarm = None
        idle = {seat for seat in self._since if self.of(seat) is not None}
        if idle - self._told:
            self._told |= idle
            self._rung()
        self._arm()

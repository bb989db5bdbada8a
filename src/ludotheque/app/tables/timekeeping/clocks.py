"""The players' clocks of one table."""

from __future__ import annotations

from collections.abc import Collection

from ludotheque.app.protocol.terms import HOUR, Clock
from ludotheque.app.tables.timekeeping.ticker import Ticker

MS = 1000
SAVED_EVERY = float(HOUR)
"""Seconds after which a running clock is saved although no one has decided: that much a crash gives back at most."""
GRACE = 30.0
"""Seconds that players have to connect, at the deal and again after a restart, before their clocks go on."""
NEVER = -1
FRESH_START = 10 * MS
"""The least time of a player who comes back after running out of it."""


class Clocks:
    """Clocks that run for the seats that are to decide. All times are milliseconds, but those of the ticker.

    Args:
        clock: the table's terms.
        ticker: the time to go by.
        kept: each seat's time of its turn and its bank, as they were saved; None for a new game of ``players``.
    """

    def __init__(self, clock: Clock, ticker: Ticker, players: int, kept: list[list[int]] | None) -> None:
        self._clock = clock
        self._ticker = ticker
        self._left = [[clock.turn * MS, clock.bank * MS] for _ in range(players)]
        if kept is not None:
            self._left = [list(one) for one in kept]
        self._running: frozenset[int] = frozenset()
        self._asked = [NEVER] * players
        """The length of the game at which each seat was asked last, counted in decisions that stand."""
        self._since = ticker.now()

    @property
    def running(self) -> list[int]:
        """The seats whose clocks run."""
        return sorted(self._running)

    @property
    def still(self) -> bool:
        """Return whether no time passes now, because players are to come back or because it is night."""
        nights = self._clock.nights
        return self._since > self._ticker.now() or (nights is not None and nights.asleep(self._ticker.wall()))

    def turn(self, deciders: Collection[int], length: int, decided: int | None = None) -> None:
        """Stop the clocks of those who have decided, and have those of all who are to decide run.

        A turn begins once for each decision: who takes it back, or takes a seat back, has what was left of it.

        Args:
            deciders: the seats that are to decide now.
            length: the length of the game, counted in decisions that stand.
            decided: the seat that has just decided, which gets the increment.
        """
        self._charge()
        if decided is not None:
            self._left[decided][1] += self._clock.increment * MS
        for seat in set(deciders) - self._running:
            if length > self._asked[seat]:
                self._left[seat][0] = self._clock.turn * MS
        self._asked = [length if seat in deciders else min(length, at) for seat, at in enumerate(self._asked)]
        self._running = frozenset(deciders)

    def resume(self, deciders: Collection[int], length: int, grace: float = 0.0) -> None:
        """Have the clocks run again as they were saved, once the players have had so many seconds to come back."""
        self._asked = [length] * len(self._asked)
        self._since = self._ticker.now() + grace
        self._running = frozenset(deciders)

    def arrive(self, seats: Collection[int]) -> bool:
        """Go on at once if one of the players who were waited for has come; True if that changed anything."""
        if self._since <= self._ticker.now() or not self._running & set(seats):
            return False
        self._since = self._ticker.now()
        return True

    def take_back(self, seat: int) -> None:
        """Take the increment of a decision back with the decision; it never makes the time run out."""
        left = self._left[seat]
        left[1] = max(min(left[1], FRESH_START), left[1] - self._clock.increment * MS)

    def fresh_start(self, seat: int) -> None:
        """Give a player who comes back time to decide, if there is none left."""
        self._charge()
        left = self._left[seat]
        if sum(left) <= 0:
            left[1] = max(self._clock.increment * MS, FRESH_START)

    def left(self) -> list[int]:
        """Return the time that each seat has."""
        self._charge()
        return [max(0, sum(one)) for one in self._left]

    def kept(self) -> list[list[int]]:
        """Return what is to be saved."""
        self._charge()
        return [list(one) for one in self._left]

    def out_of_time(self) -> list[int]:
        """Return the seats whose time has run out while they were to decide."""
        left = self.left()
        return [seat for seat in self.running if left[seat] <= 0]

    def first_end(self) -> int | None:
        """Return the time until the first running clock runs out, or None if none is running."""
        left = self.left()
        return min((left[seat] for seat in self._running), default=None)

    def due(self) -> float | None:
        """Return the time of day at which the first running clock runs out, or None if none is running."""
        end = self.first_end()
        return None if end is None else self._ticker.wall() + self._real(end / MS)

    def next_ring(self) -> float | None:
        """Return the time, by the ticker, at which a clock runs out or is due to be saved; None if none runs."""
        end = self.first_end()
        if end is None:
            return None
        # A millisecond later, so that nothing is left by then.
        return self._ticker.now() + min(self._real((end + 1) / MS), self._until_change())

    def _charge(self) -> None:
        """Take the time that has passed off the running clocks: off that of the turn first, then off the bank."""
        at = self._ticker.now()
        passed = self._passed(at)
        for seat in self._running:
            left = self._left[seat]
            of_turn = min(passed, left[0])
            left[0] -= of_turn
            left[1] = max(0, left[1] - (passed - of_turn))

    def _passed(self, at: float) -> int:
        """Return the whole milliseconds that count since the last time, and remember what was left over."""
        nights, real = self._clock.nights, at - self._since
        if real <= 0:
            return 0
        if nights is None:
            passed = int(real * MS)
            self._since += passed / MS
            return passed
        now = self._ticker.wall()
        self._since = at
        return int(nights.awake(now - real, now) * MS)

    def _real(self, seconds: float) -> float:
        """Return how long it really takes until so many seconds of a clock have passed."""
        nights, now = self._clock.nights, self._ticker.wall()
        return seconds if nights is None else nights.after(now, seconds) - now

    def _until_change(self) -> float:
        """Return the seconds until clocks are saved, a night begins or ends, or no one is waited for any more."""
        nights, now = self._clock.nights, self._ticker.wall()
        if self._since > self._ticker.now():
            return self._since - self._ticker.now()
        return SAVED_EVERY if nights is None else min(SAVED_EVERY, nights.next_change(now) - now)

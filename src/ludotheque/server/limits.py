"""How much one socket may send."""

from __future__ import annotations

import time
from collections.abc import Callable


class Allowance:
    """A bucket of messages that refills steadily.

    >>> clock = iter([0.0, 0.0, 0.0, 1.0])
    >>> allowance = Allowance(per_second=1, burst=1, clock=lambda: next(clock))
    >>> allowance.take(), allowance.take(), allowance.take()
    (True, False, True)
    """

    def __init__(self, per_second: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = per_second
        self._burst = float(burst)
        self._left = float(burst)
        self._clock = clock
        self._at = clock()

    def take(self) -> bool:
        """Take one message, if there is one left."""
        at = self._clock()
        self._left = min(self._burst, self._left + (at - self._at) * self._rate)
        self._at = at
        if self._left < 1:
            return False
        self._left -= 1
        return True

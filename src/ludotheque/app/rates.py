"""Rates, and what is counted by them."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

REMEMBERED = 50_000
"""Guests or addresses of which one limit keeps count."""

ROUNDING = 1e-3
"""Seconds that are none: times are sums of fractions."""

PERIODS = {"second": 1.0, "minute": 60.0, "hour": 3600.0, "day": 86400.0}


class Rate(NamedTuple):
    """A limit such as ``60/minute``: a bucket of 60 that refills steadily at that rate."""

    number: int
    period: str

    @property
    def per_second(self) -> float:
        """Return the number that is refilled each second."""
        return self.number / PERIODS[self.period]

    def __str__(self) -> str:
        return f"{self.number}/{self.period}"


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


class Buckets:
    """A bucket for each key, all with the same rate. Of each only the time is kept at which it will be full again.

    >>> now = 0.0
    >>> buckets = Buckets(Rate(2, "minute"), 1, lambda: now)
    >>> [(buckets.wait("a"), buckets.take("a")) for _ in range(2)]
    [(0.0, None), (0.0, None)]
    >>> buckets.wait("a"), buckets.wait("b")
    (30.0, 0.0)
    """

    def __init__(self, rate: Rate, times: int = 1, clock: Callable[[], float] = time.monotonic) -> None:
        self._each = 1 / (rate.per_second * times)
        self._empty = rate.number * times * self._each
        self._clock = clock
        self._full_at: dict[str, float] = {}

    def __len__(self) -> int:
        return len(self._full_at)

    def wait(self, key: str) -> float:
        """Return the seconds until that bucket has something; 0 if it has."""
        at = self._clock()
        left = self._full_at.get(key, at) - at + self._each - self._empty
        return left if left > ROUNDING else 0.0

    def take(self, key: str) -> None:
        """Take one out of a bucket."""
        at = self._clock()
        self._full_at[key] = max(at, self._full_at.get(key, at)) + self._each
        if len(self._full_at) > REMEMBERED:
            self._forget(at)

    def _forget(self, at: float) -> None:
        """Forget full buckets; if there are hardly any, the older half of all."""
        left = {key: full for key, full in self._full_at.items() if full > at}
        if len(left) > REMEMBERED // 2:
            left = dict(list(left.items())[-REMEMBERED // 2 :])
        self._full_at = left

"""Recent thinking time by account."""

from __future__ import annotations

from collections.abc import Iterable

HALF_LIFE = 10.0
"""Seconds in which half of what an account has used is forgotten."""

REMEMBERED = 1000
"""Accounts after which those that have used next to nothing are dropped."""

NEXT_TO_NOTHING = 0.01


class Usage:
    """Seconds of thinking by account, forgotten with time.

    >>> usage = Usage()
    >>> usage.charge(["ann"], 4.0, now=0.0)
    >>> usage.most(["ann", "ben"], now=10.0), usage.most(["ben"], now=10.0)
    (2.0, 0.0)
    """

    def __init__(self) -> None:
        self._used: dict[str, tuple[float, float]] = {}

    def most(self, accounts: Iterable[str], now: float) -> float:
        """Return what the busiest of these accounts has used."""
        return max((self._of(account, now) for account in accounts), default=0.0)

    def charge(self, accounts: Iterable[str], seconds: float, now: float) -> None:
        """Add to what these accounts have used; a negative number corrects an estimate."""
        for account in accounts:
            self._used[account] = (max(0.0, self._of(account, now) + seconds), now)
        if len(self._used) > REMEMBERED:
            self._used = {
                account: (self._of(account, now), now)
                for account in self._used
                if self._of(account, now) > NEXT_TO_NOTHING
            }

    def _of(self, account: str, now: float) -> float:
        used, at = self._used.get(account, (0.0, now))
        return float(used * 0.5 ** ((now - at) / HALF_LIFE))

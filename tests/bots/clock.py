"""A clock for searches: each look at it takes a second, so that their time is counted and not measured."""

from __future__ import annotations

import pytest


class Clock:
    """Time that passes by being looked at."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now

    @property
    def spent(self) -> float:
        """The seconds from the first look to the last."""
        return self.now - 1.0


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Have searches go by a clock of their own."""
    one = Clock()
    monkeypatch.setattr("ludotheque.bots.search.perf_counter", one)
    return one

"""An event loop whose time passes at once, so that a test of seconds takes none and measures them exactly."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


class Skipping(selectors.DefaultSelector):
    """A selector that lets the time pass for which it would have waited for a timer."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is not None:
            self.now += max(0.0, timeout)
            timeout = 0.0
        return super().select(timeout)


class Hurried(asyncio.SelectorEventLoop):
    """The time begins at 0, and goes on to the next timer whenever nothing else is to be done."""

    def __init__(self) -> None:
        self._skipping = Skipping()
        super().__init__(self._skipping)

    def time(self) -> float:
        return self._skipping.now


def hurried(play: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine that waits for nothing but timers."""
    with asyncio.Runner(loop_factory=Hurried) as runner:
        return runner.run(play)

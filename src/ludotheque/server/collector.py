"""When the server looks for cyclic garbage: the collector walks all objects, and tables are many that live long.

Young objects are looked through as ever. Those that outlive it are left out of every later look, or a server with
thousands of tables would stand still for seconds in the midst of play. Closed sockets are in no cycle; the parts of a
table are, so everything is looked through once enough tables have been let go of.
"""

import gc
from typing import Literal

COLLECT_AFTER = (5_000, 8, 10)
"""Objects made until the youngest are looked through, and how often that is until older ones are.

One look at the older ones takes some twenty milliseconds then.
"""

WORTH_A_LOOK = 0.25
"""The part of all tables that was let go of when everything is looked through, as Python counts objects itself."""


def relax() -> None:
    """Leave everything that is there out of later looks, and from now on everything that outlives two."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)
    if _settle not in gc.callbacks:
        gc.callbacks.append(_settle)


def _settle(phase: Literal["start", "stop"], info: dict[str, int]) -> None:
    if phase == "stop" and info["generation"] > 0:
        gc.freeze()


class Leavings:
    """Counts the tables that were let go of, and has them cleared away when that is worth it."""

    def __init__(self) -> None:
        self._tables = 0

    def add(self) -> None:
        """Count a table."""
        self._tables += 1

    def clear(self, kept: int) -> None:
        """Look everything through if the tables let go of are many beside those that are kept."""
        if self._tables > WORTH_A_LOOK * (self._tables + kept):
            self._tables = 0
            gc.unfreeze()
            gc.collect()

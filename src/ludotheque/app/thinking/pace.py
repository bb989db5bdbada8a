"""The share of a level's simulations that its bots have had time for of late, and how long they thought."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludotheque.core.build import is_compiled
from ludotheque.core.levels import ANYWHERE, KNOWN, SLOW, level_of

WEIGHT: Final = 0.1
"""The part that a new choice has in the averages."""


class Average(NamedTuple):
    """Of a level's choices in a game: the share of its simulations that was done, and the seconds each took."""

    reached: float
    seconds: float


class Pace:
    """Averages by game and level, on one server: a level thinks longer in one game than in another.

    Before its first choice, a level that searches is known to be slow where nothing is compiled.

    >>> pace = Pace()
    >>> pace.note("koryo", "strong", 0.2, 1.0)
    >>> pace.is_slow("strong"), pace.is_slow("hard")
    (True, True)
    >>> for _ in range(50):
    ...     pace.note("koryo", "strong", 1.0, 0.3)
    >>> pace.is_slow("strong"), round(pace.usual("koryo", "strong"), 1), pace.usual("age_of_comics", "strong")
    (False, 0.3, 1.0)
    """

    def __init__(self) -> None:
        self._averages: dict[tuple[str, str], Average] = {}

    def note(self, game: str, level: str, reached: float, seconds: float) -> None:
        """Note how much of its simulations a choice had time for, 0 to 1, and how long it took."""
        key = game, level_of(level)
        before = self._averages.setdefault(key, Average(reached, seconds))
        self._averages[key] = Average(
            before.reached + WEIGHT * (reached - before.reached), before.seconds + WEIGHT * (seconds - before.seconds)
        )

    def is_slow(self, level: str) -> bool:
        """Return whether bots of that level play weaker here than they should, in any game."""
        reached = [one.reached for (_, name), one in self._averages.items() if name == level_of(level)]
        if not reached:
            return not is_compiled() and ANYWHERE[level_of(level)].simulations > 0
        return min(reached) < SLOW

    def usual(self, game: str, level: str) -> float:
        """Return the seconds of a usual choice; before the first one, the longest thought."""
        average = self._averages.get((game, level_of(level)))
        return KNOWN[level] if average is None else average.seconds

"""The levels of bots: their names, the longest thought of each, and what a level is made of.

>>> level_of("hard"), level_of("strong"), level_of("greedy")
('strong', 'strong', 'greedy')
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

LEVELS: Final[Mapping[str, float]] = {"beginner": 0.05, "casual": 0.1, "skilled": 0.25, "strong": 1.0, "master": 4.0}
"""The levels that people choose from, weakest first, with the seconds that each thinks about a choice at most."""
PLAIN: Final = ("random", "greedy")
"""Bots to compare others with; they choose at once."""
FORMER: Final[Mapping[str, str]] = {"easy": "casual", "medium": "skilled", "hard": "strong", "expert": "master"}
"""Names of earlier releases, in old tables, records and scripts, and the level that each stands for now."""
KNOWN: Final[Mapping[str, float]] = (
    dict.fromkeys(PLAIN, 0.0) | dict(LEVELS) | {former: LEVELS[level] for former, level in FORMER.items()}
)
"""Every name that is accepted, with the longest thought."""
Difficulty = Literal["easy", "medium", "hard", "very-hard"]
DIFFICULTIES: Final[tuple[Difficulty, ...]] = ("easy", "medium", "hard", "very-hard")
"""The difficulties of a task, the easiest first."""
_DIFFICULTY: Final[Mapping[str, Difficulty]] = {
    "beginner": "easy",
    "casual": "easy",
    "skilled": "medium",
    "strong": "hard",
}
USUAL: Final = "skilled"
"""The level of a bot that takes a seat where no one has chosen another."""


SLOW: Final = 0.5
"""The part of a level's simulations below which, for lack of time, it is weaker than its name says."""


def level_of(name: str) -> str:
    """Return the name that a bot has today."""
    return FORMER.get(name, name)


def difficulty_of(level: str | None) -> Difficulty:
    """Return the difficulty of a task by the weakest level that does it; None is too hard for all of them.

    >>> [difficulty_of(level) for level in (*LEVELS, None)]
    ['easy', 'easy', 'medium', 'hard', 'very-hard', 'very-hard']
    """
    return "very-hard" if level is None else _DIFFICULTY.get(level, "very-hard")


@dataclass(frozen=True, slots=True)
class Strength:
    """The effort of a level for a choice, in one game with one number of players.

    Attributes:
        simulations: simulations of a search; 0 for a look one choice ahead, by the game's estimate by hand.
        worlds: guesses at what is hidden in which it looks; 0 for another guess with each simulation.
        sight: how many choices ahead a search grows its tree; 0 for no limit.
        slips: the probability, below 1, that it overlooks an action that it finds best, and takes the next best, unless
            that would cost too much. It may overlook several.
    """

    simulations: int = 0
    worlds: int = 0
    sight: int = 0
    slips: float = 0.0

    def __post_init__(self) -> None:
        if not 0 <= self.slips < 1 or not (self.simulations or self.worlds):
            raise ValueError(f"{self} looks nowhere, or overlooks everything")


ANYWHERE: Final[Mapping[str, Strength]] = {
    "beginner": Strength(worlds=1, slips=0.4),
    "casual": Strength(worlds=4, slips=0.2),
    "skilled": Strength(simulations=100),
    "strong": Strength(simulations=800),
    "master": Strength(simulations=6000),
}
"""The levels of a game that has not measured its own."""

"""The levels of bots in Kick-Ass, so that neighbours are well apart (``docs/bots.md``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludotheque.core.levels import Strength

ANY_TABLE: Final = {
    "beginner": Strength(worlds=1, slips=0.4),
    "casual": Strength(worlds=1, slips=0.2),
    "skilled": Strength(worlds=4),
    "strong": Strength(simulations=20),
    "master": Strength(simulations=120),
}
"""The same, whatever the number of players."""
LEVELS: Final[Mapping[int, Mapping[str, Strength]]] = dict.fromkeys(range(1, 5), ANY_TABLE)

"""The levels of bots in Manga Dice, so that neighbours are well apart (``docs/bots.md``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludotheque.core.levels import Strength

ANY_TABLE: Final = {
    "beginner": Strength(worlds=1, slips=0.35),
    "casual": Strength(worlds=1, slips=0.15),
    "skilled": Strength(worlds=4),
    "strong": Strength(simulations=50),
    "master": Strength(simulations=300),
}
"""The same, whatever the number of players."""
LEVELS: Final[Mapping[int, Mapping[str, Strength]]] = dict.fromkeys(range(2, 5), ANY_TABLE)

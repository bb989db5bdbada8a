"""The levels of bots in Manga Dice, so that neighbours are well apart (``docs/bots.md``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludotheque.core.levels import Strength

LOOKING: Final = {
    "beginner": Strength(worlds=1, slips=0.35),
    "casual": Strength(worlds=1, slips=0.15),
    "skilled": Strength(worlds=4),
}
"""The levels that do not search, whatever the number of players."""
LEVELS: Final[Mapping[int, Mapping[str, Strength]]] = {
    2: {**LOOKING, "strong": Strength(simulations=50), "master": Strength(simulations=300)},
    3: {**LOOKING, "strong": Strength(simulations=80), "master": Strength(simulations=450)},
    4: {**LOOKING, "strong": Strength(simulations=120), "master": Strength(simulations=800)},
}

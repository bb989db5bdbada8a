"""The levels of bots in Koryŏ, so that neighbours are well apart (``docs/bots.md``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludotheque.core.levels import Strength

LEVELS: Final[Mapping[int, Mapping[str, Strength]]] = {
    2: {
        "beginner": Strength(worlds=1, slips=0.8),
        "casual": Strength(worlds=1, slips=0.6),
        "skilled": Strength(simulations=26),
        "strong": Strength(simulations=95),
        "master": Strength(simulations=1200),
    },
    3: {
        "beginner": Strength(worlds=1, slips=0.75),
        "casual": Strength(worlds=1, slips=0.5),
        "skilled": Strength(worlds=4),
        "strong": Strength(simulations=100),
        "master": Strength(simulations=1500),
    },
    4: {
        "beginner": Strength(worlds=1, slips=0.65),
        "casual": Strength(worlds=1, slips=0.4),
        "skilled": Strength(worlds=4),
        "strong": Strength(simulations=200),
        "master": Strength(simulations=1000),
    },
}

"""The levels of bots in Koryŏ, so that neighbours are well apart (``docs/bots.md``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludotheque.core.levels import Strength

LEVELS: Final[Mapping[int, Mapping[str, Strength]]] = {
    2: {
        "beginner": Strength(worlds=1, slips=0.86),
        "casual": Strength(worlds=1, slips=0.67),
        "skilled": Strength(worlds=1, slips=0.4),
        "strong": Strength(simulations=40),
        "master": Strength(simulations=400),
    },
    3: {
        "beginner": Strength(worlds=1, slips=0.82),
        "casual": Strength(worlds=1, slips=0.65),
        "skilled": Strength(worlds=1, slips=0.3),
        "strong": Strength(simulations=38),
        "master": Strength(simulations=400),
    },
    4: {
        "beginner": Strength(worlds=1, slips=0.75),
        "casual": Strength(worlds=1, slips=0.54),
        "skilled": Strength(worlds=4, slips=0.22),
        "strong": Strength(simulations=46, slips=0.08),
        "master": Strength(simulations=1000),
    },
}

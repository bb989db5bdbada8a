"""The levels of bots in Kick-Ass: how often a team of each wins against a random boss (``docs/bots.md``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludotheque.core.levels import Strength

TEAM: Final = {
    "skilled": Strength(worlds=4),
    "strong": Strength(simulations=60),
    "master": Strength(simulations=300),
}
"""The upper levels of a team."""
LEVELS: Final[Mapping[int, Mapping[str, Strength]]] = {
    1: {
        "beginner": Strength(worlds=1, slips=0.95),
        "casual": Strength(worlds=1, slips=0.3),
        "skilled": Strength(simulations=20),
        "strong": Strength(simulations=120),
        "master": Strength(simulations=500),
    },
    2: {"beginner": Strength(worlds=1, slips=0.95), "casual": Strength(worlds=1, slips=0.6), **TEAM},
    3: {"beginner": Strength(worlds=1, slips=0.9), "casual": Strength(worlds=1, slips=0.45), **TEAM},
    4: {"beginner": Strength(worlds=1, slips=0.75), "casual": Strength(worlds=1, slips=0.4), **TEAM},
}

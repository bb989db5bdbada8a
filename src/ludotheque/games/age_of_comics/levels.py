"""The levels of bots in Age of Comics, so that neighbours are well apart (``docs/bots.md``)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludotheque.core.levels import Strength

BEGINNER: Final = Strength(worlds=1, slips=0.95)
SEARCHING: Final = {
    "skilled": Strength(simulations=40, slips=0.38),
    "strong": Strength(simulations=40, slips=0.12),
    "master": Strength(simulations=400),
}
"""The same, whatever the number of players: more than 40 simulations add little, so two of them make mistakes."""
LEVELS: Final[Mapping[int, Mapping[str, Strength]]] = {
    players: {"beginner": BEGINNER, "casual": Strength(worlds=1, slips=slips), **SEARCHING}
    for players, slips in ((1, 0.5), (2, 0.5), (3, 0.55), (4, 0.65))
}

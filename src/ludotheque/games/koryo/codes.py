"""The phases of Koryŏ as the numbers that the rules use."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOBODY: Final[i64] = -1

# Phases. Dealing (phase I) asks no one anything, so the four that do are these, and a swap half made.
ORDERS: Final[i64] = 0
REVEAL: Final[i64] = 1
EFFECTS: Final[i64] = 2
SWAP: Final[i64] = 3
ENDING: Final[i64] = 4
OVER: Final[i64] = 5

"""Phases and actions of Koryŏ as the numbers that the rules use."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NOBODY: Final[i64] = -1

# Phases. Dealing (phase I) asks nobody anything, so the four that do are these, and a swap half made.
ORDERS: Final[i64] = 0
REVEAL: Final[i64] = 1
EFFECTS: Final[i64] = 2
SWAP: Final[i64] = 3
ENDING: Final[i64] = 4
OVER: Final[i64] = 5

# Actions, numbered as the ActionSpace in actions.py numbers them (a test holds the two together).
PLAY: Final[i64] = 0
PAIR: Final[i64] = 99
PASS: Final[i64] = 220
REVEAL_ORDER: Final[i64] = 221
BANK: Final[i64] = 222
FORGIVE: Final[i64] = 223
STEAL: Final[i64] = 225
DESTROY: Final[i64] = 229
LOBBY: Final[i64] = 265
SWAP_WITH: Final[i64] = 301
WAIVE: Final[i64] = 337
END: Final[i64] = 339
DISCARD: Final[i64] = 340
ACTIONS: Final[i64] = 349

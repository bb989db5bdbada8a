"""The printed numbers of the board: spaces, chart, prices (p.2, p.5, p.6, p.11)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# By turn position (p.3).
START_IDEAS: Final = vec[i64]([2, 3, 2, 3])
START_EXTRA: Final = vec[i64]([0, 0, 1, 1])

# By action space, top to bottom (p.7; public where the rulebook's text lost them).
BOARD_IDEAS: Final = vec[i64]([2, 1, 1, 0, 0])
SUPPLY_IDEAS: Final[i64] = 2
ROYALTY: Final = vec[i64]([4, 3, 3, 2, 1])
SALES_TILES: Final = vec[i64]([3, 2, 2, 1, 1])

# Comics printed before a special may be chosen (p.11, R1).
TIER: Final = vec[i64]([2, 2, 2, 3, 4, 4])

# Marketing (p.11).
MARKET_COST: Final = vec[i64]([2, 5, 9])
MARKET_TIERS: Final[i64] = 3
MARKET_FANS: Final = vec[i64]([1, 2, 4])

# The chart (p.2): earnings for 0 to 10 fans; each full ten above pays six again (R4).
EARNINGS: Final = vec[i64]([0, 1, 2, 2, 3, 3, 3, 4, 4, 4])
TEN_EARN: Final[i64] = 6
FIRST_VP: Final[i64] = 3

# An original by its specialised creatives (p.12).
ORIGINAL_VP: Final = vec[i64]([2, 4, 6])

# Calendar tiles by round (p.2).
CALENDAR: Final = vec[i64]([0, 1, 1, 2, 1, 1])

# Solo: fans of a print by difficulty, points at the end.
DIFFICULTY_FANS: Final = vec[i64]([2, 3, 5])
DIFFICULTY_VP: Final = vec[i64]([18, 24, 32])
TITLE_POINTS: Final = vec[i64]([110, 100, 90, 80, 70, 60, 50])
AUTOMA_SALES: Final = vec[i64]([3, 2, 2])
AUTOMA_IDEAS: Final = vec[i64]([2, 1, 1])


def earnings(fans: i64) -> i64:
    """Return what a comic with so many fans earns at the end of a round."""
    return TEN_EARN * (fans // 10) + EARNINGS[fans % 10]

"""What a bot is told about Koryŏ: how well a seat stands, and a quick sensible move.

Both answers come from one table: how likely a seat is to score a family at the end, by the season and by its
margin, the cards it is ahead of the best of the others. Everything else is in points: what powers, events and
cards above the limit are worth.
"""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.chance import Chance
from ludotheque.core.state import Heuristics, State
from ludotheque.games.koryo.cards import (
    BANKER,
    BARBARIANS,
    FAMILIES,
    KINDS,
    LOBBYING,
    MOST_COPIES,
    PRIEST,
    ROUNDS,
    SENATOR,
    SENATOR_BONUS,
    SPY,
    season_limit,
)
from ludotheque.games.koryo.rules import (
    BANK,
    DESTROY,
    DISCARD,
    EFFECTS,
    END,
    FORGIVE,
    LOBBY,
    ORDERS,
    OVER,
    PAIR,
    PASS,
    REVEAL_ORDER,
    STEAL,
    SWAP,
    SWAP_WITH,
    WAIVE,
    Koryo,
)

SHARPNESS: Final = (0.45, 0.5, 0.55, 0.65, 0.8, 1.0, 1.3, 2.2)
"""How much a card of margin counts in each season: little while much can still change."""
NEEDED_MARGIN: Final = (1.6, 1.6, 1.5, 1.4, 1.3, 1.1, 0.9, 0.6)
"""The margin with which a family is as likely scored as not."""
POWERS: Final = (0.1, 0.0, 0.25, 0.1, 0.15, 0.0, 0.15, 0.15, 0.0)
"""Points that holding a family's majority brings in each season to come; Banker and Spy are counted in tokens."""
TOKEN_ODDS: Final = 0.6
"""The chance that a Banker or Spy of today still brings a token in a season to come."""
EFFECT: Final = 2.2
"""Points that an event's effect brings to who may use it."""
FORGIVEN: Final = 0.6
"""How much of an event's cost a Priest saves."""
CROWDING: Final = 0.25
"""Points that an event costs in each season to come, by the place it takes."""
EXCESS: Final = 1.2
"""Points that go with a card above the limit."""
UNORDERED: Final = 2.5
"""Points that an order still to be placed brings."""
SPREAD: Final = 3.0
"""Points that make a lead worth having at the end, and for each season to come."""
SPREAD_PER_SEASON: Final = 0.4

CANDIDATES: Final[i64] = 3
"""Actions that a rollout compares."""


def lead_table() -> vec[float]:
    """The chance to score a family, by season and margin: ``table[MARGINS * season + MOST_COPIES + margin]``."""
    table = vec[float]([0.0] * int(MARGINS))
    for sharpness, needed in zip(SHARPNESS, NEEDED_MARGIN, strict=True):
        for step in range(int(MARGINS)):
            margin = float(step - int(MOST_COPIES))
            table = table.append(1.0 / (1.0 + exp(sharpness * (needed - margin))))
    return table

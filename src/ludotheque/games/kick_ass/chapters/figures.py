"""The figures of the Final Plots (p.22, p.26-30): where a boss stands, where he walks, and his combat cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.kick_ass.cards import OF_COMBAT
from ludotheque.games.kick_ass.codes import (
    DOCKS,
    HOSPITAL,
    LIBRARY,
    NO_ARENA,
    NOBODY,
    PARK,
    POLICE,
    SHOP,
    WALL_STREET,
    WON,
)
from ludotheque.games.kick_ass.names import FIGURE_IDS
from ludotheque.games.kick_ass.state import KickAss, draw_bit
from ludotheque.games.kick_ass.vocabulary import When

LOOP: Final = vec[i64]([LIBRARY, POLICE, DOCKS, PARK, HOSPITAL, WALL_STREET, SHOP, DOCKS])
"""For each district the next one on the way of the bosses who walk: clockwise, City Hall left out."""


BIG_B: Final[i64] = FIGURE_IDS.index("big-b")
MOTHER_RUSSIA: Final[i64] = FIGURE_IDS.index("mother-russia")
"""MoFo's two, among the figures with trackers."""


def set_figure(state: KickAss, district: i64) -> None:
    """Place the boss's figure, with its trackers."""
    figure: i64 = state.villain.figure
    state.boss_at = district
    state.boss_power = state.cards.boss_power[figure]
    state.boss_armor = state.cards.boss_armor[figure]
    state.boss_life = state.cards.boss_life[figure]


def boss_dies(state: KickAss) -> None:
    """Win: a final boss has no life left."""
    state.boss_at = NOBODY
    state.finish(WON)


def draw_combat(state: KickAss) -> i64:
    """Draw a boss combat card."""
    card: i64 = draw_bit(state.chance, state.combat_deck)
    state.combat_deck &= ~(1 << card)
    return card


def combat_effect(state: KickAss, code: i64) -> i64:
    """Return how much of an effect the combat card of this place has."""
    card: i64 = state.villain.combat_card(state) if state.arena != NO_ARENA else NOBODY
    return 0 if card < 0 else state.cards.amount_of(OF_COMBAT + card, code, When.NOW)

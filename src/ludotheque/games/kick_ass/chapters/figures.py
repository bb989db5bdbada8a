"""The figures of the Final Plots (p.22, p.26-30): where a boss stands, where he walks, and his combat cards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.core.reading import need
from ludotheque.games.kick_ass.cards import OF_COMBAT
from ludotheque.games.kick_ass.codes import (
    DOCKS,
    HOSPITAL,
    LIBRARY,
    NO_ARENA,
    NOBODY,
    PARK,
    PLAYING,
    POLICE,
    SHOP,
    WALL_STREET,
    WON,
)
from ludotheque.games.kick_ass.names import FIGURE_IDS
from ludotheque.games.kick_ass.state import KickAss
from ludotheque.games.kick_ass.vocabulary import When

LOOP: Final = vec[i64]([LIBRARY, POLICE, DOCKS, PARK, HOSPITAL, WALL_STREET, SHOP, DOCKS])
"""For each district the next one on the way of the bosses who walk: clockwise, City Hall left out."""


BIG_B: Final[i64] = FIGURE_IDS.index("big-b")
MOTHER_RUSSIA: Final[i64] = FIGURE_IDS.index("mother-russia")
"""MoFo's two, among the figures with trackers."""
COMPANIONS: Final = vec[i64]([BIG_B, MOTHER_RUSSIA])
"""Figures that fight in an arena beside a boss, in the order of their numbers among the enemies."""


def set_figure(state: KickAss, district: i64) -> None:
    """Place the boss's figure, with its trackers."""
    figure = state.villain.figure
    state.boss_at = district
    state.boss_power = state.cards.boss_power[figure]
    state.boss_armor = state.cards.boss_armor[figure]
    state.boss_life = state.cards.boss_life[figure]


def boss_dies(state: KickAss) -> None:
    """Win: a final boss has no life left."""
    state.boss_at = NOBODY
    state.finish(WON)


def gang_spaces(state: KickAss, district: i64) -> i64:
    """Return the spaces of a district that the gang takes."""
    return state.villain.gang.spaces(state, district) if state.boss_at == district else 0


def gang_minions(state: KickAss, place: i64) -> i64:
    """Return how many of the gang are minions there, whom effects reach."""
    return state.villain.gang.minions() if state.boss_at == place else 0


def check_walker(state: KickAss) -> None:
    """Check, in a position that was loaded, a boss who walks the city with his gang (p.27, p.29)."""
    if state.standing == PLAYING:
        somewhere = state.plot == 0 or state.boss_at >= 0
        need(somewhere, "boss_at", "he walks the city from the first night of the plot")
        need(state.villain.gang.members == 0 or state.plot != 0, "gang", "no one before the plot is turned up")


def combat_effect(state: KickAss, code: i64) -> i64:
    """Return how much of an effect the combat card of this place has."""
    card = state.villain.arena.card() if state.arena != NO_ARENA else NOBODY
    return 0 if card < 0 else state.cards.amount_of(OF_COMBAT + card, code, When.NOW)

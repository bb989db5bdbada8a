"""Red Mist (p.26): he hides; eight facedown tokens, one in each district, say where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotheque.games.kick_ass import do, heroes, log, plots
from ludotheque.games.kick_ass.codes import DISTRICTS, GAIN_ONE, HAPPINESS, HIDEOUT, NOTHING, Q_TOKEN, RED_MIST

if TYPE_CHECKING:
    from ludotheque.games.kick_ass.rules import KickAss


def set_up(state: KickAss) -> None:
    """A facedown token in each district. What each is, is drawn when it is turned up."""
    d: i64 = 0
    for d in range(DISTRICTS):
        state.mist[d] = 1


def on_complete(state: KickAss) -> None:
    """The team turns up two tokens."""
    state.push(Q_TOKEN, state.captain(), 2, 0)


def offer_tokens(state: KickAss, actions: list[i64]) -> None:
    """Districts whose token is still face down."""
    d: i64 = 0
    for d in range(DISTRICTS):
        if state.mist[d] != 0:
            actions.append(do.REVEAL.of(d))


def turn_up(state: KickAss, district: i64) -> None:
    """One token: nothing, all lose or gain one happiness, or there he is (Q43)."""
    left: i64 = state.mist_left[0] + state.mist_left[1] + state.mist_left[2] + state.mist_left[3]
    kind: i64 = state.chance.pick(state.mist_left, left)
    state.mist_left[kind] -= 1
    state.mist[district] = 0
    if state.events is not None:
        log.mist(state, kind, district)
    seat: i64 = 0
    if kind == HIDEOUT:
        plots.set_figure(state, RED_MIST, district)
        return
    if kind != NOTHING:
        for seat in range(state.num_players):
            heroes.change(state, seat, HAPPINESS, 1 if kind == GAIN_ONE else -1)

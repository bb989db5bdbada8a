"""Red Mist (p.26): he hides; eight facedown tokens, one in each district, say where."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from ludotheque.games.kick_ass import do, log
from ludotheque.games.kick_ass.chapters import heroes
from ludotheque.games.kick_ass.chapters.figures import set_figure
from ludotheque.games.kick_ass.codes import DISTRICTS, GAIN_ONE, HAPPINESS, HIDEOUT, NOTHING
from ludotheque.games.kick_ass.state import KickAss, Question, Villain

TOKENS: Final[i64] = 2
"""Turned up for each completed event."""


@final
class RedMist(Villain):
    """He is nowhere before the token of his hideout is turned up."""

    def __init__(self) -> None:
        super().__init__("red-mist")

    def signs(self, state: KickAss) -> vec[float]:
        """Count the tokens that are still face down, while he hides."""
        hidden: i64 = 0
        if state.boss_at < 0:
            for token in state.mist:
                hidden += token
        return vec[float]([0.2 * float(hidden)])

    def hides(self) -> bool:
        return True

    def needs_events(self, state: KickAss) -> bool:
        """Return whether he still hides."""
        return state.boss_at < 0

    def set_up(self, state: KickAss) -> None:
        """Place a facedown token in each district. Its kind is drawn when it is turned up."""
        district: i64 = 0
        for district in range(DISTRICTS):
            state.mist[district] = 1

    def on_complete(self, state: KickAss) -> None:
        state.put(TurnUpTokens(state.captain(), TOKENS))


@final
@mypyc_attr(acyclic=True)
class TurnUpTokens(Question):
    """Choose districts whose token is turned up, so many."""

    def __init__(self, seat: i64, most: i64) -> None:
        super().__init__(seat)
        self.most: i64 = most

    def offer(self, state: KickAss, actions: list[i64]) -> None:
        district: i64 = 0
        for district in range(DISTRICTS):
            if state.mist[district] != 0:
                actions.append(do.REVEAL.of(district))

    def answer(self, state: KickAss, action: i64) -> None:
        state.drop()
        if self.most > 1:
            state.put(TurnUpTokens(self.seat, self.most - 1))
        turn_up(state, do.REVEAL.which(action))


def turn_up(state: KickAss, district: i64) -> None:
    """Turn up one token: nothing, all lose or gain one happiness, or there he is (Q43)."""
    left: i64 = 0
    for one in state.mist_left:
        left += one
    kind: i64 = state.chance.pick(state.mist_left, left)
    state.mist_left[kind] -= 1
    state.mist[district] = 0
    if state.events is not None:
        log.mist(state, kind, district)
    if kind == HIDEOUT:
        set_figure(state, district)
    elif kind != NOTHING:
        seat: i64 = 0
        for seat in range(state.num_players):
            heroes.change(state, seat, HAPPINESS, 1 if kind == GAIN_ONE else -1)

"""What a plan for Kick-Ass weighs by, and how near each district is to sending its minions on to City Hall."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.kick_ass import city
from ludotheque.games.kick_ass.cards import SPAWNS
from ludotheque.games.kick_ass.codes import CITY_HALL, DISTRICTS, NO_ARENA, ROUNDS, SEGMENTS

if TYPE_CHECKING:
    from ludotheque.games.kick_ass.rules import KickAss


class Weights:
    """The points of a plan, of which a minion less in a quiet district is about one. Found by playing matches."""

    def __init__(self) -> None:
        # The city.
        self.minion: float = 0.5
        self.near: float = 4.61
        self.far: float = 1.22
        self.near_segments: float = 1.53
        self.far_segments: float = 11.8
        self.spread: float = 2.06
        self.station: float = 0.99
        self.super_life: float = 1.53
        self.clean: float = 0.52
        self.guard: float = 0.89
        # Events and the boss.
        self.base_event: float = 13.2
        self.late_event: float = 2.82
        self.boss_event: float = 25.4
        self.finishing: float = 0.93
        self.hurry: float = 0.45
        self.boss_hit: float = 28.8
        self.gang: float = 6.85
        # Heroes.
        self.strength: float = 6.44
        self.sad: float = 1.12
        self.low: float = 2.03
        self.glad: float = 0.41
        self.media: float = 0.69
        self.life: float = 0.57
        self.faint: float = 3.15
        self.dollar: float = 1.12
        self.rich: float = 0.41
        self.gear: float = 3.83
        self.price: float = 0.47
        self.docks: float = 7.17
        self.again: float = 1.07
        # Cards: in a hand, and when one is chosen.
        self.card_move: float = 0.62
        self.card_timer: float = 2.75
        self.card_fight: float = 3.32
        self.card_stat: float = 0.5
        self.card_kill: float = 1.21
        self.card_guard: float = 2.05
        self.card_dice: float = 0.94
        self.card_place: float = 1.64
        self.card_take: float = 1.94
        self.most_fights: float = 1.15
        self.spend: float = 0.23
        self.second: float = 0.66
        self.together: float = 0.47
        self.wait: float = 0.51
        self.noise: float = 0.34
        self.margin: float = 1.2


WEIGHTS: Final = Weights()

DOWNSTREAM: Final = vec[i64]([6, 3, 1, 0, 4, 5, 2, 7])
"""Districts in an order in which minions that find no room come to each after those that send them."""


class Outlook:
    """What is worked out once for a plan: how much a space more in each district would help."""

    def __init__(self, state: KickAss) -> None:
        self.state: KickAss = state
        self.need: vec[float] = vec[float]([0.0] * DISTRICTS)
        self.coming: vec[float] = vec[float]([0.0] * DISTRICTS)
        self.share: vec[float] = vec[float]([0.0] * DISTRICTS)
        self.left: float = float((ROUNDS - state.round) * SEGMENTS + SEGMENTS - state.segment)
        if state.arena == NO_ARENA:
            self.expect()
            self.flow(WEIGHTS.near_segments, WEIGHTS.near)
            self.flow(WEIGHTS.far_segments, WEIGHTS.far)
        d: i64 = 0
        for d in range(DISTRICTS):
            self.need[d] += WEIGHTS.minion

    def expect(self) -> None:
        """Minions that come to each district in a segment, by the spawn cards that are left."""
        state: KickAss = self.state
        cards: i64 = state.spawn_deck
        if cards == 0:
            cards = (1 << SPAWNS) - 1
        count: i64 = state.cards.incoming[state.incoming]
        drawn: float = 0.0
        card: i64 = 0
        k: i64 = 0
        while cards != 0:
            if cards & 1 != 0:
                drawn += 1.0
                for k in range(3):
                    self.coming[state.cards.spawn_districts[card * 3 + k]] += float((count + 2 - k) // 3)
            cards >>= 1
            card += 1
        for k in range(DISTRICTS):
            self.coming[k] /= drawn

    def overflow(self, segments: float) -> float:
        """Let the minions of some segments come: how many are too many for City Hall, and in ``share`` by how much a
        little more of them in each district would be too much there."""
        state: KickAss = self.state
        into: vec[float] = vec[float]([0.0] * DISTRICTS)
        over: float = 0.0
        k: i64 = 0
        for k in range(DISTRICTS):
            d: i64 = DOWNSTREAM[k]
            comes: float = self.coming[d] * segments + into[d]
            over = comes - float(city.room(state, d) + 2 * state.tokens[d])
            width: float = WEIGHTS.spread * (0.5 + 0.5 * comes)
            if over >= width:
                self.share[d] = 1.0
            elif over > -width:
                self.share[d] = 0.5 + 0.5 * over / width
                over = (over + width) * (over + width) / (4.0 * width)
            else:
                self.share[d] = 0.0
                over = 0.0
            if d != CITY_HALL:
                into[state.cards.path[d]] += over
        return over

    def flow(self, segments: float, weight: float) -> None:
        """Weigh each district by the share of one more minion that would be one too many for City Hall."""
        self.overflow(segments if segments < self.left else self.left)
        k: i64 = DISTRICTS - 1
        while k >= 0:
            d: i64 = DOWNSTREAM[k]
            if d != CITY_HALL:
                self.share[d] *= self.share[self.state.cards.path[d]]
            self.need[d] += weight * self.share[d]
            k -= 1

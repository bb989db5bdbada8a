"""Needs of the districts: how near each is to sending its minions on to City Hall."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.kick_ass import verbs
from ludotheque.games.kick_ass.bots.weights import WEIGHTS
from ludotheque.games.kick_ass.cards import SPAWNS
from ludotheque.games.kick_ass.chapters import city, items
from ludotheque.games.kick_ass.codes import CITY_HALL, DISTRICTS, NO_ARENA, ROUNDS, SEGMENTS
from ludotheque.games.kick_ass.state import KickAss
from ludotheque.games.kick_ass.vocabulary import Word

NO_NUMBERS: Final = vec[float]([0.0] * verbs.ACTIONS.size)
"""To copy from: a table made of a list takes four times as long."""
DOWNSTREAM: Final = vec[i64]([6, 3, 1, 0, 4, 5, 2, 7])
"""Districts in an order in which minions that find no room come to each after those that send them."""


@final
class Gear:
    """The gear of a hero: what strength, items in their places and hardships give in every fight."""

    def __init__(self, state: KickAss, seat: i64) -> None:
        self.red: float = float(items.bonus(state, seat, Word.RED_DICE))
        self.blue: float = float(items.bonus(state, seat, Word.BLUE_DICE))
        self.hits: float = float(items.bonus(state, seat, Word.HIT))
        self.shields: float = float(items.bonus(state, seat, Word.SHIELD))
        self.reroll_red: float = float(items.bonus(state, seat, Word.REROLL_RED))
        self.reroll_blue: float = float(items.bonus(state, seat, Word.REROLL_BLUE))
        self.reroll_any: float = float(items.bonus(state, seat, Word.REROLL_ANY))


@final
class Needs:
    """The needs worked out once for a plan: how much a space more in each district would help, and the heroes' gear."""

    def __init__(self, state: KickAss) -> None:
        self.state: KickAss = state
        self.need: vec[float] = NO_NUMBERS[:DISTRICTS]
        self.coming: vec[float] = NO_NUMBERS[:DISTRICTS]
        self.share: vec[float] = NO_NUMBERS[:DISTRICTS]
        self.free: vec[float] = NO_NUMBERS[:DISTRICTS]
        self.gears: list[Gear | None] = [None, None, None, None]
        self.left: float = float((ROUNDS - state.round) * SEGMENTS + SEGMENTS - state.segment)
        for d in range(DISTRICTS):
            self.free[d] = float(city.room(state, d) + 2 * state.tokens[d])
        if state.arena == NO_ARENA:
            self.expect()
            self.flow(WEIGHTS.near_segments, WEIGHTS.near)
            self.flow(WEIGHTS.far_segments, WEIGHTS.far)
        for d in range(DISTRICTS):
            self.need[d] += WEIGHTS.minion

    def gear(self, seat: i64) -> Gear:
        """Return a hero's gear."""
        known = self.gears[seat]
        if known is None:
            known = Gear(self.state, seat)
            self.gears[seat] = known
        return known

    def expect(self) -> None:
        """Count the minions that come to each district in a segment, by the spawn cards that are left."""
        state = self.state
        left = state.spawn_deck
        if left == 0:
            left = (1 << SPAWNS) - 1
        listed = state.cards.spawn_districts
        coming = self.coming
        count = state.cards.incoming[state.incoming]
        first = float((count + 2) // 3)
        second = float((count + 1) // 3)
        third = float(count // 3)
        drawn = 0.0
        card: i64 = 0
        while left != 0:
            if left & 1 != 0:
                drawn += 1.0
                coming[listed[card * 3]] += first
                coming[listed[card * 3 + 1]] += second
                coming[listed[card * 3 + 2]] += third
            left >>= 1
            card += 1
        for district in range(DISTRICTS):
            coming[district] /= drawn

    def overflow(self, segments: float) -> float:
        """Estimate the minions that some segments bring: how many are too many for City Hall.

        ``share`` then has by how much a few more of them in each district would be too many there.
        """
        path = self.state.cards.path
        into = NO_NUMBERS[:DISTRICTS]
        over = 0.0
        for k in range(DISTRICTS):
            d = DOWNSTREAM[k]
            comes = self.coming[d] * segments + into[d]
            over = comes - self.free[d]
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
                into[path[d]] += over
        return over

    def flow(self, segments: float, weight: float) -> None:
        """Weigh each district by the share of one more minion that would be one too many for City Hall."""
        self.overflow(segments if segments < self.left else self.left)
        k = DISTRICTS - 1
        while k >= 0:
            d = DOWNSTREAM[k]
            if d != CITY_HALL:
                self.share[d] *= self.share[self.state.cards.path[d]]
            self.need[d] += weight * self.share[d]
            k -= 1

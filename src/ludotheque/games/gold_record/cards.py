"""The components of Gold Record as the rules see them: flat tables, a row for each card of the file."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from ludotheque.games.gold_record.codes import RESOURCES


class Cards:
    """One set of components. Costs have five numbers for each card: how often each resource is paid."""

    def __init__(
        self,
        strips: list[int],
        squares: list[int],
        square_ranking: list[int],
        square_battle: list[int],
        leader_ranking: list[int],
        leader_battle: list[int],
        leader_van: list[int],
        sector_ring: list[int],
        sector_cost: list[int],
        sector_points: list[int],
        role: list[int],
        professional: list[int],
        cost: list[int],
        ranking: list[int],
        battle: list[int],
        van: list[int],
        players: list[int],
        fluke_copies: list[int],
        fluke_effect: list[int],
        fluke_ranking: list[int],
        fluke_battle: list[int],
        happens_copies: list[int],
        happens_effect: list[int],
        happens_size: list[int],
    ) -> None:
        self.strips: vec[i64] = vec[i64](strips)
        # Ten counts each for two, three and four players.
        self.squares: vec[i64] = vec[i64](squares)
        self.square_ranking: vec[i64] = vec[i64](square_ranking)
        self.square_battle: vec[i64] = vec[i64](square_battle)
        self.leader_ranking: vec[i64] = vec[i64](leader_ranking)
        self.leader_battle: vec[i64] = vec[i64](leader_battle)
        self.leader_van: vec[i64] = vec[i64](leader_van)
        self.sector_ring: vec[i64] = vec[i64](sector_ring)
        self.sector_points: vec[i64] = vec[i64](sector_points)
        # Costs: musicians first, then sectors.
        self.cost: vec[i64] = vec[i64](cost + sector_cost)
        # Musicians; ``players`` is the smallest game that one is in.
        self.role: vec[i64] = vec[i64](role)
        self.professional: vec[i64] = vec[i64](professional)
        self.ranking: vec[i64] = vec[i64](ranking)
        self.battle: vec[i64] = vec[i64](battle)
        self.van: vec[i64] = vec[i64](van)
        self.players: vec[i64] = vec[i64](players)
        self.fluke_copies: vec[i64] = vec[i64](fluke_copies)
        self.fluke_effect: vec[i64] = vec[i64](fluke_effect)
        self.fluke_ranking: vec[i64] = vec[i64](fluke_ranking)
        self.fluke_battle: vec[i64] = vec[i64](fluke_battle)
        self.happens_copies: vec[i64] = vec[i64](happens_copies)
        self.happens_effect: vec[i64] = vec[i64](happens_effect)
        self.happens_size: vec[i64] = vec[i64](happens_size)

    def price(self, item: i64) -> i64:
        """How many resources an item costs: musicians are numbered first, then sectors."""
        total: i64 = 0
        kind: i64 = 0
        for kind in range(RESOURCES):
            total += self.cost[item * RESOURCES + kind]
        return total

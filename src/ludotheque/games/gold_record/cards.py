"""The cards of Gold Record as the file of components has them: one object for each kind, never changed."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64


@final
class Square:
    """A kind of square card, and how many of it a game of two, three and four players has."""

    def __init__(self, copies: list[int], ranking: i64, battle: i64) -> None:
        self.copies: vec[i64] = vec[i64](copies)
        self.ranking: i64 = ranking
        self.battle: i64 = battle


@final
class Leader:
    """The leader of a band."""

    def __init__(self, ranking: i64, battle: i64, van: bool) -> None:
        self.ranking: i64 = ranking
        self.battle: i64 = battle
        self.van: bool = van


class Item:
    """Something to buy. Its cost says how often each resource is paid."""

    def __init__(self, cost: list[int]) -> None:
        self.cost: vec[i64] = vec[i64](cost)
        self.price: i64 = sum(cost)


@final
class Musician(Item):
    """A musician; ``players`` is the smallest game that has this one."""

    def __init__(
        self, cost: list[int], role: i64, professional: bool, ranking: i64, battle: i64, van: bool, players: i64
    ) -> None:
        super().__init__(cost)
        self.role: i64 = role
        self.professional: bool = professional
        self.ranking: i64 = ranking
        self.battle: i64 = battle
        self.van: bool = van
        self.players: i64 = players


@final
class Sector(Item):
    """A sector of the gold record."""

    def __init__(self, cost: list[int], ring: i64, points: i64) -> None:
        super().__init__(cost)
        self.ring: i64 = ring
        self.points: i64 = points


@final
class Fluke:
    """A kind of FLUKE card."""

    def __init__(self, copies: i64, effect: i64, ranking: i64, battle: i64) -> None:
        self.copies: i64 = copies
        self.effect: i64 = effect
        self.ranking: i64 = ranking
        self.battle: i64 = battle


@final
class Happening:
    """A kind of #*IT HAPPENS card; ``size`` is the resource or the number that its effect names."""

    def __init__(self, copies: i64, effect: i64, size: i64) -> None:
        self.copies: i64 = copies
        self.effect: i64 = effect
        self.size: i64 = size


@final
class Cards:
    """One set of components: the strips under the spaces, and every kind of card.

    ``items`` are all that is sold: musicians first, then sectors.
    """

    def __init__(
        self,
        strips: list[int],
        squares: list[Square],
        leaders: list[Leader],
        musicians: list[Musician],
        sectors: list[Sector],
        flukes: list[Fluke],
        happenings: list[Happening],
    ) -> None:
        self.strips: vec[i64] = vec[i64](strips)
        self.squares: vec[Square] = vec[Square](squares)
        self.leaders: vec[Leader] = vec[Leader](leaders)
        self.musicians: vec[Musician] = vec[Musician](musicians)
        self.sectors: vec[Sector] = vec[Sector](sectors)
        items: list[Item] = []
        items.extend(musicians)
        items.extend(sectors)
        self.items: vec[Item] = vec[Item](items)
        self.flukes: vec[Fluke] = vec[Fluke](flukes)
        self.happenings: vec[Happening] = vec[Happening](happenings)
